#include "readers/recognize/levels.h"
namespace cvconv {
std::vector<FoundFluency> find_fluency(std::string_view, Span) { return {}; }
std::vector<FoundLevel> find_skill_levels(std::string_view, Span) { return {}; }
}  // namespace cvconv
