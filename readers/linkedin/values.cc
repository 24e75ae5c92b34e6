#include "readers/linkedin/values.h"

#include <algorithm>
#include <type_traits>
#include <utility>

#include "ir/unicode.h"
#include "readers/bullets.h"
#include "readers/pieces/dates/dates.h"
#include "readers/pieces/degrees/degrees.h"
#include "readers/pieces/places/postal_address.h"

namespace cvconv::linkedin {

namespace {

/// Longer cells are no date, no place and no degree: nothing is looked for in them.
constexpr std::size_t longest_value = 300;

Span all_of(std::string_view text) {
    return {0, static_cast<std::uint32_t>(text.size())};
}

/// Is every word of `text` in one of `places`, but for `most` of them?
bool covers(std::string_view text, const Spans& places, std::ptrdiff_t most) {
    const std::vector<Word> words = words_of(text);
    return std::ranges::count_if(words, [&](const Word& word) {
               return std::ranges::none_of(places, [&](Span place) { return place.contains(word.where); });
           }) <= most;
}

}  // namespace

Found<std::string> stated(std::string value, const std::string& place) {
    return {std::move(value), {}, Confidence::stated, place};
}

Text text_of(const Cell& cell) {
    return cell.empty() ? Text{} : Text(stated(cell.text, cell.place));
}

Cell joined(const Cell& a, const Cell& b, std::string_view separator) {
    if (a.empty() || b.empty()) {
        return a.empty() ? b : a;
    }
    return {a.text + std::string(separator) + b.text, a.place};
}

CellDate date_of(const Cell& cell) {
    if (cell.empty()) {
        return {};
    }
    auto found = [&](PartialDate date) { return Found<PartialDate>{date, {}, Confidence::stated, cell.place}; };
    if (const auto iso = from_iso(cell.text)) {
        return {found(*iso), true};
    }
    if (cell.text.size() <= longest_value) {
        for (const FoundPeriod& period : find_periods(cell.text, all_of(cell.text), DateOrder::month_first)) {
            if (period.start && is_valid(*period.start)) {
                return {found(*period.start), !period.is_range && period.where == all_of(cell.text)};
            }
        }
    }
    return {std::nullopt, false};
}

void describe(const Cell& cell, Text& summary, Texts& highlights) {
    std::string prose;
    for (std::string_view text = cell.text; !text.empty();) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = trim(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        const auto bullet = find_bullet(line);
        if (!bullet || (bullet->kind != BulletKind::glyph && bullet->kind != BulletKind::dash)) {
            prose += prose.empty() || line.empty() ? "" : "\n";
            prose += line;
            continue;
        }
        line.remove_prefix(bullet->size);
        const std::string separator = " " + bullet->marker + " ";  // of glyphs only: a dash may be one of the text
        while (!line.empty()) {
            const std::size_t next =
                bullet->kind == BulletKind::glyph ? std::min(line.find(separator), line.size()) : line.size();
            if (const std::string_view item = trim(line.substr(0, next)); !item.empty()) {
                highlights.push_back(stated(std::string(item), cell.place));
            }
            line.remove_prefix(std::min(next + separator.size(), line.size()));
        }
    }
    summary = text_of({std::move(prose), cell.place});
}

Location location_of(const Cell& cell) {
    Location location;
    if (cell.empty()) {
        return location;
    }
    auto parts =
        cell.text.size() <= longest_value ? parse_postal_address(cell.text, {all_of(cell.text)}) : std::nullopt;
    Spans places;
    if (parts) {
        Location::fields(*parts, [&](std::string_view, auto& field) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(field)>, Text>) {
                if (field) {
                    places.insert(places.end(), field->where.begin(), field->where.end());
                    field->where.clear();  // they are places in the cell, and the CV has no text
                    field->rule = cell.place;
                }
            }
        });
        if (covers(cell.text, places, 0)) {
            return *std::move(parts);
        }
    }
    location.city = text_of(cell);
    return location;
}

void set_degree(const Cell& cell, Education& education) {
    const std::string& text = cell.text;
    if (text.size() <= longest_value && !text.empty()) {
        const Degree degree = split_degree(text, all_of(text));
        constexpr std::ptrdiff_t connectives = 2;  // "of", "in"
        if (!degree.rule.empty() && covers(text, {degree.study_type, degree.area}, connectives)) {
            education.study_type = text_of({std::string(trim(degree.study_type.of(text))), cell.place});
            education.area = text_of({std::string(trim(degree.area.of(text))), cell.place});
            return;
        }
    }
    education.study_type = text_of(cell);
}

std::vector<std::string> parts_of_list(std::string_view text) {
    std::vector<std::string> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(",[] \n"), text.size());
        std::string_view part = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (const std::size_t scheme = part.find("http"); scheme != std::string_view::npos) {
            part.remove_prefix(scheme);
        } else if (const std::size_t kind = part.rfind(':'); kind != std::string_view::npos) {
            part.remove_prefix(kind + 1);
        }
        if (!part.empty()) {
            parts.emplace_back(part);
        }
    }
    return parts;
}

}  // namespace cvconv::linkedin
