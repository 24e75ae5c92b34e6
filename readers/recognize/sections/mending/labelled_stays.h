#pragma once
// "Start date: 2014" over "End date: 2015": one stay told by two labels.

#include <vector>

#include "ir/document.h"
#include "readers/recognize/lines/lines.h"

namespace cvconv::recognizing {

/// Makes one line of two that stand below each other, each a label of dates and one date, the later one second. What
/// the words of the labels mean besides ("Graduation", "Issued") is not asked: the order of the dates says enough.
void join_labelled_stays(const Document& document, std::vector<Line>& lines);

}  // namespace cvconv::recognizing
