#pragma once
// The parts of a SkillsPassport V3.4. Order is that of schema/skillspassport.xsd, and strict.

#include <optional>
#include <string>
#include <vector>

#include <pugixml.hpp>

#include "writers/europass/arrangement.h"
#include "writers/europass/entries.h"

namespace cvconv::europass::v3 {

/// What the parts share while a document is written.
struct Context {
    const Cv& cv;
    Headings headings;
    std::string written_language;  ///< the one that the file says: names of languages are read in it
    Diagnostics& diagnostics;
    std::vector<Fact> facts;  ///< about the person, without element of their own
    std::vector<WrittenSection> sections;
};

void add_identification(pugi::xml_node learner, Context& context);
void add_headline(pugi::xml_node learner, Context& context);
void add_work(pugi::xml_node learner, Context& context);
void add_education(pugi::xml_node learner, Context& context);
void add_skills(pugi::xml_node learner, Context& context);
void add_achievements(pugi::xml_node learner, Context& context);
void add_attachments(pugi::xml_node passport, const Context& context);

/// The attachment that is written as the person's signature: the first one that is a picture.
[[nodiscard]] std::optional<std::size_t> signature_of(const Cv& cv);

/// The profile is the headline where there is no headline of its own, else an achievement.
[[nodiscard]] bool summary_is_headline(const Cv& cv);

/// A code, if there is one, and what people read: <Use><Code>…</Code><Label>…</Label></Use>.
pugi::xml_node add_label(pugi::xml_node parent, const char* name, std::string_view code, std::string_view label);

}  // namespace cvconv::europass::v3
