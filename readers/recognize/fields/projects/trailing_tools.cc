#include "readers/recognize/fields/projects/trailing_tools.h"

#include <algorithm>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/pieces/items.h"

namespace cvconv::recognizing {

TrailingTools trailing_tools(std::string_view text, Span description) {
    constexpr std::size_t most_words = 10;
    constexpr std::size_t of_tool = 3;
    constexpr std::size_t of_description = 3;
    const std::string_view written = description.of(text);
    const std::size_t stop = written.rfind(". ");
    if (stop == std::string_view::npos || written.ends_with('.')) {
        return {};
    }
    const Span before{description.begin, static_cast<std::uint32_t>(description.begin + stop + 1)};
    const Span tail = trim(text, {before.end, description.end});
    const auto words = words_of(text, before);
    if (words.size() < of_description || words.back().where.size() < 2 || words_of(text, tail).size() > most_words) {
        return {};  // "kept by J. Brook"
    }
    std::vector<Span> tools = items_of(text, tail);
    const bool named = std::all_of(tools.begin(), tools.end(), [&](Span tool) {
        std::size_t at = tool.begin;
        const std::size_t size = words_of(text, tool).size();
        // one alone may be the beginning of anything
        return !is_lower(next_character(text, at)) && size <= (tools.size() == 1 ? 2 : of_tool);
    });
    return named ? TrailingTools{before, std::move(tools)} : TrailingTools{};
}

}  // namespace cvconv::recognizing
