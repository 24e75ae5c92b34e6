// The whole way from a document to a CV: a table of passes.

#include "readers/recognize/recognize.h"

#include <utility>

#include <fmt/format.h>

#include "readers/recognize/entries/entries.h"
#include "readers/recognize/entries/reading.h"
#include "readers/recognize/field_input.h"
#include "readers/recognize/fields/education/coursework.h"
#include "readers/recognize/fields/fields.h"
#include "readers/recognize/fields/skills/languages_among_skills.h"
#include "readers/recognize/labels/labelled_sections.h"
#include "readers/recognize/lines/lines.h"
#include "readers/recognize/sections/language.h"
#include "readers/recognize/sections/regrouping/closing.h"
#include "readers/recognize/sections/regrouping/mixed_lists.h"
#include "readers/recognize/sections/regrouping/side_by_side.h"
#include "readers/recognize/spans/probabilities.h"
#include "readers/recognize/spans/relabel.h"
#include "readers/recognize/unclaimed.h"

namespace cvconv {

using namespace recognizing;

namespace {

/// What each pass hands to the next.
struct Progress {
    const Document& document;
    const LineLabeller& labeller;
    const FieldLabeller& field_labeller;
    float min_probability = 0;
    std::string language;  ///< BCP 47; empty = not known
    DateOrder order = DateOrder::unknown;
    std::vector<Section> sections;
    Cv cv;
};

void note_language(Progress& p) {
    if (p.language.empty()) {
        p.language = detect_language(p.document, p.sections);
    }
    if (!p.language.empty()) {
        p.cv.language = Found<std::string>{p.language, {}, Confidence::inferred, "language"};
    }
}

/// The titles of all sections, and who it is.
void read_person(Progress& p) {
    std::vector<const Section*> contact;
    for (const Section& section : p.sections) {
        p.cv.sections.push_back({section.kind, text_of(p.document, section.title, Confidence::stated, "section")});
        if (section.kind == SectionKind::contact) {
            contact.push_back(&section);
        }
    }
    Reading reading{p.document, p.cv, p.order, p.language};
    read_contact(reading, contact);
}

void read_fields(Progress& p) {
    Reading reading{p.document, p.cv, p.order, p.language};
    std::vector<const Section*> coursework;  // is of the degrees, which may come later
    for (const Section& section : p.sections) {
        if (is_coursework(p.document, section)) {
            coursework.push_back(&section);
        } else {
            read_section(reading, section);
        }
    }
    if (!read_coursework(reading, coursework)) {
        for (const Section* section : coursework) {
            read_section(reading, *section);
        }
    }
}

void settle_languages(Progress& p) {
    Reading reading{p.document, p.cv, p.order, p.language};
    move_languages_out_of_skills(reading);
}

void label_fields(Progress& p) {
    const EntryLines entries = entry_lines(p.document, p.sections, p.cv);
    const LabelledFields fields = labelled_fields(p.document, entries, p.language, p.field_labeller);
    relabel_fields(p.document, entries, fields, p.cv);
    note_probabilities(p.sections, fields, p.cv);
}

/// Each section by itself.
template <class Work>
void each(Progress& p, Work work) {
    for (Section& section : p.sections) {
        work(section);
    }
}

struct Pass {
    std::string_view name;
    std::string_view takes;
    std::string_view guarantees;
    void (*run)(Progress& p);
};

// clang-format off
/// Up to the entries: what an Outline shows.
constexpr Pass passes_of_sections[] = {
    {"learn_date_order", "text", "3/4/2020 is read alike everywhere",
     [](Progress& p) { p.order = learn_date_order(p.document.text); }},
    {"find_sections", "blocks", "each line is in one section, or its title; what the labeller thinks likely",
     [](Progress& p) { p.sections = find_sections(p.document, p.labeller); }},
    {"read_down", "each section", "no two entries stand beside each other in a line",
     [](Progress& p) { each(p, [&](Section& s) { s.lines = read_down(p.document, s, p.order); }); }},
    {"part_closing", "sections", "place, date, consent and footers are in no section that is read",
     [](Progress& p) { part_closing(p.document, p.sections); }},
    {"part_mixed_lists", "sections", "a labelled line of another kind (languages below skills) is a section",
     [](Progress& p) { part_mixed_lists(p.document, p.sections, p.order); }},
    {"note_language", "sections", "the language is known, if it can be told",
     note_language},
};

/// From there to the Cv.
constexpr Pass passes_of_fields[] = {
    {"read_person", "sections of contact", "basics are told, and what could be a name is taken",
     read_person},
    {"read_fields", "all other sections", "each entry is an element of the Cv, or stays text",
     read_fields},
    {"label_fields", "sections, the Cv", "fields of entries are those that the field labeller is sure of",
     label_fields},
    {"move_languages_out_of_skills", "skills of the Cv", "languages with a level are no skills",
     settle_languages},
    {"add_stated", "properties, the Cv", "languages, employer, school and summary that the file states are not missing",
     [](Progress& p) {
         Reading reading{p.document, p.cv, p.order, p.language};
         add_stated(reading);
     }},
    {"drop_unlikely", "the Cv, the least probability", "values that are too doubtful are text again",
     [](Progress& p) { drop_unlikely(p.min_probability, p.cv); }},
    {"collect_unclaimed", "text, the Cv", "every word is in a value, a title, a label, unclaimed or furniture",
     [](Progress& p) { collect_unclaimed(p.document, p.cv); }},
};
// clang-format on

Progress start(const Document& document, const RecognizeOptions& options) {
    const LineLabeller& labeller = options.line_labeller != nullptr ? *options.line_labeller : LineLabeller::built_in();
    const FieldLabeller& fields =
        options.field_labeller != nullptr ? *options.field_labeller : FieldLabeller::built_in();
    return {document, labeller, fields, options.min_probability, options.language, DateOrder::unknown, {}, {}};
}

template <class Passes>
void run(const Passes& passes, Progress& p) {
    for (const Pass& pass : passes) {
        pass.run(p);
    }
}

std::string print(Span span) {
    return fmt::format("{}-{} ", span.begin, span.end);
}

/// All that passes of sections change, so that two states can be compared.
std::string print(const Progress& p) {
    std::string all = fmt::format("{} {}\n", p.language, static_cast<int>(p.order));
    for (const Section& section : p.sections) {
        all += fmt::format("{} {} ", static_cast<int>(section.kind), section.names_group) + print(section.title);
        for (const Line& line : section.lines) {
            all += fmt::format("\n{} {} ", static_cast<int>(line.kind), line.sentence);
            all += print(line.text);
            for (Span cell : line.cells) {
                all += print(cell);
            }
            for (const FoundPeriod& period : line.periods) {
                all += print(period.where);
            }
        }
        all += '\n';
    }
    return all;
}

std::size_t count_lines(const Progress& p) {
    std::size_t lines = 0;
    for (const Section& section : p.sections) {
        lines += section.lines.size();
    }
    return lines;
}

template <class Passes>
void trace(const Passes& passes, Progress& p, std::vector<PassReport>& reports) {
    for (const Pass& pass : passes) {
        const std::string sections = print(p);
        const Cv cv = p.cv;
        pass.run(p);
        const bool changed = print(p) != sections || p.cv != cv;
        reports.push_back({pass.name, pass.takes, pass.guarantees, p.sections.size(), count_lines(p), changed});
    }
}

}  // namespace

FieldInput recognizing::field_input(const Document& document, const RecognizeOptions& options) {
    Progress p = start(document, options);
    run(passes_of_sections, p);
    for (const Pass& pass : passes_of_fields) {
        if (pass.run == label_fields) {
            break;
        }
        pass.run(p);
    }
    FieldInput input{entry_lines(document, p.sections, p.cv), {}};
    input.features = token_features(document, input.entries, p.language, true);
    return input;
}

Cv recognize(const Document& document, Diagnostics& diagnostics, const RecognizeOptions& options) {
    Progress p = start(document, options);
    run(passes_of_sections, p);
    run(passes_of_fields, p);
    const Cv& cv = p.cv;
    bool nothing = cv.work.empty() && cv.education.empty() && cv.skills.empty() && cv.publications.empty() &&
                   !cv.basics.email && !cv.basics.name;
    if (nothing) {
        diagnostics.add(Code::nothing_recognized);
    }
    if (!cv.unclaimed.empty()) {
        diagnostics.add(Code::text_unclaimed,
                        fmt::format("{} {}", cv.unclaimed.size(), cv.unclaimed.size() == 1 ? "piece" : "pieces"));
    }
    return std::move(p.cv);
}

Outline outline(const Document& document, const RecognizeOptions& options) {
    Progress p = start(document, options);
    run(passes_of_sections, p);
    Outline outline;
    outline.language = p.language;
    for (const Section& section : p.sections) {
        OutlineSection out{section.kind, text_of(document, section.title, Confidence::stated, "section"), {}};
        for (const Entry& entry : find_entries(document, section)) {
            OutlineEntry lines;
            for (const Line& line : entry.lines) {
                lines.lines.push_back({line.block, line.text});
            }
            out.entries.push_back(std::move(lines));
        }
        outline.sections.push_back(std::move(out));
    }
    return outline;
}

std::vector<PassReport> trace_passes(const Document& document, const RecognizeOptions& options) {
    std::vector<PassReport> reports;
    Progress p = start(document, options);
    trace(passes_of_sections, p, reports);
    trace(passes_of_fields, p, reports);
    return reports;
}

}  // namespace cvconv
