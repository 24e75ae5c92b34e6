#include "readers/recognize/sections/regrouping/side_by_side.h"

#include <gtest/gtest.h>

#include "readers/document_builder.h"

namespace cvconv::recognizing {
namespace {

struct Piece {
    const char* text;
    float left;
};

/// A section of lines given by their cells.
Section section_of(Document& document, SectionKind kind, const std::vector<std::vector<Piece>>& rows) {
    DocumentBuilder builder;
    for (const auto& row : rows) {
        builder.open(BlockKind::paragraph);
        for (const Piece& piece : row) {
            builder.next_cell(piece.left, piece.left + 50);
            builder.add(piece.text);
        }
    }
    document = builder.take();
    return {kind, {}, lines_of(document)};
}

std::vector<std::string> texts(const Document& document, const std::vector<Line>& lines) {
    std::vector<std::string> result;
    for (const Line& line : lines) {
        result.emplace_back(line.text.of(document.text));
    }
    return result;
}

using Texts = std::vector<std::string>;

TEST(SideBySide, RowsOfLevelsAreReadDown) {
    Document document;
    Section section = section_of(
        document, SectionKind::skills,
        {{{"Backend", 50}, {"Operations", 250}}, {{"Expert", 50}, {"Advanced", 250}}, {{"Go", 50}, {"Ansible", 250}}});
    EXPECT_EQ(texts(document, read_down(document, section, DateOrder::unknown)),
              (Texts{"Backend", "Expert", "Go", "Operations", "Advanced", "Ansible"}));
}

TEST(SideBySide, RowsOfDatesAreReadDown) {
    Document document;
    Section section =
        section_of(document, SectionKind::education,
                   {{{"Harbour College", 50}, {"Ridge University", 250}}, {{"2019 – 2021", 50}, {"2015 – 2019", 250}}});
    EXPECT_EQ(texts(document, read_down(document, section, DateOrder::unknown)),
              (Texts{"Harbour College", "2019 – 2021", "Ridge University", "2015 – 2019"}));
}

TEST(SideBySide, AHeaderBesideItsDateIsReadAcross) {
    Document document;
    Section section = section_of(document, SectionKind::work,
                                 {{{"Acme Pipes", 50}, {"2019 – 2021", 250}}, {{"Welder", 50}, {"Leeds", 250}}});
    EXPECT_EQ(texts(document, read_down(document, section, DateOrder::unknown)),
              (Texts{"Acme Pipes 2019 – 2021", "Welder Leeds"}));
}

TEST(SideBySide, LabelsBesideListsAreReadAcross) {
    Document document;
    Section section = section_of(document, SectionKind::skills,
                                 {{{"Languages", 50}, {"C++, Go", 250}}, {{"Databases", 50}, {"Redis, SQLite", 250}}});
    EXPECT_EQ(read_down(document, section, DateOrder::unknown).size(), 2U);
}

}  // namespace
}  // namespace cvconv::recognizing
