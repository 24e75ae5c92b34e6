#include "readers/recognize/sections/evidence.h"

#include <algorithm>

#include "readers/pieces/characters.h"
#include "readers/pieces/citations/citations.h"
#include "readers/pieces/citations/patent_numbers.h"
#include "readers/pieces/contact/profiles.h"
#include "readers/pieces/labels.h"
#include "readers/pieces/language_names.h"
#include "readers/pieces/names/person_name.h"
#include "readers/recognize/lines/service.h"

namespace cvconv::recognizing {

namespace {

/// What each piece of evidence weighs; 1 is about what one word of the lexicon is worth. Fitted to documents with true
/// answers in November 2026; the labeller sees bins of the sums.
namespace weight {
constexpr float job_title_beside_degree = 0.30F;
constexpr float job_title = 1.10F;
constexpr float legal_form = 0.80F;
constexpr float organization_word = 0.40F;
constexpr float range_of_work = 0.80F;
constexpr float degree = 1.40F;
constexpr float school = 1.00F;
constexpr float period_of_education = 0.60F;
constexpr float honour = 0.70F;
constexpr float certificate_as_degree = 0.60F;
constexpr float teaching_word = 1.00F;
constexpr float volunteer_word = 1.20F;
constexpr float membership_word = 1.20F;
constexpr float committee_word = 1.20F;
constexpr float award_word = 1.50F;
constexpr float project_as_work = 0.40F;
constexpr float prose_of_summary = 0.60F;
constexpr float bullet_of_work = 0.30F;
constexpr float prose_of_work = 0.10F;
constexpr float bullet_of_project = 0.20F;
constexpr float range_in_contact = 1.50F;
constexpr float label_of_degree = 1.20F;
constexpr float title_beside_authors = 1.20F;
constexpr float authors = 1.50F;
constexpr float authors_undated = 1.00F;
constexpr float venue_word = 0.80F;
constexpr float doi = 2.00F;
constexpr float grant_as_paper = 0.20F;
constexpr float talk_word = 1.00F;
constexpr float conference_of_talk = 0.60F;
constexpr float title_of_talk = 1.70F;
constexpr float language_name = 0.80F;
constexpr float fluency = 2.00F;
constexpr float tag = 0.40F;
constexpr float skill_level = 1.00F;
constexpr float listed_skill = 0.45F;
constexpr float labelled_list = 0.80F;
}  // namespace weight

float& at(SectionEvidence& evidence, SectionKind kind) {
    return evidence.at(static_cast<std::size_t>(kind));
}

/// Pieces of at most four words between commas: "Go, Python, C++".
int short_pieces(std::string_view text, Span within) {
    int pieces = 0;
    std::size_t words = 0;
    bool in_word = false;
    for (std::size_t i = within.begin; i < within.end;) {
        char32_t c = next_character(text, i);
        if (c == ',' || c == ';' || c == U'、' || c == U'，' || is_separating_dot(c) || c == '|') {
            pieces += words > 0 && words <= 4 ? 1 : 0;
            words = 0;
            in_word = false;
        } else if (is_space(c)) {
            in_word = false;
        } else if (!in_word) {
            in_word = true;
            ++words;
        }
    }
    return pieces + (words > 0 && words <= 4 ? 1 : 0);
}

/// "58(1), 12–20", "30, 1–23" at the end: volume, issue and pages.
bool ends_with_pages(std::string_view text) {
    auto take_digits = [&] {
        std::size_t digits = 0;
        while (!text.empty() && text.back() >= '0' && text.back() <= '9') {
            text.remove_suffix(1);
            ++digits;
        }
        return digits;
    };
    if (take_digits() == 0) {
        return false;
    }
    std::size_t dash = text.ends_with("–") ? 3 : text.ends_with('-') ? 1 : 0;
    text.remove_suffix(dash);
    if (dash == 0 || take_digits() == 0 || !(text.ends_with(", ") || text.ends_with(": ") || text.ends_with(":"))) {
        return false;
    }
    text.remove_suffix(text.ends_with(' ') ? 2 : 1);
    if (text.ends_with(')')) {
        text.remove_suffix(1);
        return take_digits() > 0 && text.ends_with('(');
    }
    std::size_t volume = take_digits();
    return volume > 0 && volume <= 3 && text.ends_with(' ');
}

/// "Fall 2017", "SS 2019": courses are taught in terms.
bool has_term(std::string_view text, const Line& line) {
    return std::any_of(line.periods.begin(), line.periods.end(), [&](const FoundPeriod& p) {
        std::size_t at = p.where.begin;
        return !p.is_range && !p.current && p.start && p.start->month == 0 && is_letter(next_character(text, at));
    });
}

/// A person's name with a title, or with telephone or address behind it, and what that person is.
bool is_referee(std::string_view text, const Line& line, const LineSigns& signs) {
    constexpr std::size_t longest = 40;  // bytes of a name with its titles
    std::string_view own = line.text.of(text);
    std::size_t end = own.substr(0, longest).find(',');
    for (std::string_view dash : {" – ", " — ", " - "}) {
        end = std::min(end, own.substr(0, longest).find(dash));
    }
    if (line.has_period() || line.word_count() > 20 || end == std::string_view::npos || line.cells.size() > 1 ||
        signs.labelled) {
        return false;
    }
    Span name{line.text.begin, static_cast<std::uint32_t>(line.text.begin + end)};
    int says = signs.jobs + signs.schools + signs.legal > 0 ? 1 : 0;
    says += line.emails + line.phones > 0 ? 1 : 0;
    if (says == 0 || name_score(text, name) < 0.6F) {
        return false;
    }
    return says == 2 || !parse_person_name(text, name).honorific.empty();
}

/// "Acted as one of the main developers": in small letters, behind words that no mark parts from it. A position opens
/// its piece of a line.
bool is_within_phrase(std::string_view text, const Line& line, Span word) {
    constexpr std::size_t least_before = 3;  // words
    if (!is_lower(character_at(text, word.begin))) {
        return false;
    }
    std::size_t before = 0;
    std::uint32_t begin = word.begin;
    for (auto it = line.words.rbegin(); it != line.words.rend() && before < least_before; ++it) {
        if (it->where.begin >= word.begin) {
            continue;
        }
        if (text.substr(it->where.end, begin - it->where.end) != " ") {
            return false;
        }
        begin = it->where.begin;
        ++before;
    }
    return before == least_before;
}

/// Titles of jobs; "volunteer" is in the list of these as well, and tells of unpaid work here.
std::vector<LexiconHit> jobs_besides(std::string_view text, const Line& line, const std::vector<LexiconHit>& roles) {
    auto jobs = line.hits_of(Idea::job_titles);
    std::erase_if(jobs, [&](const LexiconHit& job) { return is_within_phrase(text, line, job.where); });
    std::erase_if(jobs, [&](const LexiconHit& job) {
        return std::any_of(roles.begin(), roles.end(), [&](const LexiconHit& role) {
            return role.key == "volunteer" && role.where.contains(job.where);
        });
    });
    return jobs;
}

/// "Summer School on Tides" is where one speaks, and no school that one was at.
float schools_besides(const Line& line, const std::vector<LexiconHit>& venues) {
    auto schools = line.hits_of(Idea::institutions);
    std::erase_if(schools, [&](const LexiconHit& school) {
        return std::any_of(venues.begin(), venues.end(), [&](const LexiconHit& venue) {
            return venue.key == "conference" && venue.where.size() > school.where.size() &&
                   venue.where.contains(school.where);
        });
    });
    return weigh(schools);
}

}  // namespace

LineSigns signs_of(const Document& document, const Line& line) {
    LineSigns s;
    std::string_view text = document.text;
    s.degrees = line.count(Idea::degrees);
    auto organizations = line.hits_of(Idea::organizations);
    s.legal = weigh(organizations, "legal");
    s.organizations = weigh(organizations, "organization");
    auto venues = line.hits_of(Idea::venue_words);
    s.conferences = weigh(venues, "conference");
    s.schools = schools_besides(line, venues);
    s.talks = weigh(venues, "talk");
    s.patents = weigh(venues, "patent") + (patent_number(text, line.text).empty() ? 0.0F : 1.0F);
    s.venues = weigh(venues, "journal") + s.conferences + weigh(venues, "publisher") + weigh(venues, "preprint");
    s.awards = line.count(Idea::award_words);
    auto roles = line.hits_of(Idea::roles);
    s.jobs = weigh(jobs_besides(text, line, roles));
    s.volunteer = weigh(roles, "volunteer");
    s.committee = weigh(roles, "committee");
    s.membership = weigh(roles, "membership");
    s.teaching = weigh(roles, "teaching");
    s.fluency = line.count(Idea::fluency);
    for (const auto& name : find_language_names(text, line.text)) {
        // "Mar 2023" is no word of Marathi
        s.languages += std::none_of(line.periods.begin(), line.periods.end(),
                                    [&](const FoundPeriod& p) { return p.where.overlaps(name.where); })
                           ? 1
                           : 0;
    }
    s.honours = line.count(Idea::honours);
    s.streets = line.count(Idea::address_words);
    // "09/18   Fjord, I.; Brekke, O.": a date before the authors
    Span reference = line.text;
    if (!line.periods.empty() && line.periods.front().where.begin == line.text.begin) {
        reference.begin = std::min(reference.end, line.periods.front().where.end + 1);
    }
    CitationSigns citation = citation_signs(text, reference);
    s.quotes = citation.quoted_titles;
    s.authors = citation.authors;
    s.doi = citation.doi;
    int names = 0;
    s.only_authors = end_of_authors(text, line.text, &names) + 1 >= line.text.end && names >= 2;
    s.pages = ends_with_pages(line.text.of(text));
    s.contact = line.emails * 2 + line.phones * 2 + line.urls;
    std::string_view own = line.text.of(text);
    std::size_t colon = own.find(':');
    std::uint32_t begin = line.text.begin;
    if (colon != std::string_view::npos && colon + 1 < own.size()) {
        Span label{line.text.begin, static_cast<std::uint32_t>(line.text.begin + colon)};
        const bool date = std::any_of(line.periods.begin(), line.periods.end(), [&](const FoundPeriod& p) {
            return p.where.contains({label.end - 1, label.end});
        });
        if (!date && words_of(text, label).size() <= 5) {
            s.labelled = true;
            begin = static_cast<std::uint32_t>(label.end + 1);
            for (const LexiconHit& hit : lookup(Idea::contact_labels, label.of(text))) {
                s.contact_keys.push_back(hit.key);
            }
            for (const LexiconHit& hit : meanings_of_label(Idea::entry_labels, label.of(text))) {
                s.of_degree = s.of_degree || hit.key == "thesis" || hit.key == "degree" || hit.key == "courses";
            }
        }
    } else if (line.cells.size() >= 2) {
        for (const LexiconHit& hit : lookup(Idea::contact_labels, line.cells.front().of(text))) {
            s.contact_keys.push_back(hit.key);
        }
    }
    if (s.labelled && s.committee + s.membership + s.volunteer > 0) {
        // "Reviewer: Fragment Ecology" tells of a role, "Software: Excel (expert)" does not
        auto of_label = find(Idea::roles, text, {line.text.begin, begin});
        s.volunteer = weigh(of_label, "volunteer");
        s.committee = weigh(of_label, "committee");
        s.membership = weigh(of_label, "membership");
    }
    s.office = line.is_item() && s.committee > 0 && s.authors < 2 && s.quotes == 0 && service_of(document, line);
    s.contact += s.contact_keys.empty() ? 0 : 2;
    // "GitLab      LinkedIn" over the names that one has there
    bool networks = std::all_of(line.cells.begin(), line.cells.end(),
                                [&](Span cell) { return !network_name(cell.of(text)).empty(); });
    s.contact += networks ? std::min(2, static_cast<int>(line.cells.size())) : 0;
    s.referee = is_referee(text, line, s);
    s.list_items = line.sentence && !s.labelled ? 0 : short_pieces(text, {begin, line.text.end});
    return s;
}

SectionEvidence evidence_of(const Document& document, const Line& line, const LineSigns& s) {
    SectionEvidence e{};
    using enum SectionKind;
    bool period = line.has_period();
    bool range = std::any_of(line.periods.begin(), line.periods.end(), [](const FoundPeriod& p) { return p.is_range; });
    // a line that ends with its period may be long: degree, field, school and city before it
    bool dated_end = range && line.periods.back().where.end + 3 >= line.text.end;
    // … and so may a bullet that has all of it
    bool whole_entry = range && (s.degrees > 0 || s.schools > 0);
    std::size_t longest = line.is_item() ? (whole_entry ? 22 : 9) : (dated_end ? 22 : 16);
    bool header = !line.sentence && line.word_count() <= longest;
    auto words = static_cast<float>(std::max<std::size_t>(1, line.word_count()));

    at(e, contact) = std::min(4.0F, 1.0F * static_cast<float>(s.contact)) + (header ? std::min(1.5F, s.streets) : 0.0F);
    if (header) {
        at(e, work) = std::min(2.0F, (s.degrees > 0 ? weight::job_title_beside_degree : weight::job_title) * s.jobs) +
                      std::min(1.5F, weight::legal_form * s.legal + weight::organization_word * s.organizations) +
                      (range ? weight::range_of_work : 0.0F);
        if (s.volunteer + s.membership + s.committee > 0 && s.jobs == 0) {
            at(e, work) = std::max(0.0F, at(e, work) - 0.8F);  // "Law Clinic, volunteer, since 2018"
        }
        at(e, education) = std::min(3.0F, weight::degree * s.degrees) +
                           (s.degrees > 0 || s.jobs == 0 ? std::min(2.0F, weight::school * s.schools) : 0.0F) +
                           (period ? weight::period_of_education : 0.0F) + std::min(1.0F, weight::honour * s.honours);
        if (period && !range) {
            // "Certificate of Interpretation, Harbour College, 2016": gained on a day, as degrees are
            at(e, certificates) = weight::certificate_as_degree * at(e, education);
        }
        if (s.volunteer > 0 && s.degrees == 0) {
            at(e, education) =
                std::max(0.0F, at(e, education) - 0.8F);  // "President, Robotics Club, Example University"
        }
        at(e, teaching) = std::min(2.0F, weight::teaching_word * s.teaching);
        // "member" is said of what one does unpaid, too
        if (s.teaching > 0 && has_term(document.text, line)) {
            at(e, teaching) += 1.0F;
            at(e, work) = std::max(0.0F, at(e, work) - 0.8F);
        }
        at(e, volunteer) =
            std::min(2.0F, weight::volunteer_word * s.volunteer + 0.8F * weight::membership_word * s.membership);
        at(e, memberships) =
            std::min(2.5F, weight::membership_word * s.membership + weight::committee_word * s.committee);
        at(e, awards) = std::min(2.5F, weight::award_word * s.awards);
        at(e, projects) = weight::project_as_work * at(e, work);  // what one was in them, for whom and when
    } else {
        at(e, summary) = line.is_item() || period ? 0.0F : weight::prose_of_summary;
        at(e, work) = line.is_item() ? weight::bullet_of_work : weight::prose_of_work;
        at(e, projects) = line.is_item() ? weight::bullet_of_project : 0.0F;
    }
    if (range && s.contact == 0) {
        at(e, contact) -= weight::range_in_contact;  // nobody's address has a beginning and an end
    }
    at(e, education) += s.of_degree ? weight::label_of_degree : 0.0F;
    float paper = 0;
    if (!line.periods.empty() || s.doi) {
        paper += s.quotes > 0 && (s.authors > 0 || s.doi) ? weight::title_beside_authors : 0.0F;
        paper += s.authors >= 2 ? weight::authors : 0.0F;
        paper += std::min(1.5F, weight::venue_word * s.venues);
        paper += s.doi ? weight::doi : 0.0F;
        paper += line.word_count() >= 12 ? 0.3F : -0.3F;
    } else if (s.authors >= 3 && s.quotes > 0) {
        paper += 2.5F;
    } else if (s.authors >= 2) {
        paper += weight::authors_undated;
    }
    if (s.office) {
        paper = 0;  // "Publicity Chair: 12th Workshop on Pumps, Leith, Oct. 2013."
        at(e, memberships) = std::max(at(e, memberships), weight::committee_word * s.committee);
    }
    at(e, publications) = std::min(4.5F, paper);
    if (s.authors > 0 && s.quotes == 0 && !s.doi && !s.pages) {
        // "Fjord, I. (2021–2023). Tides in pumps. Harbour Trust, £50k": grants are cited like papers
        at(e, awards) = std::max(at(e, awards), at(e, publications) - weight::grant_as_paper);
    }
    at(e, patents) = s.patents > 0 ? std::min(4.0F, paper + 1.0F + s.patents) : 0.0F;
    at(e, talks) = std::min(
        2.5F,
        weight::talk_word * s.talks + (s.quotes > 0 && s.authors == 0 && period ? weight::title_of_talk : 0.0F) +
            (s.authors == 0 && period && !s.doi ? weight::conference_of_talk * std::min(1.5F, s.conferences) : 0.0F));
    if (s.talks > 0 && s.authors > 0) {
        // "Fjord, Ida. 2014. “Tides in pumps.” Paper presented at …": talks are cited like papers, too
        at(e, talks) = std::max(at(e, talks), at(e, publications));
    }
    if (line.sentence && line.word_count() >= (s.quotes > 0 ? 30 : 15) && !period) {
        at(e, talks) = 0;  // "Good questions begin an interview as they begin a chat …": prose speaks of anything
    }
    if (s.languages > 0 && words <= 14) {
        at(e, languages) = std::min(
            3.5F, weight::language_name * static_cast<float>(s.languages) + (s.fluency > 0 ? weight::fluency : 0.0F));
        if (s.fluency == 0 && words > 4 * static_cast<float>(s.languages)) {
            at(e, languages) = 0;
        }
    }
    if (header && words <= 3 && !period && s.contact == 0 && s.streets == 0 && s.languages == 0 && !line.starts_lower) {
        at(e, skills) = weight::tag;  // one word a line: tags
    }
    if (!lookup(Idea::skill_levels, line.text.of(document.text)).empty()) {
        at(e, skills) = weight::skill_level;
    }
    if (s.referee) {
        at(e, references) = 1.0F;
        at(e, contact) = std::min(1.0F, at(e, contact));
    } else if (s.list_items >= 3 && !period && !s.only_authors && s.authors < 2) {
        at(e, skills) = std::min(2.0F, weight::listed_skill * static_cast<float>(s.list_items)) +
                        (s.labelled ? weight::labelled_list : 0.0F);
    }
    return e;
}

}  // namespace cvconv::recognizing
