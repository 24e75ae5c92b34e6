#pragma once
// The ZIP container that DOCX and ODT are. Nothing is unpacked to disk, and never more than the bounds allow: what the
// container says of its own sizes is not believed.

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
    Archive() = default;

    void* zip_ = nullptr;
    std::map<std::string, std::uint64_t> entries_;  ///< index of each part by its name
    std::size_t unpacked_ = 0;
    bool failed_ = false;
};

}  // namespace cvconv::office
