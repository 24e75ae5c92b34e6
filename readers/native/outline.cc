// Native form → Outline.

#include <fmt/format.h>

#include "ir/formats/native/syntax.h"
#include "readers/native/evidence.h"
#include "readers/native/native.h"

namespace cvconv {

namespace {

using namespace native;

void read_line(OutlineEntry& entry, Words& words, LineCursor& lines) {
    auto block = words.take_int();
    words.take_string();  // for people; the place says what is meant
    auto where = words.take_places();
    if (!block || !where || where->size() != 1) {
        lines.fail("line NUMBER \"words\" @begin-end expected");
        return;
    }
    entry.lines.push_back({*block, where->front()});
}

void read_section(OutlineSection& section, Words& words, LineCursor& lines) {
    auto name = words.take_word().value_or("");
    auto kind = section_kind(name);
    if (!kind) {
        lines.fail(fmt::format("no kind of section is called {}", name));
        return;
    }
    section.kind = *kind;
    if (auto title = words.take_string()) {
        auto evidence = take_evidence(words);
        if (!evidence) {
            lines.fail("behind the title: @begin-end, confidence and rule are expected");
            return;
        }
        section.title = Found<std::string>{std::move(*title), std::move(evidence->where), evidence->confidence,
                                           std::move(evidence->rule)};
    }
}

}  // namespace

std::optional<Outline> outline_from_native(std::string_view text, Diagnostics& diagnostics) {
    LineCursor lines(text, outline_marker);
    Outline outline;
    while (const Line* line = lines.next_below(-1)) {
        Words words(line->text);
        std::string_view name = words.take_word().value_or("");
        if (name == "language") {
            outline.language = words.take_string().value_or("");
        } else if (name == "section") {
            read_section(outline.sections.emplace_back(), words, lines);
        } else if (name == "entry" && !outline.sections.empty()) {
            outline.sections.back().entries.emplace_back();
        } else if (name == "line" && !outline.sections.empty() && !outline.sections.back().entries.empty()) {
            read_line(outline.sections.back().entries.back(), words, lines);
        } else {
            lines.fail(fmt::format("language, section, entry or line expected, not {}", line->text));
        }
        if (!words.at_end()) {
            lines.fail(fmt::format("not understood: {}", words.rest()));
        }
    }
    lines.report(diagnostics);
    return lines.failed() ? std::nullopt : std::optional(std::move(outline));
}

}  // namespace cvconv
