#include "readers/pdf/words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

#include <fmt/format.h>
#include <poppler-document.h>
#include <poppler-global.h>
#include <poppler-page.h>

#include "ir/unicode.h"

namespace cvconv::pdf {

namespace {

// poppler has one error callback for the whole process, without a word about which document it
// concerns: the document that this thread is reading.
thread_local Diagnostics* current = nullptr;

void on_message(const std::string& message, void* /*closure*/) {
    if (current != nullptr && !current->has(Code::pdf_library_message)) {
        current->add(Code::pdf_library_message, std::string(trim(message)));
    }
}

struct Listening {
    explicit Listening(Diagnostics& diagnostics) {
        static const bool installed = [] {
            poppler::set_debug_error_function(on_message, nullptr);
            return true;
        }();
        (void)installed;
        current = &diagnostics;
    }
    ~Listening() { current = nullptr; }
    Listening(const Listening&) = delete;
    Listening& operator=(const Listening&) = delete;
};

/// ustring::to_utf8 opens iconv each time and stops silently at what it cannot convert.
std::string to_utf8(const poppler::ustring& text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        char32_t c = text[i];
        if (c >= 0xD800 && c < 0xDC00 && i + 1 < text.size() && text[i + 1] >= 0xDC00 && text[i + 1] < 0xE000) {
            c = 0x10000 + ((c - 0xD800) << 10U) + (text[++i] - 0xDC00U);
        } else if (c >= 0xD800 && c < 0xE000) {
            c = 0xFFFD;
        }
        if (c >= 0x20 && c != 0x7F) {
            append_character(out, c);
        }
    }
    return out;
}

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

void add_page(PageWords& page, const std::vector<poppler::text_box>& boxes, std::size_t max_words) {
    for (const poppler::text_box& box : boxes) {
        if (page.words.size() >= max_words) {
            break;
        }
        poppler::rectf r = box.bbox();
        PageWord word;
        word.text = to_utf8(box.text());
        word.left = static_cast<float>(r.left());
        word.right = static_cast<float>(r.right());
        word.top = static_cast<float>(r.top());
        word.bottom = static_cast<float>(r.bottom());
        word.space_after = box.has_space_after();
        bool finite = std::isfinite(word.left) && std::isfinite(word.right) && std::isfinite(word.top) &&
                      std::isfinite(word.bottom);
        if (word.text.empty() || !finite || std::abs(word.left) > 1e5F || std::abs(word.top) > 1e5F) {
            continue;
        }
        if (box.has_font_info()) {
            word.size = static_cast<float>(box.get_font_size());
            word.font = box.get_font_name(0);
            look_of_font(word);
        }
        if (word.size <= 0.5F || word.size > 200) {
            word.size = std::max(1.0F, word.height() / 1.15F);
        }
        page.words.push_back(std::move(word));
    }
}

}  // namespace

std::optional<std::vector<PageWords>> extract_words(std::string_view bytes, const ReadOptions& options,
                                                    const std::vector<int>& pages_without_fonts,
                                                    Diagnostics& diagnostics) {
    Listening listening(diagnostics);
    if (bytes.size() > static_cast<std::size_t>(INT32_MAX)) {
        diagnostics.add(Code::file_too_large);
        return std::nullopt;
    }
    std::unique_ptr<poppler::document> document(poppler::document::load_from_raw_data(
        bytes.data(), static_cast<int>(bytes.size()), options.password, options.password));
    if (!document) {
        diagnostics.add(Code::pdf_damaged);
        return std::nullopt;
    }
    if (document->is_locked()) {
        diagnostics.add(options.password.empty() ? Code::pdf_encrypted : Code::pdf_wrong_password);
        return std::nullopt;
    }
    int pages = document->pages();
    if (pages <= 0) {
        diagnostics.add(Code::pdf_no_pages);
        return std::nullopt;
    }
    if (pages > options.limits.max_pages) {
        diagnostics.add(Code::limit_reached,
                        fmt::format("{} pages, at most {} are read", pages, options.limits.max_pages));
        return std::nullopt;
    }
    std::vector<PageWords> result;
    std::size_t words = 0;
    for (int i = 0; i < pages; ++i) {
        std::unique_ptr<poppler::page> page(document->create_page(i));
        if (!page) {
            diagnostics.add(Code::pdf_page_skipped, Place{{}, i + 1, 0, 0, {}});
            continue;
        }
        poppler::rectf box = page->page_rect();
        PageWords out;
        out.number = i + 1;
        out.width = static_cast<float>(box.width());
        out.height = static_cast<float>(box.height());
        bool fonts = options.fonts && std::find(pages_without_fonts.begin(), pages_without_fonts.end(), i + 1) ==
                                          pages_without_fonts.end();
        add_page(out, page->text_list(fonts ? poppler::page::text_list_include_font : 0),
                 options.limits.max_words - words);
        words += out.words.size();
        result.push_back(std::move(out));
        if (words >= options.limits.max_words) {
            diagnostics.add(Code::limit_reached, fmt::format("more than {} words", options.limits.max_words));
            return std::nullopt;
        }
    }
    if (words == 0) {
        diagnostics.add(Code::pdf_no_text, fmt::format("{} {}", pages, pages == 1 ? "page" : "pages"));
        return std::nullopt;
    }
    return result;
}

std::shared_ptr<void> keep_library_open() {
    static constexpr std::string_view smallest =
        "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n"
        "trailer<</Root 1 0 R/Size 3>>\n%%EOF\n";
    Diagnostics unheard;
    Listening listening(unheard);  // the file has no cross-references: that is said, and then they are made
    return std::shared_ptr<poppler::document>(
        poppler::document::load_from_raw_data(smallest.data(), static_cast<int>(smallest.size())));
}

}  // namespace cvconv::pdf
