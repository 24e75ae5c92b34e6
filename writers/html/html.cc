#include "writers/html/html.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "ir/formats/markup/escape.h"
#include "ir/formats/prose/beside.h"
#include "writers/html/person.h"
#include "writers/prose/arrange.h"
#include "writers/prose/printable.h"

namespace cvconv {

namespace {

using markup::escape_html;
using prose::Block;
using prose::Blocks;
using prose::Part;
using prose::Piece;

constexpr std::string_view style_sheet = R"(
:root { color-scheme: light dark; --ink: #1d2129; --soft: #4d5562; --line: #c9d0da; --link: #0b57a4; --paper: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e9ee; --soft: #aeb6c2; --line: #454d59; --link: #8ab8f0; --paper: #15181d; }
}
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 2.5rem 1.25rem; overflow-wrap: anywhere; }
h1, h2, h3, p, ul { margin: 0; }
h1 { font-size: 2.1rem; line-height: 1.2; }
.headline { font-size: 1.2rem; color: var(--soft); }
.contact { list-style: none; padding: 0; margin-top: .75rem; display: grid; gap: 0 1.5rem;
  grid-template-columns: repeat(auto-fill, minmax(18rem, 1fr)); }
.label { color: var(--soft); }
h2 { margin: 1.75rem 0 .5rem; padding-bottom: .2rem; border-bottom: 1px solid var(--line); font-size: 1.3rem; }
h3 { font-size: 1.05rem; }
article { margin: 0 0 1rem; }
article p, article ul, section > p { margin-top: .25rem; }
.details { color: var(--soft); }
.details strong { color: var(--ink); }
ul { padding-inline-start: 1.25rem; }
a { color: var(--link); }
@page { margin: 16mm; }
@media print {
  :root { --ink: #000; --soft: #333; --line: #999; --link: #000; --paper: #fff; }
  body { font-size: 10pt; }
  main { max-width: none; padding: 0; }
  h2, h3, .details { break-after: avoid; }
  li, h3 { break-inside: avoid; }
}
)";

/// The class of h-card and h-event for what a piece is; others have none.
std::string_view class_of(std::string_view role, Part part) {
    struct Class {
        std::string_view role, name;
    };
    constexpr Class classes[] = {
        {"name", "p-name"},      {"headline", "p-job-title"}, {"email", "u-email"},  {"phone", "p-tel"},
        {"url", "u-url"},        {"profile", "u-url"},        {"location", "p-adr"}, {"organization", "p-org"},
        {"place", "p-location"}, {"start", "dt-start"},       {"end", "dt-end"},     {"date", "dt-published"},
        {"birthday", "dt-bday"}, {"label", "label"}};
    if (role == "title") {
        return part == Part::record ? "p-skill" : "p-name";
    }
    const auto* found = std::ranges::find(classes, role, &Class::role);
    return found == std::end(classes) ? "" : found->name;
}

std::string_view class_of_entries(std::string_view section) {
    if (section == "work") {
        return " class=\"p-experience h-event\"";
    }
    if (section == "education") {
        return " class=\"p-education h-event\"";
    }
    return section == "volunteer" ? " class=\"p-affiliation h-event\"" : "";
}

std::string with_breaks(const std::string& escaped) {
    std::string result;
    for (char c : escaped) {
        result += c == '\n' ? "<br>" : std::string(1, c);
    }
    return result;
}

std::string to_html(const Piece& piece, Part part, std::string_view section) {
    std::string text = with_breaks(escape_html(prose::printable(piece.text)));
    std::string_view name = class_of(piece.role, part);
    name = name == "p-skill" && section != "skills" ? "" : name;
    const std::string with_class = name.empty() ? "" : fmt::format(" class=\"{}\"", name);
    bool marked = with_class.empty();
    auto wrap = [&](std::string_view tag, const std::string& more) {
        text = fmt::format("<{0}{1}{2}>{3}</{0}>", tag, marked ? "" : with_class, more, text);
        marked = true;
    };
    if (!piece.date.empty()) {
        wrap("time", fmt::format(" datetime=\"{}\"", escape_html(piece.date)));
    }
    if (!piece.link.empty()) {
        wrap("a", fmt::format(" href=\"{}\"", escape_html(piece.link)));
    }
    if (piece.bold) {
        wrap("strong", "");
    }
    if (!marked) {
        wrap("span", "");
    }
    return text;
}

/// Blocks in elements of their own, lists and sections around them.
class Page {
public:
    void add(const Block& block) {
        const bool item = block.part == Part::item || block.part == Part::record || block.part == Part::contact;
        if (block.part == Part::section) {
            close_to(0);
            section_ = block.pieces.empty() ? "" : std::string(block.pieces.front().role);
            open("section", section_ == "summary" ? " class=\"p-summary\"" : "");
        } else if (block.part == Part::entry) {
            close_to(1);
            open("article", class_of_entries(section_));
        } else if (item && (open_.empty() || open_.back() != "ul")) {
            open("ul", block.part == Part::contact ? " class=\"contact\"" : "");
        } else if (!item) {
            close_list();
        }
        std::string inner;
        for (const Piece& piece : block.pieces) {
            inner += to_html(piece, block.part, section_);
        }
        const auto [tag, attributes] = element_of(block.part);
        html_ += fmt::format("{2:{3}}<{0}{1}>{4}</{0}>\n", tag, attributes, "", 2 * open_.size(), inner);
    }

