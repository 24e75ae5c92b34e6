#include "tools/blind/rules.h"

#include <algorithm>
#include <concepts>
#include <set>

#include <gtest/gtest.h>

#include "tests/support/run_command.h"
#include "tools/blind/options.h"
#include "tools/blind/walk.h"

namespace cvconv::blind {
namespace {

/// A Cv with one entry in each list, so that a walk sees every member.
Cv full() {
    Cv cv;
    Cv::fields(cv, [](std::string_view, auto& field) {
        if constexpr (requires { field.emplace_back(); } &&
                      !std::same_as<std::remove_cvref_t<decltype(field)>, Texts> &&
                      !std::same_as<std::remove_cvref_t<decltype(field)>, Extras>) {
            field.emplace_back();
        }
    });
    cv.basics.profiles.emplace_back();
    return cv;
}

TEST(Rules, SayWhatHappensToEachMemberOfTheSchema) {
    const Cv cv = full();
    std::set<std::string> seen;
    for_each_member(cv, [&](const std::string&, const std::string& member, const auto&) {
        const Rule& rule = rule_for(member);
        const bool named = member.starts_with(rule.member) || member.ends_with("extra");
        EXPECT_TRUE(named) << member;
        seen.insert(std::string(rule.member));
    });
    for (const Rule& rule : rules()) {  // "basics" is the rule of what has none of its own below it
        EXPECT_TRUE(seen.contains(std::string(rule.member))) << rule.member << " is no member";
    }
}

TEST(Rules, EachProfileHidesWhatThoseBeforeItDo) {
    for (const Rule& rule : rules()) {
        const bool contact = hides({.profile = Profile::contact}, rule);
        const bool fair = hides({.profile = Profile::fair}, rule);
        const bool strict = hides({.profile = Profile::strict}, rule);
        EXPECT_TRUE(!contact || fair) << rule.member;
        EXPECT_TRUE(!fair || strict) << rule.member;
    }
    EXPECT_TRUE(hides({.profile = Profile::contact}, rule_for("basics.email")));
    EXPECT_FALSE(hides({.profile = Profile::contact}, rule_for("basics.location.city")));
    EXPECT_TRUE(hides({.profile = Profile::fair}, rule_for("references.name")));
    EXPECT_FALSE(hides({.profile = Profile::fair}, rule_for("work.name")));
    EXPECT_TRUE(hides({.profile = Profile::strict}, rule_for("education.institution")));
}

TEST(Rules, SingleGroupsAreHiddenAndKept) {
    const Options options{.profile = Profile::fair, .hide = {"employers"}, .keep = {"towns"}};
    EXPECT_TRUE(hides(options, rule_for("work.name")));
    EXPECT_FALSE(hides(options, rule_for("basics.location.city")));
    EXPECT_TRUE(hides({.profile = Profile::contact, .keep = {"rest"}}, rule_for("unclaimed")));
}

TEST(Rules, WhatIsWrongWithOptionsIsSaid) {
    Diagnostics said;
    check_options({.hide = {"shoes"}, .key = "0123456789abcdef"}, said);
    EXPECT_TRUE(said.has(Code::usage));
    Diagnostics both;
    check_options({.hide = {"towns"}, .keep = {"towns"}, .key = "0123456789abcdef"}, both);
    EXPECT_TRUE(both.has(Code::usage));
    Diagnostics weak;
    check_options({.key = "short"}, weak);
    EXPECT_TRUE(weak.has(Code::blind_key_weak));
}

TEST(Rules, TheReadmeHasTheTable) {
    EXPECT_NE(testing::content_of(CVCONV_SOURCE "/tools/blind/README.md").find(table_of_rules()), std::string::npos);
}

}  // namespace
}  // namespace cvconv::blind
