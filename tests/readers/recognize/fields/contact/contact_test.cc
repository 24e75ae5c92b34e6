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

TEST(Contact, AParticleIsPartOfTheName) {
    expect_part(read_plain("CV Ida von Fjord" + below), "name \"Ida von Fjord\"\n");
}

TEST(Contact, LabelsAboveTheirValues) {
    std::string shown = read_plain(
        "Lebenslauf\n2020-03-27\n\nPersönliche Daten\n\nName\n    Ida Fjord\n\nGeburtsdatum\n    01.02.1980, Leer\n\n"
        "Staatsangehörigkeit\n    deutsch\n\nAusbildung\n\n2010 – 2013\n    Universität Leer\n    Bachelor Physik\n");
    expect_part(shown, "name \"Ida Fjord\"\n");
    expect_part(shown, "birth_date 1980-02-01\n");
    expect_part(shown, "nationalities \"deutsch\"\n");
    expect_none(shown, "  label ");  // when it was written is no headline
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

TEST(Contact, ASentenceBelowProfileIsTheSummary) {
    std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nPROFILE\nEngineer with a safe hand and fifteen "
        "years on boats.\n\nEDUCATION\nBSc Physics, Harbour University, 2010 – 2013\n");
    expect_none(shown, "  label ");
    expect_part(shown, "summary \"Engineer with a safe hand and fifteen years on boats.\"\n");
}

TEST(Contact, WhatStandsBesideTheNameIsTheHeadline) {
    expect_part(read_plain("Ida Fjord | Headed for the Sea" + below), "label \"Headed for the Sea\"\n");
}

TEST(Contact, PointsOfASummaryAreNoHeadline) {
    std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\n"
        "- Engineer of pumps with a strong foundation in hydraulics and in the welding of old pipes\n"
        "- Keeper of harbours who is quick to learn from the crews that came before her\n\n"
        "Education\n\nBSc Physics, Harbour University, 2010 – 2013\n");
    expect_none(shown, "  label ");
    expect_part(shown, "old pipes\\nKeeper of harbours");
}

TEST(Contact, ANameBehindItsLabelWithoutAColon) {
    expect_part(read_plain("氏名　山本　恵子\nkeiko@fjord.example\n\n学歴\n2016年3月　港大学　経済学部　卒業\n"),
                "name \"山本 恵子\"\n");
}

TEST(Contact, WhenItWasWrittenIsNotOfThePerson) {
    expect_part(read_plain("Ida Fjord\nida@fjord.example\n\n2024年5月1日現在\n\n学歴\n2016年3月　港大学　卒業\n"),
                "unclaimed \"2024年5月1日現在\"\n");
}

TEST(Contact, SeveralLabelsInSentences) {
    std::string shown = read_plain("Ida Fjord\nFecha de nacimiento: 14/03/1988. Nacionalidad: española" + below);
    expect_part(shown, "birth_date 1988-03-14\n");
    expect_part(shown, "nationalities \"española\"\n");
    expect_none(shown, "birth_place");
}

TEST(Contact, ANameThatItsLabelTurnsAround) {
    std::string shown =
        read_marked("# Ida Mary Fjord\n\nCivil Engineer\n\nName: Fjord, Ida Mary\n\nida@fjord.example\n");
    expect_part(shown, "  name \"Ida Mary Fjord\"\n");
}

TEST(Contact, DashesWithinAnAddress) {
    std::string shown = read_plain(
        "Ida Fjord\nRua das Ondas, 555 – Centro – Porto Alegre/RS – CEP 90670-030\n(51) 90000-5518\n" + below);
    expect_part(shown, "  address \"Rua das Ondas, 555 – Centro\"");
    expect_part(shown, "  postal_code \"90670-030\"");
    expect_part(shown, "phone \"(51) 90000-5518\"");
}

TEST(Contact, CellsOfAFormAreLabelsAndValuesInTurn) {
    std::string shown = testing_cv::read_marked(
        "# 个人简历\n\n|  |  |  |  |  |\n|---|---|---|---|---|\n"
        "| 姓名 | 贺明 | 性别 | 男 | 照片 |\n| 手机 | 138-0055-5019 | 邮箱 | ming@fjord.example | |\n\n"
        "## 教育经历\n\n2011年9月-2015年7月 港湾大学 机械工程 本科\n");
    expect_part(shown, "  name \"贺明\"\n");
    expect_part(shown, "  email \"ming@fjord.example\"\n");
    expect_part(shown, "gender \"男\"\n");
}

