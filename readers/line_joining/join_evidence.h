#pragma once
// What is true of two lines that tells whether the second is the rest of the first, and what it weighs. The table is
// join_evidence.def. Here is what their texts say; line_joining.h adds what the lines around them say.

#include <cstdint>
#include <string>
#include <string_view>

#include "readers/line_joining/physical_line.h"
#include "readers/pieces/weighed_evidence.h"

namespace cvconv {

struct Joining {
#define CVCONV_EVIDENCE_FILE "readers/line_joining/join_evidence.def"
#include "readers/pieces/evidence_table.inc"
};

/// Above 0: the lines are one.
using JoinEvidence = WeighedEvidence<Joining>;

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
