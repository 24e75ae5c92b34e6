#include "readers/markdown/hostile.h"

#include <algorithm>

#include "ir/unicode.h"

namespace cvconv::markdown {

namespace {

// A paragraph with a hundred badges has four hundred brackets. md4c needs seconds from some ten
// thousand on, and for ever with fifty thousand that nest ("[[[[…]]]]" with one link definition).
constexpr int most_brackets = 2000;
constexpr int most_nested = 40;
constexpr int most_marks = 20000;
constexpr int most_columns = 100;

struct Hardness {
    int brackets = 0;
    int nested = 0;
    int deepest = 0;
    int marks = 0;

    void add(std::string_view line) {
        for (char c : line) {
            if (c == '[') {
                ++brackets;
                deepest = std::max(deepest, ++nested);
            } else if (c == ']') {
                ++brackets;
                nested = std::max(nested - 1, 0);
            } else if (c == '*' || c == '_' || c == '`' || c == '<' || c == '&' || c == '~') {
                ++marks;
            }
        }
    }
    [[nodiscard]] bool hostile() const {
        return brackets > most_brackets || deepest > most_nested || marks > most_marks;
    }
};

/// Quote marks and bullets before the text of one line: "> > - - text" has four.
int containers(std::string_view line) {
    int count = 0;
    for (std::size_t at = 0; at < line.size(); ++at) {
        char c = line[at];
        bool bullet =
            (c == '-' || c == '*' || c == '+') && at + 1 < line.size() && (line[at + 1] == ' ' || line[at + 1] == '\t');
        if (c == '>' || bullet) {
            ++count;
        } else if (c == '.' || c == ')' || (c >= '0' && c <= '9')) {
            count += c == '.' || c == ')' ? 1 : 0;
        } else if (c != ' ' && c != '\t') {
            break;
        }
    }
    return count;
}

bool is_hard_line(std::string_view line, int max_depth) {
    auto bars = std::count(line.begin(), line.end(), '|');
    auto indent = line.find_first_not_of(" \t");
    return containers(line) > max_depth || (bars > most_columns && line.find('-') != std::string_view::npos) ||
           (indent != std::string_view::npos && indent > 1000);
}

}  // namespace

std::vector<Passage> part_hostile(const Source& source, const Limits& limits) {
    std::vector<Passage> passages;
    std::vector<std::size_t> paragraph;
    Hardness hardness;
    bool hard_line = false;
    auto flush = [&] {
        bool hostile = hard_line || hardness.hostile();
        if (passages.empty() || passages.back().hostile != hostile) {
            passages.push_back({{}, hostile});
        }
        for (std::size_t i : paragraph) {
            passages.back().source.add_line(source.content(i), source.lines[i].line, source.lines[i].column);
        }
        paragraph.clear();
        hardness = {};
        hard_line = false;
    };
    for (std::size_t i = 0; i < source.lines.size(); ++i) {
        std::string_view line = source.content(i);
        paragraph.push_back(i);
        if (trim(line).empty()) {
            flush();
            continue;
        }
        hardness.add(line);
        hard_line = hard_line || is_hard_line(line, std::min(limits.max_depth, 50));
    }
    if (!paragraph.empty()) {
        flush();
    }
    return passages;
}

}  // namespace cvconv::markdown
