#include "readers/linkedin/linkedin.h"

#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "readers/linkedin/files.h"
#include "readers/linkedin/values.h"
#include "tests/support/office_file.h"

namespace cvconv {
namespace {

using testing::zip_of;

struct Outcome {
    Cv cv;
    Diagnostics said;
    bool read = false;
};

Outcome read(const std::string& bytes, const ReadOptions& options = {}) {
    Outcome outcome;
    if (auto content = linkedin_reader().read(bytes, options, outcome.said)) {
        outcome.cv = std::get<Cv>(*content);
        outcome.read = true;
    }
    return outcome;
}

const std::string profile = "First Name,Last Name\nRia,Example\n";

TEST(LinkedIn, IsKnownByItsFilesAndNotByItsName) {
    EXPECT_TRUE(linkedin_reader().looks_like(zip_of({{"messages.csv", "x"}, {"Profile.csv", profile}})));
    EXPECT_TRUE(linkedin_reader().looks_like(zip_of({{"Basic_Export/Positions.csv", "x"}})));
    EXPECT_FALSE(linkedin_reader().looks_like(zip_of({{"a/b/Profile.csv", "x"}})));
    EXPECT_FALSE(linkedin_reader().looks_like(zip_of({{"MyProfile.csv", "x"}})));
    EXPECT_FALSE(linkedin_reader().looks_like(zip_of({{"a.txt", "Profile.csv"}}))) << "in a file, no name";
    EXPECT_FALSE(linkedin_reader().looks_like(testing::docx_of("")));
}

TEST(LinkedIn, FilesAreFoundInOneFolderToo) {
    const Outcome outcome = read(zip_of({{"Export/profile.CSV", profile}, {"Export/messages.csv", "private"}}));
    ASSERT_TRUE(outcome.read);
    EXPECT_EQ(value_or_empty(outcome.cv.basics.name), "Ria Example");
    EXPECT_EQ(outcome.cv.basics.name->rule, "Profile.csv:2 First Name");
    EXPECT_TRUE(outcome.said.has(Code::part_not_opened));
    EXPECT_TRUE(outcome.cv.unclaimed.empty());
}

TEST(LinkedIn, NamesOfFilesAreThoseOfAllYears) {
    EXPECT_EQ(linkedin::file_of("Recommendations Received.csv"), linkedin::File::recommendations);
    EXPECT_EQ(linkedin::file_of("volunteer experiences.csv"), linkedin::File::volunteering);
    EXPECT_EQ(linkedin::file_of("Test_Scores.csv"), linkedin::File::test_scores);
    EXPECT_EQ(linkedin::file_of("Skills.csv.exe"), std::nullopt);
    EXPECT_EQ(linkedin::file_of("Endorsement_Received_Info.csv"), std::nullopt);
    EXPECT_EQ(linkedin::file_of("messages.csv"), std::nullopt);
}

TEST(LinkedIn, HarmfulArchivesAreRefused) {
    auto error = [](const std::string& bytes, const ReadOptions& options = {}) {
        const Outcome outcome = read(bytes, options);
        EXPECT_FALSE(outcome.read);
        return outcome.said.all().empty() ? Code::usage : outcome.said.all().back().code;
    };
    EXPECT_EQ(error(zip_of({{"../Profile.csv", profile}})), Code::archive_path_refused);
    EXPECT_EQ(error(zip_of({{"Profile.csv", profile}, {"a\\..\\x", ""}})), Code::archive_path_refused);
    EXPECT_EQ(error(zip_of({{"/Profile.csv", profile}})), Code::archive_path_refused);
    EXPECT_EQ(error(zip_of({{"a.txt", "x"}})), Code::format_mismatch);
    EXPECT_EQ(error("Profile.csv"), Code::archive_damaged);
    std::string encrypted = zip_of({{"Profile.csv", profile}});
    encrypted[encrypted.find("PK\x01\x02") + 8] |= 1;
    EXPECT_EQ(error(encrypted), Code::document_encrypted);
    ReadOptions few;
    few.limits.max_lines = 2;
    EXPECT_EQ(error(zip_of({{"Skills.csv", "Name\nA\nB\n"}}), few), Code::too_many_lines);
    few = {};
    few.limits.max_words = 2;
    EXPECT_EQ(error(zip_of({{"Skills.csv", "Name\nA\nB\n"}}), few), Code::too_many_words);
}

TEST(LinkedIn, CsvIsAsTheRfcHasIt) {
    auto shown = [](const std::string& text) {
        std::string all;
        const linkedin::Csv csv = linkedin::read_csv(text, 100);
        for (const linkedin::Row& row : csv.rows) {
            all += std::to_string(row.line);
            for (const std::string& cell : row.cells) {
                all += "[" + cell + "]";
            }
        }
        return all + (csv.damaged_line != 0 ? " damaged " + std::to_string(csv.damaged_line) : "");
    };
    EXPECT_EQ(shown("a,\"b, \"\"c\"\"\",\n\n\"d\ne\",f\ng"), "1[a][b, \"c\"][]3[d\ne][f]5[g]");
    EXPECT_EQ(shown(",,\n"), "");
    EXPECT_EQ(shown("a\n\"b\nc"), "1[a]2[b\nc] damaged 2");
    EXPECT_EQ(shown("a\n\"b\"c,d\n"), "1[a]2[bc][d] damaged 2");
    EXPECT_EQ(shown("a \"b\" c"), "1[a \"b\" c]") << "not at the beginning of a cell: a letter as any other";
}

TEST(LinkedIn, DatesAreWhatCellsSay) {
    auto shown = [](const std::string& text) {
        const linkedin::CellDate date = linkedin::date_of({text, "x"});
        return (date.date ? to_iso(date.date->value) : "-") + (date.all ? "" : " and more");
    };
    EXPECT_EQ(shown("Mar 2020"), "2020-03");
    EXPECT_EQ(shown("2020"), "2020");
    EXPECT_EQ(shown("Aug 5, 2026"), "2026-08-05");
    EXPECT_EQ(shown("2025-08-01"), "2025-08-01");
    EXPECT_EQ(shown("mars 2020"), "2020-03");
    EXPECT_EQ(shown("Mar 2015 - Mar 2017"), "2015-03 and more");
    EXPECT_EQ(shown("soon"), "- and more");
    EXPECT_EQ(shown(""), "-");
}

TEST(LinkedIn, DegreesAndPlacesAreSplitWhereAllOfThemIsUnderstood) {
    auto degree = [](const std::string& text) {
        Education education;
        linkedin::set_degree({text, "x"}, education);
        return value_or_empty(education.study_type) + " | " + value_or_empty(education.area);
    };
    EXPECT_EQ(degree("BEng, Automation"), "BEng | Automation");
    EXPECT_EQ(degree("Bachelor of Science - BS, Physics"), "Bachelor of Science - BS | Physics");
    EXPECT_EQ(degree("Something else"), "Something else | ");
    auto place = [](const std::string& text) {
        const Location location = linkedin::location_of({text, "x"});
        return value_or_empty(location.city) + " | " + value_or_empty(location.country_code);
    };
    EXPECT_EQ(place("Tampere, Finland"), "Tampere | FI");
    EXPECT_EQ(place("Greater Nowhere Area"), "Greater Nowhere Area | ");
}

TEST(LinkedIn, ListsOfSites) {
    using Parts = std::vector<std::string>;
    EXPECT_EQ(linkedin::parts_of_list("[COMPANY:https://a.example,PORTFOLIO:http://b.example/x:1]"),
              (Parts{"https://a.example", "http://b.example/x:1"}));
    EXPECT_EQ(linkedin::parts_of_list("[TYPE:OTHER:https://a.example],[OTHER:b.example]"),
              (Parts{"https://a.example", "b.example"}));
    EXPECT_EQ(linkedin::parts_of_list("https://a.example"), Parts{"https://a.example"});
    EXPECT_EQ(linkedin::parts_of_list("[ada,ada_b]"), (Parts{"ada", "ada_b"}));
}

TEST(LinkedIn, ReadmeHasTheColumns) {
    std::ifstream file(CVCONV_SOURCE "/readers/linkedin/README.md");
    std::stringstream text;
    text << file.rdbuf();
    for (const linkedin::FileColumns& each : linkedin::files()) {
        std::string row = "| `" + std::string(each.name) + "` | ";
        for (const linkedin::Column& column : each.columns) {
            std::string becomes = column.becomes == linkedin::kept      ? "kept"
                                  : column.becomes == linkedin::decides ? "decides"
                                                                        : "`" + std::string(column.becomes) + "`";
            if (const std::size_t comma = becomes.find(", "); comma != std::string::npos) {
                becomes.replace(comma, 2, "`, `");
            }
            row += (row.ends_with("| ") ? "" : " · ") + std::string(column.name) + " → " + becomes;
        }
        EXPECT_NE(text.str().find(row + " |\n"), std::string::npos) << row;
    }
}

}  // namespace
}  // namespace cvconv
