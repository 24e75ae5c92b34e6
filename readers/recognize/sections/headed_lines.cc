#include "readers/recognize/sections/headed_lines.h"

#include "readers/recognize/sections/headings/listed_headings.h"
#include "readers/recognize/sections/headings/wrapped_headings.h"

namespace cvconv::recognizing {

HeadedLines headed_lines(const Document& document) {
    HeadedLines headed{lines_of(document), {}};
    raise_listed_headings(document, headed.lines);
    join_wrapped_headings(document, headed.lines);
    headed.candidates = find_headings(document, headed.lines);
    return headed;
}

}  // namespace cvconv::recognizing
