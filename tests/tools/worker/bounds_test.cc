#include "tools/worker/bounds.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>

namespace cvconv {
namespace {

TEST(Bounds, MemoryGrowsWithTheFileUpToTheMost) {
    constexpr std::size_t megabyte = std::size_t{1} << 20U;
    constexpr std::size_t least = 100 * megabyte;
    constexpr std::size_t most = 4000 * megabyte;
    EXPECT_EQ(memory_for(0, least, most), least);
    EXPECT_EQ(memory_for(megabyte, least, most), 612 * megabyte);
    EXPECT_EQ(memory_for(7 * megabyte, least, most), 3684 * megabyte);
    for (std::size_t size : {8 * megabyte, 5000 * megabyte, std::numeric_limits<std::size_t>::max()}) {
        EXPECT_EQ(memory_for(size, least, most), most) << size;
    }
    EXPECT_EQ(memory_for(0, most, most), most);
    EXPECT_EQ(memory_for(megabyte, most, most), most);
}

}  // namespace
}  // namespace cvconv
