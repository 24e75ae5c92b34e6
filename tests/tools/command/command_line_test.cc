// The command as people and scripts use it: what goes where, and every exit status.

#include <algorithm>
#include <fstream>

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>
#include <nlohmann/json.hpp>

#include "ir/diagnostics.h"
#include "tests/support/run_command.h"

namespace cvconv {
namespace {

using testing::content_of;
using testing::cvconv;
using testing::Ran;
using testing::TemporaryFolder;
using testing::write_content;

const std::string small_cv =
    "# Erika Beispiel\n\nerika@example.org\n\n## Work Experience\n\n"
    "### Baker, Example Bakery\n\nMay 2019 - June 2021\n\n- Baked bread for 300 people a day\n";

/// Valid under schema 1.3.1; 1.0.0 takes only full dates there, so that a date finds no field.
const std::string year_only = R"({"certificates": [{"name": "First aid", "date": "2020"}]})";

/// Two inputs in a folder: cv.md, and broken.json that cannot be read.
class CommandLine : public ::testing::Test {
protected:
    CommandLine() {
        write_content(file("cv.md"), small_cv);
        write_content(file("broken.cvconv"), "cvconv cv 1\nnot a line of it\n");
    }
    [[nodiscard]] std::string file(const std::string& name) const { return folder / name; }

