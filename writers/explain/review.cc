#include "writers/explain/review.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "ir/formats/markup/escape.h"
#include "writers/explain/html.h"

namespace cvconv::explain {

namespace {

/// A relative path as an address.
std::string address(std::string_view path) {
    std::string text = "./";
    for (char c : path) {
        const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                           std::string_view("-_.~/").find(c) != std::string_view::npos;
        text += plain ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned char>(c));
    }
    return text;
}

std::string format_of(const std::string& name) {
    const std::size_t dot = name.rfind('.');
    std::string extension = dot == std::string::npos ? "none" : name.substr(dot + 1);
    std::replace(extension.begin(), extension.end(), ' ', '_');
    return extension;
}

std::string warnings_of(const Json& report) {
    std::string keys;
    for (const Json& diagnostic : report.is_null() ? Json::array() : report.at("diagnostics")) {
        if (diagnostic.at("severity") != "note") {
            keys += (keys.empty() ? "" : " ") + diagnostic.at("key").get<std::string>();
        }
    }
    return keys;
}

std::string row_of(const ReviewRow& row) {
    const bool known = !row.report.is_null();
    const std::string name = markup::escape_html(row.name);
    std::string html = fmt::format(
        "<tr data-name=\"{}\" data-language=\"{}\" data-format=\"{}\" data-status=\"{}\" data-warnings=\"{}\"><td>",
        name, markup::escape_html(known ? row.report.value("language", "") : ""),
        markup::escape_html(format_of(row.name)), row.status, warnings_of(row.report));
    if (!row.thumbnail.empty()) {
        html +=
            "<img alt=\"\" loading=\"lazy\" src=\"data:image/png;base64," + markup::escape_html(row.thumbnail) + "\">";
    }
    html += "</td><th scope=\"row\" dir=\"auto\">";
    html += row.page.empty() ? name : fmt::format("<a href=\"{}\">{}</a>", address(row.page), name);
    html += fmt::format("</th><td data-title=\"Doubt\">{}</td>", doubt_of(row));
    if (known) {
        html += fmt::format(
            "<td data-title=\"Doubtful values\">{}</td><td data-title=\"Words without a field\">{}</td>",
            row.report.at("values").at("doubtful").get<int>(), row.report.at("words").at("unplaced").get<int>());
    } else {
        html += "<td></td><td></td>";
    }
    html += fmt::format("<td data-title=\"Status\">{}{}</td></tr>\n", row.status,
                        row.complaint.empty() ? "" : ": " + markup::escape_html(row.complaint));
    return html;
}

}  // namespace

int doubt_of(const ReviewRow& row) {
    if (row.report.is_null()) {
        return 100;
    }
    const Json& values = row.report.at("values");
    const double doubtful = values.at("doubtful").get<double>() / std::max(1, values.at("all").get<int>());
    const double placed = row.report.at("words").at("placedShare").get<double>();
    return static_cast<int>(std::lround(100 * (1 - placed * (1 - doubtful))));
}

std::string review_page(std::vector<ReviewRow> rows) {
    std::stable_sort(rows.begin(), rows.end(),
                     [](const ReviewRow& a, const ReviewRow& b) { return doubt_of(a) > doubt_of(b); });
    std::string html = head("Review", style_sheet(), review_script());
    html +=
        "<header><h1>Review</h1><p id=\"count\" role=\"status\"></p><div class=\"tools\">"
        "<label>Name <input data-filter=\"name\" type=\"search\"></label>";
    for (const char* filter : {"language", "format", "status", "warnings"}) {
        html += fmt::format("<label>{0} <select data-filter=\"{0}\"><option value=\"\">all</option></select></label>",
                            filter);
    }
    html +=
        "</div></header>\n<main class=\"review\"><table><thead><tr><th scope=\"col\">Page</th>"
        "<th scope=\"col\">Document</th><th scope=\"col\">Doubt</th><th scope=\"col\">Doubtful values</th>"
        "<th scope=\"col\">Words without a field</th><th scope=\"col\">Status</th></tr></thead>\n<tbody>\n";
    for (const ReviewRow& row : rows) {
        html += row_of(row);
    }
    html += "</tbody></table></main>\n<script>";
    return html.append(review_script().text).append("</script>\n</body>\n</html>\n");
}

}  // namespace cvconv::explain
