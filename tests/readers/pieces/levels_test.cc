#include "readers/pieces/levels.h"

#include <gtest/gtest.h>

#include <string>

#include "readers/pieces/language_names.h"

namespace cvconv {
namespace {

Span all(std::string_view text) {
    return {0, static_cast<std::uint32_t>(text.size())};
}

TEST(LanguageNames, InManyLanguages) {
    struct Case {
        const char* name;
        const char* code;
    };
    const Case cases[] = {
        {"German", "de"},
        {"Deutsch", "de"},
        {"němčina", "de"},
        {"niemiecki", "de"},
        {"Γερμανικά", "de"},
        {"немецкий", "de"},
        {"Saksa", "de"},
        {"angielski", "en"},
        {"英語", "en"},
        {"영어", "en"},
        {"Inglês", "en"},
        {"anglų", "en"},
        {"английский язык", "en"},
        {"ENGLISH", "en"},
        {"中文", "zh"},
        {"Mandarin", "zh"},
        {"國語", "zh"},
        {"Cantonese", "yue"},
        {"Te reo Māori", "mi"},
        {"isiZulu", "zu"},
        {"Castellano", "es"},
        {"Brazilian Portuguese", "pt"},
        {"Norsk", "no"},
        {"cooking", ""},
        {"", ""},
    };
    for (const Case& c : cases) {
        EXPECT_EQ(language_code_of(c.name), c.code) << c.name;
    }
}

TEST(LanguageNames, InText) {
    auto show = [](std::string_view text) {
        std::string shown;
        for (const FoundLanguage& l : find_language_names(text, all(text))) {
            shown += (shown.empty() ? "" : ", ") + std::string(l.where.of(text)) + " " + std::string(l.code);
        }
        return shown;
    };
    EXPECT_EQ(show("German (native), English (C1)"), "German de, English en");
    EXPECT_EQ(show("Dansk (modersmål), engelsk (flydende), tysk"), "Dansk da, engelsk en, tysk de");
    EXPECT_EQ(show("język angielski – B2"), "język angielski en");
    EXPECT_EQ(show("英語：中等"), "英語 en");
    EXPECT_EQ(show("polish the floor and be frank"), "");
    EXPECT_EQ(show(""), "");
}

std::string fluency(std::string_view text) {
    std::string shown;
    for (const FoundFluency& f : find_fluency(text, all(text))) {
        shown += (shown.empty() ? "" : "; ") + std::string(f.where.of(text)) + (f.cefr.empty() ? "" : " = " + f.cefr) +
                 (f.native ? " native" : "");
    }
    return shown;
}

TEST(Levels, Fluency) {
    struct Case {
        const char* text;
        const char* expected;
    };
    const Case cases[] = {
        {"C1", "C1 = C1"},
        {"English B2+", "B2+ = B2"},
        {"Spanish (B2/C1)", "B2/C1 = B2"},
        {"fluent (C1)", "fluent (C1) = C1"},
        {"C2 – native", "C2 – native = C2 native"},
        {"Native speaker", "Native speaker native"},
        {"Немски – С2", "С2 = C2"},
        {"Muttersprache", "Muttersprache native"},
        {"TOEIC 915", "TOEIC 915"},
        {"IELTS: 7.5", "IELTS: 7.5"},
        {"German: fluent, French: basic", "fluent; basic"},
    };
    for (const Case& c : cases) {
        EXPECT_EQ(fluency(c.text), c.expected) << c.text;
    }
    for (const char* text : {"A4 paper", "CB1 and 5C2", "C12", "AC1", "worked there", ""}) {
        EXPECT_EQ(fluency(text), "") << text;
    }
}

std::string levels(std::string_view text) {
    std::string shown;
    for (const FoundLevel& l : find_skill_levels(text, all(text))) {
        if (l.certainty >= 0.6F) {
            shown += (shown.empty() ? "" : "; ") + std::string(l.value.of(text)) + (l.drawn ? " drawn" : "");
        }
    }
    return shown;
}

TEST(Levels, OfSkills) {
    struct Case {
        const char* text;
        const char* expected;
    };
    const Case cases[] = {
        {"Python (expert)", "expert"},
        {"Python – advanced", "advanced"},
        {"Python: 4/5", "4/5"},
        {"Photoshop ●●●●○", "●●●●○ drawn"},
        {"Excel ★ ★ ★ ☆ ☆", "★ ★ ★ ☆ ☆ drawn"},
        {"Go 80%", "80%"},
        {"Java (80 %)", "80 %"},
        {"██████░░ Rust", "██████░░ drawn"},
        {"Intermediate", "Intermediate"},
        {"Excel（advanced）", "advanced"},
    };
    for (const Case& c : cases) {
        EXPECT_EQ(levels(c.text), c.expected) << c.text;
    }
    for (const char* text : {"Python (Django)", "C++ / C", "cut costs by 80% within a year", "24/7 support", "TCP/IP",
                             "1/2", "• item", ""}) {
        EXPECT_EQ(levels(text), "") << text;
    }
}

}  // namespace
}  // namespace cvconv
