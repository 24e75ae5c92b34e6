#pragma once
// LinkedIn's data export → Cv.

#include "readers/reader.h"

namespace cvconv {

/// The ZIP that LinkedIn sends ("Get a copy of your data"). Only the tables that are a CV are opened (files.h):
/// messages, contacts, log-ins and the rest never. Refuses, with an error, what is encrypted, what is larger than the
/// bounds, and archives with names that lead out of them.
[[nodiscard]] Reader linkedin_reader();

}  // namespace cvconv
