#include "readers/recognize/postal_address.h"
namespace cvconv {
float address_score(std::string_view, Span) { return 0; }
std::optional<Location> parse_postal_address(std::string_view, const Spans&) { return {}; }
}  // namespace cvconv
