#include "readers/registry.h"

#include <algorithm>
#include <array>
#include <string>

#ifdef CVCONV_HAS_DOCX
#include "readers/docx/docx.h"
#include "readers/linkedin/linkedin.h"
#include "readers/odt/odt.h"
#endif
#include "ir/unicode.h"
#include "readers/europass/europass.h"
#include "readers/fresh/fresh.h"
#include "readers/html/html.h"
#include "readers/json_resume/json_resume.h"
#include "readers/json_resume/yaml.h"
#include "readers/markdown/markdown.h"
#include "readers/native/native.h"
#include "readers/prose_evidence.h"
#include "readers/reactive_resume/reactive_resume.h"
#include "readers/rendercv/rendercv.h"
#include "readers/rtf/rtf.h"
#include "readers/text/encoding/decode.h"
#include "readers/text/text.h"
#include "readers/yamlresume/yamlresume.h"

namespace cvconv {

const std::vector<Reader>& core_readers() {
    static const std::vector<Reader> readers = {
        rendercv_reader(),    reactive_resume_reader(),
        yamlresume_reader(),  fresh_reader(),  // these four before JSON Resume, which has some of their keys
        json_resume_reader(), json_resume_yaml_reader(),
        native_reader(),      europass_reader(),
#ifdef CVCONV_HAS_DOCX
        docx_reader(),        odt_reader(),
        linkedin_reader(),
#endif
        rtf_reader(),         html_reader(),
        markdown_reader(),    text_reader(),
    };
    return readers;
}

bool looks_like_pdf(std::string_view bytes) {
    return bytes.substr(0, 1024).find("%PDF-") != std::string_view::npos;
}

bool looks_like_picture(std::string_view bytes) {
    using namespace std::string_view_literals;
    constexpr std::array marks = {"\x89PNG\r\n\x1A\n"sv, "\xFF\xD8\xFF"sv, "II*\0"sv, "MM\0*"sv};
    return std::any_of(marks.begin(), marks.end(), [&](std::string_view mark) { return bytes.starts_with(mark); });
}

namespace {

std::string extension_of(std::string_view file_name) {
    std::size_t slash = file_name.find_last_of("/\\");
    std::string_view base = slash == std::string_view::npos ? file_name : file_name.substr(slash + 1);
    std::size_t dot = base.find_last_of('.');
    if (dot == std::string_view::npos || dot == 0) {
        return {};
    }
    return lower_ascii(base.substr(dot + 1));
}

bool has_extension(const Reader& reader, std::string_view extension) {
    return std::find(reader.extensions.begin(), reader.extensions.end(), extension) != reader.extensions.end();
}

const Reader* reader_for_extension(const std::vector<Reader>& readers, std::string_view extension) {
    auto is_it = [&](const Reader& reader) { return reader.is_usual && has_extension(reader, extension); };
    auto found = std::find_if(readers.begin(), readers.end(), is_it);
    return found == readers.end() || extension.empty() ? nullptr : &*found;
}

}  // namespace

const Reader* find_reader(const std::vector<Reader>& readers, std::string_view name) {
    auto found =
        std::find_if(readers.begin(), readers.end(), [&](const Reader& reader) { return reader.name == name; });
    return found == readers.end() ? reader_for_extension(readers, name) : &*found;
}

namespace {

std::string_view name_of(ProseForm form) {
    switch (form) {
        case ProseForm::text: return "text";
        case ProseForm::markdown: return "markdown";
        case ProseForm::html: return "html";
    }
    return "text";
}

FormatChoice choose_prose(const std::vector<Reader>& readers, std::string_view bytes, const Reader* named) {
    const ProseEvidence evidence = weigh_prose(bytes);
    FormatChoice choice{nullptr, named, {}};
    for (ProseForm form : {ProseForm::html, ProseForm::markdown, ProseForm::text}) {
        if (evidence.is_clearly(form)) {
            choice.reader = find_reader(readers, name_of(form));
            break;
        }
    }
    if (choice.reader == nullptr && named != nullptr && FormatChoice::is_prose(*named)) {
        choice.reader = named;
    }
    if (choice.reader == nullptr) {
        choice.reader = find_reader(readers, name_of(evidence.likely()));
    }
    choice.why = named == choice.reader ? std::string() : evidence.summary();
    return choice;
}

}  // namespace

bool FormatChoice::is_prose(const Reader& reader) {
    return reader.name == "text" || reader.name == "markdown" || reader.name == "html";
}

FormatChoice choose_format(const std::vector<Reader>& readers, std::string_view bytes, std::string_view file_name) {
    const Reader* named = reader_for_extension(readers, extension_of(file_name));
    const bool is_link = foreign_format(bytes).find("Google") != std::string_view::npos;  // is JSON as well
    for (const Reader& reader : readers) {
        if (!is_link && reader.looks_like(bytes)) {
            return {&reader, has_extension(reader, extension_of(file_name)) ? &reader : named, {}};
        }
    }
    if (!foreign_format(bytes).empty()) {
        return {nullptr, named, {}};
    }
    // What is called JSON or XML is damaged JSON or XML; but PDF and office documents do not begin as text does, and
    // web pages are often called .docx.
    const bool binary = named != nullptr && (named->name == "pdf" || named->name == "docx" || named->name == "odt" ||
                                             named->name == "rtf" || named->name == "picture");
    const bool may_be_prose = named == nullptr || FormatChoice::is_prose(*named) || binary;
    if (!may_be_prose || !is_probably_text(bytes)) {
        return {named, named, {}};
    }
    return choose_prose(readers, bytes, named);
}

const Reader* choose_reader(const std::vector<Reader>& readers, std::string_view bytes, std::string_view file_name) {
    return choose_format(readers, bytes, file_name).reader;
}

}  // namespace cvconv
