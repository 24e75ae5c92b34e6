// Cv → native form: one line a value, named as in fields(); a record's lines stand indented below
// its name; a list is its name again for each element.

#include <concepts>

#include <fmt/format.h>

#include "ir/formats/native/syntax.h"
#include "ir/unicode.h"
#include "ir/walk.h"
#include "writers/native/native.h"
#include "writers/native/values.h"

namespace cvconv {

namespace native {
namespace {

class CvPrinter {
public:
    explicit CvPrinter(const NativeOptions& options) : options_(options) {}

    template <class R>
    void record(const R& values) {
        R::fields(values, [&](std::string_view name, const auto& field) { print(name, field); });
    }

    std::string text;

private:
    void line(std::string_view name, std::string_view rest) {
        text.append(2 * depth_, ' ').append(name);
        text.append(rest.empty() ? "" : " ").append(rest) += '\n';
    }

    template <class T>
    std::string evidence(const Found<T>& found) const {
        return options_.evidence ? evidence_text(found) : std::string();
    }

    void print(std::string_view name, const Found<std::string>& found) {
        line(name, quote(found.value) + evidence(found));
    }
    void print(std::string_view name, const Text& found) {
        if (found) {
            print(name, *found);
        }
    }
    void print(std::string_view name, const Date& found) {
        if (found) {
            line(name, to_iso(found->value) + evidence(*found));
        }
    }
    void print(std::string_view name, const Flag& found) {
        if (found) {
            line(name, (found->value ? "true" : "false") + evidence(*found));
        }
    }
    void print(std::string_view name, int number) {
        if (number != 0) {
            line(name, fmt::format("{}", number));
        }
    }
    void print(std::string_view name, SectionKind kind) { line(name, name_of(kind)); }
    void print(std::string_view name, const Extra& extra) {
        // JSON as it is, unless that would not survive on a line of its own.
        bool plain = !extra.json.empty() && trim(extra.json) == extra.json && is_valid_utf8(extra.json) &&
                     extra.json.find_first_of("\r\n") == std::string::npos && !extra.json.starts_with("json");
        line(name, quote(extra.key) + (plain ? " " + extra.json : " json " + quote(extra.json)));
    }
    template <Record R>
    void print(std::string_view name, const R& values) {
        if (values == R{}) {
            return;
        }
        block(name, values);
    }
    template <class T>
    void print(std::string_view name, const std::vector<T>& list) {
        for (const T& element : list) {
            if constexpr (Record<T>) {
                block(name, element);
            } else {
                print(name, element);
            }
        }
    }

    template <class R>
    void block(std::string_view name, const R& values) {
        line(name, "");
        ++depth_;
        record(values);
        --depth_;
    }

    const NativeOptions& options_;
    std::size_t depth_ = 0;
};

}  // namespace
}  // namespace native

std::string to_native(const Cv& cv, const NativeOptions& options) {
    native::CvPrinter printer(options);
    printer.text = std::string(native::cv_marker) + '\n';
    printer.record(cv);
    return std::move(printer.text);
}

}  // namespace cvconv
