#include "readers/docx/graphics.h"

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

#include "ir/unicode.h"
#include "readers/office/xml.h"

namespace cvconv::docx {

using namespace office;

namespace {

/// What a:t and c:v below `node` say, one after the other.
void add_text(pugi::xml_node node, std::string& text) {
    for (pugi::xml_node inner : node.children()) {
        const std::string_view name = local_name(inner);
        if (name == "t" || name == "v") {
            text += inner.text().get();
        } else if (name == "br") {
            text += ' ';
        } else {
            add_text(inner, text);
        }
    }
}

void add_paragraph(std::string_view text, int level, Nodes& nodes) {
    if (trim(text).empty()) {
        return;
    }
    Paragraph paragraph;
    paragraph.pieces.emplace_back().text = trim(text);
    paragraph.item = level > 0;
    paragraph.level = std::max(level - 1, 0);
    paragraph.marker = level > 0 ? "•" : "";
    nodes.push_back({std::move(paragraph)});
}

/// The a:p of a text, each a paragraph.
void add_paragraphs(pugi::xml_node text, int level, Nodes& nodes) {
    for (pugi::xml_node node : text.children()) {
        if (is(node, "p")) {
            std::string words;
            add_text(node, words);
            add_paragraph(words, level, nodes);
        }
    }
}

class Diagram {
public:
    explicit Diagram(pugi::xml_node model) {
        for (pugi::xml_node point : child(model, "ptLst").children()) {
            const std::string_view type = attribute(point, "type");
            std::string id(attribute(point, "modelId"));
            if (type == "doc") {
                root_ = id;
            }
            if (type.empty() || type == "node" || type == "asst" || type == "doc") {
                points_.emplace(std::move(id), point);
            }
        }
        for (pugi::xml_node connection : child(model, "cxnLst").children()) {
            if (const std::string_view type = attribute(connection, "type"); type.empty() || type == "parOf") {
                below_[std::string(attribute(connection, "srcId"))].emplace_back(
                    to_int(attribute(connection, "srcOrd")), attribute(connection, "destId"));
            }
        }
        for (auto& [id, points] : below_) {
            std::ranges::stable_sort(points, {}, [](const auto& each) { return each.first; });
        }
    }

    Nodes read() {
        add(root_, -1);
        return std::move(nodes_);
    }

private:
    /// Each point once, however the file connects them.
    void add(const std::string& id, int level) {
        constexpr int deepest = 20;
        const auto point = points_.find(id);
        if (level > deepest || point == points_.end() || !done_.insert(id).second) {
            return;
        }
        add_paragraphs(child(point->second, "t"), level, nodes_);
        if (const auto below = below_.find(id); below != below_.end()) {
            for (const auto& [order, next] : below->second) {
                add(std::string(next), level + 1);
            }
        }
    }

    std::string root_;
    std::map<std::string, pugi::xml_node, std::less<>> points_;
    std::map<std::string, std::vector<std::pair<int, std::string_view>>, std::less<>> below_;
    std::set<std::string> done_;
    Nodes nodes_;
};

}  // namespace

Nodes read_diagram(pugi::xml_node data_model) {
    return Diagram(data_model).read();
}

Nodes read_chart(pugi::xml_node chart_space) {
    Nodes nodes;
    const pugi::xml_node chart = child(chart_space, "chart");
    std::string title;
    add_text(child(chart, "title"), title);
    add_paragraph(title, 0, nodes);
    std::vector<std::string> series;
    std::vector<std::string> categories;
    auto add = [](std::string text, std::vector<std::string>& to) {
        if (std::ranges::find(to, text) == to.end()) {
            to.push_back(std::move(text));
        }
    };
    for (pugi::xml_node plot : child(chart, "plotArea").children()) {
        for (pugi::xml_node one : plot.children()) {
            if (!is(one, "ser")) {
                continue;
            }
            std::string name;
            add_text(child(one, "tx"), name);
            add(std::move(name), series);
            for (pugi::xml_node cache : child(one, "cat").children()) {
                for (pugi::xml_node kept : cache.children()) {  // c:strCache, or the levels of several
                    for (pugi::xml_node point : kept.children()) {
                        std::string category;
                        add_text(point, category);
                        add(std::move(category), categories);
                    }
                }
            }
        }
    }
    if (series.size() > 1) {
        std::ranges::for_each(series, [&](const std::string& name) { add_paragraph(name, 0, nodes); });
    }
    std::ranges::for_each(categories, [&](const std::string& name) { add_paragraph(name, 1, nodes); });
    return nodes;
}

}  // namespace cvconv::docx
