#include "readers/pdf/layout/known_texts.h"

#include <algorithm>
#include <string_view>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/pdf/layout/date_texts.h"

namespace cvconv::pdf {

namespace {

constexpr std::size_t most_words = 8;  // of a heading

}  // namespace

bool is_heading(const Segment& s) {
    if (s.words.size() > most_words) {
        return false;
    }
    const std::string text = s.text();
    if (!lookup(Idea::section_headings, text).empty()) {
        return true;
    }
    if (text.find_first_of("&/,") == std::string::npos) {
        return false;
    }
    std::string_view rest = text;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find_first_of("&/,"), rest.size());
        if (lookup(Idea::section_headings, trim(rest.substr(0, end))).empty()) {
            return false;
        }
        if (end == rest.size()) {
            return true;
        }
        rest.remove_prefix(end + 1);
    }
    return false;
}

bool KnownTexts::is_heading(const Segment& segment) {
    if (segment.words.size() > most_words) {
        return false;  // without putting its text together
    }
    auto [known, added] = headings_.try_emplace(segment.text());
    if (added) {
        known->second = pdf::is_heading(segment);
    }
    return known->second;
}

bool KnownTexts::is_dateish(const std::string& text) {
    auto [known, added] = dates_.try_emplace(text);
    if (added) {
        known->second = pdf::is_dateish(text);
    }
    return known->second;
}

bool KnownTexts::is_label(const std::string& text) {
    auto [known, added] = labels_.try_emplace(text);
    if (added) {
        known->second = !lookup(Idea::entry_labels, text).empty() || !lookup(Idea::contact_labels, text).empty();
    }
    return known->second;
}

}  // namespace cvconv::pdf
