// Where the header of an entry ends.

#include <array>

#include "readers/document_builder.h"
#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

/// A section of one column, each line a date in a cell of its own and a bold title with more behind it.
std::string read_rail(const std::string& heading, const std::vector<std::array<std::string, 3>>& lines) {
    Diagnostics diagnostics;
    DocumentBuilder builder;
    Style plain;
    plain.size = 10;
    Style bold = plain;
    bold.bold = true;
    Style large = bold;
    large.size = 14;
    builder.open(BlockKind::paragraph).style = large;
    builder.add(heading, large);
    builder.close();
    for (const auto& [date, title, rest] : lines) {
        builder.open(BlockKind::paragraph).style = plain;
        builder.next_cell(50, 100);
        builder.add(date, bold);
        builder.next_cell(150, 500);
        builder.add(title, bold);
        builder.add(" " + rest, plain);
        builder.close();
    }
    NativeOptions options;
    options.evidence = false;
    return to_native(recognize(builder.take(), diagnostics), options);
}

TEST(EntryHeader, ProseBehindABoldTitleBesideItsDateIsNone) {
    const std::string shown = read_rail(
        "Experience",
        {{"2018 – 2020", "Pilot,", "Harbour Ltd, Leith. Guided ships of all sizes past the rocks in any weather."},
         {"2014 – 2018", "Engineer,", "Tide Works Ltd, Hull. Mended the pumps and trained four young colleagues."}});
    testing_cv::expect_part(shown, "name \"Harbour Ltd\"\n");
    testing_cv::expect_part(shown, "position \"Pilot\"\n");
    testing_cv::expect_part(shown, "Guided ships of all sizes past the rocks in any weather.");
    testing_cv::expect_part(shown, "position \"Engineer\"\n");
}

TEST(EntryHeader, AMarkBehindAFullStopIsAPieceOfItsOwn) {
    const std::string shown = read_rail("Education", {{"2010 – 2013", "BSc Geology,", "Harbour University. 108/110"}});
    testing_cv::expect_part(shown, "institution \"Harbour University\"\n");
    testing_cv::expect_part(shown, "score \"108/110\"\n");
}

TEST(EntryHeader, ALinkMayStandWithinIt) {
    const std::string shown = testing_cv::read_marked(
        "# Ada Example\n\nada@example.org\n\n## Experience\n\n### Harbour Ltd\n\n2014 – 2018\n\n"
        "https://harbour.example\n\nPilot\n\n- Guided ships\n\n### Tide Works Ltd\n\n2010 – 2014\n\n"
        "https://tide.example\n\nEngineer\n\n- Mended pumps\n");
    testing_cv::expect_part(shown, "  name \"Harbour Ltd\"\n  position \"Pilot\"\n  url \"https://harbour.example\"\n");
}

TEST(EntryHeader, PartsOfAJobWithDatesInBracketsAreOfItsText) {
    const std::string shown = testing_cv::read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Experience\n\n"
        "**Fitter, Harbour Works Ltd, 2016 – 2019**\n\nRopes and Chains (Summer 2017)\n\n- Mended ropes\n\n"
        "Pumps (Winters 2018, 2019)\n\n- Mended pumps\n\n"
        "**Deckhand, Salt Line Ltd, 2014 – 2016**\n\n- Painted the deck\n");
    testing_cv::expect_part(shown,
                            "work\n  name \"Harbour Works Ltd\"\n  position \"Fitter\"\n  start_date 2016\n"
                            "  end_date 2019\n");
    testing_cv::expect_part(shown, "Ropes and Chains (Summer 2017)");
    testing_cv::expect_none(shown, "name \"Pumps");
    testing_cv::expect_part(shown, "highlights \"Mended pumps\"\nwork\n  name \"Salt Line Ltd\"");
}

TEST(EntryHeader, RolesBelowAnEmployerKeepTheirDatesInBrackets) {
    const std::string shown = testing_cv::read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Experience\n\n"
        "**Harbour Works Ltd, 2012 – 2019**\n\nForeman (2016 – 2019)\n\n- Led the yard\n\n"
        "Fitter (2012 – 2016)\n\n- Mended pumps\n\n**Salt Line Ltd, 2009 – 2012**\n\nDeckhand (2009 – 2012)\n\n"
        "- Painted the deck\n");
    testing_cv::expect_part(shown, "position \"Foreman\"");
    testing_cv::expect_part(shown, "position \"Fitter\"");
}

TEST(EntryHeader, BulletsBehindATabAreNoColumn) {
    const std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nARBETSLIVSERFARENHET\n\n"
        "2020-02 – pågående\tFörste socialsekreterare, Uppsala kommun\n"
        "•\tKvalitetssäkrar utredningar och föredrar ärenden\n•\tKommunens representant i styrgruppen\n\n"
        "2014-09 – 2020-01\tSocialsekreterare, Uppsala kommun\n•\tUtredningar och ansökningar om vård\n"
        "•\tHandledare för sju studenter\n\nUTBILDNING\n\n"
        "2007–2011\tSocionomprogrammet, Uppsala universitet\n");
    testing_cv::expect_part(shown, "position \"Socialsekreterare\"\n");
    testing_cv::expect_part(shown, "highlights \"Utredningar och ansökningar om vård\"\n");
    testing_cv::expect_none(shown, "name \"Kvalitetssäkrar");
}

}  // namespace
}  // namespace cvconv
