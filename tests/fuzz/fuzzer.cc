// One reader under libFuzzer; CVCONV_FUZZ_FORMAT says which. See README.md.

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "tests/fuzz/properties.h"
#ifdef CVCONV_FUZZ_FILE_OF
#include "tests/support/office_file.h"
#endif

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string bytes(reinterpret_cast<const char*>(data), size);
#ifdef CVCONV_FUZZ_FILE_OF
    bytes = cvconv::testing::CVCONV_FUZZ_FILE_OF(bytes, {});
#endif
    const std::string wrong = cvconv::fuzz::wrong_with(CVCONV_FUZZ_FORMAT, bytes);
    if (!wrong.empty()) {
        std::fprintf(stderr, "%s\n", wrong.c_str());
        std::abort();
    }
    return 0;
}
