#pragma once
// Pictures of pages in, words out: cleaned, read in the language that they are written in, and what was uncertain
// said. For one document; the language of its first page is that of the others.

#include <string>
#include <string_view>

#include "ir/diagnostics.h"
#include "readers/ocr/picture_file.h"
#include "readers/ocr/tesseract.h"
#include "readers/pdf/words/words.h"
#include "readers/reader.h"

namespace cvconv::ocr {

class PageReader {
public:
    /// Of `options` it uses the language, and who is told of each page; both must outlive it.
    PageReader(const ReadOptions& options, Diagnostics& diagnostics) : options_(options), diagnostics_(diagnostics) {}

    /// Loads the data of languages. False, and why among the diagnostics, if there are none.
    [[nodiscard]] bool start();

    /// Fills in the words of a page. Where its width is 0, its size is that of the picture.
    void read(PagePicture picture, pdf::PageWords& page);

    /// Says in one message what was read, and in another what is uncertain.
    void report() const;

private:
    std::vector<ReadWord> words_of(CleanPage& page);
    void try_other_language(const CleanPage& page, std::vector<ReadWord>& words);
    void note(const std::vector<ReadWord>& words);

    const ReadOptions& options_;
    Diagnostics& diagnostics_;
    Tesseract tesseract_;
    bool language_settled_ = false;
    int pages_ = 0;
    std::size_t words_ = 0;
    std::size_t uncertain_ = 0;
    double confidence_ = 0;  ///< of all words together
    std::string examples_;   ///< of what is uncertain
};

}  // namespace cvconv::ocr
