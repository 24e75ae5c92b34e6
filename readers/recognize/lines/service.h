#pragma once
// One line of service: what one was, for whom, when.

#include <optional>
#include <string_view>
#include <vector>

#include "ir/document.h"
#include "readers/pieces/dates/dates.h"
#include "readers/recognize/lines/lines.h"

namespace cvconv::recognizing {

/// What one line says.
struct Service {
    Span position;
    Span label;         ///< the word or sign between the two
    Span organization;  ///< or several, in a list
    std::vector<FoundPeriod> dates;
    bool listed = false;  ///< "Member: Salt Society, Tide Club", "Member of the Salt Society and the Tide Club"
    bool weak = false;    ///< "Treasurer, Harbour Society", "Member of …": counts only where all lines are such
};

/// "Reviewer", "Artifact Evaluation Committee", "Member of the board": not "Society of Pumps", which has members.
[[nodiscard]] bool is_office(std::string_view text, Span span);

/// "Reviewer: …", "Member of …", "Treasurer, Harbour Society, 2019": absent for other lines.
[[nodiscard]] std::optional<Service> service_of(const Document& document, const Line& line);

/// "Pump Symposium, Orkney, 2013" where it is known what one was there: absent for prose.
[[nodiscard]] std::optional<Service> service_as(const Document& document, const Line& line, Span position);

/// Does the first piece of the line say what one was? "Chair, Pump Symposium".
[[nodiscard]] bool names_office(std::string_view text, const Line& line);

}  // namespace cvconv::recognizing
