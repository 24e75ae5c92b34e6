#include "readers/recognize/fields/awards/award_labels.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "readers/pieces/contact/urls.h"
#include "readers/pieces/labels.h"
#include "readers/recognize/entries/body.h"

namespace cvconv::recognizing {

namespace {

/// The dates of the line that stand in `value`, and nothing else does.
const FoundPeriod* date_in(const Line& line, Span value) {
    const auto period = std::find_if(line.periods.begin(), line.periods.end(), [&](const FoundPeriod& p) {
        return value.overlaps(p.where) && p.where.size() + 3 >= value.size();
    });
    return period == line.periods.end() ? nullptr : &*period;
}

/// Whether it says something that has a field, and none of the lines before did. Puts it into `line_says`.
bool take(const Document& document, const Line& line, const Labelled& said, bool first_date, const AwardLabels& before,
          AwardLabels& line_says) {
    if (said.key == "institution" || said.key == "employer") {
        if (before.giver || line_says.giver) {
            return false;
        }
        line_says.giver = text_of(document, said.value, Confidence::stated, "giver.label");
    } else if (said.key == "period") {
        const FoundPeriod* date = date_in(line, said.value);
        if (date == nullptr || before.date || line_says.date) {
            return false;  // "Expires: 2022" has no field
        }
        line_says.date = first_date ? beginning(*date, "date.label") : moment(*date, "date.label");
    } else if (said.key == "url") {
        const auto urls = find_urls(document.text, said.value);
        if (urls.empty() || before.url || line_says.url) {
            return false;
        }
        line_says.url = Found<std::string>{urls.front().url, {urls.front().where}, Confidence::stated, "url.label"};
    } else if (said.key == "position") {
        add_paragraph(document, line_says.summary, {said.label.begin, said.value.end}, "summary.label");  // "Role: PI"
    } else if (said.key == "description") {
        add_paragraph(document, line_says.summary, said.value, "summary.label");
    } else {
        return false;
    }
    return true;
}

void add(const Document& document, AwardLabels line_says, AwardLabels& labels) {
    labels.giver = line_says.giver ? std::move(line_says.giver) : labels.giver;
    labels.date = line_says.date ? std::move(line_says.date) : labels.date;
    labels.url = line_says.url ? std::move(line_says.url) : labels.url;
    for (Span where : line_says.summary ? line_says.summary->where : Spans{}) {
        add_paragraph(document, labels.summary, where, "summary.label");
    }
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
    std::vector<Line> kept;
    std::size_t header = 0;
    for (std::size_t i = 0; i < entry.lines.size(); ++i) {
        Line& line = entry.lines[i];
        AwardLabels line_says;
        std::vector<Span> words;
        const auto pieces = i > 0 ? labels_in(reading.document, line) : std::vector<std::vector<Labelled>>{};
        for (const std::vector<Labelled>& meanings : pieces) {
            const auto said = std::find_if(meanings.begin(), meanings.end(), [&](const Labelled& meaning) {
                return take(reading.document, line, meaning, first_date, labels, line_says);
            });
            if (said != meanings.end()) {
                words.push_back(said->key == "position" ? Span{} : said->label);
            }
        }
        if (words.empty() || words.size() < pieces.size()) {
            header += i < entry.header ? 1 : 0;
            kept.push_back(std::move(line));
            continue;
        }
        add(reading.document, std::move(line_says), labels);
        for (Span word : words) {
            if (!word.empty()) {
                reading.label(word);
            }
        }
    }
    entry.lines = std::move(kept);
    entry.header = header;
    return labels;
}

}  // namespace cvconv::recognizing
