#pragma once
// Pieces of evidence with weights that were fitted: what is true of something, and what all of it comes to.

#include <bitset>
#include <cstddef>
#include <string_view>
#include <vector>

namespace cvconv {

/// `Table` has the members of evidence_table.inc: `Kind`, an enumeration whose last is `count`, and for each of the
/// others its weight (`weights`, in hundredths of log-odds: whole numbers are the same on every machine) and its name
/// (`names`).
template <class Table>
class WeighedEvidence {
public:
    using Kind = typename Table::Kind;

    void add(Kind piece, bool is_true = true) {
        if (is_true) {
            pieces_.set(static_cast<std::size_t>(piece));
        }
    }
    [[nodiscard]] bool has(Kind piece) const { return pieces_.test(static_cast<std::size_t>(piece)); }
    [[nodiscard]] int weight() const {
        int sum = 0;
        for (std::size_t i = 0; i < count; ++i) {
            sum += pieces_.test(i) ? Table::weights[i] : 0;
        }
        return sum;
    }
    [[nodiscard]] std::vector<std::string_view> names() const {
        std::vector<std::string_view> names;
        for (std::size_t i = 0; i < count; ++i) {
            if (pieces_.test(i)) {
                names.push_back(Table::names[i]);
            }
        }
        return names;
    }

private:
    static constexpr std::size_t count = static_cast<std::size_t>(Kind::count);
    std::bitset<count> pieces_;
};

}  // namespace cvconv
