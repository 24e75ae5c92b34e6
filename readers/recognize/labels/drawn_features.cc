#include <algorithm>
#include <array>
#include <map>

#include "readers/recognize/labels/feature_groups.h"

namespace cvconv::recognizing {
namespace {

std::array<int, 3> channels(std::uint32_t colour) {
    return {static_cast<int>(colour >> 16U & 0xFFU), static_cast<int>(colour >> 8U & 0xFFU),
            static_cast<int>(colour & 0xFFU)};
}

/// Nobody tells them apart without looking for it.
bool are_alike(std::uint32_t a, std::uint32_t b) {
    constexpr int least = 24;  // of 255
    const auto x = channels(a);
    const auto y = channels(b);
    return std::abs(x[0] - y[0]) < least && std::abs(x[1] - y[1]) < least && std::abs(x[2] - y[2]) < least;
}

std::string_view tone_of(std::uint32_t colour) {
    const auto parts = channels(colour);
    const auto [least, most] = std::minmax_element(parts.begin(), parts.end());
    constexpr int colourful = 40;
    constexpr int bright = 200;
    return *most - *least >= colourful ? "colour" : *least >= bright ? "light" : *most >= 96 ? "grey" : "dark";
}

}  // namespace

DocumentDrawing::DocumentDrawing(const Document& document, const std::vector<Line>& lines) : lines_(lines) {
    std::map<std::uint32_t, std::size_t> letters;
    auto is_rule = [&](std::size_t block) {
        return block < document.blocks.size() && document.blocks[block].kind == BlockKind::rule;
    };
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Line& line = lines[i];
        const auto number = static_cast<std::size_t>(line.block);
        const Block& block = document.blocks.at(number);
        const bool first = i == 0 || lines[i - 1].block != line.block;
        const bool last = i + 1 == lines.size() || lines[i + 1].block != line.block;
        Around& around = around_.emplace_back();
        around.above = first && (block.rule_above || (number > 0 && is_rule(number - 1)));
        around.below = last && (block.rule_below || is_rule(number + 1));
        around.beside = first && block.rule_beside;
        around.panel = block.panel;
        around.stripe = block.on_stripe;
        letters[first_style(line).colour] += line.text.size();
        if (around.below || around.beside) {
            ++ruled_;
            ruled_titles_ += is_known_title(document, line) ? 1 : 0;
        }
    }
    const auto most = std::max_element(letters.begin(), letters.end(),
                                       [](const auto& a, const auto& b) { return a.second < b.second; });
    text_colour_ = most == letters.end() ? 0 : most->first;
}

DocumentDrawing::Around DocumentDrawing::around(std::size_t i) const {
    return i < around_.size() ? around_[i] : Around();
}

void DocumentDrawing::add_to(std::size_t i, FeatureSet& set) const {
    const Line& line = lines_[i];
    if (const std::uint32_t colour = first_style(line).colour; !are_alike(colour, text_colour_)) {
        set.add({"d:tone=", tone_of(colour)});
    }
    if (!line.runs.empty() && !are_alike(line.runs.back().style.colour, first_style(line).colour)) {
        set.add({"d:ends_in=", tone_of(line.runs.back().style.colour)});
    }
    add_rules(i, set);
    add_panel(i, set);
}

void DocumentDrawing::add_rules(std::size_t i, FeatureSet& set) const {
    const Around own = around(i);
    if (own.above || (i > 0 && around(i - 1).below)) {
        set.add({"d:rule_above"});
    }
    if (own.below || around(i + 1).above) {
        set.add({"d:rule_below"});
    }
    if (own.beside) {
        set.add({"d:rule_beside"});
    }
    // Where titles are ruled, a rule says much, and so does it that there is none.
    if (ruled_titles_ >= 2) {
        set.add({own.below || own.beside ? "d:as_titles=" : "d:not_as_titles=",
                 bin(static_cast<float>(ruled_titles_) / static_cast<float>(ruled_), {0.2F, 0.5F, 0.8F})});
    }
}

void DocumentDrawing::add_panel(std::size_t i, FeatureSet& set) const {
    const Around own = around(i);
    if (own.panel > 0) {
        set.add({own.stripe ? "d:stripe" : "d:panel"});
    }
    if (i > 0 && around(i - 1).panel != own.panel) {
        set.add({"d:panel_begins"});
    }
    if (i + 1 < around_.size() && around(i + 1).panel != own.panel) {
        set.add({"d:panel_ends"});
    }
}

}  // namespace cvconv::recognizing
