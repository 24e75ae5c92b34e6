#pragma once
// Blocks → JSON Resume.

#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "ir/formats/prose/blocks.h"

namespace cvconv::prose {

/// What a document of ours says of its own form, beside its text.
struct Form {
    std::string language;               ///< of headings, labels and dates, BCP 47
    bool iso_dates = false;             ///< dates are as ISO 8601 has them
    std::vector<std::string> location;  ///< the fields of basics.location in its line, in order; "postalCode+city" are
                                        ///< parted by a blank, the others by commas
};

/// The JSON Resume that the blocks say, with `meta.cvconv` for what JSON Resume has no field for. What has no place in
/// the form is in `meta.cvconv.unclaimed`.
[[nodiscard]] nlohmann::ordered_json read_blocks(const Blocks& blocks, const Form& form);

/// "suurtuuli.example/mirela" for "https://suurtuuli.example/mirela/": how a link is shown.
[[nodiscard]] std::string shown_url(std::string_view url);

inline constexpr std::string_view bar = " | ";          ///< parts the details of an entry
inline constexpr std::string_view period_dash = " – ";  ///< parts the ends of a period
inline constexpr std::string_view nameless = "–";       ///< stands for a title that is not known

}  // namespace cvconv::prose
