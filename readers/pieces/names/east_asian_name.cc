#include "readers/pieces/names/east_asian_name.h"

#include <algorithm>
#include <vector>

#include "readers/pieces/characters.h"

namespace cvconv {

namespace {

// The most frequent family names; of Korean, nearly all.
constexpr std::u32string_view korean =
    U"김이박최정강조윤장임한오서신권황안송류전홍유고문양손배백허남심노하곽성차주우구나민진지엄채원천방공현함변염여추"
    U"도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용";
constexpr std::u32string_view chinese =
    U"王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何高林罗羅郑鄭梁谢謝宋唐许許韩韓冯馮邓鄧曹彭曾肖蕭田董袁潘"
    U"于蒋蔣蔡余杜叶葉程苏蘇魏吕呂丁任沈姚卢盧姜崔钟鍾谭譚陆陸汪范金石廖贾賈夏韦韋付方白邹鄒孟熊秦邱江尹薛闫段雷侯"
    U"龙龍史陶黎贺賀顾顧毛郝龚龔邵万萬钱錢严嚴覃武戴莫孔向汤湯洪簡簡歐欧游柯施詹賴赖翁";
constexpr std::u32string_view japanese =
    U"佐鈴高田渡伊中小加吉山佐松井木林清斎池橋阿森石前後藤岡長村近坂遠青西福太三上藤金岩原野大和竹内柴酒横宮安本";

bool is_kana(char32_t c) {
    return c >= 0x3041 && c <= 0x30FF;
}

/// The text up to a bracket, in characters.
std::u32string before_bracket(std::string_view text) {
    std::u32string characters = to_characters(trim(text));
    std::size_t bracket = characters.find_first_of(U"(（[【/｜|");
    if (bracket != std::u32string::npos && bracket > 0) {
        characters.resize(bracket);
    }
    while (!characters.empty() && is_space(characters.back())) {
        characters.pop_back();
    }
    return characters;
}

bool has(std::u32string_view list, char32_t c) {
    return list.find(c) != std::u32string_view::npos;
}

/// The usual Chinese surnames of two characters.
bool begins_with_double_surname(std::u32string_view name) {
    constexpr std::u32string_view surnames =
        U"欧阳歐陽司马司馬上官诸葛諸葛东方東方皇甫尉迟尉遲公孙公孫慕容令狐端木夏侯南宫南宮司徒轩辕軒轅长孙長孫宇文";
    for (std::size_t at = 0; at < surnames.size(); at += 2) {
        if (name.starts_with(surnames.substr(at, 2))) {
            return true;
        }
    }
    return false;
}

}  // namespace

float east_asian_name_score(std::string_view text) {
    if (text.empty() || text.size() > 80) {
        return 0;
    }
    std::u32string characters = before_bracket(text);
    std::u32string letters;
    std::vector<std::size_t> parts{0};
    for (char32_t c : characters) {
        if (is_space(c)) {
            if (parts.back() > 0) {
                parts.push_back(0);
            }
            continue;
        }
        if (!is_hangul(c) && !is_cjk(c)) {
            return 0;
        }
        letters += c;
        ++parts.back();
    }
    if (letters.size() < 2 || letters.size() > 6) {
        return 0;
    }
    bool single = parts.size() > 1 && std::all_of(parts.begin(), parts.end(), [](std::size_t n) { return n == 1; });
    if (std::all_of(letters.begin(), letters.end(), is_hangul)) {
        bool double_name = letters.starts_with(U"남궁") || letters.starts_with(U"황보") ||
                           letters.starts_with(U"제갈") || letters.starts_with(U"선우") ||
                           letters.starts_with(U"독고") || letters.starts_with(U"사공");
        if (letters.size() > 4 || (letters.size() == 4 && !double_name) || (parts.size() == 2 && parts[0] > 2)) {
            return 0;
        }
        return has(korean, letters.front()) || double_name ? (letters.size() == 2 ? 0.4F : 0.75F) : 0.1F;
    }
    std::size_t kana = static_cast<std::size_t>(std::count_if(letters.begin(), letters.end(), is_kana));
    if (parts.size() == 2 && !single) {  // "森泉 葵", "山田 さくら"
        bool sizes = parts[0] <= 3 && parts[1] <= 4 && kana <= parts[1];
        return sizes ? (has(japanese, letters.front()) || has(chinese, letters.front()) ? 0.75F : 0.6F) : 0.0F;
    }
    if (kana > 0 || letters.size() > 4 || parts.size() > 4) {
        return 0;
    }
    if (letters.size() >= 3 && begins_with_double_surname(letters)) {
        return 0.75F;
    }
    if (has(chinese, letters.front()) && letters.size() <= 4) {
        return letters.size() == 2 ? 0.5F : 0.75F;
    }
    return letters.size() <= 4 && has(japanese, letters.front()) ? 0.4F : 0.15F;
}

std::string close_up_east_asian_name(std::string_view text) {
    std::u32string characters = to_characters(text);
    std::size_t letters = 0;
    std::size_t blanks = 0;
    bool alternating = true;
    bool last_blank = true;
    for (char32_t c : characters) {
        bool blank = is_space(c);
        alternating = alternating && (blank || last_blank);
        blanks += blank && !last_blank ? 1 : 0;
        letters += blank ? 0 : 1;
        last_blank = blank;
    }
    if (!alternating || letters < 3 || blanks + 1 < letters) {
        return std::string(text);
    }
    std::string closed;
    for (char32_t c : characters) {
        if (!is_space(c)) {
            append_character(closed, c);
        }
    }
    return closed;
}

}  // namespace cvconv
