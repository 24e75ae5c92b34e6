#include "writers/explain/page.h"

#include <algorithm>

#include <fmt/format.h>

#include "ir/formats/europass/base64.h"
#include "ir/formats/json_resume/schema.h"
#include "writers/explain/html.h"
#include "writers/explain/report.h"

namespace cvconv::explain {

namespace {

/// JSON that stands in a script element: nothing in it can end the element.
std::string in_script(const Json& json) {
    std::string text;
    for (char c : json.dump(-1, ' ', false, Json::error_handler_t::replace)) {
        switch (c) {
            case '<': text += "\\u003c"; break;
            case '>': text += "\\u003e"; break;
            case '&': text += "\\u0026"; break;
            default: text += c;
        }
    }
    return text;
}

Json shape_of(const json_resume::Shape& shape) {
    static constexpr std::string_view forms[] = {"text",  "date",  "issue_date", "uri",
                                                 "email", "texts", "object",     "objects"};
    Json json = Json::object();
    for (const json_resume::Property& property : shape.properties) {
        Json one = {{"form", forms[static_cast<std::size_t>(property.form)]}};
        if (property.shape != nullptr) {
            one["of"] = shape_of(*property.shape);
        }
        json[std::string(property.name)] = std::move(one);
    }
    return json;
}

float rounded(float points) {
    return static_cast<float>(static_cast<int>(points * 10)) / 10;
}

Json item_of(const Item& item) {
    Json json = {{"k", name_of(item.kind)}};
    auto put = [&](const char* key, auto value) {
        if (value != decltype(value){}) {
            json[key] = std::move(value);
        }
    };
    put("p", item.pointer);
    put("v", item.pointer.empty() ? item.value : std::string());  // else the resume has it
    put("w", item.pointer.empty() || item.written == item.value ? std::string() : item.written);
    put("c", item.pointer.empty() ? std::string() : std::string(name_of(item.confidence)));
    if (item.probability != unknown_probability) {
        json["o"] = item.probability;
    }
    put("u", item.doubtful());
    put("r", item.rule);
    put("d", item.derived);
    put("g", item.page);
    put("l", item.line);
    for (const Box& box : item.boxes) {
        Json numbers = {box.page};
        for (float length : {box.left, box.top, box.right, box.bottom}) {
            numbers.push_back(rounded(length));
        }
        json["b"].push_back(std::move(numbers));
    }
    return json;
}

/// The text by blocks, each cut where an item begins or ends.
Json lines_of(const Explanation& explanation, const Document& document) {
    Json lines = Json::array();
    std::vector<const Block*> blocks;
    for (const Block& block : document.blocks) {
        if (!block.text.empty()) {
            blocks.push_back(&block);
        }
    }
    std::stable_sort(blocks.begin(), blocks.end(),
                     [](const Block* a, const Block* b) { return a->text.begin < b->text.begin; });
    auto segment = explanation.segments.begin();
    for (const Block* block : blocks) {
        Json line = {{"n", cvconv::place_of(document, block->text).line}, {"k", cvconv::name_of(block->kind)}};
        if (!block->marker.empty()) {
            line["m"] = block->marker;
        }
        Json pieces = Json::array();
        while (segment != explanation.segments.end() && segment->text.end <= block->text.begin) {
            ++segment;
        }
        for (auto next = segment; next != explanation.segments.end() && next->text.begin < block->text.end; ++next) {
            const Span part{std::max(next->text.begin, block->text.begin), std::min(next->text.end, block->text.end)};
            pieces.push_back({std::string(part.of(document.text)), next->items});
        }
        line["s"] = std::move(pieces);
        lines.push_back(std::move(line));
    }
    return lines;
}

Json data_of(const Explanation& explanation, const Document& document, bool has_pages, const Diagnostics& diagnostics,
             const PageOptions& options) {
    Json data = report_for_programs(explanation, diagnostics, options.file_name);
    for (const char* key : {"sections", "doubtful", "unplaced", "hidden"}) {
        data.erase(key);  // the items say it
    }
    data["hash"] = options.hash;
    if (!options.blinded.is_null()) {
        data["blinded"] = options.blinded;
    }
    data["resume"] = explanation.resume;
    data["schema"] = shape_of(json_resume::resume());
    data["items"] = Json::array();
    for (const Item& item : explanation.items) {
        data["items"].push_back(item_of(item));
    }
    data["lines"] = has_pages ? Json::array() : lines_of(explanation, document);
    return data;
}

void add_picture(std::string& html, const PagePicture& picture, std::size_t number) {
    html += fmt::format("<figure class=\"page\" data-page=\"{0}\"><figcaption>Page {0}{1}</figcaption><div>", number,
                        picture.png.empty() ? ", without its picture" : "");
    const int width = static_cast<int>(std::max(1.F, picture.width));
    const int height = static_cast<int>(std::max(1.F, picture.height));
    if (!picture.png.empty()) {
        html += fmt::format("<img alt=\"Page {}\" width=\"{}\" height=\"{}\" src=\"data:image/png;base64,", number,
                            width, height);
        html += europass::encode_base64(picture.png);
        html += "\">";
    }
    html +=
        fmt::format("<svg viewBox=\"0 0 {0} {1}\" width=\"{0}\" height=\"{1}\"></svg></div></figure>\n", width, height);
}

}  // namespace

std::string page(const Explanation& explanation, const Document& document, const std::vector<PagePicture>& pictures,
                 const Diagnostics& diagnostics, const PageOptions& options) {
    std::string html = head(options.file_name, style_sheet(), script());
    html += "<noscript><p>This page needs its script, which is part of it.</p></noscript>\n";
    html += "<header id=\"top\"></header>\n<main>\n<section id=\"source\" aria-label=\"The document\">\n";
    for (std::size_t i = 0; i < pictures.size(); ++i) {
        add_picture(html, pictures[i], i + 1);
    }
    html += "</section>\n<section id=\"result\" aria-label=\"The CV\"></section>\n</main>\n";
    html += "<script type=\"application/json\" id=\"data\">";
    html += in_script(data_of(explanation, document, !pictures.empty(), diagnostics, options));
    html += "</script>\n<script>";
    html.append(script().text).append("</script>\n</body>\n</html>\n");
    return html;
}

}  // namespace cvconv::explain
