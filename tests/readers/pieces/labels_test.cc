#include "readers/pieces/labels.h"

#include <gtest/gtest.h>

#include <string>

namespace cvconv::recognizing {
namespace {

std::string meaning_of(std::string_view label) {
    const auto hits = meanings_of_label(Idea::entry_labels, label);
    return hits.empty() ? "" : std::string(hits.front().key);
}

TEST(Labels, MeanWhatTheirPartsHaveInCommon) {
    EXPECT_EQ(meaning_of("Duties and achievements"), "tasks");
    EXPECT_EQ(meaning_of("Funciones y responsabilidades principales"), "tasks");
    EXPECT_EQ(meaning_of("Cualificación o título obtenido"), "degree");
    EXPECT_EQ(meaning_of("Employer and Rocket"), "");
    EXPECT_EQ(meaning_of("Employer and Thesis"), "");
}

TEST(Labels, MeanWhatTheySayBeforeOf) {
    EXPECT_EQ(meaning_of("Nombre de la institución de formación"), "institution");
    EXPECT_EQ(meaning_of("Manager of the line"), "");  // one word before it is too little
}

}  // namespace
}  // namespace cvconv::recognizing
