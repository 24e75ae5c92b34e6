// Every language knows every idea, and the sections that most CVs have.

#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>
#include <vector>

#include "ir/lexicon.h"

namespace cvconv {
namespace {

/// What our own lists must say in each language; CLDR or `und` has the rest of the ideas.
constexpr Idea required[] = {
    Idea::section_headings, Idea::present,        Idea::date_words,   Idea::degrees,
    Idea::institutions,     Idea::organizations,  Idea::job_titles,   Idea::contact_labels,
    Idea::entry_labels,     Idea::fluency,        Idea::skill_levels, Idea::document_words,
    Idea::honours,          Idea::address_words,  Idea::award_words,  Idea::roles,
    Idea::venue_words,      Idea::language_names,
};

bool has_words(Idea idea, std::string_view language) {
    std::vector<std::string_view> keys = keys_of(idea);
    return std::any_of(keys.begin(), keys.end(),
                       [&](std::string_view key) { return !spellings(idea, key, language).empty(); });
}

TEST(LexiconLanguages, HaveEveryIdea) {
    std::size_t count = 0;
    for (std::string_view language : languages(Idea::section_headings)) {
        if (language == "und") {
            continue;
        }
        ++count;
        for (Idea idea : required) {
            EXPECT_TRUE(has_words(idea, language)) << language << ": " << name_of(idea);
        }
    }
    EXPECT_GE(count, 35U);
}

TEST(LexiconLanguages, NameTheSectionsOfMostCvs) {
    for (std::string_view language : languages(Idea::section_headings)) {
        if (language == "und") {
            continue;
        }
        for (std::string_view kind :
             {"contact", "summary", "work", "education", "skills", "languages", "publications", "projects", "awards",
              "certificates", "courses", "volunteer", "interests", "references", "other"}) {
            EXPECT_FALSE(spellings(Idea::section_headings, kind, language).empty()) << language << ": " << kind;
        }
    }
}

TEST(LexiconLanguages, ReadTheirHeadings) {
    struct Case {
        const char* language;
        const char* heading;
        const char* kind;
    };
    const Case cases[] = {
        {"bg", "ТРУДОВ СТАЖ", "work"},
        {"bg", "Чужди езици", "languages"},
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
