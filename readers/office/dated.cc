#include "readers/office/dated.h"

#include <cstdint>

#include "readers/pieces/dates/dates.h"

namespace cvconv::office {

bool is_dateish(const std::string& text) {
    std::size_t dated = 0;
    for (const FoundPeriod& period : find_periods(text, {0, static_cast<std::uint32_t>(text.size())})) {
        dated += period.where.size();
    }
    return dated > 0 && dated + 4 >= text.size();
}

}  // namespace cvconv::office