TEST(Contact, BoxesOfAFormThatWereLeftBlank) {
    std::string shown = read_plain(
        "履歴書\n\n氏名　見本　花子\nフリガナ　オカヤマケン　オカヤマシ\n"
        "現住所　〒700-0905　岡山県岡山市北区春日町55-5\n連絡先　（現住所以外に連絡を希望する場合のみ記入）\n"
        "生年月日　昭和61年1月27日生　（満38歳）\n\n学歴\n2016年3月　港大学　経済学部　卒業\n");
    expect_part(shown, "address \"春日町55-5\"\n");
    expect_part(shown, "birth_date 1986-01-27\n");
    expect_none(shown, "birth_place");
    expect_none(shown, "country_code");
    expect_none(shown, "summary");
}

TEST(Contact, ATeaserOfThePageNamesThePerson) {
    std::string shown = read_marked(
        "---\ntitle: About me\nexcerpt: \"Work and studies: read the résumé of Ada Fjord.\"\norder: 4\n---\n\n"
        "## Experience\n\n### Welder\n\nHarbour Works, 2012 – 2016\n\n- Welded pipes.\n");
    expect_part(shown, "  name \"Ada Fjord\"\n");
    expect_none(shown, "label \"About me\"");
    expect_none(shown, "summary \"excerpt");
}

TEST(Contact, ASchoolBelowTheNameIsNoHeadline) {
    std::string shown = read_plain(
        "Ida Fjord\nDepartment of Tides\nHarbour University\nElmwood, LA 70504-4691\nida@fjord.example\n\n"
        "EDUCATION\n\nPhD Tides, Harbour University, 2012\n");
    expect_none(shown, "label");
    expect_none(shown, "phone");
    expect_part(shown, "  address \"Department of Tides, Harbour University\"\n");
    expect_part(shown, "  city \"Elmwood\"\n");
}

TEST(Contact, AMottoBelowTheName) {
    const std::string jobs = "\n\n## Experience\n\nEngineer, Harbour Ltd, 2012 – 2020\n";
    expect_part(read_marked("# Ida Fjord\n\nida@fjord.example\n\n“Be like the tide.”" + jobs),
                "summary \"“Be like the tide.”\"\n");
    expect_none(read_marked("# Ida Fjord\n\nida@fjord.example\n\n“The Tide”" + jobs), "summary");
}

