#include "readers/recognize/fields/degrees.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "ir/lexicon.h"
#include "readers/recognize/characters.h"

namespace cvconv {

namespace {

/// "in", "w zakresie": between a degree and its field.
bool is_connective(std::string_view folded) {
    return is_listed(Idea::degree_words, folded, "in");
}

/// "Bachillerato de Ciencias", "Corso superiore di cucina": they part the field, too, but for names of exams and papers
/// that go on in small letters ("Diplôme de cadre de santé").
bool is_genitive(std::string_view folded) {
    return is_listed(Idea::degree_words, folded, "of");
}

/// Of these languages, adjectives behind a degree's name are part of it: "Laurea magistrale".
constexpr std::array<std::string_view, 6> adjective_last = {"it", "fr", "es", "pt", "ro", "ca"};

template <std::size_t n>
bool has(const std::array<std::string_view, n>& list, std::string_view word) {
    return std::find(list.begin(), list.end(), word) != list.end();
}

bool is_blank_or(char c, std::string_view marks) {
    return c == ' ' || marks.find(c) != std::string_view::npos;
}

/// "B.Sc.", "PhD", "Dipl.-Ing.": a word with several capitals, or a short one with a dot.
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

int rank_of(std::string_view key) {
    return key == "school" ? 0 : key == "apprenticeship" || key == "diploma" ? 1 : 2;
}

class DegreeSplitter {
public:
    DegreeSplitter(std::string_view text, Span span)
        : text_(text), span_(trim_quotes(span)), hits_(find(Idea::degrees, text, span_)) {}

    Degree split() {
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

    const std::vector<LexiconHit>& hits() const { return hits_; }

private:
    Span trim_quotes(Span span) const {
        span = trim(text_, span);
        std::string_view written = span.of(text_);
        while (!written.empty() && is_blank_or(written.back(), ",;:|")) {
            written.remove_suffix(1);
        }
        return trim(text_, make_span(span.begin, span.begin + written.size()));
    }

    /// The best of the hits: a degree rather than a school, then the first; of those that begin together the longest.
    const LexiconHit* main_hit() const {
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

    /// "obor Strojírenství", "спеціальність «Агрономія»": a label says which part is the field.
    void labelled_area() {
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

    /// A label behind the field names another one: "B.S. in Physics, Minor in Music".
    void drop_late_label() {
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

    /// The end of a degree's name: with its dot and its closing bracket ("BA (Hons"), without "in" and "of",
    /// which some lists have ("Diploma in").
    std::size_t end_of(Span hit) const {
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

    /// "Ausbildung zum": what follows is the field.
    bool ends_openly(Span hit) const {
        std::string_view written = hit.of(text_);
        auto last = words_of(written.substr(written.rfind(' ') == std::string_view::npos ? 0 : written.rfind(' ') + 1));
        if (last.empty() || written.find(' ') == std::string_view::npos) {
            return false;
        }
        return is_listed(Idea::degree_words, last[0].folded, "to");
    }

    std::size_t begin_of_last_word(Span hit) const { return hit.begin + hit.of(text_).rfind(' '); }

    const LexiconHit* hit_at(std::size_t begin) const {
        const LexiconHit* best = nullptr;
        for (const LexiconHit& hit : hits_) {
            if (hit.where.begin == begin && (best == nullptr || hit.where.end > best->where.end)) {
                best = &hit;
            }
        }
        return best;
    }

    /// Takes in what belongs to the degree behind its name: "(Hons)", " (B.Eng.)", " - BE", "magistrale".
    void extend(const LexiconHit& main) {
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

    /// "d'État d'infirmier": one word behind an apostrophe is one with it.
    std::size_t with_elision(const std::vector<Word>& words) const {
        std::size_t end = words[0].where.end;
        bool tied = words.size() > 1 && words[0].folded.size() <= 2;
        return tied ? words[1].where.end : end;
    }

    /// "Hons", "FH", "B.Eng.", "Technology" before a comma with the field behind it.
    bool is_qualifier(Span inside, std::size_t behind) const {
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

    /// What else belongs to a degree's name: "Master 2", "Certificate III", "Cand.it.", "修士課程", "magna cum laude".
    std::size_t skip_addition(std::size_t at) const {
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
        for (const LexiconHit& hit :
             find(Idea::honours, text_, make_span(at, std::min<std::size_t>(span_.end, at + 60)))) {
            if (hit.where.begin == at && hit.key == "honour" &&
                hit.where.of(text_).find(' ') != std::string_view::npos) {
                return hit.where.end;
            }
        }
        return at;
    }

    /// The end of the connective that begins at `at`, with blanks behind; `at` if there is none.
    std::size_t connective(std::size_t at) const {
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

    Degree assemble(const LexiconHit& main) {
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

    /// The field behind the degree's name, and how it was joined.
    Span area_behind(Span behind, const LexiconHit& main, std::string& rule) {
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
            const bool minor = last.of(text_).starts_with("Minor ") || last.of(text_).starts_with("minor ");
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

    /// "Bachillerato de Ciencias"
    bool has_genitive(Span name) const {
        auto words = words_of(text_, name);
        return std::any_of(words.begin(), words.end(), [](const Word& word) { return is_genitive(word.folded); });
    }

    Span strip_full_width(Span span) const {
        std::string_view written = span.of(text_);
        std::size_t end = written.ends_with("）") ? span.end - 3 : span.end;
        return make_span(span.begin + 3, end);
    }

    /// "Computer Science, B.Sc.", "Informatik (M.Sc.)", "컴퓨터공학과 학사": is what stands before the degree its
    /// field?
    bool is_field(Span before, const LexiconHit& main) const {
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
        return is_abbreviation(main.where.of(text_)) && written.find(' ') != std::string_view::npos;
    }

    Span clean_area(Span area) const {
        area = trim_punctuation(text_, area);
        for (bool more = true; more;) {
            more = false;
            std::string_view written = area.of(text_);
            for (auto [open, close] : {std::pair<std::string_view, std::string_view>{"«", "»"},
                                       {"„", "“"},
                                       {"“", "”"},
                                       {"\"", "\""},
                                       {"„", "”"}}) {
                if (written.size() > open.size() + close.size() && written.starts_with(open) &&
                    written.ends_with(close)) {
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

    /// "Studia" of "studia podyplomowe", which no label parts from its degree.
    bool begins_degree(Span label) const {
        return std::any_of(hits_.begin(), hits_.end(), [&](const LexiconHit& hit) {
            return hit.where.begin == label.begin && hit.where.end > label.end;
        });
    }

    /// Without labels ("titul Ing.") and without punctuation but the dot of an abbreviation.
    Span clean_study(Span study) const {
        study = strip(text_, study, ",;:|-/");
        for (const LexiconHit& hit : find(Idea::entry_labels, text_, study)) {
            if (hit.key == "degree" && hit.where.begin == study.begin && hit.where.end < study.end &&
                is_blank_or(text_[hit.where.end], ":") && begin_ > hit.where.begin && !begins_degree(hit.where)) {
                study = strip(text_, make_span(hit.where.end, study.end), ",;:|-/");
            }
        }
        return study;
    }

    std::string_view text_;
    Span span_;
    std::vector<LexiconHit> hits_;
    std::size_t begin_ = 0;  // of the degree's name
    std::size_t end_ = 0;
    Span area_label_;  // the field that a label names
    Span before_label_;
    std::size_t label_begin_ = static_cast<std::size_t>(-1);
};

}  // namespace

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
    return DegreeSplitter(text, span).split();
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
