#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

using testing_cv::expect_none;
using testing_cv::expect_part;
using testing_cv::read_marked;
using testing_cv::read_plain;

const std::string top = "Ida Fjord\nida@fjord.example\n\n";

TEST(Patents, ALineEachWithItsNumberBehindIt) {
    std::string shown = read_plain(top +
                                   "Patents\n\n"
                                   "Adaptive Pumping for Tidal Basins (US Patent 11,234,567)\n"
                                   "A Method of Counting Waves (EP Patent 2 345 678 B1)\n");
    expect_part(shown,
                "publications\n  name \"Adaptive Pumping for Tidal Basins\"\n"
                "  publisher \"US Patent 11,234,567\"\n  patent true\n");
    expect_part(shown,
                "publications\n  name \"A Method of Counting Waves\"\n"
                "  publisher \"EP Patent 2 345 678 B1\"\n  patent true\n");
}

TEST(Patents, OtherBracketsAreNoNumbers) {
    std::string shown = read_plain(top + "Publications\n\nIda Fjord. Waves of the Shallow Sea (2nd edition). 2019.\n");
    expect_none(shown, "publisher \"2nd edition\"");
}

TEST(Patents, TheNumberBeforeOrBehindTheTitle) {
    std::string shown = read_plain(top +
                                   "WORK\n----\n2009-2013  Engineer, Harbour Works, Leeds.\n\n\n"
                                   "PATENTS\n-------\n"
                                   "US 7,555,019 B2, \"Damping oscillating waves with memory\", with\n"
                                   "A. Quay. Issued Sep. 8, 2009.\n\n"
                                   "Method for Assigning Pumps, KR 10-2555017, granted Nov. 2021\n\n\n"
                                   "LANGUAGES\n---------\nEnglish (native)\n");
    expect_part(shown,
                "  name \"Method for Assigning Pumps\"\n  publisher \"KR 10-2555017\"\n  release_date 2021-11\n");
    expect_part(shown,
                "  name \"Damping oscillating waves with memory\"\n  publisher \"US 7,555,019 B2\"\n"
                "  release_date 2009-09-08\n  summary \"with A. Quay\"\n");
}

const std::string papers = "# Ida Fjord\n\nida@fjord.example\n\n## Publications\n\n";

TEST(Publications, LabelsBeginEntriesOfThreeLines) {
    std::string shown = read_marked(papers +
                                    "\\* equal contribution\n\n"
                                    "[C2] Tides: Choosing Pumps per Basin\n\nIda Fjord, Yuna Quay, Ole Brekke\n\n"
                                    "MLPump 2025\n\n"
                                    "[C1] Forgetful Waves\n\nIda Fjord\n\nTIDES 2021\n");
    expect_part(shown,
                "  name \"Tides: Choosing Pumps per Basin\"\n  publisher \"MLPump 2025\"\n  release_date 2025\n"
                "  summary \"Ida Fjord, Yuna Quay, Ole Brekke\"\n");
    expect_part(shown,
                "  name \"Forgetful Waves\"\n  publisher \"TIDES 2021\"\n  release_date 2021\n"
                "  summary \"Ida Fjord\"\n");
    expect_none(shown, "name \"equal contribution\"");
}

TEST(Publications, AuthorsBeginReferencesThatWrap) {
    std::string shown = read_plain(top +
                                   "Publications\n\n"
                                   "Fjord, I. & R. Quay (eds.). 2012. Handbook of Harbour Salt.\n"
                                   "Leeds: Tide Press.\n"
                                   "I. Fjord and O. Brekke. Why Salt? A First Book of Brine.\n"
                                   "Tide Press, Hull, 2023.\n"
                                   "I. Fjord. The Pump Hour. Hazel Educational, Hull, 2018.\n");
    expect_part(shown,
                "  name \"Handbook of Harbour Salt\"\n  publisher \"Leeds: Tide Press\"\n  release_date 2012\n"
                "  summary \"Fjord, I. & R. Quay (eds.)\"\n");
    expect_part(shown,
                "  name \"Why Salt? A First Book of Brine\"\n  publisher \"Tide Press, Hull\"\n  release_date 2023\n"
                "  summary \"I. Fjord and O. Brekke\"\n");
    expect_part(shown, "  name \"The Pump Hour\"\n");
}

