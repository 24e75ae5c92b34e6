#include "readers/recognize/encoder/pieces.h"

#include <algorithm>
#include <limits>
#include <string>

namespace cvconv::recognizing {

namespace {

constexpr std::string_view blank_mark = "\xE2\x96\x81";  // U+2581
constexpr std::string_view replacement = "\xEF\xBF\xBD";

bool continues(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

struct Character {
    char32_t code = 0xFFFD;
    std::size_t size = 1;
    bool valid = false;
};

Character character_at(std::string_view text, std::size_t at) {
    const auto byte = [&](std::size_t i) -> std::uint32_t { return static_cast<unsigned char>(text[at + i]); };
    const std::uint32_t lead = byte(0);
    if (lead < 0x80) {
        return {lead, 1, true};
    }
    const std::size_t size = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4) {
        return {};
    }
    char32_t code = lead & (0x7FU >> size);
    for (std::size_t i = 1; i < size; ++i) {
        if (at + i >= text.size() || !continues(text[at + i])) {
            return {0xFFFD, i, false};
        }
        code = code << 6U | (byte(i) & 0x3FU);
    }
    const bool valid = code <= 0x10FFFF && (code < 0xD800 || code > 0xDFFF) && (size != 3 || code >= 0x800) &&
                       (size != 4 || code >= 0x10000);
    return {valid ? code : 0xFFFD, valid ? size : 1, valid};
}

bool is_blank(char32_t c) {
    return c == ' ' || (c >= 9 && c <= 13) || (c >= 0x1C && c <= 0x1F) || c == 0x85 || c == 0xA0 || c == 0x1680 ||
           (c >= 0x2000 && c <= 0x200A) || c == 0x2028 || c == 0x2029 || c == 0x202F || c == 0x205F || c == 0x3000;
}

}  // namespace

/// Characters replaced, blanks as blank_mark; and for each byte, from which bytes of the text it comes.
struct Pieces::Normal {
    std::string text;
    std::vector<Span> from;
    bool pending = true;  ///< a blank, or the beginning, before the next character

    void append(std::string_view bytes, Span where) {
        text += bytes;
        from.insert(from.end(), bytes.size(), where);
    }
};

Pieces::Pieces(const WeightsMap& weights) : weights_(weights), first_(257) {
    // By halves, so that opening the file does not read all of it.
    for (int byte = 0; byte <= 256; ++byte) {
        std::uint32_t low = 0;
        for (std::uint32_t high = weights.pieces; low < high;) {
            const std::uint32_t piece = low + (high - low) / 2;
            (letter(piece, 0) < byte ? low : high) = letter(piece, 0) < byte ? piece + 1 : piece;
        }
        first_[static_cast<std::size_t>(byte)] = low;
    }
}

int Pieces::letter(std::uint32_t piece, std::size_t at) const {
    const std::size_t where = weights_.piece_offsets[piece] + at;
    return where < weights_.piece_offsets[piece + 1] ? static_cast<unsigned char>(weights_.piece_text[where]) : -1;
}

Pieces::Normal Pieces::normalised(std::string_view text) const {
    Normal normal;
    const std::uint32_t* const known = weights_.replaced_characters;
    for (std::size_t at = 0; at < text.size();) {
        const Character c = character_at(text, at);
        const Span where{static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + c.size)};
        std::string_view as = c.valid ? text.substr(at, c.size) : replacement;
        const std::uint32_t* found = std::lower_bound(known, known + weights_.replaced, c.code);
        if (found != known + weights_.replaced && *found == c.code) {
            const std::uint32_t* offset = weights_.replacement_offsets + (found - known);
            as = weights_.replacement_text.substr(offset[0], offset[1] - offset[0]);
        }
        for (std::size_t i = 0; i < as.size();) {
            const Character one = character_at(as, i);
            if (is_blank(one.code)) {
                normal.pending = true;
            } else {
                if (normal.pending) {
                    normal.append(blank_mark, {where.begin, where.begin});
                }
                normal.pending = false;
                normal.append(as.substr(i, one.size), where);
            }
            i += one.size;
        }
        at += c.size;
    }
    return normal;
}

std::vector<Piece> Pieces::of(std::string_view text) const {
    const Normal normal = normalised(text);
    const std::string& s = normal.text;
    struct Best {
        double score = -std::numeric_limits<double>::infinity();
        std::uint32_t from = 0;
        std::uint32_t piece = 0;
    };
    std::vector<Best> best(s.size() + 1);
    best[0].score = 0;
    const std::uint32_t* const offsets = weights_.piece_offsets;
    for (std::size_t i = 0; i < s.size(); ++i) {
        if (continues(s[i])) {
            continue;
        }
        const double score = best[i].score;
        const auto reach = [&](std::size_t end, double with, std::uint32_t piece) {
            if (with > best[end].score) {
                best[end] = {with, static_cast<std::uint32_t>(i), piece};
            }
        };
        std::size_t after = i + 1;
        while (after < s.size() && continues(s[after])) {
            ++after;
        }
        // Pieces low <= p < high begin with s[i, end).
        const auto lead = static_cast<unsigned char>(s[i]);
        std::uint32_t low = first_[lead];
        std::uint32_t high = first_[lead + 1U];
        for (std::size_t end = i + 1; low < high; ++end) {
            if (offsets[low + 1] - offsets[low] == end - i) {  // the shortest comes first
                reach(end, score + static_cast<double>(weights_.piece_scores[low]), low);
                ++low;
            }
            if (end == s.size()) {
                break;
            }
            const int next = static_cast<unsigned char>(s[end]);
            const auto first_from = [&](std::uint32_t from, int least) {
                std::uint32_t to = high;
                while (from < to) {
                    const std::uint32_t halfway = from + (to - from) / 2;
                    if (letter(halfway, end - i) < least) {
                        from = halfway + 1;
                    } else {
                        to = halfway;
                    }
                }
                return from;
            };
            low = first_from(low, next);
            high = first_from(low, next + 1);
        }
        reach(after, score + static_cast<double>(weights_.score_of_unknown), weights_.unknown);
    }
    std::vector<Piece> pieces;
    for (std::size_t end = s.size(); end > 0; end = best[end].from) {
        const Span first = normal.from[best[end].from];
        const Span last = normal.from[end - 1];
        Span where{first.begin, last.end};
        if (s.compare(best[end].from, blank_mark.size(), blank_mark) == 0 && first.empty()) {
            // A blank is of no token; the piece begins with what follows it.
            const std::size_t behind = best[end].from + blank_mark.size();
            where.begin = behind < end ? normal.from[behind].begin : last.end;
        }
        pieces.push_back({best[end].piece, where});
    }
    std::reverse(pieces.begin(), pieces.end());
    return pieces;
}

double Pieces::log_probability(std::string_view text) const {
    double sum = 0;
    for (const Piece& piece : of(text)) {
        sum += static_cast<double>(piece.number == weights_.unknown ? weights_.score_of_unknown
                                                                    : weights_.piece_scores[piece.number]);
    }
    return sum;
}

}  // namespace cvconv::recognizing
