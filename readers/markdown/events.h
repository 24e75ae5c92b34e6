#pragma once
// md4c's callbacks as methods of an object. Internal to the readers of Markdown.

#include <md4c.h>

#include <string_view>

namespace cvconv::markdown {

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
