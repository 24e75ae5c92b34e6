#pragma once
// The tables of LinkedIn's data export → Cv.

#include <map>
#include <type_traits>
#include <utility>

#include "ir/cv.h"
#include "readers/linkedin/table.h"

namespace cvconv::linkedin {

using Tables = std::map<File, Table>;

class Export {
public:
    /// Both must outlive it. What is kept without a field is said as text_unclaimed, with its place.
    Export(const Tables& tables, Diagnostics& diagnostics) : tables_(tables), diagnostics_(diagnostics) {}

    [[nodiscard]] Cv read();

private:
    /// Keeps what is no field's of each row, unless `visit` says false.
    template <class Visit>
    void for_each_row(File file, Visit visit) {
        const auto found = tables_.find(file);
        if (found == tables_.end()) {
            return;
        }
        const Table& table = found->second;
        for (std::size_t row = 0; row < table.size(); ++row) {
            if constexpr (std::is_void_v<decltype(visit(table, row))>) {
                if (table.has_fields(row)) {
                    visit(table, row);
                }
            } else if (!visit(table, row)) {
                continue;  // none of it is for others to see
            }
            for (Cell& cell : table.kept_cells(row)) {
                keep(std::move(cell));
            }
        }
    }
    void keep(Cell cell);
    [[nodiscard]] Date date(const Table& table, std::size_t row, std::string_view column);
    template <class Record>
    void period(Record& record, const Table& table, std::size_t row);

    // person.cc
    void profile(const Table& table, std::size_t row);
    void websites(const Cell& cell);
    void twitter(const Cell& cell);
    void emails();
    void phones();
    [[nodiscard]] bool recommendation(const Table& table, std::size_t row);

    // records.cc
    void position(const Table& table, std::size_t row);
    void group_positions();
    void education(const Table& table, std::size_t row);
    void volunteering(const Table& table, std::size_t row, std::string_view organization, std::string_view role);
    void qualifications();
    void works();
    void courses();

    const Tables& tables_;
    Diagnostics& diagnostics_;
    Cv cv_;
};

}  // namespace cvconv::linkedin
