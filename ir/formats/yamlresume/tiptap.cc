#include "ir/formats/yamlresume/tiptap.h"

#include <utility>

#include "ir/formats/mapping/body.h"

namespace cvconv::yamlresume {

namespace {

using mapping::member;
using mapping::text_at;

constexpr int deepest = 32;  // as deep as limits.h lets files nest, for JSON that is in a text

bool is_document(const Json& value) {
    return text_at(value, "type") == "doc" && member(value, "content").is_array();
}

std::string marked(std::string text, const Json& marks) {
    for (const Json& mark : marks) {
        const std::string type = text_at(mark, "type");
        const std::string href = text_at(mark, "attrs.href");
        if (type == "bold" || type == "italic") {
            const std::string sign = type == "bold" ? "**" : "*";
            text = sign + text + sign;
        } else if (type == "link" && !href.empty()) {
            text = "[" + text + "](" + href + ")";
        }
    }
    return text;
}

/// What is said in one node, without its lists.
std::string line_of(const Json& node, int depth) {
    std::string line = marked(text_at(node, "text"), member(node, "marks"));
    for (const Json& inner : member(node, "content")) {
        const std::string type = text_at(inner, "type");
        if (depth < deepest && type != "bulletList" && type != "orderedList") {
            line += type == "hardBreak" ? "\n" : line_of(inner, depth + 1);
        }
    }
    return line;
}

void add_nodes(const Json& nodes, mapping::Body& body, int depth) {
    for (const Json& node : nodes) {
        const std::string type = text_at(node, "type");
        const Json& inner = member(node, "content");
        if (depth < deepest && (type == "bulletList" || type == "orderedList")) {
            add_nodes(inner, body, depth + 1);
            continue;
        }
        const std::string line = line_of(node, depth);
        if (type != "listItem" && !line.empty()) {
            body.text += (body.text.empty() ? "" : "\n\n") + line;
        } else if (type == "listItem") {
            if (!line.empty()) {
                body.items.push_back(line);
            }
            for (const Json& nested : inner) {
                if (depth < deepest && text_at(nested, "type").ends_with("List")) {
                    add_nodes(member(nested, "content"), body, depth + 1);
                }
            }
        }
    }
}

}  // namespace

Json written_text(Json value) {
    if (value.is_string()) {
        std::string& text = value.get_ref<std::string&>();
        text.erase(text.find_last_not_of(" \t\r\n") + 1);
        if (!text.starts_with('{') || text.find("\"type\"") == std::string::npos) {
            return value;
        }
        Json tree = Json::parse(text, nullptr, false);
        return is_document(tree) ? written_text(std::move(tree)) : value;
    }
    if (!is_document(value)) {
        return value;
    }
    mapping::Body body;
    add_nodes(member(value, "content"), body, 0);
    return mapping::to_markdown(body);
}

}  // namespace cvconv::yamlresume
