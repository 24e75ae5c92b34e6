// The parts of the service that need no connection.

#include <gtest/gtest.h>

#include "tools/command/serve_options.h"
#include "tools/serve/accepted.h"
#include "tools/serve/access.h"
#include "tools/serve/admission.h"
#include "tools/serve/answer.h"
#include "tools/serve/form.h"

namespace cvconv::service {
namespace {

TEST(Form, HasFieldsAndFiles) {
    const auto fields = parse_form("multipart/form-data; boundary=\"a b\"",
                                   "--a b\r\ncontent-disposition: form-data; filename=\"c \\\"v\\\".md\"; name=file\r\n"
                                   "Content-Type: text/plain\r\n\r\n# A\r\n--a\r\n--a b\r\n"
                                   "Content-Disposition: form-data; name=\"to\"\r\n\r\nlatex\r\n--a b--\r\n");
    ASSERT_TRUE(fields);
    ASSERT_EQ(fields->size(), 2U);
    EXPECT_EQ(fields->at(0).name, "file");
    EXPECT_EQ(fields->at(0).file_name, "c \"v\".md");
    EXPECT_EQ(fields->at(0).content, "# A\r\n--a");
    EXPECT_EQ(fields->at(1).name, "to");
    EXPECT_FALSE(fields->at(1).file_name);
    EXPECT_EQ(fields->at(1).content, "latex");
}

TEST(Form, IsRefusedWhereItIsNone) {
    const std::string good = "--x\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nb\r\n--x--";
    const std::string type = "multipart/form-data; boundary=x";
    ASSERT_TRUE(parse_form(type, good));
    for (std::size_t length = 0; length < good.size(); ++length) {
        EXPECT_FALSE(parse_form(type, std::string_view(good).substr(0, length))) << length;
    }
    EXPECT_FALSE(parse_form("multipart/form-data", good));
    EXPECT_FALSE(parse_form("multipart/form-data; boundary=" + std::string(71, 'x'), good));
    EXPECT_FALSE(parse_form(type, "--x\r\nContent-Disposition: attachment; name=\"a\"\r\n\r\nb\r\n--x--"));
    EXPECT_FALSE(parse_form(type, "--x\r\nContent-Disposition: form-data\r\n\r\nb\r\n--x--"));
}

TEST(Form, OfHostileLengthIsReadInLinearTime) {
    const std::string type = "multipart/form-data; boundary=x";
    std::string many = "--x\r\n";
    for (int i = 0; i < 200'000; ++i) {
        many += "\r\n--x\r\n";
    }
    EXPECT_FALSE(parse_form(type, many));
    const std::string long_header =
        "--x\r\nContent-Disposition: form-data; name=\"" + std::string(5'000'000, ';') + "\"\r\n\r\nb\r\n--x--";
    EXPECT_TRUE(parse_form(type, long_header));
    EXPECT_FALSE(
        parse_form(type, "--x\r\nContent-Disposition: form-data" + std::string(5'000'000, ';') + "\r\n\r\nb\r\n--x--"));
}

TEST(Access, ATokenIsAllOfIt) {
    const std::string token = "0123456789abcdef";
    EXPECT_TRUE(has_token("Bearer " + token, token));
    EXPECT_TRUE(has_token("bearer " + token, token));
    for (const char* wrong : {"", "Bearer", "Bearer ", "Bearer 0123456789abcdeg", "Bearer 0123456789abcde",
                              "Bearer 0123456789abcdef0123456789abcdef", "Basic 0123456789abcdef"}) {
        EXPECT_FALSE(has_token(wrong, token)) << wrong;
    }
    EXPECT_FALSE(has_token("Bearer ", ""));
}

TEST(Access, BrowsersSayWhoseAPageIs) {
    EXPECT_FALSE(comes_from_elsewhere("127.0.0.1:8080", ""));
    EXPECT_FALSE(comes_from_elsewhere("localhost:8080", "http://localhost:8080"));
    EXPECT_FALSE(comes_from_elsewhere("[::1]:8080", "http://[::1]:8080"));
    EXPECT_FALSE(comes_from_elsewhere("", ""));
    EXPECT_TRUE(comes_from_elsewhere("localhost:8080", "http://localhost:8081"));
    EXPECT_TRUE(comes_from_elsewhere("localhost.evil.example", ""));
    EXPECT_TRUE(comes_from_elsewhere("127.0.0.1.evil.example:80", ""));
    EXPECT_TRUE(comes_from_elsewhere("evil.example1", ""));
}

TEST(Accept, ChoosesTheFormatThatIsLikedBest) {
    const auto chosen = [](std::string_view accept) { return writer_accepted(accept).value_or("default"); };
    EXPECT_EQ(chosen("application/xml"), "europass");
    EXPECT_EQ(chosen("Application/YAML"), "json-resume-yaml");
    EXPECT_EQ(chosen("text/html;q=0.5, text/markdown ; q=0.9"), "markdown");
    EXPECT_EQ(chosen("application/x-tex;q=0, application/json"), "json-resume");
    EXPECT_EQ(chosen("image/png, application/json;q=0.1"), "json-resume");
    EXPECT_EQ(chosen("text/html;q=0.8, */*"), "default");
    for (const char* none : {"", "*/*", "image/png", "text/html;q=2", "text/html;q=x", ",,;;q=", "text/"}) {
        EXPECT_EQ(chosen(none), "default") << none;
    }
}

TEST(ListenAddress, IsAnAddressOrAHost) {
    using command::parse_listen_address;
    for (const char* loopback : {"127.0.0.1:80", "127.9.9.9:0", "[::1]:65535", "localhost:8080"}) {
        ASSERT_TRUE(parse_listen_address(loopback)) << loopback;
        EXPECT_TRUE(parse_listen_address(loopback)->loopback) << loopback;
    }
    for (const char* open : {"0.0.0.0:80", "[::]:80", "10.0.0.1:80", "128.0.0.1:80"}) {
        ASSERT_TRUE(parse_listen_address(open)) << open;
        EXPECT_FALSE(parse_listen_address(open)->loopback) << open;
    }
    for (const char* none : {"", ":80", "80", "127.0.0.1", "127.0.0.1:", "127.0.0.1:65536", "127.0.0.1:-1", "::1:80",
                             "[::1]", "[127.0.0.1]:80", "no-such-host.invalid:80"}) {
        EXPECT_FALSE(parse_listen_address(none)) << none;
    }
}

TEST(Admission, HasSoManyPlaces) {
    Admission admission(2);
    auto first = admission.enter();
    {
        auto second = admission.enter();
        EXPECT_TRUE(second);
        EXPECT_FALSE(admission.enter());
        EXPECT_EQ(admission.taken(), 2);
    }
    EXPECT_EQ(admission.taken(), 1);
    EXPECT_TRUE(admission.enter());
}

TEST(Answer, StatusesFollowFromDiagnostics) {
    for (const CodeInfo& about : catalogue()) {
        Diagnostics said("cv.pdf");
        said.add(Code::ocr_used);
        said.add(about.code);
        const int status = http_status(said);
        EXPECT_EQ(status == 200, about.severity != Severity::error) << about.key;
        if (about.severity == Severity::error) {
            EXPECT_GE(status, 400) << about.key;
            const Answer answer = problem(said);
            EXPECT_EQ(answer.status, status);
            EXPECT_NE(answer.body.find(about.key), std::string::npos);
        }
    }
}

TEST(Answer, DiagnosticsThatDoNotFitIntoAHeaderAreCounted) {
    Conversion result{"output\n", Diagnostics("cv.pdf")};
    for (int i = 0; i < 20; ++i) {
        result.diagnostics.add(Code::text_unclaimed, std::string(500, 'x') + "\xC3\xA9\r\n");
    }
    const Answer answer = plain_answer(result, {}, "text/plain");
    ASSERT_EQ(answer.headers.size(), 3U);
    EXPECT_LT(answer.headers[1].second.size(), 8000U);
    EXPECT_EQ(answer.headers[1].second.find_first_of("\r\n\xC3"), std::string::npos);
    EXPECT_EQ(answer.headers[2].first, "Cvconv-Diagnostics-Left-Off");
}

}  // namespace
}  // namespace cvconv::service
