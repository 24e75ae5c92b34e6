#pragma once
// What stands in place of names: the same for the same name in a document, and for the same person with the same key.

#include <map>
#include <string>
#include <string_view>

#include "ir/partial_date.h"

namespace cvconv::blind {

/// 16 digits that tell nothing of the text to who has not the key: for names of files.
[[nodiscard]] std::string keyed_hash(std::string_view text, std::string_view key);

/// "Candidate 7F3A21": HMAC-SHA-256 of `person` under `key`, its first 24 bits. `person` is what the same person has in
/// each CV. Of 100 people two have the same code once in 3,400 times.
[[nodiscard]] std::string candidate_code(std::string_view person, std::string_view key, std::string_view language);

/// "Employer A", "Employer B", … "Employer Z", "Employer AA": by the order in which names are first asked for.
class Labels {
public:
    /// `word` is a key of Idea::blind_words.
    Labels(std::string_view word, std::string_view language);
    /// Names that fold to the same have the same label.
    [[nodiscard]] const std::string& of(std::string_view name);

private:
    std::string word_;
    std::map<std::string, std::string> labels_;
};

/// The word of a blinded CV in its language, else in English.
[[nodiscard]] std::string blind_word(std::string_view key, std::string_view language);

/// "4 years, 2 months" in the language, as CLDR has it; the last month counts. Of two years the years between them.
/// Empty where the end is before the start.
[[nodiscard]] std::string duration(const PartialDate& from, const PartialDate& to, std::string_view language);

}  // namespace cvconv::blind
