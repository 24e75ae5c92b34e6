// Jobs told in labels.

#include <algorithm>
#include <set>

#include "readers/pieces/characters.h"
#include "readers/pieces/dates/durations.h"
#include "readers/pieces/items.h"
#include "readers/pieces/places/places.h"
#include "readers/pieces/places/postal_address.h"
#include "readers/recognize/fields/work/job.h"

namespace cvconv::recognizing {

namespace {

/// "s.r.o.", "Ltd": a legal form and nothing else.
bool is_legal_form(std::string_view text, Span part) {
    return means(Idea::organizations, part.of(text), "legal");
}

bool is_duration(const Document& document, const Line& line) {
    std::uint32_t end = skip_duration(document.text, line.text.begin, line.text.end);
    return end > line.text.begin && trim_punctuation(document.text, {end, line.text.end}).empty();
}

/// "Name and address of employer": the label asks for both.
bool asks_for_address(const Document& document, Span label) {
    auto hits = find(Idea::contact_labels, document.text, label);
    return words_of(document.text, label).size() >= 3 &&
           std::any_of(hits.begin(), hits.end(), [](const LexiconHit& hit) { return hit.key == "address"; });
}

/// "- **Period:** 2018 – today", "- **Position:** fitter": bullets that are no duties, but what a header says. The
/// period alone will do below a header without one.
bool has_labels_in_items(const Document& document, const Entry& entry) {
    std::set<std::string_view> keys;
    bool dated = false;
    bool period = false;  // nothing but a period behind its label
    for (std::size_t i = 0; i < entry.lines.size(); ++i) {
        const Line& line = entry.lines[i];
        dated = dated || (i < entry.header && line.has_period());
        if (!line.is_item() || i == 0) {
            continue;
        }
        for (const Labelled& l : labelled(document, line, Idea::entry_labels)) {
            keys.insert(l.key);
            period = period || (l.key == "period" && line.periods.size() == 1 &&
                                line.periods.front().where.size() + 2 >= l.value.size());
        }
    }
    return keys.contains("period") && (keys.contains("position") || keys.contains("employer") || (period && !dated));
}

/// "- Role: keeper of the locks" as the first bullets below a header that names no position; which bullet, or -1.
int bullet_of_position(const Document& document, const Entry& entry) {
    constexpr std::size_t first_bullets = 3;
    constexpr std::size_t longest = 8;  // words
    for (std::size_t i = 0; i < std::min(entry.header, entry.lines.size()); ++i) {
        if (entry.lines[i].count(Idea::job_titles) > 0) {
            return -1;
        }
    }
    for (std::size_t i = entry.header; i < std::min(entry.header + first_bullets, entry.lines.size()); ++i) {
        const auto labels =
            entry.lines[i].is_item() ? labelled(document, entry.lines[i], Idea::entry_labels) : std::vector<Labelled>{};
        const bool position = !labels.empty() && labels.front().key == "position" &&
                              find(Idea::job_titles, document.text, labels.front().value).size() > 0 &&
                              words_of(document.text, labels.front().value).size() <= longest;
        if (position) {
            return static_cast<int>(i);
        }
    }
    return -1;
}

/// "- 事業内容：倉庫業", "- Number of employees: 420": bullets that say what the employer is, and no others.
bool tells_of_employer(const Document& document, const Entry& entry) {
    std::size_t told = 0;
    bool sector = false;
    for (const Line& line : entry.lines) {
        if (line.is_item()) {
            auto labels = labelled(document, line, Idea::entry_labels);
            bool of_employer = !labels.empty() && !labels.front().value.empty() &&
                               (labels.front().key == "sector" || labels.front().key == "description");
            if (!of_employer) {
                return false;
            }
            sector = sector || labels.front().key == "sector";
            ++told;
        }
    }
    return sector && told > 0;
}

/// "City: Verona | Country: Italy": the place in pieces, and whatever else has a label there. False if it is no such
/// line.
bool take_pieces(Reading& reading, Job& job, const Line& line) {
    Spans places;
    const auto pieces = labelled_pieces(reading.document, line.text, Idea::entry_labels);
    for (Span piece : pieces) {
        for (const Labelled& l : labelled(reading.document, piece, Idea::entry_labels)) {
            reading.label(l.label);
            if (l.key == "location" || l.key == "city") {
                places.push_back(l.value);
                break;
            }
            if (take_label(reading.document, job, l, line)) {
                break;
            }
        }
    }
    if (!places.empty() && !job.location) {
        job.location = found(reading.document, places, ", ", Confidence::stated, "work.location.labels");
    }
    return !pieces.empty();
}

/// "Position: Waiter - In this hotel I laid the tables and looked after the guests.": without what was done there.
Span before_prose(std::string_view text, Span value) {
    constexpr std::size_t most_words = 6;   // of the position
    constexpr std::size_t least_words = 8;  // of the prose
    const std::string_view own = value.of(text);
    for (std::size_t at = own.find_first_of("-\xE2"); at != std::string_view::npos;
         at = own.find_first_of("-\xE2", at + 1)) {
        const Span head = trim(text, {value.begin, static_cast<std::uint32_t>(value.begin + at)});
        const std::string_view rest = own.substr(at);
        const bool dash = rest.starts_with("-") || rest.starts_with("–") || rest.starts_with("—");
        if (words_of(text, head).size() > most_words) {
            break;
        }
        const bool titled = weigh(find(Idea::job_titles, text, head)) > 0;
        if (dash && titled && own.ends_with('.') && words_of(rest).size() >= least_words) {
            return head;
        }
    }
    return value;
}

}  // namespace

bool take_label(const Document& document, Job& job, const Labelled& l, const Line& line) {
    if (l.key == "position" || l.key == "headline") {
        if (job.position) {
            return false;
        }
        const Span position = before_prose(document.text, l.value);
        job.position = text_of(document, position, Confidence::stated, "work.position.label");
        if (position.end < l.value.end) {
            add_paragraph(document, job.summary, strip(document.text, {position.end, l.value.end}, "-–—"),
                          "work.summary.beside");
        }
    } else if (l.key == "employer" || l.key == "institution") {
        if (job.organization) {
            return false;
        }
        Span name = strip(document.text, l.value, ",;:-");
        // "Name and address of the employer": what follows the name is a place or an address
        auto parts = items_of(document.text, name);
        if (parts.size() >= 2) {
            const bool asked = asks_for_address(document, l.label);
            // "Ardle House, Home for the Aged, 9 Quay Street, Leith": the name goes on to the street
            auto street = std::find_if(parts.begin() + 1, parts.end(), [&](Span part) {
                return (asked || address_score(document.text, part) >= 0.4F) &&
                       part.of(document.text).find_first_of("0123456789") != std::string_view::npos;
            });
            // "Pumpy Kysuce, s.r.o., Žilina", "University of Tides, Faculty of Salt, Leith": they are of the name
            const auto behind_name = std::find_if(parts.begin() + 1, parts.end() - 1, [&](Span part) {
                return !is_legal_form(document.text, part) && find(Idea::institutions, document.text, part).empty();
            });
            street = street == parts.end() ? behind_name : street;
            Span rest{street->begin, name.end};
            const bool legal = weigh(find(Idea::organizations, document.text, parts.front()), "legal") > 0;
            // "Monforte de Lemos" has two words that count
            const auto words = words_of(document.text, parts[1]);
            const auto capitals = std::count_if(words.begin(), words.end(), [&](const Word& word) {
                return !is_lower(character_at(document.text, word.where.begin));
            });
            const bool town = legal && parts.size() == 2 && capitals <= 2 && words.size() <= 4 &&
                              weigh(find(Idea::organizations, document.text, parts[1])) == 0;
            if (asked || address_score(document.text, rest) >= 0.4F || town ||
                place_score(document.text, parts.back()) >= 0.5F) {
                name.end = std::prev(street)->end;
                name.end += document.text.compare(name.end, 2, ".,") == 0 ? 1 : 0;  // "Rohre Ltd., Lisbon"
                if (!job.location) {
                    job.location = text_of(document, rest, Confidence::inferred, "work.location.label");
                }
            }
        }
        job.organization = text_of(document, name, Confidence::stated, "work.name.label");
    } else if (l.key == "location" || l.key == "city" || l.key == "address") {
        if (job.location) {
            return false;
        }
        job.location = text_of(document, l.value, Confidence::stated, "work.location.label");
    } else if (l.key == "sector") {
        job.description = text_of(document, l.value, Confidence::stated, "work.description.label");
    } else if (l.key == "period") {
        for (const FoundPeriod& p : line.periods) {
            if (l.value.overlaps(p.where)) {
                job.dates = period_dates(p, "work.dates.label");
                job.has_header_date = true;
                return true;
            }
        }
        return false;
    } else {
        return false;
    }
    return true;
}

void take_labels(Reading& reading, Entry& entry, Job& job) {
    const bool of_employer = tells_of_employer(reading.document, entry);
    const bool in_items = has_labels_in_items(reading.document, entry);
    const int position = bullet_of_position(reading.document, entry);
    std::vector<Line> rest;
    std::size_t header = 0;
    std::size_t said = 0;        // by labels, of what headers say
    bool told = false;           // "Project: …", "Client: …" behind them is no header, nor is what follows
    bool address_asked = false;  // by the label of the line above
    for (std::size_t i = 0; i < entry.lines.size(); ++i) {
        Line& line = entry.lines[i];
        bool taken = false;
        bool labelled_line = !labelled(reading.document, line, Idea::entry_labels).empty();
        if (address_asked && !labelled_line && !line.is_item() && !line.has_period() && line.gap_before == 0 &&
            !line.sentence && !job.location) {
            job.location = text_of(reading.document, line.text, Confidence::inferred, "work.location.below");
            taken = true;
        }
        address_asked = false;
        taken = taken || take_pieces(reading, job, line);
        if (!taken && !line.is_item() && is_duration(reading.document, line)) {
            reading.label(line.text);  // "5 years 8 months" follows from the dates
            taken = true;
        }
        if (of_employer && line.is_item()) {
            const Labelled l = labelled(reading.document, line, Idea::entry_labels).front();
            const bool sector = l.key == "sector";
            add_paragraph(reading.document, job.description, sector ? l.value : line.text, "work.description.label");
            if (sector) {
                reading.label(l.label);
            }
            taken = true;
        }
        if ((!line.is_item() || i == 0 || in_items || static_cast<int>(i) == position) && !taken) {
            for (const Labelled& l : labelled(reading.document, line, Idea::entry_labels)) {
                // over a list of them, or beside their description
                const bool tasks = in_items && (l.key == "tasks" || l.key == "description");
                if (tasks) {
                    add_paragraph(reading.document, job.summary, l.value, "work.summary.label");
                }
                if (tasks || (!l.value.empty() && take_label(reading.document, job, l, line))) {
                    reading.label(l.label);
                    taken = true;
                    said += l.key == "position" || l.key == "employer" || l.key == "period" ? 1 : 0;
                    address_asked = l.key == "employer" && asks_for_address(reading.document, l.label);
                    break;
                }
            }
        }
        if (!taken) {
            told = told || (said >= 2 && labelled_line);
            header += i < entry.header && !told ? 1 : 0;
            rest.push_back(std::move(line));
        }
    }
    entry.lines = std::move(rest);
    entry.header = header;
}

}  // namespace cvconv::recognizing
