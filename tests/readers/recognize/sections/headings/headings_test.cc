// Headings that no lexicon knows.

#include "readers/document_builder.h"
#include "readers/recognize/sections/headings/heading_titles.h"
#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

using testing_cv::expect_none;
using testing_cv::expect_part;
using testing_cv::read_marked;
using testing_cv::read_plain;

TEST(Headings, ANumberedListOverTheDocumentHeadsSections) {
    std::string shown = read_plain(
        "1. Personal details\n\n   Name: Ida Fjord\n   E-mail: ida@fjord.example\n\n"
        "2. Where the pumps were\n\n   Engineer, Harbour Ltd\n   2012 – 2020\n   Kept the pumps of the basin "
        "running.\n\n"
        "3. Education\n\n   BSc Physics, Harbour University, 2008 – 2011\n\n"
        "4. Languages\n\n   Norwegian (native)\n\n"
        "5. What else\n\n   rowing, chess\n");
    expect_part(shown, "work\n  name \"Harbour Ltd\"\n  position \"Engineer\"\n");
    expect_part(shown, "title \"Where the pumps were\"");
    expect_part(shown, "title \"What else\"");
    expect_none(shown, "highlights \"Where the pumps were\"");
}

TEST(Headings, ANumberedListOfDutiesHeadsNothing) {
    std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nExperience\n\nEngineer, Harbour Ltd, 2012 – 2020\n"
        "1. Kept the pumps\n2. Trained the crews\n3. Wrote the plans\n\nEducation\n\nBSc Physics, 2008 – 2011\n");
    expect_part(shown, "  highlights \"Kept the pumps\"\n  highlights \"Trained the crews\"\n");
}

TEST(Headings, OddTitlesOfTheOutermostLevelHeadSections) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Things that harbours paid me to look after\n\n"
        "### Harbour Ltd\n\nEngineer · 2012 – 2020\n\n- Kept the pumps.\n\n"
        "## Paper with a seal on it\n\n- BSc, Physics, Harbour University, 2008 – 2011\n\n"
        "## Skills\n\nPumps, Hydraulics, Welding\n\n## Human languages\n\nNorwegian (native)\n\n"
        "## With the pumps switched off\n\nrowing · chess\n");
    expect_part(shown, "education\n  institution \"Harbour University\"\n");
    expect_part(shown, "  highlights \"Kept the pumps.\"\n");
    expect_part(shown, "title \"With the pumps switched off\"");
    expect_none(shown, "language \"With");
}

TEST(Headings, AnUnknownTitleInTheLookOfTheOthersHeadsASection) {
    DocumentBuilder builder;
    auto add = [&](const char* text, bool heading) {
        Style style;
        style.size = 10;
        style.bold = heading;
        Block& block = builder.open(BlockKind::paragraph);
        block.page = 1;
        block.gap_before = heading ? 1 : 0;
        builder.add(text, style);
    };
    add("Ida Fjord", false);
    add("ida@fjord.example", false);
    for (auto [title, line] :
         {std::pair{"EDUCATION", "BSc Physics, Harbour University, 2008 – 2011"},
          std::pair{"SKILLS", "Pumps, Hydraulics, Welding"}, std::pair{"CERTIFICATES", "Crane licence, 2014"},
          std::pair{"LANGUAGES", "Norwegian (native)"}, std::pair{"OFF SHIFT", "Tide mills"}}) {
        add(title, true);
        add(line, false);
    }
    Diagnostics diagnostics;
    std::string shown = testing_cv::shown(Content(builder.take()), diagnostics);
    expect_part(shown, "title \"OFF SHIFT\"");
    expect_none(shown, "language \"OFF SHIFT\"");
}

