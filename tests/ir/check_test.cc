#include "ir/check.h"

#include <gtest/gtest.h>

#include "readers/native/native.h"

namespace cvconv {
namespace {

/// What is wrong with a CV in the native form: "work[0].endDate period-reversed: 2020 to 2019".
std::vector<std::string> complaints(std::string_view native, const Document* document = nullptr) {
    Diagnostics reading;
    auto cv = cv_from_native(native, reading);
    EXPECT_TRUE(cv) << native;
    Diagnostics found;
    check(cv.value_or(Cv{}), found, document);
    std::vector<std::string> lines;
    for (const Diagnostic& diagnostic : found.all()) {
        lines.push_back(diagnostic.place.pointer + " " + std::string(info(diagnostic.code).key) + ": " +
                        diagnostic.detail);
    }
    return lines;
}

using Lines = std::vector<std::string>;

TEST(Check, HasNothingToSayAboutASoundCv) {
    EXPECT_EQ(complaints(R"(
        basics
          name "Ada Example"
          phone_e164 "+493012345678"
          location
            country_code "XK"
        work
          start_date 2020-05
          end_date 2020
        work
          start_date 2020
          end_date 2020-05
        work
          start_date 2021
          current true
        languages
          language "Deutsch"
          code "de"
          listening "C2"
        education
          eqf_level "7"
    )"),
              Lines{});
}

TEST(Check, SaysWhatIsWrongAndWhere) {
    struct Case {
        const char* native;
        const char* complaint;
    };
    for (const Case& wrong : std::initializer_list<Case>{
             {"basics\n  name \" \"", "basics.name value-malformed: empty"},
             {"basics\n  name \"\\xFF\"", "basics.name value-malformed: not UTF-8"},
             {"basics\n  birth_date 1990-02-30", "basics.birthDate date-impossible: 1990-02-30"},
             {"basics\n  location\n    country_code \"UK\"", "basics.location.countryCode country-code-unknown: UK"},
             {"basics\n  location\n    country_code \"de\"", "basics.location.countryCode country-code-unknown: de"},
             {"basics\n  phone_e164 \"030 123\"", "basics.phoneE164 value-malformed: 030 123: + and 7 to 15 digits"},
             {"work\nwork\n  start_date 2020-05\n  end_date 2020-04",
              "work[1].endDate period-reversed: 2020-05 to 2020-04"},
             {"work\n  start_date 2020-05-09\n  end_date 2020-05-08",
              "work[0].endDate period-reversed: 2020-05-09 to 2020-05-08"},
             {"projects\n  start_date 2020\n  end_date 2019-12",
              "projects[0].endDate period-reversed: 2020 to 2019-12"},
             {"work\n  end_date 2020\n  current true", "work[0].current value-malformed: current, but ended in 2020"},
             {"work\n  highlights \"a\"\n  highlights \"\"", "work[0].highlights[1] value-malformed: empty"},
             {"work\n  name \"A\"\n  group 1\nwork\n  name \"B\"\n  group 1",
              "work[1].group value-malformed: \"A\" and \"B\" are in one group"},
             {"languages\n  reading \"C3\"", "languages[0].reading value-malformed: C3: a CEFR level is A1 to C2"},
             {"languages\n  code \"German\"", "languages[0].code value-malformed: German: not an ISO 639 code"},
             {"education\n  eqf_level \"9\"", "education[0].eqfLevel value-malformed: 9: an EQF level is 1 to 8"},
             {"basics\n  name \"Ada\" @5-5", "basics.name span-outside-text: @5-5"},
         }) {
        EXPECT_EQ(complaints(wrong.native), Lines{wrong.complaint});
    }
}

TEST(Check, PlacesLieInTheTextBetweenCharacters) {
    Document document;
    document.text = "Zoë";  // 4 bytes
    EXPECT_EQ(complaints("basics\n  name \"Zoë\" @0-4", &document), Lines{});
    EXPECT_EQ(complaints("basics\n  name \"Zoë\" @0-5", &document), Lines{"basics.name span-outside-text: @0-5"});
    EXPECT_EQ(complaints("basics\n  name \"Zo\" @0-3", &document), Lines{"basics.name span-outside-text: @0-3"});
}

}  // namespace
}  // namespace cvconv