    TemporaryFolder folder;
};

int number(Exit exit) {
    return static_cast<int>(exit);
}

TEST_F(CommandLine, WritesToStandardOutputWithoutAnotherPlace) {
    Ran ran = cvconv({file("cv.md")});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(nlohmann::json::parse(ran.out)["basics"]["email"], "erika@example.org");
}

TEST_F(CommandLine, ReadsAndWritesStreams) {
    Ran from_file = cvconv({file("cv.md")});
    testing::RunOptions input{.input = small_cv, .folder = {}, .output_to = {}};
    EXPECT_EQ(cvconv({"-f", "markdown", "-"}, input).out, from_file.out);
    EXPECT_EQ(cvconv({"-", "-o", "-"}, input).out, from_file.out);
}

TEST_F(CommandLine, AFileHoldsTheSameAsStandardOutput) {
    Ran ran = cvconv({file("cv.md"), "-o", file("cv.json")});
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(content_of(file("cv.json")), cvconv({file("cv.md")}).out);
    EXPECT_EQ(folder.names(), (std::vector<std::string>{"broken.cvconv", "cv.json", "cv.md"}));
}

TEST_F(CommandLine, TheOutputsExtensionTellsTheFormat) {
    cvconv({file("cv.md"), "-o", file("cv.cvconv")});
    EXPECT_TRUE(content_of(file("cv.cvconv")).starts_with("cvconv cv 1\n"));
    cvconv({file("cv.md"), "-t", "json-resume", "-o", file("x.cvconv")});
    EXPECT_TRUE(content_of(file("x.cvconv")).starts_with("{"));
}

TEST_F(CommandLine, SeveralInputsGoIntoAFolder) {
    write_content(file("two.txt"), small_cv);
    Ran ran = cvconv({file("cv.md"), file("two.txt"), "-o", file("out/")});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_FALSE(content_of(file("out/cv.md.json")).empty());
    EXPECT_FALSE(content_of(file("out/two.txt.json")).empty());
    EXPECT_NE(ran.err.find("2 inputs: 2 converted, 0 failed"), std::string::npos) << ran.err;
}

TEST_F(CommandLine, OneFailureOfSeveralIsPartialAndTheOthersAreWritten) {
    Ran ran = cvconv({file("broken.cvconv"), file("cv.md"), "-o", file("out/")});
    EXPECT_EQ(ran.status, number(Exit::partial));
    EXPECT_FALSE(content_of(file("out/cv.md.json")).empty());
    EXPECT_NE(ran.err.find("2 inputs: 1 converted, 1 failed"), std::string::npos) << ran.err;
}

TEST_F(CommandLine, SeveralThatFailAlikeGiveTheirStatus) {
    Ran ran = cvconv({file("a"), file("b"), "-o", file("out/")});
    EXPECT_EQ(ran.status, number(Exit::input_unreadable));
}

TEST_F(CommandLine, AGoodFileSurvivesAFailure) {
    write_content(file("cv.json"), "precious");
    EXPECT_NE(cvconv({file("broken.cvconv"), "-o", file("cv.json")}).status, 0);
    EXPECT_EQ(content_of(file("cv.json")), "precious");
    Ran ran = cvconv({file("cv.md"), "-o", file("cv.json"), "--no-clobber"});
    EXPECT_EQ(ran.status, number(Exit::output_unwritable));
    EXPECT_EQ(content_of(file("cv.json")), "precious");
    EXPECT_EQ(cvconv({file("cv.md"), "-o", file("cv.json")}).status, 0);
    EXPECT_NE(content_of(file("cv.json")), "precious");
}

TEST_F(CommandLine, KeepsTheModeOfTheFileItReplacesAndFollowsLinks) {
    write_content(file("real.json"), "old");
    ::chmod(file("real.json").c_str(), 0640);
    ASSERT_EQ(::symlink(file("real.json").c_str(), file("link.json").c_str()), 0);
    EXPECT_EQ(cvconv({file("cv.md"), "-o", file("link.json")}).status, 0);
    struct stat about {};
    ASSERT_EQ(::lstat(file("link.json").c_str(), &about), 0);
    EXPECT_TRUE(S_ISLNK(about.st_mode));
    ASSERT_EQ(::stat(file("real.json").c_str(), &about), 0);
    EXPECT_EQ(about.st_mode & 0777U, 0640U);
    EXPECT_NE(content_of(file("real.json")), "old");
}

TEST_F(CommandLine, RefusesFoldersAndDevicesAtOnce) {
    for (const std::string& path : {folder.path(), std::string("/dev/zero"), file("absent")}) {
        Ran ran = cvconv({path});
        EXPECT_EQ(ran.status, number(Exit::input_unreadable)) << path;
        EXPECT_EQ(ran.out, "") << path;
        EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << ran.err;
    }
}

TEST_F(CommandLine, ReadsPipes) {
    const std::string from_file = cvconv({file("cv.md")}).out;
    testing::RunOptions input{.input = small_cv, .folder = {}, .output_to = {}};
    EXPECT_EQ(cvconv({"/dev/stdin"}, input).out, from_file);
    ASSERT_EQ(::mkfifo(file("pipe").c_str(), 0600), 0);
    const std::string shell =
        "cat '" + file("cv.md") + "' > '" + file("pipe") + "' & '" CVCONV_COMMAND "' '" + file("pipe") + "'; wait";
    EXPECT_EQ(testing::run({"/bin/sh", "-c", shell}).out, from_file);
}

TEST_F(CommandLine, AnEmptyOrTooLargeInput) {
    write_content(file("empty.md"), "");
    EXPECT_EQ(cvconv({file("empty.md")}).status, number(Exit::input_unreadable));
    write_content(file("large.md"), std::string((1U << 20U) + 1, 'x'));
    EXPECT_EQ(cvconv({"--max-size", "1", file("large.md")}).status, number(Exit::limit));
    testing::RunOptions input{.input = content_of(file("large.md")), .folder = {}, .output_to = {}};
    EXPECT_EQ(cvconv({"--max-size", "1", "-"}, input).status, number(Exit::limit));
}

TEST_F(CommandLine, WhatCannotBeUnderstood) {
    EXPECT_EQ(cvconv({file("broken.cvconv")}).status, number(Exit::not_understood));
    write_content(file("picture"), std::string("\x89PNG\r\n\x1A\n\0\0\0\rIHDR\0\0\1\0", 20));
    EXPECT_EQ(cvconv({file("picture")}).status, number(Exit::not_understood));
}

TEST_F(CommandLine, AFullDiskIsAnError) {
    testing::RunOptions full{.input = {}, .folder = {}, .output_to = "/dev/full"};
    EXPECT_EQ(cvconv({file("cv.md")}, full).status, number(Exit::output_unwritable));
    EXPECT_EQ(cvconv({file("cv.md"), "-o", "/dev/full"}).status, number(Exit::output_unwritable));
    EXPECT_EQ(cvconv({file("cv.md"), "-o", file("cv.md/cv.json")}).status, number(Exit::output_unwritable));
}

TEST_F(CommandLine, FoldersOfOutputsAreMade) {
    EXPECT_EQ(cvconv({file("cv.md"), "-o", file("new/folder/cv.json")}).status, 0);
    EXPECT_EQ(cvconv({file("cv.md"), "-o", file("other/folder/")}).status, 0);
    EXPECT_EQ(content_of(file("new/folder/cv.json")), content_of(file("other/folder/cv.md.json")));
}

TEST_F(CommandLine, FindingsBecomeStatusesWhereThatIsAskedFor) {
    write_content(file("blank.txt"), "***\n");
    EXPECT_EQ(cvconv({file("blank.txt")}).status, 0);
    EXPECT_EQ(cvconv({"--strict", file("blank.txt")}).status, number(Exit::not_a_cv));
    write_content(file("in.json"), year_only);
    const std::vector<std::string> convert = {file("in.json"), "--schema-version", "1.0.0", "-o", file("out.json")};
    auto with = [&](const std::string& option) {
        std::vector<std::string> arguments = convert;
        arguments.push_back(option);
        return cvconv(arguments).status;
    };
    EXPECT_EQ(cvconv(convert).status, 0);
    EXPECT_EQ(with("--fail-if-loss"), number(Exit::loss));
    ::unlink(file("out.json").c_str());
    EXPECT_EQ(with("--fail-if-warnings"), number(Exit::warnings));
    EXPECT_FALSE(content_of(file("out.json")).empty());
}

TEST_F(CommandLine, ValidateHasItsOwnStatuses) {
    cvconv({file("cv.md"), "-o", file("cv.json")});
    EXPECT_EQ(cvconv({"validate", file("cv.json")}).status, 0);
    EXPECT_EQ(cvconv({"-q", "validate", file("cv.json")}).status, 0);
    write_content(file("bad.json"), R"({"work": [{"startDate": "soon"}]})");
    EXPECT_EQ(cvconv({"validate", file("bad.json")}).status, number(Exit::output_invalid));
    write_content(file("broken.json"), R"({"work": )");
    EXPECT_EQ(cvconv({"validate", file("broken.json")}).status, number(Exit::not_understood));
}

TEST_F(CommandLine, QuietShowsErrorsOnlyAndTheLogHasEverything) {
    write_content(file("in.json"), year_only);
    EXPECT_NE(cvconv({"--schema-version", "1.0.0", file("in.json")}).err, "");
    Ran ran = cvconv({"--schema-version", "1.0.0", "-q", "--log", file("log"), file("in.json")});
    EXPECT_EQ(ran.err, "");
    std::ifstream log(file("log"));
    std::string line;
    ASSERT_TRUE(std::getline(log, line));
    nlohmann::json entry = nlohmann::json::parse(line);
    EXPECT_EQ(entry["severity"], "warning");
    EXPECT_EQ(entry["key"], "value-not-representable");
    EXPECT_EQ(entry["file"], file("in.json"));
    EXPECT_EQ(entry["pointer"], "certificates[0].date");
    EXPECT_EQ(cvconv({"--log", file("no/such/log"), file("cv.md")}).status, number(Exit::output_unwritable));
}

TEST_F(CommandLine, MessagesCannotDriveTheTerminal) {
    Ran ran = cvconv({file("a\033[2Jb\n")});
    EXPECT_EQ(ran.err.find('\033'), std::string::npos);
    EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1);
}

TEST_F(CommandLine, SaysWhatItIs) {
    EXPECT_TRUE(cvconv({"--version"}).out.starts_with("cvconv "));
    EXPECT_EQ(cvconv({"-V"}).out, cvconv({"--version"}).out);
    EXPECT_EQ(cvconv({"help"}).out, cvconv({"--help"}).out);
    for (const char* command : {"batch", "show", "validate", "formats", "template"}) {
        EXPECT_EQ(cvconv({"help", command}).out, cvconv({command, "--help"}).out);
    }
    for (const char* option : {"--max-pages", "--max-words", "--max-size", "--timeout", "--provenance", "--lang"}) {
        EXPECT_NE(cvconv({"--help"}).out.find(option), std::string::npos) << option;
    }
    EXPECT_NE(cvconv({"--help"}).out.find("Usage: cvconv"), std::string::npos);
    EXPECT_NE(cvconv({"show", "--help"}).out.find("--stage"), std::string::npos);
    std::string formats = cvconv({"formats"}).out;
    for (const char* name : {"markdown", "text", "html", "json-resume", "native", "pdf"}) {
        EXPECT_NE(formats.find(std::string("\n  ") + name + " "), std::string::npos) << name;
    }
    std::string statuses = cvconv({"formats", "--exit-codes"}).out;
    for (const ExitInfo& exit : exit_statuses()) {
        EXPECT_NE(statuses.find(exit.name), std::string::npos);
    }
}

TEST_F(CommandLine, TheContentTellsMarkdownFromText) {
    write_content(file("named.txt"), small_cv);
    Ran ran = cvconv({"-v", file("named.txt")});
    EXPECT_EQ(ran.out, cvconv({file("cv.md")}).out);
    EXPECT_NE(ran.err.find("note: " + file("named.txt") +
                           ": the content tells the format; read as (markdown: 3 headings in 6 lines); "
                           "--from names another"),
              std::string::npos)
        << ran.err;
    EXPECT_EQ(cvconv({file("named.txt")}).err, "") << "no more than a note";
    EXPECT_EQ(cvconv({"-v", "-f", "txt", file("named.txt")}).err.find("the content tells the format"),
              std::string::npos)
        << "--from wins";
    write_content(file("named.pdf"), small_cv);
    Ran pdf = cvconv({file("named.pdf")});
    EXPECT_EQ(pdf.status, 0);
    EXPECT_EQ(pdf.out, ran.out);
    EXPECT_NE(pdf.err.find("warning: " + file("named.pdf") + ": the content is of another format than the name says"),
              std::string::npos)
        << pdf.err;
}

TEST_F(CommandLine, ExtensionsAreNamesOfFormats) {
    for (auto [alias, name] :
         {std::pair("json", "json-resume"), std::pair("xml", "europass"), std::pair("tex", "latex")}) {
        Ran ran = cvconv({"-t", alias, file("cv.md")});
        EXPECT_EQ(ran.status, 0) << ran.err;
        EXPECT_EQ(ran.out, cvconv({"-t", name, file("cv.md")}).out);
    }
}

TEST_F(CommandLine, StrictWritesNothing) {
    write_content(file("blank.txt"), "***\n");
    Ran ran = cvconv({"--strict", file("blank.txt"), "-o", file("out.json")});
    EXPECT_EQ(ran.status, number(Exit::not_a_cv));
    EXPECT_EQ(ran.err.find("warning"), std::string::npos) << ran.err;
    EXPECT_NE(ran.err.find("error"), std::string::npos);
    EXPECT_EQ(folder.names(), (std::vector<std::string>{"blank.txt", "broken.cvconv", "cv.md"}));
}

TEST_F(CommandLine, SaysWhereTextWithoutAFieldIsKept) {
    write_content(file("odd.md"),
                  "# Erika Beispiel\n\nerika@example.org\n\nh1 { color: zzz }\n\n## Skills\n\nBaking\n");
    const std::pair<const char*, const char*> cases[] = {{"json", "kept under meta.cvconv.unclaimed"},
                                                         {"xml", "in sections of their own"},
                                                         {"europass-v3", "among the achievements"},
                                                         {"tex", "in comments of the document"},
                                                         {"native", "in \"unclaimed\" lines"}};
    for (const auto& [format, where] : cases) {
        Ran ran = cvconv({"-t", format, file("odd.md")});
        EXPECT_NE(ran.err.find(where), std::string::npos) << format << ": " << ran.err;
        EXPECT_NE(ran.out.find("zzz"), std::string::npos) << format;
    }
}

TEST_F(CommandLine, ValidatesSeveralFiles) {
    cvconv({file("cv.md"), "-o", file("cv.json")});
    write_content(file("bad.json"), R"({"work": [{"startDate": "soon"}]})");
    EXPECT_EQ(cvconv({"validate", file("cv.json"), file("cv.json")}).status, 0);
    EXPECT_EQ(cvconv({"validate", file("bad.json"), file("bad.json")}).status, number(Exit::output_invalid));
    EXPECT_EQ(cvconv({"validate", file("cv.json"), file("bad.json")}).status, number(Exit::partial));
}

/// Stands in for TeX, so that what it is given can be seen: the times of the files that it attaches.
TEST_F(CommandLine, AttachmentsOfAPdfHaveTheSameTimeAlways) {
    write_content(
        file("latexmk"),
        "#!/bin/sh\nstat -c %Y resume.json resume.xml > cv.pdf\necho $SOURCE_DATE_EPOCH >> cv.pdf\n: > cv.log\n");
    ::chmod(file("latexmk").c_str(), 0755);
    auto made = [&](const std::string& epoch) {
        const std::string shell = "PATH='" + folder.path() + "':$PATH; export PATH; " + epoch +
                                  " '" CVCONV_COMMAND "' '" + file("cv.md") + "' -t pdf -o '" + file("cv.pdf") + "'";
        Ran ran = testing::run({"/bin/sh", "-c", shell});
        EXPECT_EQ(ran.status, 0) << ran.err;
        return content_of(file("cv.pdf"));
    };
    EXPECT_EQ(made("SOURCE_DATE_EPOCH=86400"), "86400\n86400\n86400\n");
    EXPECT_EQ(made("unset SOURCE_DATE_EPOCH;"), "0\n0\n0\n");
}

TEST_F(CommandLine, APdfIsNotPrintedOnATerminal) {
    const std::string shell =
        "script -qec \"'" CVCONV_COMMAND "' -t pdf '" + file("cv.md") + "'\" /dev/null </dev/null";
    if (testing::run({"/bin/sh", "-c", "command -v script"}).status != 0) {
        GTEST_SKIP() << "script(1) is not installed";
    }
    Ran ran = testing::run({"/bin/sh", "-c", shell});
    EXPECT_EQ(ran.status, number(Exit::usage));
    EXPECT_NE(ran.out.find("a PDF is nothing for a terminal"), std::string::npos) << ran.out;
}

TEST_F(CommandLine, ShowsEachStage) {
    EXPECT_TRUE(cvconv({"show", "--stage", "blocks", file("cv.md")}).out.starts_with("cvconv document 1\n"));
    EXPECT_TRUE(cvconv({"show", "--stage", "sections", file("cv.md")}).out.starts_with("cvconv outline 1\n"));
    EXPECT_NE(cvconv({"show", "--stage", "features", file("cv.md")}).out.find("s:kind="), std::string::npos);
    EXPECT_NE(cvconv({"show", "--stage", "passes", file("cv.md")}).out.find("  find_sections "), std::string::npos);
    EXPECT_EQ(cvconv({"show", "--stage", "blocks", file("cv.md"), "-o", file("blocks")}).out, "");
    EXPECT_TRUE(content_of(file("blocks")).starts_with("cvconv document 1\n"));
    EXPECT_EQ(cvconv({"show", "--stage", "layout", file("cv.md")}).status, number(Exit::not_understood));
    Ran cv = cvconv({"show", file("cv.md")});
    EXPECT_TRUE(cv.out.starts_with("cvconv cv 1\n"));
    EXPECT_NE(cv.out.find("stated"), std::string::npos);
}

}  // namespace
}  // namespace cvconv
