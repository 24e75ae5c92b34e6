#pragma once
// E-mail addresses, plain and disguised.

#include <string>
#include <string_view>
#include <vector>

#include "ir/span.h"

namespace cvconv {

struct FoundEmail {
    Span where;           ///< the address as written, with an enclosing < > and "mailto:"
    std::string address;  ///< "name@example.org", also for "name (at) example dot org"
    float certainty = 1;
};

[[nodiscard]] std::vector<FoundEmail> find_emails(std::string_view text, Span within);

}  // namespace cvconv
