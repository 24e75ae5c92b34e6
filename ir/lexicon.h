#pragma once
// Words as data: ir/lexicon/<language>/<idea>.txt, compiled into the library.
//
// A line is `key | spelling | spelling | …`; ir/lexicon/README.md explains the format and what
// belongs in each file. Spellings are compared by phrase_key(): without case, accents, punctuation.
// "-wort" also matches at the end of a longer word, "wort-" at its beginning; "=AS" only capitals.

#include <array>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>
#include <vector>

#include "ir/span.h"
#include "ir/unicode.h"

namespace cvconv {

/// One idea = one file name.
enum class Idea : std::uint8_t {
    section_headings,  ///< keys: names of SectionKind
    present,           ///< key "present": "heute", "to date", "до сега"
    date_words,        ///< keys since, from, until, spring, summer, autumn, winter, expected, particle, duration,
                       ///< and what one did with an employer: joined, posted, left; term (semester); open_end
                       ///< ("2020 – Date")
    months,            ///< keys 1..12: what CLDR lacks
    degrees,           ///< keys doctorate, master, bachelor, diploma, associate, apprenticeship, school
    institutions,      ///< keys school (university, Gymnasium, -hochschule), department (Lehrstuhl)
    organizations,     ///< keys legal (GmbH, Ltd), organization (hospital, agency, bank, ministry)
    job_titles,        ///< keys title (engineer, nurse, -leiter, Praktikant), break (parental leave, sabbatical)
    contact_labels,    ///< keys name, given_name, family_name, headline, email, phone, mobile, fax, address, city,
                       ///< postal_code, country, website, birth_date, birth_place, nationality, gender, marital_status,
                       ///< driving_licence, profile (LinkedIn, Skype), other (age, visa, availability: no field)
    entry_labels,      ///< keys period, position, employer, location, tasks, sector, institution, degree, area, score,
                       ///< thesis, advisor, technologies, courses, description, reference, level (EQF), url, project
    fluency,           ///< keys native, a1..c2, word: what is said of a language: "fluent", "verhandlungssicher"
    skill_levels,      ///< key "level": expert, advanced, Grundkenntnisse
    document_words,    ///< keys title ("Curriculum Vitae"), page, of, consent, signature, on_request, updated, program,
                       ///< likes ("I enjoy"), photo (where one goes), logo, navigation ("Skip to content"), menu
                       ///< ("Home"), download ("PDF version"),
                       ///< prompt ("Click here to enter text")
    honours,           ///< keys honour (cum laude), label (GPA, Note, Average)
    name_words,        ///< keys title (Dr., Mgr.), suffix (PhD, Jr.), particle (van der, de la), introduction (I'm)
    address_words,     ///< key street: -straße, rue, Avenue; po_box
    venue_words,       ///< keys journal, conference, publisher, preprint, thesis, patent, talk
    award_words,       ///< keys award, grant, scholarship
    roles,             ///< keys volunteer (volunteer, mentor), committee (chair, reviewer), membership, teaching
    function_words,    ///< keys and, or (and_own, or_own: mean something else in other languages), with, for, in, at,
                       ///< article, of, of_the, by, day ("dnia"), role_in ("bestyrelsesmedlem i")
    place_words,       ///< keys around (greater, Umgebung), particle (upon, sur), remote: words beside names of places
    workplace_words,  ///< between a position and where one had it; keys at ("bei der"), in (may part it from its field)
    supervision,  ///< of lists of those whom one supervised; keys student, work (thesis, mentoring), finished, teaching
    citation_words,  ///< in lists of papers, patents and talks; keys others ("et al."), group (consortium), editors,
                     ///< edited ("edited by"), link (slides), patent, patent_event (granted), abbreviation ("vs."),
                     ///< invited, sort_of_talk (selected), state (in press), measure (impact factor)
    number_words,    ///< keys before ("page", ISO), behind (units, people): no year; extension (of a telephone)
    grant_words,     ///< keys currency, fund, investigator (PI)
    degree_words,  ///< beside a degree; keys in, of, to (its field: "w zakresie"), course (課程), department, faculty,
                   ///< entered, left, passed, kind ("Executive" MBA), bare ("Physics
                   ///< Bachelor")
    score_words,     ///< keys out_of ("von"), on_scale and scale ("on a 4.0 scale"), points, joins ("cum")
    language_words,  ///< keys before, behind: "limba", "Sprache" beside the name of a language; skill: "Reading"
    city_words,      ///< keys city_before ("City of"), city_behind (Area), region_before ("jud."), region_behind ("Kogi
                     ///< State"), same (同上); names that are words too: common (Reading), common_country (Jordan)
    heading_words,   ///< keys selection: "Selected", "Weitere" beside the title of a section; addition ("with Dates");
                     ///< exhibition: in the title of what is no list of talks
    compounds,       ///< key first: first halves that keep their hyphen ("well-known")
    record_labels,   ///< of papers, prizes, projects, skills and languages told by labels; keys title, authors, venue,
                     ///< group (Category), keywords, language, level
    countries,       ///< keys: ISO 3166-1 alpha-2
    regions,         ///< states and provinces; keys: their country, "ZZ" where several have one of the name
    cities,          ///< keys: their country, "ZZ" where several have one of the name
    language_names,  ///< keys: ISO 639-1, or 639-3
    // What is behind here is for writing, and not looked for in documents.
    blind_words,  ///< in blinded CVs; keys candidate, employer, school ("Employer A" stands for a name), gendered_title
                  ///< (Mr), personal (labels of what has no field: religion, military service), and pronouns, the
                  ///< neutral one first: subject, object, possessive, reflexive
};

inline constexpr int idea_count = static_cast<int>(Idea::language_names) + 1;  ///< those that documents have
inline constexpr int all_idea_count = static_cast<int>(Idea::blind_words) + 1;

/// One spelling found in a text.
struct LexiconHit {
    Span where;  ///< in the text that was searched
    std::string_view key;
    std::string_view language;  ///< BCP 47; "und" = all languages
    bool whole_word = true;     ///< false: matched the end or beginning of a longer word
};

/// All meanings of the whole of `text` (a heading, a label). Punctuation around it does not matter.
[[nodiscard]] std::vector<LexiconHit> lookup(Idea idea, std::string_view text);

/// Is the key one of the meanings of the whole of `text`, or one of several keys?
[[nodiscard]] bool means(Idea idea, std::string_view text, std::string_view key);
[[nodiscard]] bool means(Idea idea, std::string_view text, std::initializer_list<std::string_view> keys);

/// Every spelling of the idea inside `within`, by where it begins; of those that begin at one word
/// the longest first ("software engineer", then "software"; "engineer" is a hit of its own). A
/// spelling that several languages share is a hit for each. An affix's hit covers the whole word.
[[nodiscard]] std::vector<LexiconHit> find(Idea idea, std::string_view text, Span within);
/// The same on words that were already cut (words_of), to cut once and search many ideas.
[[nodiscard]] std::vector<LexiconHit> find(Idea idea, const std::vector<Word>& words);

/// What find() says of every idea, for words that are asked about many of them: each is hashed once.
class LexiconHits {
public:
    explicit LexiconHits(const std::vector<Word>& words);
    /// Valid as long as this is.
    [[nodiscard]] std::span<const LexiconHit> of(Idea idea) const;

private:
    std::vector<LexiconHit> hits_;  ///< by idea
    std::array<std::uint32_t, idea_count + 1> ends_{};
};

/// Is this word, folded, a spelling of the key in this language, or in some if it is empty? One word, no affixes.
[[nodiscard]] bool is_listed(Idea idea, std::string_view folded, std::string_view key, std::string_view language = {});

/// The key's spellings in one language ("und" is not added), as the file has them: the first is the
/// usual one, which writers print. Affixes keep their dash. Empty if there are none, or if the idea keeps none;
/// ir/lexicon/keys.h says of each idea whether it keeps all, a dozen or none.
[[nodiscard]] std::vector<std::string_view> spellings(Idea idea, std::string_view key, std::string_view language);

struct PhraseCount {
    std::string_view language;
    std::string_view key;
    std::size_t count = 0;
};

/// How many phrases of the idea mean what in which language, other ways to write what is listed included. Not sorted.
[[nodiscard]] std::vector<PhraseCount> count_phrases(Idea idea);

/// The keys that the idea's files may use, and the languages that have a file, sorted.
[[nodiscard]] std::vector<std::string_view> keys_of(Idea idea);
[[nodiscard]] std::vector<std::string_view> languages(Idea idea);

[[nodiscard]] std::string_view name_of(Idea idea);

}  // namespace cvconv
