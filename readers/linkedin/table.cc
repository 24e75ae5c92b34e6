#include "readers/linkedin/table.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "ir/unicode.h"
#include "readers/html/pieces.h"

namespace cvconv::linkedin {

namespace {

constexpr std::size_t most_notes = 10;  // rows before the header

const Column* column_called(const FileColumns& file, std::string_view name) {
    const std::string key = key_of(name);
    const auto found = std::ranges::find(file.columns, key, [](const Column& each) { return key_of(each.name); });
    return found == file.columns.end() ? nullptr : &*found;
}

/// Some exports have "&amp;" and "&#39;" in their cells.
std::string decoded(std::string_view text, html::Entities& entities) {
    constexpr std::size_t longest = 12;
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::string_view ahead = text.substr(i, text[i] == '&' ? longest : 0);
        if (const std::size_t end = ahead.find(';'); end != std::string_view::npos) {
            result += entities.decode(ahead.substr(0, end + 1));
            i += end;
        } else {
            result += text[i];
        }
    }
    return std::string(trim(result));
}

}  // namespace

Table::Table(File file, Csv csv, Diagnostics& diagnostics) : name_(columns_of(file).name) {
    const FileColumns& known = columns_of(file);
    auto header = csv.rows.begin();
    const auto last = std::next(header, static_cast<std::ptrdiff_t>(std::min(csv.rows.size(), most_notes)));
    while (header != last && std::ranges::none_of(header->cells, [&](const std::string& cell) {
               return column_called(known, cell) != nullptr;
           })) {
        ++header;
    }
    auto unknown = [&](int line, std::string detail) {
        Place place;
        place.pointer = fmt::format("{}:{}", name_, line);
        diagnostics.add(Code::column_unknown, std::move(place), std::move(detail));
    };
    if (header == last) {
        header = csv.rows.begin();  // without one, all is data
        if (header != csv.rows.end()) {
            unknown(header->line, fmt::format("no row has a name like \"{}\"", known.columns.front().name));
        }
    } else {
        for (const std::string& cell : header->cells) {
            const Column* column = column_called(known, cell);
            Heading heading{std::string(trim(cell)), column == nullptr ? "" : key_of(cell),
                            column == nullptr ? kept : column->becomes};
            if (!heading.key.empty() && has(cell)) {  // stands twice
                heading.key.clear();
                heading.becomes = kept;
            }
            if (heading.key.empty() && !heading.title.empty()) {
                unknown(header->line, beginning_of(heading.title, 80));
            }
            headings_.push_back(std::move(heading));
        }
        ++header;
    }
    html::Entities entities;
    std::set<std::vector<std::string>> seen;
    for (; header != csv.rows.end(); ++header) {
        for (std::string& cell : header->cells) {
            cell = decoded(cell, entities);
        }
        if (seen.insert(header->cells).second) {
            rows_.push_back(std::move(*header));
        }
    }
}

bool Table::has(std::string_view column) const {
    return std::ranges::find(headings_, key_of(column), &Heading::key) != headings_.end();
}

Cell Table::cell_at(std::size_t row, std::size_t column) const {
    const std::string& title = column < headings_.size() ? headings_[column].title : "";
    return {rows_[row].cells[column],
            fmt::format("{}:{} {}", name_, rows_[row].line, title.empty() ? fmt::format("#{}", column + 1) : title)};
}

Cell Table::cell(std::size_t row, std::string_view column) const {
    const auto found = std::ranges::find(headings_, key_of(column), &Heading::key);
    const auto at = static_cast<std::size_t>(found - headings_.begin());
    return found != headings_.end() && at < rows_[row].cells.size() ? cell_at(row, at) : Cell{};
}

bool Table::has_fields(std::size_t row) const {
    const std::vector<std::string>& cells = rows_[row].cells;
    for (std::size_t i = 0; i < cells.size() && i < headings_.size(); ++i) {
        if (headings_[i].becomes != kept && headings_[i].becomes != decides && !cells[i].empty()) {
            return true;
        }
    }
    return false;
}

std::vector<Cell> Table::kept_cells(std::size_t row) const {
    std::vector<Cell> cells;
    for (std::size_t i = 0; i < rows_[row].cells.size(); ++i) {
        if ((i >= headings_.size() || headings_[i].becomes == kept) && !rows_[row].cells[i].empty()) {
            Cell cell = cell_at(row, i);
            if (i < headings_.size() && !headings_[i].title.empty()) {
                cell.text = fmt::format("{}: {}", headings_[i].title, cell.text);
            }
            cells.push_back(std::move(cell));
        }
    }
    return cells;
}

}  // namespace cvconv::linkedin
