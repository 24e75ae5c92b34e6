#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

using testing_cv::expect_none;
using testing_cv::expect_part;
using testing_cv::read_marked;
using testing_cv::read_plain;

const std::string below =
    "\n\nida@fjord.example\n+47 22 12 34 56\n\nEducation\n\nBSc Physics, Harbour University, 2010 – 2013\n";

TEST(Contact, TheTitleOfTheDocumentIsNotPartOfTheName) {
    for (const char* line :
         {"Curriculum Vitae – Ida Fjord", "CV: Ida Fjord", "Resume of Ida Fjord", "Lebenslauf von Ida Fjord",
          "Curriculum Vitae [Ida Fjord]", "Ida Fjord - Curriculum Vitae", "Curriculum Vitae di Ida Fjord",
          "CV de Ida Fjord", "Ida Fjord, CV", "Ida Fjord's Resume", "Lebenslauf Ida Fjord", "Životopis Ida Fjord"}) {
        std::string shown = read_plain(line + below);
        expect_part(shown, "basics\n  name \"Ida Fjord\"\n");
        expect_none(shown, "unclaimed");
    }
}

TEST(Contact, DatesAndPlacesOfBirthWithoutColons) {
    std::string shown = read_plain("Ida Fjord\nNata a Torino il 12/03/1990 – Patente B" + below);
    expect_part(shown, "birth_date 1990-03-12\n");
    expect_part(shown, "birth_place \"Torino\"\n");
    expect_part(shown, "driving_licences \"B\"\n");
    shown = read_plain("Ida Fjord\ngeb. 4.5.1988 in Leer" + below);
    expect_part(shown, "birth_date 1988-05-04\n");
    expect_part(shown, "birth_place \"Leer\"\n");
}

TEST(Contact, AMottoBelowTheName) {
    const std::string jobs = "\n\n## Experience\n\nEngineer, Harbour Ltd, 2012 – 2020\n";
    expect_part(read_marked("# Ida Fjord\n\nida@fjord.example\n\n“Be like the tide.”" + jobs),
                "summary \"“Be like the tide.”\"\n");
    expect_none(read_marked("# Ida Fjord\n\nida@fjord.example\n\n“The Tide”" + jobs), "summary");
}

TEST(Contact, ANameThatOnlyProseTells) {
    std::string shown = read_marked(
        "Hoi, ik ben **Ida van den Fjord**. Ik ontwerp pompen voor havens en voor iedereen die ze nodig heeft.\n\n"
        "## Werkervaring\n\n### Ontwerper\nHavenwerken B.V.\n2015 – 2019\n\n- Ontwierp pompen.\n");
    expect_part(shown, "  name \"Ida van den Fjord\"\n");
    shown = read_marked(
        "Hoi, ik ben **Bram van Leden**. Ik ontwerp pompen voor havens en voor iedereen die ze nodig heeft.\n\n"
        "## Werkervaring\n\n### Ontwerper\nHavenwerken B.V.\n2015 – 2019\n\n- Ontwierp pompen.\n");
    expect_part(shown, "  name \"Bram van Leden\"\n");  // "leden" are members
    shown = read_marked(
        "I am Happy to mend pumps and nets for everybody who asks me.\n\n## Experience\n\n### Fitter\nQuay Ltd\n"
        "2015 – 2019\n");
    expect_none(shown, "name \"Happy");
}

TEST(Contact, GivenAndFamilyNameUnderLabelsOfTheirOwn) {
    const std::string shown = read_marked(
        "# Lebenslauf\n\n| | |\n|---|---|\n| **Vorname** | Ida |\n| **Nachname** | Fjord-Brekke |\n"
        "| **Telefon** | +41 79 555 01 63 |\n\n## Ausbildung\n\n2010 BSc Tides, Harbour University\n");
    expect_part(shown, "name \"Ida Fjord-Brekke\"\n");
    expect_part(testing_cv::read_plain("Curriculum\n\nNombre: Ida Fjord Brekke\nTel: +34 612 555 014\n\nFORMACIÓN\n\n"
                                       "2010 Licenciada en Derecho, Universidad del Puerto\n"),
                "name \"Ida Fjord Brekke\"\n");
}

}  // namespace
}  // namespace cvconv