TEST(Publications, LettersCountAndStatesStandForYears) {
    std::string shown =
        read_marked(papers +
                    "a.  Fjord, I. & O. Brekke. Forthcoming. \"Who borrowed the pump?\" *Journal of Salt*.\n\n"
                    "b.  **Fjord, I.** 2020. \"Three words for fog.\" *Tide Letters* 9: 1–34.\n\n"
                    "c.  **Fjord, I.**, & Brekke, O. (in review). Iron in the quay. *Salt Chemistry*.\n");
    expect_part(shown,
                "  name \"Who borrowed the pump?\"\n  publisher \"Journal of Salt\"\n"
                "  summary \"Fjord, I. & O. Brekke\"\n");
    expect_part(shown,
                "  name \"Three words for fog\"\n  publisher \"Tide Letters 9: 1–34\"\n  release_date 2020\n"
                "  summary \"Fjord, I.\"\n");
    expect_part(shown, "  name \"Iron in the quay\"\n  publisher \"Salt Chemistry\"\n");
}

TEST(Publications, ABadgeSaysWhere) {
    std::string shown = read_marked(papers +
                                    "Only reviewed ones. Drafts on request, with tea.\n\n#### 2024\n\n"
                                    "1. PUMP ’24 **I. Fjord**, O. Brekke. *“No, the other quay”: repair in harbours.* "
                                    "[[doi](https://doi.org/10.5555/3555.0117)] [[slides](/s.pdf)]\n"
                                    "2. TIDE ’23 O. Brekke, **I. Fjord**. *Answering the sea too early.*\n");
    expect_part(shown,
                "  name \"“No, the other quay”: repair in harbours\"\n  publisher \"PUMP ’24\"\n  release_date 2024\n"
                "  url \"https://doi.org/10.5555/3555.0117\"\n  summary \"I. Fjord, O. Brekke\"\n");
    expect_part(shown,
                "  name \"Answering the sea too early\"\n  publisher \"TIDE ’23\"\n  release_date 2023\n"
                "  summary \"O. Brekke, I. Fjord\"\n");
    expect_none(shown, "Drafts on request, with tea\"\n  publisher");
}

TEST(Publications, CompanyAndLinkWordsBehindATitle) {
    std::string shown = read_plain(top +
                                   "Publications\n\n"
                                   "\"Who Pays for the Boat? Subsidies and Salt\" (with Ole Brekke)\n"
                                   "Journal of Harbour Letters, 2024\n[PDF]  [Replication files]\n"
                                   "\"Two Tides, One Quay: Shifts of the Sea\" (with Ana Salt and Jo Pump)\n"
                                   "Quay Working Paper 5550, June 2023\n[PDF]\n");
    expect_part(shown, "  summary \"with Ole Brekke\"\n");
    expect_part(shown, "  summary \"with Ana Salt and Jo Pump\"\n");
    expect_none(shown, "summary \"[PDF]");
}

TEST(Publications, ANoteBelowAPaperIsOfItsAuthors) {
    std::string shown = read_marked(papers +
                                    "- C. Quay*, I. Fjord*, M. Brekke. \"Waves on the fly,\" Tide Letters, 2020.\n\n"
                                    "  \\*Contributed equally\n"
                                    "- I. Fjord. \"Salt on the quay,\" Tide Letters, 2019.\n");
    expect_part(shown, "  summary \"C. Quay*, I. Fjord*, M. Brekke\\n*Contributed equally\"\n");
}

TEST(Publications, AnIssueIsNoMonth) {
    std::string shown =
        read_marked(papers +
                    "- I. Fjord, »Wer haftet für das Salz?«, Zeitschrift für Seerecht 4/2022, S. 112–119\n"
                    "- I. Fjord, »Die stille Pumpe«, Zeitschrift für Seerecht 2/2018, S. 31–38\n");
    expect_part(shown, "  publisher \"Zeitschrift für Seerecht 4/2022, S. 112–119\"\n  release_date 2022\n");
}

TEST(Publications, TitlesThatEndInShortWordsAndQuestions) {
    std::string shown =
        read_marked(papers +
                    "Fjord, I. & Quay, H. (2022). Salt as a clock: what pumps can tell us. Salt Letters, 9, 44–58.\n\n"
                    "Fjord, I. (2021). How many pumps are enough? Counting in harbours. Tide Methods, 3, 1–9.\n\n"
                    "Fjord, I. (2020). Salt under snow. In Handbook of Winter (pp. 310–334). Tide Press.\n");
    expect_part(shown, "  name \"Salt as a clock: what pumps can tell us\"\n  publisher \"Salt Letters, 9, 44–58\"\n");
    expect_part(shown,
                "  name \"How many pumps are enough? Counting in harbours\"\n  publisher \"Tide Methods, 3, 1–9\"\n");
    expect_part(shown, "  publisher \"Handbook of Winter (pp. 310–334). Tide Press\"\n");
}

