// What the command answers to what people get wrong: wrong_invocations.txt has each invocation with the
// messages and the status.

#include <filesystem>
#include <fstream>
#include <regex>
#include <string>

#include <gtest/gtest.h>

#include "tests/support/run_command.h"

namespace cvconv {
namespace {

struct Invocation {
    std::string command;
    int status = -1;
    std::string messages;
};

/// "$ command", then "= status", then "> message" lines; everything else is for people.
std::vector<Invocation> table() {
    std::ifstream file(CVCONV_SOURCE "/tests/tools/command/wrong_invocations.txt");
    std::vector<Invocation> all;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("$ ")) {
            all.push_back({line.substr(2), -1, {}});
        } else if (line.starts_with("= ")) {
            all.back().status = std::stoi(line.substr(2));
        } else if (line.starts_with("> ")) {
            all.back().messages += line.substr(2) + '\n';
        }
    }
    return all;
}

/// A PDF with that many pages.
std::string pdf(int pages) {
    std::string kids;
    std::string objects;
    for (int i = 0; i < pages; ++i) {
        const std::string page = std::to_string(10 + 2 * i);
        const std::string content = std::to_string(11 + 2 * i);
        kids += page + " 0 R ";
        objects += page + " 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents " + content +
                   " 0 R/Resources<</Font<</F 3 0 R>>>>>> endobj\n";
        objects +=
            content +
            " 0 obj <</Length 44>> stream\nBT /F 12 Tf 72 720 Td (Ada Fermi, welder) Tj ET   \nendstream endobj\n";
    }
    return "%PDF-1.7\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n2 0 obj <</Type/Pages/Count " +
           std::to_string(pages) + "/Kids[" + kids +
           "]>> endobj\n3 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj\n" + objects +
           "trailer <</Root 1 0 R>>\n%%EOF\n";
}

/// The files that the table speaks of.
void write_files(const testing::TemporaryFolder& folder) {
    auto write = [&](const std::string& name, const std::string& content) {
        testing::write_content(folder / name, content);
    };
    std::filesystem::create_directories(folder / "folder");
    const std::string cv = "# Ada Fermi\n\nada@fermi.example\n\n## Skills\n\nWelding, Soldering\n";
    write("cv.md", cv);
    write("folder/cv.md", cv);
    write("cv.txt", "Ada Fermi\nada@fermi.example\n");
    write("cv.json", R"({"basics": {"name": "Ada Fermi"}})");
    write("broken.json", R"({"basics": )");
    write("empty.md", "");
    write("cv.tex", "\\documentclass{article}\n\\begin{document}Ada Fermi\\end{document}\n");
    write("picture.gif", "GIF89a");
    write("cut.pdf", "%PDF-1.7\n1 0 obj <</Type/Catalog");
    write("two-pages.pdf", pdf(2));
    write("unfit.json", R"([{"op": "remove", "path": "/work/0"}])");
    write("bad.tex", "<< nonsense");
    write("shopping.txt", "***\n");
}

/// "… in 3 s; see" → "… in 0 s; see".
std::string without_duration(const std::string& messages) {
    return std::regex_replace(messages, std::regex(" in [0-9]+ s; see "), " in 0 s; see ");
}

/// Pictures are a format only where cvconv-ocr-worker was built.
std::string without_pictures(std::string messages) {
    const std::string_view listed = "there are pdf, picture, ";
    const std::size_t at = messages.find(listed);
    return at == std::string::npos ? messages : messages.replace(at, listed.size(), "there are pdf, ");
}

TEST(WrongInvocations, GetTheMessageAndTheStatusOfTheTable) {
    const std::vector<Invocation> all = table();
    EXPECT_GE(all.size(), 40U);
    for (const Invocation& invocation : all) {
        testing::TemporaryFolder folder;
        write_files(folder);
        testing::RunOptions there{.input = {}, .folder = folder.path(), .output_to = {}};
        const std::string shell = "cvconv() { '" CVCONV_COMMAND "' \"$@\"; }; " + invocation.command;
        testing::Ran ran = testing::run({"/bin/sh", "-c", shell}, there);
        EXPECT_EQ(ran.status, invocation.status) << invocation.command << '\n' << ran.err;
        const std::string said = without_pictures(without_duration(ran.err));
        EXPECT_EQ(said, invocation.messages) << invocation.command;
        EXPECT_EQ(ran.out, "") << invocation.command;
        if (!invocation.command.starts_with("cvconv batch")) {
            EXPECT_FALSE(std::filesystem::exists(folder / "out.json")) << invocation.command;
        }
    }
}

}  // namespace
}  // namespace cvconv
