#include "readers/markdown/html.h"

#include <libxml/HTMLparser.h>
#include <libxml/parserInternals.h>

#include <algorithm>
#include <array>
#include <memory>

#include "ir/unicode.h"
#include "readers/markdown/hidden_style.h"

namespace cvconv::markdown {

namespace {

bool is_one_of(std::string_view name, const auto& names) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

constexpr std::array<std::string_view, 24> containers = {
    "p",       "div",     "section", "article",    "header",     "footer",  "main",   "center",
    "details", "summary", "address", "figure",     "figcaption", "dl",      "dt",     "dd",
    "aside",   "nav",     "pre",     "blockquote", "fieldset",   "caption", "hgroup", "body"};
constexpr std::array<std::string_view, 12> silent = {"html",  "span",  "font",  "small", "big",     "mark",
                                                     "tbody", "thead", "tfoot", "wbr",   "picture", "source"};
constexpr std::array<std::string_view, 6> silent_too = {"colgroup", "col", "time", "abbr", "ins", "label"};
constexpr std::array<std::string_view, 5> skipped = {"style", "script", "head", "title", "svg"};
constexpr std::array<std::string_view, 2> bold_tags = {"b", "strong"};
constexpr std::array<std::string_view, 5> italic_tags = {"i", "em", "cite", "var", "dfn"};
constexpr std::array<std::string_view, 4> code_tags = {"code", "kbd", "tt", "samp"};
constexpr std::array<std::string_view, 7> empty_tags = {"br", "hr", "img", "wbr", "col", "meta", "link"};
constexpr std::array<std::string_view, 16> others = {"br", "hr", "a",     "img", "sup", "sub", "u",    "ul",
                                                     "ol", "li", "table", "tr",  "td",  "th",  "meta", "link"};

bool is_heading(std::string_view name) {
    return name.size() == 2 && name[0] == 'h' && name[1] >= '1' && name[1] <= '6';
}

/// Tags that mark up a text. Forms, widgets and made-up tags are not among them: a CV that has them
/// outside quotes writes about them.
bool is_markup(std::string_view name) {
    return is_one_of(name, containers) || is_one_of(name, silent) || is_one_of(name, silent_too) ||
           is_one_of(name, skipped) || is_one_of(name, bold_tags) || is_one_of(name, italic_tags) ||
           is_one_of(name, code_tags) || is_one_of(name, others) || is_heading(name);
}

std::string lower(std::string_view name) {
    std::string lowered(name);
    std::transform(lowered.begin(), lowered.end(), lowered.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return lowered;
}

std::string_view value_of(const std::vector<HtmlEvents::Attribute>& attributes, std::string_view name) {
    auto found = std::find_if(attributes.begin(), attributes.end(), [&](const auto& a) { return a.name == name; });
    return found == attributes.end() ? std::string_view{} : found->value;
}

bool is_hidden(const std::vector<HtmlEvents::Attribute>& attributes) {
    return std::any_of(attributes.begin(), attributes.end(), [](const auto& a) { return a.name == "hidden"; }) ||
           hides(value_of(attributes, "style"));
}

/// `<span style="…">`: only that and "hidden" matter here.
std::vector<HtmlEvents::Attribute> hiding_attributes(std::string_view tag) {
    const std::string lowered = lower(tag);
    std::vector<HtmlEvents::Attribute> attributes;
    if (std::size_t at = lowered.find(" style="); at != std::string::npos && at + 8 < lowered.size()) {
        const char quote = lowered[at + 7];
        std::size_t end = lowered.find(quote, at + 8);
        attributes.push_back({"style", lowered.substr(at + 8, end == std::string::npos ? end : end - at - 8)});
    }
    if (lowered.ends_with(" hidden>") || lowered.find(" hidden ") != std::string::npos) {
        attributes.push_back({"hidden", ""});
    }
    return attributes;
}

}  // namespace

void HtmlEvents::start(std::string_view name, const std::vector<Attribute>& attributes) {
    if (hidden_ > 0) {
        hidden_ += name == hidden_name_ ? 1 : 0;
    } else if (is_hidden(attributes) && !is_one_of(name, empty_tags)) {
        hidden_name_ = name;
        hidden_ = 1;
        emitter_.begin_hidden();
    }
    if (is_one_of(name, skipped)) {
        ++skipped_;
    } else if (is_one_of(name, containers)) {
        emitter_.begin_paragraph();
    } else if (is_heading(name)) {
        emitter_.begin_heading(name[1] - '0');
    } else if (is_one_of(name, bold_tags)) {
        ++emitter_.bold;
    } else if (is_one_of(name, italic_tags)) {
        ++emitter_.italic;
    } else if (is_one_of(name, code_tags)) {
        ++emitter_.monospaced;
    } else if (name == "u") {
        ++emitter_.underlined;
    } else if (name == "br") {
        emitter_.html_break();
    } else if (name == "hr") {
        emitter_.rule();
    } else if (name == "ul" || name == "ol") {
        emitter_.begin_list(name == "ol", 1, name == "ol" ? "." : "-");
    } else if (name == "li") {
        emitter_.begin_item();
    } else if (name == "table") {
        emitter_.begin_table();
    } else if (name == "tr") {
        emitter_.begin_row(false);
    } else if (name == "td" || name == "th") {
        emitter_.begin_cell();
        if (name == "th") {
            emitter_.builder().current().table_header = true;
        }
    } else if (name == "sup") {
        emitter_.begin_superscript();
    } else if (name == "a") {
        std::string_view target = value_of(attributes, "href");
        links_.push_back(!target.empty());
        if (!target.empty()) {
            emitter_.begin_link(std::string(target));
        }
    } else if (name == "img") {
        emitter_.begin_image();
        emitter_.text(value_of(attributes, "alt"), {});
        emitter_.end_image();
    }
}

void HtmlEvents::end_hidden() {
    if (hidden_ > 0) {
        hidden_ = 0;
        emitter_.end_hidden();
    }
}

void HtmlEvents::end(std::string_view name, bool meant) {
    if (meant && hidden_ > 0 && name == hidden_name_ && --hidden_ == 0) {
        emitter_.end_hidden();
    }
    auto leave = [](int& depth) { depth = std::max(depth - 1, 0); };
    if (is_one_of(name, skipped)) {
        leave(skipped_);
    } else if (is_one_of(name, containers)) {
        emitter_.begin_paragraph();
    } else if (is_heading(name)) {
        emitter_.end_block();
    } else if (is_one_of(name, bold_tags)) {
        leave(emitter_.bold);
    } else if (is_one_of(name, italic_tags)) {
        leave(emitter_.italic);
    } else if (is_one_of(name, code_tags)) {
        leave(emitter_.monospaced);
    } else if (name == "u") {
        leave(emitter_.underlined);
    } else if (name == "ul" || name == "ol") {
        emitter_.end_list();
    } else if (name == "li") {
        emitter_.end_item();
    } else if (name == "table") {
        emitter_.end_table();
    } else if (name == "tr") {
        emitter_.end_row();
    } else if (name == "sup") {
        emitter_.end_superscript();
    } else if (name == "a" && !links_.empty()) {
        if (links_.back()) {
            emitter_.end_link();
        }
        links_.pop_back();
    }
}

void HtmlEvents::text(std::string_view text, SourcePlace place) {
    if (!skipping()) {
        emitter_.text(text, place);
    }
}

std::string decode_entity(std::string_view entity) {
    std::string name(entity.substr(1, entity.size() - 2));
    std::string text;
    if (name.starts_with('#')) {
        bool hex = name.size() > 1 && (name[1] == 'x' || name[1] == 'X');
        char32_t c = 0;
        for (std::size_t i = hex ? 2 : 1; i < name.size() && c < 0x110000; ++i) {
            char d = name[i];
            int digit = d >= '0' && d <= '9'   ? d - '0'
                        : d >= 'a' && d <= 'f' ? d - 'a' + 10
                        : d >= 'A' && d <= 'F' ? d - 'A' + 10
                                               : 0;
            c = c * (hex ? 16 : 10) + static_cast<char32_t>(digit);
        }
        append_character(text, c < 0x20 || (c >= 0x7F && c < 0xA0) ? U' ' : c);
        return text;
    }
    const htmlEntityDesc* found = htmlEntityLookup(reinterpret_cast<const xmlChar*>(name.c_str()));
    if (found == nullptr) {
        return std::string(entity);
    }
    if (found->value != 0xAD) {
        append_character(text, found->value);
    }
    return text;
}

namespace {

/// What libxml2 calls back with.
struct Reading {
    HtmlEvents& events;
    Emitter& emitter;
    SourcePlace place;
    bool fragment_only;   ///< a single tag: the <html><body><p> and the end that libxml2 adds are not meant
    bool at_end = false;  ///< the rest is what libxml2 adds
    htmlParserCtxtPtr context = nullptr;