TEST(Publications, ShortTitlesFirstAndWithWhom) {
    std::string shown = read_plain(top +
                                   "Publications\n\n"
                                   "Who takes the last boat? County Reports 7, 2022.\n"
                                   "Service over forty miles. Harbour Forum, 2019. Together with Per Salt.\n");
    expect_part(shown, "  name \"Who takes the last boat?\"\n  publisher \"County Reports 7\"\n");
    expect_part(shown,
                "  name \"Service over forty miles\"\n  publisher \"Harbour Forum\"\n  release_date 2019\n"
                "  summary \"Together with Per Salt\"\n");
}

TEST(Publications, TalksAmongPapersSaySo) {
    std::string shown = read_marked(papers +
                                    "- I. Fjord and O. Brekke, \"Waves on the fly\", Tide Letters, 2020\n"
                                    "- Invited talk: \"Salt for everyone\", Harbour Days, 14 June 2023\n");
    expect_part(shown, "publications\n  name \"Waves on the fly\"\n");
    expect_part(shown,
                "projects\n  name \"Salt for everyone\"\n  start_date 2023-06-14\n  entity \"Harbour Days\"\n"
                "  type \"talk\"\n");
}

TEST(Publications, PagesBehindTheYear) {
    std::string shown = read_marked(
        papers +
        "1. Fjord, I., Dahl, K. & Ruiz, P. \"Snow lines and salt lines.\" *Annals of Salt* 45 (2023): 101–122.\n"
        "2. Dahl K, Fjord I. Memory in tidal villages. Mt Res. 2021;12(3):44-58. doi:10.5555/mr.2021.44\n");
    expect_part(shown, "  publisher \"Annals of Salt 45 (2023): 101–122\"\n  release_date 2023\n");
    expect_part(shown, "  publisher \"Mt Res. 2021;12(3):44-58\"\n  release_date 2021\n");
}

TEST(Publications, CommasPartAll) {
    std::string shown =
        read_plain(top +
                   "Publications\n\n"
                   "[3] I. Fjord and L. Brandt, On the shape of pumps, J. Tame Salt 14 (2023), no. 2, 201-240.\n"
                   "[2] L. Brandt, I. Fjord and S. Okoro, Knots for sailors, Proc. Tide Soc. 88 (2020), 1-19.\n"
                   "[1] I. Fjord, Even and odd, to appear in Acta Salis.\n");
    expect_part(shown, "  name \"On the shape of pumps\"\n  publisher \"J. Tame Salt 14 (2023), no. 2, 201-240\"\n");
    expect_part(shown, "  name \"Knots for sailors\"\n  publisher \"Proc. Tide Soc. 88 (2020), 1-19\"\n");
    expect_part(shown, "  name \"Even and odd\"\n  publisher \"to appear in Acta Salis\"\n");
}

TEST(Publications, SurnamesFirstAndAColon) {
    std::string shown =
        read_marked(papers +
                    "Fjord, Ida: Salz und Steuer. Eine Geschichte der Zölle. Kiel: Hafenverlag 2020.\n\n"
                    "Fjord, Ida / Brandt, Katrin: Schiffe zählen, in: Petersen, Uwe (Hrsg.): Digitale Küsten, "
                    "Kiel 2018, S. 101–120.\n");
    expect_part(shown,
                "  name \"Salz und Steuer. Eine Geschichte der Zölle\"\n  publisher \"Kiel: Hafenverlag\"\n"
                "  release_date 2020\n  summary \"Fjord, Ida\"\n");
    expect_part(shown, "  name \"Schiffe zählen\"\n");
    expect_part(shown, "  summary \"Fjord, Ida / Brandt, Katrin\"\n");
}

TEST(Patents, TheWordPatentBeforeTheNumber) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Patents\n\n"
        "- US Patent 10,555,019: Method for replaying streams (2021)\n"
        "- Method for damping waves, EP 3902188, granted Oct. 2019\n");
    expect_part(shown,
                "  name \"Method for replaying streams\"\n  publisher \"US Patent 10,555,019\"\n  release_date 2021\n");
}

TEST(Publications, WhoWroteItBesides) {
    std::string shown =
        read_marked(papers +
                    "- Fjord, I., Quay, A., and 11 others (2024). Salt in pumps. *Tide Letters*, 12, 77–86.\n"
                    "- Quay, A., Fjord, I. et al. (2023). Fog over basins. *Sea Notes*, 108, 455–461.\n"
                    "- Fjord, I., Salt, P. and de Wit, M. (2021). Bandwidths of waves. *Sea Notes*, 15, 2–9.\n"
                    "- Quay A, Fjord I, and the TIDES Consortium (2020). Twelve lakes. *Sea Notes* 37: 21.\n");
    expect_part(shown, "  summary \"Fjord, I., Quay, A., and 11 others\"\n");
    expect_part(shown, "  summary \"Quay, A., Fjord, I. et al.\"\n");
    expect_part(shown, "  name \"Bandwidths of waves\"\n");
    expect_part(shown, "  summary \"Fjord, I., Salt, P. and de Wit, M.\"\n");
    expect_part(shown, "  summary \"Quay A, Fjord I, and the TIDES Consortium\"\n");
}

