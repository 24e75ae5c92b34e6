#include "readers/recognize/fields/east_asian_education.h"

#include <algorithm>
#include <array>

#include "ir/lexicon.h"
#include "readers/recognize/characters.h"

namespace cvconv {

namespace {

/// "情報工学科", "컴퓨터공학과", "營養學系": what one studied.
constexpr std::array<std::string_view, 12> departments = {"学科", "專攻",   "専攻", "学系", "學系", "专业",
                                                          "專業", "コース", "학과", "학부", "전공", "과"};
/// "理工学部", "理工学研究科", "대학원": a part of the school, named behind it.
constexpr std::array<std::string_view, 8> faculties = {"学部", "學部",   "研究科", "学院",
                                                       "學院", "大学院", "대학원", "대학"};
/// How it began.
constexpr std::array<std::string_view, 4> beginnings = {"入学", "入學", "입학", "편입"};
/// How it ended. The longer come first.
constexpr std::array<std::string_view, 22> endings = {
    "卒業見込み", "卒業見込", "修了見込み", "修了見込", "単位取得退学", "満期退学", "在学中", "卒業",
    "修了",       "取得",     "中退",       "毕业",     "畢業",         "肄业",     "在读",   "졸업예정",
    "졸업",       "수료",     "중퇴",       "취득",     "재학중",       "재학"};

template <std::size_t n>
bool ends_with_one_of(std::string_view token, const std::array<std::string_view, n>& list) {
    return std::any_of(list.begin(), list.end(), [&](std::string_view end) { return token.ends_with(end); });
}

/// "修士課程修了" → "修士課程"; the ending becomes a label.
template <std::size_t n>
bool take_ending(std::string_view text, const std::array<std::string_view, n>& list, Span& token,
                 std::vector<Span>& labels) {
    for (std::string_view ending : list) {
        if (token.of(text).ends_with(ending)) {
            Span label{static_cast<std::uint32_t>(token.end - ending.size()), token.end};
            labels.push_back(label);
            token.end = label.begin;
            return true;
        }
    }
    return false;
}

std::vector<Span> tokens_of(std::string_view text, Span piece) {
    std::vector<Span> tokens;
    std::size_t begin = piece.begin;
    for (std::size_t at = piece.begin; at <= piece.end;) {
        std::size_t next = at;
        char32_t c = at < piece.end ? next_character(text, next) : U' ';
        if (is_space(c) || c == U'\u3000') {
            if (at > begin) {
                tokens.push_back(make_span(begin, at));
            }
            begin = std::max(next, at + 1);
        }
        at = std::max(next, at + 1);
    }
    return tokens;
}

bool is_east_asian(std::string_view text, Span piece) {
    std::size_t own = 0;
    std::size_t letters = 0;
    for (std::size_t at = piece.begin; at < piece.end;) {
        char32_t c = next_character(text, at);
        letters += is_letter(c) ? 1 : 0;
        own += is_cjk(c) || is_hangul(c) ? 1 : 0;
    }
    return own * 2 > letters && own >= 3;
}

}  // namespace

bool is_same_school(std::string_view written) {
    constexpr std::string_view same = "同";
    if (!written.starts_with(same) || written.size() == same.size()) {
        return false;
    }
    auto kind = written.substr(same.size());
    return kind == "校" || kind == "園" || !lookup(Idea::institutions, kind).empty();
}

bool is_end_of_studies(std::string_view written) {
    return std::find(endings.begin(), endings.end(), written) != endings.end();
}

EastAsianDegree parse_east_asian_degree(std::string_view text, Span piece) {
    EastAsianDegree found;
    if (!is_east_asian(text, piece)) {
        return {};
    }
    Span department_by_place;  // "计算机科学与技术" between school and degree: no word says what it is
    for (Span token : tokens_of(text, piece)) {
        if (take_ending(text, beginnings, token, found.labels)) {
            found.entered = true;
        } else {
            take_ending(text, endings, token, found.labels);
        }
        if (token.empty()) {
            continue;
        }
        std::string_view written = token.of(text);
        bool behind_school = !found.institution.empty();
        bool school = !find(Idea::institutions, text, token).empty() || is_same_school(written);
        auto degrees = find(Idea::degrees, text, token);
        bool degree =
            std::any_of(degrees.begin(), degrees.end(), [](const LexiconHit& hit) { return hit.key != "school"; });
        if (behind_school && written.starts_with("同")) {
            found.labels.push_back(token);  // "同大学 同学部 卒業"
        } else if (!behind_school) {
            if (!school) {
                return {};
            }
            found.institution = token;
        } else if (degree && !ends_with_one_of(written, departments) && found.study_type.empty()) {
            found.study_type = token;
        } else if (found.area.empty() && found.study_type.empty() && ends_with_one_of(written, faculties)) {
            found.institution.end = token.end;
        } else if (found.area.empty() && ends_with_one_of(written, departments)) {
            found.area = token;
        } else if (department_by_place.empty() && found.study_type.empty()) {
            department_by_place = token;
        } else {
            return {};
        }
    }
    if (found.area.empty()) {
        found.area = department_by_place;
    } else if (!department_by_place.empty()) {
        return {};
    }
    bool more = !found.area.empty() || !found.study_type.empty() || !found.labels.empty();
    return more ? found : EastAsianDegree{};
}

}  // namespace cvconv
