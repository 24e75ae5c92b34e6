#include "tools/train/vectors_file.h"

#include <bit>
#include <cstdint>
#include <cstdio>

namespace cvconv::train {

namespace {

/// To the nearest number of half precision; what is too small becomes 0, what is too large the largest.
std::uint16_t half_of(float x) {
    const auto bits = std::bit_cast<std::uint32_t>(x);
    const auto sign = static_cast<std::uint16_t>((bits >> 16U) & 0x8000U);
    const std::uint32_t size = bits & 0x7FFFFFFFU;
    constexpr std::uint32_t smallest = 113U << 23U;  // 2 to the -14
    constexpr std::uint32_t largest = 0x477FE000U;   // 65504
    if (size < smallest) {
        return sign;
    }
    const std::uint32_t capped = size < largest ? size + 0x0FFFU + ((size >> 13U) & 1U) : largest;
    return static_cast<std::uint16_t>(sign | (capped - (112U << 23U)) >> 13U);
}

}  // namespace

std::unique_ptr<VectorsFile> VectorsFile::open(const std::string& weights, const std::string& path) {
    std::string error;
    auto result = std::make_unique<VectorsFile>();
    result->path_ = path;
    result->encoder_ = recognizing::Encoder::open(weights, error);
    if (result->encoder_ == nullptr) {
        std::fprintf(stderr, "cvconv-train: %s: %s\n", weights.c_str(), error.c_str());
        return nullptr;
    }
    result->file_.open(path, std::ios::binary);
    if (!result->file_) {
        std::fprintf(stderr, "cvconv-train: %s: cannot be written\n", path.c_str());
        return nullptr;
    }
    return result;
}

VectorsFile::Rows VectorsFile::append(const recognizing::EncodedText& text, const std::vector<Span>& spans) {
    std::vector<std::uint16_t> halves;
    halves.reserve(spans.size() * recognizing::encoder_width);
    for (const Span& span : spans) {
        for (const float x : text.mean(span)) {
            halves.push_back(half_of(x));
        }
    }
    file_.write(reinterpret_cast<const char*>(halves.data()),
                static_cast<std::streamsize>(halves.size() * sizeof(std::uint16_t)));
    const Rows rows{rows_, spans.size()};
    rows_ += rows.count;
    return rows;
}

bool VectorsFile::finish() {
    file_.close();
    if (!file_) {
        std::fprintf(stderr, "cvconv-train: %s: could not be written\n", path_.c_str());
    }
    return static_cast<bool>(file_);
}

}  // namespace cvconv::train
