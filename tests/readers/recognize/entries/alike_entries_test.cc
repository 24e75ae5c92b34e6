// What entries of one section tell of each other's headers.

#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

TEST(AlikeEntries, TheEmployerMayBeTheFirstInnerBullet) {
    const std::string shown = testing_cv::read_marked(
        "# Ada Example\n\nada@example.org\n\n## Work experience\n\n"
        "* June 2017 - May 2019: Research Engineer\n  * Harbour Works Ltd\n  * Measured the tides of nine harbours.\n\n"
        "* June 2014 - May 2017: Intern\n  * University of Leith\n  * Counted the fish of three rivers by hand.\n");
    testing_cv::expect_part(shown, "work\n  name \"Harbour Works Ltd\"\n  position \"Research Engineer\"\n");
    testing_cv::expect_part(shown, "work\n  name \"University of Leith\"\n  position \"Intern\"\n");
    testing_cv::expect_part(shown, "highlights \"Measured the tides of nine harbours.\"");
}

TEST(AlikeEntries, RolesBelowTheEmployerOfTheEntryAbove) {
    const std::string shown = testing_cv::read_marked(
        "# Ada Example\n\nada@example.org\n\n## Employment History\n\n"
        "Harbour College\n\n2021 – 2023 | Professor, Tides\n\nMeasured the tides of nine harbours every day.\n\n"
        "2018 – 2021 | Affiliated Faculty Member\n\nCounted the fish of three rivers by hand.\n\n"
        "Quay University\n\n2014 – 2018 | Visiting Scholar\n\nDrew maps of all the wrecks of the coast.\n");
    testing_cv::expect_part(shown,
                            "work\n  name \"Harbour College\"\n  position \"Affiliated Faculty Member\"\n"
                            "  start_date 2018\n");
    testing_cv::expect_part(shown, "work\n  name \"Quay University\"\n  position \"Visiting Scholar\"\n");
}

TEST(AlikeEntries, ALabelThatComesAgainBeginsAnEntry) {
    const std::string shown = testing_cv::read_marked(
        "Ida Fjord\n\nida@fjord.example\n\n**EXPERIENCIA LABORAL**\n\n**TEXTILES DEL PUERTO S.A.S.**\n\n"
        "**Cargo:** Jefe de Gestión\n\n**Fecha:** Febrero de 2020 – Actualmente\n\n**Funciones:**\n\n"
        "- Liderar un equipo de siete personas.\n\n**HOSPITAL SAN TELMO**\n\n**Cargo:** Psicóloga\n\n"
        "**Fecha:** Agosto de 2013 – Agosto de 2014\n\n**CONFECCIONES PUNTADA FINA**\n\n"
        "**Cargo:** Practicante\n\n**Fecha:** Segundo semestre de 2012\n\n**FORMACIÓN**\n\n"
        "Psicóloga, Universidad de Leith, 2013\n");
    testing_cv::expect_part(shown, "name \"CONFECCIONES PUNTADA FINA\"\n  position \"Practicante\"\n");
    testing_cv::expect_part(shown, "name \"HOSPITAL SAN TELMO\"\n  position \"Psicóloga\"\n  start_date 2013-08");
}

TEST(AlikeEntries, ThePositionStandsBelowAllThatIsSaidOfTheEmployer) {
    const std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nОпыт работы\n\nМарт 2018 — настоящее время\n7 лет\n"
        "АО «Исетский завод»\nЕкатеринбург\nМеталлургия, металлообработка\n• Чугунное и стальное литьё\n"
        "Главный энергетик\nРуководство службой главного энергетика.\n\nАвгуст 2012 — Февраль 2018\n"
        "5 лет 7 месяцев\nООО «Уралремонт»\nЕкатеринбург, www.uralremont.example\nНачальник участка\n"
        "— Монтаж и наладка подстанций.\n— Сдача 17 объектов.\n\nОбразование\n\nВысшее\n\n2009\n"
        "Уральский университет, Екатеринбург\nЭлектроснабжение предприятий, инженер\n");
    testing_cv::expect_part(shown, "position \"Главный энергетик\"\n");
    testing_cv::expect_part(shown, "position \"Начальник участка\"\n");
}

}  // namespace
}  // namespace cvconv