TEST(Publications, InitialsWithoutFullStops) {
    std::string shown =
        read_marked(papers +
                    "1. Quay AB, Fjord IM. Private pumps, public problem. Am J Pumps. 2016;106:1511–1513.\n"
                    "2. Fjord IM, Salt P. Pumps of the north. Am J Pumps. 2014;104:11–13.\n");
    expect_part(shown, "  name \"Private pumps, public problem\"\n");
    expect_part(shown, "  summary \"Quay AB, Fjord IM\"\n");
}

TEST(Publications, ATitleThatQuotesAnother) {
    std::string shown =
        read_marked(papers +
                    "- Quay A, Fjord I (2020). Comment on “Rapid loss of salt”. Tide Letters 16: 20.\n"
                    "- Quay A, Fjord I (2019). Salt in the lakes. Tide Letters 15: 10–12.\n"
                    "- **Ida Fjord**. 2018. *Review of \"The Book of Tides\"*. Sea Notes 42(1): 155–160.\n");
    expect_part(shown, "  name \"Comment on “Rapid loss of salt”\"\n");
    expect_part(shown, "  name \"Review of \\\"The Book of Tides\\\"\"\n");
}

TEST(Publications, ATitleThatEndsWithACapital) {
    std::string shown =
        read_marked(papers +
                    "- Quay A, Fjord I (2020). What sailors know of vitamin D. Tide Letters 16: 20–22.\n"
                    "- Quay A, Fjord I (2019). A map of the basin Y. Sea: Notes, Logs 14: jk55. "
                    "https://doi.org/10.5555/sea.55\n");
    expect_part(shown, "  name \"A map of the basin Y\"\n  publisher \"Sea: Notes, Logs 14: jk55\"\n");
}

TEST(Publications, WithWhomBehindATitleWithoutMarks) {
    expect_part(
        read_marked(papers + "- Covers of small pumps (with K. Quay), J. Tide Theory 241 (2022), 88–121.\n"
                             "- Waves on basins (with K. Quay), Ann. Inst. Salt (Hull) 68 (2018), 1707–1740.\n"),
        "  name \"Covers of small pumps\"\n  publisher \"J. Tide Theory 241 (2022), 88–121\"\n"
        "  release_date 2022\n  summary \"with K. Quay\"\n");
}

TEST(Publications, TheYearOfAConferenceIsOfItsName) {
    expect_part(read_marked(papers +
                            "- Ole Brekke, Ida Fjord. 2024. *Alignment of pumps in fog*. In Proceedings of Tides 2024, "
                            "pages 34–38, Kos.\n"
                            "- Ida Fjord, Ole Brekke. 2023. *Whispered pumps of the north*. Sea Notes 4: 2–9.\n"),
                "  publisher \"Proceedings of Tides 2024, pages 34–38, Kos\"\n");
}

TEST(Publications, BooksWithHangingLinesAndEditors) {
    std::string shown = read_plain(top +
                                   "BOOKS\n\n"
                                   "  Ballast: A Heavy History of the Harbour. Hull: Hull University\n"
                                   "     Press, 2021.\n\n"
                                   "  Sailors' Accounts: Books of the Sea, ed. with Ole Brekke.\n"
                                   "     Leiden: Brekke, 2018.\n\n"
                                   "CHAPTERS\n\n"
                                   "  \"Measures.\" In The Companion to Tides, edited by Per Salt, 190-204. London:\n"
                                   "     Harbour Press, 2022.\n");
    expect_part(shown,
                "  name \"Sailors' Accounts: Books of the Sea\"\n  publisher \"Leiden: Brekke\"\n  release_date 2018\n"
                "  summary \"ed. with Ole Brekke\"\n");
    expect_part(shown,
                "  name \"Measures\"\n  publisher \"The Companion to Tides, edited by Per Salt, 190-204. "
                "London: Harbour Press\"\n");
}

TEST(Publications, AnAbstractBelowItsPaper) {
    std::string shown = read_plain(
        top +
        "WORKING PAPERS\n\n"
        "\"The Second Pump's Commute\" (with Ole Brekke). Under review\n\n"
        "Joint pumps change where couples live. With the reform of the tides, we show that couples who gained from\n"
        "splitting moved closer to the pump of the first of them, and that they stayed there for long.\n\n"
        "\"Do Tides Bind in the Shadow?\" (with Per Salt). Under review\n");
    expect_part(shown, "  summary \"with Ole Brekke\\nJoint pumps change");
    expect_none(shown, "name \"Joint pumps");
}

