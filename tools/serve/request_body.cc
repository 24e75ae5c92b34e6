#include "tools/serve/request_body.h"

#include <charconv>

#include <fmt/format.h>

#include "tools/serve/form.h"
#include "tools/serve/listener.h"

namespace cvconv::service {
namespace {

std::nullopt_t refuse(Diagnostics& said, Code code, std::string detail) {
    said.add(code, std::move(detail));
    return std::nullopt;
}

}  // namespace

std::optional<std::string> read_body(const httplib::Request& request, const httplib::ContentReader& reader,
                                     std::size_t most, Diagnostics& said) {
    const bool has_length = request.has_header("Content-Length");
    const bool has_coding = request.has_header("Transfer-Encoding");
    const std::string encoding = request.get_header_value("Content-Encoding");
    if (!encoding.empty() && encoding != "identity") {
        return refuse(said, Code::request_encoded, encoding);
    }
    if ((has_length && has_coding) || request.get_header_value_count("Content-Length") > 1 ||
        (has_coding && request.get_header_value("Transfer-Encoding") != "chunked")) {
        return refuse(said, Code::request_malformed, "its length is not clear");
    }
    if (!has_length && !has_coding) {
        return std::string();
    }
    const std::string limit = fmt::format("{} MB", most >> 20U);
    std::string body;
    if (has_length) {
        const std::string text = request.get_header_value("Content-Length");
        std::size_t length = 0;
        auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), length);
        if (error == std::errc::result_out_of_range || (error == std::errc() && length > most)) {
            return refuse(said, Code::file_too_large, limit);
        }
        if (error != std::errc() || end != text.data() + text.size()) {
            return refuse(said, Code::request_malformed, "its length is no number");
        }
        body.reserve(length);
    }
    bool too_large = false;
    const bool complete = reader([&](const char* bytes, std::size_t count) {
        too_large = body.size() + count > most;
        if (!too_large) {
            body.append(bytes, count);
        }
        return !too_large;
    });
    if (too_large) {
        return refuse(said, Code::file_too_large, limit);
    }
    if (!complete) {
        return refuse(said, Code::request_malformed, "its body ended early, or took too long");
    }
    return body;
}

std::string_view document_in(const httplib::Request& request, std::string_view body,
                             const std::vector<Parameter>& known, Wanted& wanted, Diagnostics& said) {
    if (!request.has_header(form_header)) {
        return body;
    }
    const auto fields = parse_form(request.get_header_value(form_header), body);
    if (!fields) {
        said.add(Code::request_malformed, "its body is no multipart/form-data");
        return {};
    }
    const FormField* file = nullptr;
    for (const FormField& field : *fields) {
        if (!field.file_name) {
            set_parameter(wanted, known, field.name, field.content, said);
        } else if (file != nullptr) {
            said.add(Code::request_malformed, "its form has more than one file");
        } else {
            file = &field;
        }
    }
    if (file == nullptr) {
        said.add(Code::request_malformed, "its form has no file");
        return {};
    }
    if (wanted.settings.options.file_name.empty()) {
        wanted.settings.options.file_name = *file->file_name;
    }
    return file->content;
}

}  // namespace cvconv::service
