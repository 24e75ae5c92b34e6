#include "ir/formats/json_resume/formats.h"

#include <gtest/gtest.h>

namespace cvconv::json_resume {
namespace {

TEST(Formats, Dates) {
    for (const char* text : {"2024", "1000", "2999", "2024-13", "2024-00", "2024-13-39", "2024-02-31", "2024-02"}) {
        EXPECT_TRUE(is_date(text)) << text;
    }
    for (const char* text : {"", "3000", "0999", "01/2024", "2024-1", "2024-20", "2024-01-40", "2024-01-01T00:00:00Z",
                             "Present", "2024-", "20240101", "2024-01-0x", " 2024"}) {
        EXPECT_FALSE(is_date(text)) << text;
    }
    EXPECT_TRUE(is_full_date("2024-02-29"));
    for (const char* text : {"2024", "2024-02", "2023-02-29", "2024-02-31"}) {
        EXPECT_FALSE(is_full_date(text)) << text;
    }
}

TEST(Formats, Uris) {
    for (const char* text :
         {"https://example.com", "http://example.com/", "HTTPS://example.com/a/b?c=d&e=f#g/h?i",
          "mailto:ada@example.com", "tel:+43-1-234", "urn:isbn:9780000000000", "https://user:pass@example.com:8080/",
          "https://[2001:db8::1]/x", "https://[::1]", "https://example.com/a%20b", "https://doi.org/10.1000/x(y)z;w=1",
          "file:///a", "a:b", "https://[1:2:3:4:5:6:7:8]", "https://[::ffff:192.0.2.1]",
          "https://[1:2:3:4:5:6:192.0.2.1]", "https://[v1.a:b]", "https://example.com?x"}) {
        EXPECT_TRUE(is_uri(text)) << text;
    }
    for (const char* text : {"",
                             "example.com",
                             "www.example.com/x",
                             "//example.com",
                             "https://example.com/a b",
                             "https://münchen.example",
                             "https://example.com/ä",
                             "https://example.com/%zz",
                             "https://example.com/%2",
                             "1https://example.com",
                             ":x",
                             "https://exa mple.com",
                             "https://example.com:80a/",
                             "https://example.com/<x>",
                             "https://example.com/#a#b",
                             "https://[1:2]",
                             "https://[::1::]",
                             "https://[12345::]",
                             "https://[::1.2.3]",
                             "https://[1:2:3:4:5:6:7:192.0.2.1]",
                             "https://[::01.2.3.4]",
                             "https://[1:]",
                             "https://[v.a]",
                             "https://example.com/[x]",
                             "x:",
                             "https://a\\b"}) {
        EXPECT_FALSE(is_uri(text)) << text;
    }
}

TEST(Formats, Emails) {
    for (const char* text : {"ada@example.com", "a.b+c@sub.example.co", "A_b-c@example-1.com", "o'neil@example.com"}) {
        EXPECT_TRUE(is_email(text)) << text;
    }
    for (const char* text : {"",
                             "foo",
                             "ada@",
                             "@example.com",
                             "ada@localhost",
                             "jörg@example.com",
                             "ada@müller.example",
                             "a b@example.com",
                             ".ada@example.com",
                             "ada.@example.com",
                             "a..b@example.com",
                             "ada@-example.com",
                             "ada@example-.com",
                             "ada@example..com",
                             "ada@example.com.",
                             "a@b@example.com",
                             "ada@example.c",
                             "ada@example.c0m",
                             "ada@192.0.2.1",
                             "ada (at) example.com"}) {
        EXPECT_FALSE(is_email(text)) << text;
    }
    EXPECT_TRUE(is_email("a@" + std::string(63, 'x') + ".com"));
    EXPECT_FALSE(is_email("a@" + std::string(64, 'x') + ".com"));
}

}  // namespace
}  // namespace cvconv::json_resume
