#pragma once
// C++ source of an idea's table: ir/lexicon/table.h says how it is laid out.

#include <cstddef>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

#include "ir/lexicon/keys.h"

namespace cvconv::lexicon {

/// A phrase key or affix, or a spelling as it is written in a list.
struct Item {
    std::string text;          ///< 255 bytes at most
    std::size_t key = 0;       ///< of phrases with `capitals` where it matches only those
    std::size_t language = 0;  ///< less than `more`
};

struct TableSource {
    std::string idea;
    std::vector<std::string_view> keys;
    std::vector<std::string_view> languages;
    std::vector<Item> phrases, suffixes, prefixes;
    std::vector<Item> spellings;
    Kept kept = Kept::none;
};

void write(std::ostream& out, TableSource table);

}  // namespace cvconv::lexicon
