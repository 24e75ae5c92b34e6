#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

using testing_cv::expect_none;
using testing_cv::expect_part;
using testing_cv::read_marked;
using testing_cv::read_plain;

const std::string top = "# Ida Fjord\n\nida@fjord.example\n\n## Education\n\n### Harbour University\n\n";

TEST(Education, TheLabelOfAMarkIsNotPartOfTheArea) {
    for (const char* mark : {"GPA: 3.8", "Score: 3.8", "Grade: 3.8"}) {
        std::string shown = read_marked(top + "BSc, Physics, " + mark + "\n2012 – 2016\n");
        expect_part(shown, "  area \"Physics\"\n");
        expect_part(shown, "  score \"3.8\"\n");
    }
}

TEST(Education, LabelsWithinALine) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Wykształcenie\n\n"
        "2010 – 2015 Szkoła Główna Turystyki w Warszawie, kierunek: Hotelarstwo, tytuł magistra\n");
    expect_part(shown, "  area \"Hotelarstwo\"\n  study_type \"magistra\"\n");
}

TEST(Education, TheJoinerOfDegreeAndAreaIsNotLost) {
    std::string shown = read_marked(top + "MSc in Statistics, 2012 – 2016\n");
    EXPECT_EQ(shown.find("unclaimed"), std::string::npos) << shown;
}

TEST(Education, AFullStopPartsDegreeAndSchool) {
    expect_part(read_marked("# Ida Fjord\n\nida@fjord.example\n\n## Formación académica\n\n"
                            "- Grado en Enfermería. Universidad de Leer (2009–2013)\n"),
                "  institution \"Universidad de Leer\"\n  area \"Enfermería\"\n  study_type \"Grado\"\n");
}

TEST(Education, CoursesAreListedOneByOne) {
    expect_part(read_marked(top + "BSc Physics, 2012 – 2016\n\nCourses: Waves, Theory of Tides, Pumps\n"),
                "  courses \"Waves\"\n  courses \"Theory of Tides\"\n  courses \"Pumps\"\n");
}

TEST(Education, PiecesBelowTheSchoolThatSayWhatTheyAre) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Vzdělání\n\n"
        "**2002 – 2006** Univerzita Přístav\n: obor Strojírenství, titul Ing.\n");
    expect_part(shown, "  institution \"Univerzita Přístav\"\n  area \"Strojírenství\"\n  study_type \"Ing.\"\n");
}

TEST(Education, ANumberBehindAWordForMarks) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Wykształcenie\n\n"
        "### Politechnika Portowa\n\n2012 – 2016\n\ninżynier, kierunek: Informatyka\n\n"
        "Ocena na dyplomie: 4,5\n");
    expect_part(shown, "  score \"4,5\"\n");
}

TEST(Education, AThesisBelowATableIsOfItsFirstRow) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Utbildning\n\n| År | Examen | Skola |\n|---|---|---|\n"
        "| 2010–2012 | Master | Hamnuniversitetet |\n| 2006–2010 | Kandidat | Hamnuniversitetet |\n\n"
        "Examensarbete: Tidvatten\n");
    expect_part(shown, "  end_date 2012\n  courses \"Examensarbete: Tidvatten\"\n");
}

TEST(Education, ABracketIsOfTheDegreeWhereAFieldFollows) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Education\n\n"
        "Doctor of Science (Technology), Automation and Systems, Harbour University, 2019\n");
    expect_part(shown,
                "  institution \"Harbour University\"\n  area \"Automation and Systems\"\n"
                "  study_type \"Doctor of Science (Technology)\"\n");
}

TEST(Education, AMarkDoesNotTakeThePlaceOfTheField) {
    std::string shown = read_marked(top + "Diploma of Nursing, 2005 – 2007\nSecond Upper\n");
    expect_part(shown, "  area \"Nursing\"\n");
    expect_part(shown, "  score \"Second Upper\"\n");
}