// A sidebar's titles are set otherwise than those of the main column: each look has its own.
TEST(Headings, AnUnknownTitleInTheMainColumnBesideASidebarHeadsASection) {
    DocumentBuilder builder;
    auto add = [&](const char* text, float size, int region) {
        Style style;
        style.size = size;
        style.bold = size > 10;
        Block& block = builder.open(BlockKind::paragraph);
        block.page = 1;
        block.region = region;
        block.gap_before = size > 8 ? 1 : 0;
        builder.add(text, style);
    };
    add("Ida Fjord", 18, 1);
    for (auto [title, line] : {std::pair{"CONTACT", "ida@fjord.example"}, std::pair{"SKILLS", "Welding"},
                               std::pair{"LANGUAGES", "norwegian"}, std::pair{"INTERESTS", "rowing"}}) {
        add(title, 9, 1);
        add(line, 8, 1);
    }
    for (auto [title, line] : {std::pair{"Education", "BSc Physics, Harbour University, 2008 – 2011"},
                               std::pair{"What the basin runs on", "2014 Tideclock, tables of tides"},
                               std::pair{"First-Author Papers", "I. Fjord. Tides. Pump Letters, 2012."},
                               std::pair{"Papers of the Whole Crew", "O. Brekke, I. Fjord. Ebbs. Pump Letters, 2013."},
                               std::pair{"Experience", "Engineer, Harbour Ltd, 2013 – 2020"},
                               std::pair{"Volunteer Work", "Trainer, Harbour Rowers, 2015 – 2016"}}) {
        add(title, 12, 2);
        add(line, 8, 2);
    }
    Diagnostics diagnostics;
    std::string shown = testing_cv::shown(Content(builder.take()), diagnostics);
    expect_part(shown, "title \"What the basin runs on\"");
    expect_part(shown, "title \"First-Author Papers\"");
    expect_part(shown, "title \"Papers of the Whole Crew\"");
    expect_part(shown, "language \"norwegian\"");
}

// "Fieldwork" in the smaller look of the entries' titles is one of them.
TEST(Headings, ATitleAmongThoseOfEntriesHeadsNothing) {
    DocumentBuilder builder;
    auto add = [&](const char* text, float size) {
        Style style;
        style.size = size;
        style.bold = size > 8;
        Block& block = builder.open(BlockKind::paragraph);
        block.page = 1;
        block.gap_before = size > 8 ? 1 : 0;
        builder.add(text, style);
    };
    add("Ida Fjord", 18);
    add("ida@fjord.example", 8);
    add("Education", 14);
    add("BSc Physics, Harbour University, 2008 – 2011", 8);
    add("Languages", 14);
    add("Norwegian (native)", 8);
    add("Projects", 14);
    for (const char* title : {"Tideclock", "Pump Maps", "Fieldwork", "Ebb Tables"}) {
        add(title, 10);
        add("Put together what the tides of the old harbour tell of its pumps, 2012", 8);
    }
    Diagnostics diagnostics;
    expect_part(testing_cv::shown(Content(builder.take()), diagnostics), "name \"Fieldwork\"");
}

TEST(Headings, AnAuthorBeforeTheWordsOfAHeadingIsNoPosition) {
    DocumentBuilder builder;
    auto ends = [&](const std::string& title) {
        builder.open(BlockKind::paragraph);
        builder.add(title);
        const Document document = builder.take();
        return recognizing::ends_as_heading(document, {0, static_cast<std::uint32_t>(document.text.size())});
    };
    EXPECT_TRUE(ends("First-Author Refereed Publications"));
    EXPECT_TRUE(ends("Volunteer Work Experience"));
    EXPECT_FALSE(ends("Author"));
    EXPECT_FALSE(ends("Senior Engineer"));
    EXPECT_FALSE(ends("Director of the Harbour Office for Further Education"));
}

