#include "tests/hostile/inputs.h"

namespace cvconv::hostile {
namespace {

using namespace std::string_literals;

std::string in_bytes(unsigned number, int count) {
    std::string bytes;
    for (int i = count - 1; i >= 0; --i) {
        bytes += static_cast<char>(number >> (8U * static_cast<unsigned>(i)) & 0xFFU);
    }
    return bytes;
}

/// The header alone: who decodes what it promises has lost already.
std::string png_header(unsigned width, unsigned height) {
    return "\x89PNG\r\n\x1A\n"s + in_bytes(13, 4) + "IHDR" + in_bytes(width, 4) + in_bytes(height, 4) +
           "\x08\0\0\0\0"s + in_bytes(0, 4) + in_bytes(0, 4) + "IDAT";
}

std::string jpeg_header(unsigned width, unsigned height) {
    return "\xFF\xD8\xFF\xE0\0\x10JFIF\0\x01\x01\x01\0\x48\0\x48\0\0\xFF\xC0\0\x0B\x08"s + in_bytes(height, 2) +
           in_bytes(width, 2) + "\x01\x01\x11\0\xFF\xDA\0\x08\x01\x01\0\0\x3F\0"s;
}

/// Little-endian, one directory that names itself as the next one.
std::string tiff_in_circles() {
    auto entry = [](char tag_low, char value_low, char value_high) {
        return std::string{tag_low, 1, 4, 0, 1, 0, 0, 0, value_low, value_high, 0, 0};
    };
    return "II*\0\x08\0\0\0"s + "\x04\0"s + entry(0, 100, 0) + entry(1, 100, 0) + entry(17, 8, 0) + entry(23, 100, 0) +
           "\x08\0\0\0"s;
}

}  // namespace

std::vector<Input> picture_inputs() {
    const std::vector<Exit> damaged = {Exit::not_understood};
    const std::vector<Exit> bounded = {Exit::limit};
    return {
        {"huge.png", png_header(60'000, 60'000), "limit-reached", bounded},
        {"huge.jpg", jpeg_header(60'000, 60'000), "limit-reached", bounded},
        {"long.png", png_header(2'000'000'000, 2), "limit-reached", bounded},
        {"empty-rows.png", png_header(1000, 0), "picture-damaged", damaged},
        {"header-only.png", png_header(100, 100), "picture-damaged", damaged},
        {"header-only.jpg", jpeg_header(100, 100), "picture-damaged", damaged},
        {"nothing-behind-the-mark.tif", "II*\0"s, "picture-damaged", damaged},
        {"circles.tif", tiff_in_circles(), "", {Exit::not_understood, Exit::limit, Exit::needs_ocr}},
        {"noise.jpg", "\xFF\xD8\xFF"s + repeat("\xFF\xC4\x01", 5000), "picture-damaged", damaged},
    };
}

}  // namespace cvconv::hostile
