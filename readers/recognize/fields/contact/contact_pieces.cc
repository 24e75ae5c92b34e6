#include "readers/recognize/fields/contact/contact_pieces.h"

#include <algorithm>
#include <cmath>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/pieces/characters.h"
#include "readers/pieces/citations/citations.h"
#include "readers/pieces/function_words.h"

namespace cvconv::recognizing {

namespace {

bool looks_same(const Style& a, const Style& b) {
    constexpr float half_a_point = 0.6F;
    return a.bold == b.bold && a.italic == b.italic && std::abs(a.size - b.size) < half_a_point &&
           a.small_caps == b.small_caps;
}

/// Stretches of one look; a change within a word is none.
Spans stretches_of(std::string_view text, const Line& line, Span within) {
    Spans stretches;
    const Style* style = nullptr;
    for (const Run& run : line.runs) {
        const Span part{std::max(run.text.begin, within.begin), std::min(run.text.end, within.end)};
        if (part.empty()) {
            continue;
        }
        const bool within_word = std::any_of(line.words.begin(), line.words.end(), [&](const Word& word) {
            return word.where.begin < part.begin && part.begin < word.where.end;
        });
        const bool blank = trim(text, part).empty();
        if (!stretches.empty() && (blank || within_word || looks_same(*style, run.style))) {
            stretches.back().end = part.end;
        } else {
            stretches.push_back(part);
            style = &run.style;
        }
    }
    return stretches.empty() ? Spans{within} : stretches;
}

/// "University of Texas" before "at Austin": one name, of which an at-word is a part. No name is longer than what is
/// looked at, so that a line of thousands of at-words takes no longer for each of them.
bool names_institution(std::string_view text, std::uint32_t begin, std::size_t end) {
    constexpr std::size_t longest = 300;
    std::size_t since = std::max<std::size_t>(begin, end - std::min(end, longest));
    while (since < end && (static_cast<unsigned char>(text[since]) & 0xC0U) == 0x80U) {
        ++since;  // not in the middle of a character
    }
    const Span before{static_cast<std::uint32_t>(since), static_cast<std::uint32_t>(end)};
    return !find(Idea::institutions, text, before).empty() && find(Idea::job_titles, text, before).empty();
}

/// "Pune – 411 045": a city and its postal code.
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

/// Walks a stretch once, and cuts it at what separates values. What stands in brackets or quotation marks is whole.
class Cutter {
public:
    Cutter(std::string_view text, Span within, std::vector<ContactPiece>& pieces)
        : text_(text), within_(within), pieces_(pieces), quotes_(quoted(text, within)), piece_(within.begin) {}

    void cut() {
        auto quote = quotes_.begin();
        for (std::size_t at = within_.begin; at < within_.end;) {
            while (quote != quotes_.end() && quote->end <= at) {
                ++quote;
            }
            if (quote != quotes_.end() && quote->begin <= at) {
                at = quote->end;
                continue;
            }
            const std::size_t begin = at;
            const char32_t c = next_character(text_, at);
            if (c == '(' || c == '[' || c == U'（' || c == U'【') {
                ++depth_;
            } else if (c == ')' || c == ']' || c == U'）' || c == U'】') {
                depth_ = std::max(0, depth_ - 1);
            } else if (depth_ == 0) {
                if (const std::size_t end = separator_at(c, begin, at); end > begin) {
                    add({piece_, static_cast<std::uint32_t>(begin)});
                    piece_ = static_cast<std::uint32_t>(end);
                    at = end;
                }
            }
        }
        add({piece_, within_.end});
    }

private:
    [[nodiscard]] bool is_blank(std::size_t at) const {
        return at >= within_.end || is_space(static_cast<unsigned char>(text_[at]));
    }

