#include "readers/text/encoding/decode.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <unicode/ucnv.h>
#include <unicode/unistr.h>

#include "ir/unicode.h"
#include "readers/hidden_characters.h"
#include "readers/text/encoding/encoding.h"
#include "readers/text/encoding/private_glyphs.h"

namespace cvconv {

namespace {

/// What a character of the input becomes; empty = dropped.
std::string_view ligature(char32_t c) {
    switch (c) {
        case 0xFB00: return "ff";
        case 0xFB01: return "fi";
        case 0xFB02: return "fl";
        case 0xFB03: return "ffi";
        case 0xFB04: return "ffl";
        case 0xFB05: return "ft";
        case 0xFB06: return "st";
        default: return {};
    }
}

}  // namespace

std::string clean_text(std::string_view text) {
    std::string clean;
    clean.reserve(text.size());
    char32_t before = 0;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t here = at;
        char32_t c = next_character(text, at);
        // Behind a Han character a selector chooses a form of it; anywhere else it has nothing to choose.
        bool lost_selector = c >= 0xE0100 && c <= 0xE01EF && !is_cjk(before);
        before = c;
        if (c == '\r') {
            if (at >= text.size() || text[at] != '\n') {
                clean += '\n';
            }
        } else if (c == 0x85 || c == 0x2028 || c == 0x2029 || c == 0x0B) {
            clean += '\n';
        } else if (c == '\n' || c == '\t' || c == '\f') {
            clean += static_cast<char>(c);
        } else if (c == 0xAD) {
            // At the end of a line it shows: a hyphen like any other. Elsewhere it does not.
            std::size_t next = text.find_first_not_of(" \t", at);
            clean += next != std::string_view::npos && (text[next] == '\n' || text[next] == '\r') ? "-" : "";
        } else if (c < 0x20 || (c >= 0x7F && c < 0xA0) || is_invisible(c) || lost_selector) {
            continue;
        } else if (std::string_view letters = ligature(c); !letters.empty()) {
            clean += letters;
        } else if (c == 0xFFFD) {
            clean += "\xEF\xBF\xBD";
        } else {
            clean += text.substr(here, at - here);
        }
    }
    return to_nfc(clean);
}

bool is_probably_text(std::string_view bytes) {
    if (find_byte_order(bytes) != ByteOrder::none) {
        return true;
    }
    // Text has next to no control characters; escape sequences of old terminals and word processors
    // are the exception, hence one in two hundred.
    std::string_view sample = bytes.substr(0, 1U << 16U);
    auto controls = std::count_if(sample.begin(), sample.end(), [](char c) {
        auto u = static_cast<unsigned char>(c);
        return u < 32 && u != '\t' && u != '\n' && u != '\r' && u != '\f' && u != 0x0B && u != 0x1B && u != 0x08;
    });
    return sample.find('\0') == std::string_view::npos && controls * 200 <= static_cast<std::ptrdiff_t>(sample.size());
}

std::optional<std::string> decode_text(std::string_view bytes, const Limits& limits, Diagnostics& diagnostics) {
    if (bytes.size() > limits.max_bytes || bytes.size() > (1U << 30U)) {
        diagnostics.add(Code::file_too_large, fmt::format("{} bytes", bytes.size()));
        return std::nullopt;
    }
    if (trim(bytes).empty()) {
        diagnostics.add(Code::file_empty);
        return std::nullopt;
    }
    if (!is_probably_text(bytes)) {
        diagnostics.add(Code::binary_input);
        return std::nullopt;
    }
    const std::string decoded = to_utf8(bytes, diagnostics);
    report_hidden_characters(decoded, diagnostics);
    std::string clean = replace_private_glyphs(clean_text(decoded));
    if (trim(clean).empty()) {
        diagnostics.add(Code::file_empty);
        return std::nullopt;
    }
    // Before anything is parsed; what comes of it is counted again (limits.h), where marks of Markdown are no words.
    std::size_t words = 0;
    bool inside = false;
    for (char c : clean) {
        bool blank = c == ' ' || c == '\n' || c == '\t' || c == '\f';
        words += !blank && !inside ? 1 : 0;
        inside = !blank;
    }
    if (words > limits.max_words) {
        diagnostics.add(Code::too_many_words, fmt::format("{}, at most {}", words, limits.max_words));
        return std::nullopt;
    }
    return clean;
}

}  // namespace cvconv
