#include "readers/pdf/words/picture_pages.h"

#include <algorithm>
#include <string>

#include <fmt/format.h>

namespace cvconv::pdf {
namespace {

/// Less is too coarse for a page, which has 1,200 pixels at least in both directions.
constexpr double least_side = 600;
constexpr int deepest = 4;
constexpr std::size_t most_objects = 200;

/// Among what a page or a form may draw; forms draw things of their own.
bool has_picture(const PdfObject& resources, int depth, std::size_t& looked_at) {
    const PdfObject objects = resources.key("XObject");
    for (const std::string& name : objects.keys()) {
        if (++looked_at > most_objects) {
            return false;
        }
        const PdfObject object = objects.key(name);
        const std::string kind = object.key("Subtype").name();
        if (kind == "Image" && object.key("Width").number().value_or(0) >= least_side &&
            object.key("Height").number().value_or(0) >= least_side) {
            return true;
        }
        if (kind == "Form" && depth < deepest && has_picture(object.key("Resources"), depth + 1, looked_at)) {
            return true;
        }
    }
    return false;
}

}  // namespace

bool is_picture(PdfFile& file, int page) {
    const std::optional<PageObject> object = file.page(page);
    std::size_t looked_at = 0;
    return object && has_picture(object->resources, 0, looked_at);
}

void report_picture_pages(const std::vector<PageWords>& pages, PdfFile& file, Diagnostics& diagnostics) {
    if (std::all_of(pages.begin(), pages.end(), [](const PageWords& page) { return page.words.empty(); })) {
        return;
    }
    std::string numbers;
    for (const PageWords& page : pages) {
        if (page.words.empty() && is_picture(file, page.number)) {
            numbers += fmt::format("{}{}", numbers.empty() ? "" : ", ", page.number);
        }
    }
    if (!numbers.empty()) {
        diagnostics.add(Code::pages_are_pictures, numbers);
    }
}

}  // namespace cvconv::pdf
