#include "tools/blind/names.h"

#include <gtest/gtest.h>

namespace cvconv::blind {
namespace {

/// The text with the name's places as "_".
std::string without(std::string_view name, std::string_view text) {
    NamePattern pattern;
    pattern.add(name);
    std::string result;
    std::size_t done = 0;
    for (Span where : pattern.find(text)) {
        result += text.substr(done, where.begin - done);
        result += '_';
        done = where.end;
    }
    return result.append(text.substr(done));
}

TEST(Names, WholeAndInParts) {
    EXPECT_EQ(without("Jana Nowak", "CV of Jana Nowak"), "CV of _");
    EXPECT_EQ(without("Jana Nowak", "Jana led it; Ms Nowak wrote it."), "_ led it; Ms _ wrote it.");
    EXPECT_EQ(without("Jana Nowak", "JANA NOWAK and jana nowak"), "_ and _");
    EXPECT_EQ(without("Jana Nowak", "Nowak, Jana (2020)"), "_ (2020)");
}

TEST(Names, WithInitials) {
    EXPECT_EQ(without("Jana Maria Nowak", "Miller J, Nowak JM, Lee K"), "Miller J, _, Lee K");
    EXPECT_EQ(without("Jana Nowak", "Nowak, J., and Lee, K. (2019)"), "_, and Lee, K. (2019)");
    EXPECT_EQ(without("Jana Nowak", "J. Nowak"), "_");
    EXPECT_EQ(without("Jana Nowak", "Plan J and vitamin N"), "Plan J and vitamin N");
}

TEST(Names, InOtherCases) {
    EXPECT_EQ(without("Annegret Fallböhmer", "Fallböhmers Team, Annegrets Plan"), "_ Team, _ Plan");
    EXPECT_EQ(without("Агриппина Ермолаева", "доклад Ермолаевой"), "доклад _");
    EXPECT_EQ(without("Ann Lee", "Lees Valves"), "Lees Valves");
}

TEST(Names, WithAndWithoutAccents) {
    EXPECT_EQ(without("José García", "Jose Garcia; GARCÍA"), "_; _");
    EXPECT_EQ(without("Jörg Müller", "Joerg Mueller"), "_");
}

TEST(Names, AreNoPartsOfWords) {
    EXPECT_EQ(without("Ann Lee", "Planning in Leeds, Annual"), "Planning in Leeds, Annual");
}

TEST(Names, ThatAreWordsCountWithACapital) {
    EXPECT_EQ(without("Mark Ford", "I mark exams. Mark is reliable."), "I mark exams. _ is reliable.");
    EXPECT_EQ(without("May Hill", "Since May 2020 uphill; May did it"), "Since May 2020 uphill; _ did it");
}

TEST(Names, OfOneLetterStandOnlyBesideOthers) {
    EXPECT_EQ(without("O Brandt", "O Brandt; plan O"), "_; plan O");
    EXPECT_EQ(without("X", "Mac OS X"), "Mac OS X");
    EXPECT_EQ(without("", "nobody"), "nobody");
}

TEST(Names, WithParticlesAndTitles) {
    EXPECT_EQ(without("Dr. Pieter van der Berg", "Pieter van der Berg; Dr. Berg"), "_; Dr. _");
}

TEST(Names, OfAllScripts) {
    EXPECT_EQ(without("Иван Петров", "Петров И. и Lee"), "_ и Lee");
    EXPECT_EQ(without("Иван Петров", "Petrov I., Ivan Petrov"), "_, _");
    EXPECT_EQ(without("Γιώργος Παππάς", "ΓΙΩΡΓΟΣ ΠΑΠΠΑΣ"), "_");
    EXPECT_EQ(without("أحمد منصور", "سيرة أحمد منصور"), "سيرة _");
    EXPECT_EQ(without("דוד לוינסון", "קורות חיים של דוד לוינסון"), "קורות חיים של _");
    EXPECT_EQ(without("王小明", "王小明负责，小明完成"), "_负责，_完成");
    EXPECT_EQ(without("山田 太郎", "山田太郎が担当"), "_が担当");
    EXPECT_EQ(without("김민수", "김민수는 민수가"), "_는 _가");
}

TEST(Names, HaveOneKeyInAnyOrder) {
    NamePattern one;
    one.add("Jana Nowak");
    NamePattern other;
    other.add("NOWAK, Jana");
    EXPECT_EQ(one.key(), other.key());
}

}  // namespace
}  // namespace cvconv::blind
