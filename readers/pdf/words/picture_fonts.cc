#include "readers/pdf/words/picture_fonts.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "ir/unicode.h"

namespace cvconv::pdf {

namespace {

/// Fonts whose letters are pictures.
bool is_icon_font(const std::string& name) {
    for (std::string_view part : {"awesome", "icon", "material", "glyphs", "academicons", "typicons", "fontello",
                                  "icomoon", "feather", "marvosym", "simpleicons", "bootstrap-"}) {
        if (name.find(part) != std::string::npos) {
            return true;
        }
    }
    return false;
}

bool is_symbol_font(const std::string& name) {
    for (std::string_view part : {"wingding", "webding", "zapfding", "dingbat", "symbolmt", "opensymbol", "pifont"}) {
        if (name.find(part) != std::string::npos) {
            return true;
        }
    }
    return name == "symbol" || name == "pzdr";
}

bool has_year(std::string_view text) {
    for (std::size_t at = text.find_first_of("12"); at != std::string_view::npos;
         at = text.find_first_of("12", at + 1)) {
        std::string_view year = text.substr(at, 4);
        if (year.size() == 4 && (year.starts_with("19") || year.starts_with("20")) &&
            year.find_first_not_of("0123456789") == std::string_view::npos) {
            return true;
        }
    }
    return false;
}

/// The size that half of the words are smaller than.
float median_size(const std::vector<PageWord>& words) {
    std::vector<float> sizes;
    sizes.reserve(words.size());
    for (const PageWord& word : words) {
        sizes.push_back(word.size);
    }
    if (sizes.empty()) {
        return 0;
    }
    auto middle = sizes.begin() + static_cast<std::ptrdiff_t>(sizes.size() / 2);
    std::nth_element(sizes.begin(), middle, sizes.end());
    return *middle;
}

/// The words of a page with a year in them, by the height they stand at: a word need not follow those left of it.
class Years {
public:
    explicit Years(const std::vector<PageWord>& words) {
        for (const PageWord& word : words) {
            if (has_year(word.text)) {
                years_.emplace_back(word.middle(), word.right);
            }
        }
        std::sort(years_.begin(), years_.end());
    }
    [[nodiscard]] bool stand_before(const PageWord& word) const {
        constexpr std::ptrdiff_t most = 50;  // on one line
        const float near = 0.3F * word.size;
        auto at = std::lower_bound(years_.begin(), years_.end(), std::pair{word.middle() - near, 0.0F});
        const auto end = at + std::min(most, years_.end() - at);
        at = std::find_if(
            at, end, [&](const auto& year) { return year.first > word.middle() + near || year.second < word.left; });
        return at != end && at->first <= word.middle() + near;
    }

private:
    std::vector<std::pair<float, float>> years_;  ///< middle, right
};

}  // namespace

FontKinds::Kinds FontKinds::of(const PageWord& word) {
    if (!known_ || word.font != font_) {
        const std::string name = fold(word.font);
        kinds_ = {is_icon_font(name), is_symbol_font(name)};
        font_ = word.font;
        known_ = true;
    }
    return kinds_;
}

DrawnGlyph glyph_of(const PageWord& word) {
    return {word.text, static_cast<int>(std::lround(10 * word.size))};
}

std::set<DrawnGlyph> icon_bullets(const std::vector<PageWord>& words, FontKinds& fonts) {
    struct Use {
        int all = 0, pictures = 0;
    };
    if (std::none_of(words.begin(), words.end(), [&](const PageWord& word) { return fonts.icons(word); })) {
        return {};
    }
    std::map<DrawnGlyph, Use> uses;
    const Years years(words);
    const float large = 1.15F * median_size(words);
    auto on_line_of = [&](const PageWord& word, std::size_t i) {
        return i < words.size() && std::abs(words[i].middle() - word.middle()) < 0.5F * std::max(1.0F, word.size);
    };
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (!fonts.icons(words[i])) {
            continue;
        }
        Use& use = uses[glyph_of(words[i])];
        ++use.all;
        bool picture = (i > 0 && on_line_of(words[i], i - 1)) || years.stand_before(words[i]);
        picture = picture || (on_line_of(words[i], i + 1) && words[i + 1].size > large);
        for (std::size_t next = i + 1; next <= i + 8 && on_line_of(words[i], next); ++next) {
            picture = picture || fonts.icons(words[next]) || (next <= i + 3 && has_year(words[next].text));
        }
        use.pictures += picture ? 1 : 0;
    }
    std::set<DrawnGlyph> bullets;
    for (const auto& [glyph, use] : uses) {
        if (use.all >= 3 && use.pictures * 2 < use.all) {
            bullets.insert(glyph);
        }
    }
    return bullets;
}

void take_pictures_off(std::vector<PageWord>& words, FontKinds& fonts) {
    for (PageWord& word : words) {
        if (!fonts.icons(word)) {
            continue;
        }
        const std::u32string characters = to_characters(word.text);
        const auto text = std::find_if_not(characters.begin(), characters.end(), is_private);
        const bool letters = std::any_of(text, characters.end(), is_letter);
        if (text == characters.begin() || !letters) {
            continue;
        }
        const auto pictures = static_cast<float>(text - characters.begin());
        word.left = std::min(word.left + pictures * word.size, (word.left + word.right) / 2);
        word.text.clear();
        std::for_each(text, characters.end(), [&](char32_t c) { append_character(word.text, c); });
        word.font.clear();
    }
}

}  // namespace cvconv::pdf
