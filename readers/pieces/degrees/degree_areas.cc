// The field of a degree, behind or before its name: "in Physics", "(Informatik)", "obor Strojírenství". A part of
// DegreeSplitter.

#include <algorithm>

#include "ir/unicode.h"
#include "readers/pieces/characters.h"
#include "readers/pieces/degrees/degree_splitter.h"

namespace cvconv::degrees {

bool is_connective(std::string_view folded) {
    return is_listed(Idea::degree_words, folded, "in");
}

bool is_genitive(std::string_view folded) {
    return is_listed(Idea::degree_words, folded, "of");
}

void DegreeSplitter::labelled_area() {
    for (const LexiconHit& hit : find(Idea::entry_labels, text_, span_)) {
        if (hit.key != "area") {
            continue;
        }
        bool starts_part = hit.where.begin == span_.begin || is_blank_or(text_[hit.where.begin - 1], ",(;:-");
        std::size_t end = hit.where.end;
        while (end < span_.end && is_blank_or(text_[end], ":")) {
            ++end;
        }
        if (!starts_part || end >= span_.end || end == hit.where.end) {
            continue;
        }
        // "Studium der Informatik" is no label: the degree's name goes on
        const auto next = words_of(text_, make_span(end, std::min<std::size_t>(span_.end, end + 20)));
        if (!next.empty() && is_genitive(next[0].folded) && hit_at(hit.where.begin) != nullptr) {
            continue;
        }
        // Up to the next part: "obor Výrobní inženýrství, titul Ing."
        std::size_t stop = std::min<std::size_t>(text_.find(',', end), span_.end);
        bool degree_behind =
            std::any_of(hits_.begin(), hits_.end(), [&](const LexiconHit& h) { return h.where.begin >= stop; });
        area_label_ = clean_area(make_span(end, degree_behind ? stop : span_.end));
        before_label_ = clean_study(make_span(span_.begin, hit.where.begin));
        label_begin_ = hit.where.begin;
        return;
    }
}

void DegreeSplitter::drop_late_label() {
    if (label_begin_ >= span_.end || label_begin_ <= end_) {
        return;
    }
    const Span between = trim(text_, make_span(end_, label_begin_));
    // "Bachelor of Science (2014) with a major in Physics"
    const bool date = between.of(text_).starts_with('(') && between.of(text_).ends_with(')') &&
                      between.of(text_).find_first_not_of("()0123456789/.-") == std::string_view::npos;
    if (!date && !words_of(text_, between).empty()) {
        area_label_ = before_label_ = {};
        label_begin_ = static_cast<std::size_t>(-1);
    }
}

std::size_t DegreeSplitter::connective(std::size_t at) const {
    auto words = words_of(text_, make_span(at, std::min<std::size_t>(span_.end, at + 60)));
    if (words.empty() || words[0].where.begin != at || words.size() < 2) {
        return at;
    }
    std::size_t end = at;
    if (is_connective(words[0].folded)) {
        end = words[0].where.end;
    }
    if (words.size() > 2 && is_connective(words[0].folded + " " + words[1].folded)) {
        end = words[1].where.end;
    }
    if (end > at && end < span_.end && text_[end] != ' ') {
        return at;  // "I.", "in-service"
    }
    while (end > at && end < span_.end && text_[end] == ' ') {
        ++end;
    }
    return end;
}

Span DegreeSplitter::area_behind(Span behind, const LexiconHit& main, std::string& rule) {
    Span rest = trim(text_, behind);
    if (rest.empty()) {
        return {};
    }
    char first = text_[rest.begin];
    if (first == '(' && text_[rest.end - 1] == ')') {
        rule = "degree.bracket";
        return clean_area(make_span(rest.begin + 1, rest.end - 1));
    }
    if (rest.of(text_).starts_with("（")) {
        rule = "degree.bracket";
        return clean_area(strip_full_width(rest));
    }
    if (ends_openly(main.where) && !rest.empty()) {
        rule = "degree.connective";
        return clean_area(make_span(main.where.end, rest.end));
    }
    if (first == ',' || first == ':' || first == ';' || first == '|' || first == '/' || first == '-' ||
        rest.of(text_).starts_with("–") || rest.of(text_).starts_with("—") || rest.of(text_).starts_with("·")) {
        rule = "degree.comma";
        Span area = trim_punctuation(text_, rest);
        std::size_t start = connective(area.begin);
        return clean_area(make_span(start, area.end));
    }
    if (std::size_t start = connective(rest.begin); start > rest.begin) {
        rule = "degree.connective";
        // "Diploma in Management, Marketing": of two fields the first is part of a degree's long name.
        std::size_t comma = text_.substr(0, rest.end).find(',', start);
        bool long_name = !is_abbreviation(make_span(begin_, end_).of(text_));
        const Span last = comma == std::string_view::npos ? Span{} : trim(text_, make_span(comma + 1, rest.end));
        const auto labels = find(Idea::entry_labels, text_, last);  // "Minor in Music"
        const bool minor = std::any_of(labels.begin(), labels.end(), [&](const LexiconHit& hit) {
            return hit.key == "area" && hit.where.begin == last.begin && hit.where.end < last.end;
        });
        if (comma != std::string_view::npos && long_name && !minor && comma + 2 < rest.end &&
            is_upper(character_at(text_, comma + 2)) &&
            text_.substr(0, rest.end).find(',', comma + 1) == std::string_view::npos) {
            end_ = comma;
            rule = "degree.long_name";
            return clean_area(make_span(comma + 1, rest.end));
        }
        return clean_area(make_span(start, rest.end));
    }
    auto words = words_of(text_, rest);
    if (words.size() >= 2 && words[0].where.begin == rest.begin && is_genitive(words[0].folded)) {
        const std::size_t start = words[1].where.begin;
        const bool small = is_lower(character_at(text_, start)) && !is_genitive(words[1].folded);
        if ((small && main.key == "diploma" && main.language == "fr") || has_genitive(make_span(begin_, end_))) {
            end_ = rest.end;  // "Diplôme de cadre de santé"
            return {};
        }
        rule = "degree.connective";
        return clean_area(make_span(start, rest.end));
    }
    rule = "degree.blank";
    return clean_area(rest);
}

bool DegreeSplitter::has_genitive(Span name) const {
    auto words = words_of(text_, name);
    return std::any_of(words.begin(), words.end(), [](const Word& word) { return is_genitive(word.folded); });
}

Span DegreeSplitter::strip_full_width(Span span) const {
    std::string_view written = span.of(text_);
    std::size_t end = written.ends_with("）") ? span.end - 3 : span.end;
    return make_span(span.begin + 3, end);
}

bool DegreeSplitter::is_field(Span before, const LexiconHit& main) const {
    std::string_view gap = text_.substr(before.end, main.where.begin - before.end);
    char32_t last = character_before(text_, before.end);
    if (is_cjk(last) || (last >= 0xAC00 && last <= 0xD7A3)) {
        return true;
    }
    bool parted = gap.find_first_of(",(|/:") != std::string_view::npos || gap.find("–") != std::string_view::npos ||
                  gap.find(" - ") != std::string_view::npos;
    std::string_view written = before.of(text_);
    if (parted) {
        bool short_capitals = written.size() <= 6 && is_all_capitals(written);
        return !short_capitals;  // "HBO-V, Bachelor of Nursing"
    }
    // "Sociology PhD", "Physik Bachelor", but "Integrated MSc", "Master of Education" in one word and its genitive
    const std::string_view name = main.where.of(text_);
    const bool bare = is_listed(Idea::degree_words, fold(name), "bare");
    const auto words = words_of(text_, before);
    const bool of_kind = std::any_of(words.begin(), words.end(), [](const Word& word) {
        return is_listed(Idea::degree_words, word.folded, "kind");
    });
    const bool academic = main.key == "doctorate" || main.key == "master" || main.key == "bachelor";
    return ((is_abbreviation(name) && (academic || written.find(' ') != std::string_view::npos)) || bare) && !of_kind &&
           !is_lower(character_at(text_, before.begin));
}

Span DegreeSplitter::clean_area(Span area) const {
    area = trim_punctuation(text_, area);
    for (bool more = true; more;) {
        more = false;
        std::string_view written = area.of(text_);
        for (auto [open, close] : {std::pair<std::string_view, std::string_view>{"«", "»"},
                                   {"„", "“"},
                                   {"“", "”"},
                                   {"\"", "\""},
                                   {"„", "”"}}) {
            if (written.size() > open.size() + close.size() && written.starts_with(open) && written.ends_with(close)) {
                area = trim(text_, make_span(area.begin + open.size(), area.end - close.size()));
                more = true;
                break;
            }
        }
    }
    // A bracket that is not opened here was closed by the degree's.
    std::string_view written = area.of(text_);
    if (written.ends_with(")") && written.find('(') == std::string_view::npos) {
        area.end -= 1;
    }
    return area;
}

}  // namespace cvconv::degrees
