#include "readers/recognize/fields/record_lines.h"

#include <algorithm>
#include <array>
#include <optional>

#include "ir/unicode.h"

namespace cvconv::recognizing {

namespace {

/// "Journal: Pump Letters": the label with the key that is wanted, whichever list has it.
std::optional<Labelled> label_of(const Document& document, const Line& line, const WantedKeys& wanted) {
    constexpr std::array ideas{Idea::record_labels, Idea::entry_labels, Idea::contact_labels};
    for (Idea idea : ideas) {
        for (const Labelled& meaning : labelled(document, line, idea)) {
            if (wanted.contains(meaning.key)) {
                return meaning;
            }
        }
    }
    return std::nullopt;
}

std::string folded_label(std::string_view text, Span label) {
    return fold(trim_punctuation(text, label).of(text));
}

/// A line that goes on with what the last label said: an item below "Tasks:", a second line.
void add_line(RecordField& field, const Line& line, Span value) {
    if (!value.empty()) {
        field.values.push_back(value);
    }
    for (const FoundPeriod& period : line.periods) {
        if (period.certainty >= 0.5F && value.overlaps(period.where)) {
            field.periods.push_back(period);
        }
    }
}

}  // namespace

const RecordField* Record::find(std::initializer_list<std::string_view> keys) const {
    for (std::string_view key : keys) {
        const auto field =
            std::find_if(fields.begin(), fields.end(), [&](const RecordField& f) { return f.key == key; });
        if (field != fields.end()) {
            return &*field;
        }
    }
    return nullptr;
}

std::vector<Record> records_of(const Document& document, const Section& section, const WantedKeys& subjects,
                               const WantedKeys& wanted) {
    const std::string_view text = document.text;
    std::vector<Record> records;
    std::string first;                // the label that begins each
    std::set<std::string> of_record;  // labels that it has already
    std::size_t others = 0;           // lines without a label
    std::size_t labels = 0;
    for (const Line& line : section.lines) {
        if (line.table != 0) {
            return {};
        }
        const auto said = label_of(document, line, wanted);
        if (!said) {
            if (records.empty()) {
                return {};
            }
            ++others;
            add_line(records.back().fields.back(), line, line.text);
            continue;
        }
        ++labels;
        const std::string label = folded_label(text, said->label);
        if (records.empty()) {
            if (!subjects.contains(said->key) || said->value.empty()) {
                return {};
            }
            first = label;
        }
        if (label == first) {
            records.emplace_back();
            of_record.clear();
        }
        if (!of_record.insert(label).second) {
            return {};  // groups of a list, and no record
        }
        records.back().fields.push_back({said->key, said->label, {}, {}});
        add_line(records.back().fields.back(), line, said->value);
    }
    const bool whole =
        std::all_of(records.begin(), records.end(), [](const Record& record) { return record.fields.size() >= 2; });
    return whole && others <= labels ? records : std::vector<Record>{};
}

}  // namespace cvconv::recognizing
