// The weights of the field labeller, as tools/train wrote them, put into the program as they lie in their file.

#include <cstdlib>
#include <string_view>

#include "readers/recognize/model/field_labeller.h"

// The assembler reads the file: compilers take minutes for an array of its size.
asm(".section .rodata\n"
    ".balign 16\n"
    "cvconv_field_weights:\n"
    ".incbin \"" CVCONV_FIELD_WEIGHTS
    "\"\n"
    "cvconv_field_weights_end:\n"
    ".byte 0\n"
    ".previous\n");

extern "C" const char cvconv_field_weights[] asm("cvconv_field_weights");
extern "C" const char cvconv_field_weights_end[] asm("cvconv_field_weights_end");

namespace cvconv::recognizing {

const FieldLabeller& FieldLabeller::built_in() {
    static const FieldLabeller labeller = [] {
        std::optional<FieldLabeller> parsed =
            parse({cvconv_field_weights, static_cast<std::size_t>(cvconv_field_weights_end - cvconv_field_weights)});
        if (!parsed) {
            std::abort();  // the build took a file that is not of this version; a test parses it
        }
        return std::move(*parsed);
    }();
    return labeller;
}

}  // namespace cvconv::recognizing
