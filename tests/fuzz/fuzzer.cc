// One reader under libFuzzer; CVCONV_FUZZ_FORMAT says which. See README.md.

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>

#include "tests/fuzz/mutate_xml.h"
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

#ifdef CVCONV_FUZZ_XML
extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace {

std::string_view text_of(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

/// Zero = too long, and nothing done.
std::size_t put(const std::string& text, std::uint8_t* data, std::size_t most) {
    if (text.size() > most) {
        return 0;
    }
    std::copy(text.begin(), text.end(), data);
    return text.size();
}

}  // namespace

/// Of four changes one is of libFuzzer's own, to bytes.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed) {
    std::mt19937 random(seed);
    const std::string_view before = text_of(data, size);
    const std::string changed = random() % 4 == 0 ? "" : cvconv::fuzz::xml_mutant(before, before, random);
    const std::size_t kept = changed == before ? 0 : put(changed, data, most);
    return kept != 0 ? kept : LLVMFuzzerMutate(data, size, most);
}

extern "C" std::size_t LLVMFuzzerCustomCrossOver(const std::uint8_t* one, std::size_t one_size,
                                                 const std::uint8_t* other, std::size_t other_size,
                                                 std::uint8_t* result, std::size_t most, unsigned seed) {
    std::mt19937 random(seed);
    return put(cvconv::fuzz::xml_mutant(text_of(one, one_size), text_of(other, other_size), random), result, most);
}
#endif
