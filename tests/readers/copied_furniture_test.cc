#include "readers/copied_furniture.h"

#include <gtest/gtest.h>

namespace cvconv {
namespace {

using Lines = std::vector<std::string>;
using Marks = std::vector<bool>;

TEST(CopiedFurniture, TheHeadOfACopiedPage) {
    Lines lines = {"Search this site",
                   "Skip to main content",
                   "Ada Fermi",
                   "Home",
                   "Research",
                   "Teaching",
                   "CV",
                   "",
                   "Ada Fermi",
                   "Welder",
                   "",
                   "Home"};
    EXPECT_EQ(find_navigation(lines),
              (Marks{true, true, true, true, true, true, true, false, false, false, false, false}));
}

TEST(CopiedFurniture, TheFootOfACopiedPage) {
    Lines lines = {"Choir", "", "Report abuse", "Page details", "Page updated December 2, 2024"};
    EXPECT_EQ(find_navigation(lines), (Marks{false, false, true, true, true}));
}

TEST(CopiedFurniture, AMenuInOneLine) {
    EXPECT_EQ(find_navigation({"Home / Research / Teaching / CV", "", "Ada Fermi"}), (Marks{true, false, false}));
    EXPECT_EQ(find_navigation({"Ada Fermi", "Research · Teaching · Service"}), (Marks{false, false}));
    EXPECT_EQ(find_navigation({"Welding / Pipes / Seams / Organs", "", "Ada Fermi"}), (Marks{false, false, false}));
}

TEST(CopiedFurniture, HeadingsOneBelowTheOtherAreNoMenuWithoutNavigation) {
    EXPECT_EQ(find_navigation({"Ada Fermi", "Experience", "Education", "Skills"}), (Marks{false, false, false, false}));
}

TEST(CopiedFurniture, FootersThatCountThePages) {
    Lines lines = {"Ada Fermi — CV 2025 — 1/3", "Welder", "Ada Fermi — CV 2025 — 2/3", "Ada Fermi — CV 2025 — 3/3"};
    EXPECT_EQ(find_page_counts(lines), (Marks{false, false, true, true}));  // the first may be the name
    EXPECT_EQ(find_page_counts({"Ada", "Ada Fermi, page 1 of 2", "Ada Fermi, page 2 of 2"}),
              (Marks{false, true, true}));
}

TEST(CopiedFurniture, WhatDoesNotCountStays) {
    EXPECT_EQ(find_page_counts({"Organ tuning, grade 1/5", "Organ tuning, grade 1/5"}), (Marks{false, false}));
    EXPECT_EQ(find_page_counts({"Welder 03/20", "Welder 04/20"}), (Marks{false, false}));
}

TEST(CopiedFurniture, TitlesThatCountThePages) {
    const Lines lines = {"Ada Fermi", "Curriculum Vitae",   "Welder", "", "Ada Fermi", "Curriculum Vitae 2", "Cook", "",
                         "Ada Fermi", "Curriculum Vitae 3", "Choir"};
    EXPECT_EQ(find_page_counts(lines),
              (Marks{false, false, false, false, true, true, false, false, true, true, false}));
    EXPECT_EQ(find_page_counts({"Ada Fermi", "", "Welding 2", "Welding 3"}), (Marks{false, false, false, false}));
}

TEST(CopiedFurniture, NumbersAloneAndTheHeadersBelowThem) {
    Lines lines = {"Ada Fermi", "Welder", "", "1", "", "Ada Fermi", "Cook", "", "2", "", "Ada Fermi", "Choir", "", "3"};
    EXPECT_EQ(find_page_counts(lines),
              (Marks{false, false, false, true, false, true, false, false, true, false, true, false, false, true}));
    EXPECT_EQ(find_page_counts({"Ada", "", "2", "", "Welder", "", "5"}),
              (Marks{false, false, false, false, false, false, false}));
}

TEST(CopiedFurniture, TheFootOfAPageToTheEnd) {
    EXPECT_EQ(find_navigation({"Loisirs", "", "Voile, musique", "", "Partager cette page", "Facebook", "E-mail",
                               "© 2025 Atelier Fjord · Mentions légales · Plan du site", "Propulsé par Grav"}),
              (Marks{false, false, false, false, true, true, true, true, true}));
    EXPECT_EQ(
        find_navigation({"Volunteering", "", "Treasurer, Lifeboat Guild", "", "Last modified: · Built with Jekyll"}),
        (Marks{false, false, false, false, true}));
    EXPECT_EQ(find_navigation({"Skills", "", "Pumps", "Valves · Gauges", "Boats"}),
              (Marks{false, false, false, false, false}));
}

TEST(CopiedFurniture, LogosAboveTheNames) {
    EXPECT_EQ(find_navigation({"Logo de Viña del Mar", "Analista", "Viña del Mar · Prácticas"}),
              (Marks{true, false, false}));
    EXPECT_EQ(find_navigation({"Dock Ltd logo", "Welder", "Dock Ltd"}), (Marks{true, false, false}));
    EXPECT_EQ(find_navigation({"Logo design", "Welder", "Dock Ltd"}), (Marks{false, false, false}));
}

TEST(CopiedFurniture, AMenuWithNothingButBlanks) {
    EXPECT_EQ(find_navigation({"Home Research Teaching CV", "", "Ida Fjord"}), (Marks{true, false, false}));
    EXPECT_EQ(find_navigation({"Home Harbour Teaching CV", "", "Ida Fjord"}), (Marks{false, false, false}));
}

TEST(CopiedFurniture, TheNameBelowAPagesNumber) {
    const Lines lines = {"IDA MARIA FJORD", "", "rowing",     "", "Page 1 of 2", "IDA FJORD | Curriculum Vitae", "",
                         "sailing",         "", "Page 2 of 2"};
    EXPECT_EQ(find_page_counts(lines), (Marks{false, false, false, false, true, true, false, false, false, true}));
    const Lines entry = {"IDA MARIA FJORD",          "", "rowing",  "", "Page 1 of 2",
                         "Ida Fjord, pumps for all", "", "sailing", "", "Page 2 of 2"};
    EXPECT_FALSE(find_page_counts(entry)[5]);
}

TEST(CopiedFurniture, AccountsInOneLineAreNoMenu) {
    EXPECT_FALSE(find_navigation({"Ida Fjord", "", "fjord.example · GitHub · LinkedIn"})[2]);
    EXPECT_TRUE(find_navigation({"Ida Fjord", "", "Home · Research · Contact"})[2]);
}

}  // namespace
}  // namespace cvconv
