#include "readers/rtf/code_pages.h"

#include <memory>
#include <utility>

#include <fmt/format.h>
#include <unicode/ucnv.h>
#include <unicode/unistr.h>

namespace cvconv::rtf {

int code_page_of_charset(int charset) {
    // "Font Table" of the specification
    static constexpr std::pair<int, int> pages[] = {
        {0, 1252},   {2, symbol_page}, {77, 10000}, {128, 932},  {129, 949},  {130, 1361}, {134, 936},
        {136, 950},  {161, 1253},      {162, 1254}, {163, 1258}, {177, 1255}, {178, 1256}, {186, 1257},
        {204, 1251}, {222, 874},       {238, 1250}, {254, 437},  {255, 850}};
    for (const auto& [number, page] : pages) {
        if (number == charset) {
            return page;
        }
    }
    return 0;
}

std::string utf8_of(char32_t character) {
    std::string text;
    icu::UnicodeString(static_cast<UChar32>(character)).toUTF8String(text);
    return text;
}

std::string decode(std::string_view bytes, int code_page) {
    std::string text;
    if (code_page == symbol_page) {
        for (const char c : bytes) {
            text += utf8_of(0xF000U + static_cast<unsigned char>(c));
        }
        return text;
    }
    const std::string name = code_page == 10000   ? "macintosh"
                             : code_page == 65001 ? "UTF-8"
                             : code_page == 437 || code_page == 850 || code_page == 852 || code_page == 866
                                 ? fmt::format("ibm-{}", code_page)
                                 : fmt::format("windows-{}", code_page);
    using Converter = std::unique_ptr<UConverter, decltype(&ucnv_close)>;
    UErrorCode error = U_ZERO_ERROR;
    Converter converter(ucnv_open(name.c_str(), &error), ucnv_close);
    if (U_FAILURE(error)) {
        error = U_ZERO_ERROR;
        converter.reset(ucnv_open("windows-1252", &error));
    }
    const icu::UnicodeString decoded(bytes.data(), static_cast<int32_t>(bytes.size()), converter.get(), error);
    decoded.toUTF8String(text);
    return text;
}

}  // namespace cvconv::rtf
