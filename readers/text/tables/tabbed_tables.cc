#include "readers/text/tables/tabbed_tables.h"

#include <algorithm>
#include <string>

#include "ir/unicode.h"
#include "readers/text/tables/tables.h"

namespace cvconv::text {

namespace {

constexpr std::ptrdiff_t least_tabs = 2;
constexpr std::size_t least_rows = 3;  // with the header

std::ptrdiff_t tabs_in(std::string_view line) {
    return line.find('|') == std::string_view::npos ? std::count(line.begin(), line.end(), '\t') : 0;
}

/// A name in each column.
bool is_header(std::string_view line) {
    constexpr std::size_t longest = 40;  // bytes
    for (std::size_t begin = 0; begin <= line.size();) {
        std::size_t end = std::min(line.find('\t', begin), line.size());
        std::string_view cell = trim(line.substr(begin, end - begin));
        bool digit = std::any_of(cell.begin(), cell.end(), [](char c) { return c >= '0' && c <= '9'; });
        if (cell.empty() || cell.size() > longest || digit || cell.ends_with(':')) {
            return false;
        }
        begin = end + 1;
    }
    return true;
}

}  // namespace

std::vector<bool> find_tabbed_rows(std::string_view text) {
    std::vector<bool> rows;
    std::size_t first = 0;    // of the table that is open
    std::ptrdiff_t tabs = 0;  // 0 = none is
    auto close = [&] {
        bool table = tabs > 0 && rows.size() - first >= least_rows;
        std::fill(rows.begin() + static_cast<std::ptrdiff_t>(tabs > 0 ? first : rows.size()), rows.end(), table);
        tabs = 0;
    };
    for (std::size_t begin = 0; begin < text.size();) {
        std::size_t end = std::min(text.find('\n', begin), text.size());
        std::string_view line = text.substr(begin, end - begin);
        line = line.substr(0, line.find_last_not_of("\r ") + 1);
        std::ptrdiff_t own = tabs_in(line);
        if (tabs > 0 && own != tabs) {
            close();
        }
        if (tabs == 0 && own >= least_tabs && is_header(line)) {
            tabs = own;
            first = rows.size();
        }
        rows.push_back(false);
        begin = end + 1;
    }
    close();
    return rows;
}

std::vector<Piece> cut_tabbed_row(std::string_view line) {
    std::string barred = "|" + std::string(line) + "|";
    std::replace(barred.begin(), barred.end(), '\t', '|');
    std::vector<Piece> cells = cut_bar_row(barred);
    for (Piece& cell : cells) {
        cell.left -= 1;
        cell.right -= 1;
        cell.column -= 1;
    }
    return cells;
}

}  // namespace cvconv::text
