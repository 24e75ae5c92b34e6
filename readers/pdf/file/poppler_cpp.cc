// By poppler-cpp, which every poppler has. It looks for a page's fonts after its words, asks fontconfig about those
// that are not embedded, and copies the list of them into every word. Of objects it knows nothing: qpdf reads them.

#include "readers/pdf/file/pdf_file.h"

#include <exception>
#include <utility>
#include <vector>

#include <poppler-document.h>
#include <poppler-global.h>
#include <poppler-page.h>

#include "readers/pdf/file/page_drawing.h"
#include "readers/pdf/file/poppler_messages.h"
#include "readers/pdf/file/qpdf_object.h"
#include "readers/pdf/file/risky_pages.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>
#include <qpdf/QPDFWriter.hh>

#include "ir/unicode.h"

namespace cvconv::pdf {
namespace {

void on_message(const std::string& message, void* /*closure*/) {
    PopplerMessages::say(std::string(trim(message)));
}

std::unique_ptr<poppler::document> load(std::string_view bytes, const std::string& password) {
    static const bool installed = [] {
        poppler::set_debug_error_function(on_message, nullptr);
        return true;
    }();
    (void)installed;
    return std::unique_ptr<poppler::document>(
        poppler::document::load_from_raw_data(bytes.data(), static_cast<int>(bytes.size()), password, password));
}

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
        if (c >= first_of_tex && c != 0x7F) {
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
    found.rotation = box.rotation();
    if (box.has_font_info()) {
        found.size = box.get_font_size();
        found.font = box.get_font_name(0);
    }
    return found;
}

}  // namespace

struct PdfFile::Parts {
    PopplerMessages messages;
    std::unique_ptr<poppler::document> document;
    std::unique_ptr<poppler::page> page;  ///< the last one that was asked for
    std::string_view bytes;
    std::string password;
    std::unique_ptr<QPDF> objects;  ///< null if qpdf cannot open it: it repairs less than poppler does
    std::vector<QPDFPageObjectHelper> pages;
};

PdfFile::PdfFile(std::string_view bytes, const std::string& password) : parts_(std::make_unique<Parts>()) {
    parts_->document = load(bytes, password);
    try {
        auto objects = std::make_unique<QPDF>();
        objects->setSuppressWarnings(true);
        objects->processMemoryFile("input", bytes.data(), bytes.size(), password.empty() ? nullptr : password.c_str());
        parts_->pages = QPDFPageDocumentHelper(*objects).getAllPages();
        parts_->objects = std::move(objects);
    } catch (const std::exception&) {
        parts_->pages.clear();
    }
}

PdfFile::~PdfFile() = default;

void PdfFile::report_to(Diagnostics& diagnostics) {
    parts_->messages.report_to(diagnostics);
}

PdfFile::State PdfFile::state() const {
    return !parts_->document ? State::damaged : parts_->document->is_locked() ? State::locked : State::open;
}

int PdfFile::pages() const {
    return parts_->document->pages();
}

std::optional<PageSize> PdfFile::size_of(int page) {
    parts_->page.reset(parts_->document->create_page(page - 1));
    if (!parts_->page) {
        return std::nullopt;
    }
    const poppler::rectf box = parts_->page->page_rect();
    return PageSize{box.width(), box.height()};
}

void PdfFile::read_at_most(std::size_t /*characters*/) {}

std::optional<Excess> PdfFile::excess() const {
    return std::nullopt;
}

void PdfFile::each_word(int page, bool fonts, const std::function<bool(FoundWord)>& take) {
    if (!size_of(page)) {
        return;
    }
    for (const poppler::text_box& box : parts_->page->text_list(fonts ? poppler::page::text_list_include_font : 0)) {
        if (!take(found(box))) {
            return;
        }
    }
}

PageDrawing PdfFile::drawing_of(int page) {
    const std::optional<PageObject> object = this->page(page);
    return object ? follow(*this, *object) : PageDrawing();
}

bool PdfFile::is_risky(int page) {
    const std::optional<PageObject> object = this->page(page);
    return object && text_outlives_its_state(*this, *object);
}

namespace {

/// That page alone, with other edges.
std::shared_ptr<Buffer> copy_with_edges(QPDFPageObjectHelper page, const Area& area) {
    const auto crop = page.getCropBox().getArrayAsRectangle();
    const QPDFObjectHandle::Rectangle edges(crop.llx + area.left, crop.ury - area.bottom, crop.llx + area.right,
                                            crop.ury - area.top);
    QPDF single;
    single.emptyPDF();
    QPDFPageDocumentHelper(single).addPage(page, true);
    QPDFObjectHandle copy = QPDFPageDocumentHelper(single).getAllPages().front().getObjectHandle();
    copy.replaceKey("/MediaBox", QPDFObjectHandle::newFromRectangle(edges));
    copy.replaceKey("/CropBox", QPDFObjectHandle::newFromRectangle(edges));
    copy.removeKey("/Annots");
    QPDFWriter writer(single);
    writer.setOutputMemory();
    writer.setStreamDataMode(qpdf_s_preserve);
    writer.write();
    return writer.getBufferSharedPointer();
}

}  // namespace

void PdfFile::each_word_within(int page, const Area& area, const std::function<bool(FoundWord)>& take) {
    const auto index = static_cast<std::size_t>(page) - 1;
    if (index >= parts_->pages.size()) {
        return;
    }
    std::shared_ptr<Buffer> copy;
    try {
        copy = copy_with_edges(parts_->pages[index], area);
    } catch (const std::exception&) {
        return;
    }
    PdfFile single({reinterpret_cast<const char*>(copy->getBuffer()), copy->getSize()}, {});
    if (single.state() != State::open || !single.size_of(1)) {
        return;
    }
    single.each_word(1, false, [&](FoundWord word) {
        word.left += area.left;
        word.right += area.left;
        word.top += area.top;
        word.bottom += area.top;
        return take(std::move(word));
    });
}

PdfObject PdfFile::root() {
    try {
        return parts_->objects ? object_of(parts_->objects->getRoot()) : PdfObject();
    } catch (const std::exception&) {
        return {};
    }
}

std::optional<PageObject> PdfFile::page(int number) {
    const auto index = static_cast<std::size_t>(number) - 1;
    if (index >= parts_->pages.size()) {
        return std::nullopt;
    }
    try {
        QPDFPageObjectHelper& page = parts_->pages[index];
        PageObject object;
        object.number = number;
        object.dictionary = object_of(page.getObjectHandle());
        object.resources = object_of(page.getAttribute("/Resources", false));
        const auto crop = page.getCropBox().getArrayAsRectangle();
        object.left = crop.llx;
        object.bottom = crop.lly;
        object.right = crop.urx;
        object.top = crop.ury;
        QPDFObjectHandle rotation = page.getAttribute("/Rotate", false);
        object.rotation = rotation.isInteger() ? ((rotation.getIntValueAsInt() % 360) + 360) % 360 : 0;
        return object;
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

std::shared_ptr<void> keep_library_open() {
    static constexpr std::string_view smallest =
        "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n"
        "trailer<</Root 1 0 R/Size 3>>\n%%EOF\n";
    PopplerMessages nobody;  // the file has no cross-references: that is said, and then they are made
    return load(smallest, {});
}

}  // namespace cvconv::pdf
