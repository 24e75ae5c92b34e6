#include "tools/blind/inflected.h"

#include <string>

#include "ir/unicode.h"

namespace cvconv::blind {
namespace {

bool is_cyrillic(char32_t c) {
    return c >= 0x400 && c <= 0x52F;
}

}  // namespace

bool is_inflected(std::string_view word, std::string_view part) {
    constexpr std::size_t least = 4;  // letters that stay
    constexpr std::size_t most_endings = 3;
    std::u32string stem = to_characters(part);
    const std::u32string letters = to_characters(word);
    if (stem.empty() || !is_cyrillic(stem[0])) {
        return stem.size() >= least && word.size() == part.size() + 1 && word.starts_with(part) && word.back() == 's';
    }
    if (std::u32string_view(U"аяоеиуыюйь").find(stem.back()) != std::u32string_view::npos) {
        stem.pop_back();
    }
    return stem.size() >= least && letters.starts_with(stem) && letters.size() <= stem.size() + most_endings;
}

}  // namespace cvconv::blind
