#pragma once
// The ZIP container that DOCX and ODT are. Nothing is unpacked to disk, and never more than the bounds allow: what the
// container says of its own sizes is not believed.

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ir/diagnostics.h"

namespace cvconv::office {

class Archive {
public:
    /// Nothing, and an error, for what is no ZIP or is damaged. `bytes` must outlive it.
    [[nodiscard]] static std::unique_ptr<Archive> open(std::string_view bytes, Diagnostics& diagnostics);

    Archive(const Archive&) = delete;
    Archive& operator=(const Archive&) = delete;
    ~Archive();

    [[nodiscard]] bool has(std::string_view name) const { return entries_.contains(std::string(name)); }
    /// Unpacks a part. Nothing if there is none of that name; then, or where it is damaged, encrypted or larger than
    /// the bounds, `failed` tells the two apart, and the diagnostics say why.
    [[nodiscard]] std::optional<std::string> part(std::string_view name, Diagnostics& diagnostics);
    [[nodiscard]] bool failed() const { return failed_; }
    [[nodiscard]] std::vector<std::string> names() const;

private:
    /// Where a part's record is in the container's directory, as minizip counts.
    struct Entry {
        std::uint64_t record = 0;
        std::uint64_t number = 0;
        bool encrypted = false;
    };
    struct Reading;  ///< minizip's handle, and the bytes that it reads

    Archive();

    std::unique_ptr<Reading> reading_;
    std::map<std::string, Entry> entries_;
    std::size_t unpacked_ = 0;
    bool failed_ = false;
};

}  // namespace cvconv::office
