#pragma once
// What a CV tells of its person where no member of basics has it: lines such as "Name: Jana Nowak" in a text, and the
// names that mail addresses and accounts are made of.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ir/cv.h"
#include "tools/blind/names.h"

namespace cvconv::blind {

/// "Date of birth: 4 May 1990": a label of contact data or personal data, and a value that fits it.
struct LabelledLine {
    std::string_view member;  ///< where its value belongs: "basics.birth_date"
    std::string_view value;
};

/// Of a whole line. "Location: we moved the office" is none: an address has a number.
[[nodiscard]] std::optional<LabelledLine> labelled_line(std::string_view line);

/// Members in which the head of a CV ends up where it was not understood.
[[nodiscard]] bool may_be_of_head(std::string_view member);

struct Told {
    std::vector<std::string> names;  ///< whole, or parts
    std::vector<std::string> streets;
    std::vector<std::string> addresses;  ///< local parts of mails, and accounts: their letters, folded
    bool another = false;                ///< an address or a label tells another name than the one that is known
};

/// `known` is the name as basics has it. An address that has a part of it tells nothing new.
[[nodiscard]] Told told_in_texts(const Cv& cv, const NamePattern& known);

}  // namespace cvconv::blind
