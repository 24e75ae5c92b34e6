// What is written comes back, or is named: every field of the model, filled with a word of its own.

#include <set>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "ir/walk.h"
#include "readers/europass/europass.h"
#include "tests/support/said.h"
#include "writers/europass/europass.h"
#include "writers/europass/validate.h"

namespace cvconv {
namespace {

/// Fills what the model has: `text(pointer)` for each text, a year of its own for each date.
template <class R, class MakeText>
void fill(R& record, const std::string& pointer, int& year, MakeText text) {
    R::fields(record, [&](std::string_view name, auto& field) {
        using F = std::remove_reference_t<decltype(field)>;
        std::string here = pointer + (pointer.empty() ? "" : ".") + name_in_json(name);
        if constexpr (Record<F>) {
            fill(field, here, year, text);
        } else if constexpr (std::same_as<F, Text>) {
            field = said(text(here));
        } else if constexpr (std::same_as<F, Texts>) {
            field = {said(text(here + "[0]")), said(text(here + "[1]"))};
        } else if constexpr (std::same_as<F, Date>) {
            field = Found<PartialDate>{{static_cast<std::int16_t>(year++), 0, 0}, {}, Confidence::stated, {}};
        } else if constexpr (requires { field.emplace_back(); }) {
            if constexpr (Record<typename F::value_type>) {
                fill(field.emplace_back(), here + "[0]", year, text);
            }
        }
    });
}

/// "basics.moreEmails[1]" → "Basicsmoreemails1": one word, and no other field's.
std::string word_for(const std::string& pointer) {
    std::string word = "q";
    for (char c : pointer) {
        if (c >= '0' && c <= '9') {
            word += static_cast<char>('a' + (c - '0'));
        } else if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')) {
            word += static_cast<char>(c | 0x20);
        }
    }
    return word + 'q';
}

/// Fields that say in another form what a field beside them says, and words that only name a value.
bool says_nothing_new(const std::string& pointer) {
    return pointer == "basics.phoneE164" || pointer.starts_with("labels");
}

struct ThereAndBack {
    std::string xml;
    std::string back;  ///< all texts and dates
    Diagnostics said{"", 1000};

