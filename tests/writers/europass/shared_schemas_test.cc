// What the writers write, against the schemas of others in the shared corpus: Cedefop's for v3.4, and
// two that people derived from what the portal exports and imports.

#include <filesystem>
#include <memory>

#include <gtest/gtest.h>
#include <libxml/catalog.h>
#include <libxml/parser.h>
#include <libxml/xmlschemas.h>

#include "readers/registry.h"
#include "tests/support/file_content.h"
#include "tools/library/convert.h"
#include "writers/europass/europass.h"
#include "writers/europass/validate.h"
#ifdef CVCONV_HAS_PDF
#include "readers/pdf/reader.h"
#endif

namespace cvconv {
namespace {

namespace fs = std::filesystem;

const fs::path corpus = CVCONV_SHARED_CORPUS;
const fs::path shared = corpus.parent_path() / "europass";

class Schema {
public:
    explicit Schema(const fs::path& file) : schema_(load(file), xmlSchemaFree) {}
    explicit operator bool() const { return schema_ != nullptr; }

    /// A line for each error.
    [[nodiscard]] std::vector<std::string> errors_of(const std::string& xml) const {
        std::vector<std::string> errors;
        std::unique_ptr<xmlDoc, decltype(&xmlFreeDoc)> document(
            xmlReadMemory(xml.data(), static_cast<int>(xml.size()), "out.xml", nullptr, XML_PARSE_NONET), xmlFreeDoc);
        std::unique_ptr<xmlSchemaValidCtxt, decltype(&xmlSchemaFreeValidCtxt)> context(
            xmlSchemaNewValidCtxt(schema_.get()), xmlSchemaFreeValidCtxt);
        xmlSchemaSetValidStructuredErrors(context.get(), collect, &errors);
        if (xmlSchemaValidateDoc(context.get(), document.get()) != 0 && errors.empty()) {
            errors.emplace_back("not valid");
        }
        return errors;
    }

private:
    static void collect(void* errors, xmlErrorPtr error) {
        static_cast<std::vector<std::string>*>(errors)->push_back(std::to_string(error->line) + ": " + error->message);
    }
    static xmlSchemaPtr load(const fs::path& file) {
        xmlLoadCatalog((shared / "v3" / "catalog.xml").c_str());  // the lists, which are included by web address
        std::unique_ptr<xmlSchemaParserCtxt, decltype(&xmlSchemaFreeParserCtxt)> parser(
            xmlSchemaNewParserCtxt(file.c_str()), xmlSchemaFreeParserCtxt);
        return xmlSchemaParse(parser.get());
    }
    std::unique_ptr<xmlSchema, decltype(&xmlSchemaFree)> schema_;
};

/// The narrowest of the three does not know elements that the portal's own exports have.
bool is_known_gap(const std::string& error) {
    for (const char* gap : {"}Ongoing'", "}OtherTitle'", "'InstantMessage'", "}Link'"}) {
        if (error.find(gap) != std::string::npos) {
            return true;
        }
    }
    return false;
}

class SharedSchemas : public testing::Test {
protected:
    void SetUp() override {
        if (!fs::exists(shared)) {
            GTEST_SKIP() << "skipped: the shared corpus is not there";
        }
    }

    void write_and_check(const Cv& cv) {
        Diagnostics said;
        std::string candidate = write_europass(cv, said).value_or("");
        std::string v3 = write_europass_v3(cv, said).value_or("");
        EXPECT_TRUE(validate_europass(candidate, said));
        EXPECT_TRUE(validate_europass(v3, said));
        EXPECT_EQ(observed_.errors_of(candidate), std::vector<std::string>{});
        EXPECT_EQ(v3_4_0_.errors_of(v3), std::vector<std::string>{});
        EXPECT_EQ(v3_4_1_.errors_of(v3), std::vector<std::string>{});
        for (const std::string& error : narrow_.errors_of(candidate)) {
            EXPECT_TRUE(is_known_gap(error)) << error;
        }
        ++checked_;
    }

    Schema observed_{shared / "candidate/xsd-observed/candidate-observed.xsd"};
    Schema narrow_{shared / "candidate/xsd-j0ker98/europass-candidate.xsd"};
    Schema v3_4_0_{shared / "v3/xsd/v3.4.0/EuropassSchema.xsd"};
    Schema v3_4_1_{shared / "v3/xsd/v3.4.1/EuropassSchema.xsd"};
    int checked_ = 0;
};

std::vector<fs::path> corpus_files(bool gold) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(corpus)) {
        std::string name = entry.path().filename().string();
        bool is_gold = name.ends_with(".gold.json");
        bool is_document = name.ends_with(".pdf") || name.ends_with(".md") || name.ends_with(".txt");
        if (entry.is_regular_file() && name != "CONVENTIONS.md" && (gold ? is_gold : is_document)) {
            files.push_back(entry.path());
        }
    }
    return files;
}

std::vector<Reader> all_readers() {
    std::vector<Reader> readers = core_readers();
#ifdef CVCONV_HAS_PDF
    readers.push_back(pdf_reader());
#endif
    return readers;
}

TEST_F(SharedSchemas, TrueAnswersAreWrittenValid) {
    for (const fs::path& file : corpus_files(true)) {
        SCOPED_TRACE(file.string());
        Diagnostics said;
        ConvertOptions options;
        options.from = "json-resume";
        auto cv = read_cv(file_content(file), options, all_readers(), said);
        ASSERT_TRUE(cv);
        write_and_check(*cv);
    }
    EXPECT_GT(checked_, 0);
    RecordProperty("documents", checked_);
}

TEST_F(SharedSchemas, ConversionsAreWrittenValid) {
    std::vector<Reader> readers = all_readers();
    for (const fs::path& file : corpus_files(false)) {
        if (file.extension() == ".pdf" && find_reader(readers, "pdf") == nullptr) {
            continue;
        }
        SCOPED_TRACE(file.string());
        Diagnostics said;
        ConvertOptions options;
        options.file_name = file.filename().string();
        auto cv = read_cv(file_content(file), options, readers, said);
        if (!cv) {  // an encrypted one, a scan
            EXPECT_TRUE(said.has_errors());
            continue;
        }
        write_and_check(*cv);
    }
    EXPECT_GT(checked_, 0);
    RecordProperty("documents", checked_);
}

TEST_F(SharedSchemas, OwnSchemasTakeWhatTheOthersTake) {
    auto expect_valid = [&](const fs::path& file) {
        Diagnostics said;
        EXPECT_TRUE(validate_europass(file_content(file), said))
            << file << (said.all().empty() ? "" : to_line(said.all().front()));
        ++checked_;
    };
    for (const auto& entry : fs::directory_iterator(shared / "candidate/examples")) {
        if (observed_.errors_of(file_content(entry.path())).empty()) {
            expect_valid(entry.path());
        }
    }
    for (const auto& entry : fs::directory_iterator(shared / "v3/examples/v3.4.0")) {  // some of these are not valid
        if (v3_4_0_.errors_of(file_content(entry.path())).empty()) {
            expect_valid(entry.path());
        }
    }
    expect_valid(shared / "worked/resume.candidate.xml");
    expect_valid(shared / "worked/resume.skillspassport-v3.4.xml");
    EXPECT_GE(checked_, 6);
}

}  // namespace
}  // namespace cvconv
