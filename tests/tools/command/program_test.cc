#include "tools/command/program.h"

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <thread>

#include <gtest/gtest.h>

#include "tools/command/old_word.h"
#include "tools/worker/files.h"

namespace cvconv::command {
namespace {

Program shell(const std::string& script) {
    Program program;
    program.arguments = {"sh", "-c", script};
    return program;
}

std::string text_of(const std::string& path) {
    Diagnostics ignored;
    return read_file(path, 1U << 20U, ignored).value_or("");
}

TEST(Program, RunsInItsFolderWithoutOutput) {
    const WorkingFolder folder;
    Program program = shell("echo seen; echo \"$WHAT\" > out");
    program.environment = {{"WHAT", "made"}};
    EXPECT_EQ(run_program(program, folder.path(), 10), Ended::well);
    EXPECT_EQ(text_of(folder / "out"), "made\n");
    EXPECT_EQ(run_program(shell("exit 3"), folder.path(), 10), Ended::badly);
    program.arguments = {"cvconv-no-such-program"};
    EXPECT_EQ(run_program(program, folder.path(), 10), Ended::not_started);
}

TEST(Program, WhatItStartedIsStoppedWithIt) {
    const WorkingFolder folder;
    EXPECT_EQ(run_program(shell("(sleep 2; echo > late) & sleep 9"), folder.path(), 1), Ended::late);
    EXPECT_EQ(run_program(shell("(sleep 1; echo > left) & exit 0"), folder.path(), 10), Ended::well);
    std::this_thread::sleep_for(std::chrono::milliseconds(1500));
    EXPECT_FALSE(std::filesystem::exists(folder / "late"));
    EXPECT_FALSE(std::filesystem::exists(folder / "left"));
}

TEST(Program, FilesThatItWritesAreBounded) {
    const WorkingFolder folder;
    Program program = shell("head -c 100000 /dev/zero > large");
    program.largest_file = 5000;
    EXPECT_NE(run_program(program, folder.path(), 10), Ended::well);
    EXPECT_EQ(std::filesystem::file_size(folder / "large"), 5000U);
}

TEST(Program, HasNoNetworkWhereTheSystemLetsUsersMakeTheirOwn) {
#ifdef CVCONV_UNDER_THREAD_SANITIZER
    GTEST_SKIP() << "ThreadSanitizer runs a thread in each process, and only one without threads may leave its network";
#endif
    const WorkingFolder folder;
    if (run_program(shell("unshare -Un true"), folder.path(), 10) != Ended::well) {
        GTEST_SKIP() << "this system does not";
    }
    Program program = shell("tail -n +3 /proc/net/dev | grep -v '^ *lo:' > others; test ! -s others");
    program.offline = true;
    EXPECT_EQ(run_program(program, folder.path(), 10), Ended::well);
}

/// Puts a program of this name where it is found first.
class Pretended {
public:
    Pretended(const WorkingFolder& folder, const std::string& name, const std::string& script)
        : before_(std::getenv("PATH")) {
        Diagnostics said;
        EXPECT_TRUE(write_file(folder / name, "#!/bin/sh\n" + script + "\n", false, said));
        std::filesystem::permissions(folder / name, std::filesystem::perms::owner_all);
        ::setenv("PATH", (folder.path() + ":" + before_).c_str(), 1);
    }
    Pretended(const Pretended&) = delete;
    Pretended& operator=(const Pretended&) = delete;
    ~Pretended() { ::setenv("PATH", before_.c_str(), 1); }

private:
    std::string before_;
};

TEST(OldWord, IsWhatLibreOfficeMakesOfIt) {
    const WorkingFolder folder;
    const Pretended office(folder, "soffice",
                           "case $1 in *UserInstallation=file://$PWD/profile) cat cv.doc > cv.docx; esac");
    Diagnostics said;
    EXPECT_EQ(docx_of_old_word("Ada", 10, said), "Ada");
    EXPECT_TRUE(said.all().empty());
}

TEST(OldWord, HasAMessageWhereNothingIsMadeOfIt) {
    const WorkingFolder folder;
    Diagnostics said;
    {
        const Pretended office(folder, "soffice", "exit 0");
        EXPECT_EQ(docx_of_old_word("Ada", 10, said), std::nullopt);
    }
    ASSERT_EQ(said.all().size(), 1U);
    EXPECT_NE(said.all()[0].detail.find("damaged"), std::string::npos);
    {
        const Pretended office(folder, "soffice", "sleep 9");
        EXPECT_EQ(docx_of_old_word("Ada", 1, said), std::nullopt);
    }
    ASSERT_EQ(said.all().size(), 2U);
    EXPECT_EQ(said.all()[1].code, Code::took_too_long);
    const std::string path = std::getenv("PATH");
    ::setenv("PATH", folder.path().c_str(), 1);
    std::filesystem::remove(folder / "soffice");
    EXPECT_EQ(docx_of_old_word("Ada", 10, said), std::nullopt);
    ::setenv("PATH", path.c_str(), 1);
    ASSERT_EQ(said.all().size(), 3U);
    EXPECT_NE(said.all()[2].detail.find("not installed"), std::string::npos);
}

}  // namespace
}  // namespace cvconv::command
