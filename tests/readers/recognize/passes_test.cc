// The passes, and what each says that it did.

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "readers/recognize/recognize.h"
#include "readers/text/text.h"

namespace cvconv {
namespace {

std::vector<PassReport> passes_over(const std::string& text) {
    Diagnostics diagnostics;
    const auto content = read_text(text, {}, diagnostics);
    return trace_passes(std::get<Document>(content.value()));
}

PassReport pass_of(const std::vector<PassReport>& passes, std::string_view name) {
    const auto found =
        std::find_if(passes.begin(), passes.end(), [&](const PassReport& pass) { return pass.name == name; });
    if (found == passes.end()) {
        ADD_FAILURE() << "no pass " << name;
        return {};
    }
    return *found;
}

const std::string name_and_mail = "Ada Example\nada@example.org\n\n";
const std::string skills = "SKILLS\n\nC++, Go, Welding\n\n";

TEST(Passes, HaveNamesOfTheirOwnAndSayWhatTheyDo) {
    std::set<std::string_view> names;
    for (const PassReport& pass : passes_over(name_and_mail + skills)) {
        EXPECT_TRUE(names.insert(pass.name).second) << pass.name;
        EXPECT_FALSE(pass.takes.empty() || pass.guarantees.empty()) << pass.name;
    }
}

TEST(Passes, SayWhichOfThemChangedSomething) {
    const auto plain = passes_over(name_and_mail + skills);
    const auto dated = passes_over(name_and_mail + skills + "Hamburg, 3 March 2024\n");
    EXPECT_FALSE(pass_of(plain, "part_closing").changed);
    EXPECT_TRUE(pass_of(dated, "part_closing").changed);
    EXPECT_EQ(pass_of(dated, "part_closing").sections, pass_of(dated, "find_sections").sections + 1);
    EXPECT_TRUE(pass_of(plain, "read_person").changed);
    EXPECT_FALSE(pass_of(plain, "part_listed_languages").changed);
}

TEST(Passes, CountSectionsAndTheirLines) {
    const auto passes = passes_over(name_and_mail + skills);
    EXPECT_EQ(pass_of(passes, "learn_date_order").sections, 0U);
    EXPECT_EQ(pass_of(passes, "find_sections").lines, 3U);  // a title is no line
    EXPECT_EQ(pass_of(passes, "find_sections").sections, 2U);
}

}  // namespace
}  // namespace cvconv
