#pragma once
// The parts of a Candidate document. Element order is that of the portal's own exports; see
// schema/candidate.xsd.

#include <string>
#include <vector>

#include <pugixml.hpp>

#include "writers/europass/arrangement.h"
#include "writers/europass/entries.h"

namespace cvconv::europass::candidate {

/// What the parts share while a document is written.
struct Context {
    const Cv& cv;
    Headings headings;
    std::string written_language;  ///< the one that the file says: names of languages and countries are read in it
    Diagnostics& diagnostics;
    std::vector<Fact> facts;        ///< about the person, without element of their own
    std::vector<Section> sections;  ///< to be written as Others
};

void add_person(pugi::xml_node candidate, Context& context);
/// The name and the e-mail addresses once more.
void add_supplier(pugi::xml_node candidate, const Context& context);

void add_work(pugi::xml_node profile, Context& context);
void add_education(pugi::xml_node profile, Context& context);
void add_publications(pugi::xml_node profile, Context& context);
/// Foreign languages; mother tongues belong to the person.
void add_languages(pugi::xml_node profile, const Context& context);
void add_mother_tongues(pugi::xml_node person, const Context& context);
/// Skills with keywords; the others go to context.sections.
void add_skills(pugi::xml_node profile, Context& context);
void add_attachments(pugi::xml_node profile, Context& context);
/// Conferences and seminars out of context.sections.
void add_events(pugi::xml_node profile, const Context& context);
void add_others(pugi::xml_node profile, const Context& context);

/// The sections of the page: one that is not listed stays hidden. Returns them in their order, with
/// those that the page has above them.
std::vector<WrittenSection> add_rendering(pugi::xml_node candidate, pugi::xml_node profile, const Context& context);

// -- shapes that several parts use ------------------------------------------------------------------

void add_communication(pugi::xml_node parent, const char* channel, std::string_view use, std::string_view title,
                       std::string_view uri);

/// <Wrapper><hr:FormattedDateTime>2021-03</…></Wrapper>
void add_date(pugi::xml_node parent, const char* name, const PartialDate& date);

/// <Date> or <AttendancePeriod>: StartDate, EndDate, Ongoing; nothing for an empty period.
void add_period(pugi::xml_node parent, const char* name, const Period& period, bool say_ongoing);

/// A place as people write it: "Berlin, Germany" → Berlin, DE where the country's name is that of the
/// file's language (so that it can be read back), else the whole text is the city.
struct PlaceParts {
    std::string city;
    std::string country;  ///< ISO
};
[[nodiscard]] PlaceParts split_place(const Text& place, const Context& context);

}  // namespace cvconv::europass::candidate
