#pragma once
// What Tesseract read on a page as the words of a page (readers/pdf/words): boxes and sizes as a font gives them, bold
// where strokes are thick, bullets where it read letters.

#include <vector>

#include "readers/ocr/clean_page.h"
#include "readers/ocr/tesseract.h"
#include "readers/pdf/words/words.h"

namespace cvconv::ocr {

/// Fills in the words; of the page's number and size nothing is touched.
void take_words(const CleanPage& from, std::vector<ReadWord> read, pdf::PageWords& page);

}  // namespace cvconv::ocr