TEST(Education, TheFieldMayStandAboveItsDegree) {
    std::string shown = read_marked(top + "2005 – 2007\n\n- Building Services\n- BSc\n");
    expect_part(shown, "  area \"Building Services\"\n  study_type \"BSc\"\n");
}

TEST(Education, EastAsianRowsOfEntryAndGraduationAreOneStay) {
    std::string shown = read_plain(
        "山本 "
        "恵子\nkeiko@fjord."
        "example\n\n学歴\n2012年4月　港大学　経済学部　経済学科　入学\n2016年3月　港大学　経済学部　経済学科　卒業\n");
    expect_part(shown,
                "  institution \"港大学 経済学部\"\n  area \"経済学科\"\n  start_date 2012-04\n  end_date 2016-03\n");
}

TEST(Education, MarksAtAnEndOfALine) {
    expect_part(read_marked(top + "BSc Physics, 2012 – 2016\n\nThesis: Salt in Wells. Grade: 4.5\n"),
                "  score \"4.5\"\n  courses \"Thesis: Salt in Wells.\"\n");
    expect_part(read_marked(top + "BSc Physics, 2012 – 2016\n\nGPA 3.9. Capstone: Maps of Salt\n"),
                "  score \"3.9\"\n  courses \"Capstone: Maps of Salt\"\n");
    expect_part(read_marked(top + "BSc Physics, 2012 – 2016\n\nThesis: Salt in Wells (grade: 4.5)\n"),
                "  score \"4.5\"\n  courses \"Thesis: Salt in Wells\"\n");
}

TEST(Education, AThesisInASectionOfItsOwn) {
    expect_part(read_marked(top + "MSc Physics, 2012 – 2016\n\n"
                                  "## Master's Thesis\n\nSalt in Wells\n"),
                "  end_date 2016\n  courses \"Salt in Wells\"\n");
}

TEST(Education, TheSchoolOverLabelledLines) {
    std::string shown = read_plain(
        "Ida Fjord\n\nWYKSZTAŁCENIE\n\n2010 - 2012    Akademia Portowa w Gdyni\n"
        "               kierunek: fizjoterapia, studia magisterskie\n               ocena: bardzo dobry\n"
        "2007 - 2010    Politechnika Portowa w Gdyni\n               kierunek: fizjoterapia, studia licencjackie\n");
    expect_part(shown,
                "  institution \"Akademia Portowa w Gdyni\"\n  area \"fizjoterapia\"\n"
                "  study_type \"studia magisterskie\"\n  start_date 2010\n");
}

TEST(Education, CertificatesAmongDegrees) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Education & Certifications\n\n"
        "BSc Physics, Harbour University, 2012 – 2016\n\nFirst Aid at Work, Red Cross, 2024\n\n"
        "Crane Driver, Harbour Guild, 2019\n");
    expect_part(shown, "education\n  institution \"Harbour University\"\n");
    expect_part(shown, "certificates\n  name \"First Aid at Work\"\n  date 2024\n  issuer \"Red Cross\"\n");
    expect_none(shown, "education\n  institution \"Harbour Guild\"");
}

TEST(Education, LabelledPiecesBetweenBars) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Istruzione\n\n"
        "### Laurea in Fisica\n\n2012 – 2016\n\nUniversità del Porto\n\nCittà: Napoli | Voto finale: 100/110\n");
    expect_part(shown, "  score \"100/110\"\n");
}

TEST(Education, TheFirstDegreeHasNoDateYet) {
    std::string shown = testing_cv::read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Education\n\n"
        "**Master of Arts in Tides**\\\nHarbour University, Leeds\n\n"
        "**Bachelor of Arts in Salt, 2013**\\\nHarbour University, Leeds\n\n"
        "**Diploma in Nets, 2008**\\\nQuay College, Hull\n");
    testing_cv::expect_part(shown, "education\n  institution \"Harbour University\"");
    testing_cv::expect_part(shown, "  study_type \"Master of Arts\"\n");
    testing_cv::expect_part(shown, "  study_type \"Bachelor of Arts\"\n  end_date 2013\n");
}

