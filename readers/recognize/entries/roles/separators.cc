#include "readers/recognize/entries/roles/separators.h"

#include <algorithm>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/pieces/characters.h"
#include "readers/pieces/citations/citations.h"
#include "readers/pieces/function_words.h"
#include "readers/recognize/entries/phrase_lines.h"
#include "readers/recognize/entries/reading.h"

namespace cvconv::recognizing {

namespace {

/// "University of Texas" before "at Austin": one name, of which an at-word is a part. No name is longer than
/// what is looked at, and a line that has thousands of at-words takes no longer for each of them.
bool names_institution(std::string_view text, std::uint32_t begin, std::size_t end) {
    constexpr std::size_t longest = 300;
    std::size_t since = std::max<std::size_t>(begin, end - std::min(end, longest));
    while (since < end && (static_cast<unsigned char>(text[since]) & 0xC0U) == 0x80U) {
        ++since;  // not in the middle of a character
    }
    const Span before{static_cast<std::uint32_t>(since), static_cast<std::uint32_t>(end)};
    return !find(Idea::institutions, text, before).empty() && find(Idea::job_titles, text, before).empty();
}

/// "GPA" of "BSc Physics, GPA: 3.8", "kierunek" of "kierunek: Hotelarstwo": the label and its value are one.
bool is_label_of_degree(std::string_view text, Span span) {
    span = trim(text, span);
    if (span.empty() || span.size() > 40) {
        return false;
    }
    const std::string_view own = span.of(text);
    return means(Idea::entry_labels, own, {"score", "area"}) || means(Idea::honours, own, "label");
}

/// "108/110", "9,1/10 e lode": a mark and its scale.
bool is_mark_at(std::string_view text, Span within, std::size_t at) {
    std::size_t digits = 0;
    std::size_t slashes = 0;
    for (; at < within.end && text[at] != ' '; ++at) {
        digits += text[at] >= '0' && text[at] <= '9' ? 1 : 0;
        slashes += text[at] == '/' && digits > 0 ? 1 : 0;
        if ((text[at] < '0' || text[at] > '9') && text[at] != '/' && text[at] != ',' && text[at] != '.') {
            return false;
        }
    }
    return slashes == 1 && digits >= 2;
}

/// "Grado en Enfermería. Universidad de Sevilla", "Università di Torino. 108/110": a full stop between a long word,
/// which is no abbreviation, and a capital or a mark. Before and behind it as bytes.
bool ends_a_phrase(std::string_view text, Span within, std::size_t begin, std::size_t end) {
    constexpr std::size_t longest_abbreviation = 5;  // letters
    std::size_t letters = 0;
    for (std::size_t at = begin; at > within.begin && !is_space(static_cast<unsigned char>(text[at - 1])); --at) {
        if (text[at - 1] == '.') {
            return false;  // "B.Sc."
        }
        letters += (static_cast<unsigned char>(text[at - 1]) & 0xC0U) != 0x80U ? 1 : 0;
    }
    std::size_t next = text.find_first_not_of(' ', end);
    if (letters <= longest_abbreviation || next == std::string_view::npos || next >= within.end) {
        return false;
    }
    return is_mark_at(text, within, next) || is_upper(next_character(text, next));
}

/// "Elektromont, s. r. o., Zvolen", "Acme, Inc.": what follows the comma at `end` says what kind of company it is.
bool is_legal_form_behind(std::string_view text, Span within, std::size_t end) {
    constexpr std::size_t longest = 24;  // bytes
    std::size_t begin = std::min<std::size_t>(text.find_first_not_of(' ', end), within.end);
    std::string_view behind = text.substr(begin, std::min<std::size_t>(longest, within.end - begin));
    for (std::string_view mark : {",", ";", "|", "(", " –", " -", " —"}) {
        behind = behind.substr(0, behind.find(mark));
    }
    if (behind.empty() || behind.size() == longest) {
        return false;
    }
    return means(Idea::organizations, behind, "legal");
}

/// Five or six digits, which are no date, with a blank among them or none.
bool is_long_number(std::string_view text, Span within, std::size_t at) {
    std::size_t digits = 0;
    for (at = std::min<std::size_t>(text.find_first_not_of(' ', at), within.end); at < within.end; ++at) {
        if (text[at] >= '0' && text[at] <= '9') {
            ++digits;
        } else if (text[at] != ' ' || digits != 3) {
            break;
        }
    }
    return (digits == 5 || digits == 6) && (at >= within.end || text[at] == ',');
}

/// "HR Specialist / Quay Academy / 2019 – 2021": a slash parts it from the date beside it, and so its pieces.
bool is_beside_slash(std::string_view text, Span within) {
    const std::string_view own = trim(text, within).of(text);
    return own.size() > 4 && (own.starts_with("/ ") || own.ends_with(" /"));
}

/// "Actress / Harbour Theatre “Edge”": one blank slash, and an employer behind what one was. "Welder / Fitter" is one.
bool parts_employer(std::string_view text, Span within) {
    const std::string_view own = within.of(text);
    const std::size_t at = own.find(" / ");
    if (at == std::string_view::npos || own.find(" / ", at + 1) != std::string_view::npos) {
        return false;
    }
    const Span before{within.begin, static_cast<std::uint32_t>(within.begin + at)};
    const Span behind{static_cast<std::uint32_t>(within.begin + at + 3), within.end};
    auto names_employer = [&](Span span) {
        return !find(Idea::organizations, text, span).empty() || !find(Idea::institutions, text, span).empty();
    };
    auto names_position = [&](Span span) { return !find(Idea::job_titles, text, span).empty(); };
    return (names_position(before) && names_employer(behind) && !names_position(behind)) ||
           (names_employer(before) && names_position(behind) && !names_position(before));
}

}  // namespace

std::vector<Separator> separators_in(std::string_view text, Span within, Stops stops) {
    std::vector<Separator> cuts;
    int depth = 0;
    const bool slashes = is_beside_slash(text, within) || parts_employer(text, within);
    std::vector<Span> quotes = quoted(text, within);
    auto quote = quotes.begin();
    for (std::size_t at = within.begin; at < within.end;) {
        while (quote != quotes.end() && quote->end <= at) {
            ++quote;
        }
        if (quote != quotes.end() && quote->begin <= at) {
            at = quote->end;
            continue;
        }
        std::size_t begin = at;
        char32_t c = next_character(text, at);
        auto cut = [&](Join join) {
            cuts.push_back({static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(at), join});
        };
        bool space_before = begin > within.begin && is_space(static_cast<unsigned char>(text[begin - 1]));
        bool space_after = at >= within.end || is_space(static_cast<unsigned char>(text[at]));
        if (c == '(' || c == '[' || c == U'（' || c == U'【') {
            ++depth;
        } else if (c == ')' || c == ']' || c == U'）' || c == U'】') {
            depth = std::max(0, depth - 1);
        } else if (depth > 0) {
            continue;
        } else if (c == '|' || c == U'｜' || c == U'¦') {
            cut(Join::bar);
        } else if (is_separating_dot(c) || c == U'‧') {
            cut(Join::dot);
        } else if (c == ' ' && begin > within.begin && at < within.end && is_cjk(character_before(text, begin)) &&
                   is_cjk(character_at(text, at))) {
            cut(Join::blank);  // "信濃大学　児童学科": where words are not parted by blanks, a blank parts what commas
                               // do
        } else if (c == '-' && space_before && at < within.end && text[at] == '-') {
            // "Champion -- League", "Champion --- League"
            while (at < within.end && text[at] == '-') {
                ++at;
            }
            if (at < within.end && is_space(static_cast<unsigned char>(text[at]))) {
                cut(Join::dash);
            }
        } else if (is_dash(c) && space_before && space_after && is_long_number(text, within, at)) {
            continue;  // "Pune – 411 045": a city and its postal code
        } else if (is_dash(c) && space_before && space_after) {
            cut(Join::dash);
        } else if ((c == U'—' || c == U'–') && (space_before || space_after)) {
            cut(Join::dash);
        } else if (c == ',' && space_after && is_legal_form_behind(text, within, at)) {
            continue;
        } else if ((c == ',' && space_after) || c == ';' || c == U'，' || c == U'、') {
            cut(Join::comma);
        } else if (c == ':' && space_after && at < within.end) {
            if (!is_label_of_degree(
                    text, {cuts.empty() ? within.begin : cuts.back().end, static_cast<std::uint32_t>(begin)})) {
                cut(Join::dash);
            }
        } else if (c == '.' && space_after && stops == Stops::behind_long_words &&
                   ends_a_phrase(text, within, begin, at)) {
            cut(Join::dash);
        } else if (c == '/' && space_before && space_after && slashes) {
            cut(Join::bar);
        } else if (c == '/' && at < within.end && text[at] == '/' && space_before) {
            ++at;
            cut(Join::bar);
        } else if (space_before && (is_letter(c) || c == '@')) {
            std::size_t end = at;
            while (end < within.end && !is_space(static_cast<unsigned char>(text[end]))) {
                ++end;
            }
            if (end < within.end && (c == '@' || (is_lower(c) && is_at_word(fold(text.substr(begin, end - begin))))) &&
                (c == '@' || !names_institution(text, cuts.empty() ? within.begin : cuts.back().end, begin))) {
                at = end;
                cut(Join::at_word);
            }
        }
    }
    return cuts;
}

}  // namespace cvconv::recognizing
