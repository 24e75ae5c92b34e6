#include "readers/pieces/contact/emails.h"

#include <gtest/gtest.h>

#include <string>

namespace cvconv {
namespace {

std::string emails_in(std::string_view text) {
    std::string shown;
    for (const FoundEmail& email : find_emails(text, {0, static_cast<std::uint32_t>(text.size())})) {
        shown += (shown.empty() ? "" : "; ") + email.address + " [" + std::string(email.where.of(text)) + "]";
    }
    return shown;
}

TEST(Emails, AddressesAndWhatStandsAroundThem) {
    struct Case {
        const char* text;
        const char* expected;
    };
    const Case cases[] = {
        {"ada@example.com", "ada@example.com [ada@example.com]"},
        {"E-mail: Ada.Love-Lace+cv@mail.example.org, Berlin",
         "Ada.Love-Lace+cv@mail.example.org [Ada.Love-Lace+cv@mail.example.org]"},
        {"<ada@example.com>", "ada@example.com [<ada@example.com>]"},
        {"(ada@example.com).", "ada@example.com [ada@example.com]"},
        {"mailto:ada@example.com", "ada@example.com [mailto:ada@example.com]"},
        {"a@x.example|b@y.example", "a@x.example [a@x.example]; b@y.example [b@y.example]"},
        {"電子郵件ada@example.com電話", "ada@example.com [ada@example.com]"},
        {"jürgen@müller.example", "jürgen@müller.example [jürgen@müller.example]"},
        {"ada (at) example.org", "ada@example.org [ada (at) example.org]"},
        {"ada [at] example [dot] org", "ada@example.org [ada [at] example [dot] org]"},
        {"ada(at)mail(dot)example(dot)org now", "ada@mail.example.org [ada(at)mail(dot)example(dot)org]"},
        {"ada at example dot org", "ada@example.org [ada at example dot org]"},
        {"ada[dot]l[at]example(dot)org", "ada.l@example.org [ada[dot]l[at]example(dot)org]"},
        {"Mail: ada (dot) l [at] example (dot) org", "ada.l@example.org [ada (dot) l [at] example (dot) org]"},
        {"ada [AT] example.org", "ada@example.org [ada [AT] example.org]"},
        {"ada{at}example{dot}org", "ada@example.org [ada{at}example{dot}org]"},
        {"ada.l @ example.org", "ada.l@example.org [ada.l @ example.org]"},
        {"ada＠example.org", "ada@example.org [ada＠example.org]"},
    };
    for (const Case& c : cases) {
        EXPECT_EQ(emails_in(c.text), c.expected) << c.text;
    }
}

TEST(Emails, OtherThings) {
    for (const char* text : {"[email protected]", "@ada", "@ada@social.example", "Researcher @ Example University",
                             "Engineer @ Example.com", "git@example.com:ada/cv", "worked at example.org", "3 @ 5",
                             "a@b", "ada@localhost", "@", "ada@", "ada@.example", "https://ada@example.com", ""}) {
        EXPECT_EQ(emails_in(text), "") << text;
    }
}

TEST(Emails, HostileText) {
    for (std::string piece : {"a", "@", "a@", "a@b.", " at ", "(at)", ".", "dot "}) {
        std::string text;
        while (text.size() < 200000) {
            text += piece;
        }
        (void)emails_in(text);
    }
}

}  // namespace
}  // namespace cvconv
