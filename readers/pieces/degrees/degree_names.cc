// Where the name of a degree begins and ends: "Diplôme d'État", "Master 2", "BA (Hons)". A part of DegreeSplitter.

#include <algorithm>
#include <array>

#include "ir/unicode.h"
#include "readers/pieces/characters.h"
#include "readers/pieces/degrees/degree_splitter.h"

namespace cvconv::degrees {

bool is_abbreviation(std::string_view written) {
    for (std::size_t begin = 0; begin < written.size();) {
        std::size_t end = std::min(written.find(' ', begin), written.size());
        std::string_view word = written.substr(begin, end - begin);
        auto upper = std::count_if(word.begin(), word.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
        bool all_upper = is_all_capitals(word) && word.size() > 6;  // "BACHELOR" is none
        if ((upper >= 2 && !all_upper) ||
            (upper == 1 && word.size() <= 6 && word.find('.') != std::string_view::npos)) {
            return true;
        }
        begin = end + 1;
    }
    return false;
}

namespace {

/// Of these languages, adjectives behind a degree's name are part of it: "Laurea magistrale".
constexpr std::array<std::string_view, 6> adjective_last = {"it", "fr", "es", "pt", "ro", "ca"};

template <std::size_t n>
bool has(const std::array<std::string_view, n>& list, std::string_view word) {
    return std::find(list.begin(), list.end(), word) != list.end();
}

int rank_of(std::string_view key) {
    return key == "school" ? 0 : key == "apprenticeship" || key == "diploma" ? 1 : 2;
}

}  // namespace

const LexiconHit* DegreeSplitter::main_hit() const {
    const LexiconHit* best = nullptr;
    for (const LexiconHit& hit : hits_) {
        bool longest = hit_at(hit.where.begin)->where.end == hit.where.end;
        if (!longest || (!area_label_.empty() && area_label_.contains(hit.where))) {
            continue;
        }
        if (best == nullptr || rank_of(hit.key) > rank_of(best->key)) {
            best = &hit;
        }
    }
    return best;
}

std::size_t DegreeSplitter::end_of(Span hit) const {
    std::size_t end = hit.end;
    std::size_t blank = hit.of(text_).rfind(' ');
    if (blank != std::string_view::npos && !ends_openly(hit)) {
        auto last = words_of(text_, make_span(hit.begin + blank, hit.end));
        if (last.size() == 1 && (is_connective(last[0].folded) || is_genitive(last[0].folded)) &&
            is_lower(character_at(text_, last[0].where.begin))) {
            return hit.begin + blank;
        }
    }
    std::string_view written = hit.of(text_);
    if (written.find('(') != std::string_view::npos && written.find(')') == std::string_view::npos) {
        std::size_t close = text_.substr(0, span_.end).find(')', end);
        if (close != std::string_view::npos && close - end <= 6) {
            return close + 1;
        }
    }
    return end < span_.end && text_[end] == '.' ? end + 1 : end;
}

bool DegreeSplitter::ends_openly(Span hit) const {
    std::string_view written = hit.of(text_);
    auto last = words_of(written.substr(written.rfind(' ') == std::string_view::npos ? 0 : written.rfind(' ') + 1));
    if (last.empty() || written.find(' ') == std::string_view::npos) {
        return false;
    }
    return is_listed(Idea::degree_words, last[0].folded, "to");
}

const LexiconHit* DegreeSplitter::hit_at(std::size_t begin) const {
    const LexiconHit* best = nullptr;
    for (const LexiconHit& hit : hits_) {
        if (hit.where.begin == begin && (best == nullptr || hit.where.end > best->where.end)) {
            best = &hit;
        }
    }
    return best;
}

void DegreeSplitter::extend(const LexiconHit& main) {
    for (bool more = true; more;) {
        more = false;
        std::size_t at = end_;
        while (at < span_.end && text_[at] == ' ') {
            ++at;
        }
        if (at >= span_.end) {
            return;
        }
        if (text_[at] == '(') {
            std::size_t close = text_.substr(0, span_.end).find(')', at);
            const bool year = close != std::string_view::npos &&
                              text_.find_first_not_of("0123456789", at + 1) == close;  // "BSc (2014) in Physics"
            if (close != std::string_view::npos && !year && is_qualifier(make_span(at + 1, close), close + 1)) {
                end_ = close + 1;
                more = true;
            }
            continue;
        }
        // "Diplom-Forstingenieur": one word, whose halves are no degree and field
        if (at == end_ && text_[at] == '-' && at + 1 < span_.end && is_upper(character_at(text_, at + 1)) &&
            !is_abbreviation(main.where.of(text_)) && hit_at(at + 1) == nullptr) {
            end_ = std::min<std::size_t>(text_.find_first_of(" ,;", at), span_.end);
            more = true;
            continue;
        }
        if (std::size_t end = skip_addition(at); end > at) {
            end_ = end;
            more = true;
            continue;
        }
        // "碩士（在職專班）" behind or before its field
        if (text_.substr(at, span_.end - at).starts_with("（")) {
            std::size_t close = text_.substr(0, span_.end).find("）", at);
            if (close != std::string_view::npos && (begin_ > span_.begin || close + 3 < span_.end)) {
                end_ = close + std::string_view("）").size();
                more = true;
                continue;
            }
        }
        std::size_t next = at;
        while (next < span_.end && is_blank_or(text_[next], ",-/&+")) {
            ++next;
        }
        if (const LexiconHit* hit = hit_at(next); hit != nullptr && next < label_begin_) {
            // "Magister inżynier", "M.Sc., Dipl.-Ing.", and no "Máster, Profesorado de Secundaria".
            std::size_t end = end_of(hit->where);
            bool rest_of_part = end >= span_.end || is_blank_or(text_[end], ",(");
            rest_of_part = rest_of_part && (end >= span_.end || text_[end] != ' ');
            bool shortened = text_[end_ - 1] == '.' && next == end_ + 1;  // "Dipl. Techniker"
            if (next - end_ <= 4 && (is_abbreviation(hit->where.of(text_)) || rest_of_part || shortened)) {
                end_ = end;
                more = true;
                continue;
            }
        }
        if (has(adjective_last, main.language) && at == end_ + 1 && !is_abbreviation(main.where.of(text_))) {
            auto words = words_of(text_, make_span(at, span_.end));
            if (!words.empty() && words[0].where.begin == at && is_lower(character_at(text_, at)) &&
                connective(at) == at && !is_genitive(words[0].folded) && at < label_begin_) {
                end_ = with_elision(words);
                more = true;
            }
        }
    }
}

std::size_t DegreeSplitter::with_elision(const std::vector<Word>& words) const {
    std::size_t end = words[0].where.end;
    bool tied = words.size() > 1 && words[0].folded.size() <= 2;
    return tied ? words[1].where.end : end;
}

bool DegreeSplitter::is_qualifier(Span inside, std::size_t behind) const {
    std::string key = phrase_key(inside.of(text_));
    auto is_hit = std::any_of(hits_.begin(), hits_.end(), [&](const LexiconHit& h) {
        return inside.contains(h.where) && h.where.size() + 4 >= inside.size();
    });
    if (is_hit || key.size() <= 3 || key.starts_with("hon") || !find(Idea::honours, text_, inside).empty()) {
        return true;
    }
    while (behind < span_.end && text_[behind] == ' ') {
        ++behind;
    }
    return behind + 2 < span_.end;
}

std::size_t DegreeSplitter::skip_addition(std::size_t at) const {
    std::string_view rest = text_.substr(at, span_.end - at);
    if (at == end_ && text_[end_ - 1] == '.' && is_lower(character_at(text_, at))) {
        return std::min<std::size_t>(
            rest.find_first_of(" ,(") == std::string_view::npos ? span_.end : at + rest.find_first_of(" ,("),
            span_.end);
    }
    for (std::string_view language : {"ja", "zh", "ko"}) {
        for (std::string_view course : spellings(Idea::degree_words, "course", language)) {
            if (at == end_ && rest.starts_with(course)) {
                return at + course.size();
            }
        }
    }
    std::string_view word = rest.substr(0, rest.find_first_of(" ,:;()"));
    constexpr std::array<std::string_view, 9> numbers = {"I", "II", "III", "IV", "V", "1", "2", "3", "4"};
    if (at == end_ + 1 && has(numbers, word)) {
        return at + word.size();
    }
    for (const LexiconHit& hit : find(Idea::honours, text_, make_span(at, std::min<std::size_t>(span_.end, at + 60)))) {
        if (hit.where.begin == at && hit.key == "honour" && hit.where.of(text_).find(' ') != std::string_view::npos) {
            return hit.where.end;
        }
    }
    return at;
}

}  // namespace cvconv::degrees
