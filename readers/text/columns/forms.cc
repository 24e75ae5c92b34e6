#include "readers/text/columns/forms.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <vector>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/bullets.h"

namespace cvconv::text {

namespace {

bool begins_lower(std::string_view text) {
    std::size_t at = 0;
    return !text.empty() && is_lower(next_character(text, at));
}

/// "2019 – 2021", "since 2016", "Feb 2025".
bool begins_or_ends_with_year(std::string_view label) {
    auto is_year = [](std::string_view word) {
        return word.size() == 4 && word.find_first_not_of("0123456789") == std::string_view::npos &&
               (word.starts_with("19") || word.starts_with("20"));
    };
    std::string_view last = label.size() >= 4 ? label.substr(label.size() - 4) : label;
    return label.size() < 30 && (is_year(label.substr(0, 4)) || is_year(last));
}

/// The labels left of `column` that have a value beside them, with what they are wrapped to on the lines below.
std::vector<std::string> labels_before(std::span<const Line> lines, float column) {
    std::vector<std::string> labels;
    bool open = false;
    for (const Line& line : lines) {
        if (line.blank() || line.table > 0 || line.pieces.front().right > column) {
            open = false;
            continue;
        }
        const Piece& first = line.pieces.front();
        bool value = line.pieces.size() == 2 && std::abs(line.pieces[1].left - column) <= 2;
        std::string_view text = bare_label(first.text);
        if (open && begins_lower(text) && (value || line.pieces.size() == 1)) {
            labels.back() += " " + std::string(text);
        } else if (value && !text.empty()) {
            labels.emplace_back(text);
            open = true;
        } else {
            open = false;
        }
    }
    return labels;
}

}  // namespace

std::string_view bare_label(std::string_view label) {
    auto bullet = find_bullet(label);
    if (bullet && bullet->kind != BulletKind::letter && bullet->kind != BulletKind::number) {
        label.remove_prefix(std::min(bullet->size, label.size()));
    }
    label = trim(label);
    return label.ends_with(':') ? trim(label.substr(0, label.size() - 1)) : label;
}

bool is_known_label(std::string_view label) {
    std::string_view bare = bare_label(label);
    return !lookup(Idea::entry_labels, bare).empty() || !lookup(Idea::contact_labels, bare).empty();
}

bool is_label_column(std::span<const Line> lines, float column) {
    constexpr std::size_t fewest = 4;
    std::vector<std::string> labels = labels_before(lines, column);
    std::map<std::string, int> counts;
    for (const std::string& label : labels) {
        ++counts[fold(label)];
    }
    auto telling = static_cast<std::size_t>(std::count_if(labels.begin(), labels.end(), [&](const std::string& label) {
        return counts[fold(label)] >= 2 || is_known_label(label) || begins_or_ends_with_year(label);
    }));
    return labels.size() >= fewest && telling * 2 > labels.size();
}

}  // namespace cvconv::text
