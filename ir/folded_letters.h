#pragma once
// What fold() makes of single letters, so that European words need no normalizer of ICU. Letters that become several
// ("ß", "½"), marks that join with what stands before them and all else are for ICU; tests/ir/unicode_test.cc compares.

#include <cstddef>
#include <string_view>

namespace cvconv {

inline constexpr char32_t first_folded_letter = 0xA0;
inline constexpr char16_t folds_to_itself = u'=';
inline constexpr char16_t folds_by_icu = u' ';

/// By character from U+00A0 on: "É" is "e".
inline constexpr std::u16string_view folded_letters =
    u" ======= =a== = ==23 μ== 1o=   ="  // U+00A0
    u"aaaaaaæceeeeiiiiðnooooo=ouuuuyþ "  // U+00C0
    u"aaaaaa=ceeeeiiii=nooooo=ouuuuy=y"  // U+00E0
    u"aaaaaaccccccccddddeeeeeeeeeegggg"  // U+0100
    u"gggghhħ=iiiiiiiiii  jjkk=llllll "  // U+0120
    u" llnnnnnn ŋ=ooooooœ=rrrrrrssssss"  // U+0140
    u"ssttttŧ=uuuuuuuuuuuuwwyyyzzzzzzs"  // U+0160
    u"=ɓƃ=ƅ=ɔƈ=ɖɗƌ==ǝəɛƒ=ɠɣ=ɩɨƙ===ɯɲ=ɵ"  // U+0180
    u"ooƣ=ƥ=ʀƨ=ʃ==ƭ=ʈuuʊʋƴ=ƶ=ʒƹ===ƽ==="  // U+01A0
    u"====         aaiioouuuuuuuuuu=aa"  // U+01C0
    u"aaææǥ=ggkkooooʒʒj   ggƕƿnnaaææoo"  // U+01E0
    u"aaaaeeeeiiiioooorrrruuuussttȝ=hh"  // U+0200
    u"ƞ=ȣ=ȥ=aaeeooooooooyy======ⱥȼ=ƚⱦ="  // U+0220
    u"=ɂ=ƀʉʌɇ=ɉ=ɋ=ɍ=ɏ================="  // U+0240
    u"================================"  // U+0260
    u"================================"  // U+0280
    u"================hɦjrɹɻʁwy======="  // U+02A0
    u"========================      =="  // U+02C0
    u"ɣlsxʕ==========================="  // U+02E0
    u"                                "  // U+0300
    u"                                "  // U+0320
    u"                                "  // U+0340
    u"                ͱ=ͳ=ʹ=ͷ=   ===;ϳ"  // U+0360
    u"      α·εηι ο υωιαβγδεζηθικλμνξο"  // U+0380
    u"πρ στυφχψωιυαεηιυ==============="  // U+03A0
    u"==σ=======ιυουωϗβθυυυφπ=ϙ=ϛ=ϝ=ϟ="  // U+03C0
    u"ϡ=ϣ=ϥ=ϧ=ϩ=ϫ=ϭ=ϯ=κρσ=θε=ϸ=σϻ==ͻͼͽ"  // U+03E0
    u"ееђгєѕііјљњћкиуџабвгдежзииклмноп"  // U+0400
    u"рстуфхцчшщъыьэюя=========и======"  // U+0420
    u"================ее=г===і====киу="  // U+0440
    u"ѡ=ѣ=ѥ=ѧ=ѩ=ѫ=ѭ=ѯ=ѱ=ѳ=ѵ=ѵѵѹ=ѻ=ѽ=ѿ="  // U+0460
    u"ҁ==       ҋ=ҍ=ҏ=ґ=ғ=ҕ=җ=ҙ=қ=ҝ=ҟ="  // U+0480
    u"ҡ=ң=ҥ=ҧ=ҩ=ҫ=ҭ=ү=ұ=ҳ=ҵ=ҷ=ҹ=һ=ҽ=ҿ="  // U+04A0
    u"ӏжжӄ=ӆ=ӈ=ӊ=ӌ=ӎ==ааааӕ=ееә=әәжжзз"  // U+04C0
    u"ӡ=ииииооө=өөээууууууччӷ=ыыӻ=ӽ=ӿ="  // U+04E0
    u"ԁ=ԃ=ԅ=ԇ=ԉ=ԋ=ԍ=ԏ=ԑ=ԓ=ԕ=ԗ=ԙ=ԛ=ԝ=ԟ="  // U+0500
    u"ԡ=ԣ=ԥ=ԧ=ԩ=ԫ=ԭ=ԯ=";         // U+0520

/// Letters of the Arabic script that are written one for another: an alef with or without its hamza, the yeh and kaf of
/// Persian keyboards, a teh marbuta whose dots are left out. Others are themselves.
constexpr char32_t folded_arabic(char32_t c) {
    switch (c) {
        case 0x622:
        case 0x623:
        case 0x625:
        case 0x671: return 0x627;
        case 0x624: return 0x648;
        case 0x626:
        case 0x649:
        case 0x64A: return 0x6CC;
        case 0x629:
        case 0x6C0:
        case 0x6C1: return 0x647;
        case 0x643: return 0x6A9;
        default: return c;
    }
}

/// Vowel points and other marks on letters of Hebrew and Arabic, and what only stretches a word: people leave them out.
constexpr bool is_folded_away(char32_t c) {
    return (c >= 0x591 && c <= 0x5BD) || c == 0x5BF || c == 0x5C1 || c == 0x5C2 || c == 0x5C4 || c == 0x5C5 ||
           c == 0x5C7 || c == 0x640 || (c >= 0x64B && c <= 0x65F) || c == 0x670;
}

/// U+0000 if ICU must be asked.
constexpr char32_t folded_letter(char32_t c) {
    struct Range {
        char32_t first, last;
    };
    // Hebrew, Arabic, hiragana, katakana, Han, Hangul: no upper case, and marks are none of them
    if (c >= 0x621 && c <= 0x6D3) {
        const bool plain = c <= 0x63A || (c >= 0x641 && c <= 0x64A) || c == 0x67E || c == 0x686 || c == 0x698 ||
                           c == 0x6A9 || c == 0x6AF || c == 0x6CC;
        return plain ? folded_arabic(c) : 0;
    }
    for (const Range& same : {Range{0x5D0, 0x5EA}, Range{0x3041, 0x3096}, Range{0x30A1, 0x30FA}, Range{0x4E00, 0x9FFF},
                              Range{0xAC00, 0xD7A3}}) {
        if (c >= same.first && c <= same.last) {
            return c;
        }
    }
    if (c < first_folded_letter || c >= first_folded_letter + folded_letters.size()) {
        return 0;
    }
    const char16_t folded = folded_letters[c - first_folded_letter];
    return folded == folds_to_itself ? c : folded == folds_by_icu ? 0 : folded;
}

}  // namespace cvconv