TEST(Publications, HowFarAPaperHasCome) {
    std::string shown =
        read_marked(papers +
                    "1. I. Fjord, O. Brekke, \"Squeezed tides of the north,\" Tide Lett. 13, 8 (2023).\n"
                    "2. I. Fjord, \"Gravity of pumps at sea,\" arXiv:2411.55501 (2024), submitted to Tide "
                    "Quantum.\n");
    expect_part(shown, "  summary \"I. Fjord\\nsubmitted to Tide Quantum\"\n");
}

TEST(Publications, ARemarkBehindADash) {
    expect_part(read_marked(papers + "[C2] Relay: Routing Pumps per Basin\n\nIda Fjord, Ole Brekke, Per Salt\n\n"
                                     "TIDES 2025 — Spotlight\n\n"
                                     "[C1] What Filters Keep\n\nOle Brekke, Ida Fjord\n\nPUMPS 2024\n"),
                "  publisher \"TIDES 2025\"\n  release_date 2025\n  summary \"Ida Fjord, Ole Brekke, Per "
                "Salt\\nSpotlight\"\n");
}

TEST(Publications, GivenNamesWrittenOutBehindTheSurname) {
    std::string shown = read_marked(
        papers +
        "Fjord, Ida, and Ole Brekke. [2023]. Tides of the North: A Map. *Journal of Tides* 5.\n\n"
        "Fjord, Ida. 2021. Mending Pumps. In *Cultures of Pumps*, 393–406. Harbour Press.\n\n"
        "Brekke, Ole, Ida Fjord, and Per van Salt. 2018. Boats under Water: A Legend of the 2016 Flood. *Tide Letters* "
        "28.\n");
    expect_part(shown,
                "  name \"Tides of the North: A Map\"\n  publisher \"Journal of Tides 5\"\n"
                "  release_date 2023\n  summary \"Fjord, Ida, and Ole Brekke\"\n");
    expect_part(shown, "  name \"Mending Pumps\"\n");
    expect_part(shown, "  name \"Boats under Water: A Legend of the 2016 Flood\"\n");
    expect_part(shown, "  release_date 2018\n  summary \"Brekke, Ole, Ida Fjord, and Per van Salt\"\n");
}

TEST(Publications, AYearBeforeTheAuthors) {
    std::string shown =
        read_marked(papers +
                    "2021. Fjord, I.A. Tides of the north. Tide Letters, 35(11), 111.\n\n"
                    "2020. Brekke, O., Fjord, I.A. A hidden pump in the sea. Pump Letters, 36(9), 46.\n");
    expect_part(shown,
                "  name \"Tides of the north\"\n  publisher \"Tide Letters, 35(11), 111\"\n"
                "  release_date 2021\n  summary \"Fjord, I.A.\"\n");
    expect_part(shown, "  name \"A hidden pump in the sea\"\n");
}

TEST(Publications, OneLabelOverLinesThatWrap) {
    std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nPUBLICATIONS\n\n"
        "  [1] Ida Fjord, Ole Brekke, Per Salt, and Ana\n      Quay, \"Tides: Mapping the Pumps of the North\" in "
        "Proceedings of the 3rd\n      Workshop on Tides, Jun 2019.\n");
    expect_part(
        shown,
        "  name \"Tides: Mapping the Pumps of the North\"\n  publisher \"Proceedings of the 3rd Workshop on Tides\"\n");
}

TEST(Publications, ANumberOfArxivBehindTheVenue) {
    std::string shown =
        read_marked(papers +
                    "1. Ida Fjord, Ole Brekke, Pumps of the north. Tide Lett. B 37 (15), 155003. arXiv:2005.05417\n"
                    "2. Ida Fjord, Per Salt, Tides of the south. Tide Lett. 101 (4), 44. arXiv:1911.11027\n");
    expect_part(shown, "  publisher \"Tide Lett. B 37 (15), 155003\"\n");
    expect_part(shown, "  url \"https://arxiv.org/abs/2005.05417\"\n");
}

// Where the title's look begins, the names end: a line that ended there has left no comma.
TEST(Publications, ATitleInItalicsEndsTheNames) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Publications\n\n"
        "- **Ida Fjord**, Ole Brekke *Pumps of the inner* Z *basin in spring.* Pump Lett. 101 (4), 044015, 2019.\n"
        "- **Ida Fjord**, Ole Brekke *Scaling of the outer basin.* Pump Lett. 97 (2), 024009, 2017.\n");
    expect_part(shown, "  name \"Pumps of the inner Z basin in spring\"\n  publisher \"Pump Lett. 101 (4), 044015\"\n");
    expect_part(shown, "  summary \"Ida Fjord, Ole Brekke\"\n");
}

