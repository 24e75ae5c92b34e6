// Native form → Cv, by the same fields() that the printer walks.

#include <algorithm>
#include <array>
#include <concepts>

#include <fmt/format.h>

#include "ir/formats/native/syntax.h"
#include "ir/walk.h"
#include "readers/native/evidence.h"
#include "readers/native/native.h"

namespace cvconv {

namespace native {
namespace {

/// "2021", "2021-03", "2021-03-09"; the calendar is ir/check's business.
std::optional<PartialDate> take_date(Words& words) {
    std::string_view rest = words.take_word().value_or("");
    bool negative = rest.starts_with('-');
    rest.remove_prefix(negative ? 1 : 0);
    std::array<int, 3> parts{};
    for (std::size_t i = 0; i < parts.size(); ++i) {
        std::size_t end = std::min(rest.find('-'), rest.size());
        auto value = Words(rest.substr(0, end)).take_int();
        if (!value || *value < 0 || *value > (i == 0 ? 32767 : 255)) {
            return std::nullopt;
        }
        parts.at(i) = *value;
        if (end == rest.size()) {
            return PartialDate{static_cast<std::int16_t>(negative ? -parts[0] : parts[0]),
                               static_cast<std::uint8_t>(parts[1]), static_cast<std::uint8_t>(parts[2])};
        }
        rest.remove_prefix(end + 1);
    }
    return std::nullopt;
}

class CvParser {
public:
    explicit CvParser(LineCursor& lines) : lines_(lines) {}

    /// Reads all lines deeper than `indent` into `values`.
    template <class R>
    void record(R& values, int indent) {
        int own = -1;
        while (const Line* line = lines_.next_below(indent)) {
            own = own < 0 ? line->indent : own;
            if (line->indent != own) {
                lines_.fail("indented differently from the lines above");
                return;
            }
            Words words(line->text);
            std::string_view name = words.take_word().value_or("");
            bool known = false;
            R::fields(values, [&](std::string_view field_name, auto& field) {
                if (field_name == name) {
                    known = true;
                    parse(field, words, *line);
                }
            });
            if (!known) {
                lines_.fail(fmt::format("no field is called {} here", name.empty() ? line->text : name));
            } else if (!words.at_end()) {
                lines_.fail(fmt::format("not understood behind {}: {}", name, words.rest()));
            }
        }
    }

private:
    template <class T>
    void found(std::optional<Found<T>>& field, std::optional<T> value, Words& words, std::string_view expected) {
        if (!value) {
            lines_.fail(fmt::format("{} expected", expected));
            return;
        }
        if (field) {
            lines_.fail("stands twice");
            return;
        }
        auto evidence = take_evidence(words);
        if (!evidence) {
            lines_.fail("behind the value: @begin-end, confidence and rule are expected");
            return;
        }
        field =
            Found<T>{std::move(*value), std::move(evidence->where), evidence->confidence, std::move(evidence->rule)};
    }

    void parse(Text& field, Words& words, const Line& /*line*/) {
        found(field, words.take_string(), words, "a \"quoted\" text");
    }
    void parse(Date& field, Words& words, const Line& /*line*/) {
        found(field, take_date(words), words, "a date (2021, 2021-03 or 2021-03-09)");
    }
    void parse(Flag& field, Words& words, const Line& /*line*/) {
        auto word = words.take_word();
        std::optional<bool> value;
        if (word == "true" || word == "false") {
            value = word == "true";
        }
        found(field, value, words, "true or false");
    }
    void parse(int& field, Words& words, const Line& /*line*/) {
        if (auto value = words.take_int()) {
            field = *value;
        } else {
            lines_.fail("a number expected");
        }
    }
    void parse(SectionKind& field, Words& words, const Line& /*line*/) {
        auto word = words.take_word().value_or("");
        if (auto kind = section_kind(word)) {
            field = *kind;
        } else {
            lines_.fail(fmt::format("no kind of section is called {}", word));
        }
    }
    void parse(Texts& field, Words& words, const Line& line) {
        Text element;
        parse(element, words, line);
        if (element) {
            field.push_back(std::move(*element));
        }
    }
    void parse(Extras& field, Words& words, const Line& /*line*/) {
        auto key = words.take_string();
        if (!key) {
            lines_.fail("a \"quoted\" key expected");
            return;
        }
        std::optional<std::string> json;
        if (Words ahead = words; ahead.take_word() == "json") {
            json = ahead.take_string();
        } else if (!words.at_end()) {
            json = std::string(words.rest());
        }
        if (!json) {
            lines_.fail("JSON expected behind the key");
            return;
        }
        words = Words("");
        field.push_back({std::move(*key), std::move(*json)});
    }
    template <Record R>
    void parse(R& field, Words& /*words*/, const Line& line) {
        if (!(field == R{})) {
            lines_.fail("stands twice");
            return;
        }
        record(field, line.indent);
    }
    template <Record R>
    void parse(std::vector<R>& field, Words& /*words*/, const Line& line) {
        record(field.emplace_back(), line.indent);
    }

    LineCursor& lines_;
};

}  // namespace
}  // namespace native

std::optional<Cv> cv_from_native(std::string_view text, Diagnostics& diagnostics) {
    using namespace native;
    LineCursor lines(text, cv_marker);
    Cv cv;
    CvParser(lines).record(cv, -1);
    lines.report(diagnostics);
    return lines.failed() ? std::nullopt : std::optional(std::move(cv));
}

}  // namespace cvconv
