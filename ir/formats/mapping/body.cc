#include "ir/formats/mapping/body.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace cvconv::mapping {

namespace {

/// Fields that formats may lack, beside those that prose has labels for.
struct Line {
    std::string_view section;
    std::string_view field;
    std::string_view english;
    bool is_list = false;
};

constexpr Line lines[] = {
    {"projects", "entity", "Organization"},
    {"awards", "awarder", "Awarded by"},
    {"publications", "publisher", "Publisher"},
    {"certificates", "issuer", "Issuer"},
};

void add_line(std::string_view field, std::string_view label, Json& ours, std::vector<std::string>& items) {
    const auto found = ours.find(std::string(field));
    if (found == ours.end()) {
        return;
    }
    const std::string value = joined(texts_of(*found));
    if (!value.empty()) {
        items.push_back(std::string(label) + ": " + value);
        ours.erase(found);
    }
}

/// Puts the value of "Grade: 4.1/5" into its field; false if it has none, or one already.
bool put_line(std::string_view item, Json& ours, std::string_view section, const prose::Labels& labels) {
    const std::size_t colon = item.find(": ");
    if (colon == std::string_view::npos) {
        return false;
    }
    const std::string_view label = item.substr(0, colon);
    std::string_view field;
    bool is_list = false;
    if (const prose::Labelled* known = labels.field(section, label); known != nullptr && !known->ours) {
        field = known->field;
        is_list = known->holds == prose::Holds::list;
    }
    for (const Line& line : lines) {
        if (line.section == section && line.english == label) {
            field = line.field;
            is_list = line.is_list;
        }
    }
    if (section == "education" && label == "GPA") {
        field = "score";
    }
    if (field.empty() || ours.contains(std::string(field))) {
        return false;
    }
    const std::string_view value = item.substr(colon + 2);
    ours[std::string(field)] = is_list ? parted(value) : Json(value);
    return true;
}

std::string_view text_field(std::string_view section) {
    const prose::EntryShape* shape = prose::entry_shape(section);
    return shape == nullptr ? std::string_view() : shape->text;
}

std::string_view list_field(std::string_view section) {
    const prose::EntryShape* shape = prose::entry_shape(section);
    return shape == nullptr ? std::string_view() : shape->list;
}

std::optional<std::string_view> item_of(std::string_view line) {
    const std::size_t begin = line.find_first_not_of(" \t");
    if (begin == std::string_view::npos) {
        return std::nullopt;
    }
    line.remove_prefix(begin);
    for (std::string_view mark : {"- ", "* ", "+ ", "• "}) {
        if (line.starts_with(mark)) {
            return line.substr(mark.size());
        }
    }
    return std::nullopt;
}

}  // namespace

std::string joined(const std::vector<std::string>& texts) {
    const bool commas =
        std::ranges::any_of(texts, [](const std::string& text) { return text.find(',') != std::string::npos; });
    std::string all;
    for (const std::string& text : texts) {
        all += (all.empty() ? "" : commas ? " · " : ", ") + text;
    }
    return all;
}

Json parted(std::string_view text) {
    Json parts = Json::array();
    const bool dots = text.find(" · ") != std::string_view::npos;
    const std::string_view separator = dots ? " · " : ", ";
    int depth = 0;
    std::size_t begin = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        depth += text[at] == '(' ? 1 : text[at] == ')' ? -1 : 0;
        if ((dots || depth <= 0) && text.substr(at).starts_with(separator)) {
            parts.push_back(std::string(text.substr(begin, at - begin)));
            begin = at + separator.size();
        }
    }
    parts.push_back(std::string(text.substr(begin)));
    return parts;
}

Body take_body(Json& ours, std::string_view section, const prose::Labels& labels) {
    Body body;
    for (const prose::Labelled& field : prose::labelled_fields()) {
        if (field.section == section && !field.ours) {
            add_line(field.field, labels.of(field), ours, body.items);
        }
    }
    for (const Line& line : lines) {
        if (line.section == section) {
            add_line(line.field, line.english, ours, body.items);
        }
    }
    if (const auto text = ours.find(std::string(text_field(section))); text != ours.end() && text->is_string()) {
        body.text = text->get<std::string>();
        ours.erase(text);
    }
    if (const auto list = ours.find(std::string(list_field(section))); list != ours.end()) {
        for (std::string& item : texts_of(*list)) {
            body.items.push_back(std::move(item));
        }
        ours.erase(list);
    }
    return body;
}

void put_body(Body body, Json& ours, std::string_view section, const prose::Labels& labels) {
    std::string_view list = list_field(section);
    const std::string_view text = text_field(section);
    std::vector<std::string> left;
    for (std::string& item : body.items) {
        if (!put_line(item, ours, section, labels)) {
            left.push_back(std::move(item));
        }
    }
    const bool taken = text.empty() || ours.contains(std::string(text));
    put(ours, taken ? "summary" : text, std::move(body.text));
    if (left.empty()) {
        return;
    }
    if (list.empty()) {
        Json& value = ours[std::string(text.empty() ? "summary" : text)];
        std::string all = text_of(value);
        for (const std::string& item : left) {
            all += (all.empty() ? "" : "\n") + item;
        }
        value = std::move(all);
        return;
    }
    Json& all = list_at(ours, list);
    for (std::string& item : left) {
        all.push_back(std::move(item));
    }
}

std::string to_markdown(const Body& body) {
    std::string markdown = body.text;
    for (std::size_t i = 0; i < body.items.size(); ++i) {
        markdown += i > 0 ? "\n- " : markdown.empty() ? "- " : "\n\n- ";
        for (char c : body.items[i]) {
            markdown += c;
            markdown += c == '\n' ? "  " : "";
        }
    }
    return markdown;
}

Body from_markdown(std::string_view text) {
    Body body;
    std::string gap;  // line breaks before the next line of the paragraphs
    bool in_item = false;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        const bool blank = line.find_first_not_of(" \t\r") == std::string_view::npos;
        if (const auto item = item_of(line)) {
            body.items.emplace_back(*item);
            in_item = true;
            gap = body.text.empty() ? "" : "\n\n";
        } else if (in_item && line.starts_with("  ")) {
            body.items.back() += '\n' + std::string(line.substr(2));
        } else if (blank) {
            gap += body.text.empty() || in_item ? "" : "\n";
        } else {
            in_item = false;
            body.text += gap + std::string(line);
            gap = "\n";
        }
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return body;
}

}  // namespace cvconv::mapping
