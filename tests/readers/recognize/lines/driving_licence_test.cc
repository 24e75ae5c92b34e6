#include "readers/recognize/lines/driving_licence.h"

#include <gtest/gtest.h>

#include "readers/document_builder.h"

namespace cvconv::recognizing {
namespace {

bool is_licence(const char* text) {
    DocumentBuilder builder;
    builder.open(BlockKind::paragraph);
    builder.add(text);
    Document document = builder.take();
    return is_driving_licence(document, {0, static_cast<std::uint32_t>(document.text.size())});
}

TEST(DrivingLicence, InManyLanguages) {
    for (const char* text : {"Full clean UK driving licence", "Führerschein Klasse B", "Permis B", "Patente B",
                             "Rijbewijs: B", "Körkort B och BE", "Prawo jazdy kat. B", "Carta de condução B"}) {
        EXPECT_TRUE(is_licence(text)) << text;
    }
}

TEST(DrivingLicence, OtherThings) {
    // the bare word heads a section
    for (const char* text :
         {"Führerschein", "Driving licence", "Teaching licence", "B2", "Drove a team of six to Berlin"}) {
        EXPECT_FALSE(is_licence(text)) << text;
    }
}

}  // namespace
}  // namespace cvconv::recognizing
