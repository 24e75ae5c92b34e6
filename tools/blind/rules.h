#pragma once
// What blinding does with each member of the schema: one table, which --help of `cvconv blind` and the manual print.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cvconv::blind {

/// Each hides what those before it hide, and more.
enum class Profile : std::uint8_t { contact, fair, strict };

[[nodiscard]] std::string_view name_of(Profile profile);
[[nodiscard]] std::optional<Profile> profile(std::string_view name);
[[nodiscard]] std::vector<std::string> profile_names();

/// From which profile on a member is hidden.
enum class From : std::uint8_t { always, contact, fair, strict, asked, never };

/// What stands in its place.
enum class Hiding : std::uint8_t {
    remove,
    candidate,  ///< "Candidate 7F3A21"
    employer,   ///< "Employer A"
    school,     ///< "School B"
    country,    ///< of "Berlin, Germany" the country
    gendered,   ///< goes only where it tells the gender: "Mrs", not "Dr."
    duration,   ///< of two dates the time between them
};

/// How a hidden value is looked for in all other texts, and in what is written.
enum class Search : std::uint8_t { no, name, mail, phone, link, phrase, date };

struct Rule {
    std::string_view member;  ///< "basics.location.city"; also of all that is below it
    std::string_view group;   ///< what --hide and --keep call it
    From from = From::never;
    Hiding hiding = Hiding::remove;
    Search search = Search::no;
};

[[nodiscard]] const std::vector<Rule>& rules();
/// The rule with the longest member that `member` is or lies below. Every member has one (a test walks the model).
[[nodiscard]] const Rule& rule_for(std::string_view member);
/// The names of organisations: one that is called as the person is hidden whole, since "Candidate 7F3A Motors" tells.
/// "employer", "school", or empty.
[[nodiscard]] std::string_view label_of_organisation(std::string_view member);
/// Has sentences, in which pronouns are replaced.
[[nodiscard]] bool is_prose(std::string_view member);
/// What --hide and --keep may name, sorted.
[[nodiscard]] std::vector<std::string> groups();
/// The table as text: a line a group.
[[nodiscard]] std::string table_of_rules();

}  // namespace cvconv::blind