TEST(Headings, AnEmployerInAnotherLookHeadsNothing) {
    DocumentBuilder builder;
    auto add = [&](const char* text, float size, bool italic, BlockKind kind = BlockKind::paragraph) {
        Style style;
        style.size = size;
        style.bold = size > 12;
        style.italic = italic;
        Block& block = builder.open(kind);
        block.page = 1;
        block.gap_before = size > 12 ? 1 : 0;
        builder.add(text, style);
    };
    add("Ida Fjord", 24, false);
    add("Curriculum Vitae", 12, true);
    add("ida@fjord.example", 10, false);
    add("Education", 12.5F, false);
    add("BSc Physics, Harbour University, 2008 – 2011", 12, false);
    add("Work Experience", 12.5F, false);
    add("Harbour engineer 2015 – 2019", 12, false);
    add("Harbour Ltd", 12, true);
    add("Kept the pumps.", 12, false, BlockKind::list_item);
    add("Sailing teacher 2011 – 2015", 12, false);
    add("Freelance", 12, true);
    add("Taught the children.", 12, false, BlockKind::list_item);
    add("Languages", 12.5F, false);
    add("Norwegian (native)", 12, false);
    add("Skills", 12.5F, false);
    add("Pumps, Hydraulics, Welding", 12, false);
    Diagnostics diagnostics;
    std::string shown = testing_cv::shown(Content(builder.take()), diagnostics);
    expect_none(shown, "title \"Freelance\"");
    expect_part(shown, "work\n  name \"Freelance\"\n  position \"Sailing teacher\"\n");
}

TEST(Headings, AnUnknownTitleBesideTheTextLikeTheOthersHeadsASection) {
    std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\n"
        "EDUCATION       BSc Physics, Harbour University, 2008 – 2011\n"
        "                MSc Physics, Harbour University, 2011 – 2013\n\n"
        "EXPERIENCE      Engineer, Harbour Ltd, 2013 – 2020\n"
        "                Welder, Dock Ltd, 2020 – 2022\n\n"
        "LANGUAGES       Norwegian: native\n"
        "                English: C1\n"
        "                German: B2\n"
        "                French: A1\n\n"
        "BASINS          Outer Basin\n"
        "                Inner Basin\n"
        "                Old Basin\n"
        "                New Basin\n"
        "                Dry Basin\n");
    expect_part(shown, "title \"BASINS\"");
    expect_none(shown, "language \"BASINS");
    expect_none(shown, "language \"Inner");
}

// "Engagements" are jobs in English; in French, what one does unpaid.
TEST(Headings, WhatTheLanguageOfTheOthersSaysCountsForMore) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Expérience professionnelle\n\n### Port SA\n\nIngénieure\n2012 – "
        "2020\n\n"
        "## Langues\n\nnorvégien (langue maternelle)\n\n## Engagements\n\n"
        "- Clinique des Pentes, bénévole, depuis 2018\n- Commission du port, membre, 2021–2024\n");
    expect_part(shown, "volunteer\n  organization \"Clinique des Pentes\"\n");
    expect_none(shown, "work\n  name \"Clinique");
}

TEST(Headings, AListOfLettersOverTheDocumentHeadsSections) {
    std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nA. EXPERIENCE\n\nEngineer, Harbour Ltd\n2012 – 2020\n\n"
        "B. EDUCATION\n\nBSc Physics, Harbour University, 2008 – 2011\n\n"
        "C. TALKS SINCE 2020\n\n\"Pumps at Sea\", Harbour Days, May 2021\n\"Salt at Sea\", Harbour Days, May 2022\n\n"
        "D. PUBLICATIONS (reverse chronological)\n\n"
        "Fjord I, Quay A. The salt of the sea. Tide Notes. 2014;104:11–13.\n\n"
        "E. LANGUAGES\n\nNorwegian (native)\n");
    expect_part(shown, "title \"EXPERIENCE\"");
    expect_part(shown, "  kind publications\n");
    expect_part(shown, "  name \"Pumps at Sea\"\n");
    expect_part(shown, "languages\n  language \"Norwegian\"");
}

TEST(Headings, SoftwareOneWroteIsNoSkill) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Software\n\n- [tidelib](https://git.example/tidelib): tables of tides "
        "in "
        "R\n- [saltlog](https://git.example/saltlog): logs that keep their salt\n\n## Skills\n\nR, Python, Go\n");
    expect_part(shown, "projects\n  name \"tidelib\"\n");
    expect_none(shown, "skills\n  name \"tidelib\"");
}