TEST(Education, PiecesBetweenFullStops) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Education\n\n"
        "M.A. Tidal Literature. Harbour University. 1989.\n\nB.A. Salt and Pumps (dual major). Quay State University. "
        "1986.\n");
    expect_part(shown, "  institution \"Harbour University\"\n  area \"Tidal Literature\"\n  study_type \"M.A.\"\n");
    expect_part(shown, "  institution \"Quay State University\"\n  area \"Salt and Pumps (dual major)\"\n");
}

TEST(Education, AnAtWordBeforeASchoolInBoldType) {
    const std::string shown = testing_cv::read_marked(
        "# Ada Example\n\nada@example.org\n\n## Education\n\nMSc (Marine Biology) at **Harbour University**, 2010 – "
        "2013\n");
    testing_cv::expect_part(shown, "institution \"Harbour University\"\n");
    testing_cv::expect_part(shown, "area \"Marine Biology\"\n");
}

TEST(Education, BulletsWhoseDateIsBeforeTheMark) {
    const std::string shown = testing_cv::read_marked(
        "# Ada Example\n\nada@example.org\n\n## Education\n\n"
        "* B.S. in Physics, University of Leith, 2010-2014, Grade: 1.45\n"
        "* M.S. in Mathematics, University of Leith, 2013-2017, Grade: 1.0\n"
        "* Ph.D in Tides, Harbour University, 2017 - Present\n");
    testing_cv::expect_part(shown, "  area \"Mathematics\"\n  study_type \"M.S.\"\n  start_date 2013\n");
    testing_cv::expect_part(shown, "  institution \"Harbour University\"\n");
    testing_cv::expect_none(shown, "courses");
}

TEST(Education, ItemsWithTheirYearInBrackets) {
    std::string shown = testing_cv::read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Education\n\n"
        "- University of Ardle - Bachelor of Science (2014) with a major in Geology.\n"
        "- Graduate Diploma in Secondary Teaching and Learning (2015).\n\n"
        "## Work\n\nWelder, Harbour Ltd, 2012 – 2015\n");
    testing_cv::expect_part(shown,
                            "education\n  institution \"University of Ardle\"\n  area \"Geology\"\n"
                            "  study_type \"Bachelor of Science\"\n  end_date 2014\n");
    testing_cv::expect_part(shown,
                            "education\n  area \"Secondary Teaching and Learning\"\n"
                            "  study_type \"Graduate Diploma\"\n  end_date 2015\n");
}

TEST(Education, NoSchoolGoesOverADateToItsDepartment) {
    std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nEDUCATION\n\n"
        "Harbour Institute of Technology, Ardle (HIT)        2015\nSchool of Boats\nMSc Boat Science\n"
        "Sailing · Net Theory · Knots\n\n"
        "Brack Institute of Technology, Brack        2012 – 2015\nDepartment of Tides\nBSc Tide Science\n"
        "Moon Theory · Linear Waves\n");
    testing_cv::expect_part(shown, "  institution \"Harbour Institute of Technology, Ardle (HIT)\"\n");
    testing_cv::expect_part(shown, "  institution \"Brack Institute of Technology, Brack\"\n");
    testing_cv::expect_part(shown, "  courses \"Net Theory\"\n  courses \"Knots\"\n");
    testing_cv::expect_part(shown, "  courses \"Moon Theory\"\n  courses \"Linear Waves\"\n");
}

