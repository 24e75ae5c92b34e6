#include "readers/pieces/degrees/degrees.h"

#include <algorithm>
#include <optional>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/pieces/characters.h"
#include "readers/pieces/degrees/degree_splitter.h"

namespace cvconv {

namespace degrees {

bool is_blank_or(char c, std::string_view marks) {
    return c == ' ' || marks.find(c) != std::string_view::npos;
}

Degree DegreeSplitter::split() {
    labelled_area();
    const LexiconHit* main = main_hit();
    if (main == nullptr) {
        if (!area_label_.empty()) {
            return {before_label_, area_label_, "degree.label", 0.7F};
        }
        return {};
    }
    begin_ = main->where.begin;
    end_ = end_of(main->where);
    drop_late_label();
    if (!ends_openly(main->where)) {
        extend(*main);
    } else {
        end_ = begin_of_last_word(main->where);  // "Ausbildung zum Elektroniker": the trade is the field
    }
    return assemble(*main);
}

Span DegreeSplitter::trim_quotes(Span span) const {
    span = trim(text_, span);
    std::string_view written = span.of(text_);
    while (!written.empty() && is_blank_or(written.back(), ",;:|")) {
        written.remove_suffix(1);
    }
    return trim(text_, make_span(span.begin, span.begin + written.size()));
}

Degree DegreeSplitter::assemble(const LexiconHit& main) {
    Degree degree;
    degree.certainty = main.whole_word ? 0.9F : 0.7F;
    Span behind = make_span(end_, span_.end);
    std::string rule;
    Span area = area_behind(behind, main, rule);
    Span before = trim_punctuation(text_, strip(text_, make_span(span_.begin, begin_), "([,;:|-/"));
    if (!area_label_.empty()) {
        area = area_label_;
        rule = "degree.label";
        if (label_begin_ < begin_) {
            before = {};
        }
    } else if (!before.empty()) {
        if (area.empty() && is_field(before, main)) {
            area = clean_area(before);
            before = {};
            rule = "degree.behind_field";
        } else {
            begin_ = before.begin;  // "Integrated MSc", "Kasvatustieteen maisteri"
        }
    }
    std::size_t end = !area_label_.empty() && label_begin_ > begin_ ? std::min(end_, label_begin_) : end_;
    degree.study_type = clean_study(make_span(begin_, end));
    degree.area = area;
    degree.rule = rule.empty() ? "degree.whole" : rule;
    return degree;
}

bool DegreeSplitter::begins_degree(Span label) const {
    return std::any_of(hits_.begin(), hits_.end(), [&](const LexiconHit& hit) {
        return hit.where.begin == label.begin && hit.where.end > label.end;
    });
}

Span DegreeSplitter::clean_study(Span study) const {
    study = strip(text_, study, ",;:|-/");
    for (const LexiconHit& hit : find(Idea::entry_labels, text_, study)) {
        if (hit.key == "degree" && hit.where.begin == study.begin && hit.where.end < study.end &&
            is_blank_or(text_[hit.where.end], ":") && begin_ > hit.where.begin && !begins_degree(hit.where)) {
            study = strip(text_, make_span(hit.where.end, study.end), ",;:|-/");
        }
    }
    return study;
}

}  // namespace degrees

namespace {

/// "市场营销（本科）": the field, and in full-width brackets nothing but the degree.
std::optional<Degree> degree_in_wide_brackets(std::string_view text, Span span) {
    constexpr std::string_view opening = "（";
    std::string_view written = span.of(text);
    const std::size_t bracket = written.rfind(opening);
    if (bracket == std::string_view::npos || bracket == 0 || !written.ends_with("）")) {
        return std::nullopt;
    }
    Span inner = make_span(span.begin + bracket + opening.size(), span.end - opening.size());
    Span field = make_span(span.begin, span.begin + bracket);
    auto hits = lookup(Idea::degrees, inner.of(text));
    bool one = !hits.empty() && find(Idea::degrees, text, field).empty();
    return one ? std::optional(Degree{inner, trim_punctuation(text, field), "degree.behind_field", 0.9F})
               : std::nullopt;
}

}  // namespace

Degree split_degree(std::string_view text, Span span) {
    span.end = static_cast<std::uint32_t>(std::min<std::size_t>(span.end, text.size()));
    if (span.empty()) {
        return {};
    }
    if (auto degree = degree_in_wide_brackets(text, span)) {
        return *degree;
    }
    // "Victorian Certificate of Education" is listed as it stands, and of no field
    const std::string_view listed = trim(span.of(text).substr(0, span.of(text).find(" (")));
    if (words_of(listed).size() >= 4 && means(Idea::degrees, listed, "school")) {
        return {span, {}, "degree.listed"};
    }
    return degrees::DegreeSplitter(text, span).split();
}

float degree_score(std::string_view text, Span span) {
    span = trim_punctuation(text, span);
    if (span.empty() || span.size() > 160) {
        return 0;
    }
    auto hits = find(Idea::degrees, text, span);
    if (hits.empty()) {
        return 0;
    }
    float best = 0;
    for (const LexiconHit& hit : hits) {
        float share = static_cast<float>(hit.where.size()) / static_cast<float>(span.size());
        float score = hit.where.begin == span.begin ? 0.75F + 0.25F * share : 0.5F + 0.4F * share;
        best = std::max(best, hit.whole_word ? score : 0.8F * score);
    }
    if (!find(Idea::institutions, text, span).empty()) {
        best *= 0.5F;
    }
    return best;
}

}  // namespace cvconv
