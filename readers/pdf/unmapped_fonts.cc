#include "readers/pdf/unmapped_fonts.h"

#include <algorithm>
#include <set>
#include <string>

#include <fmt/format.h>

namespace cvconv::pdf {
namespace {

/// Codes are glyph numbers (Identity-H) of a font of its own, and no map to Unicode is given. Where the glyphs
/// are those of a known collection (Adobe-Japan1), poppler has the map.
bool is_unmapped(const PdfObject& font) {
    if (!font.is_dictionary() || font.key("Subtype").name() != "Type0" ||
        !font.key("Encoding").name().starts_with("Identity") || font.key("ToUnicode").is_stream()) {
        return false;
    }
    const PdfObject descendant = font.key("DescendantFonts").at(0);
    return descendant.is_dictionary() &&
           descendant.key("CIDSystemInfo").key("Ordering").text().value_or("Identity") == "Identity";
}

/// "/ABCDEF+Lato-Regular" → "Lato-Regular"
std::string name_of(const PdfObject& font) {
    const std::string name = font.key("BaseFont").name();
    return name.size() > 7 && name[6] == '+' ? name.substr(7) : name;
}

std::set<std::string> unmapped_fonts(const PageObject& page) {
    std::set<std::string> names;
    const PdfObject fonts = page.resources.key("Font");
    for (const std::string& key : fonts.keys()) {
        if (const PdfObject font = fonts.key(key); is_unmapped(font)) {
            names.insert(name_of(font));
        }
    }
    return names;
}

}  // namespace

void report_unmapped_fonts(const std::vector<PageWords>& pages, PdfFile& file, Diagnostics& diagnostics) {
    for (const PageWords& page : pages) {
        const std::optional<PageObject> object = file.page(page.number);
        const std::set<std::string> names = object ? unmapped_fonts(*object) : std::set<std::string>();
        const auto words =
            names.empty() ? 0 : std::count_if(page.words.begin(), page.words.end(), [&](const PageWord& word) {
                return names.contains(word.font);
            });
        // A few are icons, which nobody misses.
        if (10 * static_cast<std::size_t>(words) > page.words.size()) {
            Place place;
            place.page = page.number;
            diagnostics.add(Code::pdf_garbled_text, std::move(place),
                            fmt::format("{} of {} words, in {}", words, page.words.size(), *names.begin()));
        }
    }
}

}  // namespace cvconv::pdf
