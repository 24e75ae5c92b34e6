#include "readers/recognize/degrees.h"
namespace cvconv {
Degree split_degree(std::string_view, Span) { return {}; }
float degree_score(std::string_view, Span) { return 0; }
}  // namespace cvconv
