#include "readers/recognize/fields/work/career_events.h"

#include <algorithm>
#include <array>

#include "readers/pieces/characters.h"
#include "readers/pieces/places/places.h"
#include "readers/recognize/entries/body.h"
#include "readers/recognize/fields/work/event_phrases.h"

namespace cvconv::recognizing {

namespace {

enum class Kind { none, joined, posted, left };

/// A line of the section: the day it tells of, and what happened.
struct Event {
    const FoundPeriod* day = nullptr;
    Kind kind = Kind::none;
    Span said;  ///< without the day
    Span word;  ///< "入社"
};

/// A job that is being read.
struct Career {
    Work work;
    std::vector<Line> body;
    bool open = true;
};

Event event_of(std::string_view text, const Line& line) {
    Event event;
    event.said = line.text;
    auto day = std::find_if(line.periods.begin(), line.periods.end(), [&](const FoundPeriod& p) {
        return p.where.begin <= line.text.begin + 1 && !p.is_range && p.start;
    });
    if (day == line.periods.end()) {
        return event;
    }
    event.day = &*day;
    event.said = strip(text, {day->where.end, line.text.end}, ":,.-");
    for (const LexiconHit& hit : find(Idea::date_words, text, event.said)) {
        Kind kind = hit.key == "joined"   ? Kind::joined
                    : hit.key == "posted" ? Kind::posted
                    : hit.key == "left"   ? Kind::left
                                          : Kind::none;
        if (kind != Kind::none && ends_phrase(text, hit.where.end, event.said.end) &&
            !in_brackets(text, event.said.begin, hit.where.begin) && hit.where.end >= event.word.end) {
            event.kind = kind;
            event.word = hit.where;
        }
    }
    return event;
}

/// Is the section a list of such days?
bool is_list_of_events(const std::vector<Line>& lines, const std::vector<Event>& events) {
    std::size_t dated = 0;
    std::size_t told = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        for (const FoundPeriod& p : lines[i].periods) {
            bool first = p.where.begin <= lines[i].text.begin + 1 && p.certainty >= 0.5F;
            if (first && p.is_range) {
                return false;
            }
            dated += first ? 1 : 0;
        }
        told += events[i].kind != Kind::none ? 1 : 0;
    }
    bool joins = std::any_of(events.begin(), events.end(), [](const Event& e) { return e.kind == Kind::joined; });
    return told > 0 && told * 2 >= dated && (joins || told >= 2);
}

/// "販売職", "契約社員", "大阪支店 店長": does the title of a job end it?
bool is_position(std::string_view text, Span piece) {
    auto titles = find(Idea::job_titles, text, piece);
    return std::any_of(titles.begin(), titles.end(),
                       [&](const LexiconHit& hit) { return hit.where.end == piece.end; }) &&
           find(Idea::organizations, text, piece).empty();
}

bool names_organization(std::string_view text, Span piece) {
    return !find(Idea::organizations, text, piece).empty() || !find(Idea::institutions, text, piece).empty();
}

class EventReader {
public:
    explicit EventReader(Reading& reading) : reading_(reading), text_(reading.document.text) {}

    void read(const Line& line, const Event& event) {
        Career* open = open_career();
        bool elsewhere = open == nullptr || names_organization(text_, {event.said.begin, event.word.begin});
        if (event.kind == Kind::joined || (event.kind == Kind::posted && elsewhere)) {
            begin_job(event);
        } else if (event.kind == Kind::left) {
            end_job(event);
        } else if (says_present(line, event)) {
            if (open != nullptr) {
                open->work.current = Found<bool>{true, {event.said}, Confidence::stated, "work.dates.events"};
                open->open = event.day != nullptr;
            }
            reading_.label(line.text);
        } else if (open != nullptr) {
            open->body.push_back(line);
        }
    }

    std::vector<Work> works() {
        std::vector<Work> works;
        for (Career& career : careers_) {
            Body body = read_body(reading_, career.body, "work");
            if (career.work.summary && body.summary) {
                career.work.summary->value += "\n" + body.summary->value;
                career.work.summary->where.insert(career.work.summary->where.end(), body.summary->where.begin(),
                                                  body.summary->where.end());
            } else if (body.summary) {
                career.work.summary = std::move(body.summary);
            }
            career.work.highlights = std::move(body.highlights);
            works.push_back(std::move(career.work));
        }
        return works;
    }

private:
    Career* open_career() { return !careers_.empty() && careers_.back().open ? &careers_.back() : nullptr; }

    /// "現在に至る", "2025年2月 現在", "在職中": and nothing else.
    bool says_present(const Line& line, const Event& event) const {
        Span said = event.day != nullptr ? event.said : line.text;
        return !lookup(Idea::present, trim_punctuation(text_, said).of(text_)).empty();
    }

    void begin_job(const Event& event) {
        Career career;
        career.work.start_date =
            Found<PartialDate>{*event.day->start, {event.day->where}, Confidence::stated, "work.dates.events"};
        reading_.label(event.word);
        name_job(career.work, {event.said.begin, event.word.begin});
        auto pieces = pieces_of(text_, {event.word.end, event.said.end});
        for (Span piece : pieces) {
            Span rest = without_marks(text_, {piece.begin, event.said.end}, brackets_too);  // "현재 재직 중"
            if (!lookup(Idea::present, rest.of(text_)).empty()) {
                career.work.current = Found<bool>{true, {rest}, Confidence::stated, "work.dates.events"};
                break;
            }
            tell(career.work, piece);
        }
        if (career.work.name || career.work.position) {
            careers_.push_back(std::move(career));
        }
    }

