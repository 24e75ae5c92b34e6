#include "readers/document_builder.h"
#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

TEST(Interests, LabelsBesideWhatTheyName) {
    Diagnostics diagnostics;
    DocumentBuilder builder;
    builder.open(BlockKind::heading).level = 1;
    builder.add("Interests");
    builder.close();
    auto add = [&](const char* label, float left, const char* value) {
        builder.open(BlockKind::paragraph);
        builder.next_cell(left, 100);
        builder.add(label);
        builder.next_cell(110, 300);
        builder.add(value);
        builder.close();
    };
    add("Sea", 80, "Rowing in an old boat");
    add("Woods", 70, "Walking, birds");
    const Cv cv = recognize(builder.take(), diagnostics);
    ASSERT_EQ(cv.interests.size(), 2U);
    EXPECT_EQ(cv.interests[0].name->value, "Sea");
    EXPECT_EQ(cv.interests[1].keywords.size(), 2U);
}

}  // namespace
}  // namespace cvconv