TEST(Education, DegreesBelowOneSchoolAreAnEntryEach) {
    std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nEDUCATION\n\n"
        "University of Ardle\nPhD in Tides, 2019\nMSc, Pumps and Management, 2015\n\n"
        "Brack College\nBSc in Mathematics, 2012\n\nSKILLS\n\nPumps, Gates\n");
    expect_part(shown,
                "  institution \"University of Ardle\"\n  area \"Tides\"\n  study_type \"PhD\"\n  end_date 2019\n");
    expect_part(shown,
                "  institution \"University of Ardle\"\n  area \"Pumps and Management\"\n  study_type \"MSc\"\n");
    expect_part(shown, "  institution \"Brack College\"\n  area \"Mathematics\"\n");
    expect_none(shown, "courses");
}

TEST(Education, DegreesBelowOneSchoolMayBeginWithTheirYear) {
    std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nEDUCATION\n\n"
        "University of Ardle\n2006. DPhil, Tides\n2003. MSc, Pumps and Management (Distinction).\n\n"
        "Harbour College, Brack\n2001. BSc, Mathematics\n\nSKILLS\n\nPumps, Gates\n");
    expect_part(shown, "  institution \"University of Ardle\"\n  area \"Tides\"\n  study_type \"DPhil\"\n");
    expect_part(shown,
                "  institution \"University of Ardle\"\n  area \"Pumps and Management\"\n  study_type \"MSc\"\n"
                "  end_date 2003\n  score \"Distinction\"\n");
}

TEST(Education, AMarkAloneBeginsNoDegree) {
    std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nEDUCATION\n\n"
        "University of Ardle                  Ardle, VA\nMasters of Boats                         2020\n3.7 GPA\n"
        "BA in Boats                              2019\nFocus: Knots, Sails\n\nSKILLS\n\nPumps, Gates\n");
    expect_part(shown, "  study_type \"Masters\"\n  end_date 2020\n  score \"3.7\"\n");
    expect_part(shown, "  institution \"University of Ardle\"\n  area \"Boats\"\n  study_type \"BA\"\n");
}

TEST(Education, NamesOfColumnsAreNoDegree) {
    std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nEDUCATION\n"
        "School                              Degree                  Date\n\n"
        "          University of Ardle       BSc Boat Science        2015\n\nSKILLS\n\nPumps, Gates\n");
    expect_part(shown, "education\n  institution \"University of Ardle\"\n  area \"Boat Science\"\n");
    expect_none(shown, "\"School\"\n  area");
    expect_none(shown, "courses");
}

TEST(Education, DegreesUnderACareerBesideAnotherSectionOfWork) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Berufserfahrung\n\n**Projektingenieurin**, Harz GmbH, 2016 – 2018\n\n"
        "- Netze berechnet.\n\n## Akademische Laufbahn\n\n**Master of Science**, Universität Kassel, 2014 – 2016\n\n"
        "**Bachelor of Science**, Universität Kassel, 2011 – 2014\n");
    expect_part(shown, "education\n  institution \"Universität Kassel\"\n");
    expect_part(shown, "study_type \"Bachelor of Science\"\n");
}

TEST(Education, DegreesAsBulletsBelowTheSchool) {
    const std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nEDUCATION\n\n"
        "University of Salt, Boston, MA                    Fall 2000 - May 2005\n"
        "  • M.S.E. in Tides, May 2005. GPA: 3.6\n  • B.S.E. in Pumps, May 2004\n"
        "  • Coursework: Wells; Waves; Salt\n\n"
        "University of Quays, Boston, MA                    1996 - 2000\n  • Diploma in Ropes (GPA: 3.1)\n");
    expect_part(shown,
                "  area \"Tides\"\n  study_type \"M.S.E.\"\n  start_date 2000\n  end_date 2005-05\n"
                "  score \"3.6\"\n");
    expect_part(shown,
                "education\n  institution \"University of Salt\"\n  area \"Pumps\"\n  study_type \"B.S.E.\"\n"
                "  end_date 2004-05\n  courses \"Wells\"\n");
    expect_part(shown, "  study_type \"Diploma\"\n  start_date 1996\n  end_date 2000\n");
}

