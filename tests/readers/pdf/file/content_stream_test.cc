#include "readers/pdf/file/content_stream.h"

#include <string>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

namespace cvconv::pdf {
namespace {

/// "1 2 m; h"
std::string operators_of(std::string_view bytes) {
    ContentStream stream(bytes);
    std::string_view name;
    std::vector<double> numbers;
    std::string all;
    while (stream.next(name, numbers)) {
        all +=
            fmt::format("{}{}{}{}", all.empty() ? "" : "; ", fmt::join(numbers, " "), numbers.empty() ? "" : " ", name);
    }
    return all;
}

TEST(ContentStream, GivesOperatorsWithTheirNumbers) {
    struct Case {
        std::string_view content;
        std::string operators;
    };
    const std::vector<Case> cases = {
        {"", ""},
        {"q 1 0 0 -1 .5 +3. cm Q", "q; 1 0 0 -1 0.5 3 cm; Q"},
        {"0 0 m\r\n9 9 l%comment re\nS", "0 0 m; 9 9 l; S"},
        {"BT/F1 12 Tf(a \\) (nested) 7 re)Tj<48 65>Tj ET", "BT; 12 Tf; Tj; Tj; ET"},
        {"[(a)-250(b) 3]TJ /Span<</MCID 0/A[1 2]>>BDC f*", "TJ; BDC; f*"},
        {"1 2 3 4 5 6 7 8 9 10 re", "1 2 3 4 5 6 7 8 re"},
        {"BI /W 2 /H 2 ID \x01 EI\x02 0 0 m EI\nQ 1 w", "BI; 2 2 ID; Q; 1 w"},
        {"true false null 1 g", "1 g"},
        // damaged: read on as far as it goes
        {"1 1 m ] >> ) 2 2 l", "1 1 m; 2 2 l"},
        {"q (never closed", "q"},
        {"q <48", "q"},
        {"q [ 1 2 3 l", "q"},
        {"(ends with a backslash\\", ""},
        {"ID no end", "ID"},
        {"1e5 -- inf m", "1e5; --; inf; m"},
    };
    for (const Case& c : cases) {
        EXPECT_EQ(operators_of(c.content), c.operators) << c.content;
    }
}

}  // namespace
}  // namespace cvconv::pdf
