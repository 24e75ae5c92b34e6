// cvconv batch: folders and lists into a folder, lines of JSON in and out.

#include <algorithm>
#include <filesystem>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include <gtest/gtest.h>
#include <unistd.h>
#include <nlohmann/json.hpp>

#include "ir/diagnostics.h"
#include "tests/support/run_command.h"

namespace cvconv {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using testing::content_of;
using testing::cvconv;
using testing::Ran;
using testing::write_content;

std::string cv_of(const std::string& name) {
    return "# " + name + "\n\n" + name + "@example.org\n\n## Skills\n\nBaking, Brewing\n";
}

int number(Exit exit) {
    return static_cast<int>(exit);
}

class Batch : public ::testing::Test {
protected:
    Batch() { fs::create_directories(in("")); }
    [[nodiscard]] std::string file(const std::string& name) const { return folder_ / name; }
    [[nodiscard]] std::string in(const std::string& name) const { return folder_ / ("in/" + name); }
    /// The outputs' names, in all folders, without summaries and journals.
    [[nodiscard]] std::vector<std::string> outputs() const {
        std::vector<std::string> names;
        for (const auto& entry : fs::recursive_directory_iterator(file("out"))) {
            std::string name = fs::relative(entry.path(), file("out")).string();
            if (entry.is_regular_file() && !name.starts_with("summary") && !name.starts_with(".cvconv-done")) {
                names.push_back(name);
            }
        }
        std::sort(names.begin(), names.end());
        return names;
    }
    Ran batch(std::vector<std::string> more = {}) {
        std::vector<std::string> arguments = {"batch", in(""), "-o", file("out"), "-j", "2"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return cvconv(arguments);
    }
    [[nodiscard]] json summary() const { return json::parse(content_of(file("out/summary.json"))); }
    void write_people(int count) {
        for (int i = 0; i < count; ++i) {
            write_content(in("p" + std::to_string(i) + ".md"), cv_of("person" + std::to_string(i)));
        }
    }

    testing::TemporaryFolder folder_;
};

TEST_F(Batch, GoodOnesAreConvertedWhateverTheOthersAre) {
    fs::create_directories(in("berlin"));
    fs::create_directories(in(".hidden"));
    write_content(in("erika.md"), cv_of("erika"));
    write_content(in("berlin/erika.md"), cv_of("other"));
    write_content(in(".hidden/x.md"), cv_of("x"));
    write_content(in("two.md"), cv_of("markdown"));
    write_content(in("two.txt"), cv_of("text"));
    write_content(in("empty.md"), "");
    write_content(in("broken.cvconv"), "cvconv cv 1\nnot a line of it\n");
    write_content(in("summary.md"), cv_of("summary"));
    write_content(in("summary"), cv_of("reserved"));
    Ran ran = batch();
    EXPECT_EQ(ran.status, number(Exit::partial)) << ran.err;
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(outputs(),
              (std::vector<std::string>{"berlin/erika.md.json", "erika.md.json", "two.md.json", "two.txt.json"}));
    EXPECT_TRUE(fs::exists(file("out/summary.md.json")));
    EXPECT_TRUE(fs::exists(file("out/summary.input.json"))) << "summary.json is the report";
    EXPECT_EQ(json::parse(content_of(file("out/two.md.json")))["basics"]["email"], "markdown@example.org");
    json said = summary();
    EXPECT_EQ(said["inputs"], 8);
    EXPECT_EQ(said["converted"], 6);
    EXPECT_EQ(said["failed"], 2);
    EXPECT_EQ(said["statuses"]["input-unreadable"], 1);
    std::map<std::string, std::string> why;
    for (const json& entry : said["not_ok"]) {
        why[fs::path(entry["file"].get<std::string>()).filename()] = entry["status"];
    }
    EXPECT_EQ(why, (std::map<std::string, std::string>{{"empty.md", "input-unreadable"},
                                                       {"broken.cvconv", "not-understood"}}));
    EXPECT_NE(ran.err.find("8 inputs: 6 converted, 2 failed (1 input-unreadable, 1 not-understood)"), std::string::npos)
        << ran.err;
}

TEST_F(Batch, EncryptedPdfs) {
    fs::copy_file(CVCONV_SOURCE "/tests/cases/formats/pdf-encrypted/input.pdf", in("secret.pdf"));
    write_content(in("erika.md"), cv_of("erika"));
    batch();
    EXPECT_EQ(outputs(), std::vector<std::string>{"erika.md.json"});
    EXPECT_EQ(summary()["failed"], 1);
}

TEST_F(Batch, TheStatusTellsAllSomeOrNone) {
    write_content(in("a.md"), cv_of("a"));
    EXPECT_EQ(batch().status, 0);
    write_content(in("b.md"), "");
    EXPECT_EQ(batch().status, number(Exit::partial));
    fs::remove(in("a.md"));
    EXPECT_EQ(batch().status, number(Exit::input_unreadable)) << "all for the same reason";
    write_content(in("c.cvconv"), "cvconv cv 1\nnot a line of it\n");
    EXPECT_EQ(batch().status, number(Exit::none));
    fs::remove_all(in(""));
    fs::create_directories(in(""));
    EXPECT_EQ(batch().status, 0) << "nothing to do";
}

TEST_F(Batch, ReadsListsAndStaysInsideTheOutputFolder) {
    write_content(file("in/erika.md"), cv_of("erika"));
    fs::create_directories(in("x"));
    fs::create_directories(in("y"));
    write_content(in("x/cv.md"), cv_of("x"));
    write_content(in("y/cv.md"), cv_of("y"));
    const std::string list =
        in("x/../erika.md") + "\r\n\n" + in("x/cv.md") + "\n" + in("y/cv.md") + "\n" + in("../absent.md") + "\n..\n";
    write_content(file("list"), list);
    Ran ran = cvconv({"batch", file("list"), "-o", file("out")});
    EXPECT_EQ(ran.status, number(Exit::partial)) << ran.err;
    std::vector<std::string> names = outputs();
    const std::string below = fs::path(in("")).relative_path().string();
    EXPECT_EQ(names,
              (std::vector<std::string>{below + "erika.md.json", below + "x/cv.md.json", below + "y/cv.md.json"}))
        << "where the list says, below the output folder";
    Ran again = cvconv({"batch", "-", "-o", file("out"), "--resume"}, {.input = list, .folder = {}, .output_to = {}});
    EXPECT_NE(again.err.find("5 inputs: 0 converted, 3 skipped, 2 failed"), std::string::npos) << again.err;
}

TEST_F(Batch, ResumeSkipsWhatIsDoneAndUnchanged) {
    write_people(4);
    EXPECT_EQ(batch().status, 0);
    const std::string before = content_of(file("out/p1.md.json"));
    write_content(file("out/p0.md.json"), "of someone else");
    write_content(in("p1.md"), cv_of("changed"));
    fs::remove(file("out/p2.md.json"));
    fs::remove(in("p3.md"));
    write_content(in("new.md"), cv_of("new"));
    // A run that was killed leaves half a line at the end of its journal.
    write_content(file("out/.cvconv-done"), content_of(file("out/.cvconv-done")) + "0123");
    Ran ran = batch({"--resume"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(summary()["skipped"], 1);
    EXPECT_EQ(summary()["converted"], 3);
    EXPECT_EQ(content_of(file("out/p0.md.json")), "of someone else") << "done before: not touched";
    EXPECT_NE(content_of(file("out/p1.md.json")), before);
    EXPECT_EQ(batch({"--resume"}).status, 0);
    EXPECT_EQ(summary()["skipped"], 4);
    EXPECT_EQ(batch({"--resume", "--provenance"}).status, 0);
    EXPECT_EQ(summary()["skipped"], 0) << "other options, other outputs";
}

TEST_F(Batch, ShardsDoEachInputOnceAndTheSameAsOneRun) {
    write_people(9);
    write_content(in("p1.txt"), cv_of("twin"));
    batch();
    std::map<std::string, std::string> whole;
    for (const std::string& name : outputs()) {
        whole[name] = content_of(file("out/" + name));
    }
    fs::remove_all(file("out"));
    int converted = 0;
    for (const char* shard : {"0", "1", "2"}) {
        EXPECT_EQ(batch({"--shard", std::string(shard) + "/3"}).status, 0);
        json said = json::parse(content_of(file("out/summary-" + std::string(shard) + "-of-3.json")));
        converted += said["converted"].get<int>();
    }
    EXPECT_EQ(converted, 10);
    std::map<std::string, std::string> parts;
    for (const std::string& name : outputs()) {
        parts[name] = content_of(file("out/" + name));
    }
    EXPECT_EQ(parts, whole);
}

TEST_F(Batch, ProgressLinesAndASummaryElsewhere) {
    write_people(1);
    Ran ran = batch({"--progress", "--summary", file("report.json")});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(json::parse(content_of(file("report.json")))["converted"], 1);
    EXPECT_FALSE(fs::exists(file("out/summary.json")));
    EXPECT_EQ(ran.err.find('\033'), std::string::npos);
}

TEST_F(Batch, UsageErrors) {
    write_people(1);
    fs::create_directories(in("x"));
    write_content(in("x/p0.md"), cv_of("x"));
    const std::vector<std::vector<std::string>> cases = {
        {"batch"},
        {"batch", in("")},
        {"batch", in(""), "-o", in("")},
        {"batch", in("p0.md"), in("x/p0.md"), "-o", file("out")},
        {"batch", in(""), "-o", file("out"), "-t", "no-such-format"},
        {"batch", in(""), "-o", file("out"), "--shard", "3/3"},
        {"batch", in(""), "-o", file("out"), "--shard", "x"},
        {"batch", "--ndjson", in("")},
        {"batch", "--ndjson", "--resume"},
    };
    for (const auto& arguments : cases) {
        EXPECT_EQ(cvconv(arguments).status, number(Exit::usage)) << ::testing::PrintToString(arguments);
    }
    EXPECT_EQ(cvconv({"batch", in(""), "-o", in("p0.md/x")}).status, number(Exit::output_unwritable));
    EXPECT_EQ(cvconv({"batch", file("absent"), "-o", file("out")}).status, number(Exit::input_unreadable));
}

std::map<std::string, std::string> keys_of(const json& summary) {
    std::map<std::string, std::string> keys;
    for (const json& entry : summary["not_ok"]) {
        for (const json& diagnostic : entry["diagnostics"]) {
            if (diagnostic["key"] != "isolation-reduced") {  // is said of the machine
                keys.emplace(fs::path(entry["file"].get<std::string>()).filename(), diagnostic["key"]);
            }
        }
    }
    return keys;
}

TEST_F(Batch, NothingIsLeftOutWithoutAWord) {
    write_people(1);
    fs::create_directories(file("elsewhere"));
    write_content(file("elsewhere/other.md"), cv_of("other"));
    fs::create_symlink(file("elsewhere/other.md"), in("linked.md"));
    fs::create_directory_symlink(file("elsewhere"), in("linked"));
    fs::create_symlink(file("nowhere"), in("dangling.md"));
    Ran ran = batch();
    EXPECT_EQ(ran.status, number(Exit::partial)) << ran.err;
    EXPECT_EQ(outputs(), (std::vector<std::string>{"linked.md.json", "p0.md.json"}));
    EXPECT_EQ(summary()["failed"], 2);
    EXPECT_EQ(keys_of(summary()),
              (std::map<std::string, std::string>{{"linked", "link-not-followed"}, {"dangling.md", "link-dangling"}}));
    EXPECT_NE(ran.err.find("4 inputs: 2 converted, 2 failed (2 input-unreadable)"), std::string::npos) << ran.err;
    fs::remove(in("dangling.md"));
    fs::create_directory_symlink(in(""), file("elsewhere/circle"));
    fs::remove_all(file("out"));
    EXPECT_EQ(batch({"--links", "all"}).status, 0);
    EXPECT_EQ(outputs(), (std::vector<std::string>{"linked.md.json", "linked/other.md.json", "p0.md.json"}));
    fs::remove_all(file("out"));
    EXPECT_EQ(batch({"--links", "none"}).status, 0);
    EXPECT_EQ(outputs(), std::vector<std::string>{"p0.md.json"});
}

TEST_F(Batch, AFolderThatCannotBeReadIsCounted) {
    // A folder inside which even root may not look.
    const std::string unreadable = "/proc/1/task/1/fdinfo";
    if (::geteuid() != 0) {
        fs::create_directories(in("closed"));
        fs::permissions(in("closed"), fs::perms::none);
        write_people(1);
        EXPECT_EQ(batch().status, number(Exit::partial));
        EXPECT_EQ(keys_of(summary())["closed"], "folder-unreadable");
        fs::permissions(in("closed"), fs::perms::all);
        return;
    }
    std::error_code failed;
    fs::directory_iterator entries(unreadable, failed);
    if (!failed) {
        GTEST_SKIP() << "root may read everything here";
    }
    EXPECT_EQ(cvconv({"batch", unreadable, "-o", file("out")}).status, number(Exit::input_unreadable));
}

TEST_F(Batch, AnUnreadableRootIsAnError) {
    Ran ran = cvconv({"batch", file("absent"), "-o", file("out")});
    EXPECT_EQ(ran.status, number(Exit::input_unreadable));
    EXPECT_NE(ran.err.find("there is no such file"), std::string::npos) << ran.err;
    EXPECT_EQ(summary()["failed"], 1);
    write_people(1);
    EXPECT_EQ(cvconv({"batch", in("p0.md"), file("absent"), "-o", file("out")}).status, number(Exit::partial));
    EXPECT_EQ(keys_of(summary())["absent"], "file-missing") << "counted, and named";
    for (const char* shard : {"0/2", "1/2"}) {
        EXPECT_NE(cvconv({"batch", file("absent"), "-o", file("out"), "--shard", shard}).status, 0) << shard;
    }
}

TEST_F(Batch, NamesDoNotDependOnNeighbours) {
    write_content(in("a.md"), cv_of("a"));
    EXPECT_EQ(batch({"--resume"}).status, 0);
    write_content(in("a.txt"), cv_of("twin"));
    EXPECT_EQ(batch({"--resume"}).status, 0);
    const std::vector<std::string> resumed = outputs();
    fs::remove_all(file("out"));
    EXPECT_EQ(batch().status, 0);
    EXPECT_EQ(resumed, outputs());
}

TEST_F(Batch, PrunesTheOutputsOfInputsThatAreGone) {
    write_people(2);
    fs::create_directories(in("100% \n"));
    write_content(in("100% \n/x.md"), cv_of("x"));
    EXPECT_EQ(batch().status, 0);
    write_content(file("out/mine.json"), "of someone else");
    write_content(file("secret.json"), "outside");
    write_content(file("out/.cvconv-done"),
                  content_of(file("out/.cvconv-done")) + "0123456789abcdef ../secret.json .\n0123456789abcdef mi");
    fs::remove(in("p1.md"));
    fs::remove_all(in("100% \n"));
    EXPECT_EQ(batch({"--resume"}).status, 0);
    EXPECT_TRUE(fs::exists(file("out/p1.md.json"))) << "only --prune removes";
    Ran ran = batch({"--resume", "--prune"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_NE(ran.err.find("; 2 outputs pruned"), std::string::npos) << ran.err;
    EXPECT_EQ(summary()["pruned"], 2);
    EXPECT_EQ(outputs(), (std::vector<std::string>{"mine.json", "p0.md.json"}));
    EXPECT_FALSE(fs::exists(file("out/100% \n")));
    EXPECT_TRUE(fs::exists(file("secret.json")));
    fs::remove(in("p0.md"));
    write_content(in("p9.md"), cv_of("p9"));
    Ran unsure = cvconv({"batch", in(""), file("absent"), "-o", file("out"), "--prune"});
    EXPECT_NE(unsure.err.find("nothing was pruned"), std::string::npos) << unsure.err;
    EXPECT_TRUE(fs::exists(file("out/p0.md.json")));
}

TEST_F(Batch, TakesFilesAndListsEndedByNul) {
    write_people(2);
    EXPECT_EQ(cvconv({"batch", in("p0.md"), in("p1.md"), "-o", file("out")}).status, 0);
    EXPECT_EQ(outputs(), (std::vector<std::string>{"p0.md.json", "p1.md.json"}));
    fs::remove_all(file("out"));
    write_content(file("list.txt"), in("p0.md") + "\n");
    EXPECT_EQ(cvconv({"batch", file("list.txt"), "-o", file("out")}).status, 0);
    ASSERT_EQ(outputs().size(), 1U);
    EXPECT_TRUE(outputs()[0].ends_with("in/p0.md.json")) << "the first line is a path: a list, not a text";
    fs::remove_all(file("out"));
    write_content(in("new\nline.md"), cv_of("x"));
    const std::string list = "new\nline.md" + std::string(1, '\0') + "p0.md" + std::string(1, '\0');
    EXPECT_EQ(
        cvconv({"batch", "-0", "-", "-o", file("out")}, {.input = list, .folder = in(""), .output_to = {}}).status, 0);
    EXPECT_EQ(outputs(), (std::vector<std::string>{"new\nline.md.json", "p0.md.json"}));
}

TEST_F(Batch, WarningsAreCountedByKind) {
    write_content(in("poem.md"), "Roses are red\n");
    write_content(in("song.md"), "La la la\n");
    write_content(in("erika.md"), cv_of("erika"));
    Ran ran = batch();
    EXPECT_EQ(ran.status, 0);
    EXPECT_NE(ran.err.find("warning: 2 of 3 inputs: nothing in this looks like a CV"), std::string::npos) << ran.err;
    EXPECT_EQ(ran.err.find("poem.md"), std::string::npos) << ran.err;
    EXPECT_NE(ran.err.find("3 inputs: 3 converted, 0 failed in "), std::string::npos) << ran.err;
    EXPECT_NE(ran.err.find(" s; see " + file("out/summary.json")), std::string::npos) << ran.err;
    const json said = summary();
    EXPECT_EQ(said["warnings"]["nothing-recognized"], 2);
    std::set<std::string> suspects;
    for (const json& entry : said["suspects"]) {
        suspects.insert(fs::path(entry["output"].get<std::string>()).filename());
    }
    EXPECT_EQ(suspects, (std::set<std::string>{"poem.md.json", "song.md.json"}));
    EXPECT_NE(batch({"-v"}).err.find("poem.md: nothing in this looks like a CV"), std::string::npos);
}

TEST_F(Batch, QuietIsSilentUntilSomethingFails) {
    write_content(in("poem.md"), "Roses are red\n");
    EXPECT_EQ(batch({"-q"}).err, "");
    write_content(in("empty.md"), "");
    const std::string said = batch({"-q"}).err;
    EXPECT_NE(said.find("empty.md: the file is empty"), std::string::npos) << said;
    EXPECT_NE(said.find("2 inputs: 1 converted, 1 failed"), std::string::npos) << said;
}

TEST_F(Batch, AnInterruptedOneSaysHowFarItIsAndGoesOn) {
    write_people(400);
    // Shells start what runs in the background with SIGINT ignored.
    const Ran ran = testing::run({"/bin/sh", "-c",
                                  "env --default-signal=INT \"$0\" batch in -o out -j 1 & pid=$!; until grep -q . "
                                  "out/.cvconv-done 2>/dev/null; do sleep .01; done; "
                                  "kill -INT $pid; wait $pid",
                                  CVCONV_COMMAND},
                                 {.input = "", .folder = file(""), .output_to = {}});
    EXPECT_EQ(ran.status, number(Exit::interrupted)) << ran.err;
    EXPECT_NE(ran.err.find(" of 400 inputs done); go on with --resume"), std::string::npos) << ran.err;
    const json before = summary();
    EXPECT_EQ(before["exit"], number(Exit::interrupted));
    EXPECT_EQ(before["failed"], 0);
    EXPECT_EQ(before["converted"], outputs().size());
    EXPECT_LT(before["converted"], 400);
    cvconv({"batch", "in", "-o", "out", "--resume"}, {.input = "", .folder = file(""), .output_to = {}});
    EXPECT_EQ(summary()["skipped"], before["converted"]);
    EXPECT_EQ(outputs().size(), 400U);
}

TEST_F(Batch, InTheBackgroundIgnoresCtrlC) {
    write_people(50);
    const Ran ran = testing::run(
        {"/bin/sh", "-c",
         "\"$0\" batch in -o out -j 1 & pid=$!; until grep -q . out/.cvconv-done 2>/dev/null; do sleep .01; done; "
         "kill -INT $pid; wait $pid",
         CVCONV_COMMAND},
        {.input = "", .folder = file(""), .output_to = {}});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(summary()["converted"], 50);
}

TEST_F(Batch, StopsWhereNothingCanBeWrittenAnyMore) {
    constexpr const char* small_disk =
        "mkdir out; mount -t tmpfs -o size=64k none out && exec \"$0\" batch in -o out -j 1";
    write_people(200);
    if (testing::run({"/usr/bin/unshare", "-Urm", "/bin/sh", "-c", "mount -t tmpfs none /mnt"}).status != 0) {
        GTEST_SKIP() << "this system lets nobody mount a small disk";
    }
    const Ran ran = testing::run({"/usr/bin/unshare", "-Urm", "/bin/sh", "-c", small_disk, CVCONV_COMMAND},
                                 {.input = "", .folder = file(""), .output_to = {}});
    EXPECT_EQ(ran.status, number(Exit::output_unwritable)) << ran.err;
    EXPECT_NE(ran.err.find("cvconv: error: out: the output cannot be written (No space left on device; "),
              std::string::npos)
        << ran.err;
    EXPECT_TRUE(std::regex_search(ran.err, std::regex(" converted, [1-4] failed ")))
        << "no others were tried: " << ran.err;
}

TEST_F(Batch, StrictWritesNothing) {
    write_people(1);
    write_content(in("shopping.txt"), "***\n");
    EXPECT_EQ(batch({"--strict"}).status, number(Exit::partial));
    EXPECT_EQ(outputs(), std::vector<std::string>{"p0.md.json"});
    EXPECT_EQ(keys_of(summary())["shopping.txt"], "not-a-cv");
}

std::vector<json> lines_of(const std::string& text) {
    std::vector<json> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) {
        lines.push_back(json::parse(line));
    }
    return lines;
}

TEST_F(Batch, LinesOfJsonComeOutInTheirOrder) {
    write_people(6);
    write_content(in("long.md"), cv_of("long") + std::string(200'000, '\n'));
    std::string input = json{{"id", 0}, {"path", in("long.md")}}.dump() + "\n";
    for (int i = 0; i < 6; ++i) {
        input += json{{"id", i + 1}, {"path", in("p" + std::to_string(i) + ".md")}}.dump() + "\n";
    }
    Ran ran = cvconv({"batch", "--ndjson", "-j", "3"}, {.input = input, .folder = {}, .output_to = {}});
    EXPECT_EQ(ran.status, 0) << ran.err;
    std::vector<json> lines = lines_of(ran.out);
    ASSERT_EQ(lines.size(), 7U);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        EXPECT_EQ(lines[i]["id"], i);
        EXPECT_EQ(lines[i]["status"], "ok");
    }
    EXPECT_EQ(lines[3]["result"]["basics"]["email"], "person2@example.org");
}

TEST_F(Batch, EveryLineOfJsonHasOneAnswer) {
    const std::string deep(100'000, '[');
    const std::string input = R"({"name": "cv.md", "data": "IyBFcmlrYQoKZXJpa2FAZXhhbXBsZS5vcmcK"})"
                              "\nno JSON\n\n"
                              R"({"name": "cv.md"})"
                              "\n"
                              R"({"name": "cv.md", "data": "%%%"})"
                              "\n"
                              R"({"path": "/no/such/file", "id": {"a": 1}})"
                              "\n" +
                              deep +
                              "\n"
                              R"({"path": "-"})";  // no line end at the end
    Ran ran = cvconv({"batch", "--ndjson"}, {.input = input, .folder = {}, .output_to = {}});
    EXPECT_EQ(ran.status, number(Exit::partial));
    std::vector<std::string> statuses;
    for (const json& line : lines_of(ran.out)) {
        statuses.push_back(line["status"]);
        EXPECT_EQ(line.contains("result"), line["exit"] == 0);
        auto said = std::count_if(line["diagnostics"].begin(), line["diagnostics"].end(), [](const json& diagnostic) {
            return diagnostic["key"] != "isolation-reduced";  // not every machine has a filter of system calls
        });
        EXPECT_EQ(said == 0, line["exit"] == 0) << line;
    }
    EXPECT_EQ(statuses, (std::vector<std::string>{"ok", "not-understood", "not-understood", "usage", "usage",
                                                  "input-unreadable", "not-understood", "usage"}));
    EXPECT_EQ(lines_of(ran.out)[5]["id"]["a"], 1);
    EXPECT_EQ(cvconv({"batch", "--ndjson"}).out, "") << "nothing in, nothing out";
}

}  // namespace
}  // namespace cvconv
