#pragma once
// Digits that may be a telephone number, and what their groups say of it. Internal to phones.cc.

#include <string>
#include <string_view>
#include <vector>

namespace cvconv::phones {

/// A number as it stands in the text: digits in groups.
struct Candidate {
    std::size_t begin = 0;
    std::size_t end = 0;
    bool plus = false;
    std::string digits;             // without "(0)"
    std::vector<int> groups;        // how many digits each group has
    std::vector<int> values;        // of groups with up to four digits, else -1
    bool area_in_brackets = false;  // "(617) 555-0142"
    bool blanks_only = true;        // groups are parted by blanks or dots, as thousands are
    bool dots_only = true;
    int slashes = 0;  // between digits, without blanks
};

/// Reads digits, separators and brackets from `at` on, as far as they can be one telephone number.
[[nodiscard]] Candidate read(std::string_view text, std::size_t at);
/// "2015 - 2019", "01.04.2015", "08/2015 - 05/2019", "2019-03-12": years among small numbers.
[[nodiscard]] bool is_date(const Candidate& number);
/// How much the digits alone look like a telephone number.
[[nodiscard]] float shape_certainty(const Candidate& number);

}  // namespace cvconv::phones
