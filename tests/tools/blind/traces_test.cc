#include "tools/blind/traces.h"

#include <gtest/gtest.h>

namespace cvconv::blind {
namespace {

Traces of_jana() {
    Traces traces;
    traces.hides_mails = true;
    traces.hides_links = true;
    NamePattern name;
    name.add("Jana Nowak");
    traces.set_own_name(name, "Candidate 1");
    traces.add_mail("jana.nowak@mail.example");
    traces.add_phone("+44 20 7946 0123", "basics.phone");
    traces.add_link("https://github.com/jnowakdev", "basics.profiles.url");
    traces.add_link("https://nowak.example", "basics.url");
    traces.add_phrase("12 Harbour Street", "street", "basics.location.address", left_out);
    traces.add_phrase("Acme Pumps Ltd", "employers", "work.name", "Employer A");
    traces.add_birth_date({1990, 5, 3});
    return traces;
}

std::string scrubbed(std::string_view text) {
    std::string result;
    std::size_t done = 0;
    for (const Trace& trace : of_jana().find(text)) {
        result += text.substr(done, trace.where.begin - done);
        result += trace.replacement;
        done = trace.where.end;
    }
    return result.append(text.substr(done));
}

TEST(Traces, AnAddressIsNotFoundWithinAnother) {
    Traces traces;
    traces.hides_links = true;
    traces.add_domain("me.example");
    EXPECT_FALSE(traces.tells("https://acme.example/shop"));
    EXPECT_TRUE(traces.check("https://acme.example/shop").empty());
    EXPECT_TRUE(traces.tells("https://www.me.example/cv"));
    EXPECT_EQ(traces.check("see blog.me.example").size(), 1U);
}

TEST(Traces, SitesOfOnePersonAreLinksOfSomebody) {
    Traces traces;
    traces.hides_links = true;
    EXPECT_EQ(traces.find("My page: https://pumps.github.io/cv").size(), 1U);
    EXPECT_EQ(traces.find("See https://github.com/about").size(), 0U);
}

TEST(Traces, APageOfAJournalIsNoTelephoneNumber) {
    Traces traces;
    traces.hides_phones = true;
    EXPECT_EQ(traces.find("Annals of Pumps p. 045014. Pump Press").size(), 0U);
    EXPECT_EQ(traces.find("Tel.: 020 7946 0123").size(), 1U);
    EXPECT_EQ(traces.find("T 020 7946 0123").size(), 1U);
}

TEST(Traces, ANumberBesideAnAddressIsATelephoneNumber) {
    Traces traces;
    traces.hides_phones = true;
    EXPECT_EQ(traces.find("jana@mail.example 212-555-0123 Pumps").size(), 1U);
    EXPECT_EQ(traces.find("Order 212-555-0123 of pumps\njana@mail.example").size(), 0U);
}

TEST(Traces, AMailAddressInWordsIsOne) {
    Traces traces;
    traces.hides_mails = true;
    EXPECT_EQ(traces.find("Write to j.nowak[at]mail.example").size(), 1U);
}

TEST(Traces, OfAllKindsAreFoundInText) {
    EXPECT_EQ(scrubbed("Write to jana.nowak@mail.example today"), "Write to […] today");
    EXPECT_EQ(scrubbed("Call 020 7946 0123 or (020) 79460123."), "Call […] or […].");
    EXPECT_EQ(scrubbed("See https://github.com/jnowakdev/pumps for code"), "See […] for code");
    EXPECT_EQ(scrubbed("Lives at 12, Harbour street"), "Lives at […]");
    EXPECT_EQ(scrubbed("At Acme Pumps Ltd. I built pumps"), "At Employer A. I built pumps");
    EXPECT_EQ(scrubbed("Born 3 May 1990 in spring"), "Born […] in spring");
    EXPECT_EQ(scrubbed("Grew revenue to 7946012 in 2020"), "Grew revenue to 7946012 in 2020");
}

TEST(Traces, TheCheckSeesWhatIsLeft) {
    const Traces traces = of_jana();
    EXPECT_TRUE(traces.check("Planning of pumps since 2020").empty());
    for (const char* leak : {"by Nowak", "jana.nowak@mail.example", "tel:+442079460123", "github.com/jnowakdev",
                             "12 Harbour Street", "born 1990-05-03", "@jnowakdev", "ACME PUMPS LTD"}) {
        EXPECT_FALSE(traces.check(leak).empty()) << leak;
    }
    EXPECT_TRUE(traces.check("Nowak", {"nowak"}).empty()) << "a word of the form";
}

TEST(Traces, AddressesTell) {
    const Traces traces = of_jana();
    EXPECT_TRUE(traces.tells("https://pumps.example/~nowak/cv"));
    EXPECT_TRUE(traces.tells("https://janadev.example"));
    EXPECT_FALSE(traces.tells("https://acme.example/pumps"));
}

}  // namespace
}  // namespace cvconv::blind
