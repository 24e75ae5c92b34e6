#include "readers/recognize/fields/award_labels.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "readers/recognize/contact/urls.h"
#include "readers/recognize/entries/body.h"
#include "readers/recognize/labels.h"

namespace cvconv::recognizing {

namespace {

/// The dates of the line that stand in `value`, and nothing else does.
const FoundPeriod* date_in(const Line& line, Span value) {
    const auto period = std::find_if(line.periods.begin(), line.periods.end(), [&](const FoundPeriod& p) {
        return value.overlaps(p.where) && p.where.size() + 3 >= value.size();
    });
    return period == line.periods.end() ? nullptr : &*period;
}

/// Whether it said something that has a field.
bool take(const Document& document, const Line& line, const Labelled& said, bool first_date, AwardLabels& labels) {
    if (said.key == "institution" || said.key == "employer") {
        if (labels.giver) {
            return false;
        }
        labels.giver = text_of(document, said.value, Confidence::stated, "giver.label");
    } else if (said.key == "period") {
        const FoundPeriod* date = date_in(line, said.value);
        if (date == nullptr || labels.date) {
            return false;  // "Expires: 2022" has no field
        }
        labels.date = first_date ? beginning(*date, "date.label") : moment(*date, "date.label");
    } else if (said.key == "url") {
        const auto urls = find_urls(document.text, said.value);
        if (urls.empty() || labels.url) {
            return false;
        }
        labels.url = Found<std::string>{urls.front().url, {urls.front().where}, Confidence::stated, "url.label"};
    } else if (said.key == "description") {
        add_paragraph(document, labels.summary, said.value, "summary.label");
    } else {
        return false;
    }
    return true;
}

/// All labels of the line: "Issuer: Harbour Guild | Date: 2020". Each piece with its meanings.
std::vector<std::vector<Labelled>> labels_in(const Document& document, const Line& line) {
    std::vector<std::vector<Labelled>> all;
    for (Span piece : labelled_pieces(document, line.text, Idea::entry_labels)) {
        all.push_back(labelled(document, piece, Idea::entry_labels));
    }
    if (all.empty()) {
        all.push_back(labelled(document, line, Idea::entry_labels));
    }
    return all;
}

}  // namespace

AwardLabels take_award_labels(Reading& reading, Entry& entry, bool first_date) {
    AwardLabels labels;
    for (std::size_t i = 1; i < entry.lines.size();) {
        const Line& line = entry.lines[i];
        bool taken = true;
        AwardLabels with = labels;
        std::vector<Span> words;
        for (const std::vector<Labelled>& meanings : labels_in(reading.document, line)) {
            const auto said = std::find_if(meanings.begin(), meanings.end(), [&](const Labelled& meaning) {
                return take(reading.document, line, meaning, first_date, with);
            });
            taken = taken && said != meanings.end();
            if (said != meanings.end()) {
                words.push_back(said->label);
            }
        }
        if (!taken) {
            ++i;
            continue;
        }
        labels = std::move(with);
        for (Span word : words) {
            reading.label(word);
        }
        entry.lines.erase(entry.lines.begin() + static_cast<std::ptrdiff_t>(i));
        entry.header -= i < entry.header ? 1 : 0;
    }
    return labels;
}

}  // namespace cvconv::recognizing