TEST(Education, ABulletThatTellsOfAThesisIsNoDegree) {
    expect_part(read_plain("Ida Fjord\nida@fjord.example\n\nEDUCATION\n\n"
                           "University of Salt, MSc Tides                    2000 - 2005\n"
                           "  • Bachelor thesis on pumps\n  • Bachelor project on wells\n"),
                "  courses \"Bachelor thesis on pumps\"\n  courses \"Bachelor project on wells\"\n");
}

TEST(Education, TheFieldMayBeSetInAnotherLookThanTheDegree) {
    expect_part(read_marked("# Ida Fjord\n\nida@fjord.example\n\n## Education\n\n"
                            "2007–2010 **Bachelor** of Salt Studies, *The University of Leith*\n"),
                "  institution \"The University of Leith\"\n  area \"Salt Studies\"\n  study_type \"Bachelor\"\n");
}

TEST(Education, ItemsThatAreWholeDegreesHoweverTheyEnd) {
    const std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Education\n\n"
        "- PhD Tides, University of Leith, Dissertation: Salt: its use and place, 2009 - 2013.\n"
        "- MA Pumps, University of Hull, 2006 - 2007. First class honours.\n"
        "- BMus (Hons), Harbour College, 2003 - 2006. 2:1.\n");
    expect_part(shown,
                "institution \"University of Leith\"\n  area \"Tides\"\n  study_type \"PhD\"\n  start_date 2009\n"
                "  end_date 2013\n  courses \"Dissertation: Salt: its use and place\"\n");
    expect_part(shown, "end_date 2007\n  score \"First class honours\"\n");
    expect_part(shown, "study_type \"BMus (Hons)\"\n");
}

TEST(Education, ManySubjectsAreNoField) {
    const std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nEducation\n\nInstitution: Harbour High School\nQualification: Senior "
        "Certificate\nSubjects: Mathematics, Geography, Accounting, Zulu\nYear completed: 2005\n");
    expect_part(shown, "  courses \"Mathematics, Geography, Accounting, Zulu\"\n");
    EXPECT_EQ(shown.find("area"), std::string::npos) << shown;
}

TEST(Education, DatesAFullStopAndADegree) {
    const std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nEducation\n\nUniversity of Oxminster\n"
        "2010. DPhil, History. Brine and belief: saltworkers and parish life\n"
        "2006. MSt, Historical Research (Distinction).\nTrinity College, Carrick, Ireland\n"
        "2005. BA, History and Latin. (First Class Honours.)\n");
    expect_part(shown,
                "education\n  institution \"University of Oxminster\"\n  area \"History\"\n  study_type \"DPhil\"\n");
    expect_part(shown, "  courses \"Brine and belief: saltworkers and parish life\"\n");
    expect_part(shown, "education\n  institution \"University of Oxminster\"\n  area \"Historical Research\"\n");
}

TEST(Education, TheTownOfASchoolInBrackets) {
    const std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Education\n\n### Tides PhD\n\nUniversity of Wexmoor (Wexmoor, UK). "
        "October "
        "2015 – March 2019.\n");
    expect_part(shown,
                "education\n  institution \"University of Wexmoor\"\n  location \"Wexmoor, UK\"\n  area \"Tides\"\n");
}

TEST(Education, SchoolsInOneListAndDegreesInAnother) {
    const std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nC. INSTITUTIONS ATTENDED WITH DATES\n\n"
        "Harbour University                          2005 – 2009\nQuay Secondary School                       1998 – "
        "2004\n\n"
        "D. QUALIFICATIONS OBTAINED WITH DATES\n\nB.Sc. (Hons) Political Science              2009\n"
        "West African Senior School Certificate      2004\n\nE. HOBBIES\n\nReading, Chess\n");
    expect_part(shown,
                "education\n  institution \"Harbour University\"\n  area \"Political Science\"\n  study_type \"B.Sc. "
                "(Hons)\"\n  "
                "start_date 2005\n  end_date 2009\n");
    expect_part(shown, "education\n  institution \"Quay Secondary School\"\n");
}

