#pragma once
// What tells who somebody is, and where it stands in a text: names, mails, telephone numbers, links, a street, a date
// of birth, the names of employers. Collected from the values that are hidden; used twice, to take them out of the
// other texts and to check what is written.

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "ir/partial_date.h"
#include "tools/blind/names.h"

namespace cvconv::blind {

/// Something found in a text, and what is to stand there.
struct Trace {
    Span where;
    std::string kind;  ///< the group: "mail"
    std::string rule;  ///< the member that it is the value of
    std::string replacement;
};

/// Stands for what has no placeholder of its own.
inline constexpr std::string_view left_out = "[…]";

class Traces {
public:
    /// The kinds of things that are hidden at all decide what is looked for: mails, links.
    bool hides_mails = false;
    bool hides_links = false;
    bool hides_phones = false;

    void set_own_name(NamePattern name, std::string replacement) {
        own_ = std::move(name);
        own_replacement_ = std::move(replacement);
    }
    /// A name that stays: an account that consists of it ("jana.nowak") is not looked for by itself.
    void keep_name(NamePattern name) { kept_ = std::move(name); }
    void add_person(std::string_view name, std::string replacement);
    void add_mail(std::string_view mail);
    /// Of a mail address, where it tells who has it.
    void add_domain(std::string domain) { links_.push_back(std::move(domain)); }
    void add_phone(std::string_view phone, std::string_view rule);
    void add_link(std::string_view link, std::string_view rule);
    /// Words in this order, whatever stands between them: a street, an employer.
    void add_phrase(std::string_view text, std::string_view kind, std::string_view rule, std::string_view replacement);
    void add_birth_date(const PartialDate& date) { birth_dates_.push_back(date); }

    [[nodiscard]] const NamePattern& own() const { return own_; }

    /// In order, none overlapping.
    [[nodiscard]] std::vector<Trace> find(std::string_view text) const;

    /// An address of something that tells the person: it has a name, an account or a removed link in it.
    [[nodiscard]] bool tells(std::string_view url) const;

    /// The check: names what it finds ("part of a name", "mail"). It looks at words and bytes alone, not by find(), so
    /// that a mistake there is seen here. Words of `form`, which an output has whatever the CV is, are not counted.
    [[nodiscard]] std::vector<std::string> check(std::string_view text, const std::set<std::string>& form = {}) const;
    /// How many values and parts check() looks for.
    [[nodiscard]] int searched() const;

private:
    struct Person {
        NamePattern name;
        std::string replacement;
    };
    struct Phrase {
        std::vector<std::string> words;
        std::string kind, rule, replacement;
    };
    struct Phone {
        std::string digits;
        std::string rule;
    };
    void add_account(std::string_view name);
    [[nodiscard]] std::size_t account_at(const std::vector<Word>& words, std::size_t at) const;
    void find_names(std::string_view text, std::vector<Trace>& found) const;
    void find_addresses(std::string_view text, std::vector<Trace>& found) const;
    void find_phones_in(std::string_view text, std::vector<Trace>& found) const;
    void find_phrases(std::string_view text, std::vector<Trace>& found) const;
    void find_dates(std::string_view text, std::vector<Trace>& found) const;

    NamePattern own_, kept_;
    std::string own_replacement_;
    std::vector<Person> people_;
    std::vector<std::string> mails_;
    std::vector<std::string> links_;                  ///< folded, without scheme and "www."
    std::vector<std::vector<std::string>> accounts_;  ///< folded words: {"jana", "nowak", "dev"}
    std::vector<Phone> phones_;
    std::vector<Phrase> phrases_;
    std::vector<PartialDate> birth_dates_;
};

}  // namespace cvconv::blind
