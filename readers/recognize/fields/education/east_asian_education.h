#pragma once
// Degrees as Chinese, Japanese and Korean CVs write them: school, department and degree in one row, parted by blanks.

#include <string_view>
#include <vector>

#include "ir/span.h"

namespace cvconv {

struct EastAsianDegree {
    Span institution;          ///< with its faculty: "北相模大学 理工学部"
    Span area;                 ///< "情報工学科", "컴퓨터공학과"
    Span study_type;           ///< "修士課程", "석사"
    std::vector<Span> labels;  ///< how it ended: "卒業", "졸업"
    bool entered = false;      ///< the row tells when it began: "入学", "입학"
};

/// Empty institution if the piece is no such row: no school in it, or nothing behind the school.
[[nodiscard]] EastAsianDegree parse_east_asian_degree(std::string_view text, Span piece);

/// "卒業", "졸업": nothing but how it ended.
[[nodiscard]] bool is_end_of_studies(std::string_view written);

}  // namespace cvconv
