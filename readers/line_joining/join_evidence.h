#pragma once
// What is true of two lines that tells whether the second is the rest of the first, and what it weighs. The table is
// join_evidence.def. Here is what their texts say; line_joining.h adds what the lines around them say.

#include <array>
#include <bitset>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "readers/line_joining/physical_line.h"

namespace cvconv {

enum class Joining : std::uint8_t {
#define CVCONV_EVIDENCE(name, weight, meaning) name,
#include "readers/line_joining/join_evidence.def"
#undef CVCONV_EVIDENCE
    count
};

class JoinEvidence {
public:
    void add(Joining piece, bool is_true = true) {
        if (is_true) {
            pieces_.set(static_cast<std::size_t>(piece));
        }
    }
    [[nodiscard]] bool has(Joining piece) const { return pieces_.test(static_cast<std::size_t>(piece)); }
    /// Above 0: the lines are one. In hundredths of log-odds, and whole numbers, so that it is the same on every
    /// machine.
    [[nodiscard]] int weight() const;
    [[nodiscard]] std::vector<std::string_view> names() const;

private:
    std::bitset<static_cast<std::size_t>(Joining::count)> pieces_;
};

/// Two lines and what is true of them, for fitting.
struct JoinTrace {
    std::string above, below;
    JoinEvidence evidence;
};

/// How line `line` ends and line `next` begins.
void add_text_evidence(JoinEvidence& evidence, const PhysicalLine& line, const PhysicalLine& next);

/// The next word begins with a small letter, or with a bracket that is no area code; no address does.
[[nodiscard]] bool begins_small(std::string_view text);

}  // namespace cvconv