    [[nodiscard]] bool has(const std::string& value) const { return back.find(value) != std::string::npos; }
    [[nodiscard]] bool names(const std::string& value) const {
        for (const Diagnostic& diagnostic : said.all()) {
            bool loss = diagnostic.code == Code::value_not_representable || diagnostic.code == Code::arrangement_lost;
            if (loss && (diagnostic.detail.find(value) != std::string::npos || diagnostic.place.pointer == value)) {
                return true;
            }
        }
        return false;
    }
};

using Writer = decltype(&write_europass);

ThereAndBack travel(const Cv& cv, Writer write) {
    ThereAndBack trip;
    trip.xml = (*write)(cv, trip.said).value_or("");
    Diagnostics reading;
    if (auto content = read_europass(trip.xml, {}, reading)) {
        for_each_found(std::get<Cv>(*content), [&](const auto& found) {
            if constexpr (std::is_same_v<decltype(found.value), std::string>) {
                trip.back += found.value + '\n';
            } else if constexpr (std::is_same_v<decltype(found.value), PartialDate>) {
                trip.back += to_iso(found.value) + '\n';
            }
        });
    }
    return trip;
}

class Losses : public testing::TestWithParam<Writer> {};

TEST_P(Losses, AWordInEveryFieldComesBackOrIsNamed) {
    for (bool mother_tongue : {false, true}) {
        Cv cv;
        int year = 1950;
        std::vector<std::pair<std::string, std::string>> words;
        fill(cv, "", year, [&](const std::string& pointer) {
            words.emplace_back(pointer, word_for(pointer));
            return words.back().second;
        });
        cv.languages[0].mother_tongue = Found<bool>{mother_tongue, {}, Confidence::stated, {}};
        ThereAndBack trip = travel(cv, GetParam());
        ASSERT_FALSE(trip.xml.empty()) << (trip.said.all().empty() ? "" : to_line(trip.said.all().front()));
        for (const auto& [pointer, word] : words) {
            bool kept = trip.has(word) || trip.names(word) || trip.names(pointer);
            bool furniture = pointer.starts_with("furniture") && trip.names("furniture");
            bool file = pointer.starts_with("attachments[0]") && trip.names("attachments[0]");
            EXPECT_TRUE(kept || furniture || file || says_nothing_new(pointer)) << pointer;
        }
        for (int each = 1950; each < year; ++each) {
            EXPECT_TRUE(trip.has(std::to_string(each))) << each;
        }
    }
}

TEST_P(Losses, SoDoesEachFieldAlone) {
    Cv whole;
    int year = 1950;
    std::vector<std::string> pointers;
    fill(whole, "", year, [&](const std::string& pointer) {
        pointers.push_back(pointer);
        return word_for(pointer);
    });
    for (const std::string& pointer : pointers) {
        Cv cv;
        fill(cv, "", year, [&](const std::string& here) { return here == pointer ? word_for(here) : std::string{}; });
        ThereAndBack trip = travel(cv, GetParam());
        ASSERT_FALSE(trip.xml.empty()) << pointer;
        bool kept = trip.has(word_for(pointer)) || trip.names(word_for(pointer)) || trip.names(pointer);
        bool furniture = pointer.starts_with("furniture") && trip.names("furniture");
        bool file = pointer.starts_with("attachments[0]") && trip.names("attachments[0]");
        EXPECT_TRUE(kept || furniture || file || pointer.starts_with("labels")) << pointer << trip.xml;
    }
}

TEST_P(Losses, StrangeTextsAreWrittenValid) {
    const std::string strange[] = {"",
                                   " ",
                                   "\n\n",
                                   "\xC2\xA0",
                                   std::string("a\0b\x01\x1F\x7F", 6),
                                   "\xEF\xBF\xBE \xEF\xBF\xBF \xF0\x9F\x98\x80",
                                   "\xFF\xC3(",
                                   "<script>alert(1)</script> & &nbsp; &lt;b&gt; ]]> <!-- x -->",
                                   "http://[ not % an address",
                                   "https://example.org/ü?a=b&c=d#e#f",
                                   "data:image/png;base64,!!!!",
                                   "2021-02-31",
                                   "+49",
                                   "@.@",
                                   "ZZ",
                                   "zz",
                                   "EQF 9",
                                   "– (a) – , ; | :",
                                   "work-experience",
                                   std::string(100'000, 'x')};
    for (const std::string& text : strange) {
        Cv cv;
        int year = 1950;
        fill(cv, "", year, [&](const std::string&) { return text; });
        ThereAndBack trip = travel(cv, GetParam());
        EXPECT_FALSE(trip.xml.empty()) << text.substr(0, 50) << ": " << trip.said.all().size()
                                       << (trip.said.all().empty() ? "" : to_line(trip.said.all().back()));
    }
}

TEST_P(Losses, HowTheSourceIsArrangedIsNamed) {
    Cv cv;
    cv.basics.name = said("Ada Example");
    for (const char* employer : {"Dock", "Dock", "Yard"}) {
        cv.work.emplace_back().name = said(employer);
    }
    cv.work[0].group = cv.work[1].group = 1;
    cv.skills.emplace_back().name = said("Welding");
    cv.skills.push_back({.name = said("Office"), .level = {}, .keywords = {said("Calc")}, .extra = {}});
    for (const char* fluency : {"B2", "Native"}) {
        cv.languages.push_back(Language{});
        cv.languages.back().language = said("German");
        cv.languages.back().fluency = said(fluency);
    }
    cv.interests.emplace_back().name = said("Kites");
    cv.furniture = {said("Page 1 of 2")};
    cv.sections = {{SectionKind::interests, said("Interests")},
                   {SectionKind::skills, said("Know-how")},
                   {SectionKind::work, said("Where I was")}};
    ThereAndBack trip = travel(cv, GetParam());
    auto detail_of = [&](const char* pointer, const char* begin) {
        for (const Diagnostic& diagnostic : trip.said.all()) {
            EXPECT_EQ(diagnostic.code, Code::arrangement_lost);
            if (diagnostic.place.pointer == pointer && diagnostic.detail.starts_with(begin)) {
                return diagnostic.detail;
            }
        }
        return std::string{};
    };
    EXPECT_EQ(detail_of("work", ""), "under one employer's heading: work[0], work[1]");
    EXPECT_EQ(detail_of("furniture", ""), "running headers, page numbers, hidden text: 1");
    EXPECT_NE(detail_of("sections", "titles").find("\"Where I was\""), std::string::npos);
    EXPECT_EQ(detail_of("sections", "titles").find("\"Interests\""), std::string::npos);
    bool v3 = GetParam() == &write_europass_v3;
    EXPECT_EQ(detail_of("languages", ""), "their order: mother tongues come first");
    EXPECT_EQ(detail_of("skills", ""), v3 ? "" : "their order: groups with keywords come first");
    EXPECT_EQ(detail_of("sections", "their order"),
              v3 ? "their order: \"Interests\", \"Know-how\", \"Where I was\"" : "");
}

INSTANTIATE_TEST_SUITE_P(Both, Losses, testing::Values(&write_europass, &write_europass_v3),
                         [](const auto& test) { return test.index == 0 ? "candidate" : "v3"; });

}  // namespace
}  // namespace cvconv
