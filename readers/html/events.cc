#include "readers/html/events.h"

#include <algorithm>
#include <array>
#include <utility>

#include "readers/html/hidden_style.h"

namespace cvconv::html {

namespace {

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

std::string_view value_of(const std::vector<HtmlEvents::Attribute>& attributes, std::string_view name) {
    auto found = std::find_if(attributes.begin(), attributes.end(), [&](const auto& a) { return a.name == name; });
    return found == attributes.end() ? std::string_view{} : found->value;
}

bool is_hidden(const std::vector<HtmlEvents::Attribute>& attributes) {
    return std::any_of(attributes.begin(), attributes.end(), [](const auto& a) { return a.name == "hidden"; }) ||
           hides(value_of(attributes, "style"));
}

}  // namespace

bool is_one_of(std::string_view name, std::span<const std::string_view> names) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

bool is_markup(std::string_view name) {
    return is_one_of(name, containers) || is_one_of(name, silent) || is_one_of(name, silent_too) ||
           is_one_of(name, skipped) || is_one_of(name, bold_tags) || is_one_of(name, italic_tags) ||
           is_one_of(name, code_tags) || is_one_of(name, others) || is_heading(name);
}

void HtmlEvents::start(std::string_view name, const std::vector<Attribute>& attributes) {
    const bool told = std::exchange(hide_next_, false);
    if (hidden_ > 0) {
        hidden_ += name == hidden_name_ ? 1 : 0;
    } else if ((told || is_hidden(attributes)) && !is_one_of(name, empty_tags)) {
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

}  // namespace cvconv::html
