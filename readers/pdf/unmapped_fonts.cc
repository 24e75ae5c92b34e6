#include "readers/pdf/unmapped_fonts.h"

#include <algorithm>
#include <exception>
#include <set>
#include <string>

#include <fmt/format.h>

#define POINTERHOLDER_TRANSITION 4  // shared pointers only: what qpdf asks of new code
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>

#include "readers/pdf/objects.h"

namespace cvconv::pdf {
namespace {

/// Codes are glyph numbers (Identity-H) of a font of its own, and no map to Unicode is given. Where the glyphs
/// are those of a known collection (Adobe-Japan1), poppler has the map.
bool is_unmapped(QPDFObjectHandle font) {
    if (!font.isDictionary() || font.hasKey("/ToUnicode") || !font.getKey("/Subtype").isNameAndEquals("/Type0")) {
        return false;
    }
    QPDFObjectHandle encoding = font.getKey("/Encoding");
    QPDFObjectHandle descendants = font.getKey("/DescendantFonts");
    if (!encoding.isName() || !encoding.getName().starts_with("/Identity") || !descendants.isArray() ||
        descendants.getArrayNItems() < 1 || !descendants.getArrayItem(0).isDictionary()) {
        return false;
    }
    QPDFObjectHandle info = descendants.getArrayItem(0).getKey("/CIDSystemInfo");
    return !info.isDictionary() || !info.getKey("/Ordering").isString() ||
           info.getKey("/Ordering").getStringValue() == "Identity";
}

/// "/ABCDEF+Lato-Regular" → "Lato-Regular"
std::string name_of(QPDFObjectHandle font) {
    QPDFObjectHandle base = font.getKey("/BaseFont");
    std::string name = base.isName() ? base.getName().substr(1) : std::string();
    return name.size() > 7 && name[6] == '+' ? name.substr(7) : name;
}

std::set<std::string> unmapped_fonts(QPDFPageObjectHelper page) {
    std::set<std::string> names;
    QPDFObjectHandle resources = page.getAttribute("/Resources", false);
    QPDFObjectHandle fonts = resources.isDictionary() ? resources.getKey("/Font") : QPDFObjectHandle::newNull();
    if (fonts.isDictionary()) {
        for (const std::string& key : fonts.getKeys()) {
            if (QPDFObjectHandle font = fonts.getKey(key); is_unmapped(font)) {
                names.insert(name_of(font));
            }
        }
    }
    return names;
}

}  // namespace

void report_unmapped_fonts(const std::vector<PageWords>& pages, Objects* objects, Diagnostics& diagnostics) {
    if (objects == nullptr) {
        return;
    }
    try {
        std::vector<QPDFPageObjectHelper> drawn = QPDFPageDocumentHelper(objects->document()).getAllPages();
        for (const PageWords& page : pages) {
            const auto index = static_cast<std::size_t>(page.number) - 1;
            if (index >= drawn.size()) {
                return;
            }
            const std::set<std::string> names = unmapped_fonts(drawn[index]);
            auto words = names.empty() ? 0
                                       : std::count_if(page.words.begin(), page.words.end(),
                                                       [&](const PageWord& word) { return names.contains(word.font); });
            // A few are icons, which nobody misses.
            if (10 * static_cast<std::size_t>(words) > page.words.size()) {
                Place place;
                place.page = page.number;
                diagnostics.add(Code::pdf_garbled_text, std::move(place),
                                fmt::format("{} of {} words, in {}", words, page.words.size(), *names.begin()));
            }
        }
    } catch (const std::exception&) {
        // poppler repairs more than qpdf does: nothing is known of the fonts
    }
}

}  // namespace cvconv::pdf
