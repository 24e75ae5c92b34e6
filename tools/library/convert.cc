#include "tools/library/convert.h"

#include <exception>
#include <new>
#include <utility>
#include <variant>

#include <fmt/format.h>

#include "readers/limits.h"
#include "tools/blind/write_blinded.h"
#include "tools/library/corrections.h"
#include "writers/registry.h"

namespace cvconv {
namespace {

/// The format, other than the one asked for, that the bytes plainly are of: by their beginning, or because
/// a PDF or an office document was asked for and they are text. Empty if there is none.
std::string_view another_format(const std::vector<Reader>& readers, std::string_view bytes, const Reader& asked) {
    for (const Reader& reader : readers) {
        if (reader.name != asked.name && reader.looks_like(bytes)) {
            return reader.name;
        }
    }
    if (std::string_view foreign = foreign_format(bytes); !foreign.empty()) {
        return foreign;
    }
    const bool binary = asked.name == "pdf" || asked.name == "docx" || asked.name == "odt" || asked.name == "rtf";
    const Reader* found = binary ? choose_reader(readers, bytes, "") : nullptr;
    return found != nullptr ? found->name : "";
}

/// Reads with the reader that the user named. Where that fails and the bytes are plainly of another
/// format, one message says so instead of what the wrong reader made of them.
std::optional<Content> read_as(const Reader& asked, std::string_view bytes, const ConvertOptions& options,
                               const std::vector<Reader>& readers, Diagnostics& diagnostics) {
    Diagnostics said(diagnostics.file());
    std::optional<Content> content = asked.read(bytes, options.read, said);
    std::string_view other = content || asked.looks_like(bytes) ? "" : another_format(readers, bytes, asked);
    if (!other.empty()) {
        diagnostics.add(Code::format_mismatch, fmt::format("it is {}, not {}", other, asked.name));
        return std::nullopt;
    }
    diagnostics.append(said);
    return content;
}

/// Reads with the reader that fits, and says which that is where the name alone does not tell.
std::optional<Content> read_as_found(std::string_view bytes, const ConvertOptions& options,
                                     const std::vector<Reader>& readers, Diagnostics& diagnostics) {
    const FormatChoice choice = choose_format(readers, bytes, options.file_name);
    if (choice.reader == nullptr) {
        std::string_view foreign = foreign_format(bytes);
        if (foreign.empty()) {
            diagnostics.add(Code::format_unknown);
        } else if (is_encrypted_word(bytes)) {
            diagnostics.add(Code::document_encrypted);
        } else {
            diagnostics.add(Code::format_foreign, fmt::format("{}: {}", foreign, way_from_foreign_format(bytes)));
        }
        return std::nullopt;
    }
    if (choice.against_name() || !choice.why.empty()) {
        diagnostics.add(choice.name_misleads() ? Code::name_misleading : Code::format_chosen,
                        choice.why.empty() ? std::string(choice.reader->name)
                                           : fmt::format("{}: {}", choice.reader->name, choice.why));
    }
    return choice.reader->read(bytes, options.read, diagnostics);
}

Cv understand(const Content& content, const ConvertOptions& options, Diagnostics& diagnostics) {
    if (const Document* document = std::get_if<Document>(&content)) {
        return recognize(*document, diagnostics, options.recognize);
    }
    return std::get<Cv>(content);
}

/// Corrections are for the JSON Resume; what is of another format is written from what that says then.
std::optional<std::string> write_corrected(const Cv& cv, const Writer& writer, const WriteOptions& write,
                                           std::string_view corrections, Diagnostics& diagnostics) {
    const Writer& json_writer = *find_writer("json-resume");
    std::optional<std::string> resume = json_writer.write(cv, write, diagnostics);
    resume =
        resume ? apply_corrections(*resume, corrections, write.json_resume.schema_version, diagnostics) : std::nullopt;
    if (!resume || &writer == &json_writer) {
        return resume;
    }
    const std::vector<Reader> readers = core_readers();
    std::optional<Content> content = find_reader(readers, "json-resume")->read(*resume, {}, diagnostics);
    return content ? writer.write(std::get<Cv>(*content), write, diagnostics) : std::nullopt;
}

}  // namespace

const Reader* reader_for(const std::vector<Reader>& readers, std::string_view bytes, const ConvertOptions& options) {
    return options.from.empty() ? choose_reader(readers, bytes, options.file_name) : find_reader(readers, options.from);
}

std::optional<Content> read_content(std::string_view bytes, const ConvertOptions& options,
                                    const std::vector<Reader>& readers, Diagnostics& diagnostics) {
    std::optional<Content> content;
    guarded(diagnostics, [&] {
        const Reader* asked = options.from.empty() ? nullptr : find_reader(readers, options.from);
        if (!options.from.empty() && asked == nullptr) {
            diagnostics.add(Code::usage, fmt::format("no format to read is called \"{}\"", options.from));
        } else if (bytes.empty()) {
            diagnostics.add(Code::file_empty);
        } else if (bytes.size() > options.read.limits.max_bytes) {
            diagnostics.add(Code::file_too_large,
                            fmt::format("{} bytes, at most {}", bytes.size(), options.read.limits.max_bytes));
        } else if (asked != nullptr) {
            content = read_as(*asked, bytes, options, readers, diagnostics);
        } else {
            content = read_as_found(bytes, options, readers, diagnostics);
        }
        const Document* document = content ? std::get_if<Document>(&*content) : nullptr;
        if (document != nullptr && !within_limits(*document, options.read.limits, diagnostics)) {
            content.reset();
        }
    });
    if (diagnostics.has_errors()) {
        content.reset();
    }
    return content;
}

std::optional<Cv> read_cv(std::string_view bytes, const ConvertOptions& options, const std::vector<Reader>& readers,
                          Diagnostics& diagnostics) {
    std::optional<Cv> cv;
    if (std::optional<Content> content = read_content(bytes, options, readers, diagnostics)) {
        guarded(diagnostics, [&] { cv = understand(*content, options, diagnostics); });
    }
    return cv;
}

Conversion convert(std::string_view bytes, const ConvertOptions& options, const std::vector<Reader>& readers) {
    Conversion result{std::nullopt, Diagnostics(options.file_name)};
    const Writer* writer = find_writer(options.to);
    if (writer == nullptr) {
        result.diagnostics.add(Code::usage, fmt::format("no format to write is called \"{}\"", options.to));
        return result;
    }
    if (options.blind && !options.corrections.empty()) {
        result.diagnostics.add(Code::usage, "a CV is corrected first, and blinded then: not both at once");
        return result;
    }
    std::optional<Content> content = read_content(bytes, options, readers, result.diagnostics);
    if (!content) {
        return result;
    }
    guarded(result.diagnostics, [&] {
        if (options.blind) {
            const Cv cv = understand(*content, options, result.diagnostics);
            for (Code code : {Code::text_unclaimed, Code::hidden_text}) {
                result.diagnostics.explain(code, "left out");
            }
            blind::Written blinded =
                blind::write_blinded(cv, *writer, options.write, *options.blind, result.diagnostics);
            result.output = std::move(blinded.output);
            result.report = std::move(blinded.report);
            return;
        }
        WriteOptions write = options.write;
        write.json_resume.source = std::get_if<Document>(&*content);
        const Cv cv = understand(*content, options, result.diagnostics);
        result.diagnostics.explain(Code::text_unclaimed, fmt::format("kept {}", writer->unclaimed));
        if (!writer->furniture.empty()) {
            result.diagnostics.explain(Code::hidden_text, writer->furniture);
        }
        result.output = options.corrections.empty()
                            ? writer->write(cv, write, result.diagnostics)
                            : write_corrected(cv, *writer, write, options.corrections, result.diagnostics);
    });
    if (result.diagnostics.has_errors()) {
        result.output.reset();
    }
    return result;
}

void guarded(Diagnostics& diagnostics, const std::function<void()>& work) {
    try {
        work();
    } catch (const std::bad_alloc&) {
        diagnostics.add(Code::limit_reached, "memory");
    } catch (const std::exception& e) {
        diagnostics.add(Code::internal_error, e.what());
    } catch (...) {
        diagnostics.add(Code::internal_error, "an exception of unknown type");
    }
}

}  // namespace cvconv
