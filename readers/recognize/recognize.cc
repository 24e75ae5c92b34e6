// The whole way from a document to a CV: a table of passes.

#include "readers/recognize/recognize.h"

#include <algorithm>
#include <concepts>
#include <iterator>
#include <type_traits>
#include <utility>

#include <fmt/format.h>

#include "ir/walk.h"
#include "readers/recognize/encoder/installed_encoder.h"
#include "readers/recognize/field_input.h"
#include "readers/recognize/fields/fields.h"
#include "readers/recognize/fields/reading.h"
#include "readers/recognize/labels/labelled_sections.h"
#include "readers/recognize/lines/lines.h"
#include "readers/recognize/records/records.h"
#include "readers/recognize/records/shared_organizations.h"
#include "readers/recognize/sections/language.h"
#include "readers/recognize/sections/regrouping/closing.h"
#include "readers/recognize/sections/regrouping/listed_languages.h"
#include "readers/recognize/sections/regrouping/side_by_side.h"
#include "readers/recognize/spans/probabilities.h"
#include "readers/recognize/unclaimed.h"

namespace cvconv {

using namespace recognizing;

namespace {

/// What each pass hands to the next.
struct Progress {
    const Document& document;
    const LineLabeller& labeller;
    const FieldLabeller& field_labeller;
    const Encoder* encoder;  ///< null: words are seen without vectors
    const GivenLineLabels* given_lines;
    const GivenSpans* given_spans;
    float min_probability = 0;
    std::string language{};  ///< BCP 47; empty = not known
    DateOrder order = DateOrder::unknown;
    HeadedLines headed{};
    EncodedText encoded{};
    std::vector<Section> sections{};
    std::vector<LabelledEntry> contact{};  ///< entries whose words are labelled: of the contact part …
    std::vector<LabelledEntry> entries{};  ///< … and of all lists
    Cv cv{};
};

void encode(Progress& p) {
    if (p.encoder != nullptr) {
        p.encoded = p.encoder->encode(p.document.text, texts_of(p.headed.lines));
    }
}

void note_language(Progress& p) {
    if (p.language.empty()) {
        p.language = detect_language(p.document, p.sections);
    }
    if (!p.language.empty()) {
        p.cv.language = Found<std::string>{p.language, {}, Confidence::inferred, "language"};
    }
}

void label_words(Progress& p) {
    const std::vector<TokenLine> lines = section_tokens(p.document, p.sections);
    p.entries = labelled_entries(
        lines, labelled_spans(p.document, lines, p.encoded, p.language, p.field_labeller, p.given_spans));
    const auto of_lists = std::stable_partition(p.entries.begin(), p.entries.end(), [](const LabelledEntry& entry) {
        return entry.kind == SectionKind::contact;
    });
    p.contact.assign(std::make_move_iterator(p.entries.begin()), std::make_move_iterator(of_lists));
    p.entries.erase(p.entries.begin(), of_lists);
}

/// The titles of all sections, and who it is.
void read_person(Progress& p) {
    for (const Section& section : p.sections) {
        p.cv.sections.push_back({section.kind, text_of(p.document, section.title, Confidence::stated, "section")});
    }
    Reading reading{p.document, p.cv, p.order, p.language};
    read_contact(reading, p.sections, joined(p.contact));
    if (!p.cv.basics.name) {
        return;
    }
    // A line that is the name is nothing else.
    const auto is_name = [&](const Line& line) {
        const Spans& name = p.cv.basics.name->where;
        return std::any_of(name.begin(), name.end(), [&](Span span) { return span.contains(line.text); });
    };
    for (LabelledEntry& entry : p.entries) {
        std::erase_if(entry.spans, [&](const LabelledSpan& span) { return is_name(*entry.lines[span.line]); });
    }
    for (Section& section : p.sections) {
        if (section.kind == SectionKind::summary) {
            std::erase_if(section.lines, is_name);
        }
    }
}

void read_summaries(Progress& p) {
    Reading reading{p.document, p.cv, p.order, p.language};
    for (const Section& section : p.sections) {
        if (section.kind == SectionKind::summary) {
            read_summary(reading, section);
        }
    }
}

void read_records(Progress& p) {
    share_organizations(p.entries);
    add_records({p.document, p.order, p.language}, p.entries, p.cv);
    note_probabilities(p.sections, p.cv);
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
    {"find_lines", "blocks", "each word is in one line; it is known which may be titles",
     [](Progress& p) { p.headed = headed_lines(p.document); }},
    {"encode", "lines", "what words and lines mean is known as vectors",
     encode},
    {"find_sections", "lines, vectors", "each line is in one section, or its title; what the labeller thinks likely",
     [](Progress& p) {
         p.sections = find_sections(p.document, std::move(p.headed), p.labeller, p.encoded, p.given_lines);
     }},
    {"read_down", "each section", "no two entries stand beside each other in a line",
     [](Progress& p) { each(p, [&](Section& s) { s.lines = read_down(p.document, s, p.order); }); }},
    {"part_closing", "sections", "place, date, consent and footers are in no section that is read",
     [](Progress& p) { part_closing(p.document, p.sections); }},
    {"part_listed_languages", "sections", "languages that a line below skills or personal details tells are a section",
     [](Progress& p) { part_listed_languages(p.document, p.sections, p.order); }},
    {"note_language", "sections", "the language is known, if it can be told",
     note_language},
};

/// From there to the Cv.
constexpr Pass passes_of_fields[] = {
    {"label_words", "sections, vectors", "words are spans with roles; each is in the entry that its line is of",
     label_words},
    {"read_person", "spans and lines of contact", "basics are told, and what could be a name is taken",
     read_person},
    {"read_summaries", "sections of what one says of oneself", "the summary is told",
     read_summaries},
    {"read_records", "all other spans", "each element of the lists is made of the spans that its words are labelled",
     read_records},
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
    Progress p{document, labeller, fields, options.encoder, options.given_lines, options.given_spans};
    if (p.encoder == nullptr) {
        p.encoder = installed_encoder().encoder;
    }
    p.min_probability = options.min_probability;
    p.language = options.language;
    return p;
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

/// A PartialDate is Gregorian, but for years that no CV means so: those of the two Hijri calendars are kept as they are
/// printed, since a year alone falls into two of the other calendar.
void report_calendar(const Cv& cv, Diagnostics& diagnostics) {
    constexpr int first_hijri = 1300;
    constexpr int last_hijri = 1479;
    std::string first;
    for_each_found(cv, [&](const auto& found) {
        if constexpr (std::same_as<std::remove_cvref_t<decltype(found.value)>, PartialDate>) {
            if (first.empty() && found.value.year >= first_hijri && found.value.year <= last_hijri) {
                first = to_iso(found.value);
            }
        }
    });
    if (!first.empty()) {
        diagnostics.add(Code::calendar_kept, "such as " + first);
    }
}

}  // namespace

FieldInput recognizing::field_input(const Document& document, const RecognizeOptions& options) {
    Progress p = start(document, options);
    run(passes_of_sections, p);
    FieldInput input{std::move(p.sections), std::move(p.encoded), {}, {}};
    input.lines = section_tokens(document, input.sections);
    input.features = token_features(document, input.lines, p.language, true);
    return input;
}

std::vector<NameCandidate> recognizing::name_input(const Document& document, const RecognizeOptions& options) {
    Progress p = start(document, options);
    run(passes_of_sections, p);
    Reading reading{p.document, p.cv, p.order, p.language};
    return names_in(reading, p.sections);
}

Cv recognize(const Document& document, Diagnostics& diagnostics, const RecognizeOptions& options) {
    Progress p = start(document, options);
    if (p.encoder == nullptr) {
        diagnostics.add(Code::encoder_unusable, installed_encoder().error);
        return {};
    }
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
    report_calendar(cv, diagnostics);
    return std::move(p.cv);
}

Outline outline(const Document& document, const RecognizeOptions& options) {
    Progress p = start(document, options);
    run(passes_of_sections, p);
    Outline outline;
    outline.language = p.language;
    for (const Section& section : p.sections) {
        OutlineSection out{section.kind, text_of(document, section.title, Confidence::stated, "section"), {}};
        for (const Line& line : section.lines) {
            if (out.entries.empty() || line.is_beginning()) {
                out.entries.emplace_back();
            }
            out.entries.back().lines.push_back({line.block, line.text});
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
