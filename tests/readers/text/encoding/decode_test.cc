#include "readers/text/encoding/decode.h"

#include <gtest/gtest.h>

#include "readers/text/encoding/encoding.h"

namespace cvconv {
namespace {

using namespace std::string_view_literals;

struct Decoded {
    std::optional<std::string> text;
    Diagnostics diagnostics;
};

Decoded decode(std::string_view bytes) {
    Decoded result;
    result.text = decode_text(bytes, {}, result.diagnostics);
    return result;
}

TEST(Decode, Utf8WithAndWithoutMark) {
    EXPECT_EQ(decode("Zoë\n").text, "Zoë\n");
    EXPECT_EQ(decode("\xEF\xBB\xBFZoë\n").text, "Zoë\n");
    EXPECT_TRUE(decode("Zoë\n").diagnostics.all().empty());
}

TEST(Decode, Utf16AndUtf32) {
    EXPECT_EQ(decode("\xFF\xFEZ\0o\0\xEB\0"sv).text, "Zoë");
    EXPECT_EQ(decode("\xFE\xFF\0Z\0o\0\xEB"sv).text, "Zoë");
    EXPECT_EQ(decode("\xFF\xFE\0\0Z\0\0\0"sv).text, "Z");
    Decoded unmarked = decode("A\0d\0a\0 \0F\0e\0r\0m\0i\0"sv);
    EXPECT_EQ(unmarked.text, "Ada Fermi");
    EXPECT_TRUE(unmarked.diagnostics.has(Code::encoding_detected));
}

TEST(Decode, CodePagesAreDetected) {
    Decoded western = decode(
        "Stra\xDF"
        "enbau, M\xFCnchen \x96 Leiterin der Abteilung f\xFCr Br\xFC"
        "cken\n");
    EXPECT_EQ(western.text, "Straßenbau, München – Leiterin der Abteilung für Brücken\n");
    EXPECT_TRUE(western.diagnostics.has(Code::encoding_detected));
    // "Опыт работы: инженер-конструктор" in windows-1251
    Decoded cyrillic = decode(
        "\xCE\xEF\xFB\xF2 \xF0\xE0\xE1\xEE\xF2\xFB: "
        "\xE8\xED\xE6\xE5\xED\xE5\xF0-\xEA\xEE\xED\xF1\xF2\xF0\xF3\xEA\xF2\xEE\xF0\n");
    EXPECT_EQ(cyrillic.text, "Опыт работы: инженер-конструктор\n");
    // "職務経歴書 氏名" in Shift-JIS
    Decoded japanese =
        decode("\x90\x45\x96\xB1\x8C\x6F\x97\xF0\x8F\x91 \x8E\x81\x96\xBC\x81\x46\x82\xA0\x82\xA8\x82\xA2\n");
    EXPECT_EQ(japanese.text, "職務経歴書 氏名：あおい\n");
}

TEST(Decode, DamagedBytesAreReplacedAndReported) {
    Decoded damaged = decode("Zoë Müller, Köln \xFF Straße\n");
    EXPECT_EQ(damaged.text, "Zoë Müller, Köln \xEF\xBF\xBD Straße\n");
    EXPECT_TRUE(damaged.diagnostics.has(Code::encoding_damaged));
}

TEST(Decode, BinaryAndEmptyAreErrors) {
    EXPECT_TRUE(decode("\x7F"
                       "ELF\x02\x01\x01\0\0\0\0\0\x03\0>\0"sv)
                    .diagnostics.has(Code::binary_input));
    EXPECT_TRUE(decode(" \n").diagnostics.has(Code::file_empty));
    Diagnostics diagnostics;
    Limits limits;
    limits.max_bytes = 3;
    EXPECT_FALSE(decode_text("four", limits, diagnostics));
    EXPECT_TRUE(diagnostics.has(Code::file_too_large));
}

TEST(Decode, CleaningOfCharacters) {
    EXPECT_EQ(clean_text("a\r\nb\rc\xC2\x85"
                         "d\xE2\x80\xA8"
                         "e"),
              "a\nb\nc\nd\ne");
    EXPECT_EQ(clean_text("con\xC2\xAD"
                         "duct\x01 e\xEF\xAC\x83"
                         "cient\xE2\x80\x8B"),
              "conduct efficient");
    EXPECT_EQ(clean_text("e\xCC\x81"), "é");
    EXPECT_EQ(clean_text("a\fb"), "a\fb");
}

}  // namespace
}  // namespace cvconv
