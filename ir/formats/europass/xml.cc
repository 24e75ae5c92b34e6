#include "ir/formats/europass/xml.h"

#include "ir/unicode.h"

namespace cvconv::europass {

namespace {

bool is_allowed(char32_t c) {
    bool control = c < 0x20 || (c >= 0x7F && c <= 0x9F);
    return (!control || c == U'\t' || c == U'\n') && (c & 0xFFFEU) != 0xFFFEU;
}

struct StringWriter : pugi::xml_writer {
    std::string text;
    void write(const void* data, std::size_t size) override { text.append(static_cast<const char*>(data), size); }
};

}  // namespace

std::string clean(std::string_view text) {
    std::string result;
    result.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        char32_t c = next_character(text, at);
        if (c == U'\r') {
            if (at >= text.size() || text[at] != '\n') {
                result += '\n';
            }
        } else if (is_allowed(c)) {
            append_character(result, c);
        }
    }
    return result;
}

std::string one_line(std::string_view text) {
    std::string line = clean(text);
    for (char& c : line) {
        if (c == '\n' || c == '\t') {
            c = ' ';
        }
    }
    return std::string(trim(line));
}

std::string line_of(const Text& text) {
    return one_line(value_or_empty(text));
}

pugi::xml_node add(pugi::xml_node parent, const char* name) {
    return parent.append_child(name);
}

pugi::xml_node add(pugi::xml_node parent, const char* name, std::string_view text) {
    std::string line = one_line(text);
    if (line.empty()) {
        return {};
    }
    pugi::xml_node element = parent.append_child(name);
    element.text().set(line.c_str());
    return element;
}

pugi::xml_node add_html(pugi::xml_node parent, const char* name, std::string_view html) {
    if (html.empty()) {
        return {};
    }
    pugi::xml_node element = parent.append_child(name);
    element.text().set(std::string(html).c_str());
    return element;
}

void add_attribute(pugi::xml_node element, const char* name, std::string_view value) {
    element.append_attribute(name).set_value(one_line(value).c_str());
}

std::string to_text(const pugi::xml_document& document) {
    StringWriter writer;
    document.save(writer, "  ", pugi::format_indent, pugi::encoding_utf8);
    return std::move(writer.text);
}

}  // namespace cvconv::europass
