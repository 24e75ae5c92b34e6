#include "readers/pieces/contact/profiles.h"

#include <gtest/gtest.h>

#include <string>

namespace cvconv {
namespace {

std::string show(const NetworkAccount& account) {
    return account.network + "|" + account.username + "|" + account.url;
}

TEST(Profiles, AddressesOfAccounts) {
    struct Case {
        const char* url;
        const char* expected;
    };
    const Case cases[] = {
        {"https://github.com/ada", "GitHub|ada|https://github.com/ada"},
        {"github.com/ada/", "GitHub|ada|https://github.com/ada/"},
        {"https://github.com/Ada-?tab=repositories", "GitHub|Ada-|https://github.com/Ada-?tab=repositories"},
        {"https://www.linkedin.com/in/ada-l/", "LinkedIn|ada-l|https://www.linkedin.com/in/ada-l/"},
        {"https://de.linkedin.com/in/ada-l", "LinkedIn|ada-l|https://de.linkedin.com/in/ada-l"},
        {"https://orcid.org/0000-0000-5555-0199", "ORCID|0000-0000-5555-0199|https://orcid.org/0000-0000-5555-0199"},
        {"https://scholar.google.de/citations?hl=de&user=abcDEF&x=1",
         "Google Scholar|abcDEF|https://scholar.google.de/citations?hl=de&user=abcDEF&x=1"},
        {"https://www.xing.com/profile/Ada_L", "XING|Ada_L|https://www.xing.com/profile/Ada_L"},
        {"https://twitter.com/ada", "Twitter|ada|https://twitter.com/ada"},
        {"x.com/ada", "X|ada|https://x.com/ada"},
        {"https://stackoverflow.com/users/5550/ada", "Stack Overflow|ada|https://stackoverflow.com/users/5550/ada"},
        {"https://social.example/@ada", "Mastodon|ada|https://social.example/@ada"},
        {"https://medium.com/@ada", "Medium|ada|https://medium.com/@ada"},
        {"https://ada.medium.com", "Medium|ada|https://ada.medium.com"},
        {"https://www.youtube.com/@ada", "YouTube|ada|https://www.youtube.com/@ada"},
        {"https://bsky.app/profile/ada.example", "Bluesky|ada.example|https://bsky.app/profile/ada.example"},
        {"https://t.me/ada", "Telegram|ada|https://t.me/ada"},
        {"https://huggingface.co/ada", "Hugging Face|ada|https://huggingface.co/ada"},
    };
    for (const Case& c : cases) {
        auto account = profile_of(c.url);
        ASSERT_TRUE(account) << c.url;
        EXPECT_EQ(show(*account), c.expected) << c.url;
    }
}

TEST(Profiles, OtherAddressesOfTheSameSites) {
    for (const char* url :
         {"https://github.com/ada/repository", "https://github.com", "https://github.com/features",
          "https://www.linkedin.com/company/example", "https://ada.example", "https://x.com/ada/status/5",
          "https://www.youtube.com/watch?v=5", "https://stackoverflow.com/questions/5/a", "https://scholar.google.com/",
          "https://medium.com/p/5", "https://notgithub.com/ada", ""}) {
        EXPECT_FALSE(profile_of(url)) << url;
    }
}

std::string profiles_in(std::string_view text) {
    std::string shown;
    for (const FoundProfile& profile : find_profiles(text, {0, static_cast<std::uint32_t>(text.size())})) {
        shown += (shown.empty() ? "" : "; ") + profile.account.network + "|" + profile.account.username + "|" +
                 profile.account.url + " [" + std::string(profile.where.of(text)) + "]";
    }
    return shown;
}

TEST(Profiles, InText) {
    struct Case {
        const char* text;
        const char* expected;
    };
    const Case cases[] = {
        {"Twitter: @ada", "Twitter|ada|https://twitter.com/ada [@ada]"},
        {"GitHub: ada-l", "GitHub|ada-l|https://github.com/ada-l [ada-l]"},
        {"Telegram @ada_l", "Telegram|ada_l|https://t.me/ada_l [@ada_l]"},
        {"Skype: ada.l", "Skype|ada.l| [ada.l]"},
        {"Mastodon: @ada@social.example", "Mastodon|ada|https://social.example/@ada [@ada@social.example]"},
        {"@ada@social.example", "Mastodon|ada|https://social.example/@ada [@ada@social.example]"},
        {"GitHub: https://github.com/ada", "GitHub|ada|https://github.com/ada [https://github.com/ada]"},
        {"in/ada-example", "LinkedIn|ada-example|https://www.linkedin.com/in/ada-example [in/ada-example]"},
        {"Graz | /in/ada/ | +43 316 555", "LinkedIn|ada|https://www.linkedin.com/in/ada [/in/ada/]"},
        {"github/ada", "GitHub|ada|https://github.com/ada [ada]"},
        {"ada.example, github.com/ada | linkedin.com/in/ada",
         "GitHub|ada|https://github.com/ada [github.com/ada]; LinkedIn|ada|https://linkedin.com/in/ada "
         "[linkedin.com/in/ada]"},
    };
    for (const Case& c : cases) {
        EXPECT_EQ(profiles_in(c.text), c.expected) << c.text;
    }
    for (const char* text : {"GitHub Actions", "@ada", "ada@example.com", "LinkedIn, GitHub, XING",
                             "Email: ada@example.com", "github.com/ada/repository", "X: 5", "sign in/out here", "in/",
                             "/in/", "GitHub/GitLab", "Signal: processing", ""}) {
        EXPECT_EQ(profiles_in(text), "") << text;
    }
}

TEST(Profiles, NamesOfNetworks) {
    EXPECT_EQ(network_name("twitter"), "Twitter");
    EXPECT_EQ(network_name("GITHUB"), "GitHub");
    EXPECT_EQ(network_name("Google scholar"), "Google Scholar");
    EXPECT_EQ(network_name("cooking"), "");
    EXPECT_EQ(network_name(""), "");
}

TEST(Profiles, AnOrcidBesideOtherWords) {
    const std::string_view text = "Victoria, Canada ORCID 0000-0000-5555-0173";
    const auto found = find_profiles(text, {0, static_cast<std::uint32_t>(text.size())});
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found.front().account.url, "https://orcid.org/0000-0000-5555-0173");
}

}  // namespace
}  // namespace cvconv
