#include "ir/formats/europass/base64.h"

#include <cstdint>

namespace cvconv::europass {

namespace {

constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

}  // namespace

std::string encode_base64(std::string_view bytes) {
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        std::uint32_t group = 0;
        for (std::size_t k = 0; k < 3; ++k) {
            group = group << 8U | (i + k < bytes.size() ? static_cast<unsigned char>(bytes[i + k]) : 0U);
        }
        for (std::size_t k = 0; k < 4; ++k) {
            bool padding = i + k > bytes.size();
            text += padding ? '=' : letters[group >> (18U - 6U * k) & 63U];
        }
    }
    return text;
}

std::optional<std::string> decode_base64(std::string_view text) {
    std::string bytes;
    bytes.reserve(text.size() / 4 * 3);
    std::uint32_t group = 0;
    int count = 0;
    bool ended = false;
    for (char c : text) {
        if (c == ' ' || c == '\n' || c == '\r' || c == '\t') {
            continue;
        }
        std::size_t value = letters.find(c);
        ended = ended || c == '=';
        if (ended ? c != '=' : value == std::string_view::npos) {
            return std::nullopt;
        }
        if (ended) {
            continue;
        }
        group = group << 6U | static_cast<std::uint32_t>(value);
        if (++count == 4) {
            for (unsigned shift : {16U, 8U, 0U}) {
                bytes += static_cast<char>(group >> shift & 255U);
            }
            group = 0;
            count = 0;
        }
    }
    if (count == 1) {
        return std::nullopt;
    }
    for (int k = 0; k < count - 1; ++k) {  // two letters are one byte, three are two
        bytes += static_cast<char>(
            group << (6U * static_cast<unsigned>(4 - count)) >> (16U - 8U * static_cast<unsigned>(k)) & 255U);
    }
    return bytes;
}

std::optional<Picture> picture_of_data_uri(std::string_view uri) {
    constexpr std::string_view scheme = "data:";
    std::size_t comma = uri.find(',');
    std::string_view head = uri.substr(0, comma);
    if (comma == std::string_view::npos || !head.starts_with(scheme) || !head.ends_with(";base64")) {
        return std::nullopt;
    }
    std::string_view type = head.substr(scheme.size(), head.find(';') - scheme.size());
    bool png = type == "image/png" || type == "image/x-png";
    bool jpeg = type == "image/jpeg" || type == "image/jpg" || type == "image/pjpeg";
    auto bytes = png || jpeg ? decode_base64(uri.substr(comma + 1)) : std::nullopt;
    if (!bytes || bytes->empty()) {
        return std::nullopt;
    }
    return Picture{png ? "image/png" : "image/jpeg", encode_base64(*bytes)};
}

}  // namespace cvconv::europass
