#include "tools/serve/form.h"

#include <algorithm>

namespace cvconv::service {
namespace {

constexpr std::size_t most_fields = 100;

bool same_letters(std::string_view a, std::string_view b) {
    auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [&](char x, char y) { return lower(x) == lower(y); });
}

/// The value of a parameter: `form-data; name="file"; filename="c\"v.pdf"`.
std::optional<std::string> parameter(std::string_view header, std::string_view name) {
    std::size_t at = header.find(';');
    while (at < header.size()) {
        const std::size_t equals = header.find('=', ++at);
        if (equals == std::string_view::npos) {
            return std::nullopt;
        }
        const bool wanted = same_letters(trimmed(header.substr(at, equals - at)), name);
        std::string value;
        at = equals + 1;
        if (at < header.size() && header[at] == '"') {
            for (++at; at < header.size() && header[at] != '"'; ++at) {
                // Browsers write %22 for a quote; a backslash before anything else is a part of a name.
                at += header[at] == '\\' && at + 1 < header.size() && (header[at + 1] == '"' || header[at + 1] == '\\')
                          ? 1
                          : 0;
                value += header[at];
            }
            at = std::min(header.find(';', std::min(at, header.size())), header.size());
        } else {
            const std::size_t end = std::min(header.find(';', at), header.size());
            value = trimmed(header.substr(at, end - at));
            at = end;
        }
        if (wanted) {
            return value;
        }
    }
    return std::nullopt;
}

/// The headers of a part and, behind an empty line, its content.
std::optional<FormField> parse_part(std::string_view part) {
    FormField field;
    bool named = false;
    while (!part.starts_with("\r\n")) {
        const std::size_t end = part.find("\r\n");
        if (end == std::string_view::npos) {
            return std::nullopt;
        }
        const std::string_view line = part.substr(0, end);
        const std::size_t colon = line.find(':');
        if (colon != std::string_view::npos && same_letters(trimmed(line.substr(0, colon)), "content-disposition")) {
            const std::string_view value = line.substr(colon + 1);
            const std::optional<std::string> name = parameter(value, "name");
            named = name && same_letters(trimmed(value.substr(0, value.find(';'))), "form-data");
            field.name = name.value_or("");
            field.file_name = parameter(value, "filename");
        }
        part.remove_prefix(end + 2);
    }
    field.content = part.substr(2);
    return named ? std::optional(std::move(field)) : std::nullopt;
}

}  // namespace

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t";
    const std::size_t first = std::min(text.find_first_not_of(blanks), text.size());
    return text.substr(first, text.find_last_not_of(blanks) + 1 - first);
}

std::optional<std::vector<FormField>> parse_form(std::string_view content_type, std::string_view body) {
    const std::optional<std::string> boundary = parameter(content_type, "boundary");
    if (!boundary || boundary->empty() || boundary->size() > 70) {
        return std::nullopt;
    }
    const std::string delimiter = "\r\n--" + *boundary;
    std::vector<FormField> fields;
    // The first delimiter may be without the line end that belongs to it.
    std::size_t at = body.starts_with(std::string_view(delimiter).substr(2)) ? 0 : body.find(delimiter);
    if (at == std::string_view::npos) {
        return std::nullopt;
    }
    at += at == 0 && !body.starts_with(delimiter) ? delimiter.size() - 2 : delimiter.size();
    while (!body.substr(at).starts_with("--")) {
        const std::size_t begin = body.find("\r\n", at);
        const std::size_t end = begin == std::string_view::npos ? begin : body.find(delimiter, begin + 2);
        if (end == std::string_view::npos || fields.size() == most_fields) {
            return std::nullopt;
        }
        std::optional<FormField> field = parse_part(body.substr(begin + 2, end - begin - 2));
        if (!field) {
            return std::nullopt;
        }
        fields.push_back(std::move(*field));
        at = end + delimiter.size();
    }
    return fields;
}

}  // namespace cvconv::service