TEST(Headings, BoxesOfAFormSayWhatIsToBeWrittenThere) {
    std::string shown = read_marked(
        "# 履歴書\n\n氏名：見本　花子\n\n## 免許・資格\n\n- 2014年8月　普通自動車免許\n\n"
        "志望の動機、特技、好きな学科、アピールポイントなど\n\n港の仕事を長く続けたいと考え、応募いたしました。\n\n"
        "本人希望記入欄（特に給料・職種・勤務時間・勤務地・その他についての希望などがあれば記入）\n\n特になし\n");
    expect_part(shown, "  summary \"港の仕事を長く続けたいと考え、応募いたしました。\"\n");
    expect_part(shown, "  kind other\n  title \"本人希望記入欄\"\n");
}

TEST(Headings, WhatOneAppliesForHeadsNoSection) {
    std::string shown = read_plain(
        "履歷表\n\n姓名：樣本\n電子郵件：ida@fjord.example\n應徵職務：行銷企劃專員\n\n"
        "【自我簡介】\n五年行銷企劃經驗，擅長社群經營與活動規劃。\n\n"
        "【學歷】\n民國102年9月～106年6月　港灣大學　企業管理學系　學士\n");
    expect_part(shown, "  label \"行銷企劃專員\"\n");
    expect_part(shown, "  summary \"五年行銷企劃經驗，擅長社群經營與活動規劃。\"\n");
}

// Behind jobs and schools as well, prose below "About me" in Japanese is a summary.
TEST(Headings, ASecondSummaryAtTheEnd) {
    std::string shown = read_plain(
        "職務経歴書\n\n氏名：見本　花子\n\n■職務要約\n港湾の設備管理に十年間従事してまいりました。\n\n"
        "■学歴\n2016年3月　港大学　工学部　卒業\n\n■資格\n2014年8月　普通自動車免許\n\n"
        "■自己PR\n数字で裏付けを取ってから改善案を出すことを大切にしています。\n\n以上\n");
    expect_part(shown, "従事してまいりました。\\n数字で裏付けを取ってから改善案を出すことを大切にしています。\"\n");
}

TEST(Headings, WhatWideBracketsAddCountsForNothing) {
    std::string shown = testing_cv::read_marked(
        "# 見本 花子\n\nhanako@fjord.example\n\n## スキル\n\n- 溶接\n\n## 職務経歴（現職）\n\n### "
        "港ポンプ株式会社(2021/07～現在)\n\n"
        "- 設計\n\n## 職務経歴（前職以前）\n\n### 株式会社潮(2019/12～2021/06)\n\n- 保守\n");
    EXPECT_NE(shown.find("title \"職務経歴（前職以前）\""), std::string::npos) << shown;
}

TEST(Headings, WordsOfATitleStandBelowEachOtherInANarrowMargin) {
    std::string shown = read_marked(
        "# IDA FJORD\n\nida@fjord.example\n\nHONORS AND\nAWARDS\n\nLighthouse Medal, Harbour Society 2014\n"
        "Pump Prize, Harbour Society 2012\n\nRESEARCH\nEXPERIENCE\n\n**Tide Institute,** Oslo\n"
        "*Research Assistant* 2011-2016\nModelled the tides.\n\nEDUCATION\n\nBSc Physics, Harbour University 2011\n");
    expect_part(shown, "title \"HONORS AND AWARDS\"");
    expect_part(shown, "title \"RESEARCH EXPERIENCE\"");
    expect_part(shown, "position \"Research Assistant\"");
    expect_none(shown, "kind projects");
}

TEST(Headings, TitlesOfAMarginThatCameAsPlainText) {
    const std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\nEducation BSc Physics\nHarbour University, 2011\nHonors and\nAwards\n"
        "Lighthouse Medal, Harbour Society 2014\nLanguages English, Twi\nProfessional\nExperience\n"
        "Research Assistant Tide Institute, Oslo, 3/13--1/17. Modelled the tides of the sound.\n"
        "Research Scientist Salt Works, Bergen, 5/10--2/13. Built a frozen pump.\n");
    expect_part(shown, "title \"Education\"");
    expect_part(shown, "title \"Honors and Awards\"");
    expect_part(shown, "title \"Professional Experience\"");
    expect_part(shown, "language \"Twi\"");
    expect_none(shown, "title \"Research\"");
}

