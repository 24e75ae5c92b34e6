#include "readers/pieces/degrees/degrees.h"

#include <gtest/gtest.h>

#include <string>

namespace cvconv {
namespace {

std::string show(std::string_view text) {
    Degree degree = split_degree(text, {0, static_cast<std::uint32_t>(text.size())});
    return std::string(degree.study_type.of(text)) + " | " + std::string(degree.area.of(text));
}

TEST(Degrees, DegreeAndField) {
    struct Case {
        const char* text;
        const char* expected;
    };
    const Case cases[] = {
        {"B.Sc. in Computer Science", "B.Sc. | Computer Science"},
        {"Sociology PhD", "PhD | Sociology"},
        {"Physik Bachelor", "Bachelor | Physik"},
        {"Executive MBA", "Executive MBA | "},
        {"B.S. in Computer Science, Minor in Linguistics", "B.S. | Computer Science, Minor in Linguistics"},
        {"Master of Science (Technology), Automation and Systems",
         "Master of Science (Technology) | Automation and Systems"},
        {"Bachelor of Engineering (B.Eng.), Mechatronics", "Bachelor of Engineering (B.Eng.) | Mechatronics"},
        {"Bachelor of Engineering - BE, Electronics", "Bachelor of Engineering - BE | Electronics"},
        {"Doctor of Philosophy (Ph.D.), Computer Science", "Doctor of Philosophy (Ph.D.) | Computer Science"},
        {"Bachelor of Science in Marine Biology", "Bachelor of Science | Marine Biology"},
        {"PhD Physics", "PhD | Physics"},
        {"Bachelor of Science in Physics, Minor in Music", "Bachelor of Science | Physics, Minor in Music"},
        {"Máster de Ingeniería Industrial", "Máster | Ingeniería Industrial"},
        {"Licence de Droit", "Licence | Droit"},
        {"Diplôme de cadre de santé", "Diplôme de cadre de santé | "},
        {"Ausbildung zum Elektroniker", "Ausbildung | Elektroniker"},
        {"Studium der Informatik", "Studium | Informatik"},
        {"Studia podyplomowe, Zarządzanie", "Studia podyplomowe | Zarządzanie"},
        {"PhD (Ecology)", "PhD | Ecology"},
        {"PhD", "PhD | "},
        {"BA (Hons) Theology", "BA (Hons) | Theology"},
        {"BSc (Hons I) in Zoology", "BSc (Hons I) | Zoology"},
        {"MEng Electrical and Electronic Engineering", "MEng | Electrical and Electronic Engineering"},
        {"Integrated MSc Mathematical Biology", "Integrated MSc | Mathematical Biology"},
        {"M.S., Journalism", "M.S. | Journalism"},
        {"Postgraduate Diploma in Management, Marketing", "Postgraduate Diploma in Management | Marketing"},
        {"Computer Science, B.Sc.", "B.Sc. | Computer Science"},
        {"Wirtschaftsinformatik (B.Sc.)", "B.Sc. | Wirtschaftsinformatik"},
        {"市场营销（本科）", "本科 | 市场营销"},
        {"M. Sc. Informatik", "M. Sc. | Informatik"},
        {"Dipl.-Ing. Maschinenbau", "Dipl.-Ing. | Maschinenbau"},
        {"HBO-V, Bachelor of Nursing", "HBO-V, Bachelor of Nursing | "},
        {"Licenciatura em Enologia", "Licenciatura | Enologia"},
        {"Máster en Dirección de Empresas", "Máster | Dirección de Empresas"},
        {"Laurea magistrale in Architettura", "Laurea magistrale | Architettura"},
        {"Baccalauréat scientifique", "Baccalauréat scientifique | "},
        {"Licență, Contabilitate și informatică de gestiune", "Licență | Contabilitate și informatică de gestiune"},
        {"obor Strojírenství, titul Ing.", "Ing. | Strojírenství"},
        {"Магістр, спеціальність «Агрономія»", "Магістр | Агрономія"},
        {"магистър, Конферентен превод", "магистър | Конферентен превод"},
        {"Πτυχίο Φαρμακευτικής", "Πτυχίο | Φαρμακευτικής"},
        {"Μεταπτυχιακό Δίπλωμα στην Κλινική Φαρμακευτική", "Μεταπτυχιακό Δίπλωμα | Κλινική Φαρμακευτική"},
        {"Kasvatustieteen maisteri, varhaiskasvatustiede", "Kasvatustieteen maisteri | varhaiskasvatustiede"},
        {"학사(컴퓨터공학)", "학사 | 컴퓨터공학"},
        {"컴퓨터공학과 학사", "학사 | 컴퓨터공학과"},
        {"学士(工学)", "学士 | 工学"},
        {"營養學系 碩士（在職專班）", "碩士（在職專班） | 營養學系"},
    };
    for (const Case& c : cases) {
        EXPECT_EQ(show(c.text), c.expected) << c.text;
    }
    EXPECT_EQ(show("Senior Engineer"), " | ");
    EXPECT_EQ(show(""), " | ");
}

TEST(Degrees, Scores) {
    auto score = [](std::string_view text) { return degree_score(text, {0, static_cast<std::uint32_t>(text.size())}); };
    EXPECT_GT(score("PhD"), 0.9F);
    EXPECT_GT(score("B.Sc. in Computer Science"), 0.7F);
    EXPECT_LT(score("Example University of Science"), 0.5F);
    EXPECT_EQ(score("Senior Engineer"), 0.0F);
    EXPECT_EQ(score(""), 0.0F);
}

TEST(Degrees, ACompoundIsOneWord) {
    EXPECT_EQ(show("Diplom-Forstingenieur (FH)"), "Diplom-Forstingenieur (FH) | ");
}

}  // namespace
}  // namespace cvconv