TEST(Publications, TheNumberOfAPreprintBesideItsJournalIsAnAddress) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Publications\n\n"
        "- Ida Fjord, Ole Brekke. *Tides of the inner basin.* Pump Lett. 101 (4), 044015. arXiv:1911.99027\n"
        "- Ida Fjord, Ole Brekke. *Salt in the pumps.* Pump Lett. 97, 12 [arXiv:hep-ph/9901999]\n"
        "- Ida Fjord, Ole Brekke. *Only a preprint of it.* arXiv:2411.99901\n");
    expect_part(shown, "  publisher \"Pump Lett. 101 (4), 044015\"\n  url \"https://arxiv.org/abs/1911.99027\"\n");
    expect_part(shown, "  publisher \"Pump Lett. 97, 12\"\n  url \"https://arxiv.org/abs/hep-ph/9901999\"\n");
    expect_part(shown, "  publisher \"arXiv:2411.99901\"\n");
}

// The first full stop of such a name ends no title.
TEST(Publications, JournalsMayBeAbbreviated) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Publications\n\n"
        "1. Fjord, I., Brekke, O., and Salt, M. J.: Counting of nuclei with narrow chambers, Atmos. Chem. Phys., 12, "
        "2015\n"
        "2. Fjord, Ida and Ole Brekke: Models of droplets in pumps, J. Atmos. Sci., 73, 1255–1272, 2016\n"
        "3. Fjord, I., Brekke, O., and Salt, M.: Impacts on tides in a coupled model, Earth Syst. Dynam., 3, 2012.\n");
    expect_part(shown, "  name \"Counting of nuclei with narrow chambers\"\n  publisher \"Atmos. Chem. Phys., 12\"\n");
    expect_part(shown, "  name \"Models of droplets in pumps\"\n  publisher \"J. Atmos. Sci., 73, 1255–1272\"\n");
    expect_part(shown, "  summary \"Fjord, Ida and Ole Brekke\"\n");
    expect_part(shown, "  name \"Impacts on tides in a coupled model\"\n  publisher \"Earth Syst. Dynam., 3\"\n");
}

TEST(Publications, ADashBehindTheYear) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n"
        "## Publications\n\n- 2015 – A short history of valves, Quay Press\n"
        "- 2016 How pumps learn from the sea. Harbour Magazine.\n");
    expect_part(shown, "name \"A short history of valves\"\n");
    expect_part(shown, "release_date 2015\n");
    expect_part(shown, "name \"How pumps learn from the sea\"\n");
    expect_part(shown, "release_date 2016\n");
}

TEST(Publications, CommasPartAuthorsYearTitleAndPublisher) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n"
        "## Publications\n\n- Brekke O, Fjord I, 2012, A short history of valves, Quay Press\n"
        "- Brekke O, Fjord I, 2013, How pumps learn from the sea, Leith Press\n");
    expect_part(shown, "name \"A short history of valves\"\n");
    expect_part(shown, "publisher \"Quay Press\"\n");
}

TEST(Publications, AuthorsBelowTheTitleThatEndLikeASentence) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n"
        "## Publications\n\nMeasuring tides with simple tools  \nFjord, I., Brekke, O. and "
        "Salt, P.  \nHarbour Magazine, 2018\n\nOn the stability of wooden bridges  \nFjord, I., "
        "Brekke, O. and Salt, P.  \nLeith Press, 2022\n");
    expect_part(shown, "name \"Measuring tides with simple tools\"\n");
    expect_part(shown, "publisher \"Harbour Magazine\"\n");
    expect_part(shown, "publisher \"Leith Press\"\n");
}

TEST(Publications, ATitleInBoldLettersIsNoListOfNames) {
    const std::string shown = testing_cv::read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Publications\n\n"
        "1. **Salt Models and Slow Tides of Inner Basins.** Ida Fjord and Ole Brekke, PUMPS Tidetech 2019 Forum, 2019. "
        "[doi](https://doi.org/10.1000/1)\n\n"
        "2. **A method for wells.** Ida Fjord, Ole Brekke, Methods for Partial Wells, 2023. "
        "[link](https://tides.example/2)\n");
    testing_cv::expect_part(shown,
                            "  name \"Salt Models and Slow Tides of Inner Basins\"\n"
                            "  publisher \"PUMPS Tidetech 2019 Forum\"\n");
    testing_cv::expect_part(shown, "  summary \"Ida Fjord and Ole Brekke\"\n");
    testing_cv::expect_part(shown, "  url \"https://tides.example/2\"\n");
    testing_cv::expect_none(shown, "unclaimed");
}

