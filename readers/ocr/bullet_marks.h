#pragma once
// Bullets as they are drawn: small, round or square, filled, before a line. Tesseract reads them as "e", "¢" or "«".

#include <vector>

#include "readers/ocr/clean_page.h"
#include "readers/ocr/tesseract.h"
#include "readers/pdf/words/words.h"

namespace cvconv::ocr {

/// Small filled shapes, about as wide as high.
[[nodiscard]] std::vector<PixelBox> find_marks(const CleanPage& page);

/// Marks that stand before a word, at the middle of small letters and with nothing left of them, become bullets: words
/// of their own, instead of what was read there.
void set_bullets(const std::vector<PixelBox>& marks, float to_points, std::vector<pdf::PageWord>& words);

/// Symbols that begin several lines at one place are bullets, read as "©" where they are hollow; alone they are icons,
/// and go.
void sort_symbols(std::vector<pdf::PageWord>& words);

}  // namespace cvconv::ocr
