// By poppler-cpp, which every poppler has. It looks for a page's fonts after its words, asks fontconfig about those
// that are not embedded, and copies the list of them into every word.

#include "readers/pdf/poppler_file.h"

#include <utility>

#include <poppler-document.h>
#include <poppler-global.h>
#include <poppler-page.h>

#include "ir/unicode.h"
#include "readers/pdf/words.h"

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
    explicit Listening(Diagnostics* diagnostics) : before(std::exchange(current, diagnostics)) {
        static const bool installed = [] {
            poppler::set_debug_error_function(on_message, nullptr);
            return true;
        }();
        (void)installed;
    }
    ~Listening() { current = before; }
    Listening(const Listening&) = delete;
    Listening& operator=(const Listening&) = delete;

    Diagnostics* before;
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

FoundWord found(const poppler::text_box& box) {
    FoundWord found;
    found.text = to_utf8(box.text());
    const poppler::rectf place = box.bbox();
    found.left = place.left();
    found.right = place.right();
    found.top = place.top();
    found.bottom = place.bottom();
    found.space_after = box.has_space_after();
    if (box.has_font_info()) {
        found.size = box.get_font_size();
        found.font = box.get_font_name(0);
    }
    return found;
}

}  // namespace

struct PopplerFile::Parts {
    explicit Parts(Diagnostics& diagnostics) : listening(&diagnostics) {}

    Listening listening;
    std::unique_ptr<poppler::document> document;
    std::unique_ptr<poppler::page> page;  ///< the last one that was asked for
};

PopplerFile::PopplerFile(std::string_view bytes, const std::string& password, Diagnostics& diagnostics)
    : parts_(std::make_unique<Parts>(diagnostics)) {
    parts_->document.reset(
        poppler::document::load_from_raw_data(bytes.data(), static_cast<int>(bytes.size()), password, password));
}

PopplerFile::~PopplerFile() = default;

PopplerFile::State PopplerFile::state() const {
    return !parts_->document ? State::damaged : parts_->document->is_locked() ? State::locked : State::open;
}

int PopplerFile::pages() const {
    return parts_->document->pages();
}

std::optional<PageSize> PopplerFile::size_of(int page) {
    parts_->page.reset(parts_->document->create_page(page - 1));
    if (!parts_->page) {
        return std::nullopt;
    }
    const poppler::rectf box = parts_->page->page_rect();
    return PageSize{box.width(), box.height()};
}

void PopplerFile::each_word(int /*page*/, bool fonts, const std::function<bool(FoundWord)>& take) {
    for (const poppler::text_box& box : parts_->page->text_list(fonts ? poppler::page::text_list_include_font : 0)) {
        if (!take(found(box))) {
            return;
        }
    }
}

std::shared_ptr<void> keep_library_open() {
    static constexpr std::string_view smallest =
        "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n"
        "trailer<</Root 1 0 R/Size 3>>\n%%EOF\n";
    Listening nobody(nullptr);  // the file has no cross-references: that is said, and then they are made
    return std::shared_ptr<poppler::document>(
        poppler::document::load_from_raw_data(smallest.data(), static_cast<int>(smallest.size())));
}

}  // namespace cvconv::pdf