    std::string take() {
        close_to(0);
        return std::move(html_);
    }

private:
    static std::pair<std::string_view, std::string_view> element_of(Part part) {
        switch (part) {
            case Part::name: return {"h1", ""};
            case Part::section: return {"h2", ""};
            case Part::entry: return {"h3", ""};
            case Part::headline: return {"p", " class=\"headline\""};
            case Part::details: return {"p", " class=\"details\""};
            case Part::text: return {"p", ""};
            default: return {"li", ""};
        }
    }

    void open(std::string_view tag, std::string_view attributes) {
        html_ += fmt::format("{2:{3}}<{0}{1}>\n", tag, attributes, "", 2 * open_.size());
        open_.emplace_back(tag);
    }
    void close_to(std::size_t depth) {
        while (open_.size() > depth) {
            const std::string tag = open_.back();
            open_.pop_back();
            html_ += fmt::format("{1:{2}}</{0}>\n", tag, "", 2 * open_.size());
        }
    }
    void close_list() {
        if (!open_.empty() && open_.back() == "ul") {
            close_to(open_.size() - 1);
        }
    }

    std::string html_;
    std::vector<std::string> open_;
    std::string section_;
};

bool is_head(Part part) {
    return part == Part::name || part == Part::headline || part == Part::contact;
}

bool is_right_to_left(std::string_view language) {
    const std::string_view primary = language.substr(0, language.find('-'));
    constexpr std::string_view known[] = {"ar", "fa", "he", "ur", "yi", "ps", "sd", "ug", "dv"};
    return std::ranges::find(known, primary) != std::end(known);
}

}  // namespace

std::optional<std::string> write_html(const Cv& cv, Diagnostics& diagnostics) {
    const auto arranged = prose::arrange(
        cv, false, [](Blocks blocks) { return prose::as_read(std::move(blocks)); }, diagnostics);
    if (!arranged) {
        return std::nullopt;
    }
    Page head;
    Page body;
    for (const Block& block : arranged->blocks) {
        (is_head(block.part) ? head : body).add(block);
    }
    const std::string& language = arranged->beside.form.language;
    return fmt::format(R"(<!DOCTYPE html>
<html lang="{}" dir="{}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{}</title>
<style>{}</style>
<script type="application/ld+json">
{}
</script>
</head>
<body>
<main class="h-resume">
<header class="p-contact h-card">
{}</header>
{}</main>
{}
</body>
</html>
)",
                       escape_html(language), is_right_to_left(language) ? "rtl" : "ltr",
                       escape_html(prose::printable(value_or_empty(cv.basics.name))), style_sheet,
                       html::person_of(arranged->resume), head.take(), body.take(),
                       prose::to_comment(arranged->beside));
}

}  // namespace cvconv
