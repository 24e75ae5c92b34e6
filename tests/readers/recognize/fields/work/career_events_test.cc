// Jobs told by the days on which they began and ended.

#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

using testing_cv::expect_none;
using testing_cv::expect_part;
using testing_cv::read_marked;
using testing_cv::read_plain;

const std::string top = "履歴書\n\n氏名：見本　花子\nメール：hanako@example.org\n\n";

TEST(CareerEvents, TwoRowsAreAJob) {
    std::string shown = read_plain(top +
                                   "■職歴\n\n"
                                   "2014年4月　株式会社港商会　入社（販売職）\n"
                                   "2018年3月　株式会社港商会　一身上の都合により退社\n"
                                   "2018年5月　浜辺書房に契約社員として入社\n"
                                   "現在に至る\n"
                                   "以上\n");
    expect_part(shown,
                "work\n  name \"株式会社港商会\"\n  position \"販売職\"\n  start_date 2014-04\n  end_date 2018-03\n");
    expect_part(shown, "work\n  name \"浜辺書房\"\n  position \"契約社員\"\n  start_date 2018-05\n  current true\n");
    expect_none(shown, "\"以上\" inferred work");
}

TEST(CareerEvents, WhatStandsBetweenTellsOfTheJob) {
    std::string shown = read_plain(top +
                                   "■職歴\n\n"
                                   "平成19年4月　医療法人社団港会　港病院　看護師として入職\n"
                                   "平成23年4月　外科病棟へ異動\n"
                                   "平成27年3月　同院を退職\n"
                                   "平成27年5月　浜辺診療所　入職\n");
    expect_part(shown, "  name \"医療法人社団港会 港病院\"\n  position \"看護師\"\n  start_date 2007-04\n");
    expect_part(shown, "  end_date 2015-03\n  summary \"平成23年4月 外科病棟へ異動\"\n");
    expect_part(shown, "  name \"浜辺診療所\"\n  start_date 2015-05\n");
}

TEST(CareerEvents, InATableWithColumnsForYearAndMonth) {
    std::string shown = read_marked(
        "# 履歴書\n\n氏名：見本　花子\n\n"
        "| 年 | 月 | 学歴・職歴（各別にまとめて書く） |\n|---|---|---|\n"
        "| | | **学歴** |\n"
        "| 平成21 | 4 | 港高等学校 入学 |\n| 平成24 | 3 | 同校 卒業 |\n"
        "| | | **職歴** |\n"
        "| 平成24 | 4 | 株式会社港商会 入社 |\n| | | 店頭での接客を担当 |\n| | 10 | 株式会社港商会 退社 |\n"
        "| | | 以上 |\n\n"
        "| 年 | 月 | 免許・資格 |\n|---|---|---|\n| 2014 | 8 | 普通自動車第一種運転免許 取得 |\n");
    expect_part(shown, "education\n  institution \"港高等学校\"\n  start_date 2009-04\n  end_date 2012-03\n");
    expect_part(shown,
                "work\n  name \"株式会社港商会\"\n  start_date 2012-04\n  end_date 2012-10\n"
                "  summary \"店頭での接客を担当\"\n");
    expect_part(shown, "certificates\n  name \"普通自動車第一種運転免許\"\n  date 2014-08\n");
}

TEST(CareerEvents, SchoolsAndJobsUnderOneTitle) {
    std::string shown = read_plain(top +
                                   "■学歴・職歴\n"
                                   "2002年3月　港工業大学　工学部　電気工学科　卒業\n"
                                   "2002年4月　株式会社港電設　入社\n"
                                   "2008年4月　浜辺支店に異動\n"
                                   "2012年9月　同社　退社\n");
    expect_part(shown, "education\n  institution \"港工業大学 工学部\"\n  area \"電気工学科\"\n");
    expect_part(shown, "work\n  name \"株式会社港電設\"\n  start_date 2002-04\n  end_date 2012-09\n");
    expect_none(shown, "institution \"同社\"");
}

TEST(CareerEvents, KoreanFormsToo) {
    std::string shown = read_plain(
        "이력서\n\n성명: 홍길동\n이메일: gildong@example.org\n\n[경력사항]\n"
        "2018년 3월   (주)항구물류 입사 (대리)\n2021년 6월   (주)항구물류 퇴사\n");
    expect_part(shown,
                "work\n  name \"(주)항구물류\"\n  position \"대리\"\n  start_date 2018-03\n  end_date 2021-06\n");
}

TEST(CareerEvents, StaysAreNoEvents) {
    std::string shown = read_plain(top +
                                   "■職歴\n\n"
                                   "2014年4月～2018年3月　株式会社港商会　販売職\n"
                                   "入社後の研修を担当\n\n"
                                   "2018年4月～現在　浜辺書房　店長\n");
    expect_part(shown, "  position \"販売職\"\n  start_date 2014-04\n  end_date 2018-03\n");
    expect_part(shown, "  name \"浜辺書房\"\n  position \"店長\"\n  start_date 2018-04\n");
}

}  // namespace
}  // namespace cvconv
