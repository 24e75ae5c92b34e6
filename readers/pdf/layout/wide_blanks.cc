#include "readers/pdf/layout/wide_blanks.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <string_view>

#include "ir/unicode.h"

namespace cvconv::pdf {

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

}  // namespace cvconv::pdf
