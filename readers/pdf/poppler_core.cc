// By poppler's own classes: one pass over a page gives its words with their fonts, which poppler-cpp looks for in a
// second one. They change from release to release: where this does not compile, the build takes poppler_cpp.cc.

#include "readers/pdf/poppler_file.h"

#include <utility>

#include <GlobalParams.h>
#include <PDFDoc.h>
#include <Page.h>
#include <Stream.h>
#include <TextOutputDev.h>
#include <fmt/format.h>

#include "ir/unicode.h"
#include "readers/pdf/words.h"

namespace cvconv::pdf {
namespace {

constexpr std::size_t shortest_file = 10;

// poppler has one error callback for the whole process, without a word about which document it
// concerns: the document that this thread is reading.
thread_local Diagnostics* current = nullptr;

struct Listening {
    explicit Listening(Diagnostics& diagnostics) : before(std::exchange(current, &diagnostics)) {}
    ~Listening() { current = before; }
    Listening(const Listening&) = delete;
    Listening& operator=(const Listening&) = delete;

    Diagnostics* before;
};

void on_message(ErrorCategory /*category*/, Goffset position, const char* message) {
    if (current != nullptr && !current->has(Code::pdf_library_message)) {
        const std::string said =
            position >= 0 ? fmt::format("error ({}): {}", position, message) : fmt::format("error: {}", message);
        current->add(Code::pdf_library_message, std::string(trim(said)));
    }
}

std::string text_of(const TextWord& word) {
    std::string text;
    for (int i = 0; i < word.getLength(); ++i) {
        const char32_t c = *word.getChar(i);
        if (c == 0) {
            break;  // what poppler-cpp takes for the end
        }
        if (c >= 0x20 && c != 0x7F) {
            append_character(text, c >= 0xD800 && c < 0xE000 ? 0xFFFD : c);
        }
    }
    return text;
}

FoundWord found(const TextWord& word, bool fonts) {
    FoundWord found;
    found.text = text_of(word);
    word.getBBox(&found.left, &found.top, &found.right, &found.bottom);
    found.space_after = word.hasSpaceAfter();
    if (fonts) {
        found.size = word.getFontSize();
        const GooString* name = word.getLength() > 0 ? word.getFontName(0) : nullptr;
        found.font = name != nullptr ? name->toStr() : std::string();
    }
    return found;
}

}  // namespace

struct PopplerFile::Parts {
    explicit Parts(Diagnostics& diagnostics) : listening(diagnostics) {}

    Listening listening;
    GlobalParamsIniter library{on_message};
    std::unique_ptr<PDFDoc> document;  ///< null for what poppler-cpp would not look at either
};

PopplerFile::PopplerFile(std::string_view bytes, const std::string& password, Diagnostics& diagnostics)
    : parts_(std::make_unique<Parts>(diagnostics)) {
    if (bytes.size() >= shortest_file) {
        parts_->document = std::make_unique<PDFDoc>(
            new MemStream(bytes.data(), 0, static_cast<Goffset>(bytes.size()), Object(objNull)),
            GooString(password.c_str()), GooString(password.c_str()));
    }
}

PopplerFile::~PopplerFile() = default;

PopplerFile::State PopplerFile::state() const {
    if (parts_->document == nullptr) {
        return State::damaged;
    }
    return parts_->document->isOk()                           ? State::open
           : parts_->document->getErrorCode() == errEncrypted ? State::locked
                                                              : State::damaged;
}

int PopplerFile::pages() const {
    return parts_->document->getNumPages();
}

std::optional<PageSize> PopplerFile::size_of(int page) {
    const Page* found = parts_->document->getPage(page);
    if (found == nullptr) {
        return std::nullopt;
    }
    const PDFRectangle* box = found->getCropBox();
    return PageSize{box->x2 - box->x1, box->y2 - box->y1};
}

void PopplerFile::each_word(int page, bool fonts, const std::function<bool(FoundWord)>& take) {
    // As poppler-cpp calls it, but for its copy of the cross-references, which only threads that share a document need.
    TextOutputDev device(nullptr, false, 0, false, false);
    parts_->document->displayPageSlice(&device, page, 72, 72, 0, false, false, false, -1, -1, -1, -1);
    const std::unique_ptr<TextWordList> words = device.makeWordList();
    for (int i = 0; words != nullptr && i < words->getLength(); ++i) {
        if (!take(found(*words->get(i), fonts))) {
            return;
        }
    }
}

std::shared_ptr<void> keep_library_open() {
    return std::make_shared<GlobalParamsIniter>(on_message);
}

}  // namespace cvconv::pdf
