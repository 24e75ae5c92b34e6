#include "readers/pieces/contact/urls.h"

#include <gtest/gtest.h>

#include <string>

namespace cvconv {
namespace {

std::string urls_in(std::string_view text, float certainty = 0.4F) {
    std::string shown;
    for (const FoundUrl& url : find_urls(text, {0, static_cast<std::uint32_t>(text.size())})) {
        if (url.certainty >= certainty) {
            shown += (shown.empty() ? "" : " ") + url.url;
        }
    }
    return shown;
}

TEST(Urls, AddressesAndWhatStandsAroundThem) {
    struct Case {
        const char* text;
        const char* expected;
    };
    const Case cases[] = {
        {"https://example.com/a?b=c#d", "https://example.com/a?b=c#d"},
        {"See http://example.com.", "http://example.com"},
        {"(https://example.com/a_(b))", "https://example.com/a_(b)"},
        {"<https://example.com/>", "https://example.com/"},
        {"www.example.com", "https://www.example.com"},
        {"Web: ada.example", "https://ada.example"},
        {"ada.example, github.com/ada, mastodon.example/@ada",
         "https://ada.example https://github.com/ada https://mastodon.example/@ada"},
        {"linkedin.com/in/ada-l", "https://linkedin.com/in/ada-l"},
        {"ada.github.io", "https://ada.github.io"},
        {"個人網站：https://ada.example。", "https://ada.example"},
        {"https://ada.example（個人）", "https://ada.example"},
        {"[site](https://ada.example/x)", "https://ada.example/x"},
        {"doi:10.1234/abc.2019.5", "https://doi.org/10.1234/abc.2019.5"},
        {"DOI 10.1234/abc", "https://doi.org/10.1234/abc"},
        {"doi: 10.5555/iwr.2013.0990.", "https://doi.org/10.5555/iwr.2013.0990"},
        {"10.1234/icml.2022.9012 (ICML 2022)", "https://doi.org/10.1234/icml.2022.9012"},
        {"doi.org/10.1234/abc", "https://doi.org/10.1234/abc"},
        {"http://dx.doi.org/10.1234/abc", "https://doi.org/10.1234/abc"},
        {"https://doi.org/10.1234/(abc)", "https://doi.org/10.1234/(abc)"},
        {"x.com/ada", "https://x.com/ada"},
        {"scholar.google.com/citations?user=abcDEF", "https://scholar.google.com/citations?user=abcDEF"},
        {"HTTPS://EXAMPLE.COM/A", "HTTPS://EXAMPLE.COM/A"},
    };
    for (const Case& c : cases) {
        EXPECT_EQ(urls_in(c.text), c.expected) << c.text;
    }
}

TEST(Urls, OtherThings) {
    for (const char* text : {"Node.js",
                             "ASP.NET",
                             "VB.NET and .NET",
                             "B.Sc",
                             "M.Sc. in",
                             "Ph.D.",
                             "Dipl.-Ing.",
                             "e.g. this",
                             "i.e. that",
                             "ada@example.com",
                             "ada.l@mail.example.com",
                             "mailto:ada@example.com",
                             "@ada@social.example",
                             "finished.In 2019",
                             "St.Gallen",
                             "v2.5",
                             "12.2014",
                             "3.7/4.0",
                             "a/b",
                             "and/or",
                             "TCP/IP",
                             "10.12.2015",
                             "S.p.A",
                             "d.o.o.",
                             "www.",
                             "http://",
                             "...",
                             "B.Com",
                             "Cand.it",
                             "ISO/IEC",
                             "example",
                             ""}) {
        EXPECT_EQ(urls_in(text), "") << text;
    }
}

TEST(Urls, ABareDomainIsLessCertain) {
    EXPECT_EQ(urls_in("ada.example", 1.0F), "");
    EXPECT_EQ(urls_in("ada.example/cv", 1.0F), "https://ada.example/cv");
    EXPECT_EQ(urls_in("script.py", 0.6F), "");
    EXPECT_EQ(urls_in("Example.com", 0.6F), "");
}

TEST(Urls, AnAddressAsWrittenBecomesAUrl) {
    EXPECT_EQ(to_url("ada.example"), "https://ada.example");
    EXPECT_EQ(to_url(" https://ada.example/ "), "https://ada.example/");
    EXPECT_EQ(to_url("https://ada.example/x|"), "https://ada.example/x");
    EXPECT_EQ(to_url("//ada.example/x"), "https://ada.example/x");
    EXPECT_EQ(to_url("mailto:ada@example.com"), "");
    EXPECT_EQ(to_url("tel:+49301234567"), "");
    EXPECT_EQ(to_url("#top"), "");
    EXPECT_EQ(to_url("not one"), "");
    EXPECT_EQ(to_url(""), "");
}

TEST(Urls, HostileText) {
    for (std::string piece : {"a", "a.", "www.", "http://", "10.1234/", "(", "a.com/", "doi "}) {
        std::string text;
        while (text.size() < 200000) {
            text += piece;
        }
        (void)urls_in(text);
    }
}

}  // namespace
}  // namespace cvconv