TEST(Publications, AsInBrazilWithAFullStopOfItsOwnBehindTheAuthors) {
    const std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Publications\n\n"
        "1. FJORD, I. ; BREKKE, O. L. . Tides in pumps: a study. Revista de Bombas, v. 14, p. 33-47, 2023.\n"
        "2. FJORD, I. . Salt of the sea. In: Harbour Days, 2022, Leith. Anais, 2022. p. 1-6.\n");
    expect_part(shown,
                "name \"Tides in pumps: a study\"\n  publisher \"Revista de Bombas, v. 14, p. 33-47\"\n"
                "  release_date 2023\n  summary \"FJORD, I. ; BREKKE, O. L.\"\n");
    expect_part(shown, "publisher \"In: Harbour Days, 2022, Leith. Anais, 2022. p. 1-6\"\n");
}

TEST(Publications, InitialsBehindShortSurnames) {
    const std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Publications\n\n"
        "1. Fjord IA, Brekke O, Hsu CW. Who swims with tides? Signs in a harbour. J Tides. 2010;7(2):11-19.\n"
        "2. Salt KA, Fjord IA, Quay R. Race, distance, and pumps in the sound. Pumps. 2018;12(1):15-24.\n"
        "3. Fjord IA, Hsu CW. Vessels of salt. In: Moor J, Pier M, eds. Handbook of Boats. Leith: Quays; "
        "2011:120-144.\n"
        "4. Fjord IA, Brekke O. Maps before pumps: do they change the plan? Pumps Today. 2012;9(2):77-83.\n");
    expect_part(shown, "name \"Who swims with tides? Signs in a harbour\"\n");
    expect_part(shown, "summary \"Fjord IA, Brekke O, Hsu CW\"\n");
    expect_part(shown, "name \"Race, distance, and pumps in the sound\"\n");
    expect_part(shown,
                "publisher \"In: Moor J, Pier M, eds. Handbook of Boats. Leith: Quays; 2011:120-144\"\n"
                "  release_date 2011\n");
    expect_part(shown,
                "name \"Maps before pumps: do they change the plan?\"\n"
                "  publisher \"Pumps Today. 2012;9(2):77-83\"\n");
}

TEST(Publications, WhoDidWhatIsSaidBelowThePaper) {
    const std::string shown = testing_cv::read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Publications\n\n"
        "Brekke, O., **Fjord, I.**, & Salt, M. (2024). Ticket machines of the quay. _Tide Letters_, _19_(2), 145–168.\n"
        "- Contribution: Fieldwork, analysis, writing and editing.\n\n"
        "**Fjord, I.** (2022). Eye contact at the lock. _Harbour Quarterly_, _58_(4), 511–530.\n");
    testing_cv::expect_part(shown, "Contribution: Fieldwork, analysis, writing and editing.\"");
    EXPECT_EQ(shown.find("name \"Contribution"), std::string::npos) << shown;
}

TEST(Publications, ATitleBeforeAColonIsNoAuthor) {
    const std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nBooks\n\n2023   Wool Weight: Debt and Kinship in a Sheep Economy. Leith: "
        "Harbour Press.\n2016   Tide Tables: A History of Waiting. Hull: Quay Press.\n");
    expect_part(shown, "name \"Wool Weight: Debt and Kinship in a Sheep Economy\"\n");
    expect_part(shown, "name \"Tide Tables: A History of Waiting\"\n");
}

TEST(Publications, RowsOfATable) {
    const std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Publications\n\n| Year | Title | Authors | Journal |\n"
        "|---|---|---|---|\n| 2020 | Salt in old pumps | I. Fjord, O. Brekke | Pump Letters |\n"
        "| 2019 | Tides of the Forth | I. Fjord | Tide Notes |\n\n## Talks\n\n| Date | Title | Where |\n"
        "|---|---|---|\n| Oct 2024 | The well that lied to us | Tide Conference, Regina |\n"
        "| May 2021 | Reading a pumping test | Webinar, Women in Water |\n");
    expect_part(shown, "name \"Salt in old pumps\"\n  publisher \"Pump Letters\"\n  release_date 2020\n");
    expect_part(shown, "summary \"I. Fjord, O. Brekke\"\n");
    expect_part(shown, "projects\n  name \"The well that lied to us\"\n  start_date 2024-10\n");
    expect_part(shown, "entity \"Tide Conference, Regina\"\n  type \"talk\"\n");
}

