#include "readers/pdf/file/attachments.h"

#include <algorithm>
#include <array>
#include <set>

#include <fmt/format.h>

#include "ir/unicode.h"
#include "readers/registry.h"

namespace cvconv::pdf {

namespace {

constexpr std::size_t most_files = 64;
constexpr int deepest_names = 16;

/// One filter that expands is bounded by what comes out of it. Of two, the first could expand to what
/// the second swallows: megabytes to terabytes to nothing.
bool may_be_unpacked(const PdfObject& stream) {
    const PdfObject filter = stream.key("Filter");
    int expanding = 0;
    int others = 0;
    for (std::size_t i = 0; i < filter.size(); ++i) {
        const std::string name = filter.at(i).name();
        bool shrinks = name == "ASCIIHexDecode" || name == "AHx" || name == "ASCII85Decode" || name == "A85";
        ++(shrinks ? others : expanding);
    }
    return expanding <= 1 && others <= 1;
}

/// A file may be named, and kept, once for each system of old; the first name is the one for all.
constexpr std::array<const char*, 5> file_keys = {"UF", "F", "Unix", "DOS", "Mac"};

PdfObject stream_of(const PdfObject& specification) {
    const PdfObject kept = specification.key("EF");
    for (const char* key : file_keys) {
        if (PdfObject stream = kept.key(key); stream.is_stream()) {
            return stream;
        }
    }
    return {};
}

std::string name_of(const PdfObject& specification) {
    for (const char* key : file_keys) {
        if (std::optional<std::string> name = specification.key(key).text()) {
            return *std::move(name);
        }
    }
    return {};
}

class Collector {
public:
    explicit Collector(std::size_t most_bytes) : left_(most_bytes) {}

    /// The stream of a file specification, unless it was there before.
    void add(const PdfObject& specification) {
        const PdfObject stream = files.size() < most_files ? stream_of(specification) : PdfObject();
        const std::optional<PdfObject::Id> id = stream.id();
        if (!id || !seen_.insert(*id).second || !may_be_unpacked(stream)) {
            return;
        }
        std::string bytes;
        const PdfObject::Unpacked unpacked = stream.unpack(bytes, left_);
        if (unpacked == PdfObject::Unpacked::whole) {
            left_ -= bytes.size();
            files.push_back({name_of(specification), std::move(bytes)});
        } else if (unpacked == PdfObject::Unpacked::too_large) {
            too_large.push_back(name_of(specification));
        }
    }

    void add_all(const PdfObject& specifications) {
        for (std::size_t i = 0; i < specifications.size() && files.size() < most_files; ++i) {
            add(specifications.at(i));
        }
    }

    /// A tree of names: "[ (a.xml) 11 0 R (b.xml) 13 0 R ]", or nodes below.
    void add_names(const PdfObject& node, int depth = 0) {
        const PdfObject names = node.key("Names");
        for (std::size_t i = 1; i < names.size() && files.size() < most_files; i += 2) {
            add(names.at(i));
        }
        const PdfObject below = node.key("Kids");
        for (std::size_t i = 0; i < below.size() && depth < deepest_names && ++nodes_ < most_nodes; ++i) {
            add_names(below.at(i), depth + 1);
        }
    }

    std::vector<EmbeddedFile> files;
    std::vector<std::string> too_large;  ///< names of those beyond the limit

private:
    static constexpr int most_nodes = 1000;

    std::set<PdfObject::Id> seen_;
    std::size_t left_;
    int nodes_ = 0;
};

void collect(PdfFile& file, int max_pages, Collector& collector) {
    const PdfObject root = file.root();
    collector.add_names(root.key("Names").key("EmbeddedFiles"));
    collector.add_all(root.key("AF"));
    const int pages = file.state() == PdfFile::State::open ? std::min(file.pages(), max_pages) : 0;
    for (int number = 1; number <= pages; ++number) {
        const std::optional<PageObject> page = file.page(number);
        if (!page) {
            continue;
        }
        collector.add_all(page->dictionary.key("AF"));
        const PdfObject annotations = page->dictionary.key("Annots");
        for (std::size_t i = 0; i < annotations.size(); ++i) {
            if (const PdfObject annotation = annotations.at(i); annotation.key("Subtype").name() == "FileAttachment") {
                collector.add(annotation.key("FS"));
            }
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

std::vector<EmbeddedFile> embedded_files(PdfFile& file, const Limits& limits, std::vector<std::string>* too_large) {
    Collector collector(limits.max_bytes);
    collect(file, limits.max_pages, collector);
    if (too_large != nullptr) {
        *too_large = std::move(collector.too_large);
    }
    return std::move(collector.files);
}

std::optional<Content> read_attachment(PdfFile& pdf, const ReadOptions& options, Diagnostics& diagnostics) {
    std::vector<std::string> too_large;
    const auto files = embedded_files(pdf, options.limits, &too_large);
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
