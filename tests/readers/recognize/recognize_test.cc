// Small CVs, read whole. What they show is in no single step: which lines are which section, and what stays.

#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

using testing_cv::expect_part;

std::string read(const std::string& text) {
    return testing_cv::read_plain(text);
}

const std::string top = "Ada Example\nCivil Engineer\nada@example.org\n\n";

TEST(Recognize, WhatFollowsADegreeIsItsField) {
    for (const char* degree : {"BSc (Hons) - Computer Science", "BSc (Hons) in Computer Science",
                               "BSc (Hons), Computer Science", "BSc (Hons)\nComputer Science"}) {
        std::string shown =
            read(top + "EDUCATION\n\nUniversity of Northbridge\nSep 2012 - Jun 2015\n" + std::string(degree) + "\n");
        expect_part(shown, "area \"Computer Science\"\n  study_type \"BSc (Hons)\"\n");
    }
}

}  // namespace
}  // namespace cvconv
