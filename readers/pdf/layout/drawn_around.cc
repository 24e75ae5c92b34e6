#include "readers/pdf/layout/drawn_around.h"

#include <algorithm>
#include <cstddef>
#include <tuple>
#include <utility>

#include "readers/pdf/layout/text_lines.h"

namespace cvconv::pdf {
namespace {

constexpr float rule_distance = 0.8F;  // in sizes of type: how far from its text a rule of a title is drawn
constexpr float least_share = 0.8F;    // of what a rule is above, below or beside
constexpr float least_beside = 3;      // in sizes of type, behind a blank of one: a shorter one is a dash
constexpr int most_rules = 50;         // that are looked at for one question

}  // namespace

DrawnAround::DrawnAround(const std::vector<Rule>& rules) {
    std::copy_if(rules.begin(), rules.end(), std::back_inserter(rules_),
                 [](const Rule& rule) { return !rule.upright; });
    std::sort(rules_.begin(), rules_.end(),
              [](const Rule& a, const Rule& b) { return std::tie(a.page, a.at) < std::tie(b.page, b.at); });
}

void DrawnAround::add_panels(int page, std::vector<TextPanel> panels) {
    const int before = all_panels_;
    all_panels_ += static_cast<int>(panels.size());
    panels_[page] = {before, std::move(panels)};
}

bool DrawnAround::has_rule(int page, float from, float to, float left, float right) const {
    auto at = std::lower_bound(rules_.begin(), rules_.end(), std::pair(page, from),
                               [](const Rule& rule, auto least) { return std::pair(rule.page, rule.at) < least; });
    for (int looked = 0; at != rules_.end() && at->page == page && at->at <= to && looked < most_rules;
         ++at, ++looked) {
        if (std::min(at->to, right) - std::max(at->from, left) >= least_share * (right - left)) {
            return true;
        }
    }
    return false;
}

void DrawnAround::note_first(const TextLine& line, int page, Block& block) const {
    const float size = std::max(1.0F, line.size);
    block.rule_above = has_rule(page, line.top - rule_distance * size, line.top + 0.1F * size, line.left, line.right);
    block.rule_beside = has_rule(page, line.top + 0.2F * size, line.bottom - 0.1F * size, line.right + size,
                                 line.right + least_beside * size);
    note_joined(line, page, block);
    const auto known = panels_.find(page);
    const auto& words = line.cells.front().words;
    if (known == panels_.end() || words.empty()) {
        return;
    }
    const auto number = static_cast<std::size_t>(words.front().panel);  // -1 is beyond all
    if (number < known->second.panels.size()) {
        block.panel = known->second.before + words.front().panel + 1;
        block.on_stripe = known->second.panels[number].one_line;
    }
}

void DrawnAround::note_joined(const TextLine& line, int page, Block& block) const {
    const float size = std::max(1.0F, line.size);
    block.rule_below =
        has_rule(page, line.bottom - 0.35F * size, line.bottom + rule_distance * size, line.left, line.right);
}

bool DrawnAround::parts(const TextLine& above, const TextLine& below, int page) const {
    const TextLine& narrow = above.right - above.left < below.right - below.left ? above : below;
    return has_rule(page, above.last_bottom, below.top + 0.1F * below.size, narrow.left, narrow.right);
}

}  // namespace cvconv::pdf
