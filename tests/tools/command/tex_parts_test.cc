#include "tools/command/tex_parts.h"

#include <gtest/gtest.h>

namespace cvconv::command {
namespace {

std::string named(std::string_view log) {
    const auto part = missing_tex_part(log);
    return part ? *part + ": " + std::string(debian_package_of(*part)) : "";
}

TEST(TexParts, FilesAndFontsByTheirPackages) {
    EXPECT_EQ(named("! LaTeX Error: File `soul.sty' not found.\n\nType X to quit"), "soul.sty: texlive-plain-generic");
    EXPECT_EQ(named("\n! LaTeX Error: File `moderncv.cls' not found.\n"), "moderncv.cls: texlive-latex-extra");
    EXPECT_EQ(
        named("! Font U/pzd/m/n/10=pzdr at 10.0pt not loadable: Metric (TFM) file or installe\nd font not found."),
        "pzdr: texlive-fonts-recommended");
    EXPECT_EQ(named("! Font T1/qhv/m/n/10.95=ec-qhvr at 10.95pt not loadable: Metric (TFM) file not found"),
              "ec-qhvr: tex-gyre");
    EXPECT_EQ(named("!pdfTeX error: pdflatex (file uzdr.pfb): cannot open Type 1 font file for reading"),
              "uzdr.pfb: texlive-fonts-recommended");
    EXPECT_EQ(named("! Package fontspec Error: \n(fontspec)  The font \"texgyreheros-regular\" cannot be found; this"),
              "texgyreheros-regular: fonts-texgyre");
    EXPECT_EQ(named("! I can't find file `glyphtounicode'."), "glyphtounicode: texlive-base");
}

TEST(TexParts, NamesThatTexBrokeAtTheEndOfALine) {
    std::string filled = "! Font U/pzd/m/n/10=" + std::string(79 - 20 - 2, 'q') + "pz\ndr at 10pt not loadable";
    EXPECT_EQ(missing_tex_part(filled).value_or(""), std::string(57, 'q') + "pzdr");
}

TEST(TexParts, OtherErrorsAreNotMissingParts) {
    EXPECT_EQ(named("! Undefined control sequence.\nl.42 \\foo"), "");
    EXPECT_EQ(named(""), "");
}

}  // namespace
}  // namespace cvconv::command
