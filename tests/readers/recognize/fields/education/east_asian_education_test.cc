#include "readers/recognize/fields/education/east_asian_education.h"

#include <gtest/gtest.h>

#include <string>

namespace cvconv {
namespace {

std::string parsed(const std::string& row) {
    EastAsianDegree d = parse_east_asian_degree(row, {0, static_cast<std::uint32_t>(row.size())});
    std::string shown = std::string(d.institution.of(row)) + " / " + std::string(d.area.of(row)) + " / " +
                        std::string(d.study_type.of(row));
    for (Span label : d.labels) {
        shown += " / (" + std::string(label.of(row)) + ")";
    }
    return shown;
}

TEST(EastAsianEducation, SchoolDepartmentAndDegree) {
    EXPECT_EQ(parsed("港大学大学院　理工学研究科　情報工学専攻　修士課程修了"),
              "港大学大学院　理工学研究科 / 情報工学専攻 / 修士課程 / (修了)");
    EXPECT_EQ(parsed("한강대학교 대학원 컴퓨터공학과 석사 졸업"), "한강대학교 대학원 / 컴퓨터공학과 / 석사 / (졸업)");
    EXPECT_EQ(parsed("港湾大学 计算机科学与技术 硕士"), "港湾大学 / 计算机科学与技术 / 硕士");
}

TEST(EastAsianEducation, ASchoolThatOneLeft) {
    EXPECT_EQ(parsed("県立港高等学校　卒業"), "県立港高等学校 /  /  / (卒業)");
}

TEST(EastAsianEducation, TheSchoolOfTheRowAbove) {
    EXPECT_EQ(parsed("同大学　同学部　卒業"), "同大学 /  /  / (同学部) / (卒業)");
    EXPECT_TRUE(is_end_of_studies("졸업"));
}

TEST(EastAsianEducation, NoSuchRow) {
    EXPECT_EQ(parsed("港大学"), " /  / ");
    EXPECT_EQ(parsed("株式会社青空システム 開発第二部"), " /  / ");
    EXPECT_EQ(parsed("Harbour University, BSc"), " /  / ");
}

}  // namespace
}  // namespace cvconv
