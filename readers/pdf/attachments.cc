#include "readers/pdf/attachments.h"

#include <exception>
#include <set>
#include <stdexcept>

#include <fmt/format.h>

#define POINTERHOLDER_TRANSITION 4  // shared pointers only: what qpdf asks of new code
#include <qpdf/Pipeline.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFEmbeddedFileDocumentHelper.hh>
#include <qpdf/QPDFFileSpecObjectHelper.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>

#include "ir/unicode.h"
#include "readers/pdf/objects.h"
#include "readers/registry.h"

namespace cvconv::pdf {

namespace {

constexpr std::size_t most_files = 64;

/// Keeps what is written to it, up to a limit; beyond it the unpacking is stopped.
class BoundedSink : public Pipeline {
public:
    explicit BoundedSink(std::size_t most) : Pipeline("embedded file", nullptr), most_(most) {}
    void write(const unsigned char* data, std::size_t size) override {
        if (too_large || size > most_ - bytes.size()) {
            too_large = true;
            throw std::length_error("embedded file too large");
        }
        bytes.append(reinterpret_cast<const char*>(data), size);
    }
    void finish() override {}

    std::string bytes;
    bool too_large = false;

private:
    std::size_t most_;
};

/// One filter that expands is bounded by what comes out of it. Of two, the first could expand to what
/// the second swallows: megabytes to terabytes to nothing.
bool may_be_unpacked(QPDFObjectHandle stream) {
    QPDFObjectHandle filter = stream.getDict().getKey("/Filter");
    if (!filter.isArray()) {
        return true;
    }
    int expanding = 0;
    int others = 0;
    for (auto& item : filter.getArrayAsVector()) {
        std::string name = item.isName() ? item.getName() : "";
        bool shrinks = name == "/ASCIIHexDecode" || name == "/AHx" || name == "/ASCII85Decode" || name == "/A85";
        ++(shrinks ? others : expanding);
    }
    return expanding <= 1 && others <= 1;
}

class Collector {
public:
    explicit Collector(std::size_t most_bytes) : left_(most_bytes) {}

    /// The stream of a file specification, unless it was there before.
    void add(QPDFObjectHandle specification) {
        if (files.size() >= most_files || !specification.isDictionary()) {
            return;
        }
        QPDFFileSpecObjectHelper helper(specification);
        QPDFObjectHandle stream = helper.getEmbeddedFileStream();
        if (!stream.isStream() || !seen_.insert(stream.getObjGen()).second || !may_be_unpacked(stream)) {
            return;
        }
        BoundedSink sink(left_);
        bool filtered = false;
        bool whole = false;
        try {
            whole = stream.pipeStreamData(&sink, &filtered, 0, qpdf_dl_specialized, true);
        } catch (const std::exception&) {
            whole = false;  // only this file is lost
        }
        if (whole && filtered && !sink.too_large) {
            left_ -= sink.bytes.size();
            files.push_back({helper.getFilename(), std::move(sink.bytes)});
        } else if (sink.too_large) {
            too_large.push_back(helper.getFilename());
        }
    }

    void add_all(QPDFObjectHandle specifications) {
        if (specifications.isArray()) {
            for (auto& specification : specifications.getArrayAsVector()) {
                add(specification);
            }
        }
    }

    std::vector<EmbeddedFile> files;
    std::vector<std::string> too_large;  ///< names of those beyond the limit

private:
    std::set<QPDFObjGen> seen_;
    std::size_t left_;
};

void collect(QPDF& document, int max_pages, Collector& collector) {
    for (auto& [name, specification] : QPDFEmbeddedFileDocumentHelper(document).getEmbeddedFiles()) {
        collector.add(specification->getObjectHandle());
    }
    collector.add_all(document.getRoot().getKey("/AF"));
    int number = 0;
    for (auto& page : QPDFPageDocumentHelper(document).getAllPages()) {
        if (++number > max_pages) {
            break;
        }
        collector.add_all(page.getObjectHandle().getKey("/AF"));
        for (auto& annotation : page.getAnnotations("/FileAttachment")) {
            collector.add(annotation.getObjectHandle().getKey("/FS"));
        }
    }
}

/// The reader of a structured format that the content belongs to.
const Reader* reader_for(std::string_view bytes) {
    for (const Reader& reader : core_readers()) {
        if (reader.looks_like(bytes)) {
            return &reader;
        }
    }
    return nullptr;
}

/// A file's name as a message may show it: one line, not too long.
std::string printable(std::string_view name) {
    constexpr std::size_t longest = 80;  // characters
    std::string result;
    std::size_t count = 0;
    for (std::size_t at = 0; at < name.size() && count < longest; ++count) {
        char32_t c = next_character(name, at);
        if (c >= 0x20 && (c < 0x7F || c > 0x9F)) {
            append_character(result, c);
        }
    }
    return result;
}

}  // namespace

std::vector<EmbeddedFile> embedded_files(Objects* objects, const Limits& limits, std::vector<std::string>* too_large) {
    Collector collector(limits.max_bytes);
    if (objects == nullptr) {
        return {};
    }
    try {
        collect(objects->document(), limits.max_pages, collector);
    } catch (const std::exception&) {
        // damaged, or encrypted: reading the pages says which
    }
    if (too_large != nullptr) {
        *too_large = std::move(collector.too_large);
    }
    return std::move(collector.files);
}

std::optional<Content> read_attachment(Objects* objects, const ReadOptions& options, Diagnostics& diagnostics) {
    std::vector<std::string> too_large;
    const auto files = embedded_files(objects, options.limits, &too_large);
    for (const std::string& name : too_large) {
        diagnostics.add(Code::pdf_attachment_unreadable, printable(name) + ": larger than what is unpacked");
    }
    for (const EmbeddedFile& file : files) {
        const Reader* reader = reader_for(file.bytes);
        if (reader == nullptr) {
            continue;
        }
        std::string name = printable(file.name);
        Diagnostics said(diagnostics.file().empty() ? name : fmt::format("{} ({})", diagnostics.file(), name));
        auto content = reader->read(file.bytes, options, said);
        if (content && std::holds_alternative<Cv>(*content)) {
            diagnostics.add(Code::pdf_attachment_used, fmt::format("{}: {}", name, reader->name));
            diagnostics.append(said);
            return content;
        }
        // Not an error: the pages can still be read.
        std::string cause;
        for (const Diagnostic& each : said.all()) {
            if (info(each.code).severity == Severity::error) {
                cause = fmt::format(": {}", info(each.code).cause) + (each.detail.empty() ? "" : ", " + each.detail);
                break;
            }
        }
        diagnostics.add(Code::pdf_attachment_unreadable, name + cause);
    }
    return std::nullopt;
}

}  // namespace cvconv::pdf
