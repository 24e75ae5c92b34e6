#pragma once
// Inputs that are broken or meant to harm, made when they are needed: no binaries of others, and a
// reader sees what is wrong with each.

#include <functional>
#include <string>
#include <vector>

#include "ir/diagnostics.h"

namespace cvconv::hostile {

struct Input {
    std::string name;  ///< of the file, with its extension
    std::string bytes;
    std::string message;  ///< the key of a diagnostic that must be said; empty = whatever
    /// The statuses that it may end with: one, but where libraries differ in what they forgive.
    std::vector<Exit> statuses = {Exit::ok};
    std::size_t times = 1;  ///< how often the file has `bytes`: for those too large to lie about
    /// Instead of `bytes`, where making them takes long: each test is a process, and lists all inputs.
    std::function<std::string()> make = nullptr;

    [[nodiscard]] std::string content() const { return make ? make() : bytes; }
};

[[nodiscard]] std::vector<Input> pdf_inputs();         // pdf.cc
[[nodiscard]] std::vector<Input> text_inputs();        // text.cc: Markdown too
[[nodiscard]] std::vector<Input> structured_inputs();  // structured.cc: JSON, XML, native

[[nodiscard]] std::vector<Input> office_inputs();   // office.cc: DOCX, ODT
[[nodiscard]] std::vector<Input> picture_inputs();  // pictures.cc: PNG, JPEG, TIFF

/// `text`, `count` times.
[[nodiscard]] inline std::string repeat(const std::string& text, std::size_t count) {
    std::string all;
    all.reserve(text.size() * count);
    for (std::size_t i = 0; i < count; ++i) {
        all += text;
    }
    return all;
}

}  // namespace cvconv::hostile
