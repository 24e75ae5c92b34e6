#include "ir/formats/json_resume/url.h"

#include <gtest/gtest.h>

#include "ir/formats/json_resume/formats.h"

namespace cvconv::json_resume {
namespace {

TEST(Url, BecomesWhatValidatorsAccept) {
    struct Case {
        const char* written;
        const char* url;  ///< empty = no URL
        bool scheme_added = false;
    };
    for (const Case& c : std::initializer_list<Case>{
             {"https://example.com/a%20b?c#d", "https://example.com/a%20b?c#d"},
             {" https://example.com ", "https://example.com"},
             {"mailto:ada@example.com", "mailto:ada@example.com"},
             {"tel:+43 1 234", "tel:+43%201%20234"},
             {"HTTP://Example.com/X", "HTTP://Example.com/X"},
             {"example.com", "https://example.com", true},
             {"www.example.com/cv?x=1#top", "https://www.example.com/cv?x=1#top", true},
             {"//example.com/x", "https://example.com/x", true},
             {"example.com:8080/x", "https://example.com:8080/x", true},
             {"localhost:3000", "https://localhost:3000", true},
             {"https://münchen.example/ä b", "https://xn--mnchen-3ya.example/%C3%A4%20b"},
             {"bücher.example", "https://xn--bcher-kva.example", true},
             {"https://例え.example/道", "https://xn--r8jz45g.example/%E9%81%93"},
             {"https://example.com/<x>|{y}#a#b", "https://example.com/%3Cx%3E%7C%7By%7D#a%23b"},
             {"https://example.com/100%", "https://example.com/100%25"},
             {"https://ada@exämple.com:80/", "https://ada@xn--exmple-cua.com:80/"},
             {"github", ""},
             {"my home page", ""},
             {"my home.page", ""},
             {"ada@example.com", ""},
             {"", ""},
             {"https://exa mple.com", ""},
             {".com", ""},
             {"v1..2", ""},
             {"https://\xFF.com", ""},
         }) {
        auto url = to_url(c.written);
        ASSERT_EQ(url ? url->text : "", c.url) << c.written;
        if (url) {
            EXPECT_EQ(url->scheme_added, c.scheme_added) << c.written;
            EXPECT_TRUE(is_uri(url->text)) << url->text;
            EXPECT_EQ(to_url(url->text)->text, url->text) << "once more changes nothing";
        }
    }
}

}  // namespace
}  // namespace cvconv::json_resume
