// One reader under libFuzzer; CVCONV_FUZZ_FORMAT says which. See README.md.

#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "tests/fuzz/properties.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const std::string wrong = cvconv::fuzz::wrong_with(CVCONV_FUZZ_FORMAT, bytes);
    if (!wrong.empty()) {
        std::fprintf(stderr, "%s\n", wrong.c_str());
        std::abort();
    }
    return 0;
}
