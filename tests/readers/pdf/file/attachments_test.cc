#include "readers/pdf/file/attachments.h"

#include <gtest/gtest.h>

#include "readers/pdf/file/pdf_file.h"
#include "readers/pdf/reader.h"

namespace cvconv {
namespace {

constexpr const char* candidate =
    R"(<Candidate xmlns="http://www.europass.eu/1.0" xmlns:hr="http://www.hr-xml.org/3" xmlns:oa="http://www.openapplications.org/oagis/9"><CandidatePerson><PersonName><oa:GivenName>Ada</oa:GivenName><hr:FamilyName>Example</hr:FamilyName></PersonName></CandidatePerson></Candidate>)";

struct File {
    std::string name;
    std::string bytes;
    std::string filter = {};  ///< "/Filter /ASCIIHexDecode"
};

std::string object(int number, const std::string& body) {
    return std::to_string(number) + " 0 obj\n" + body + "\nendobj\n";
}

/// A PDF with one empty page; its files are listed where `list` says: names, /AF, or an annotation.
enum class Listed { in_names, as_associated, in_annotation };

std::string pdf_with(const std::vector<File>& files, Listed list = Listed::in_names) {
    std::string specifications;
    std::string names;
    std::string annotations;
    std::string objects;
    int number = 10;
    for (const File& file : files) {
        std::string stream = std::to_string(number) + " 0 R";
        std::string specification = std::to_string(number + 1) + " 0 R ";
        objects += object(number, "<< /Type /EmbeddedFile " + file.filter + " /Length " +
                                      std::to_string(file.bytes.size()) + " >>\nstream\n" + file.bytes + "\nendstream");
        objects += object(number + 1, "<< /Type /Filespec /F (" + file.name + ") /EF << /F " + stream + " >> >>");
        names += "(" + file.name + ") " + specification;
        specifications += specification;
        annotations += "<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS " + specification + ">> ";
        number += 2;
    }
    std::string catalogue = "<< /Type /Catalog /Pages 2 0 R ";
    catalogue += list == Listed::in_names ? "/Names << /EmbeddedFiles << /Names [ " + names + "] >> >> " : "";
    catalogue += list == Listed::as_associated ? "/AF [ " + specifications + "] " : "";
    std::string annots = list == Listed::in_annotation ? "/Annots [ " + annotations + "] " : "";
    return "%PDF-1.7\n" + object(1, catalogue + ">>") + object(2, "<< /Type /Pages /Kids [3 0 R] /Count 1 >>") +
           object(3, "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] " + annots + ">>") + objects +
           "trailer << /Root 1 0 R /Size 100 >>\n%%EOF\n";
}

struct Outcome {
    std::optional<Content> content;
    Diagnostics said;
    [[nodiscard]] std::string name() const {
        const Cv* cv = content ? std::get_if<Cv>(&*content) : nullptr;
        return cv != nullptr ? value_or_empty(cv->basics.name) : "";
    }
};

Outcome read(const std::string& pdf, const ReadOptions& options = {}) {
    Outcome outcome;
    outcome.content = pdf_reader().read(pdf, options, outcome.said);
    return outcome;
}

std::vector<pdf::EmbeddedFile> files_in(const std::string& pdf, const Limits& limits = {}) {
    pdf::PdfFile file(pdf, "");
    return pdf::embedded_files(file, limits);
}

TEST(Attachments, AreReadInsteadOfThePagesWhereverTheyAreListed) {
    for (Listed list : {Listed::in_names, Listed::as_associated, Listed::in_annotation}) {
        Outcome outcome = read(pdf_with({{"whatever.bin", candidate}}, list));
        EXPECT_EQ(outcome.name(), "Ada Example");
        ASSERT_EQ(outcome.said.all().size(), 1U);
        EXPECT_EQ(outcome.said.all()[0].code, Code::pdf_attachment_used);
        EXPECT_EQ(outcome.said.all()[0].detail, "whatever.bin: europass");
    }
}

TEST(Attachments, AreKnownByTheirContent) {
    struct Case {
        const char* bytes;
        const char* name;
    };
    const Case cases[] = {
        {R"({"basics": {"name": "Bo Sample"}})", "Bo Sample"},
        {R"(<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass" locale="en"><LearnerInfo><Identification><PersonName><FirstName>Cy</FirstName><Surname>Probe</Surname></PersonName></Identification></LearnerInfo></SkillsPassport>)",
         "Cy Probe"},
    };
    for (const Case& c : cases) {
        EXPECT_EQ(read(pdf_with({{"a.xml", "<invoice/>"}, {"b.txt", "CV of Ada"}, {"c", c.bytes}})).name(), c.name);
    }
}

TEST(Attachments, CanBeIgnored) {
    ReadOptions options;
    options.ignore_attachments = true;
    Outcome outcome = read(pdf_with({{"attachment.xml", candidate}}), options);
    EXPECT_EQ(outcome.name(), "");
    EXPECT_FALSE(outcome.said.has(Code::pdf_attachment_used));
    EXPECT_TRUE(outcome.said.has(Code::pdf_no_text));  // the page was read, and is empty
}

TEST(Attachments, ADamagedOneIsSaidAndThePagesAreRead) {
    Outcome outcome = read(pdf_with({{"cut.xml", "<Candidate xmlns=\"http://www.europass.eu/1.0\">"}}));
    EXPECT_TRUE(outcome.said.has(Code::pdf_attachment_unreadable));
    EXPECT_TRUE(outcome.said.has(Code::pdf_no_text));
    EXPECT_FALSE(outcome.said.has(Code::xml_damaged));  // which would be an error, and the PDF is none
    Outcome next = read(pdf_with({{"a.xml", "<Candidate>"}, {"b.xml", candidate}}));
    EXPECT_EQ(next.name(), "Ada Example");
}

// RunLengthDecode: 129 and a byte are 128 of that byte; 128 is the end.
std::string run_lengths(std::size_t runs) {
    std::string packed;
    for (std::size_t i = 0; i < runs; ++i) {
        packed += "\x81 ";
    }
    return packed + '\x80';
}

TEST(Attachments, UnpackNoMoreThanTheLimit) {
    Limits limits;
    limits.max_bytes = 128 * 100;
    std::string filter = "/Filter /RunLengthDecode";
    auto sizes = [&](const std::vector<File>& files) {
        std::vector<std::size_t> all;
        for (const pdf::EmbeddedFile& file : files_in(pdf_with(files), limits)) {
            all.push_back(file.bytes.size());
        }
        return all;
    };
    EXPECT_EQ(sizes({{"fits", run_lengths(100), filter}}), std::vector<std::size_t>{12800});
    EXPECT_EQ(sizes({{"bomb", run_lengths(101), filter}}), std::vector<std::size_t>{});
    // together, too
    EXPECT_EQ(sizes({{"a", run_lengths(60), filter}, {"b", run_lengths(60), filter}, {"c", run_lengths(2), filter}}),
              (std::vector<std::size_t>{7680, 256}));
    // one inside the other: what comes out says nothing of what lies between
    EXPECT_EQ(sizes({{"nested", "\x80", "/Filter [/RunLengthDecode /RunLengthDecode]"}}), std::vector<std::size_t>{});
    EXPECT_EQ(sizes({{"hex", "3132>", "/Filter [/ASCIIHexDecode]"}}), std::vector<std::size_t>{2});
}

TEST(Attachments, WhatIsLargerThanTheLimitIsNamed) {
    ReadOptions options;
    options.limits.max_bytes = 128 * 100;
    Outcome outcome = read(pdf_with({{"bomb.xml", run_lengths(101), "/Filter /RunLengthDecode"}}), options);
    ASSERT_TRUE(outcome.said.has(Code::pdf_attachment_unreadable));
    EXPECT_NE(outcome.said.all()[0].detail.find("bomb.xml"), std::string::npos);
}

TEST(Attachments, OfWhatIsNoPdfAreNone) {
    EXPECT_TRUE(files_in("").empty());
    EXPECT_TRUE(files_in("%PDF-1.7\nnothing").empty());
    std::string pdf = pdf_with({{"attachment.xml", candidate}});
    for (std::size_t size = 0; size < pdf.size(); size += 97) {  // cut short: no crash, no file made up
        for (const pdf::EmbeddedFile& file : files_in(pdf.substr(0, size))) {
            EXPECT_EQ(file.bytes, candidate);
        }
    }
}

}  // namespace
}  // namespace cvconv
