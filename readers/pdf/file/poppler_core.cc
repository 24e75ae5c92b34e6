// By poppler's own classes: one pass over a page gives its words with their fonts, which poppler-cpp looks for in a
// second one, and the file is parsed once for words and objects. They change from release to release: where this does
// not compile, the build takes poppler_cpp.cc.

#include "readers/pdf/file/pdf_file.h"

#include <cmath>
#include <map>
#include <utility>

#include <Catalog.h>
#include <GlobalParams.h>
#include <PDFDoc.h>
#include <Page.h>
#include <Stream.h>
#include <fmt/format.h>

#include "ir/direction.h"
#include "ir/unicode.h"
#include "readers/pdf/file/page_drawing.h"
#include "readers/pdf/file/poppler_core_device.h"
#include "readers/pdf/file/poppler_core_object.h"
#include "readers/pdf/file/poppler_messages.h"

namespace cvconv::pdf {
namespace {

constexpr std::size_t shortest_file = 10;

void on_message(ErrorCategory /*category*/, Goffset position, const char* message) {
    const std::string said =
        position >= 0 ? fmt::format("error ({}): {}", position, message) : fmt::format("error: {}", message);
    PopplerMessages::say(std::string(trim(said)));
}

void add_text(const TextWord& word, FoundWord& found) {
    bool right_to_left = false;
    for (int i = 0; i < word.getLength(); ++i) {
        const char32_t c = *word.getChar(i);
        if (c == 0) {
            break;  // what poppler-cpp takes for the end
        }
        if (c >= first_of_tex && c != 0x7F) {
            append_character(found.text, c >= 0xD800 && c < 0xE000 ? 0xFFFD : c);
            found.edges.push_back(static_cast<float>(word.getEdge(i)));
            right_to_left = right_to_left || is_right_to_left(c);
        }
    }
    found.edges.push_back(static_cast<float>(word.getEdge(word.getLength())));
    if (!right_to_left) {
        found.edges.clear();
    }
}

FoundWord found(const TextWord& word, bool fonts) {
    FoundWord found;
    add_text(word, found);
    word.getBBox(&found.left, &found.top, &found.right, &found.bottom);
    found.space_after = word.hasSpaceAfter();
    found.rotation = word.getRotation();
    if (fonts) {
        found.size = word.getFontSize();
        double red = 0;
        double green = 0;
        double blue = 0;
        word.getColor(&red, &green, &blue);
        found.ink = ink_of({red, green, blue});
        const GooString* name = word.getLength() > 0 ? word.getFontName(0) : nullptr;
        found.font = name != nullptr ? name->toStr() : std::string();
    }
    return found;
}

}  // namespace

struct PdfFile::Parts {
    PopplerMessages messages;
    GlobalParamsIniter library{on_message};
    std::unique_ptr<PDFDoc> document;  ///< null for what poppler-cpp would not look at either
    int watched = 0;                   ///< the page whose words were read last; 0 if what it draws is not known
    Drawings drawings;                 ///< of that page
    Effort effort;
    std::map<int, PageObject> pages;  ///< the first ones: links, attachments and fonts are looked for one after another
};

PdfFile::PdfFile(std::string_view bytes, const std::string& password) : parts_(std::make_unique<Parts>()) {
    if (bytes.size() >= shortest_file) {
        parts_->document = std::make_unique<PDFDoc>(
            new MemStream(bytes.data(), 0, static_cast<Goffset>(bytes.size()), ::Object(objNull)),
            GooString(password.c_str()), GooString(password.c_str()));
    }
}

PdfFile::~PdfFile() = default;

void PdfFile::report_to(Diagnostics& diagnostics) {
    parts_->messages.report_to(diagnostics);
}

PdfFile::State PdfFile::state() const {
    if (parts_->document == nullptr) {
        return State::damaged;
    }
    return parts_->document->isOk()                           ? State::open
           : parts_->document->getErrorCode() == errEncrypted ? State::locked
                                                              : State::damaged;
}

int PdfFile::pages() const {
    return parts_->document->getNumPages();
}

std::optional<PageSize> PdfFile::size_of(int page) {
    const Page* found = parts_->document->getPage(page);
    if (found == nullptr) {
        return std::nullopt;
    }
    const PDFRectangle* box = found->getCropBox();
    return PageSize{box->x2 - box->x1, box->y2 - box->y1};
}

namespace {

struct Slice {
    int x = -1, y = -1, width = -1, height = -1;  ///< poppler's way to say: all of the page
};

/// Called for each annotation before it is drawn.
bool stop_watching(Annot* /*annotation*/, void* device) {
    static_cast<WatchingDevice*>(device)->stop();
    return true;
}

/// Called by poppler after about ten operations of a content.
bool must_stop(void* device) {
    constexpr std::size_t operations = 10;
    return static_cast<WatchingDevice*>(device)->must_stop(operations);
}

void read(PDFDoc& document, int page, const Slice& slice, WatchingDevice& device) {
    // As poppler-cpp calls it, but for its copy of the cross-references, which only threads that share a document need.
    document.displayPageSlice(&device, page, 72, 72, 0, false, false, false, slice.x, slice.y, slice.width,
                              slice.height, must_stop, &device, stop_watching, &device);
}

void each_word_of(WatchingDevice& device, bool fonts, const std::function<bool(FoundWord)>& take) {
    const std::unique_ptr<TextWordList> words = device.makeWordList();
    for (int i = 0; words != nullptr && i < words->getLength(); ++i) {
        if (!take(found(*words->get(i), fonts))) {
            return;
        }
    }
}

}  // namespace

void PdfFile::each_word(int page, bool fonts, const std::function<bool(FoundWord)>& take) {
    if (parts_->document->getPage(page) == nullptr) {
        return;
    }
    WatchingDevice device(page, parts_->effort);
    read(*parts_->document, page, {}, device);
    if (parts_->effort.too_much()) {
        return;
    }
    parts_->watched = device.may_hide_text() ? 0 : page;
    parts_->drawings = device.take_drawings();
    each_word_of(device, fonts, take);
}

PageDrawing PdfFile::drawing_of(int page) {
    const std::optional<PageObject> object = this->page(page);
    if (!object || object->rotation != 0) {
        return {};
    }
    return parts_->watched == page ? PageDrawing{{}, std::move(parts_->drawings)} : follow(*this, *object);
}

void PdfFile::read_at_most(std::size_t characters) {
    parts_->effort.most_characters = characters;
}

std::optional<Excess> PdfFile::excess() const {
    const Effort& effort = parts_->effort;
    return effort.characters > effort.most_characters    ? std::optional(Excess::characters)
           : effort.operations > Effort::most_operations ? std::optional(Excess::operations)
                                                         : std::nullopt;
}

bool PdfFile::is_risky(int /*page*/) {
    return false;  // only poppler-cpp is
}

void PdfFile::each_word_within(int page, const Area& area, const std::function<bool(FoundWord)>& take) {
    const Slice slice{static_cast<int>(std::floor(area.left)), static_cast<int>(std::floor(area.top)),
                      static_cast<int>(std::ceil(area.right - area.left)),
                      static_cast<int>(std::ceil(area.bottom - area.top))};
    WatchingDevice device(page, parts_->effort);
    read(*parts_->document, page, slice, device);
    each_word_of(device, false, [&](FoundWord word) {
        word.left += slice.x;
        word.right += slice.x;
        word.top += slice.y;
        word.bottom += slice.y;
        return take(std::move(word));
    });
}

PdfObject PdfFile::root() {
    return state() == State::open ? object_of(parts_->document->getXRef()->getCatalog(), Ref::INVALID()) : PdfObject();
}

std::optional<PageObject> PdfFile::page(int number) {
    if (state() != State::open || number < 1 || number > pages()) {
        return std::nullopt;
    }
    if (auto known = parts_->pages.find(number); known != parts_->pages.end()) {
        return known->second;
    }
    Page* page = parts_->document->getPage(number);
    if (page == nullptr) {
        return std::nullopt;
    }
    PageObject object;
    object.number = number;
    object.dictionary = object_of(parts_->document->getXRef()->fetch(page->getRef()), page->getRef());
    object.resources = object_of(page->getResourceDictObject()->copy(), Ref::INVALID());
    const PDFRectangle* box = page->getCropBox();
    object.left = box->x1;
    object.bottom = box->y1;
    object.right = box->x2;
    object.top = box->y2;
    object.rotation = ((page->getRotate() % 360) + 360) % 360;
    constexpr std::size_t most = 50;
    if (parts_->pages.size() < most) {
        parts_->pages.emplace(number, object);
    }
    return object;
}

std::shared_ptr<void> keep_library_open() {
    return std::make_shared<GlobalParamsIniter>(on_message);
}

}  // namespace cvconv::pdf
