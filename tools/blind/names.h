#pragma once
// A person's name wherever it stands in a text: whole, in parts, with initials, in another order, with or without
// accents, in the Latin letters of another script.

#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "ir/unicode.h"

namespace cvconv::blind {

class NamePattern {
    using Part = std::vector<std::string>;  ///< folded words; several only in scripts without blanks

public:
    /// Adds the words of a name as it is written; titles ("Dr."), suffixes and particles ("van") are no parts.
    void add(std::string_view name);

    /// Parts for which this is so count only beside another part: "Data" of "Ann Lee Data", a title taken for a name.
    void weaken(const std::function<bool(const std::string&)>& is_weak);

    /// Where the name stands, in order. A part alone counts only where it has three letters (two characters in Han,
    /// kana and Hangul) and a capital, where the script has any: "mark" is a word, "Mark" the person.
    [[nodiscard]] std::vector<Span> find(std::string_view text) const;

    /// Whether a word can be part of the name where it stands alone; the check of what is written asks the same.
    [[nodiscard]] bool stands_for(std::string_view text, const std::vector<Word>& words, std::size_t at) const;

    /// Whether a folded word of three letters or more is a part.
    [[nodiscard]] bool has_part(const std::string& folded) const {
        return count_characters(folded) >= 3 && parts_.contains(Part{folded}) && !weak_.contains(folded);
    }

    [[nodiscard]] bool empty() const { return parts_.empty(); }
    /// Each as its folded words joined: "garcia", "王伟"; weak ones, too.
    [[nodiscard]] std::vector<std::string> parts() const;
    /// Those that may stand alone.
    [[nodiscard]] std::vector<std::string> strong_parts() const;
    /// All of them, sorted: the same for "Ann Lee" and "LEE, Ann".
    [[nodiscard]] std::string key() const;

private:
    void add_part(Part part);
    void add_romanised(const Part& characters);
    [[nodiscard]] std::size_t part_at(const std::vector<Word>& words, std::size_t at) const;
    /// "J", or "JM" behind the family name.
    [[nodiscard]] bool is_initial(std::string_view text, const Word& word) const;
    [[nodiscard]] std::uint32_t end_of_name(std::string_view text, const Word& word) const;
    struct Run;
    [[nodiscard]] Run run_at(std::string_view text, const std::vector<Word>& words, std::size_t at) const;

    std::set<Part> parts_;
    std::set<std::string> weak_;
    std::set<std::string> initials_;
    std::set<std::string> written_;  ///< parts as they were given, without variants: for key()
    bool lower_ = false;             ///< the name is written in small letters
};

/// Not "Bourne Grammar School", which stands where a referee should.
[[nodiscard]] bool may_be_person(std::string_view text);

}  // namespace cvconv::blind
