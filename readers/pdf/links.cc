#include "readers/pdf/links.h"

#include <algorithm>
#include <cstring>
#include <exception>

#define POINTERHOLDER_TRANSITION 4  // shared pointers only: what qpdf asks of new code
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>

#include "readers/pdf/content_stream.h"
#include "readers/pdf/objects.h"

namespace cvconv::pdf {

namespace {

constexpr std::size_t most_links = 2000;
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

bool is_risky(Objects& objects, QPDFPageObjectHelper page) {
    try {
        if (outlives_its_state(*objects.content_of(page))) {
            return true;
        }
        for (auto& [name, form] : page.getFormXObjects()) {
            if (outlives_its_state(*objects.content_of(QPDFPageObjectHelper(form)))) {
                return true;
            }
        }
    } catch (const std::exception&) {
        return true;  // a stream that qpdf cannot read is no place for experiments
    }
    return false;
}

void add_links(QPDFPageObjectHelper page, int number, std::vector<PageLink>& links) {
    auto crop = page.getCropBox().getArrayAsRectangle();
    int rotate = 0;
    auto rotation = page.getAttribute("/Rotate", false);
    if (rotation.isInteger()) {
        rotate = ((rotation.getIntValueAsInt() % 360) + 360) % 360;
    }
    for (auto& annotation : page.getAnnotations("/Link")) {
        if (links.size() >= most_links) {
            return;
        }
        auto action = annotation.getObjectHandle().getKey("/A");
        if (!action.isDictionary() || !action.getKey("/URI").isString()) {
            continue;
        }
        auto r = annotation.getRect();
        double left = std::min(r.llx, r.urx) - crop.llx;
        double right = std::max(r.llx, r.urx) - crop.llx;
        double top = crop.ury - std::max(r.lly, r.ury);
        double bottom = crop.ury - std::min(r.lly, r.ury);
        double width = crop.urx - crop.llx;
        double height = crop.ury - crop.lly;
        if (rotate == 90) {
            double l = left;
            left = height - bottom;
            bottom = right;
            right = height - top;
            top = l;
        } else if (rotate == 180) {
            std::swap(left, right);
            std::swap(top, bottom);
            left = width - left;
            right = width - right;
            top = height - top;
            bottom = height - bottom;
        } else if (rotate == 270) {
            double l = left;
            left = top;
            top = width - right;
            right = bottom;
            bottom = width - l;
        }
        std::string target = action.getKey("/URI").getUTF8Value();
        if (!target.empty() && target.size() < 4096) {
            links.push_back({number, static_cast<float>(left), static_cast<float>(top), static_cast<float>(right),
                             static_cast<float>(bottom), std::move(target)});
        }
    }
}

}  // namespace

Annotations read_annotations(Objects* objects, int max_pages) {
    Annotations result;
    if (objects == nullptr) {
        return result;
    }
    try {
        int number = 0;
        for (auto& page : QPDFPageDocumentHelper(objects->document()).getAllPages()) {
            if (++number > max_pages) {
                break;
            }
            try {
                add_links(page, number, result.links);
            } catch (const std::exception&) {
                // a damaged annotation costs its link only
            }
            if (is_risky(*objects, page)) {
                result.risky_pages.push_back(number);
            }
        }
    } catch (const std::exception&) {
        // poppler repairs more than qpdf does: the words may still be read, the links are lost
    }
    return result;
}

}  // namespace cvconv::pdf
