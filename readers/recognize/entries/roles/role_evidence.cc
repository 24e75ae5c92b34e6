#include "readers/recognize/entries/roles/role_evidence.h"

#include <algorithm>

#include "readers/pieces/characters.h"
#include "readers/pieces/places/places.h"
#include "readers/pieces/scores.h"
#include "readers/recognize/entries/reading.h"
#include "readers/recognize/entries/roles/neighbour_evidence.h"
#include "readers/recognize/entries/roles/segment_words.h"
#include "readers/recognize/weights.h"
#include "recognize/without.h"

namespace cvconv::recognizing {

namespace {

bool begins_with_quotation(std::string_view text, const HeaderSegment& segment) {
    return is_opening_quotation(character_at(text, segment.text.begin)) ||
           is_opening_quotation(character_before(text, segment.text.begin));
}

/// What the evidence of all kinds of sections is made from.
struct Words {
    float jobs, legal, organizations, schools, degrees, honours;  ///< hits in the lexicons, at most a few
    float place;                                                  ///< 0…1: how surely it is a place
    float number;                                                 ///< of words
    float lower;                                                  ///< what it costs a name to begin with a small letter
    float length;                                                 ///< what it costs a name to be long
    bool capitalised, has_digit;
};

/// The school in "Ontario Secondary School Diploma" is none.
float schools_besides_degrees(const HeaderSegment& segment) {
    if (without(Idea::institutions)) {
        return 0;
    }
    auto schools = find(Idea::institutions, segment.words);
    const auto degrees = find(Idea::degrees, segment.words);
    std::erase_if(schools, [&](const LexiconHit& school) {
        return std::any_of(degrees.begin(), degrees.end(), [&](const LexiconHit& degree) {
            return degree.where.contains(school.where) && degree.where.size() > school.where.size();
        });
    });
    return weigh(schools, {}, 0.6F);
}

Words words_in(std::string_view text, const HeaderSegment& segment) {
    Words w{};
    w.jobs = std::min(2.0F, count(segment, Idea::job_titles));
    w.legal = std::min(1.0F, count(segment, Idea::organizations, "legal"));
    w.organizations = std::min(2.0F, count(segment, Idea::organizations, "organization"));
    w.schools = std::min(2.0F, schools_besides_degrees(segment));
    w.degrees = std::min(2.0F, count(segment, Idea::degrees));
    w.honours = std::min(1.5F, count(segment, Idea::honours));
    w.place = place_score(text, segment.text);
    w.number = static_cast<float>(segment.words.size());
    w.lower = segment.starts_lower ? 0.7F : 0.0F;
    w.length = w.number > 9 ? 0.15F * (w.number - 9) : 0.0F;
    w.capitalised = is_capitalised(text, segment);
    w.has_digit = segment.text.of(text).find_first_of("0123456789") != std::string_view::npos;
    return w;
}

void add_evidence_of_degree(const Document& document, const HeaderSegment& segment, const Words& w, RoleScores& s) {
    std::string_view text = document.text;
    at(s, Role::subject) = weight::degree_of_header * w.degrees - weight::degree_with_school * w.schools -
                           (w.degrees == 0 ? 0.3F : 0.0F) - w.length;
    at(s, Role::organization) = weight::school_of_header * w.schools + weight::legal_school * w.legal +
                                weight::organization_school * w.organizations - weight::school_with_degree * w.degrees +
                                (w.capitalised ? 0.2F : -0.2F) - w.lower - w.length;
    at(s, Role::area) = -0.3F - 1.2F * w.schools - 1.0F * w.degrees - 2.5F * std::max(0.0F, w.place - 0.3F) - w.length +
                        (segment.starts_lower ? 0.91F : 0.0F) - 1.5F * w.honours -
                        (segment.text.of(text).find(':') != std::string_view::npos ? 2.0F : 0.0F);
    const bool has_score = !find_scores(text, segment.text).empty();
    at(s, Role::score) = (has_score                                        ? weight::mark
                          : w.honours > 0 && w.number > 1 && w.number <= 6 ? 0.3F + w.honours
                                                                           : -2.0F) -
                         1.0F * w.schools - 1.0F * w.degrees;
    std::string_view label = leading_label(document, segment.text, Idea::entry_labels, {"area", "degree"}).key;
    at(s, Role::area) += label == "area" ? 2.5F : 0.0F;
    at(s, Role::subject) += label == "degree" && w.degrees > 0 ? 1.0F : 0.0F;
    at(s, Role::organization) += segment.starts_lower && w.schools > 0 ? 0.8F : 0.0F;
}

/// "Certified Scrum Master (Google)", "TOEFL (ETS)" and nothing else: a name of one word, but not "Project Management
/// Professional (PMP)", which stands for the words before it, nor "Scrum Master (PSM)", which may.
bool may_be_issuer(std::string_view text, SectionKind kind, const HeaderSegment& segment, const HeaderSegment* before) {
    constexpr std::size_t shortest = 4;
    if (kind != SectionKind::certificates || segment.words.size() != 1 || before == nullptr || before->words.empty()) {
        return false;
    }
    const Word& word = segment.words.front();
    const std::string_view own = word.where.of(text);
    if (!is_upper(character_at(text, word.where.begin)) || own.size() < shortest) {
        return false;
    }
    std::string initials;
    for (const Word& other : before->words) {
        initials += other.folded.substr(0, 1);
    }
    const bool stands_for = std::all_of(word.folded.begin(), word.folded.end(),
                                        [&](char c) { return initials.find(c) != std::string::npos; });
    return !is_all_capitals(own) || !stands_for;
}

/// "Good Clinical Practice (ICH-GCP)", "Professional Geoscientist (P.Geo.)": letters or beginnings of the words before.
bool abbreviates(std::string_view text, const HeaderSegment& segment, const HeaderSegment* before) {
    if (before == nullptr || before->words.size() < 2) {
        return false;
    }
    std::string initials;
    for (const Word& word : before->words) {
        initials += word.folded.substr(0, 1);
    }
    std::size_t begins = 0;  // words of the bracket that begin words before it, in their order
    auto next = before->words.begin();
    for (const Word& word : segment.words) {
        if (word.folded.size() >= 2 && is_all_capitals(word.where.of(text)) &&
            initials.find(word.folded) != std::string::npos) {
            return true;
        }
        next = std::find_if(next, before->words.end(),
                            [&](const Word& other) { return other.folded.starts_with(word.folded); });
        begins += next == before->words.end() ? 0 : 1;
    }
    const bool shortened = segment.outer.of(text).find('.') != std::string_view::npos;
    return shortened && begins == segment.words.size() && begins >= 2;
}

/// Awards, certificates, projects, talks, courses taught: a title, and who gave it or where it was.
void add_evidence_of_title(std::string_view text, SectionKind kind, const HeaderSegment& segment,
                           const HeaderSegment* before, const Words& w, RoleScores& s) {
    const bool award = kind == SectionKind::awards;
    const bool given = award || kind == SectionKind::certificates;
    const float first = segment.join == Join::start_of_line && segment.line == 0 ? 1.0F : 0.0F;
    // "Doctoral Studentship, Humanities Research Fund": what has a name of its own gives
    const bool fund = first == 0 && w.capitalised && w.number >= 2 &&
                      is_listed(Idea::grant_words, segment.words.back().folded, "fund");
    const float award_words = fund ? 0.0F : count(segment, Idea::award_words);
    at(s, Role::subject) = 0.4F + first + (award ? 0.8F * std::min(1.5F, award_words) : 0.0F) - 0.5F * w.legal -
                           (award ? 0.5F * w.organizations : 0.0F) - w.length * 0.5F;
    at(s, Role::organization) = 1.0F * w.legal + 0.7F * w.organizations + 0.8F * w.schools +
                                (w.capitalised ? 0.4F : -0.4F) - w.lower - first * 0.3F - w.length;
    at(s, Role::organization) += fund ? 0.7F : 0.0F;
    const bool distinct = award_words + w.degrees + w.jobs == 0;
    // "Young Engineer of the Year, Rivers Group", "EA 1, Suomen Punainen Risti"
    if (given && (segment.join == Join::comma || segment.join == Join::dash) && !segment.starts_lower && !w.has_digit &&
        distinct && w.number <= 7) {
        at(s, Role::organization) += w.capitalised ? 0.9F : 1.2F;
    }
    if (award && begins_with_quotation(text, segment)) {
        at(s, Role::organization) -= 1.5F;  // "Discovery Project, “Night shift”, Research Board"
    }
    if (award && segment.join == Join::bracket && w.has_digit) {
        at(s, Role::organization) -= 0.8F;  // "(AUD 612,000)"
    }
    if (given && segment.join == Join::bracket && abbreviates(text, segment, before)) {
        at(s, Role::organization) -= 1.0F;
    } else if (given && segment.join == Join::bracket && !w.has_digit &&
               ((w.capitalised && w.number > 1) || w.legal > 0 || may_be_issuer(text, kind, segment, before))) {
        at(s, Role::organization) += 1.4F;  // "Life Support (Resuscitation Council)"
    }
    if (kind == SectionKind::projects) {
        at(s, Role::organization) -= 1.2F;
        at(s, Role::location) -= 1.0F;
        at(s, Role::other) += 0.5F;
    }
}

/// Jobs, and what has the same shape: volunteer work, memberships.
void add_evidence_of_job(SectionKind kind, const HeaderSegment& segment, Words w, RoleScores& s) {
    const bool of_member = kind == SectionKind::volunteer || kind == SectionKind::memberships;
    if (of_member) {
        w.jobs = std::min(2.0F, w.jobs + std::min(2.0F, count(segment, Idea::roles)));
    }
    at(s, Role::subject) = weight::position_word * w.jobs - weight::position_with_legal_form * w.legal -
                           weight::position_with_organization * w.organizations - w.length - 0.3F * w.lower;
    at(s, Role::organization) = weight::employer_with_legal_form * w.legal + weight::employer_word * w.organizations +
                                weight::employer_school * w.schools - weight::employer_with_position * w.jobs +
                                (w.capitalised ? 0.4F : -0.3F) - w.lower - w.length;
    if (segment.join == Join::at_word) {
        at(s, Role::organization) += weight::behind_at_word;
    }
    if (of_member && segment.join == Join::comma && w.capitalised && w.place < 0.4F) {
        at(s, Role::organization) += 0.9F;  // "Treasurer, Tropical Ecology Society"
    }
}

/// "(Leeds)", "(Leith, UK)": a known place, or a name before one.
bool is_place_of_school(std::string_view text, const HeaderSegment& segment) {
    if (!is_upper(character_at(text, segment.text.begin)) ||
        segment.text.of(text).find_first_of("0123456789") != std::string_view::npos ||
        count(segment, Idea::institutions) + count(segment, Idea::degrees) + count(segment, Idea::honours) > 0) {
        return false;
    }
    const std::size_t comma = segment.text.of(text).rfind(", ");
    const bool acronym = is_all_capitals(segment.text.of(text)) && segment.text.size() <= 6;
    if (comma == std::string_view::npos) {
        return !acronym && place_score(text, segment.text) >= 0.8F;
    }
    const Span last{static_cast<std::uint32_t>(segment.text.begin + comma + 2), segment.text.end};
    return segment.words.size() <= 6 && (place_score(text, last) >= 0.6F || !country_code_of(last.of(text)).empty());
}

/// What the segment says by itself.
RoleScores own_evidence(const Document& document, SectionKind kind, const HeaderSegment& segment,
                        const HeaderSegment* before) {
    RoleScores s{};
    const Words w = words_in(document.text, segment);
    const bool of_employer = kind == SectionKind::work || kind == SectionKind::volunteer;
    at(s, Role::other) = -0.6F + (w.number > 9 ? 0.8F : 0.0F) + (segment.starts_lower ? 0.9F : 0.0F);
    at(s, Role::location) = (of_employer ? weight::place : weight::place_of_school) * w.place - weight::place_needed -
                            (w.legal > 0 ? weight::place_with_legal_form : 0.0F) -
                            weight::place_with_words * (w.organizations + w.schools + w.jobs);
    at(s, Role::area) = -3.0F;
    at(s, Role::score) = -3.0F;
    const bool acronym = w.number == 1 && is_all_capitals(segment.text.of(document.text));
    if (kind != SectionKind::education && segment.join == Join::bracket && w.number <= 3 && w.capitalised &&
        !w.has_digit && !acronym && w.jobs + w.degrees + w.honours == 0) {
        at(s, Role::location) += 2.3F;  // "Acme (Springfield)"
    }
    if (kind == SectionKind::education && segment.join == Join::bracket && is_place_of_school(document.text, segment)) {
        at(s, Role::location) += 3.0F;  // "Harbour University (Leith, UK)"
    }
    switch (kind) {
        case SectionKind::education:
        case SectionKind::courses: add_evidence_of_degree(document, segment, w, s); break;
        case SectionKind::awards:
        case SectionKind::certificates:
        case SectionKind::projects:
        case SectionKind::talks:
        case SectionKind::teaching: add_evidence_of_title(document.text, kind, segment, before, w, s); break;
        default: add_evidence_of_job(kind, segment, w, s); break;
    }
    return s;
}

}  // namespace

std::vector<RoleScores> role_evidence(const Document& document, SectionKind kind, const HeaderSegments& header) {
    std::vector<RoleScores> evidence;
    for (std::size_t i = 0; i < header.segments.size(); ++i) {
        // what stands in brackets at the end, behind one piece
        const bool ends = i == 1 && header.segments.size() == 2;
        evidence.push_back(own_evidence(document, kind, header.segments[i], ends ? &header.segments[i - 1] : nullptr));
    }
    weigh_neighbours(document, kind, header, evidence);
    for (RoleScores& scores : evidence) {
        at(scores, Role::subject) -= header.has_subject ? 20.0F : 0.0F;
        at(scores, Role::organization) -= header.has_organization ? 20.0F : 0.0F;
    }
    return evidence;
}

}  // namespace cvconv::recognizing
