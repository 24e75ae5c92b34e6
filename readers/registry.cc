#include "readers/registry.h"

#include <algorithm>
#include <string>

#include "readers/europass/europass.h"
#include "readers/json_resume/json_resume.h"
#include "readers/markdown/markdown.h"
#include "readers/native/native.h"
#include "readers/text/decode.h"
#include "readers/text/text.h"

namespace cvconv {

const std::vector<Reader>& core_readers() {
    static const std::vector<Reader> readers = {
        json_resume_reader(), native_reader(), europass_reader(), markdown_reader(), text_reader(),
    };
    return readers;
}

bool looks_like_pdf(std::string_view bytes) {
    return bytes.substr(0, 1024).find("%PDF-") != std::string_view::npos;
}

namespace {

std::string extension_of(std::string_view file_name) {
    std::size_t slash = file_name.find_last_of("/\\");
    std::string_view base = slash == std::string_view::npos ? file_name : file_name.substr(slash + 1);
    std::size_t dot = base.find_last_of('.');
    if (dot == std::string_view::npos || dot == 0) {
        return {};
    }
    std::string extension(base.substr(dot + 1));
    std::transform(extension.begin(), extension.end(), extension.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return extension;
}

}  // namespace

const Reader* find_reader(const std::vector<Reader>& readers, std::string_view name) {
    auto found =
        std::find_if(readers.begin(), readers.end(), [&](const Reader& reader) { return reader.name == name; });
    return found == readers.end() ? nullptr : &*found;
}

const Reader* choose_reader(const std::vector<Reader>& readers, std::string_view bytes, std::string_view file_name) {
    for (const Reader& reader : readers) {
        if (reader.looks_like(bytes)) {
            return &reader;
        }
    }
    if (std::string extension = extension_of(file_name); !extension.empty()) {
        for (const Reader& reader : readers) {
            if (std::find(reader.extensions.begin(), reader.extensions.end(), extension) != reader.extensions.end()) {
                return &reader;
            }
        }
    }
    if (!is_probably_text(bytes)) {
        return nullptr;
    }
    const Reader* markdown = find_reader(readers, "markdown");
    return markdown != nullptr && is_probably_markdown(bytes) ? markdown : find_reader(readers, "text");
}

}  // namespace cvconv
