#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

using testing_cv::expect_none;
using testing_cv::expect_part;
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

TEST(Contact, ALabelMeansWhatItDoesInTheLanguageOfTheDocument) {
    const std::string rest = "Tél. : 05 55 50 10 20\n\nFORMATION\n\n2009 : Licence de physique, Université du Port\n";
    expect_part(read_plain("ÉTAT CIVIL\n\nPrénom : Ida\nNom : FJORD\n" + rest), "name \"Ida FJORD\"");
    expect_part(read_plain("ÉTAT CIVIL\n\nNom : FJORD\nPrénom : Ida\n" + rest), "name \"Ida FJORD\"");
    expect_part(read_plain("DADES PERSONALS\n\nNom: Ida\nCognoms: Fjord Puig\nTelèfon: 972 55 10 20\n\nFORMACIÓ\n\n"
                           "2009: Grau en Física, Universitat del Port\n"),
                "name \"Ida Fjord Puig\"");
}

TEST(Contact, ANumberAloneIsThePhoneWhereThereIsNoOther) {
    const std::string rest = "\n\nEducation\n\nBSc Physics, Harbour University, 2010 – 2013\n";
    expect_part(read_plain("Ida Fjord\nBergen, Norway | 4791234567\nida@fjord.example" + rest), "phone \"4791234567\"");
    // which of two is told by nothing
    expect_none(read_plain("Ida Fjord\nBergen, Norway | 4791234567\n4797654321\nida@fjord.example" + rest), "phone");
    expect_part(read_plain("Ida Fjord\nBergen | 4791234567\n+47 22 12 34 56\nida@fjord.example" + rest),
                "phone \"+47 22 12 34 56\"");
}

}  // namespace
}  // namespace cvconv
