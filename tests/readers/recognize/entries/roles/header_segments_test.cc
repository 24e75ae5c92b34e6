#include "readers/recognize/entries/roles/header_segments.h"

#include <gtest/gtest.h>

#include "readers/document_builder.h"

namespace cvconv::recognizing {
namespace {

using Texts = std::vector<std::string>;

Texts segments_in(const std::string& text) {
    DocumentBuilder builder;
    builder.open(BlockKind::paragraph);
    builder.add(text);
    Document document = builder.take();
    std::vector<Line> lines = lines_of(document);
    Texts texts;
    for (const HeaderSegment& segment : segments_of(document, lines.at(0), 0)) {
        texts.emplace_back(segment.text.of(document.text));
    }
    return texts;
}

TEST(Segments, ALegalFormBehindACommaIsOfTheName) {
    EXPECT_EQ(segments_in("Elektro Zátoka, s. r. o., Zvolen"), (Texts{"Elektro Zátoka, s. r. o.", "Zvolen"}));
    EXPECT_EQ(segments_in("Harbour Pumps, Inc., Leeds"), (Texts{"Harbour Pumps, Inc.", "Leeds"}));
    EXPECT_EQ(segments_in("Engineer, Harbour Pumps"), (Texts{"Engineer", "Harbour Pumps"}));
}

TEST(Segments, ABlankBetweenHanOrKanaParts) {
    EXPECT_EQ(segments_in("港湾ポンプ株式会社　設計課　主任"), (Texts{"港湾ポンプ株式会社", "設計課", "主任"}));
    EXPECT_EQ(segments_in("Harbour Pumps 設計課"), (Texts{"Harbour Pumps 設計課"}));
}

TEST(Segments, TheTownOfACampusIsOfTheName) {
    EXPECT_EQ(segments_in("Clerk, University of Oregon, Portland"), (Texts{"Clerk", "University of Oregon, Portland"}));
    EXPECT_EQ(segments_in("University of North Dakota - Fargo"), (Texts{"University of North Dakota - Fargo"}));
    EXPECT_EQ(segments_in("University of Oregon, Portland, OR"), (Texts{"University of Oregon", "Portland", "OR"}));
    EXPECT_EQ(segments_in("University of Bergen, Oslo"), (Texts{"University of Bergen", "Oslo"}));
}

}  // namespace
}  // namespace cvconv::recognizing