TEST(Headings, TheEndNamesWhatBeginsWithNoTitle) {
    std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nEDUCATION\nBSc Physics, Harbour University, 2011\n\nSKILLS\n"
        "• Pumps\nI keep them running and mend what is broken.\n"
        "• Communication, Presentation and Interpersonal skills\n"
        "The skills of presentation come from the shop, where I spoke of pumps to all customers every day.\n"
        "• Team work\nWe built the lock together.\n\nINTERESTS\nRowing\n");
    expect_none(shown, "kind talks");
    expect_part(shown, "name \"Team work\"");
}

TEST(Headings, ATitleThatSaysProjectsHeadsNoJobs) {
    std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nEDUCATION\n\nBSc Physics, Harbour University, 2008 – 2011\n\n"
        "EXPERIENCE\n\nHarbour Ltd\nEngineer\n2012 – 2020\n- Kept the pumps\n- Trained the crews\n\n"
        "SOLO PROJECTS\n\n2014 – 2016\nTide Table for the Port of Leith\n- Wrote the tables\n- Printed them\n"
        "- Sold them in the port\n- Taught the keepers\n\n2016 – 2018\nRopewalk of the Harbour Society\n"
        "- Made the ropes\n- Sold them\n- Repaired the walk\n- Trained a crew\n\n2018 – 2019\nNew Lamps\n"
        "- Built the lamps\n- Sold them\n- Repaired the old ones\n- Trained a crew\n");
    expect_part(shown, "projects\n  name \"Tide Table for the Port of Leith\"\n");
    expect_part(shown, "projects\n  name \"New Lamps\"\n");
}

TEST(Headings, TitlesBeforeColonsHeadSectionsWhereMostDo) {
    const std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nEDUCATION: BSc Tides, Harbour University, 2010\n"
        "EXPERIENCE: Keeper, Harbour Ltd (Leith), 03/2018 – present. Opens the gates of the old mole.\n"
        "Porter, Quay Hotel (Hull), 08/2013 – 02/2018. Carried the bags of the guests.\n"
        "SKILLS: Pumps, ropes, nets\nLANGUAGES: English (native), Danish (basic)\n"
        "PUBLICATIONS: \"Salt in pumps: three cases\", Harbour Review, 2016.\n");
    expect_part(shown, "work\n  name \"Harbour Ltd\"\n  location \"Leith\"\n  position \"Keeper\"\n");
    expect_part(shown, "  name \"Salt in pumps: three cases\"\n");
    expect_part(shown, "title \"EXPERIENCE\"");
}

TEST(Headings, HowLongBehindTheTitle) {
    const std::string shown = testing_cv::read_plain(
        "Анна Фьорд\nanna@fjord.example\n\nЖелаемая должность\n\nВедущий инженер\nЗанятость: полная занятость\n\n"
        "Опыт работы — 11 лет 2 месяца\n\nАпрель 2020 — настоящее время\nООО «Гавань»\nВедущий инженер\n"
        "- Чинила насосы старой гавани.\n\nОбразование\n\n2014\nГорный университет\n");
    testing_cv::expect_part(shown, "label \"Ведущий инженер\"");
    testing_cv::expect_part(shown, "work\n  name \"ООО «Гавань»\"\n  position \"Ведущий инженер\"\n");
    testing_cv::expect_none(shown, "summary \"Занятость");
}

TEST(Headings, TitlesThatShareTheirEnd) {
    const std::string shown = testing_cv::read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Academic and Professional Appointments\n\n"
        "- 2013–2018 Lecturer (fixed term), Quay College of the Arts\n- 2009–2012 Master Printer, Negative Press\n");
    testing_cv::expect_part(shown, "work\n");
    testing_cv::expect_part(shown, "  position \"Master Printer\"\n");
    testing_cv::expect_none(shown, "education\n");
}

TEST(Headings, NumbersOfSeveralLevels) {
    for (std::string_view title :
         {"4. Publications", "4.2 Publications", "4.2.1. Publications", "IV. Publications", "B. Publications"}) {
        EXPECT_EQ(recognizing::bare_title(title, {0, static_cast<std::uint32_t>(title.size())}).of(title),
                  "Publications")
            << title;
    }
}

