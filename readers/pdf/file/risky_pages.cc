#include "readers/pdf/file/risky_pages.h"

#include <cstring>
#include <string_view>
#include <vector>

#include "readers/pdf/file/content_stream.h"

namespace cvconv::pdf {
namespace {

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

}  // namespace

bool text_outlives_its_state(PdfFile& file, const PageObject& page) {
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

}  // namespace cvconv::pdf
