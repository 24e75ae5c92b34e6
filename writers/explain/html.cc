#include "writers/explain/html.h"

#include <fmt/format.h>

#include "ir/formats/europass/base64.h"
#include "ir/formats/markup/escape.h"

namespace cvconv::explain {

std::string allowed(const Asset& asset) {
    std::string bytes;
    for (std::size_t i = 0; i + 1 < asset.sha256.size(); i += 2) {
        auto digit = [&](char c) { return c <= '9' ? c - '0' : c - 'a' + 10; };
        bytes += static_cast<char>(digit(asset.sha256[i]) * 16 + digit(asset.sha256[i + 1]));
    }
    return "'sha256-" + europass::encode_base64(bytes) + '\'';
}

std::string head(std::string_view title, const Asset& style, const Asset& script) {
    std::string html = fmt::format(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src data:; style-src {}; "
        "script-src {}; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'\">\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{} – cvconv</title>\n<style>",
        allowed(style), allowed(script), markup::escape_html(title));
    return html.append(style.text).append("</style>\n</head>\n<body>\n");
}

}  // namespace cvconv::explain