    /// Where the separator ends that begins with `c`, which stands from `begin` to `at`; `begin` if it is none.
    [[nodiscard]] std::size_t separator_at(char32_t c, std::size_t begin, std::size_t at) const {
        const bool blank_before = begin > within_.begin && is_blank(begin - 1);
        const bool blank_after = is_blank(at);
        if (c == '|' || c == U'｜' || c == U'¦' || is_separating_dot(c) || c == U'‧' || c == ';' || c == U'，' ||
            c == U'、') {
            return at;
        }
        if ((c == ',' && blank_after) || (c == ':' && blank_after && at < within_.end)) {
            return at;
        }
        if (c == ' ' && begin > within_.begin && at < within_.end) {
            // "信濃大学　児童学科": where words are not parted by blanks, a blank parts what commas do
            return is_cjk(character_before(text_, begin)) && is_cjk(character_at(text_, at)) ? at : begin;
        }
        if (c == '-' && blank_before && at < within_.end && text_[at] == '-') {
            const std::size_t end = std::min<std::size_t>(text_.find_first_not_of('-', at), within_.end);
            return end < within_.end && is_blank(end) ? end : begin;
        }
        if (is_dash(c) && blank_before && blank_after) {
            return is_long_number(text_, within_, at) ? begin : at;
        }
        if ((c == U'—' || c == U'–') && (blank_before || blank_after)) {
            return at;
        }
        if (c == '/' && blank_before && (blank_after || text_[at] == '/')) {
            const std::string_view own = trim(text_, within_).of(text_);
            const bool at_edge = own.starts_with("/ ") || own.ends_with(" /");
            return !blank_after ? at + 1 : at_edge ? at : begin;
        }
        return blank_before ? end_of_at_word(c, begin, at) : begin;
    }

    /// "Engineer at Acme", "Engineer @ Acme".
    [[nodiscard]] std::size_t end_of_at_word(char32_t c, std::size_t begin, std::size_t at) const {
        if (c != '@' && !is_lower(c)) {
            return begin;
        }
        constexpr std::size_t longest = 16;  // bytes
        std::size_t end = at;
        while (end - begin < longest && !is_blank(end)) {
            ++end;
        }
        const bool word =
            end < within_.end && is_blank(end) && (c == '@' || is_at_word(fold(text_.substr(begin, end - begin))));
        return word && (c == '@' || !names_institution(text_, piece_, begin)) ? end : begin;
    }

    /// "Title (Contract)": brackets at the end of a piece are one by themselves.
    void add(Span piece) {
        piece = trim(text_, piece);
        const std::string_view own = piece.of(text_);
        for (const auto& [open, close] : {std::pair<std::string_view, std::string_view>{" (", ")"}, {"（", "）"}}) {
            const std::size_t at = own.ends_with(close) ? own.rfind(open) : std::string_view::npos;
            if (at != std::string_view::npos && at > 0) {
                const auto middle = static_cast<std::uint32_t>(piece.begin + at);
                push({piece.begin, middle}, false);
                push({middle, piece.end}, true);
                return;
            }
        }
        push(piece, own.starts_with('(') && own.ends_with(')'));
    }

    void push(Span piece, bool in_brackets) {
        piece = in_brackets ? trim(text_, piece) : with_final_dot(trim_punctuation(text_, piece), piece);
        if (!words_of(text_, piece).empty()) {
            pieces_.push_back({piece, in_brackets});
        }
    }

    /// A dot at the end belongs to an abbreviation: "M.Sc.", "Jr."
    [[nodiscard]] Span with_final_dot(Span piece, Span outer) const {
        constexpr std::size_t longest = 4;  // letters
        const std::string_view kept = piece.of(text_);
        const std::size_t last = kept.find_last_of(" .");
        const std::size_t letters = last == std::string_view::npos ? kept.size() : kept.size() - last - 1;
        if (piece.end < outer.end && text_[piece.end] == '.' && letters <= longest) {
            ++piece.end;
        }
        return piece;
    }

    std::string_view text_;
    Span within_;
    std::vector<ContactPiece>& pieces_;
    std::vector<Span> quotes_;
    std::uint32_t piece_;  ///< where the piece began that is being walked
    int depth_ = 0;        ///< of brackets
};

}  // namespace

std::vector<ContactPiece> contact_pieces(const Document& document, const Line& line, Span within) {
    std::vector<ContactPiece> pieces;
    for (const Span stretch : stretches_of(document.text, line, within)) {
        Cutter(document.text, stretch, pieces).cut();
    }
    return pieces;
}

}  // namespace cvconv::recognizing
