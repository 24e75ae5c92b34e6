#include "writers/latex/latex.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "ir/formats/prose/dates.h"

namespace cvconv {
namespace {

Text text(std::string value) {
    return Found<std::string>{std::move(value), {}, {}, {}};
}
Date date(int year, int month = 0, int day = 0) {
    PartialDate value{static_cast<std::int16_t>(year), static_cast<std::uint8_t>(month),
                      static_cast<std::uint8_t>(day)};
    return Found<PartialDate>{value, {}, {}, {}};
}

Cv small_cv() {
    Cv cv;
    cv.basics.name = text("Ada Example");
    cv.work.emplace_back();
    cv.work[0].position = text("Engineer");
    cv.work[0].name = text("Acme & Sons");
    cv.work[0].start_date = date(2020, 3);
    cv.skills.emplace_back();
    cv.skills[0].name = text("Welding");
    return cv;
}

std::string written(const Cv& cv, Diagnostics& said) {
    return write_latex(cv, {}, said).value_or("");
}

bool contains(std::string_view whole, std::string_view part) {
    return whole.find(part) != std::string_view::npos;
}

TEST(LatexDates, InTheLanguageOfTheDocument) {
    struct Row {
        Date start, end;
        bool open;
        std::string language, expected;
    };
    const std::vector<Row> table = {
        {date(2017, 9), date(2020, 8), false, "en", "Sep 2017 – Aug 2020"},
        {date(2020, 9), {}, true, "en", "Sep 2020 – present"},
        {date(2020), {}, true, "de", "2020 – heute"},
        {date(2019, 3), date(2019, 3), false, "fr", "mars 2019"},
        {{}, date(2015), false, "en", "2015"},
        {date(2018, 4), {}, true, "ja", "2018年4月 – 現在"},
        {date(2018, 4), {}, false, "es", "abr 2018"},
        {date(2018, 13), {}, false, "en", "2018-13"},
        {date(2018, 4), {}, true, "xx", "Apr 2018 – present"},
    };
    for (const Row& row : table) {
        EXPECT_EQ(prose::period_text(row.start, row.end, row.open, row.language), row.expected) << row.language;
    }
}

TEST(LatexWriter, SectionsInTheOrderOfTheSourceWithoutEmptyOnes) {
    Cv cv = small_cv();
    cv.sections = {{SectionKind::skills, text("What I can do")},
                   {SectionKind::awards, text("Prizes")},
                   {SectionKind::work, text("Where I worked")}};
    Diagnostics said;
    std::string tex = written(cv, said);
    EXPECT_LT(tex.find("\\section{What I can do}"), tex.find("\\section{Where I worked}"));
    EXPECT_TRUE(contains(tex, "\\section{Where I worked}"));
    EXPECT_FALSE(contains(tex, "Prizes"));
    EXPECT_TRUE(said.all().empty());
}

TEST(LatexWriter, PaperByCountry) {
    Diagnostics said;
    Cv cv = small_cv();
    EXPECT_TRUE(contains(written(cv, said), "a4paper"));
    cv.basics.location.country_code = text("US");
    EXPECT_TRUE(contains(written(cv, said), "letterpaper"));
}

TEST(LatexWriter, HeadingsInTheLanguageOfTheDocument) {
    Cv cv = small_cv();
    cv.language = text("de");
    Diagnostics said;
    std::string tex = written(cv, said);
    EXPECT_TRUE(contains(tex, "\\section{Berufserfahrung}"));
    EXPECT_TRUE(contains(tex, "ngerman"));
}

TEST(LatexWriter, ChineseHeadingsAreWrittenAsTheTextIs) {
    Cv cv = small_cv();
    cv.language = text("zh");
    cv.work[0].position = text("資深營養師，負責醫院與社區");
    Diagnostics said;
    EXPECT_TRUE(contains(written(cv, said), "\\section{工作經歷}"));
    cv.work[0].position = text("资深营养师，负责医院与社区");
    EXPECT_TRUE(contains(written(cv, said), "\\section{工作经历}"));
}

TEST(LatexWriter, WhatStandsAroundIsInTheLanguageOfTheDocumentToo) {
    LatexOptions europass;
    europass.template_name = "europasscv";
    Cv cv = small_cv();
    Diagnostics said;
    for (auto [language, part] : {std::pair("hu", "def/europasscv_hu.def"), std::pair("no", "def/europasscv_nb.def"),
                                  std::pair("ko", "\\def\\ecv@pagekey{페이지}")}) {
        cv.language = text(language);
        EXPECT_TRUE(contains(write_latex(cv, europass, said).value_or(""), part)) << language;
    }
}

TEST(LatexWriter, TheEngineFollowsFromTheLetters) {
    struct Row {
        std::string name, engine, part;
    };
    const std::vector<Row> table = {
        {"Łukasz Žižek", "pdflatex", "lmroman10"}, {"Ștefan", "xelatex", "lmroman10"},
        {"Ελένη", "xelatex", "DejaVuSerif"},       {"Иван", "xelatex", "DejaVuSerif"},
        {"森泉葵", "xelatex", "wqy-zenhei"},       {"서연우", "xelatex", "wqy-zenhei"},
    };
    for (const Row& row : table) {
        Cv cv = small_cv();
        cv.basics.name = text(row.name);
        Diagnostics said;
        auto document = make_latex(cv, {}, said);
        ASSERT_TRUE(document) << row.name;
        EXPECT_EQ(document->engine, row.engine) << row.name;
        EXPECT_TRUE(contains(document->tex, "% !TEX program = " + row.engine + "\n")) << row.name;
        EXPECT_TRUE(contains(document->tex, row.part)) << row.name;
        EXPECT_TRUE(said.all().empty()) << row.name;
    }
}

TEST(LatexWriter, SaysWhatCannotBePrinted) {
    Cv cv = small_cv();
    cv.work[0].name = text("Rocket 🚀 Ltd");
    cv.basics.url = text("javascript:alert(1)");
    Diagnostics said;
    std::string tex = written(cv, said);
    EXPECT_FALSE(contains(tex, "🚀"));
    EXPECT_TRUE(contains(tex, "{\\textbf{Engineer}}"));
    EXPECT_FALSE(contains(tex, "\\href{javascript"));
    ASSERT_EQ(said.all().size(), 2U);
    EXPECT_EQ(said.all()[0].code, Code::value_not_representable);
    EXPECT_EQ(said.all()[1].code, Code::glyph_missing);
    EXPECT_EQ(said.all()[1].place.pointer, "work[0].name");
}

TEST(LatexWriter, PrintsSymbolsInAFontThatHasThem) {
    Cv cv = small_cv();
    cv.work[0].name = text("★ &#9733; &#x1F680; R&amp;D &lt;b&gt;");
    Diagnostics said;
    auto document = make_latex(cv, {}, said);
    ASSERT_TRUE(document);
    EXPECT_EQ(document->engine, "xelatex");
    EXPECT_TRUE(contains(document->tex, R"(\cvconvsymbol{9733} \cvconvsymbol{9733} R\&D \textless\/{}b)"))
        << document->tex;
    EXPECT_TRUE(contains(document->tex, "lmroman10"));
    EXPECT_TRUE(contains(document->tex, "lmodern fonts-dejavu-core"));
    ASSERT_EQ(said.all().size(), 1U);
    EXPECT_EQ(said.all()[0].code, Code::glyph_missing) << "a reference hides no letter that cannot be printed";
}

TEST(LatexWriter, KnowsTheFieldOfEachLine) {
    Diagnostics said;
    auto document = make_latex(small_cv(), {}, said);
    ASSERT_TRUE(document);
    std::size_t at = document->tex.find("Acme \\& Sons");
    ASSERT_NE(at, std::string::npos);
    auto line = static_cast<std::size_t>(
        std::count(document->tex.begin(), document->tex.begin() + static_cast<long>(at), '\n'));
    EXPECT_EQ(document->origins.at(line), "work[0].name");
}

TEST(LatexWriter, MistakesInTemplates) {
    LatexOptions options;
    options.template_name = "none";
    Diagnostics said;
    EXPECT_FALSE(write_latex(small_cv(), options, said));
    EXPECT_TRUE(said.has(Code::usage));
    options.template_source = "a\n<< nmae >>\n";
    Diagnostics heard;
    EXPECT_FALSE(write_latex(small_cv(), options, heard));
    ASSERT_TRUE(heard.has(Code::template_error));
    EXPECT_EQ(heard.all()[0].place.line, 2);
}

TEST(LatexWriter, AStyleIsNamedBehindTheTemplate) {
    LatexOptions options;
    Diagnostics said;
    for (auto [name, part] : {std::pair("moderncv", "\\moderncvstyle[nosymbols]{banking}"),
                              std::pair("moderncv:classic", "\\moderncvstyle[nosymbols]{classic}")}) {
        options.template_name = name;
        EXPECT_TRUE(contains(write_latex(small_cv(), options, said).value_or(""), part)) << name;
    }
    EXPECT_TRUE(said.all().empty());
    for (const char* name : {"moderncv:loud", "article:classic"}) {
        options.template_name = name;
        Diagnostics heard;
        EXPECT_FALSE(write_latex(small_cv(), options, heard)) << name;
        EXPECT_TRUE(heard.has(Code::usage)) << name;
    }
    options.template_name = "mine.tex:red";
    options.template_source = "<# styles: blue red #>\n<< style >>\n";
    EXPECT_EQ(write_latex(small_cv(), options, said), "red\n");
}

TEST(LatexWriter, UnclaimedTextStandsBehindTheEnd) {
    Cv cv = small_cv();
    cv.unclaimed = {{"lost\n\\input{x}", {}, {}, {}}};
    Diagnostics said;
    std::string tex = written(cv, said);
    EXPECT_LT(tex.find("\\end{document}"), tex.find("%   lost \\input{x}\n"));
    EXPECT_TRUE(contains(tex, "%   lost \\input{x}\n"));
}

}  // namespace
}  // namespace cvconv
