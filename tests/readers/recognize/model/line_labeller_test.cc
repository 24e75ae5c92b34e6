// The labeller's arithmetic, and that the weights that are built in fit the program: tools/train/golden.py wrote what
// the network of the training program says of a small invented document.

#include "readers/recognize/model/line_labeller.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/readers/recognize/model/golden_vector.h"
#include "tests/support/file_content.h"

namespace cvconv::recognizing {
namespace {

std::string weights() {
    return file_content(CVCONV_SOURCE "/readers/recognize/model/lines.weights");
}

nlohmann::json golden() {
    return nlohmann::json::parse(file_content(CVCONV_SOURCE "/tests/readers/recognize/model/golden.json"));
}

/// The invented document, with the sets and vectors that its lines point to.
struct GoldenDocument {
    std::vector<FeatureSet> sets;
    std::vector<std::vector<float>> vectors;
    std::vector<LabelledLine> lines;

    explicit GoldenDocument(const nlohmann::json& golden) {
        for (const auto& line : golden["lines"]) {
            FeatureSet& set = sets.emplace_back();
            for (const auto& feature : line["f"]) {
                set.add({feature.get<std::string>()});
            }
            vectors.push_back(golden_vector(sets.size() - 1, LineLabeller::built_in().vector_width()));
        }
        for (std::size_t i = 0; i < sets.size(); ++i) {
            lines.push_back({&sets[i], vectors[i].empty() ? nullptr : vectors[i].data()});
        }
    }
};

TEST(LineLabeller, GoesByWhatIsKnown) {
    const GoldenDocument document(golden());
    const std::vector<LabelledLine>& lines = document.lines;
    const AllowedLabels allowed = {{"H:awards", "no label"}, {}, {"B:work", "B:awards"}};
    const std::vector<LineProbabilities> known = LineLabeller::built_in().label(lines, allowed);
    ASSERT_EQ(known.size(), lines.size());
    const auto awards = static_cast<std::size_t>(SectionKind::awards);
    const auto work = static_cast<std::size_t>(SectionKind::work);
    EXPECT_NEAR(known[0].heading.at(awards), 1, 1e-5F);
    EXPECT_NEAR(known[2].content.at(work) + known[2].content.at(awards), 1, 1e-5F);
    EXPECT_NEAR(known[2].begins_entry, 1, 1e-5F);
}

TEST(LineLabeller, SaysWhatTheNetworkSaidThatWasTrained) {
    const nlohmann::json expected = golden();
    const std::vector<float> logits = LineLabeller::built_in().logits(GoldenDocument(expected).lines);
    const std::size_t labels = expected["labels"].size();
    ASSERT_EQ(logits.size(), expected["lines"].size() * labels);
    for (std::size_t i = 0; i < logits.size(); ++i) {
        EXPECT_NEAR(logits[i], expected["lines"][i / labels]["logits"][i % labels].get<float>(), 5e-4F)
            << "line " << i / labels << ", " << expected["labels"][i % labels];
    }
}

TEST(LineLabeller, ProbabilitiesAreOfAllReadings) {
    const std::vector<LineProbabilities> lines = LineLabeller::built_in().label(GoldenDocument(golden()).lines);
    ASSERT_EQ(lines.size(), golden()["lines"].size());
    for (const LineProbabilities& line : lines) {
        float sum = line.none;
        for (int kind = 0; kind < section_kind_count; ++kind) {
            sum += line.content.at(static_cast<std::size_t>(kind)) + line.heading.at(static_cast<std::size_t>(kind));
        }
        EXPECT_NEAR(sum, 1.0F, 1e-4F);
        EXPECT_LE(line.begins_entry, 1.0F);
    }
    EXPECT_TRUE(LineLabeller::built_in().label({}).empty());
}

TEST(LineLabeller, RefusesDamagedWeights) {
    const std::string whole = weights();
    ASSERT_TRUE(LineLabeller::parse(whole));
    EXPECT_FALSE(LineLabeller::parse(""));
    EXPECT_FALSE(LineLabeller::parse(whole + "x"));
    for (std::size_t size = 0; size < whole.size(); size += 997) {
        EXPECT_FALSE(LineLabeller::parse(whole.substr(0, size))) << size;
    }
    std::string other = whole;
    other[4] = 9;  // the version
    EXPECT_FALSE(LineLabeller::parse(other));
    other = whole;
    std::fill(other.begin() + 8, other.begin() + 32, '\xff');  // sizes
    EXPECT_FALSE(LineLabeller::parse(other));
}

TEST(LineLabeller, FitsTheSizeThatAProgramMayHave) {
    EXPECT_LE(weights().size(), 1U << 20U);
}

}  // namespace
}  // namespace cvconv::recognizing
