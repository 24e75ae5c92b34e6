#pragma once
// Which encoding are these bytes in, and what do they say in UTF-8?

#include <cstdint>
#include <string>
#include <string_view>

#include "ir/diagnostics.h"

namespace cvconv {

enum class ByteOrder : std::uint8_t { none, utf16_le, utf16_be, utf32_le, utf32_be };

/// UTF-16 and UTF-32, by their mark or (UTF-16 only) by the places of their NULs.
[[nodiscard]] ByteOrder find_byte_order(std::string_view bytes);

/// Bytes that are text, in whatever encoding -> valid UTF-8 (without mark). What cannot be decoded
/// becomes U+FFFD and is reported (encoding_damaged); an encoding other than UTF-8 is named
/// (encoding_detected).
[[nodiscard]] std::string to_utf8(std::string_view bytes, Diagnostics& diagnostics);

}  // namespace cvconv
