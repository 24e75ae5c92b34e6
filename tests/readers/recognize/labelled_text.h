#pragma once
// A section as a person would label it: "{position Keeper of Lights}, {organization Harbour Works}", a line a line; a
// line that begins with ">" begins an entry, and a span over two lines is closed by the brace in the second.

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "ir/cv.h"
#include "readers/recognize/records/records.h"
#include "readers/recognize/records/shared_organizations.h"

namespace cvconv::recognizing {

inline FieldRole role_named(std::string_view name) {
    for (std::size_t i = 0; i < field_role_names.size(); ++i) {
        if (field_role_names.at(i) == name) {
            return static_cast<FieldRole>(i);
        }
    }
    ADD_FAILURE() << "no role " << name;
    return FieldRole::summary;
}

struct LabelledText {
    Document document;
    std::vector<Line> lines;
    std::vector<LabelledEntry> entries;  ///< point into `lines`
};

inline std::unique_ptr<LabelledText> labelled_text(SectionKind kind, std::string_view labelled) {
    auto result = std::make_unique<LabelledText>();
    Document& document = result->document;
    std::vector<LabelledSpan> spans;
    std::vector<std::size_t> begins;  // of lines
    std::vector<bool> begins_entry;
    bool open = false;
    bool line_begins = true;
    for (std::size_t at = 0; at < labelled.size(); ++at) {
        const auto here = static_cast<std::uint32_t>(document.text.size());
        if (line_begins) {
            begins.push_back(here);
            begins_entry.push_back(labelled[at] == '>');
            line_begins = false;
            if (open) {
                spans.back().where.push_back({here, here});
                spans.back().last = begins.size() - 1;
            }
            if (labelled[at] == '>') {
                continue;
            }
        }
        if (labelled[at] == '{') {
            const std::size_t blank = labelled.find(' ', at);
            spans.push_back({role_named(labelled.substr(at + 1, blank - at - 1)),
                             {{here, here}},
                             0.99F,
                             begins.size() - 1,
                             begins.size() - 1});
            open = true;
            at = blank;
        } else if (labelled[at] == '}') {
            spans.back().where.back().end = here;
            open = false;
        } else {
            if (labelled[at] == '\n') {
                line_begins = true;
                if (open) {
                    spans.back().where.back().end = here;
                }
            }
            document.text += labelled[at];
        }
    }
    for (std::size_t i = 0; i < begins.size(); ++i) {
        const std::size_t end = i + 1 < begins.size() ? begins[i + 1] - 1 : document.text.size();
        Block block;
        block.text = {static_cast<std::uint32_t>(begins[i]), static_cast<std::uint32_t>(end)};
        document.blocks.push_back(block);
    }
    result->lines = lines_of(document);
    const std::vector<Line>& lines = result->lines;
    std::vector<TokenLine> token_lines;
    int entry = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        entry += i > 0 && begins_entry[i] ? 1 : 0;
        token_lines.push_back({&lines[i], kind, 0, entry, 0, {}});
    }
    result->entries = labelled_entries(token_lines, spans);
    return result;
}

/// What the records of the section are.
inline Cv cv_of(SectionKind kind, std::string_view labelled) {
    const auto text = labelled_text(kind, labelled);
    share_organizations(text->entries);
    Cv cv;
    add_records({text->document, DateOrder::unknown, "en"}, text->entries, cv);
    return cv;
}

}  // namespace cvconv::recognizing
