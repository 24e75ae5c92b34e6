#include "readers/text/rules.h"

#include "ir/unicode.h"

namespace cvconv::text {

std::string_view without_rules(std::string_view line) {
    std::string_view bare = trim(line);
    std::size_t begin = 0;
    std::size_t end = bare.size();
    auto is_drawn = [](char c) { return c == '-' || c == '=' || c == '_' || c == '~' || c == '*' || c == '#'; };
    while (begin < end && is_drawn(bare[begin]) && bare[begin] == bare[0]) {
        ++begin;
    }
    while (end > begin && is_drawn(bare[end - 1]) && bare[end - 1] == bare.back()) {
        --end;
    }
    if (begin == end) {
        return {};
    }
    std::size_t before = begin;
    std::size_t after = bare.size() - end;
    bool parted = (before == 0 || bare[begin] == ' ') && (after == 0 || bare[end - 1] == ' ');
    bool framed = before >= 2 && after >= 2 && bare.front() == bare.back();
    if (!parted || !(framed || (before == 0 && after >= 4) || (before >= 4 && after == 0))) {
        return {};
    }
    return trim(bare.substr(begin, end - begin));
}

}  // namespace cvconv::text
