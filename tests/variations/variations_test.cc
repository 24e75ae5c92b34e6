// Is the same thing read however it is written? A test for each section and language.

#include "tests/variations/variations.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "readers/markdown/markdown.h"
#include "readers/recognize/recognize.h"
#include "readers/text/text.h"
#include "tools/score/document.h"
#include "writers/registry.h"

namespace cvconv::variations {
namespace {

const std::filesystem::path folder = CVCONV_VARIATIONS;
constexpr unsigned documents = 3;  // of each format and kind

/// What is compared of a section.
std::string_view group_of(const std::string& section) {
    const bool small = section == "certificates" || section == "awards" || section == "volunteer";
    return small ? "other" : std::string_view(section);
}

score::Json converted(const std::string& text, bool markdown) {
    static const Writer* const writer = find_writer("json-resume");
    Diagnostics diagnostics;
    const auto content = markdown ? read_markdown(text, {}, diagnostics) : read_text(text, {}, diagnostics);
    const auto& document = std::get<cvconv::Document>(content.value());
    WriteOptions options;
    options.json_resume.source = &document;
    const auto written = writer->write(recognize(document, diagnostics), options, diagnostics);
    return score::Json::parse(written.value_or("{}"), nullptr, false);
}

/// How much of the section is right, from 0 to 1.
double share_of(const Variation& variation, const std::string& section, bool markdown) {
    const score::DocumentScore score = score::score_document(variation.gold, converted(variation.text, markdown));
    const auto& groups = score::groups();
    const auto group =
        std::find_if(groups.begin(), groups.end(), [&](const score::Group& g) { return g.name == group_of(section); });
    return score.by_group.at(static_cast<std::size_t>(group - groups.begin())).value_or(0);
}

class Variations : public testing::TestWithParam<std::pair<std::string, std::string>> {};

TEST_P(Variations, AreReadHoweverTheyAreWritten) {
    // An issuer in the line below a certificate is read worst.
    constexpr double least_of_format = 0.5;
    constexpr double least_of_all = 0.9;
    const auto& [language, section] = GetParam();
    const Words words = read_words(folder / "words" / (language + ".txt"));
    int formats = 0;
    double of_all = 0;
    for (const Format& format : read_formats(folder / "formats.txt")) {
        if (format.section != section || (format.english && language != "en")) {
            continue;
        }
        for (const bool markdown : {true, false}) {
            if (!(markdown ? format.markdown : format.plain)) {
                continue;
            }
            ++formats;
            double sum = 0;
            double worst = 2;
            std::string example;
            for (unsigned number = 0; number < documents; ++number) {
                const Variation variation = make(format, words, number, markdown);
                const double share = share_of(variation, section, markdown);
                sum += share;
                if (share < worst) {
                    worst = share;
                    example = variation.text;
                }
            }
            of_all += sum / documents;
            EXPECT_GE(sum / documents, least_of_format) << format.text << "\n\nfor example\n\n" << example;
        }
    }
    ASSERT_GT(formats, 0);
    EXPECT_GE(of_all / formats, least_of_all);
}

std::vector<std::pair<std::string, std::string>> sections_of_languages() {
    std::set<std::pair<std::string, std::string>> found;
    const auto formats = read_formats(folder / "formats.txt");
    for (const auto& file : std::filesystem::directory_iterator(folder / "words")) {
        const std::string language = file.path().stem().string();
        for (const Format& format : formats) {
            if (!format.english || language == "en") {
                found.emplace(language, format.section);
            }
        }
    }
    return {found.begin(), found.end()};
}

std::string name_of_test(const testing::TestParamInfo<std::pair<std::string, std::string>>& test) {
    return test.param.first + "_" + test.param.second;
}

INSTANTIATE_TEST_SUITE_P(Of, Variations, testing::ValuesIn(sections_of_languages()), name_of_test);

}  // namespace
}  // namespace cvconv::variations