TEST(Contact, ALinkToTheFileIsNobody) {
    std::string shown =
        read_plain("Ida Fjord\nCV in PDF format: Download\nida@fjord.example\n\nSKILLS\n\nPumps, Salt\n");
    expect_part(shown, "  name \"Ida Fjord\"\n");
    expect_none(shown, "label \"");
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

TEST(Contact, AnAddressWithAPartOnEachLine) {
    std::string shown = testing_cv::read_plain(
        "Ida Fjord\ne-mail: ida@fjord.example\nTel: 01632 960983\n\n8 The Paddock\nLower Quay\nCardiff\nCF99 2TN\n\n"
        "EDUCATION\nBSc Physics, Harbour University, 2011\n");
    testing_cv::expect_part(shown,
                            "  location\n    address \"8 The Paddock, Lower Quay\"\n    postal_code \"CF99 2TN\"\n"
                            "    city \"Cardiff\"\n");
}

TEST(Contact, AStateIsNoLabelOfAnotherLanguage) {
    std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example | Chicago, IL\n\nEXPERIENCE\n\nWelder, Tarvo, 2011 – 2014\n");
    testing_cv::expect_part(shown, "    city \"Chicago\"\n    country_code \"US\"\n    region \"IL\"\n");
}

TEST(Contact, TheHeadlineEndsBeforeWhereOneWorks) {
    const std::string shown = read_marked(
        "---\ntitle: Fjord cv\n---\n\n# Ida Fjord\nLecturer in Tides, School of the Sea, Harbour University, Galway, "
        "Ireland  \nida@fjord.example\n\n## Education\n\nBSc Tides, Harbour University, 2010\n");
    expect_part(shown, "label \"Lecturer in Tides\"\n");
    expect_part(shown, "address \"School of the Sea, Harbour University\"\n    city \"Galway\"\n");
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

TEST(Contact, ANameInTwoLinesOfPlainText) {
    expect_part(testing_cv::read_plain("IDA\nFJORD-BREKKE\n\nCERAMIC SCULPTOR\nida@fjord.example\n\nEDUCATION\n\n"
                                       "BSc Tides, Harbour University, 2010\n"),
                "name \"IDA FJORD-BREKKE\"\n");
}

TEST(Contact, LittlePicturesAreNoPartOfValues) {
    const std::string shown = read_marked(
        "# 👋 Ida Fjord\n\n📍 Rue du Tilleul 18, 4000 Liège, Belgique\n\nida@fjord.example\n\n## 🎓 Education\n\n"
        "- 🟢 BSc Tides, Harbour University, 2010\n");
    expect_part(shown, "name \"Ida Fjord\"\n");
    expect_part(shown, "address \"Rue du Tilleul 18\"\n");
}

TEST(Contact, TheNameBelowOf) {
    expect_part(testing_cv::read_plain("CURRICULUM VITAE\nOF\nIDA MARIE FJORD\n\nida@fjord.example\n\nEDUCATION\n\n"
                                       "BSc Tides, Harbour University, 2010\n"),
                "name \"IDA MARIE FJORD\"\n");
}

TEST(Contact, LettersBehindTheNameAreNoLabel) {
    expect_part(read_marked("# Ida Fjord, RN, BSN\n\nida@fjord.example\n\n## Education\n\nBSc, Harbour University, "
                            "2010\n"),
                "name \"Ida Fjord, RN, BSN\"\n");
}

TEST(Contact, AGivenNameOverAFamilyName) {
    expect_part(testing_cv::read_plain("Ida\nFjord-Brekke\n\nida@fjord.example\n\nEducation\n\n"
                                       "BSc Tides, Harbour University, 2010\n"),
                "name \"Ida Fjord-Brekke\"\n");
}

TEST(Contact, ALabelWithARemark) {
    expect_part(
        testing_cv::read_plain("CURRICULUM VITAE\n\nNAME (Surname first): FJORD, IDA MARIE\nSTATE OF ORIGIN: Kogi "
                               "State\nE-MAIL: ida@fjord.example\n\nEDUCATION\n\nBSc, Harbour University, 2010\n"),
        "name \"FJORD, IDA MARIE\"\n");
}

TEST(Contact, TheNameBesideWhatTheDocumentIs) {
    const std::string shown = read_marked(
        "# Ida Fjord-Brekke - Academic CV\n\nDepartment of Tides, 4 Lantern Walk, Leeds LS2 7LP, United Kingdom. "
        "[ida@fjord.example](mailto:ida@fjord.example).\n\n# Education\n\nBSc, Harbour University, 2010\n");
    expect_part(shown, "name \"Ida Fjord-Brekke\"\n");
    expect_part(shown, "email \"ida@fjord.example\"\n");
}

TEST(Contact, AHandleBesideTheNameOfItsSite) {
    const std::string shown = testing_cv::read_plain(
        "Ida Fjord\n3 quai de l’Armor 22500 Paimpol\nida@fjord.example\nGitHub    ida-fjord\n"
        "ORCID    0000-0000-5550-1212\n\nEducation\n\nBSc, Harbour University, 2010\n");
    expect_part(shown, "network \"GitHub\"\n    username \"ida-fjord\"\n");
    expect_part(shown, "network \"ORCID\"\n    username \"0000-0000-5550-1212\"\n");
    expect_part(shown, "city \"Paimpol\"");
}

TEST(Contact, AStateWithItsCodeIsNoPatent) {
    const std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\nSanta Ana, Orange County, CA 92701-1234\n\nExperience\n\n"
        "Welder, Harbour Works, 2019 – 2021\n");
    expect_part(shown, "city \"Santa Ana\"");
    testing_cv::expect_none(shown, "publications");
}

TEST(Contact, TheNameIsWhatTheAddressSays) {
    const std::string shown = testing_cv::read_plain(
        "XIMENA ITZEL BARRAGÁN LOPEZ\nIngeniera Química | Aseguramiento de Calidad\n\n"
        "Cel. 222 555 0143 | ximena.barragan@fjord.example\n\nEXPERIENCIA\n\nIngeniera, Puerto SA, 2012 – 2020\n");
    expect_part(shown, "name \"XIMENA ITZEL BARRAGÁN LOPEZ\"\n");
    expect_part(shown, "label \"Ingeniera Química | Aseguramiento de Calidad\"");
}

TEST(Contact, TheTitleOfAPageThatSaysWhoseItIs) {
    const std::string shown = testing_cv::read_marked(
        "---\ntitle: Orla Venn's CV\n---\n\n# Orla Venn\n\norla@venn.example\n\n## Work\n\nWelder, Dock Ltd, 2012 – "
        "2020\n");
    testing_cv::expect_part(shown, "  name \"Orla Venn\"\n");
}

TEST(Contact, WhenOneWasBornAndTheLicenceBehindOtherWords) {
    const std::string shown = testing_cv::read_plain(
        "Svenja Kahl\nNadorster Straße 118\n26123 Oldenburg\n0160 5550 1872\nsvenja@kahl.example\n\nPersönliches\n\n"
        "geboren am 5. Mai 1990 in Jever verheiratet, zwei Kinder Führerschein Klasse B\n\nBerufserfahrung\n\n"
        "Schlosserin, Hafen GmbH, 2012 – 2020\n");
    testing_cv::expect_part(shown, "birth_date 1990-05-05\n");
    testing_cv::expect_part(shown, "  name \"Führerschein Klasse B\"\n");
}

TEST(Contact, OfAnAddressWithALabelNothingStandsElsewhere) {
    const std::string shown = testing_cv::read_plain(
        "Ida Fjord\nC.C. 43.555.210 de Medellín\nTarjeta profesional No. 155512\n"
        "Dirección: Carrera 81 # 47-33, Apto 502\nMedellín, Antioquia, Colombia\nida@fjord.example\n\n"
        "EXPERIENCIA\n\nPsicóloga, Puerto S.A., 2019 – 2021\n");
    testing_cv::expect_part(shown, "address \"Carrera 81 # 47-33, Apto 502\"\n");
}

TEST(Contact, LettersBehindTheName) {
    const std::string shown = testing_cv::read_marked(
        "# Tihomir Fjordić, mag. ing. geod. et geoinf.\n\novlašteni inženjer geodezije\n\n"
        "**E-pošta:** tihomir@fjord.example\n\n## Radno iskustvo\n\n### Geodet\n"
        "**Geo-Luka d.o.o., Osijek** | 06/2018. – danas\n");
    testing_cv::expect_part(shown, "name \"Tihomir Fjordić, mag. ing. geod. et geoinf.\"\n");
}

TEST(Contact, ANicknameInTheMiddle) {
    const std::string shown = testing_cv::read_plain(
        "Marguerite (Margo) Fjord-Dahl, P.Geo.\nmargo@fjord.example\n\nEXPERIENCE\n\n"
        "Engineer, Harbour Ltd, 2019 – 2021\n\n");
    testing_cv::expect_part(shown, "name \"Marguerite (Margo) Fjord-Dahl, P.Geo.\"\n");
}

TEST(Contact, TheNameAgainWithLetters) {
    const std::string shown = testing_cv::read_plain(
        "Skip to content\n\nOdile Fjord-Dahl\n\nHome\nAbout\nContact\n\nOdile Fjord-Dahl, COI\n"
        "Interpreter | Leith\n\nodile@fjord.example\n\nEXPERIENCE\n\nEngineer, Harbour Ltd, 2019 – 2021\n\n");
    testing_cv::expect_part(shown, "name \"Odile Fjord-Dahl, COI\"\n  label \"Interpreter");
}

TEST(Contact, LinksOfAccountsAreNoMenu) {
    const std::string shown = testing_cv::read_marked(
        "<h1 align=\"center\">Theo Fjord-Lind</h1>\n\n<p align=\"center\">\n"
        "  Leith · <a href=\"mailto:theo@fjord.example\">theo@fjord.example</a><br>\n"
        "  <a href=\"https://fjord.example\">fjord.example</a> · <a "
        "href=\"https://github.com/fjordlind\">GitHub</a> · <a "
        "href=\"https://www.linkedin.com/in/fjordlind\">LinkedIn</a>\n</p>\n\n## Experience\n\n"
        "### Engineer @ Harbour Ltd\n`2017 – 2019`\n");
    testing_cv::expect_part(shown, "url \"https://fjord.example\"\n");
    testing_cv::expect_part(shown, "username \"fjordlind\"\n    url \"https://github.com/fjordlind\"\n");
    testing_cv::expect_none(shown, "furniture");
}

}  // namespace
}  // namespace cvconv
