// The postal address, out of what is left of the contact lines.

#include <algorithm>

#include "readers/pieces/characters.h"
#include "readers/pieces/places/postal_address.h"
#include "readers/pieces/places/postal_codes.h"
#include "readers/recognize/fields/contact/contact_part.h"

namespace cvconv::recognizing {

namespace {

constexpr std::uint32_t longest_gap = 64;  ///< bytes between two parts of an address: a short line

/// "Rua das Flores, 5 – Centro – Porto Alegre/RS – CEP 90670-030": an address whose parts dashes part, as one piece.
Spans with_addresses_joined(std::string_view text, const Spans& pieces) {
    constexpr std::size_t widest = 5;  // bytes between two parts
    if (pieces.size() < 2) {
        return pieces;
    }
    for (std::size_t i = 1; i < pieces.size(); ++i) {
        if (pieces[i].begin > pieces[i - 1].end + widest) {
            return pieces;
        }
    }
    Span whole{pieces.front().begin, pieces.back().end};
    auto location = parse_postal_address(text, {whole});
    bool complete = location && location->address && location->postal_code && location->city &&
                    location->address->where.front().begin == whole.begin;
    return complete && words_of(text, whole).size() <= 18 ? Spans{whole} : pieces;
}

/// The first line of an address with a part on each line, of which the last is the code alone; `code` if it is none:
///   8 The Paddock       a number, and no word of streets
///   Lower Quay
///   Cardiff
///   CF99 2TN
std::size_t first_line_above(const ContactPart& part, std::size_t code) {
    constexpr std::size_t most_lines = 5;
    constexpr std::size_t most_words = 4;
    auto is_part = [&](std::size_t i) {
        const Remains& rest = part.remains[i];
        return i != part.name_line && rest.pieces.size() == 1 && rest.line->cells.size() == 1 &&
               rest.pieces.front() == trim_punctuation(part.text(), rest.line->text) &&
               words_of(part.text(), rest.pieces.front()).size() <= most_words;
    };
    auto found = is_part(code) ? find_postal_code(part.text(), part.remains[code].pieces.front()) : std::nullopt;
    if (!found || found->certainty < 0.7F || found->where != part.remains[code].pieces.front()) {
        return code;
    }
    for (std::size_t i = code; i-- > 0 && code - i < most_lines;) {
        const bool beside = part.remains[i].line->text.end + 2 >= part.remains[i + 1].line->text.begin;
        if (!is_part(i) || !beside) {
            break;
        }
        const Span line = part.remains[i].pieces.front();
        if (is_digit(character_at(part.text(), line.begin)) && words_of(part.text(), line).size() >= 2) {
            return i;
        }
    }
    return code;
}

/// Where the address that a label named ends, if it has a street: of the rest only what follows right behind or below
/// belongs to it. 0 if there is none.
std::uint32_t end_of_labelled_street(const ContactPart& part) {
    const auto location = part.address.empty() ? std::nullopt : parse_postal_address(part.text(), part.address);
    return location && location->address ? part.address.back().end : 0;
}

}  // namespace

void join_addresses(ContactPart& part) {
    for (Remains& r : part.remains) {
        r.pieces = with_addresses_joined(part.text(), r.pieces);
    }
}

namespace {

void find_address(ContactPart& part) {
    std::vector<std::pair<std::size_t, Span>> used;
    for (std::size_t code = 1; code < part.remains.size() && part.address.empty(); ++code) {
        for (std::size_t i = first_line_above(part, code); i < code; ++i) {
            part.address.push_back(part.remains[i].pieces.front());
            used.emplace_back(i, part.remains[i].pieces.front());
        }
        if (!used.empty()) {
            part.address.push_back(part.remains[code].pieces.front());
            used.emplace_back(code, part.remains[code].pieces.front());
        }
    }
    const bool complete = !used.empty();
    const std::uint32_t street = end_of_labelled_street(part);
    std::uint32_t end = street;
    for (std::size_t i = 0; i < part.remains.size() && !complete; ++i) {
        for (Span piece : part.remains[i].pieces) {
            const bool apart = street > 0 && (piece.begin < street || piece.begin > end + longest_gap);
            if (apart || words_of(part.text(), piece).size() > 18 || address_score(part.text(), piece) < 0.45F) {
                continue;
            }
            part.address.push_back(piece);
            used.emplace_back(i, piece);
            end = piece.end;
        }
    }
    if (part.address.empty()) {
        return;
    }
    std::sort(part.address.begin(), part.address.end());
    // one address: pieces far below the first belong to something else
    auto location = parse_postal_address(part.text(), part.address);
    if (!location) {
        return;
    }
    part.basics().location = std::move(*location);
    for (auto [i, piece] : used) {
        part.remains[i].cut(piece);
    }
}

}  // namespace

void choose_address(ContactPart& part) {
    find_address(part);
    Location& location = part.basics().location;
    const Location& stated = part.stated_location;
    for (auto field : {&Location::address, &Location::postal_code, &Location::city, &Location::country_code,
                       &Location::region, &Location::country}) {
        if (stated.*field) {
            location.*field = stated.*field;
        }
    }
}

}  // namespace cvconv::recognizing
