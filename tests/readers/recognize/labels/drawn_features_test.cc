#include <gtest/gtest.h>

#include "readers/recognize/labels/labelled_sections.h"

namespace cvconv::recognizing {
namespace {

/// A document of one line a block, in dark grey.
Document document_of(const std::vector<std::string>& lines) {
    Document document;
    for (const std::string& line : lines) {
        document.text += document.text.empty() ? "" : "\n";
        Block& block = document.blocks.emplace_back();
        block.text.begin = static_cast<std::uint32_t>(document.text.size());
        document.text += line;
        block.text.end = static_cast<std::uint32_t>(document.text.size());
        block.style.colour = 0x222222;
    }
    return document;
}

/// The features of group d of each line: "tone=colour rule_below".
std::vector<std::string> drawn(const Document& document) {
    std::vector<std::string> all;
    for (const FeatureSet& set : labeller_input(document, true).features) {
        std::string& line = all.emplace_back();
        for (const std::string& name : set.names()) {
            if (name.starts_with("d:")) {
                line += (line.empty() ? "" : " ") + name.substr(2);
            }
        }
    }
    return all;
}

using Features = std::vector<std::string>;

TEST(DrawnFeatures, ColoursAreSeenWhereTheyDifferFromTheText) {
    Document document = document_of({"Skills", "Welding of masts and rigging", "Sails", "Nets"});
    document.blocks[0].style.colour = 0x1F4E79;
    document.blocks[2].style.colour = 0x999999;
    document.blocks[3].style.colour = 0x2A2A2A;  // nobody sees the difference
    EXPECT_EQ(drawn(document), (Features{"tone=colour", "", "tone=grey", ""}));
}

TEST(DrawnFeatures, RulesAreSeenFromBothSides) {
    Document document = document_of({"Maria Example", "Welding of masts", "Sails"});
    document.blocks[0].rule_below = true;
    document.blocks[2].rule_beside = true;
    EXPECT_EQ(drawn(document), (Features{"rule_below", "rule_above", "rule_beside"}));
}

TEST(DrawnFeatures, WhereTitlesAreRuledEachLineSaysWhetherItIs) {
    Document document = document_of({"Skills", "Welding of masts", "Languages", "Danish"});
    document.blocks[0].rule_below = document.blocks[2].rule_below = true;
    EXPECT_EQ(drawn(document), (Features{"rule_below as_titles=3", "rule_above not_as_titles=3",
                                         "rule_below as_titles=3", "rule_above not_as_titles=3"}));
}

TEST(DrawnFeatures, PanelsBeginAndEnd) {
    Document document = document_of({"Maria Example", "Skills", "Welding of masts"});
    document.blocks[1].panel = 1;
    document.blocks[1].on_stripe = true;
    document.blocks[2].panel = 2;
    EXPECT_EQ(drawn(document), (Features{"panel_ends", "stripe panel_begins panel_ends", "panel panel_begins"}));
}

}  // namespace
}  // namespace cvconv::recognizing
