#include <algorithm>
#include <cmath>
#include <utility>

#include "readers/recognize/labels/feature_groups.h"

namespace cvconv::recognizing {

namespace {

int half_points(const Line& line) {
    return static_cast<int>(std::lround(first_style(line).size * 2));
}

std::string_view kind_of_marker(std::string_view marker) {
    switch (marker.front()) {
        case '-': return "dash";
        case '*': return "star";
        default: return marker.front() >= '0' && marker.front() <= '9' ? "number" : "bullet";
    }
}

std::string_view weight_of(const Style& style) {
    return style.bold ? (style.italic ? "bold_italic" : "bold") : style.italic ? "italic" : "plain";
}

}  // namespace

const Style& first_style(const Line& line) {
    return line.runs.empty() ? line.style : line.runs.front().style;
}

bool is_known_title(const Document& document, const Line& line) {
    return line.word_count() <= 6 && !lookup(Idea::section_headings, line.text.of(document.text)).empty();
}

std::string_view bin(float value, std::initializer_list<float> edges) {
    static constexpr std::string_view digits = "0123456789";
    const auto count = static_cast<std::size_t>(
        std::count_if(edges.begin(), edges.end(), [value](float edge) { return value >= edge; }));
    return digits.substr(std::min<std::size_t>(count, 9), 1);
}

DocumentLooks::DocumentLooks(const Document& document, std::vector<const Line*> lines)
    : document_(document), lines_(std::move(lines)) {
    count_looks();
    measure();
}

void DocumentLooks::count_looks() {
    std::map<Look, int> numbers;
    std::vector<std::size_t> last;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        const Line& line = *lines_[i];
        const Style& style = first_style(line);
        const Look look{line.kind,
                        line.level,
                        half_points(line),
                        style.bold,
                        style.italic,
                        line.capitals,
                        style.small_caps || style.letter_spaced,
                        style.colour};
        const auto [found, added] = numbers.emplace(look, static_cast<int>(counts_.size()));
        const auto number = static_cast<std::size_t>(found->second);
        if (added) {
            counts_.emplace_back();
            last.push_back(i);
        }
        look_.push_back(found->second);
        same_ago_.push_back(static_cast<int>(i - last[number]));
        last[number] = i;
        ++counts_[number].lines;
        counts_[number].headings += is_known_title(document_, line) ? 1 : 0;
    }
}

void DocumentLooks::measure() {
    std::map<int, std::size_t> characters;
    std::vector<float> gaps;
    for (const Line* each : lines_) {
        const Line& line = *each;
        characters[half_points(line)] += line.text.size();
        largest_half_points_ = std::max(largest_half_points_, half_points(line));
        gaps.push_back(line.gap_before);
    }
    const auto most = std::max_element(characters.begin(), characters.end(),
                                       [](const auto& a, const auto& b) { return a.second < b.second; });
    body_half_points_ = most == characters.end() ? 0 : most->first;
    if (!gaps.empty()) {
        const auto middle = gaps.begin() + static_cast<std::ptrdiff_t>(gaps.size() / 2);
        std::nth_element(gaps.begin(), middle, gaps.end());
        usual_gap_ = *middle;
    }
}

void DocumentLooks::add_to(std::size_t i, FeatureSet& set) const {
    add_type(i, set);
    add_space(i, set);
    add_recurrence(i, set);
    add_place(i, set);
}

void DocumentLooks::add_type(std::size_t i, FeatureSet& set) const {
    const Line& line = *lines_[i];
    const Style& style = first_style(line);
    set.add({"s:kind=", name_of(line.kind)});
    if (line.kind == BlockKind::heading || line.is_item()) {
        set.add({"s:level=", name_of(line.kind), bin(static_cast<float>(line.level), {1, 2, 3, 4})});
    }
    set.add({"s:first=", weight_of(style)});
    if (!line.runs.empty()) {
        set.add({"s:last=", weight_of(line.runs.back().style)});
        set.add({"s:runs=", bin(static_cast<float>(line.runs.size()), {2, 3, 5})});
    }
    if (style.underlined) {
        set.add({"s:underlined"});
    }
    if (style.small_caps) {
        set.add({"s:small_caps"});
    }
    if (style.letter_spaced) {
        set.add({"s:letter_spaced"});
    }
    if (line.capitals) {
        set.add({"s:capitals"});
    }
    const int size = half_points(line);
    if (body_half_points_ > 0 && size > 0) {
        const float ratio = static_cast<float>(size) / static_cast<float>(body_half_points_);
        set.add({"s:size=", bin(ratio, {0.8F, 0.95F, 1.03F, 1.12F, 1.25F, 1.5F, 2})});
        if (size == largest_half_points_ && ratio > 1.1F) {
            set.add({"s:largest"});
        }
    }
}