TEST(Education, AColumnIsNoSecondSchoolIfItsWordMeansTheField) {
    const std::string shown = testing_cv::read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Vzdelanie\n\n| Roky | Škola | Odbor | Titul |\n|---|---|---|---|\n"
        "| 2010 – 2014 | Prístavná univerzita, Stavebná fakulta | teória prílivu | PhD. |\n"
        "| 2005 – 2010 | Prístavná univerzita | stavba mól | Ing. |\n\n## Pracovné skúsenosti\n\n"
        "| Obdobie | Zamestnávateľ | Pozícia |\n|---|---|---|\n"
        "| 05/2020 – trvá | Pumpy Kysuce, s.r.o., Žilina | hlavná inžinierka |\n"
        "| 03/2017 – 04/2020 | – | rodičovská dovolenka |\n");
    testing_cv::expect_part(shown,
                            "institution \"Prístavná univerzita, Stavebná fakulta\"\n  area \"teória prílivu\"\n");
    testing_cv::expect_part(shown, "name \"Pumpy Kysuce, s.r.o.\"\n  location \"Žilina\"\n");
    testing_cv::expect_none(shown, "name \"–\"");
}

TEST(Education, ATitleOverLabels) {
    const std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Education\n\n### Bachelor of Science in Computer Science\n"
        "**School:** University of California, Berkeley\n**Location:** Berkeley, CA\n**Graduation:** May 2018\n");
    expect_part(shown, "  institution \"University of California, Berkeley\"\n");
    expect_part(shown, "  area \"Computer Science\"\n  study_type \"Bachelor of Science\"\n  end_date 2018-05\n");
}

TEST(Education, ADegreeInABulletBelowTheSchool) {
    const std::string shown = read_marked(top + "2013 – 2017\n\n- BSc Oceanography, GPA 3.5/4.0\n");
    expect_part(shown, "  area \"Oceanography\"\n  study_type \"BSc\"\n");
    expect_part(shown, "  score \"3.5/4.0\"\n");
}

TEST(Education, WhenOneGraduatedInABullet) {
    const std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Education\n\n* **Harbour University**, BSc Physics, Leith\n"
        "    + Graduated: May 2022\n    + GPA: 3.8\n");
    expect_part(shown, "  end_date 2022-05\n");
    expect_none(shown, "courses \"Graduated");
}

TEST(Education, SchoolCertificatesAreOfNoField) {
    const std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Education\n\n"
        "**South Australian Certificate of Education**, Faith College, Tanunda, 2006\n");
    expect_part(shown, "  study_type \"South Australian Certificate of Education\"\n");
    expect_none(shown, "area \"Education\"");
}

TEST(Education, SmallLettersBehindAYearInItsOwnCell) {
    const std::string shown = read_plain(
        "Jan Kot\njan@kot.example\n\nWYKSZTAŁCENIE\n\n"
        "2019                 doktor nauk biologicznych, Uniwersytet Warszawski\n"
        "2009                 magister biologii, Uniwersytet w Poznaniu\n");
    expect_part(shown, "  institution \"Uniwersytet Warszawski\"\n");
    expect_part(shown,
                "  institution \"Uniwersytet w Poznaniu\"\n  area \"biologii\"\n  study_type \"magister\"\n"
                "  end_date 2009\n");
}

TEST(Education, WhatTheDegreeMakesOneStandsBehindTheField) {
    const std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nОпыт работы\n\nМарт 2018 — настоящее время\nАО «Исетский завод»\n"
        "Главный энергетик\n\nОбразование\n\nВысшее\n\n2009\nУральский университет, Екатеринбург\n"
        "Электроснабжение предприятий (заочно), инженер\n");
    testing_cv::expect_part(shown, "area \"Электроснабжение предприятий (заочно)\"\n  study_type \"инженер\"\n");
}

}  // namespace
}  // namespace cvconv
