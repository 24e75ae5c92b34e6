#pragma once
// How much time and memory one file gets where nobody says otherwise.

#include <algorithm>
#include <cstddef>

namespace cvconv {

#ifdef CVCONV_UNDER_SANITIZER                  // by CMake, for tests as well, which are not sanitized
inline constexpr bool under_sanitizer = true;  ///< ten times as slow, and terabytes of address space
#else
inline constexpr bool under_sanitizer = false;
#endif

/// Ordinary CVs take some hundredths of a second; what holds more words or drawing than a CV can is refused before.
inline constexpr int usual_seconds = under_sanitizer ? 60 : 10;
/// For pictures of text, which take a second or two a page, for drawing pages, and for TeX.
inline constexpr int usual_seconds_of_slow_work = 60;

/// Of address space, of which a worker that does nothing has 90 MB. A long text needs up to 500 bytes for each of its
/// own.
inline constexpr std::size_t least_memory = std::size_t{384} << 20U;
inline constexpr std::size_t most_memory = std::size_t{1} << 30U;

/// Address space for a file of `size` bytes: `least`, and more for a larger one up to `most`.
constexpr std::size_t memory_for(std::size_t size, std::size_t least, std::size_t most) {
    constexpr std::size_t for_each_byte = 512;
    return std::min(most, size > most / for_each_byte ? most : least + for_each_byte * size);
}

}  // namespace cvconv
