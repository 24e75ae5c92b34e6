#include "readers/recognize/lines/line_parts.h"

#include <algorithm>
#include <string_view>

#include "ir/unicode.h"
#include "readers/pieces/characters.h"

namespace cvconv::recognizing {

namespace {

/// "Interpreter, Acme, 2009 – 2012": a period ends the first part.
bool ends_with_period(std::string_view text, Span part, DateOrder order) {
    const auto periods = find_periods(text, part, order);
    return std::any_of(periods.begin(), periods.end(), [&](const FoundPeriod& p) {
        return (p.is_range || p.current) && p.certainty >= 0.5F && p.where.end + 2 >= part.end;
    });
}

/// All of the first part is bold, and the second does not begin so.
bool is_bold_only_before(const Block& block, Span before, Span after) {
    bool ends_bold = false;
    bool begins_bold = true;
    for (const Run& run : block.runs) {
        if (!run.style.bold && run.text.overlaps(before)) {
            return false;
        }
        ends_bold = ends_bold || (run.style.bold && run.text.contains(Span{before.end - 1, before.end}));
        if (run.text.begin <= after.begin && after.begin < run.text.end) {
            begins_bold = run.style.bold;
        }
    }
    return ends_bold && !begins_bold;
}

std::vector<Span> parts_at_breaks(const Document& document, const Block& block, Span text, DateOrder order) {
    constexpr std::size_t longest = 18;  // words of a header
    std::vector<Span> parts;
    std::uint32_t begin = text.begin;
    std::uint32_t counted = text.begin;
    std::size_t words = 0;  // from `begin` to `counted`: a paragraph of many lines is cut into words once
    const std::vector<std::uint32_t> none;
    for (std::uint32_t at : block.kind == BlockKind::paragraph ? block.breaks : none) {
        words += counted < at ? words_of(document.text, {counted, at}).size() : 0;
        counted = std::max(counted, at);
        const Span before = trim(document.text, {begin, at});
        const Span after = trim(document.text, {at, text.end});
        if (before.empty() || after.empty() || words > longest || is_lower(character_at(document.text, after.begin))) {
            continue;
        }
        if (ends_with_period(document.text, before, order) || is_bold_only_before(block, before, after)) {
            parts.push_back(before);
            begin = at;
            words = 0;
        }
    }
    parts.push_back(trim(document.text, {begin, text.end}));
    return parts;
}

/// At blanks where there are some: much of what is asked about a line
/// looks at all of it for each of its pieces.
std::vector<Span> parts_at_limit(std::string_view text, const std::vector<Span>& wholes) {
    constexpr std::uint32_t longest = 8000;  // bytes
    std::vector<Span> parts;
    for (Span rest : wholes) {
        while (rest.size() > longest) {
            std::uint32_t end = rest.begin + longest;
            while (end > rest.begin && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) {
                --end;
            }
            const std::size_t blank = text.substr(rest.begin, end - rest.begin).rfind(' ');
            if (blank != std::string_view::npos && blank > longest / 2) {
                end = rest.begin + static_cast<std::uint32_t>(blank);
            }
            parts.push_back(trim(text, {rest.begin, end}));
            rest = trim(text, {end, rest.end});
        }
        parts.push_back(rest);
    }
    std::erase_if(parts, [](Span part) { return part.empty(); });
    return parts;
}

}  // namespace

std::vector<Span> parts_of_paragraph(const Document& document, const Block& block, Span text, DateOrder order) {
    return parts_at_limit(document.text, parts_at_breaks(document, block, text, order));
}

}  // namespace cvconv::recognizing
