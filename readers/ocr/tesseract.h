#pragma once
// Tesseract: a page's picture in, words with what was measured of them out.

#include <memory>
#include <string>
#include <vector>

#include "readers/ocr/clean_page.h"

namespace cvconv::ocr {

/// Pixels from the top left corner of the picture.
struct PixelBox {
    int left = 0, top = 0, right = 0, bottom = 0;
    [[nodiscard]] int width() const { return right - left; }
    [[nodiscard]] int height() const { return bottom - top; }
};

struct ReadWord {
    std::string text;  ///< UTF-8
    PixelBox ink;      ///< around what is printed of it
    float baseline = 0;
    float confidence = 0;  ///< from 0 to 1
    int line = 0;          ///< words of one line share it, and follow each other
};

class Tesseract {
public:
    Tesseract();
    ~Tesseract();
    Tesseract(Tesseract&&) noexcept;
    Tesseract& operator=(Tesseract&&) noexcept;

    /// "deu+eng", as Tesseract calls them. False if their data cannot be read; what was loaded before stays.
    [[nodiscard]] bool load(const std::string& languages);
    [[nodiscard]] const std::string& languages() const { return languages_; }
    /// Whose data is there, sorted: "deu", "eng", "osd".
    [[nodiscard]] std::vector<std::string> installed() const;

    [[nodiscard]] std::vector<ReadWord> words_of(const CleanPage& page);

private:
    struct Engine;
    std::unique_ptr<Engine> engine_;
    std::string languages_;
};

/// From here on, what Tesseract and leptonica would write to standard error goes nowhere: it is about their insides.
void silence();

/// "Cyrillic"; empty where Tesseract's data for that (osd) is not installed, or it cannot tell.
[[nodiscard]] std::string script_of(const CleanPage& page);

}  // namespace cvconv::ocr
