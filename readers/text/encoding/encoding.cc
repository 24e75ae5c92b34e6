#include "readers/text/encoding/encoding.h"

#include <algorithm>
#include <array>
#include <memory>

#include <fmt/format.h>
#include <unicode/ucnv.h>
#include <unicode/ucsdet.h>
#include <unicode/unistr.h>

#include "ir/unicode.h"

namespace cvconv {

namespace {

struct CloseDetector {
    void operator()(UCharsetDetector* detector) const { ucsdet_close(detector); }
};
struct CloseConverter {
    void operator()(UConverter* converter) const { ucnv_close(converter); }
};

/// The encodings that CVs were ever saved in: the Windows and ISO code pages and the East Asian ones.
/// ICU also offers guesses (IBM420, ISO-2022-KR, UTF-16 without evidence) that are nearly always wrong.
constexpr std::array<std::string_view, 20> plausible = {
    "windows-1250", "windows-1251", "windows-1252", "windows-1253", "windows-1254", "windows-1255", "windows-1256",
    "ISO-8859-1",   "ISO-8859-2",   "ISO-8859-5",   "ISO-8859-7",   "ISO-8859-8",   "ISO-8859-9",   "KOI8-R",
    "Shift_JIS",    "EUC-JP",       "EUC-KR",       "GB18030",      "Big5",         "ISO-2022-JP"};

/// An ISO code page is read as the Windows one that extends it: the quotes and dashes of word
/// processors lie there.
std::string_view widen(std::string_view name) {
    if (name == "ISO-8859-1") {
        return "windows-1252";
    }
    return name == "ISO-8859-9" ? "windows-1254" : name;
}

std::string detect(std::string_view bytes) {
    UErrorCode status = U_ZERO_ERROR;
    std::unique_ptr<UCharsetDetector, CloseDetector> detector(ucsdet_open(&status));
    std::string_view sample = bytes.substr(0, 1U << 16U);
    ucsdet_setText(detector.get(), sample.data(), static_cast<std::int32_t>(sample.size()), &status);
    std::int32_t count = 0;
    const UCharsetMatch** matches = ucsdet_detectAll(detector.get(), &count, &status);
    for (std::int32_t i = 0; U_SUCCESS(status) && i < count; ++i) {
        std::string_view name = ucsdet_getName(matches[i], &status);
        if (U_SUCCESS(status) && std::find(plausible.begin(), plausible.end(), name) != plausible.end()) {
            return std::string(widen(name));
        }
    }
    return "windows-1252";
}

std::string convert(std::string_view bytes, const char* encoding) {
    UErrorCode status = U_ZERO_ERROR;
    std::unique_ptr<UConverter, CloseConverter> converter(ucnv_open(encoding, &status));
    if (U_FAILURE(status)) {
        return {};
    }
    icu::UnicodeString text(bytes.data(), static_cast<std::int32_t>(bytes.size()), converter.get(), status);
    std::string utf8;
    return U_SUCCESS(status) ? text.toUTF8String(utf8) : utf8;
}

struct Utf8Count {
    std::size_t multibyte = 0;
    std::size_t damaged = 0;
};

Utf8Count count_utf8(std::string_view bytes) {
    Utf8Count count;
    for (std::size_t at = 0; at < bytes.size();) {
        if (static_cast<unsigned char>(bytes[at]) < 0x80) {
            ++at;
            continue;
        }
        std::size_t begin = at;
        bool damaged = next_character(bytes, at) == 0xFFFD && bytes.substr(begin, at - begin) != "\xEF\xBF\xBD";
        ++(damaged ? count.damaged : count.multibyte);
    }
    return count;
}

std::string repair_utf8(std::string_view bytes) {
    std::string repaired;
    repaired.reserve(bytes.size());
    for (std::size_t at = 0; at < bytes.size();) {
        append_character(repaired, next_character(bytes, at));
    }
    return repaired;
}

const char* name_of_order(ByteOrder order) {
    switch (order) {
        case ByteOrder::utf16_le: return "UTF-16LE";
        case ByteOrder::utf16_be: return "UTF-16BE";
        case ByteOrder::utf32_le: return "UTF-32LE";
        case ByteOrder::utf32_be: return "UTF-32BE";
        case ByteOrder::none: break;
    }
    return "";
}

}  // namespace

ByteOrder find_byte_order(std::string_view bytes) {
    using namespace std::string_view_literals;
    if (bytes.starts_with("\xFF\xFE\0\0"sv)) {
        return ByteOrder::utf32_le;
    }
    if (bytes.starts_with("\0\0\xFE\xFF"sv)) {
        return ByteOrder::utf32_be;
    }
    if (bytes.starts_with("\xFF\xFE"sv)) {
        return ByteOrder::utf16_le;
    }
    if (bytes.starts_with("\xFE\xFF"sv)) {
        return ByteOrder::utf16_be;
    }
    // Without a mark: blanks, digits and line ends have a NUL as their other half in every language.
    std::string_view sample = bytes.substr(0, 4096);
    std::array<std::size_t, 2> nul = {0, 0};
    for (std::size_t i = 0; i < sample.size(); ++i) {
        nul[i % 2] += sample[i] == '\0' ? 1 : 0;
    }
    std::size_t half = sample.size() / 2;
    bool enough = half >= 4 && bytes.size() % 2 == 0;
    if (enough && nul[0] == 0 && nul[1] * 10 >= half) {
        return ByteOrder::utf16_le;
    }
    if (enough && nul[1] == 0 && nul[0] * 10 >= half) {
        return ByteOrder::utf16_be;
    }
    return ByteOrder::none;
}

std::string to_utf8(std::string_view bytes, Diagnostics& diagnostics) {
    std::string text;
    if (ByteOrder order = find_byte_order(bytes); order != ByteOrder::none) {
        diagnostics.add(Code::encoding_detected, name_of_order(order));
        text = convert(bytes, name_of_order(order));
    } else {
        if (bytes.starts_with("\xEF\xBB\xBF")) {
            bytes.remove_prefix(3);
        }
        Utf8Count count = count_utf8(bytes);
        // "naïve" in UTF-8 with one bad byte is damaged UTF-8; in Latin-1 it has no good sequence at all.
        if (count.damaged <= count.multibyte / 4 && (count.damaged == 0 || count.multibyte > 0)) {
            text = repair_utf8(bytes);
            if (count.damaged > 0) {
                diagnostics.add(Code::encoding_damaged, fmt::format("{} bytes", count.damaged));
            }
            return text;
        }
        std::string encoding = detect(bytes);
        diagnostics.add(Code::encoding_detected, encoding);
        text = convert(bytes, encoding.c_str());
    }
    std::size_t damaged = 0;
    for (std::size_t at = text.find("\xEF\xBF\xBD"); at != std::string::npos; at = text.find("\xEF\xBF\xBD", at + 3)) {
        ++damaged;
    }
    if (damaged > 0) {
        diagnostics.add(Code::encoding_damaged, fmt::format("{} characters", damaged));
    }
    return text;
}

}  // namespace cvconv
