#include "readers/pdf/file/links.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace cvconv::pdf {

namespace {

constexpr std::size_t most_links = 2000;
constexpr std::size_t longest_target = 4096;

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

std::vector<PageLink> read_links(PdfFile& file, int max_pages) {
    std::vector<PageLink> links;
    const int pages = file.state() == PdfFile::State::open ? std::min(file.pages(), max_pages) : 0;
    for (int number = 1; number <= pages; ++number) {
        if (const std::optional<PageObject> page = file.page(number)) {
            add_links(*page, links);
        }
    }
    return links;
}

std::vector<Link> attach_links(const std::vector<PageLink>& links, const std::vector<PlacedWord>& words) {
    std::vector<Link> result;
    for (const PageLink& link : links) {
        Link out{{}, link.target};
        const PlacedWord* nearest = nullptr;
        float distance = 1e9F;
        for (const PlacedWord& word : words) {
            if (word.page != link.page) {
                continue;
            }
            float middle_x = (word.left + word.right) / 2;
            float middle_y = (word.top + word.bottom) / 2;
            bool under = middle_x > link.left - 1 && middle_x < link.right + 1 && middle_y > link.top - 1 &&
                         middle_y < link.bottom + 1;
            if (under) {
                // words of one link follow one another in the text
                if (out.text.empty()) {
                    out.text = word.text;
                } else if (word.text.begin >= out.text.begin && word.text.begin <= out.text.end + 4) {
                    out.text.end = std::max(out.text.end, word.text.end);
                }
            }
            float dx = std::max({0.0F, link.left - word.right, word.left - link.right});
            float dy = std::abs(middle_y - (link.top + link.bottom) / 2);
            if (dx + 3 * dy < distance) {
                distance = dx + 3 * dy;
                nearest = &word;
            }
        }
        if (out.text.empty() && nearest != nullptr) {
            out.text = {nearest->text.begin, nearest->text.begin};
        }
        if (nearest != nullptr) {
            result.push_back(std::move(out));
        }
    }
    std::stable_sort(result.begin(), result.end(),
                     [](const Link& a, const Link& b) { return a.text.begin < b.text.begin; });
    return result;
}

}  // namespace cvconv::pdf
