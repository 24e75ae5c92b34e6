#include "readers/recognize/fields/education/east_asian_education.h"

#include <algorithm>

#include "ir/lexicon.h"
#include "readers/pieces/characters.h"

namespace cvconv {

namespace {

/// The longest of the words that `token` ends with: department ("情報工学科"), faculty ("理工学研究科"), entered, left.
std::string_view ending_of(std::string_view token, std::string_view key) {
    std::string_view longest;
    for (std::string_view language : {"ja", "zh", "ko"}) {
        for (std::string_view word : spellings(Idea::degree_words, key, language)) {
            longest = token.ends_with(word) && word.size() > longest.size() ? word : longest;
        }
    }
    return longest;
}

/// "修士課程修了" → "修士課程"; the ending becomes a label.
bool take_ending(std::string_view text, std::string_view key, Span& token, std::vector<Span>& labels) {
    const std::string_view ending = ending_of(token.of(text), key);
    if (ending.empty()) {
        return false;
    }
    const Span label{static_cast<std::uint32_t>(token.end - ending.size()), token.end};
    labels.push_back(label);
    token.end = label.begin;
    return true;
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

bool is_end_of_studies(std::string_view written) {
    return ending_of(written, "left") == written && !written.empty();
}

EastAsianDegree parse_east_asian_degree(std::string_view text, Span piece) {
    EastAsianDegree found;
    if (!is_east_asian(text, piece)) {
        return {};
    }
    Span department_by_place;  // "计算机科学与技术" between school and degree: no word says what it is
    for (Span token : tokens_of(text, piece)) {
        if (take_ending(text, "entered", token, found.labels)) {
            found.entered = true;
        } else {
            take_ending(text, "left", token, found.labels);
        }
        if (token.empty()) {
            continue;
        }
        std::string_view written = token.of(text);
        bool behind_school = !found.institution.empty();
        bool school = !find(Idea::institutions, text, token).empty();
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
        } else if (degree && ending_of(written, "department").empty() && found.study_type.empty()) {
            found.study_type = token;
        } else if (found.area.empty() && found.study_type.empty() && !ending_of(written, "faculty").empty()) {
            found.institution.end = token.end;
        } else if (found.area.empty() && !ending_of(written, "department").empty()) {
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
