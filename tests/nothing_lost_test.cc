// Every word of a file is in a field, in `unclaimed`, or named as furniture: over the examples, and
// the whole of the shared corpus where it is there.

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <map>
#include <sstream>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "ir/coverage.h"
#include "ir/unicode.h"
#include "readers/pdf/reader.h"
#include "readers/pdf/words/characters.h"
#include "readers/pdf/words/words.h"
#include "readers/recognize/recognize.h"
#include "readers/registry.h"
#include "readers/text/encoding/decode.h"
#include "tests/support/file_content.h"
#include "writers/explain/explanation.h"
#include "writers/json_resume/json_resume.h"

namespace cvconv {
namespace {

namespace fs = std::filesystem;

/// How often each letter and digit occurs, without regard to case, accents and ligatures: what hyphens
/// and joined lines leave as it is.
std::map<char32_t, int> letters_of(std::string_view text) {
    std::map<char32_t, int> letters;
    std::string folded = fold(text);
    for (std::size_t at = 0; at < folded.size();) {
        char32_t c = next_character(folded, at);
        if (is_letter(c) || is_digit(c)) {
            ++letters[c];
        }
    }
    return letters;
}

/// The letters that `text` has more of than `kept`.
std::string missing_letters(std::string_view text, std::string_view kept) {
    std::map<char32_t, int> wanted = letters_of(text);
    for (auto [letter, count] : letters_of(kept)) {
        wanted[letter] -= count;
    }
    std::ostringstream missing;
    for (auto [letter, count] : wanted) {
        if (count > 0) {
            missing << "U+" << std::hex << std::uppercase << static_cast<unsigned>(letter) << std::dec << " x" << count
                    << "  ";
        }
    }
    return missing.str();
}

/// The text of the file as its pages or lines have it; nothing for Markdown, whose marks are no text.
std::string source_text(const Reader& reader, const std::string& bytes, Diagnostics& diagnostics) {
    std::string text;
    if (reader.name == "pdf") {
        pdf::PdfFile pdf(bytes, {});
        auto pages = pdf::extract_words(pdf, {}, diagnostics);
        for (pdf::PageWords& page : pages ? *pages : std::vector<pdf::PageWords>{}) {
            pdf::make_readable(page);  // the glyphs of icon fonts are pictures, whatever their code
            for (const pdf::PageWord& word : page.words) {
                text += word.text + ' ';
            }
        }
    } else if (reader.name == "text") {
        text = decode_text(bytes, {}, diagnostics).value_or("");
    }
    return text;
}

std::string all_strings(const nlohmann::json& value) {
    if (value.is_string()) {
        return value.get<std::string>() + '\n';
    }
    std::string text;
    if (value.is_structured()) {
        for (const auto& member : value) {
            text += all_strings(member);
        }
    }
    return text;
}

struct Values {
    int all = 0;
    int with_place = 0;
};

/// What `cvconv explain` says of each word and each value.
void expect_explained(const Document& document, const Cv& cv, Values& values) {
    Diagnostics said;
    auto explained = explain::explain(document, cv, said);
    ASSERT_TRUE(explained);
    const explain::WordCounts& words = explained->words;
    EXPECT_EQ(words.all, static_cast<int>(words_of(document.text).size()));
    EXPECT_EQ(words.all, words.placed + words.unplaced + words.furniture + words.hidden);
    EXPECT_EQ(words.lost, 0);
    std::size_t covered = 0;
    for (const explain::Segment& segment : explained->segments) {
        EXPECT_EQ(segment.text.begin, covered);
        covered = segment.text.end;
    }
    EXPECT_EQ(covered, document.text.size());
    values.all += explained->values;
    values.with_place += explained->values_with_place;
}

void expect_nothing_lost(const fs::path& file, Values& values) {
    SCOPED_TRACE(file.filename().string());
    std::string bytes = file_content(file);
    Diagnostics diagnostics;
    std::vector<Reader> readers = core_readers();
    readers.push_back(pdf_reader());
    const Reader* reader = choose_reader(readers, bytes, file.string());
    ASSERT_NE(reader, nullptr);
    auto content = reader->read(bytes, {}, diagnostics);
    ASSERT_TRUE(content);
    const auto* document = std::get_if<Document>(&*content);
    if (document == nullptr) {
        return;  // structured data inside a PDF: nothing was read from its pages
    }
    std::string read = document->text;
    for (const Block& block : document->blocks) {
        read += ' ' + block.marker;  // "3." or "o"
    }
    EXPECT_EQ(missing_letters(source_text(*reader, bytes, diagnostics), read), "") << "between file and Document";

    Cv cv = recognize(*document, diagnostics);
    Coverage covered = coverage(*document, cv);
    EXPECT_GT(covered.words, 0);
    EXPECT_EQ(covered.words, covered.placed + covered.unclaimed + covered.furniture);
    for (Span word : covered.lost) {
        ADD_FAILURE() << "lost: " << word.of(document->text) << " at byte " << word.begin;
    }

    JsonResumeOptions options;
    options.source = document;
    auto json = write_json_resume(cv, options, diagnostics);
    ASSERT_TRUE(json);
    std::string written = all_strings(nlohmann::json::parse(*json));
    for (const auto* list : {&cv.unclaimed, &cv.furniture}) {
        for (const Found<std::string>& text : *list) {
            EXPECT_NE(written.find(text.value), std::string::npos) << "not in the output: " << text.value;
        }
    }
    expect_explained(*document, cv, values);
}

void expect_nothing_lost_in(const fs::path& folder) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(folder)) {
        const fs::path& file = entry.path();
        if (fs::exists(folder / (file.stem().string() + ".gold.json")) && file.extension() != ".json") {
            files.push_back(file);
        }
    }
    std::ranges::sort(files);
    ASSERT_FALSE(files.empty());
    Values values;
    for (const fs::path& file : files) {
        expect_nothing_lost(file, values);
    }
    const double share = static_cast<double>(values.with_place) / values.all;
    std::cout << folder.filename().string() << ": " << values.with_place << " of " << values.all
              << " values have a place: " << share << '\n';
    EXPECT_GE(share, 0.99);
}

TEST(NothingLost, Examples) {
    expect_nothing_lost_in(fs::path(CVCONV_SOURCE) / "tests/examples");
}

class NothingLostInCorpus : public testing::TestWithParam<const char*> {};

TEST_P(NothingLostInCorpus, EveryWordHasAPlace) {
    fs::path folder = fs::path(CVCONV_SHARED_CORPUS) / GetParam();
    if (!fs::exists(folder)) {
        GTEST_SKIP() << "skipped: nothing lost in " << GetParam() << ": no shared corpus at " << CVCONV_SHARED_CORPUS;
    }
    expect_nothing_lost_in(folder);
}

INSTANTIATE_TEST_SUITE_P(All, NothingLostInCorpus,
                         testing::Values("seeds", "themes", "text", "languages", "office", "real"),
                         [](const auto& corpus) { return std::string(corpus.param); });

}  // namespace
}  // namespace cvconv
