// The official samples of the shared corpus: what they say is in the Cv, every word of it.

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

#include <gtest/gtest.h>
#include <pugixml.hpp>

#include "ir/formats/europass/base64.h"
#include "ir/formats/europass/countries.h"
#include "ir/formats/europass/languages.h"
#include "ir/unicode.h"
#include "ir/walk.h"
#include "readers/europass/europass.h"
#include "readers/europass/html.h"
#ifdef CVCONV_HAS_PDF
#include "readers/pdf/file/attachments.h"
#include "readers/pdf/file/pdf_file.h"
#include "readers/pdf/reader.h"
#include "tests/support/file_content.h"
#endif

namespace cvconv {
namespace {

namespace fs = std::filesystem;

bool has_pdf_reader() {
#ifdef CVCONV_HAS_PDF
    return true;
#else
    return false;
#endif
}

std::vector<fs::path> samples() {
    fs::path shared = fs::path(CVCONV_SHARED_CORPUS).parent_path() / "europass";
    std::vector<fs::path> files;
    for (const char* folder : {"v3/examples", "candidate/examples", "worked"}) {
        if (fs::exists(shared / folder)) {
            for (const auto& entry : fs::recursive_directory_iterator(shared / folder)) {
                bool pdf = entry.path().extension() == ".pdf" && has_pdf_reader();
                if (entry.path().extension() == ".xml" || pdf) {
                    files.push_back(entry.path());
                }
            }
        }
    }
    std::ranges::sort(files);
    return files;
}

/// The Europass XML of a sample: itself, or what is attached to a PDF.
std::string xml_of(const std::string& bytes) {
#ifdef CVCONV_HAS_PDF
    if (bytes.starts_with("%PDF")) {
        pdf::PdfFile pdf(bytes, "");
        for (const pdf::EmbeddedFile& file : pdf::embedded_files(pdf, Limits{})) {
            if (looks_like_europass(file.bytes)) {
                return file.bytes;
            }
        }
        return {};
    }
#endif
    return bytes;
}

std::optional<Content> read_sample(const std::string& bytes, Diagnostics& diagnostics) {
#ifdef CVCONV_HAS_PDF
    if (bytes.starts_with("%PDF")) {
        return pdf_reader().read(bytes, {}, diagnostics);
    }
#endif
    return read_europass(bytes, {}, diagnostics);
}

std::string local_name(pugi::xml_node node) {
    std::string name = node.name();
    std::size_t colon = name.find(':');
    return colon == std::string::npos ? name : name.substr(colon + 1);
}

/// What is no text of a CV, by the table in readers/europass/README.md.
bool is_technical(pugi::xml_node text) {
    static const std::set<std::string> whole = {"DocumentInfo", "PrintingPreferences", "Design", "PartyID",
                                                "MetadataList", "DocumentID",          "ID"};
    static const std::set<std::string> own = {
        "ChannelCode",      "UseCode",  "TaxonomyID", "CompetencyDimensionTypeCode",
        "CurrentIndicator", "Ongoing",  "Current",    "PartyName",
        "PrecedenceCode",   "FileType", "MimeType",   "Instructions"};
    for (pugi::xml_node node = text.parent(); node; node = node.parent()) {
        if (whole.contains(local_name(node))) {
            return true;
        }
    }
    std::string name = local_name(text.parent());
    bool has_label = name == "Code" && text.parent().parent().find_child([](pugi::xml_node sibling) {
        return local_name(sibling) == "Label" && !std::string_view(sibling.text().get()).empty();
    });
    return own.contains(name) || has_label;
}

/// What may stand there more often than in the model: codes, and what is said twice: the supplier is the person again,
/// and of a job both employer and position have the place.
bool is_copy(pugi::xml_node text) {
    std::string name = local_name(text.parent());
    // Codes become the model's own, or names: once is enough.
    static const std::set<std::string> codes = {
        "Code",         "CountryCode",         "ResidencyCountryCode", "NationalityCode", "PrimaryLanguageCode",
        "CompetencyID", "ProgramConcentration"};
    // "2020" beside "2020-03-01", "Physics" beside "Bachelor – Physics": ours.
    bool part_of_another = name == "Year" || (name == "Label" && local_name(text.parent().parent()) == "Field");
    if (codes.contains(name) || part_of_another) {
        return true;
    }
    bool of_position = name == "City" || name == "Country";
    bool same = false;
    if (of_position) {
        pugi::xml_node employer = text.parent().parent().parent();
        for (pugi::xpath_node place : employer.select_nodes(".//*[local-name()='Address']/*")) {
            same = same || std::string_view(place.node().text().get()) == text.value();
        }
    }
    for (pugi::xml_node node = text.parent(); node; node = node.parent()) {
        same = same || local_name(node) == "CandidateSupplier";
    }
    return same;
}

std::string without_blanks(std::string text) {
    std::erase_if(text, [](char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; });
    return text;
}

struct Said {
    std::map<std::string, int> words;  ///< how often
    std::set<std::string> data;        ///< base64
    std::string language;
};

Said everything_in(const Cv& cv) {
    Said said;
    said.language = value_or_empty(cv.language);
    for_each_found(cv, [&](const auto& found) {
        if constexpr (std::is_same_v<decltype(found.value), std::string>) {
            said.data.insert(found.value.substr(found.value.find(',') + 1));
            if (found.value.size() > 10'000) {
                return;
            }
            for (const Word& word : words_of(found.value)) {
                ++said.words[fold(word.where.of(found.value))];
            }
        } else if constexpr (std::is_same_v<decltype(found.value), PartialDate>) {
            std::string iso = to_iso(found.value);
            for (const Word& word : words_of(iso)) {
                ++said.words[std::string(word.where.of(iso))];
            }
        }
    });
    return said;
}

/// Codes: languages and countries are ISO's in the model, or names; of a field of study the finer code
/// has the coarser one; EQF-5 is 5.
std::string as_the_model_has_it(const std::string& element, const std::string& text, const Said& said) {
    if (element == "PrimaryLanguageCode" || element == "CompetencyID") {
        return europass::iso_language(text).value_or(text);
    }
    if (element == "Code" || element == "CountryCode" || element == "Country" || element == "NationalityCode") {
        std::string iso = europass::iso_country(text).value_or(text);
        return said.words.contains(fold(iso)) ? iso : europass::country_name(iso, said.language);
    }
    if (element == "EducationLevelCode") {
        return text.substr(text.size() - 1);
    }
    if (element == "ProgramConcentration") {
        auto finer = said.words.lower_bound(text);
        return finer != said.words.end() && finer->first.starts_with(text) ? finer->first : text;
    }
    return text;
}

TEST(Samples, EveryTextIsInTheCv) {
    std::vector<fs::path> files = samples();
    if (files.empty()) {
        GTEST_SKIP() << "skipped: the shared corpus is not there";
    }
    int read = 0;
    int texts = 0;
    for (const fs::path& file : files) {
        SCOPED_TRACE(file.string());
        std::string bytes = file_content(file);
        Diagnostics diagnostics;
        auto content = read_sample(bytes, diagnostics);
        if (!content) {
            EXPECT_TRUE(file.string().find("legacy") != std::string::npos) << to_line(diagnostics.all().front());
            continue;
        }
        ++read;
        ASSERT_TRUE(std::holds_alternative<Cv>(*content));  // of a PDF, the pages were not read
        Said said = everything_in(std::get<Cv>(*content));
        pugi::xml_document document;
        std::string xml = xml_of(bytes);
        ASSERT_TRUE(document.load_buffer(xml.data(), xml.size()));
        std::map<std::string, int> wanted;
        std::map<std::string, std::string> where;
        for (pugi::xpath_node found : document.select_nodes("//text()")) {
            pugi::xml_node node = found.node();
            std::string value = node.value();
            if (trim(value).empty() || is_technical(node)) {
                continue;
            }
            ++texts;
            if (local_name(node.parent()) == "Data" || local_name(node.parent()) == "EmbeddedData") {
                std::string data = without_blanks(value);
                auto inside =
                    local_name(node.parent()) == "EmbeddedData" ? europass::decode_base64(data) : std::nullopt;
                EXPECT_TRUE(said.data.contains(inside ? inside->substr(inside->find(',') + 1) : data))
                    << node.parent().name();
                continue;
            }
            std::string plain =
                as_the_model_has_it(local_name(node.parent()), europass::text_of(europass::read_html(value)), said);
            for (const Word& word : words_of(plain)) {
                std::string folded = fold(word.where.of(plain));
                if (is_copy(node)) {
                    EXPECT_TRUE(said.words.contains(folded)) << plain << " [" << folded << ']';
                    continue;
                }
                ++wanted[folded];
                where[folded] +=
                    std::string("\n") + node.parent().parent().name() + '/' + node.parent().name() + ": " + plain;
            }
        }
        for (const auto& [word, count] : wanted) {
            EXPECT_GE(said.words[word], count) << word << ", which stands in" << where[word].substr(0, 1000);
        }
    }
    EXPECT_GE(read, has_pdf_reader() ? 36 : 34);
    RecordProperty("texts", texts);
    std::cout << read << " files, " << texts << " texts\n";
}

TEST(Samples, OldAndStrangeFilesAreNamed) {
    fs::path legacy = fs::path(CVCONV_SHARED_CORPUS).parent_path() / "europass/v3/examples/legacy";
    if (!fs::exists(legacy)) {
        GTEST_SKIP() << "skipped: the shared corpus is not there";
    }
    auto code_of = [&](const char* name) {
        Diagnostics diagnostics;
        std::string bytes = file_content(legacy / name);
        EXPECT_TRUE(!bytes.empty() && !read_europass(bytes, {}, diagnostics)) << name;
        return diagnostics.all().empty() ? Code::internal_error : diagnostics.all().front().code;
    };
    EXPECT_EQ(code_of("Europass-CV-version1.1.xml"), Code::format_unsupported);
    EXPECT_EQ(code_of("Europass-CV-version2.0.xml"), Code::format_unsupported);
}

}  // namespace
}  // namespace cvconv
