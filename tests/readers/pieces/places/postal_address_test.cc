#include "readers/pieces/places/postal_address.h"

#include <gtest/gtest.h>

#include <string>

namespace cvconv {
namespace {

/// "address|postal code|city|region|country code"
std::string address_in(std::string_view text) {
    Spans lines;
    for (std::size_t begin = 0; begin <= text.size();) {
        std::size_t end = std::min(text.find('\n', begin), text.size());
        lines.push_back({static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)});
        begin = end + 1;
    }
    auto location = parse_postal_address(text, lines);
    if (!location) {
        return "";
    }
    return value_or_empty(location->address) + "|" + value_or_empty(location->postal_code) + "|" +
           value_or_empty(location->city) + "|" + value_or_empty(location->region) + "|" +
           value_or_empty(location->country_code);
}

TEST(PostalAddress, OfManyCountries) {
    struct Case {
        const char* text;
        const char* expected;
    };
    const Case cases[] = {
        {"Korenbloemstraat 48\n7415 KD Deventer\nNederland", "Korenbloemstraat 48|7415 KD|Deventer||NL"},
        {"Rua das Amoreiras, n.º 27, 2.º Esq.\n7000-512 Évora, Portugal",
         "Rua das Amoreiras, n.º 27, 2.º Esq.|7000-512|Évora||PT"},
        {"Str. Teilor nr. 12, bl. C4, ap. 31, 550123 Sibiu, România",
         "Str. Teilor nr. 12, bl. C4, ap. 31|550123|Sibiu||RO"},
        {"Rúa da Ponte 33, 2.º B, 27004 Lugo (España)", "Rúa da Ponte 33, 2.º B|27004|Lugo||ES"},
        {"Travessa do Piquiá, 418, 66000-555, Belém, PA, Brasil", "Travessa do Piquiá, 418|66000-555|Belém|PA|BR"},
        {"Block 7, Flat 3, Civil Servants’ Quarters, Lokoja, Kogi State",
         "Block 7, Flat 3, Civil Servants’ Quarters||Lokoja|Kogi State|"},
        {"5 Quay Street, Rockville, Montgomery County, MD 20850", "5 Quay Street|20850|Rockville|MD|US"},
        {"〒621-0055 京都府亀岡市篠原町葛木12番地5", "篠原町葛木12番地5|621-0055|亀岡市|京都府|"},
        {"Austin, Travis County, Texas", "||Austin|Texas|US"},
        {"3 quai de l’Armor 22500 Paimpol", "3 quai de l’Armor|22500|Paimpol||"},
        {"Lipová 1184/6, 760 01 Zlín, Česká republika", "Lipová 1184/6|760 01|Zlín||CZ"},
        {"6724 Szeged, Vértói utca 14. III/9.", "Vértói utca 14. III/9.|6724|Szeged||"},
        {"Koivurannankatu 5 B 22, 40520 Jyväskylä", "Koivurannankatu 5 B 22|40520|Jyväskylä||"},
        {"Vesterfælledvej 71, 3. th.\n1750 København V\nDanmark", "Vesterfælledvej 71, 3. th.|1750|København V||DK"},
        {"Moda Mah. Leylek Sok. No: 14/5, 34710 Kadıköy / İstanbul, Türkiye",
         "Moda Mah. Leylek Sok. No: 14/5|34710|Kadıköy|İstanbul|TR"},
        {"Vilkpėdės g. 18-7, LT-03151 Vilnius, Lietuva", "Vilkpėdės g. 18-7|LT-03151|Vilnius||LT"},
        {"Hauptstraße 5, D-10115 Berlin", "Hauptstraße 5|D-10115|Berlin||DE"},
        {"Musterstr. 1 · 12345 Musterstadt", "Musterstr. 1|12345|Musterstadt||"},
        {"Straße 52 - 11111 Ort", "Straße 52|11111|Ort||"},
        {"Hafenstrasse 5, 4125 Riehen, Schweiz", "Hafenstrasse 5|4125|Riehen||CH"},
        {"12 bis, rue des Tisserands\n69400 Villefranche-sur-Saône, France",
         "12 bis, rue des Tisserands|69400|Villefranche-sur-Saône||FR"},
        {"75011 Paris, France", "|75011|Paris||FR"},
        {"14 Foundry Row, Derby DE24 8TB, United Kingdom", "14 Foundry Row|DE24 8TB|Derby||GB"},
        {"Flat 4, 27 Quayside Row, Gateshead, NE8 3QX, UK", "Flat 4, 27 Quayside Row|NE8 3QX|Gateshead||GB"},
        {"SW1A 1AA London", "|SW1A 1AA|London||"},
        {"7 Slieve Bán View, Knocknacarra, Galway H91 X2K7", "7 Slieve Bán View, Knocknacarra|H91 X2K7|Galway||"},
        {"Springfield, IL 62704", "|62704|Springfield|IL|US"},
        {"1234 Main St, Apt 5, Austin, TX 78701", "1234 Main St, Apt 5|78701|Austin|TX|US"},
        {"1188 Cottonwood Lane, Boise, Idaho 83702", "1188 Cottonwood Lane|83702|Boise|Idaho|US"},
        {"317 Moscow Hall, Pullman, WA 99164-1234, USA", "317 Moscow Hall|99164-1234|Pullman|WA|US"},
        {"418 Fictional Crescent, Ottawa, Ontario K2P 0X5, Canada", "418 Fictional Crescent|K2P 0X5|Ottawa|Ontario|CA"},
        {"2/18 Colville Lane, Hobart TAS 7000", "2/18 Colville Lane|7000|Hobart|TAS|"},
        {"Building 17, 44 Mangrove Drive, Townsville QLD 4811, Australia",
         "Building 17, 44 Mangrove Drive|4811|Townsville|QLD|AU"},
        {"17 Jacaranda Close, Pretoria 0181, South Africa", "17 Jacaranda Close|0181|Pretoria||ZA"},
        {"12 Protea Close, Emalahleni, Mpumalanga, 1035, South Africa",
         "12 Protea Close|1035|Emalahleni|Mpumalanga|ZA"},
        {"C/ Molino de la Marquesa, 15, 3.º B\n46015 Valencia, España",
         "C/ Molino de la Marquesa, 15, 3.º B|46015|Valencia||ES"},
        {"Cannaregio 3021, 30121 Venezia, Italia", "Cannaregio 3021|30121|Venezia||IT"},
        {"Via dei Conciatori 41, 36061 Bassano del Grappa (VI), Italia",
         "Via dei Conciatori 41|36061|Bassano del Grappa|VI|IT"},
        {"ul. Garncarska 12/4, 80-894 Gdańsk, Polska", "ul. Garncarska 12/4|80-894|Gdańsk||PL"},
        {"Hamngatan 8B, 392 32 Kalmar", "Hamngatan 8B|392 32|Kalmar||"},
        {"Αγίου Μηνά 19, 546 31 Θεσσαλονίκη, Ελλάδα", "Αγίου Μηνά 19|546 31|Θεσσαλονίκη||GR"},
        {"ул. „Цар Асен“ № 16, ет. 2, 5000 Велико Търново, България",
         "ул. „Цар Асен“ № 16, ет. 2|5000|Велико Търново||BG"},
        {"〒231-0862 神奈川県横浜市中区山手町555-12", "山手町555-12|231-0862|横浜市中区|神奈川県|"},
        {"510 彰化縣員林市中山路二段555號8樓", "中山路二段555號8樓|510|員林市|彰化縣|"},
        {"(10072) 경기도 김포시 걸포로 55번길 12, 1203호", "걸포로 55번길 12, 1203호|10072|김포시|경기도|"},
    };
    for (const Case& c : cases) {
        EXPECT_EQ(address_in(c.text), c.expected) << c.text;
    }
}

TEST(PostalAddress, CityAndCountryAlone) {
    struct Case {
        const char* text;
        const char* expected;
    };
    const Case cases[] = {
        {"Seoul, South Korea", "||Seoul||KR"},
        {"Lyttelton, Canterbury, New Zealand", "||Lyttelton|Canterbury|NZ"},
        {"Rosario, Santa Fe, Argentina", "||Rosario|Santa Fe|AR"},
        {"Chennai, Tamil Nadu, India", "||Chennai|Tamil Nadu|IN"},
        {"Kleinkleckersdorf, Germany", "||Kleinkleckersdorf||DE"},
        {"Santa Fe, NM", "||Santa Fe|NM|US"},
        {"Vancouver, BC", "||Vancouver|BC|"},
        {"Singapore", "||Singapore||SG"},
        {"Singapore 018956", "|018956|Singapore||SG"},
        {"м. Полтава, Україна", "||Полтава||UA"},
        {"Leeds", "||Leeds||"},
        {"United Kingdom", "||||GB"},
        {"Atlanta, Georgia", "||Atlanta|Georgia|"},
        {"Tbilisi, Georgia", "||Tbilisi||GE"},
        {"", ""},
    };
    for (const Case& c : cases) {
        EXPECT_EQ(address_in(c.text), c.expected) << c.text;
    }
}

TEST(PostalAddress, WithoutCommas) {
    struct Case {
        const char* text;
        const char* expected;
    };
    const Case cases[] = {
        {"Zürich 8005 CH", "|8005|Zürich||CH"},
        {"Berlin, DE", "||Berlin||DE"},
        {"Chicago, Illinois 60611 US", "|60611|Chicago|Illinois|US"},
        {"Armidale, NSW, AU", "||Armidale|NSW|AU"},
        {"Dublin 9, IE", "||Dublin 9||IE"},
        {"12 Lakeshore Terrace, Unit 2204 Chicago", "12 Lakeshore Terrace, Unit 2204||Chicago||"},
    };
    for (const Case& c : cases) {
        EXPECT_EQ(address_in(c.text), c.expected) << c.text;
    }
}

TEST(PostalAddress, LinesThatAreOne) {
    auto score = [](std::string_view text) {
        return address_score(text, {0, static_cast<std::uint32_t>(text.size())});
    };
    for (const char* text : {"Hauptstraße 5, 10115 Berlin", "10115 Berlin", "1234 Main St, Austin, TX 78701",
                             "Leeds, UK", "12 rue des Tisserands, 69400 Villefranche", "7415 KD Deventer"}) {
        EXPECT_GE(score(text), 0.6F) << text;
    }
    for (const char* text :
         {"Senior Software Engineer", "ada@example.com", "2019 – 2021", "Led a team of 5 engineers", ""}) {
        EXPECT_LT(score(text), 0.4F) << text;
    }
}

TEST(PostalAddress, RegionsBesideTheCity) {
    struct Case {
        const char* text;
        const char* expected;
    };
    const Case cases[] = {
        {"Rua das Ondas, 555 – Centro – Porto Alegre/RS – CEP 90670-030",
         "Rua das Ondas, 555 – Centro|90670-030|Porto Alegre|RS|"},
        {"Str. Ondei nr. 55, 110015 Pitești, jud. Argeș", "Str. Ondei nr. 55|110015|Pitești|Argeș|"},
        {"гр. Пловдив 4002, ул. Морска 55", "ул. Морска 55|4002|Пловдив||"},
        {"2218 SE Tide Loop, Apt 4\nPortland, OR 97214", "2218 SE Tide Loop, Apt 4|97214|Portland|OR|US"},
        {"8, rue de la Source\n25300 Pontarlier", "8, rue de la Source|25300|Pontarlier||"},
    };
    for (const Case& c : cases) {
        EXPECT_EQ(address_in(c.text), c.expected) << c.text;
    }
}

TEST(PostalAddress, TownsThatEndLikeStreets) {
    EXPECT_EQ(address_in("Moosweg 4, 83471 Berchtesgaden"), "Moosweg 4|83471|Berchtesgaden||");
    EXPECT_EQ(address_in("Pod Krimom 9, 1385 Nova vas"), "Pod Krimom 9|1385|Nova vas||");
    EXPECT_EQ(address_in("Apt 5, 1385 Main St, Springfield"), "Apt 5, 1385 Main St||Springfield||");
}

TEST(PostalAddress, CodesWithTheirCountryBehindTheTown) {
    EXPECT_EQ(address_in("Taikos pr. 61, Klaipėda LT-91182"), "Taikos pr. 61|LT-91182|Klaipėda||LT");
}

}  // namespace
}  // namespace cvconv
