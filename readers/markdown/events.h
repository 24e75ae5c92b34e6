#pragma once
// md4c's callbacks as methods of an object. Internal to the readers of Markdown.

#include <md4c.h>

#include <string>
#include <string_view>

#include "readers/html/pieces.h"

namespace cvconv::markdown {

/// With its entities decoded.
[[nodiscard]] inline std::string to_string(const MD_ATTRIBUTE& attribute, html::Entities& entities) {
    std::string text;
    for (int i = 0; attribute.text != nullptr && attribute.substr_offsets[i] < attribute.size; ++i) {
        const std::string_view part(attribute.text + attribute.substr_offsets[i],
                                    attribute.substr_offsets[i + 1] - attribute.substr_offsets[i]);
        text += attribute.substr_types[i] == MD_TEXT_ENTITY ? entities.decode(part) : std::string(part);
    }
    return text;
}

/// Calls enter_block(type, detail), leave_block(type), span(type, detail, begins) and text(type, piece) of `handler`,
/// in the order of the text. `flags`: MD_FLAG_… of md4c.
template <class Handler>
void for_each_event(std::string_view text, unsigned flags, Handler& handler) {
    MD_PARSER parser{};
    parser.flags = flags;
    parser.enter_block = [](MD_BLOCKTYPE type, void* detail, void* user) {
        static_cast<Handler*>(user)->enter_block(type, detail);
        return 0;
    };
    parser.leave_block = [](MD_BLOCKTYPE type, void*, void* user) {
        static_cast<Handler*>(user)->leave_block(type);
        return 0;
    };
    parser.enter_span = [](MD_SPANTYPE type, void* detail, void* user) {
        static_cast<Handler*>(user)->span(type, detail, true);
        return 0;
    };
    parser.leave_span = [](MD_SPANTYPE type, void* detail, void* user) {
        static_cast<Handler*>(user)->span(type, detail, false);
        return 0;
    };
    parser.text = [](MD_TEXTTYPE type, const MD_CHAR* piece, MD_SIZE size, void* user) {
        static_cast<Handler*>(user)->text(type, std::string_view(piece, size));
        return 0;
    };
    md_parse(text.data(), static_cast<MD_SIZE>(text.size()), &parser, &handler);
}

}  // namespace cvconv::markdown
