#include "readers/limits.h"

#include <fmt/format.h>

#include "ir/unicode.h"

namespace cvconv {

bool within_limits(const Document& document, const Limits& limits, Diagnostics& diagnostics) {
    const std::size_t words = words_of(document.text).size();
    if (words > limits.max_words) {
        diagnostics.add(Code::too_many_words, fmt::format("{}, at most {}", words, limits.max_words));
        return false;
    }
    std::size_t lines = 0;
    for (const Block& block : document.blocks) {
        lines += 1 + block.breaks.size();
    }
    if (lines > limits.max_lines) {
        diagnostics.add(Code::too_many_lines, fmt::format("{}, at most {}", lines, limits.max_lines));
        return false;
    }
    return true;
}

}  // namespace cvconv