TEST(Publications, AVenueInQuotationMarksBehindTheTitle) {
    const std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Publikacje\n\n"
        "- Fjord I., Dargacz M., Picie przez słomkę: ryzyko czy trening?, „Zeszyty Pomp”, 2022, nr 3, s. 18–27.\n"
        "- Domowy zeszyt słów, „Biuletyn Pomp”, 2017, nr 1, s. 4–9.\n");
    expect_part(
        shown,
        "name \"Picie przez słomkę: ryzyko czy trening?\"\n  publisher \"„Zeszyty Pomp”, 2022, nr 3, s. 18–27\"");
    expect_part(shown, "summary \"Fjord I., Dargacz M.\"\n");
    expect_part(shown, "name \"Domowy zeszyt słów\"\n  publisher \"„Biuletyn Pomp”, 2017, nr 1, s. 4–9\"");
}

TEST(Publications, MarksBeforeAuthors) {
    const std::string shown = testing_cv::read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Publications\n\n(\\* = student co-author)\n\n"
        "Fjord, I., & \\*Lam, P. (2024). Creak at the edges. Journal of Tides, 103, 101–129.\n\n"
        "\\*Okpara, C., Fjord, I., & Moran, T. (2023). What old tapes can tell us. Pump Letters, 17, 211–240.\n");
    testing_cv::expect_part(shown, "  name \"Creak at the edges\"\n");
    testing_cv::expect_part(shown, "  name \"What old tapes can tell us\"\n");
    testing_cv::expect_part(shown, "*Okpara, C., Fjord, I., & Moran, T.");
}

TEST(Publications, ImpactFactorsAndVenuesBeforeTheYear) {
    const std::string shown = testing_cv::read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Publications\n\n"
        "1. N. Laskar, I. Fjord\\*, Copper single atoms on carbon: reduction of salt, ACS Catal., 2024, 14, 9021–9034. "
        "(IF: 11.3)\n"
        "2. I. Fjord\\* and P. Irud, Ligands and the thermodynamics of tides, Dalton Trans., 2021, 50, 11802–11811.\n"
        "3. F. Qureshi, P. Irud and I. Fjord\\*, Nickel oxide flakes: thickness of gates, Electrochim. Acta, 2018, "
        "283, 1402–1410.\n");
    testing_cv::expect_part(shown, "  publisher \"ACS Catal., 2024, 14, 9021–9034\"\n");
    testing_cv::expect_part(shown, "IF: 11.3");
    testing_cv::expect_part(shown, "  publisher \"Dalton Trans., 2021, 50, 11802–11811\"\n");
    testing_cv::expect_part(shown, "  publisher \"Electrochim. Acta, 2018, 283, 1402–1410\"\n");
}

TEST(Publications, WithWhomBehindTheVenueAndWhoEdited) {
    const std::string shown = testing_cv::read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Publications\n\n"
        "- ‘The Property at Twenty-Five’ (2021) 138 *Tide Law Journal* 455 (with TM Brekke)\n"
        "- ‘The Counter’ in Mireille Dacosta (ed), *Spaces of Bureaucracy* (Quay Press 2019) 77\n");
    testing_cv::expect_part(shown, "  publisher \"138 Tide Law Journal 455\"\n");
    testing_cv::expect_part(shown, "  summary \"with TM Brekke\"\n");
    testing_cv::expect_part(shown,
                            "  publisher \"in Mireille Dacosta (ed), Spaces of Bureaucracy (Quay Press 2019) 77\"\n");
}

TEST(Publications, PagesBehindTheYearAndBeforeALinkInBrackets) {
    const std::string shown = testing_cv::read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Publications\n\n"
        "- ‘Dry Taps of the North’, Past & Quay, 262 (2024), 118–55 <https://doi.org/10.5555/pastq.2024.118>\n");
    testing_cv::expect_part(shown, "  publisher \"Past & Quay, 262 (2024), 118–55\"\n");
}

TEST(Publications, TitlesOfOneWordInQuotationMarks) {
    const std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nEXPERIENCE\n\nEngineer, Harbour Ltd, 2019 – 2021\n\nEDUCATION\n\n"
        "BSc Physics, Harbour University, 2008 – 2011\n\nPUBLICATIONS\n\n"
        "‘Processions’, in Music in Harbour Towns, ed. by Una Garvan (Leith: Quay, 2021), 88–109\n\n"
        "‘Salt in the west’, in Uses of Salt, ed. by P. Oldacre (Leith: Quay, 2016), 201–224\n");
    testing_cv::expect_part(
        shown,
        "name \"Processions\"\n"
        "  publisher \"in Music in Harbour Towns, ed. by Una Garvan (Leith: Quay, 2021), 88–109\"\n");
}

}  // namespace
}  // namespace cvconv
