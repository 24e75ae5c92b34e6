#include "readers/pdf/segments.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "ir/unicode.h"
#include "readers/bullets.h"

namespace cvconv::pdf {

namespace {

// Blanks between words are a quarter of the font size, in justified lines up to three quarters. What is
// wider parts cells.
constexpr float widest_blank = 1.05F;

bool is_lone_bullet(const std::string& text) {
    auto bullet = find_bullet(text);
    return bullet && bullet->size >= text.size() &&
           (bullet->kind == BulletKind::glyph || bullet->kind == BulletKind::dash);
}

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
            words.back().right = s.words[i].right;
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
            if ((level || raised) && gap > -0.4F * larger && gap <= allowed && gap < best_gap) {
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

namespace {

/// Cuts `s` before the word `at`; the second half is returned.
Segment cut_before(Segment& s, std::size_t at) {
    Segment rest;
    rest.letter_spaced = s.letter_spaced;
    rest.words.assign(s.words.begin() + static_cast<std::ptrdiff_t>(at), s.words.end());
    s.words.resize(at);
    finish(s);
    finish(rest);
    return rest;
}

}  // namespace

void split_at_tab_stops(std::vector<Segment>& segments) {
    constexpr float least_blank = 0.42F;  // of the font size; a blank between words is a quarter to a third
    constexpr std::size_t least_rows = 3;
    struct Edge {
        float x, y, size;
        bool inner;  ///< a word inside a segment, after a wide blank
    };
    std::vector<Edge> edges;
    for (const Segment& s : segments) {
        edges.push_back({s.left, s.middle(), s.size, false});
        for (std::size_t i = 1; i < s.words.size(); ++i) {
            if (s.words[i].left - s.words[i - 1].right >= least_blank * s.size) {
                edges.push_back({s.words[i].left, s.middle(), s.size, true});
            }
        }
    }
    std::sort(edges.begin(), edges.end(), [](const Edge& a, const Edge& b) { return a.x < b.x; });
    std::vector<std::array<float, 3>> stops;  // x, first and last row
    for (std::size_t i = 0; i < edges.size();) {
        std::size_t end = i;
        std::size_t inner = 0;
        float top = 1e9F;
        float bottom = -1e9F;
        while (end < edges.size() && edges[end].x - edges[i].x < 1.5F) {
            inner += edges[end].inner ? 1 : 0;
            top = std::min(top, edges[end].y);
            bottom = std::max(bottom, edges[end].y);
            ++end;
        }
        std::size_t count = end - i;
        if (inner >= 2 && count >= least_rows) {
            std::size_t crossing = 0;
            for (const Segment& s : segments) {
                if (s.middle() < top - 1 || s.middle() > bottom + 1 || s.left > edges[i].x - 2 ||
                    s.right < edges[i].x + 2) {
                    continue;
                }
                bool word_begins = std::any_of(s.words.begin() + 1, s.words.end(),
                                               [&](const PageWord& w) { return std::abs(w.left - edges[i].x) < 2.0F; });
                crossing += word_begins ? 0 : 1;
            }
            if (crossing * 8 <= count) {
                stops.push_back({edges[i].x, top, bottom});
            }
        }
        i = end;
    }
    for (const auto& [x, top, bottom] : stops) {
        std::size_t count = segments.size();
        for (std::size_t i = 0; i < count; ++i) {
            if (segments[i].middle() < top - 1 || segments[i].middle() > bottom + 1 || segments[i].letter_spaced) {
                continue;
            }
            for (std::size_t w = 1; w < segments[i].words.size(); ++w) {
                bool here = std::abs(segments[i].words[w].left - x) < 2.0F;
                bool bullet = w == 1 && is_lone_bullet(segments[i].words[0].text);
                if (here && !bullet &&
                    segments[i].words[w].left - segments[i].words[w - 1].right >=
                        least_blank * 0.9F * segments[i].size) {
                    Segment rest = cut_before(segments[i], w);
                    segments.push_back(std::move(rest));
                    break;
                }
            }
        }
    }
    std::stable_sort(segments.begin(), segments.end(),
                     [](const Segment& a, const Segment& b) { return a.top < b.top; });
}

namespace {

/// A full stop behind a word in small letters or a year, and not behind an abbreviation.
bool ends_sentence(std::string_view word) {
    constexpr std::size_t longest_abbreviation = 3;
    if (!word.ends_with('.') || word.size() <= longest_abbreviation + 1) {
        return false;
    }
    std::size_t last = word.size() - 2;
    while (last > 0 && (static_cast<unsigned char>(word[last]) & 0xC0U) == 0x80U) {
        --last;
    }
    char32_t c = next_character(word, last);
    return is_lower(c) || (is_digit(c) && word.size() == 5);
}

}  // namespace

void split_at_wide_blanks(std::vector<Segment>& segments) {
    constexpr std::size_t least_samples = 12;
    constexpr std::size_t least_samples_of_font = 8;
    constexpr std::size_t most_compared = 2000;  // segments of a page, each with those of its row
    std::map<std::string, std::vector<float>> by_font;
    std::vector<float> all;
    auto blank_after = [](const Segment& s, std::size_t i) {
        return (s.words[i + 1].left - s.words[i].right) / std::max(1.0F, s.words[i].size);
    };
    for (const Segment& s : segments) {
        for (std::size_t i = 0; i + 1 < s.words.size() && !s.letter_spaced; ++i) {
            float blank = blank_after(s, i);
            if (blank > 0.05F && s.words[i].font == s.words[i + 1].font) {
                by_font[s.words[i].font].push_back(blank);
                all.push_back(blank);
            }
        }
    }
    if (all.size() < least_samples) {
        return;
    }
    auto median = [](std::vector<float>& values) {
        auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
        std::nth_element(values.begin(), middle, values.end());
        return *middle;
    };
    float usual = median(all);
    std::map<std::string, float> usual_of_font;
    std::size_t alike = 0;
    for (auto& [font, blanks] : by_font) {
        float own = blanks.size() >= least_samples_of_font ? median(blanks) : usual;
        usual_of_font[font] = own;
        alike += static_cast<std::size_t>(
            std::count_if(blanks.begin(), blanks.end(), [&](float b) { return b > 0.8F * own && b < 1.25F * own; }));
    }
    // Where blanks are of many widths (justified text, squeezed type), only very wide ones are no blanks between words.
    const bool ragged = alike * 4 >= all.size() * 3;
    const float least_blank = ragged ? 0.0F : 0.75F;
    const float least_times = ragged ? 1.8F : 2.5F;
    // A line with only wide blanks that ends where other lines end is justified after all.
    std::vector<float> ends;
    for (const Segment& s : segments) {
        if (s.words.size() >= 5) {
            ends.push_back(s.right);
        }
    }
    const float margin = ends.empty() ? 0 : *std::max_element(ends.begin(), ends.end());
    // "Έρευνα  νομολογίας  και  καταθέσεις": a line of prose up to the right margin, whose blanks are all the same
    auto is_stretched = [&](const Segment& s) {
        constexpr std::size_t least_words = 6;
        if (s.words.size() < least_words || std::abs(margin - s.right) > 1.5F) {
            return false;
        }
        std::size_t lower = 0;
        float least = 1e9F;
        float most = 0;
        for (std::size_t i = 0; i < s.words.size(); ++i) {
            std::size_t at = 0;
            lower += is_lower(next_character(s.words[i].text, at)) ? 1 : 0;
            if (i + 1 < s.words.size()) {
                least = std::min(least, blank_after(s, i));
                most = std::max(most, blank_after(s, i));
            }
        }
        return most < 1.15F * least && lower * 2 >= s.words.size();
    };
    auto is_justified = [&](const Segment& s) {
        if (is_stretched(s)) {
            return true;
        }
        float least = 1e9F;
        for (std::size_t i = 0; i + 1 < s.words.size(); ++i) {
            least = std::min(least, blank_after(s, i));
        }
        return s.words.size() > 2 && least > 1.3F * usual &&
               std::count_if(ends.begin(), ends.end(), [&](float end) { return std::abs(end - s.right) < 1.5F; }) >= 2;
    };
    // "Network design   Lean manufacturing" with all its blanks wide: the narrower ones are within the tags. Their
    // width; 0 = the row of this segment has no such blanks. Blanks between columns are wider still.
    auto blank_within_tags = [&](const Segment& s) {
        std::vector<const Segment*> row;
        for (const Segment& other : segments) {
            if (std::abs(other.bottom - s.bottom) < 0.2F * s.size && std::abs(other.size - s.size) < 0.1F) {
                row.push_back(&other);
            }
        }
        std::sort(row.begin(), row.end(), [](const Segment* a, const Segment* b) { return a->left < b->left; });
        std::vector<float> within;
        std::vector<float> all_blanks;
        for (std::size_t k = 0; k < row.size(); ++k) {
            for (std::size_t w = 0; w + 1 < row[k]->words.size(); ++w) {
                within.push_back(blank_after(*row[k], w));
            }
            if (k > 0) {
                all_blanks.push_back((row[k]->left - row[k - 1]->right) / std::max(1.0F, s.size));
            }
        }
        all_blanks.insert(all_blanks.end(), within.begin(), within.end());
        std::sort(within.begin(), within.end());
        if (within.size() < 2 || within[1] >= 1.15F * within[0]) {
            return 0.0F;
        }
        auto wider = std::count_if(all_blanks.begin(), all_blanks.end(),
                                   [&](float blank) { return blank > 1.4F * within[0] && blank < 4 * within[0]; });
        return wider >= 2 ? within[0] : 0.0F;
    };
    // Letter-spaced capitals have wide blanks, too.
    auto is_spaced_title = [&](const Segment& s, float blank) {
        return s.words.size() <= 5 && blank < 0.9F && is_all_capitals(s.text());
    };
    std::size_t count = segments.size();
    for (std::size_t i = 0; i < count; ++i) {
        if (is_justified(segments[i])) {
            continue;
        }
        float within_tags = -1;  // not yet looked for
        for (std::size_t w = segments[i].words.size(); w-- > 1;) {
            const PageWord& before = segments[i].words[w - 1];
            auto own = usual_of_font.find(before.font);
            float expected = own != usual_of_font.end() ? own->second : usual;
            float blank = blank_after(segments[i], w - 1);
            bool wordless = words_of(before.text).empty();  // a bullet, an icon, a dash
            // TeX sets wider blanks behind full stops: "assistante juridique.  Une centaine"
            const float times = ends_sentence(before.text) ? 1.6F * least_times : least_times;
            if (segments[i].letter_spaced || wordless || blank < least_blank || blank < times * expected ||
                blank < expected + 0.2F || is_spaced_title(segments[i], blank)) {
                continue;
            }
            if (within_tags < 0) {
                within_tags = count < most_compared ? blank_within_tags(segments[i]) : 0;
            }
            if (blank < 1.2F * within_tags) {
                continue;
            }
            Segment rest = cut_before(segments[i], w);
            segments.push_back(std::move(rest));
        }
    }
    std::stable_sort(segments.begin(), segments.end(),
                     [](const Segment& a, const Segment& b) { return a.top < b.top; });
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

}  // namespace cvconv::pdf