    [[nodiscard]] SourcePlace here() const {
        int line = context != nullptr && context->input != nullptr ? context->input->line : 1;
        return {place.line > 0 ? place.line + std::max(line, 1) - 1 : 0, 1};
    }
};

std::string_view view(const xmlChar* text) {
    return reinterpret_cast<const char*>(text);
}

void on_start(void* user, const xmlChar* name, const xmlChar** attributes) {
    auto& reading = *static_cast<Reading*>(user);
    if (reading.fragment_only && view(name) != "a" && view(name) != "img") {
        return;
    }
    std::vector<HtmlEvents::Attribute> list;
    for (; attributes != nullptr && attributes[0] != nullptr; attributes += 2) {
        list.push_back({std::string(view(attributes[0])),
                        attributes[1] != nullptr ? std::string(view(attributes[1])) : std::string()});
    }
    if (is_markup(view(name))) {
        reading.events.start(view(name), list);
    } else {
        reading.events.text("<" + std::string(view(name)) + ">", reading.here());
    }
}

void on_end(void* user, const xmlChar* name) {
    auto& reading = *static_cast<Reading*>(user);
    if (!reading.fragment_only && is_markup(view(name))) {
        reading.events.end(view(name), !reading.at_end);
    }
}

void on_text(void* user, const xmlChar* text, int size) {
    auto& reading = *static_cast<Reading*>(user);
    std::string clean = to_nfc(std::string_view(reinterpret_cast<const char*>(text), static_cast<std::size_t>(size)));
    std::replace(clean.begin(), clean.end(), '\t', ' ');
    auto newlines = static_cast<int>(std::count(clean.begin(), clean.end(), '\n'));
    SourcePlace place = reading.here();
    place.line = place.line > 0 ? std::max(place.line - newlines, reading.place.line) : 0;
    reading.events.text(clean, place);
}

struct FreeContext {
    void operator()(htmlParserCtxtPtr context) const { htmlFreeParserCtxt(context); }
};

void parse(std::string_view html, Reading reading) {
    htmlSAXHandler handler{};
    handler.startElement = on_start;
    handler.endElement = on_end;
    handler.characters = on_text;
    handler.ignorableWhitespace = on_text;
    std::unique_ptr<xmlParserCtxt, FreeContext> context(
        htmlCreatePushParserCtxt(&handler, &reading, nullptr, 0, nullptr, XML_CHAR_ENCODING_UTF8));
    if (!context) {
        reading.emitter.text(html, reading.place);
        return;
    }
    reading.context = context.get();
    htmlCtxtUseOptions(context.get(),
                       HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_NONET);
    htmlParseChunk(context.get(), html.data(), static_cast<int>(html.size()), 0);
    reading.at_end = true;
    htmlParseChunk(context.get(), nullptr, 0, 1);
}

/// libxml2 compares every attribute of a tag with every other: a hundred thousand of them hang it.
bool has_monstrous_tag(std::string_view html) {
    int signs = 0;
    int depth = 0;
    for (char c : html) {
        signs = c == '<' ? 0 : signs + (c == '=' || c == ' ' ? 1 : 0);
        depth += c == '<' ? 1 : 0;
        if (c == '>') {
            signs = -1'000'000'000;  // text between tags may hold any number of blanks
        }
        if (signs > 2000) {
            return true;
        }
    }
    return depth > 200'000;
}

}  // namespace

void read_inline_tag(std::string_view tag, SourcePlace place, HtmlEvents& events, Emitter& emitter) {
    if (tag.starts_with("<!") || tag.starts_with("<?")) {
        return;
    }
    bool closing = tag.starts_with("</");
    std::size_t begin = closing ? 2 : 1;
    std::size_t end = begin;
    while (end < tag.size() &&
           (is_letter(static_cast<unsigned char>(tag[end])) || is_digit(static_cast<unsigned char>(tag[end])))) {
        ++end;
    }
    std::string name = lower(tag.substr(begin, end - begin));
    bool whole_name =
        end < tag.size() && (tag[end] == '>' || tag[end] == '/' || is_space(static_cast<unsigned char>(tag[end])));
    if (!whole_name || !is_markup(name) || has_monstrous_tag(tag)) {
        emitter.text(tag, place);
    } else if (closing) {
        events.end(name);
    } else if (name == "a" || name == "img") {
        // libxml2 reads the attributes; it would put <html><body> around, which mean nothing here.
        parse(tag, {events, emitter, place, true});
    } else {
        if (name == "span" && tag.find("float") != std::string_view::npos) {
            emitter.text("\t", place);  // set at the right margin: a cell of its own
        }
        events.start(name, hiding_attributes(tag));
    }
}

void read_html_block(std::string_view html, SourcePlace place, HtmlEvents& events, Emitter& emitter) {
    if (has_monstrous_tag(html)) {
        emitter.begin_paragraph();
        emitter.text(html, place);
        emitter.end_block();
        return;
    }
    // A block that only closes what another opened ("</details>") is nothing to libxml2.
    if (events.hiding() && lower(html).find("</" + events.hidden_name()) != std::string::npos) {
        events.end_hidden();
    }
    parse(html, {events, emitter, place, false});
    emitter.end_row();
    if (!emitter.in_item()) {
        emitter.end_block();
    }
}

}  // namespace cvconv::markdown