TEST(Headings, TheNameInTheLookOfAllHeadingsIsNone) {
    const std::string shown = read_marked(
        "# MERINDAH FJORD-QUAYLE\n\n# EDUCATION\n\n**2016** PhD (Fine Art), Harbour University\n\n"
        "# BOARDS AND SERVICE\n\n- Chair, Harbour Artspace, 2022\n\n# SKILLS\n\netching, lithography\n");
    expect_part(shown, "  name \"MERINDAH FJORD-QUAYLE\"\n");
    expect_none(shown, "title \"MERINDAH FJORD-QUAYLE\"");
}

TEST(Headings, TitlesOfEntriesAtADeeperLevel) {
    const std::string shown = testing_cv::read_marked(
        "# Tihomir Fjordić\n\ngeodet\n\n**E-pošta:** tihomir@fjord.example\n\n## O meni\n\n"
        "Geodet s dvanaest godina terena i ureda, od katastra do snimanja mostova iz zraka.\n\n"
        "## Radno iskustvo\n\n### Voditelj odjela izmjere\n**Geo-Luka d.o.o., Osijek** | 06/2018. – danas\n\n"
        "* organizacija rada pet terenskih ekipa\n* izrada geodetskih elaborata\n\n### Geodet suradnik\n"
        "**Geodetski zavod d.d., Vinkovci** | 10/2014. – 05/2018.\n\n* katastarska izmjera\n\n"
        "### Stručno osposobljavanje\n"
        "**Državna geodetska uprava, Područni ured za katastar Vukovar** | 9/2013. – 9/2014.\n\n"
        "Rad na šalteru i pregled elaborata u sustavu.\n\n### Sezonski poslovi\n"
        "**razni poslodavci, Pag i Zadar** | ljeta 2008. – 2012.\n\nKonobar, spasilac na plaži.\n\n"
        "## Obrazovanje\n\n**III. gimnazija Osijek**, 2003. – 2007.\n\n## Stručni ispiti i licence\n\n"
        "- Stručni ispit, 2015.\n- Vozačka dozvola: A, B\n\n## Znanja\n\nQGIS, Python, SQL\n\n## Projekti\n\n"
        "- **međaš** – dodatak za QGIS\n\n## Radovi\n\n"
        "1. Fjordić T.: Točnost dronova u šumama. *Geodetski list* 75(2), 2021.\n\n## Jezici\n\n"
        "hrvatski (materinski), engleski C1\n");
    testing_cv::expect_part(shown, "position \"Stručno osposobljavanje\"\n");
    testing_cv::expect_none(shown, "kind courses");
}

TEST(Headings, ATitleOverALabelOfAnEntryHeadsNoSection) {
    const std::string shown = testing_cv::read_marked(
        "**HOJA DE VIDA**\n\n**IDA FJORD BREKKE**\n\nCorreo: ida@fjord.example\n\n**PERFIL PROFESIONAL**\n\n"
        "Psicóloga con más de diez años de experiencia en selección y bienestar laboral en empresas de "
        "servicios.\n\n**EXPERIENCIA LABORAL**\n\n**TEXTILES DEL PUERTO S.A.S.**\n\n"
        "**Cargo:** Jefe de Gestión\n\n**Fecha:** Febrero de 2020 – Actualmente\n\n**Funciones:**\n\n"
        "- Liderar un equipo de siete personas.\n\n**HOSPITAL SAN TELMO**\n\n**Cargo:** Psicóloga\n\n"
        "**Fecha:** Agosto de 2013 – Agosto de 2014\n\n**CONFECCIONES PUNTADA FINA**\n\n"
        "**Cargo:** Practicante\n\n**Fecha:** Segundo semestre de 2012\n\n**FORMACIÓN ACADÉMICA**\n\n"
        "Psicóloga, Universidad de Leith, 2013\n\n**IDIOMAS**\n\n- Español: nativo\n\n**COMPETENCIAS**\n\n"
        "Liderazgo, negociación\n");
    testing_cv::expect_part(shown, "name \"CONFECCIONES PUNTADA FINA\"\n  position \"Practicante\"\n");
    testing_cv::expect_none(shown, "title \"CONFECCIONES");
}

}  // namespace
}  // namespace cvconv
