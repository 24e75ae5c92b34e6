#include "readers/pdf/links.h"

#include <algorithm>
#include <cstring>

#include "readers/pdf/content_stream.h"

namespace cvconv::pdf {

namespace {

constexpr std::size_t most_links = 2000;
constexpr std::size_t longest_target = 4096;
constexpr std::size_t most_operators = 1'000'000;

// poppler 22.12 dereferences a null font where an ActualText span closes after the Q that restored a
// graphics state without one:
//   /Span <</ActualText (C.V.)>> BDC q BT /F1 12 Tf (x) Tj ET Q EMC
// Such pages are read without fonts. Any marked-content span that closes at another depth than it opened
// counts, also one that closes at the same depth but saw a Q in between.
bool outlives_its_state(std::string_view content) {
    // Most pages have no such text: looking for its name is far less work than reading operators.
    static constexpr std::string_view sign = "/ActualText";
    if (::memmem(content.data(), content.size(), sign.data(), sign.size()) == nullptr) {
        return false;
    }
    ContentStream stream(content);
    std::string_view name;
    std::vector<double> numbers;
    std::vector<bool> spans;  ///< open ones: has it such a text?
    std::size_t open_texts = 0;
    for (std::size_t i = 0; i < most_operators && stream.next(name, numbers); ++i) {
        if (name == "BDC" || name == "BMC") {
            spans.push_back(name == "BDC" && stream.has_actual_text());
            open_texts += spans.back() ? 1 : 0;
        } else if (name == "EMC") {
            if (!spans.empty()) {
                open_texts -= spans.back() ? 1 : 0;
                spans.pop_back();
            }
        } else if (name == "Q" && open_texts > 0) {
            return true;
        }
    }
    return false;
}

bool is_risky(PdfFile& file, const PageObject& page) {
    // What cannot be unpacked is no place for experiments.
    auto content = file.content_of(page);
    if (content == nullptr || outlives_its_state(*content)) {
        return true;
    }
    const PdfObject objects = page.resources.key("XObject");
    for (const std::string& name : objects.keys()) {
        if (const PdfObject form = objects.key(name); form.key("Subtype").name() == "Form") {
            content = file.content_of(form);
            if (content == nullptr || outlives_its_state(*content)) {
                return true;
            }
        }
    }
    return false;
}

/// Rotated with the page: from its upright top left corner to that of the page as it is shown.
PageLink turned(PageLink link, int rotation, float width, float height) {
    const PageLink upright = link;
    if (rotation == 90) {
        link.left = height - upright.bottom;
        link.right = height - upright.top;
        link.top = upright.left;
        link.bottom = upright.right;
    } else if (rotation == 180) {
        link.left = width - upright.right;
        link.right = width - upright.left;
        link.top = height - upright.bottom;
        link.bottom = height - upright.top;
    } else if (rotation == 270) {
        link.left = upright.top;
        link.right = upright.bottom;
        link.top = width - upright.right;
        link.bottom = width - upright.left;
    }
    return link;
}

void add_links(const PageObject& page, std::vector<PageLink>& links) {
    const PdfObject annotations = page.dictionary.key("Annots");
    for (std::size_t i = 0; i < annotations.size() && links.size() < most_links; ++i) {
        const PdfObject annotation = annotations.at(i);
        const PdfObject rectangle = annotation.key("Rect");
        std::optional<std::string> target = annotation.key("A").key("URI").text();
        if (annotation.key("Subtype").name() != "Link" || rectangle.size() != 4 || !target || target->empty() ||
            target->size() >= longest_target) {
            continue;
        }
        auto edge = [&](std::size_t n) { return rectangle.at(n).number().value_or(0); };
        const PageLink link{page.number,
                            static_cast<float>(std::min(edge(0), edge(2)) - page.left),
                            static_cast<float>(page.top - std::max(edge(1), edge(3))),
                            static_cast<float>(std::max(edge(0), edge(2)) - page.left),
                            static_cast<float>(page.top - std::min(edge(1), edge(3))),
                            *std::move(target)};
        links.push_back(turned(link, page.rotation, static_cast<float>(page.right - page.left),
                               static_cast<float>(page.top - page.bottom)));
    }
}

}  // namespace

Annotations read_annotations(PdfFile& file, int max_pages) {
    Annotations result;
    const int pages = file.state() == PdfFile::State::open ? std::min(file.pages(), max_pages) : 0;
    for (int number = 1; number <= pages; ++number) {
        if (const std::optional<PageObject> page = file.page(number)) {
            add_links(*page, result.links);
            if (is_risky(file, *page)) {
                result.risky_pages.push_back(number);
            }
        }
    }
    return result;
}

}  // namespace cvconv::pdf
