#include "readers/pdf/words/words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

#include <fmt/format.h>

#include "ir/unicode.h"
#include "readers/pdf/file/pdf_file.h"
#include "readers/pdf/words/pieces_by_place.h"
#include "readers/pdf/words/tex_fonts.h"

namespace cvconv::pdf {

namespace {

bool contains_any(std::string_view name, std::initializer_list<std::string_view> parts) {
    return std::any_of(parts.begin(), parts.end(),
                       [&](std::string_view part) { return name.find(part) != std::string_view::npos; });
}

/// Weight and slant by the font's name: "ABCDEF+SourceSans-SemiboldIt", "CMBX12", "SFTI1000".
void look_of_font(PageWord& word) {
    if (word.font.size() > 7 && word.font[6] == '+') {
        word.font.erase(0, 7);
    }
    std::string_view font = word.font;
    std::string name = fold(font);
    bool latex_bold = name.starts_with("cmbx") || name.starts_with("sfbx") || name.starts_with("cmssbx") ||
                      name.starts_with("ecbx") || name.starts_with("sfsx") || name.starts_with("ecsx");
    word.bold = contains_any(name, {"bold", "black", "heavy", "demi", "-bd", "_bd"}) || latex_bold ||
                (contains_any(name, {"medium", "-medi"}) && !contains_any(name, {"mediumcond"}));
    word.italic = contains_any(name, {"italic", "oblique", "slanted", "-it", "ital"}) || name.starts_with("cmti") ||
                  name.starts_with("sfti") || name.starts_with("ecti") || name.starts_with("cmsl") ||
                  name.starts_with("sfsl") || name.starts_with("sfsi") || name.starts_with("cmssi") ||
                  name.starts_with("ecsl") || name.starts_with("ecsi");
    if (font.ends_with("It") || font.ends_with("Ital")) {
        word.italic = true;
    }
    word.small_caps = contains_any(name, {"smallcap", "caps"}) || name.starts_with("cmcsc") ||
                      name.starts_with("sfcc") || name.starts_with("eccc");
}

/// Most words have the font of the word before.
class Looks {
public:
    void give(PageWord& word, std::string font) {
        if (!known_ || font != font_) {
            look_ = {};
            look_.font = font;
            look_of_font(look_);
            font_ = std::move(font);
            known_ = true;
        }
        word.font = look_.font;
        word.bold = look_.bold;
        word.italic = look_.italic;
        word.small_caps = look_.small_caps;
    }

private:
    std::string font_;  ///< as poppler names it
    PageWord look_;
    bool known_ = false;
};

/// Nothing of text without letters, and nothing that no page holds.
std::optional<PageWord> word_from(FoundWord found, Looks& looks) {
    PageWord word;
    word.text = std::move(found.text);
    word.left = static_cast<float>(found.left);
    word.right = static_cast<float>(found.right);
    word.top = static_cast<float>(found.top);
    word.bottom = static_cast<float>(found.bottom);
    word.space_after = found.space_after;
    word.rotation = found.rotation & 3;
    word.colour = found.ink ? colour_of(*found.ink) : 0;
    word.edges = std::move(found.edges);
    bool finite =
        std::isfinite(word.left) && std::isfinite(word.right) && std::isfinite(word.top) && std::isfinite(word.bottom);
    if (word.text.empty() || !finite || std::abs(word.left) > 1e5F || std::abs(word.top) > 1e5F) {
        return std::nullopt;
    }
    if (found.size) {
        word.size = static_cast<float>(*found.size);
        looks.give(word, std::move(found.font));
    }
    if (word.size <= 0.5F || word.size > 200) {
        word.size = std::max(1.0F, word.height() / 1.15F);
    }
    return word;
}

}  // namespace

std::optional<std::vector<PageWords>> extract_pages(PdfFile& file, const ReadOptions& options,
                                                    Diagnostics& diagnostics) {
    file.report_to(diagnostics);
    if (file.state() == PdfFile::State::damaged) {
        diagnostics.add(Code::pdf_damaged);
        return std::nullopt;
    }
    if (file.state() == PdfFile::State::locked) {
        diagnostics.add(options.password.empty() ? Code::pdf_encrypted : Code::pdf_wrong_password);
        return std::nullopt;
    }
    int pages = file.pages();
    if (pages <= 0) {
        diagnostics.add(Code::pdf_no_pages);
        return std::nullopt;
    }
    if (pages > options.limits.max_pages) {
        diagnostics.add(Code::too_many_pages, fmt::format("{}, at most {}", pages, options.limits.max_pages));
        return std::nullopt;
    }
    std::vector<PageWords> result;
    std::size_t words = 0;
    constexpr std::size_t longest_words = 20;  // characters, if all were as long
    file.read_at_most(options.limits.max_words * longest_words);
    Looks looks;
    for (int number = 1; number <= pages; ++number) {
        const std::optional<PageSize> size = file.size_of(number);
        if (!size) {
            diagnostics.add(Code::pdf_page_skipped, Place{{}, number, 0, 0, {}});
            continue;
        }
        PageWords out;
        out.number = number;
        out.width = static_cast<float>(size->width);
        out.height = static_cast<float>(size->height);
        const bool fonts = options.fonts && !file.is_risky(number);
        const std::size_t most = options.limits.max_words - words;
        bool coloured = true;  // the library says in which colour
        file.each_word(number, fonts, [&](FoundWord found) {
            coloured = coloured && found.ink;
            if (out.words.size() >= most) {
                return false;
            }
            if (auto word = word_from(std::move(found), looks)) {
                out.words.push_back(*std::move(word));
            }
            return true;
        });
        if (const std::optional<Excess> excess = file.excess()) {
            if (*excess == Excess::characters) {
                diagnostics.add(Code::too_many_words, fmt::format("at most {}", options.limits.max_words));
            } else {
                diagnostics.add(Code::limit_reached, Place{{}, number, 0, 0, {}}, "operations that draw the pages");
            }
            return std::nullopt;
        }
        read_tex_encoding(out.words, fonts);
        out.drawing = file.drawing_of(number);
        if (!coloured) {
            give_colours(out.words, out.drawing.pieces);
        }
        words += out.words.size();
        result.push_back(std::move(out));
        if (words >= options.limits.max_words) {
            diagnostics.add(Code::too_many_words, fmt::format("at most {}", options.limits.max_words));
            return std::nullopt;
        }
    }
    return result;
}

void extend(PageWord& word, const PageWord& next) {
    if (word.printed || next.printed) {
        const PageWord::Sides a = word.place();
        const PageWord::Sides b = next.place();
        word.printed = PageWord::Sides{std::min(a.left, b.left), std::max(a.right, b.right)};
    }
    word.right = std::max(word.right, next.right);
}

bool have_text(const std::vector<PageWords>& pages, Diagnostics& diagnostics) {
    if (std::all_of(pages.begin(), pages.end(), [](const PageWords& page) { return page.words.empty(); })) {
        diagnostics.add(Code::pdf_no_text, fmt::format("{} {}", pages.size(), pages.size() == 1 ? "page" : "pages"));
        return false;
    }
    return true;
}

std::optional<std::vector<PageWords>> extract_words(PdfFile& file, const ReadOptions& options,
                                                    Diagnostics& diagnostics) {
    auto pages = extract_pages(file, options, diagnostics);
    return pages && have_text(*pages, diagnostics) ? std::move(pages) : std::nullopt;
}

std::vector<PageWord> words_within(PdfFile& file, int page, const Area& area, std::size_t most) {
    std::vector<PageWord> words;
    Looks looks;
    file.each_word_within(page, area, [&](FoundWord found) {
        if (auto word = word_from(std::move(found), looks)) {
            words.push_back(*std::move(word));
        }
        return words.size() < most;
    });
    read_tex_encoding(words, false);
    return words;
}

}  // namespace cvconv::pdf
