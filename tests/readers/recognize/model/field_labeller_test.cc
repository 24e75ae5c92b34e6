// The labeller's arithmetic, and that the weights that are built in fit the program: tools/train/field_golden.py wrote
// what the network of the training program says of a small invented section.

#include "readers/recognize/model/field_labeller.h"

#include <iterator>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "readers/recognize/spans/field_roles.h"
#include "tests/readers/recognize/model/golden_vector.h"
#include "tests/support/file_content.h"

namespace cvconv::recognizing {
namespace {

/// The section, with the sets that the sequence points to.
struct Section {
    nlohmann::json golden =
        nlohmann::json::parse(file_content(CVCONV_SOURCE "/tests/readers/recognize/model/field_golden.json"));
    std::vector<FeatureSet> lines = sets(golden["lines"]);
    std::vector<FeatureSet> tokens;
    std::vector<std::vector<float>> vectors;
    FieldSequence sequence;

    Section() {
        for (const auto& token : golden["tokens"]) {
            tokens.push_back(set_of(token["f"]));
            sequence.line_of_token.push_back(token["line"].get<std::size_t>());
        }
        for (const FeatureSet& set : lines) {
            sequence.lines.push_back(&set);
        }
        for (std::size_t i = 0; i < tokens.size(); ++i) {
            vectors.push_back(golden_vector(i, FieldLabeller::built_in().vector_width()));
            sequence.tokens.push_back(&tokens[i]);
        }
        for (const std::vector<float>& vector : vectors) {
            sequence.vectors.push_back(vector.empty() ? nullptr : vector.data());
        }
    }

    static std::vector<FeatureSet> sets(const nlohmann::json& rows) {
        std::vector<FeatureSet> result;
        for (const auto& row : rows) {
            result.push_back(set_of(row));
        }
        return result;
    }
    static FeatureSet set_of(const nlohmann::json& names) {
        FeatureSet set;
        for (const auto& name : names) {
            set.add({name.get<std::string>()});
        }
        return set;
    }
};

TEST(FieldLabeller, SaysWhatTheNetworkSaidThatWasTrained) {
    const Section section;
    const FieldLabeller& labeller = FieldLabeller::built_in();
    const std::vector<float> logits = labeller.logits(section.sequence);
    ASSERT_EQ(labeller.labels(), static_cast<std::size_t>(field_label_count));
    ASSERT_EQ(logits.size(), section.tokens.size() * labeller.labels());
    for (std::size_t i = 0; i < logits.size(); ++i) {
        const auto& token = section.golden["tokens"][i / labeller.labels()];
        EXPECT_NEAR(logits[i], token["logits"][i % labeller.labels()].get<float>(), 5e-4F) << "token " << token["f"];
    }
}

TEST(FieldLabeller, GivesWholeSpans) {
    const Section section;
    const std::vector<TokenLabel> labels = FieldLabeller::built_in().label(section.sequence);
    ASSERT_EQ(labels.size(), section.tokens.size());
    int before = 0;
    for (const TokenLabel& label : labels) {
        EXPECT_GT(label.probability, 0.0F);
        EXPECT_LE(label.probability, 1.0F + 1e-4F);
        if (label.label != 0 && !begins_span(label.label)) {
            ASSERT_NE(before, 0);
            EXPECT_EQ(role_of_label(label.label), role_of_label(before));
        }
        before = label.label;
    }
    EXPECT_TRUE(FieldLabeller::built_in().label({}).empty());
}

TEST(FieldLabeller, RefusesDamagedWeights) {
    const std::string whole = file_content(CVCONV_SOURCE "/readers/recognize/model/fields.weights");
    ASSERT_TRUE(FieldLabeller::parse(whole));
    EXPECT_FALSE(FieldLabeller::parse(""));
    EXPECT_FALSE(FieldLabeller::parse(whole + "x"));
    for (std::size_t size = 0; size < whole.size(); size += 997) {
        EXPECT_FALSE(FieldLabeller::parse(whole.substr(0, size))) << size;
    }
    std::string other = whole;
    other[4] = 9;  // the version
    EXPECT_FALSE(FieldLabeller::parse(other));
    other = whole;
    std::fill(other.begin() + 8, other.begin() + 36, '\xff');  // sizes
    EXPECT_FALSE(FieldLabeller::parse(other));
}

}  // namespace
}  // namespace cvconv::recognizing
