#pragma once
// How likely each value is right: that its lines are of the section, and its words of the field.

#include "ir/cv.h"
#include "readers/recognize/sections/sections.h"

namespace cvconv::recognizing {

/// Sets Found::probability of all values that stand in lines which the labellers have seen. Numbers are calibrated on
/// people that the labellers had not seen (tests/ACCURACY.md): of values that say 0.9, nine in ten are right.
void note_probabilities(const std::vector<Section>& sections, Cv& cv);

/// Takes out values that are less likely right. Their words become unclaimed, as nothing else has them; records and
/// groups of which nothing is left go, too.
void drop_unlikely(float least, Cv& cv);

}  // namespace cvconv::recognizing
