#include "readers/pdf/layout/segments.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "ir/unicode.h"
#include "readers/bullets.h"
#include "readers/line_joining/line_ends.h"
#include "readers/pdf/layout/panels.h"

namespace cvconv::pdf {

namespace {

// Blanks between words are a quarter of the font size, in justified lines up to three quarters. What is
// wider parts cells.
constexpr float widest_blank = 1.05F;

void finish(Segment& s) {
    s.left = s.words.front().left;
    s.right = s.words.front().right;
    s.top = s.words.front().top;
    s.bottom = s.words.front().bottom;
    for (const PageWord& w : s.words) {
        s.left = std::min(s.left, w.left);
        s.right = std::max(s.right, w.right);
        s.top = std::min(s.top, w.top);
        s.bottom = std::max(s.bottom, w.bottom);
        s.size = std::max(s.size, w.size);
    }
}

bool is_capitals(const std::string& text) {
    const std::u32string characters = to_characters(text);
    return std::all_of(characters.begin(), characters.end(), [](char32_t c) { return is_upper(c) || is_dash(c); });
}

/// "A D A   H AR B O U R": capitals in pieces of a letter or two, as far from each other as the letters in them are.
bool is_spaced_in_pieces(const Segment& s) {
    constexpr float widest_capitals = 0.75F;  // of the size a letter, on the average, if nothing is between them
    constexpr std::size_t least = 3;
    std::size_t single = 0;
    float letters = 0;
    float width = 0;
    float least_gap = 1e9F;
    for (std::size_t i = 0; i < s.words.size(); ++i) {
        const PageWord& w = s.words[i];
        const auto length = count_characters(w.text);
        single += length == 1 ? 1 : 0;
        letters += length > 1 ? static_cast<float>(length) : 0;
        width += length > 1 ? (w.right - w.left) / s.size : 0;
        least_gap = i > 0 ? std::min(least_gap, w.left - s.words[i - 1].right) : least_gap;
        if (!is_capitals(w.text) || length > 4) {
            return false;
        }
    }
    return s.words.size() >= least && single > 0 && letters > 0 && width > widest_capitals * letters &&
           least_gap > 0.3F * s.size;
}

/// "S K I L L S   A N D": at least three words of one letter each, evenly spaced. Gaps well above the usual
/// one part words.
void close_up(Segment& s) {
    std::size_t single = 0;
    for (const PageWord& w : s.words) {
        single += count_characters(w.text) == 1 ? 1 : 0;
    }
    const bool letters = s.words.size() >= 4 && single * 10 >= s.words.size() * 8;
    if (!letters && !is_spaced_in_pieces(s)) {
        return;
    }
    std::vector<float> gaps;
    for (std::size_t i = 1; i < s.words.size(); ++i) {
        gaps.push_back(s.words[i].left - s.words[i - 1].right);
    }
    std::vector<float> sorted = gaps;
    std::sort(sorted.begin(), sorted.end());
    float usual = sorted[sorted.size() / 3];
    float blank = std::max(usual * 1.6F, usual + 0.12F * s.size);
    std::vector<PageWord> words{s.words.front()};
    for (std::size_t i = 1; i < s.words.size(); ++i) {
        if (gaps[i - 1] > blank) {
            words.back().space_after = true;
            words.push_back(s.words[i]);
        } else {
            words.back().text += s.words[i].text;
            extend(words.back(), s.words[i]);
            words.back().space_after = s.words[i].space_after;
        }
    }
    s.words = std::move(words);
    s.letter_spaced = true;
}

}  // namespace

std::string Segment::text() const {
    std::string out;
    for (std::size_t i = 0; i < words.size(); ++i) {
        bool blank = i > 0 && (words[i - 1].space_after || words[i].left - words[i - 1].right > 0.12F * size);
        if (blank) {
            out += ' ';
        }
        out += words[i].text;
    }
    return out;
}

bool is_lone_bullet(const std::string& text) {
    auto bullet = find_bullet(text);
    return bullet && bullet->size >= text.size() &&
           (bullet->kind == BulletKind::glyph || bullet->kind == BulletKind::dash);
}

std::vector<Segment> segments_of(const PageWords& page) {
    std::vector<const PageWord*> order;
    for (const PageWord& word : page.words) {
        order.push_back(&word);
    }
    std::stable_sort(order.begin(), order.end(),
                     [](const PageWord* a, const PageWord* b) { return a->left < b->left; });
    std::vector<Segment> segments;
    std::multimap<int, std::size_t> by_height;  // middle / 4 → segment
    auto bucket = [](float y) { return static_cast<int>(std::floor(y / 4)); };
    for (const PageWord* word : order) {
        std::size_t best = segments.size();
        float best_gap = 1e9F;
        int b = bucket(word->middle());
        int reach = std::max(1, static_cast<int>(word->size / 8));
        for (auto it = by_height.lower_bound(b - reach); it != by_height.end() && it->first <= b + reach; ++it) {
            const Segment& s = segments[it->second];
            const PageWord& last = s.words.back();
            float smaller = std::min(last.size, word->size);
            float larger = std::max(last.size, word->size);
            float gap = word->left - last.right;
            bool level = std::abs(last.bottom - word->bottom) < 0.28F * larger ||
                         std::abs(last.middle() - word->middle()) < 0.25F * larger;
            bool raised = smaller < 0.8F * larger && std::abs(last.middle() - word->middle()) < 0.45F * larger &&
                          gap < 0.2F * larger;
            // a change of size or weight is a border already: half the blank parts cells there
            bool other_look = smaller < 0.9F * larger || last.bold != word->bold;
            float allowed = is_lone_bullet(last.text) && s.words.size() == 1
                                ? 5.0F * word->size
                                : widest_blank * std::min(larger, smaller * 1.4F);
            if (other_look && smaller < 0.9F * larger) {
                allowed *= 0.62F;
            } else if (other_look) {
                allowed *= 0.8F;
            }
            if ((level || raised) && gap > -0.4F * larger && gap <= allowed && gap < best_gap &&
                !are_parted(page.panels, last, *word)) {
                best = it->second;
                best_gap = gap;
            }
        }
        if (best == segments.size()) {
            segments.emplace_back();
            by_height.emplace(b, best);
        }
        segments[best].words.push_back(*word);
    }
    for (Segment& s : segments) {
        finish(s);
        close_up(s);
    }
    std::stable_sort(segments.begin(), segments.end(),
                     [](const Segment& a, const Segment& b) { return a.top < b.top; });
    return segments;
}

Segment cut_before(Segment& segment, std::size_t at) {
    Segment rest;
    rest.letter_spaced = segment.letter_spaced;
    rest.words.assign(segment.words.begin() + static_cast<std::ptrdiff_t>(at), segment.words.end());
    segment.words.resize(at);
    finish(segment);
    finish(rest);
    return rest;
}

std::vector<Row> rows_of(std::vector<Segment> segments) {
    std::stable_sort(segments.begin(), segments.end(),
                     [](const Segment& a, const Segment& b) { return a.middle() < b.middle(); });
    std::vector<Row> rows;
    for (Segment& s : segments) {
        Row* home = nullptr;
        for (std::size_t back = 0; back < 4 && back < rows.size(); ++back) {
            Row& row = rows[rows.size() - 1 - back];
            const Segment& like = row.cells.front();
            float larger = std::max(like.size, s.size);
            bool level = std::abs(like.bottom - s.bottom) < 0.3F * larger ||
                         std::abs(like.middle() - s.middle()) < 0.3F * larger;
            bool free = std::all_of(row.cells.begin(), row.cells.end(),
                                    [&](const Segment& c) { return s.left >= c.right - 1 || s.right <= c.left + 1; });
            if (level && free) {
                home = &row;
                break;
            }
        }
        if (home == nullptr) {
            rows.push_back({{}, s.left, s.top, s.right, s.bottom, s.size});
            home = &rows.back();
        }
        home->left = std::min(home->left, s.left);
        home->right = std::max(home->right, s.right);
        home->top = std::min(home->top, s.top);
        home->bottom = std::max(home->bottom, s.bottom);
        home->size = std::max(home->size, s.size);
        home->cells.push_back(std::move(s));
    }
    for (Row& row : rows) {
        std::sort(row.cells.begin(), row.cells.end(),
                  [](const Segment& a, const Segment& b) { return a.left < b.left; });
    }
    std::stable_sort(rows.begin(), rows.end(), [](const Row& a, const Row& b) { return a.middle() < b.middle(); });
    return rows;
}

void append_wrapped(Segment& segment, const Segment& rest) {
    PageWord& last = segment.words.back();
    const std::string_view next = rest.words.front().text;
    std::size_t dash = last.text.size();
    do {
        --dash;  // of several bytes, perhaps
    } while (dash > 0 && (static_cast<unsigned char>(last.text[dash]) & 0xC0U) == 0x80U);
    std::size_t at = dash;
    const bool at_dash = dash > 0 && is_dash(next_character(last.text, at));
    const char32_t first = first_of(next);
    const char32_t before = last_of(std::string_view(last.text).substr(0, dash));
    const std::string whole = last.text + std::string(next);
    const std::size_t inner_dot = whole.find_first_of(".@/");
    const bool address = inner_dot != std::string::npos && inner_dot + 2 < whole.size();  // "harbour-" "lane.example"
    const bool split = at_dash && dash > 1 && is_lower(first) && is_letter(before) && !address;
    const bool range = at_dash && ((is_digit(first) && is_digit(before)) || (address && is_letter(first)));
    auto begin = rest.words.begin();
    if (split) {
        last.text.erase(dash);
        last.text += begin->text;
        last.space_after = begin->space_after;
        ++begin;
    } else {
        last.space_after = !range;
    }
    segment.words.insert(segment.words.end(), begin, rest.words.end());
    segment.left = std::min(segment.left, rest.left);
    segment.right = std::max(segment.right, rest.right);
}

}  // namespace cvconv::pdf
