#include "readers/html/site_parts.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "ir/unicode.h"

namespace cvconv::html {
namespace {

/// "#work", "/blog", "cv.html?print": without a scheme or host.
bool is_within_site(std::string_view target) {
    const std::size_t colon = target.find(':');
    const bool has_scheme = colon != std::string_view::npos && colon < target.find_first_of("/?#");
    return !has_scheme && !target.starts_with("//");
}

bool is_menu_entry(const Document& document, const Block& block) {
    std::uint32_t at = block.text.begin;
    auto is_blank = [&](std::uint32_t begin, std::uint32_t end) {
        return trim(Span{begin, end}.of(document.text)).empty();
    };
    bool linked = false;
    auto link = std::ranges::lower_bound(document.links, at, {}, [](const Link& each) { return each.text.begin; });
    for (; link != document.links.end() && link->text.end <= block.text.end; ++link) {
        if (link->text.empty()) {
            continue;
        }
        if (!is_within_site(link->target) || !is_blank(at, link->text.begin)) {
            return false;
        }
        at = link->text.end;
        linked = true;
    }
    return linked && is_blank(at, block.text.end);
}

}  // namespace

SitePart site_part(const GumboElement& element) {
    const std::string_view name = name_of(element);
    const char* role = attribute(element, "role");
    const std::string_view said = role == nullptr ? "" : role;
    if (name == "nav" || said == "navigation") {
        return SitePart::menu;
    }
    return name == "footer" || said == "contentinfo" ? SitePart::footer : SitePart::none;
}

void mark_furniture(Document& document, std::size_t first, SitePart part) {
    for (std::size_t i = first; i < document.blocks.size(); ++i) {
        Block& block = document.blocks[i];
        const bool has_sign = block.text.of(document.text).find("\u00A9") != std::string_view::npos;
        if (part == SitePart::menu ? is_menu_entry(document, block) : has_sign) {
            block.kind = BlockKind::furniture;
        }
    }
}

}  // namespace cvconv::html
