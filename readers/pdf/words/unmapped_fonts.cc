#include "readers/pdf/words/unmapped_fonts.h"

#include <algorithm>
#include <map>
#include <optional>
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

/// Pages have most of their fonts in common: each is looked at once.
class UnmappedFonts {
public:
    std::set<std::string> of(const PageObject& page) {
        std::set<std::string> names;
        const PdfObject fonts = page.resources.key("Font");
        for (const std::string& key : fonts.keys()) {
            if (const std::optional<std::string> name = unmapped_name(fonts, key)) {
                names.insert(*name);
            }
        }
        return names;
    }

private:
    std::optional<std::string> unmapped_name(const PdfObject& fonts, const std::string& key) {
        auto look = [&] {
            const PdfObject font = fonts.key(key);
            return is_unmapped(font) ? std::optional(name_of(font)) : std::nullopt;
        };
        const std::optional<PdfObject::Id> id = fonts.id_of(key);
        if (!id) {
            return look();
        }
        auto [known, added] = known_.try_emplace(*id);
        if (added) {
            known->second = look();
        }
        return known->second;
    }

    std::map<PdfObject::Id, std::optional<std::string>> known_;
};

}  // namespace

void report_unmapped_fonts(const std::vector<PageWords>& pages, PdfFile& file, Diagnostics& diagnostics) {
    UnmappedFonts unmapped;
    for (const PageWords& page : pages) {
        const std::optional<PageObject> object = file.page(page.number);
        const std::set<std::string> names = object ? unmapped.of(*object) : std::set<std::string>();
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
