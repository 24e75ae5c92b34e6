#include "readers/pdf/known_texts.h"

#include "readers/pdf/column_starts.h"
#include "readers/pdf/date_rails.h"

namespace cvconv::pdf {

bool KnownTexts::is_heading(const Segment& segment) {
    if (segment.words.size() > most_heading_words) {
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

}  // namespace cvconv::pdf