void DocumentLooks::add_space(std::size_t i, FeatureSet& set) const {
    const Line& line = *lines_[i];
    set.add({"s:gap=", bin(line.gap_before, {0.05F, 0.2F, 0.5F, 0.8F, 1.2F, 2, 4})});
    set.add({"s:gap_more=", bin(line.gap_before - usual_gap_, {-0.3F, 0.1F, 0.4F, 0.9F})});
    set.add({"s:left=", bin(line.left, {1, 8, 20, 50, 120})});
    set.add({"s:cells=", bin(static_cast<float>(line.cells.size()), {2, 3, 4, 6})});
    if (i > 0) {
        const Line& above = *lines_[i - 1];
        set.add({"s:shift=", bin(line.left - above.left, {-30, -3, 3, 30})});
        if (line.region != above.region) {
            set.add({"s:new_region"});
        }
        if (line.page != above.page) {
            set.add({"s:new_page"});
        }
    }
    if (i + 1 < lines_.size()) {
        const Line& below = *lines_[i + 1];
        set.add({"s:gap_below=", bin(below.gap_before, {0.05F, 0.2F, 0.5F, 0.8F, 1.2F, 2})});
        set.add({"s:shift_below=", bin(below.left - line.left, {-30, -3, 3, 30})});
    }
    if (line.table > 0) {
        set.add({line.table_header ? "s:table_header" : "s:table_row"});
    }
    const Block& block = document_.blocks.at(static_cast<std::size_t>(line.block));
    if (!block.marker.empty()) {
        set.add({"s:marker=", kind_of_marker(block.marker)});
    }
}

void DocumentLooks::add_recurrence(std::size_t i, FeatureSet& set) const {
    const Count& count = counts_.at(static_cast<std::size_t>(look_[i]));
    const float share = static_cast<float>(count.lines) / static_cast<float>(lines_.size());
    set.add({"s:look_share=", bin(share, {0.02F, 0.05F, 0.1F, 0.2F, 0.4F, 0.7F})});
    set.add({"s:look_lines=", bin(static_cast<float>(count.lines), {2, 3, 5, 9, 20})});
    set.add({"s:look_titles=", bin(static_cast<float>(count.headings), {1, 2, 3, 5})});
    if (count.headings >= 2 && count.headings * 3 >= count.lines) {
        set.add({"s:look_of_titles"});
    }
    set.add(
        {"s:same_ago=", same_ago_[i] == 0 ? "none" : bin(static_cast<float>(same_ago_[i]), {1, 2, 3, 4, 6, 10, 20})});
    if (i + 1 < lines_.size() && look_[i + 1] == look_[i]) {
        set.add({"s:same_below"});
    }
}

void DocumentLooks::add_place(std::size_t i, FeatureSet& set) const {
    const auto place = static_cast<float>(i);
    set.add({"c:index=", bin(place, {1, 2, 3, 4, 5, 7, 10, 15})});
    set.add({"c:share=",
             bin(place / static_cast<float>(lines_.size()), {0.05F, 0.1F, 0.2F, 0.4F, 0.6F, 0.8F, 0.9F, 0.97F})});
    set.add({"c:lines=", bin(static_cast<float>(lines_.size()), {20, 40, 80, 160, 320})});
    const Line& line = *lines_[i];
    set.add({"c:page=", bin(static_cast<float>(line.page), {1, 2, 3})});
    set.add({"c:region=", bin(static_cast<float>(line.region), {1, 2, 3, 4, 6})});
}

}  // namespace cvconv::recognizing
