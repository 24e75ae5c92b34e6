#include "readers/recognize/fields/awards/award_rows.h"

#include <algorithm>

#include "readers/recognize/entries/body.h"
#include "readers/recognize/entries/tables.h"
#include "readers/recognize/fields/awards/money.h"

namespace cvconv::recognizing {

namespace {

/// "05", "12": the number of a month in a cell of its own; 0 = something else.
int month_in(std::string_view text) {
    int number = 0;
    for (char c : text) {
        if (c < '0' || c > '9' || number > 12) {
            return 0;
        }
        number = number * 10 + (c - '0');
    }
    return text.size() <= 2 && number <= 12 ? number : 0;
}

/// A row of a table with a header: title, giver and date by their columns.
Distinction read_row(const Document& document, const Line& line, const std::vector<Labelled>& cells, bool first_date) {
    Distinction d;
    for (const Labelled& cell : cells) {
        auto period = std::find_if(line.periods.begin(), line.periods.end(), [&](const FoundPeriod& p) {
            return cell.value.overlaps(p.where) && p.where.size() + 3 >= cell.value.size();
        });
        bool gives = cell.key == "institution" || cell.key == "employer";
        if (int month = month_in(cell.value.of(document.text)); month > 0 && d.date && d.date->value.month == 0) {
            d.date->value.month = static_cast<std::uint8_t>(month);  // "2018 | 05"
            d.date->where.push_back(cell.value);
        } else if (period != line.periods.end()) {
            d.date = first_date ? beginning(*period, "date.cell") : moment(*period, "date.cell");
        } else if (!d.giver && (gives || (d.title && cell.key.empty() && !is_money(document.text, cell.value)))) {
            d.giver = text_of(document, cell.value, Confidence::stated, "giver.cell");
        } else if (!d.title) {
            d.title = text_of(document, cell.value, Confidence::stated, "title.cell");
        } else {
            add_paragraph(document, d.summary, cell.value, "summary.cell");
        }
    }
    return d;
}

}  // namespace

Section take_award_rows(Reading& reading, const Section& section, bool first_date,
                        std::vector<Distinction>& distinctions) {
    return read_table_rows(reading, section, [&](const Line& line, const std::vector<Labelled>& cells) {
        distinctions.push_back(read_row(reading.document, line, cells, first_date));
    });
}

}  // namespace cvconv::recognizing
