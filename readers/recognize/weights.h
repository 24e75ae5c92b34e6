#pragma once
// What each piece of evidence weighs: the table in weights.def, as constants of the namespace `weight`. Evidence is
// added up, so weights are comparable within a step; 1 is about what one word of a lexicon is worth. They were fitted
// to documents with true answers (tools/fit); in its own build (CVCONV_FIT) they are variables, in every other they are
// constants.

namespace cvconv::recognizing::weight {

#ifdef CVCONV_FIT
#define CVCONV_WEIGHT(name, value) inline float name = value;
#else
#define CVCONV_WEIGHT(name, value) inline constexpr float name = value;
#endif
#include "readers/recognize/weights.def"
#undef CVCONV_WEIGHT

}  // namespace cvconv::recognizing::weight
