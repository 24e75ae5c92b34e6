#include "readers/europass/xml.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "ir/formats/europass/xml.h"
#include "ir/unicode.h"
#include "readers/europass/html.h"

namespace cvconv::europass {

namespace {

constexpr std::array<std::string_view, 4> candidate_namespaces = {
    "http://www.europass.eu/1.0", "http://www.hr-xml.org/3", "http://www.openapplications.org/oagis/9",
    "http://www.europass_eures.eu/1.0"};
constexpr std::ptrdiff_t most_attributes = 64;  // Europass elements have ten at most
constexpr std::string_view cedefop = "http://europass.cedefop.europa.eu/";

bool is_known(std::string_view name) {
    return std::ranges::find(candidate_namespaces, name) != candidate_namespaces.end() || name.starts_with(cedefop);
}

std::string_view local_name(std::string_view name) {
    std::size_t colon = name.find(':');
    return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

/// The namespace that a prefix stands for at `node`.
std::string_view namespace_of(pugi::xml_node node) {
    std::string_view name = node.name();
    std::size_t colon = name.find(':');
    std::string declaration = colon == std::string_view::npos ? "xmlns" : "xmlns:" + std::string(name.substr(0, colon));
    for (; node; node = node.parent()) {
        if (pugi::xml_attribute found = node.attribute(declaration.c_str())) {
            return found.value();
        }
    }
    return {};
}

bool is_text(pugi::xml_node node) {
    return node.type() == pugi::node_pcdata || node.type() == pugi::node_cdata;
}

std::string own_text(pugi::xml_node element) {
    std::string text;
    for (pugi::xml_node child : element.children()) {
        if (is_text(child)) {
            text += child.value();
        }
    }
    return text;
}

int line_at(std::string_view bytes, std::ptrdiff_t offset) {
    auto end = bytes.begin() + std::clamp<std::ptrdiff_t>(offset, 0, static_cast<std::ptrdiff_t>(bytes.size()));
    return 1 + static_cast<int>(std::count(bytes.begin(), end, '\n'));
}

/// Depth first, without recursion: calls visit(node, depth); stops where that says false.
template <class Visit>
bool walk(pugi::xml_node top, Visit visit) {
    int depth = 0;
    for (pugi::xml_node node = top.first_child(); node;) {
        if (!visit(node, depth)) {
            return false;
        }
        if (node.first_child()) {
            node = node.first_child();
            ++depth;
            continue;
        }
        while (node && !node.next_sibling()) {
            node = node.parent();
            --depth;
            if (node == top) {
                return true;
            }
        }
        node = node.next_sibling();
    }
    return true;
}

}  // namespace

std::string_view Element::name() const {
    return local_name(node_.name());
}

Element Element::child(std::string_view name) const {
    for (pugi::xml_node child : node_.children()) {
        if (local_name(child.name()) == name && !source_->foreign_.contains(child.internal_object())) {
            return {child, source_};
        }
    }
    return {};
}

Element Element::at(std::initializer_list<std::string_view> names) const {
    Element element = *this;
    for (std::string_view name : names) {
        element = element.child(name);
    }
    return element;
}

std::vector<Element> Element::children() const {
    std::vector<Element> all;
    for (pugi::xml_node child : node_.children()) {
        if (child.type() == pugi::node_element && !source_->foreign_.contains(child.internal_object())) {
            all.emplace_back(child, source_);
        }
    }
    return all;
}

std::vector<Element> Element::children(std::string_view name) const {
    std::vector<Element> all = children();
    std::erase_if(all, [&](const Element& child) { return child.name() != name; });
    return all;
}

std::string Element::attribute(std::string_view name) const {
    for (pugi::xml_attribute attribute : node_.attributes()) {
        if (local_name(attribute.name()) == name) {
            return one_line(attribute.value());
        }
    }
    return {};
}

std::string Element::raw_text() const {
    if (node_) {
        source_->used_.insert(node_.internal_object());
    }
    return clean(own_text(node_));
}

std::string Element::text() const {
    return one_line(raw_text());
}

std::string Element::peek() const {
    return one_line(own_text(node_));
}

void Element::skip() const {
    if (!node_) {
        return;
    }
    source_->used_.insert(node_.internal_object());
    walk(node_, [&](pugi::xml_node node, int) {
        source_->used_.insert(node.internal_object());
        return true;
    });
}

std::unique_ptr<Source> Source::parse(std::string_view bytes, const Limits& limits, Diagnostics& diagnostics) {
    if (bytes.size() > limits.max_bytes) {
        diagnostics.add(Code::file_too_large, fmt::format("{} bytes", bytes.size()));
        return nullptr;
    }
    std::unique_ptr<Source> source(new Source);
    // pugixml knows no entities but the five of XML, opens no file, and does not recurse.
    pugi::xml_parse_result result =
        source->document_.load_buffer(bytes.data(), bytes.size(), pugi::parse_default | pugi::parse_doctype);
    if (!result) {
        Place place;
        place.line = line_at(bytes, result.offset);
        diagnostics.add(Code::xml_damaged, std::move(place), result.description());
        return nullptr;
    }
    for (pugi::xml_node node : source->document_.children()) {
        if (node.type() == pugi::node_doctype) {
            Place place;
            place.line = line_at(bytes, node.offset_debug());
            diagnostics.add(Code::xml_document_type, std::move(place));
            return nullptr;
        }
    }
    return source->check(limits, diagnostics) ? std::move(source) : nullptr;
}

bool Source::check(const Limits& limits, Diagnostics& diagnostics) {
    root_namespace_ = namespace_of(document_.document_element());
    bool shallow = walk(document_, [&](pugi::xml_node node, int depth) {
        if (std::distance(node.attributes_begin(), node.attributes_end()) > most_attributes) {
            return false;  // every search for a namespace would go through them
        }
        if (node.type() == pugi::node_element && !is_known(namespace_of(node))) {
            foreign_.insert(node.internal_object());
        }
        return depth <= limits.max_depth;
    });
    if (!shallow) {
        diagnostics.add(Code::limit_reached,
                        fmt::format("elements nested deeper than {}, or with more than {} attributes", limits.max_depth,
                                    most_attributes));
    }
    return shallow;
}

Element Source::root() {
    return {document_.document_element(), this};
}

std::vector<std::string> Source::leftovers() const {
    std::vector<std::string> texts;
    walk(document_, [&](pugi::xml_node node, int) {
        if (is_text(node) && !used_.contains(node.parent().internal_object())) {
            for (const Line& line : read_html(clean(node.value()))) {
                if (std::string text = line.text(); !text.empty()) {
                    texts.push_back(std::move(text));
                }
            }
        }
        return true;
    });
    return texts;
}

std::string root_name(std::string_view bytes) {
    // In UTF-16 every other byte is 0; the names looked for are ASCII.
    std::string head;
    for (char c : bytes.substr(0, 8192)) {
        if (c != '\0') {
            head += c;
        }
    }
    std::size_t at = 0;
    while ((at = head.find('<', at)) != std::string::npos) {
        std::string_view rest = std::string_view(head).substr(at + 1);
        std::string_view end = rest.starts_with("!--") ? "-->" : rest.starts_with('?') ? "?>" : ">";
        if (!rest.starts_with('!') && !rest.starts_with('?')) {
            return std::string(local_name(rest.substr(0, rest.find_first_of(" \t\r\n/>"))));
        }
        at = head.find(end, at);
        if (at == std::string::npos) {
            break;
        }
    }
    return {};
}

}  // namespace cvconv::europass