    /// What stands before "入社": "株式会社北原商会 契約社員として", "北原商会（東京都）に".
    void name_job(Work& work, Span said) {
        const Document& document = reading_.document;
        constexpr std::string_view as = "として";
        Span name;
        for (Span piece : pieces_of(text_, said)) {
            std::size_t at = piece.of(text_).find(as);
            Span role{piece.begin,
                      at == std::string_view::npos ? piece.end : piece.begin + static_cast<std::uint32_t>(at)};
            bool told = at != std::string_view::npos || (!name.empty() && is_position(text_, role));
            if (!told) {
                name = name.empty() ? piece : Span{name.begin, piece.end};
                continue;
            }
            std::size_t particle = role.of(text_).find("に");  // "北原商会に契約社員として"
            if (name.empty() && particle != std::string_view::npos && particle > 3) {
                name = {role.begin, role.begin + static_cast<std::uint32_t>(particle)};
                role.begin = name.end + 3;
            }
            work.position = text_of(document, role, Confidence::inferred, "work.position.event");
            if (at != std::string_view::npos) {  // "契約社員として株式会社北原商会に"
                Span behind = make_span(role.end + as.size(), piece.end);
                name = name.empty() ? behind : name;
            }
        }
        name = without_particle(text_, name);
        if (name.of(text_).ends_with("）") || name.of(text_).ends_with(")")) {
            std::size_t bracket = name.of(text_).find_last_of('(');
            std::size_t wide = name.of(text_).rfind("（");
            std::size_t at = bracket == std::string_view::npos ? wide : bracket;
            if (at != std::string_view::npos && at > 0) {
                Span aside =
                    without_marks(text_, {name.begin + static_cast<std::uint32_t>(at), name.end}, brackets_too);
                name.end = name.begin + static_cast<std::uint32_t>(at);
                tell_of_employer(work, aside);
            }
        }
        work.name =
            text_of(document, without_marks(text_, name, blanks_and_commas), Confidence::inferred, "work.name.event");
    }

    void tell_of_employer(Work& work, Span aside) {
        const Document& document = reading_.document;
        if (!work.position && is_position(text_, aside)) {
            work.position = text_of(document, aside, Confidence::inferred, "work.position.event");
        } else if (place_score(text_, aside) >= 0.6F) {
            work.location = text_of(document, aside, Confidence::inferred, "work.location.event");
        } else {
            work.description = text_of(document, aside, Confidence::inferred, "work.description.event");
        }
    }

    /// What stands behind "入社": "（販売職）", "営業部に配属", "現在に至る".
    void tell(Work& work, Span piece) {
        const Document& document = reading_.document;
        Span inner = without_marks(text_, piece, brackets_too);
        constexpr std::string_view as = "として";
        if (!lookup(Idea::present, inner.of(text_)).empty()) {
            work.current = Found<bool>{true, {inner}, Confidence::stated, "work.dates.events"};
        } else if (inner.of(text_).ends_with(as) && !work.position) {
            inner.end -= static_cast<std::uint32_t>(as.size());
            work.position = text_of(document, inner, Confidence::inferred, "work.position.event");
        } else if (!work.position && is_position(text_, inner)) {
            work.position = text_of(document, inner, Confidence::inferred, "work.position.event");
        } else if (!work.location && place_score(text_, inner) >= 0.6F) {
            work.location = text_of(document, inner, Confidence::inferred, "work.location.event");
        } else if (inner.size() > 3) {
            add_paragraph(document, work.summary, inner, "work.summary.event");
        }
    }

    /// The job that ended: the one that is named, or the last that goes on.
    void end_job(const Event& event) {
        reading_.label(event.word);
        Span said = without_particle(text_, {event.said.begin, event.word.begin});
        auto pieces = pieces_of(text_, said);
        Career* ended = nullptr;
        for (Career& career : careers_) {
            if (!career.open || career.work.end_date) {
                continue;
            }
            bool named = career.work.name && !pieces.empty() &&
                         (said.of(text_).starts_with(career.work.name->value) ||
                          career.work.name->value.starts_with(without_particle(text_, pieces.front()).of(text_)));
            if (named) {
                ended = &career;
                break;
            }
            ended = &career;
        }
        Found<PartialDate> day{*event.day->start, {event.day->where}, Confidence::stated, "work.dates.events"};
        if (ended == nullptr) {
            return;
        }
        ended->work.end_date = std::move(day);
        ended->open = false;
        if (ended->work.name && said.of(text_).starts_with(ended->work.name->value)) {
            ended->work.name->where.push_back(make_span(said.begin, said.begin + ended->work.name->value.size()));
        }
    }

    Reading& reading_;
    std::string_view text_;
    std::vector<Career> careers_;
};

}  // namespace

std::optional<std::vector<Work>> read_career_events(Reading& reading, const Section& section) {
    std::vector<Event> events;
    for (const Line& line : section.lines) {
        events.push_back(event_of(reading.document.text, line));
    }
    if (!is_list_of_events(section.lines, events)) {
        return std::nullopt;
    }
    EventReader reader(reading);
    for (std::size_t i = 0; i < events.size(); ++i) {
        reader.read(section.lines[i], events[i]);
    }
    return reader.works();
}

}  // namespace cvconv::recognizing
