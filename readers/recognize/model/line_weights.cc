// The weights of the line labeller, as tools/train wrote them, put into the program as they lie in their file.

#include <cstdlib>
#include <string_view>

#include "readers/recognize/model/line_labeller.h"

// The assembler reads the file: compilers take minutes for an array of its size.
asm(".section .rodata\n"
    ".balign 16\n"
    "cvconv_line_weights:\n"
    ".incbin \"" CVCONV_LINE_WEIGHTS
    "\"\n"
    "cvconv_line_weights_end:\n"
    ".byte 0\n"
    ".previous\n");

extern "C" const char cvconv_line_weights[] asm("cvconv_line_weights");
extern "C" const char cvconv_line_weights_end[] asm("cvconv_line_weights_end");

namespace cvconv::recognizing {

const LineLabeller& LineLabeller::built_in() {
    static const LineLabeller labeller = [] {
        std::optional<LineLabeller> parsed =
            parse({cvconv_line_weights, static_cast<std::size_t>(cvconv_line_weights_end - cvconv_line_weights)});
        if (!parsed) {
            std::abort();  // the build took a file that is not of this version; a test parses it
        }
        return std::move(*parsed);
    }();
    return labeller;
}

}  // namespace cvconv::recognizing
