#pragma once
// A ZIP container in memory, byte by byte, so that tests can have what no library would write.

#include <cstddef>
#include <cstdint>
#include <string>

namespace cvconv::testing {

class ZipWriter {
public:
    /// A part that is packed already: what its headers say of its size and checksum need not be true.
    void add(const std::string& name, const std::string& packed, std::size_t size, std::uint32_t checksum,
             bool deflated);
    void add_stored(const std::string& name, const std::string& content);
    void add_deflated(const std::string& name, const std::string& content);
    /// The container; the writer is empty then.
    [[nodiscard]] std::string take();

private:
    std::string bytes_, directory_;
    std::uint32_t count_ = 0;
};

/// Raw deflate; `last`: nothing can follow it.
[[nodiscard]] std::string deflate(const std::string& content, bool last);

}  // namespace cvconv::testing
