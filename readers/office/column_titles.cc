#include "readers/office/column_titles.h"

#include <algorithm>
#include <string_view>

#include "ir/lexicon.h"
#include "ir/unicode.h"

namespace cvconv::office {
namespace {

constexpr std::size_t longest_title = 4;  // words

bool has_key(Idea idea, std::string_view text, std::initializer_list<std::string_view> keys) {
    const auto hits = lookup(idea, text);
    return std::any_of(hits.begin(), hits.end(), [&](const LexiconHit& hit) {
        return std::find(keys.begin(), keys.end(), hit.key) != keys.end();
    });
}

bool names_a_field(const std::string& text) {
    if (!lookup(Idea::entry_labels, text).empty() || !lookup(Idea::contact_labels, text).empty() ||
        has_key(Idea::record_labels, text, {"authors", "venue"}) ||
        has_key(Idea::date_words, text, {"since", "from", "until"})) {  // "From | To"
        return true;
    }
    const auto words = words_of(text);  // "Employer / place"
    return words.size() <= longest_title && !find(Idea::entry_labels, words).empty();
}

}  // namespace

bool are_column_titles(const std::vector<std::string>& cells) {
    const auto known = static_cast<std::size_t>(std::count_if(cells.begin(), cells.end(), names_a_field));
    const bool all_are_headings = std::all_of(cells.begin(), cells.end(), [](const std::string& text) {
        return !lookup(Idea::section_headings, text).empty();
    });
    return cells.size() > 1 && !all_are_headings &&
           (known == cells.size() || (cells.size() > 2 && known + 1 == cells.size()));
}

}  // namespace cvconv::office
