#include "readers/registry.h"

#include <gtest/gtest.h>

namespace cvconv {
namespace {

std::string_view chosen(std::string_view bytes, std::string_view file_name) {
    const Reader* reader = choose_reader(core_readers(), bytes, file_name);
    return reader != nullptr ? reader->name : "none";
}

constexpr std::string_view page =
    "<!DOCTYPE html>\n<html><head><title>x</title></head>\n<body>\n  <h1>Ada</h1>\n\n  <p>Welder</p></body></html>\n";
constexpr std::string_view markdown = "# Ada Fermi\n\n## Work\n\n**Welder**, [Example Works](https://works.example)\n";
constexpr std::string_view columns =
    "Ada Fermi\n\nWelder        Example Works       2019 - 2021\nCook          Example Inn         2015 - 2018\n"
    "Baker         Example Bakery      2011 - 2015\n";

TEST(Registry, WhatTheBytesSayWinsOverTheExtension) {
    EXPECT_EQ(chosen(markdown, "cv.txt"), "markdown");
    EXPECT_EQ(chosen("---\nname: Ada\n---\nWelder\n", "cv.txt"), "markdown");
    EXPECT_EQ(chosen("Ada Fermi\n\n<b>Welder</b><br>\n<ul style=\"x\">\n<li>Welded</li></ul>\n", "cv.txt"), "markdown");
    EXPECT_EQ(chosen(columns, "cv.md"), "text");
    EXPECT_EQ(chosen(columns, "cv.html"), "text");
    for (const char* name : {"cv.txt", "cv.md", "cv.html", "cv", "-"}) {
        EXPECT_EQ(chosen(page, name), "html") << name;
    }
}

TEST(Registry, TheExtensionBreaksTies) {
    EXPECT_EQ(chosen("Ada\n", "cv.md"), "markdown");
    EXPECT_EQ(chosen("Ada\n", "folder.md/cv.TXT"), "text");
    EXPECT_EQ(chosen("Ada\n", "cv.htm"), "html");
    EXPECT_EQ(chosen("Ada\n", "cv.unknown"), "text");
    EXPECT_EQ(chosen("Ada Fermi\n- Welder\n", "-"), "text");
    EXPECT_EQ(chosen(std::string_view("\x7F"
                                      "ELF\0\0\1",
                                      7),
                     "cv"),
              "none");
}

TEST(Registry, ATextThatIsCalledPdfIsText) {
    const Reader pdf{"pdf", "", {"pdf"}, looks_like_pdf, nullptr};
    std::vector<Reader> readers = core_readers();
    readers.push_back(pdf);
    FormatChoice choice = choose_format(readers, "Ada Fermi\n", "cv.pdf");
    ASSERT_NE(choice.reader, nullptr);
    EXPECT_EQ(choice.reader->name, "text");
    EXPECT_TRUE(choice.name_misleads());
    EXPECT_EQ(choose_format(readers, std::string_view("\0\1\2", 3), "cv.pdf").reader->name, "pdf");
    choice = choose_format(readers, markdown, "cv.txt");
    EXPECT_TRUE(choice.against_name());
    EXPECT_FALSE(choice.name_misleads()) << "people call Markdown so";
    EXPECT_EQ(choice.why, "2 headings, 1 link, 1 bold passage in 3 lines");
}

TEST(Registry, AWebPageThatIsCalledDocxIsAWebPage) {
    EXPECT_EQ(chosen(page, "cv.docx"), "html");
    EXPECT_EQ(chosen("{\\rtf1 Ada}", "cv.docx"), "rtf") << "as often .doc is";
}

TEST(Registry, ExtensionsAreOtherNamesOfFormats) {
    for (auto [alias, name] : {std::pair("json", "json-resume"), std::pair("xml", "europass"),
                               std::pair("md", "markdown"), std::pair("txt", "text"), std::pair("htm", "html")}) {
        ASSERT_NE(find_reader(core_readers(), alias), nullptr) << alias;
        EXPECT_EQ(find_reader(core_readers(), alias)->name, name);
    }
    EXPECT_EQ(find_reader(core_readers(), ""), nullptr);
}

TEST(Registry, KnowsFormatsThatAreNotRead) {
    using namespace std::string_view_literals;
    const std::pair<std::string_view, std::string_view> cases[] = {
        {"{\"url\": \"https://docs.google.com/open?id=x\", \"doc_id\": \"x\"}", "a Google document (.gdoc)"},
        {"% a CV\n\\documentclass{article}\n\\begin{document}Ada\\end{document}\n", "LaTeX"},
        {"\\NeedsTeXFormat{LaTeX2e}\n\\documentclass[11pt]{moderncv}\n", "LaTeX"},
        {"PK\x03\x04\x14\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x11\0\0\0word/document.xml"sv, "Word (DOCX)"},
        {"PK\x03\x04\x14\0mimetypeapplication/vnd.oasis.opendocument.text"sv, "OpenDocument text (ODT)"},
        {"PK\x03\x04\x14\0Index/Document.iwa"sv, "Pages"},
        {"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1\0\0"sv, "Word (DOC)"},
        {"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1\0E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e\0"sv,
         "Word, encrypted with a password"},
        {"PK\x03\x04\x14\0xl/workbook.xml"sv, "a spreadsheet"},
        {"PK\x03\x04\x14\0readme"sv, "a ZIP archive"},
        {"\x89PNG\r\n\x1A\n"sv, "a picture (PNG), whose text OCR has to find"},
        {"Ada wrote \\documentclass{x} in a CV\n", ""},
        {"Ada\n", ""},
        {"", ""},
    };
    for (const auto& [bytes, name] : cases) {
        EXPECT_EQ(foreign_format(bytes), name) << bytes;
#ifdef CVCONV_HAS_DOCX
        const bool read = name.empty() || name.find("(DOCX)") != name.npos || name.find("(ODT)") != name.npos;
#else
        const bool read = name.empty();
#endif
        EXPECT_NE(chosen(bytes, "cv.txt") == "none", read) << bytes;
        EXPECT_EQ(way_from_foreign_format(bytes).empty(), name.empty()) << bytes;
    }
}

}  // namespace
}  // namespace cvconv
