// Headings of languages are those of their sections. What a language lacks: build/tools/cvconv-lexicon.

#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>
#include <vector>

#include "ir/lexicon.h"

namespace cvconv {
namespace {

TEST(LexiconLanguages, ReadTheirHeadings) {
    struct Case {
        const char* language;
        const char* heading;
        const char* kind;
    };
    const Case cases[] = {
        {"bg", "ТРУДОВ СТАЖ", "work"},
        {"bg", "Чужди езици", "languages"},
        {"ca", "Experiència laboral", "work"},
        {"ca", "ALTRES DADES D'INTERÈS", "other"},
        {"et", "Töökogemus", "work"},
        {"et", "Hariduskäik", "education"},
        {"ga", "Taithí oibre", "work"},
        {"ga", "Caitheamh aimsire", "interests"},
        {"is", "Starfsreynsla", "work"},
        {"is", "Nám og menntun", "education"},
        {"mt", "Esperjenza tax-xogħol", "work"},
        {"sq", "Përvoja e punës", "work"},
        {"sq", "Gjuhët e huaja", "languages"},
        {"hr", "Osobne vještine i kompetencije", "skills"},
        {"hr", "Obrazovanje i osposobljavanje", "education"},
        {"lv", "Darba pieredze", "work"},
        {"lv", "Valodu prasmes", "languages"},
        {"mk", "Работно искуство", "work"},
        {"mk", "Хоби и интереси", "interests"},
        {"sk", "Pracovné skúsenosti", "work"},
        {"sk", "Jazykové znalosti", "languages"},
        {"sl", "Delovne izkušnje", "work"},
        {"sl", "Izobraževanje in usposabljanje", "education"},
        {"sr", "Radno iskustvo", "work"},
        {"sr", "РАДНО ИСКУСТВО", "work"},
        {"sr", "Вештине", "skills"},
        {"sr", "Poznavanje jezika", "languages"},
    };
    for (const Case& c : cases) {
        std::vector<LexiconHit> hits = lookup(Idea::section_headings, c.heading);
        EXPECT_TRUE(std::any_of(hits.begin(), hits.end(),
                                [&](const LexiconHit& hit) { return hit.language == c.language && hit.key == c.kind; }))
            << c.language << ": " << c.heading;
    }
}

}  // namespace
}  // namespace cvconv
