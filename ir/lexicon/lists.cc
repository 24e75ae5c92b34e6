#include "ir/lexicon/lists.h"

#include <algorithm>
#include <fstream>
#include <iostream>

#include "ir/unicode.h"

namespace cvconv::lexicon {

namespace {

/// A line that is neither blank nor a comment, cut at the bars.
struct Row {
    std::string place;
    std::vector<std::string> parts;
};

std::vector<std::string> split(const std::string& line, char separator) {
    std::vector<std::string> parts;
    for (std::size_t begin = 0;;) {
        std::size_t end = line.find(separator, begin);
        parts.emplace_back(trim(std::string_view(line).substr(begin, end == std::string::npos ? end : end - begin)));
        if (end == std::string::npos) {
            return parts;
        }
        begin = end + 1;
    }
}

std::vector<Row> read_rows(const std::filesystem::path& path, Mistakes& mistakes) {
    std::vector<Row> rows;
    std::ifstream in(path);
    if (!in) {
        mistakes.add(path.string(), "cannot be read");
    }
    std::string text;
    for (int number = 1; std::getline(in, text); ++number) {
        std::string place = path.string() + ":" + std::to_string(number);
        if (!is_valid_utf8(text)) {
            mistakes.add(place, "not UTF-8");
            continue;
        }
        if (!trim(text).empty() && trim(text).front() != '#') {
            rows.push_back({place, split(text, '|')});
        }
    }
    return rows;
}

/// 与 is also the second half of 参与: where words are not parted by blanks, "and" cannot be told from a part of one.
bool is_word_by_itself(const std::string& conjunction) {
    std::size_t at = 0;
    return !conjunction.empty() && !is_cjk(next_character(conjunction, at));
}

}  // namespace

void Mistakes::add(const std::string& place, const std::string& what) {
    std::cerr << place << ": error: " << what << '\n';
    any_ = true;
}

std::vector<Line> read_list(const std::filesystem::path& path, const std::vector<std::string_view>& keys,
                            Mistakes& mistakes) {
    std::vector<Line> lines;
    for (const auto& [place, parts] : read_rows(path, mistakes)) {
        auto key = std::find(keys.begin(), keys.end(), parts.front());
        if (key == keys.end()) {
            mistakes.add(place, "unknown key \"" + parts.front() + "\"");
        } else if (parts.size() < 2) {
            mistakes.add(place, "no spelling: a line is key | spelling | spelling");
        } else {
            lines.push_back({place, static_cast<std::size_t>(key - keys.begin()), {parts.begin() + 1, parts.end()}});
        }
    }
    return lines;
}

Orthography read_orthography(const std::filesystem::path& folder, Mistakes& mistakes) {
    Orthography orthography;
    if (const auto path = folder / "letters.txt"; std::filesystem::exists(path)) {
        for (const auto& [place, parts] : read_rows(path, mistakes)) {
            if (parts.size() == 2 && count_characters(parts[0]) == 1) {
                orthography.letters.emplace(to_characters(parts[0]).front(), parts[1]);
            } else {
                mistakes.add(place, "a line is letter | what is written in its place");
            }
        }
    }
    if (const auto path = folder / "function_words.txt"; std::filesystem::exists(path)) {
        for (const auto& [place, parts] : read_rows(path, mistakes)) {
            for (std::size_t i = 1; i < parts.size() && (parts[0] == "and" || parts[0] == "and_own"); ++i) {
                if (is_word_by_itself(parts[i])) {
                    orthography.conjunctions.insert(fold(parts[i]));
                }
            }
        }
    }
    return orthography;
}

}  // namespace cvconv::lexicon
