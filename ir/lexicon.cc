#include "ir/lexicon.h"

#include <algorithm>
#include <array>

#include "ir/lexicon/table.h"

namespace cvconv {

namespace lexicon::tables {
// Defined in the generated files, one per idea.
extern const Table section_headings, present, date_words, months, degrees, institutions, organizations, job_titles,
    contact_labels, entry_labels, fluency, skill_levels, document_words, honours, name_words, address_words,
    venue_words, award_words, roles, function_words, place_words, workplace_words, supervision, citation_words,
    number_words, grant_words, degree_words, score_words, language_words, city_words, heading_words, compounds,
    record_labels, countries, regions, cities, language_names;
}  // namespace lexicon::tables

namespace {

using lexicon::Entry;
using lexicon::Index;
using lexicon::Table;

struct NamedTable {
    std::string_view name;
    const Table* table;
};

namespace t = lexicon::tables;
constexpr std::array<NamedTable, idea_count> tables = {{
    {"section_headings", &t::section_headings},
    {"present", &t::present},
    {"date_words", &t::date_words},
    {"months", &t::months},
    {"degrees", &t::degrees},
    {"institutions", &t::institutions},
    {"organizations", &t::organizations},
    {"job_titles", &t::job_titles},
    {"contact_labels", &t::contact_labels},
    {"entry_labels", &t::entry_labels},
    {"fluency", &t::fluency},
    {"skill_levels", &t::skill_levels},
    {"document_words", &t::document_words},
    {"honours", &t::honours},
    {"name_words", &t::name_words},
    {"address_words", &t::address_words},
    {"venue_words", &t::venue_words},
    {"award_words", &t::award_words},
    {"roles", &t::roles},
    {"function_words", &t::function_words},
    {"place_words", &t::place_words},
    {"workplace_words", &t::workplace_words},
    {"supervision", &t::supervision},
    {"citation_words", &t::citation_words},
    {"number_words", &t::number_words},
    {"grant_words", &t::grant_words},
    {"degree_words", &t::degree_words},
    {"score_words", &t::score_words},
    {"language_words", &t::language_words},
    {"city_words", &t::city_words},
    {"heading_words", &t::heading_words},
    {"compounds", &t::compounds},
    {"record_labels", &t::record_labels},
    {"countries", &t::countries},
    {"regions", &t::regions},
    {"cities", &t::cities},
    {"language_names", &t::language_names},
}};

const Table& table_of(Idea idea) {
    return *tables.at(static_cast<std::size_t>(idea)).table;
}

std::string_view text_of(const Table& table, const Entry& entry) {
    return {table.text + entry.offset, entry.size};
}

/// Calls use(entry, its text) for the entries whose bucket is that of `head`.
template <class Use>
void each_candidate(const Table& table, const Index& index, std::string_view head, Use use) {
    const std::uint32_t hash = lexicon::hash(head);
    if (!lexicon::may_have(index, hash)) {
        return;
    }
    const std::uint32_t bucket = hash & (index.buckets - 1);
    for (std::uint32_t i = index.starts[bucket]; i < index.starts[bucket + 1]; ++i) {
        use(index.entries[i], text_of(table, index.entries[i]));
    }
}

std::string_view key_of(const Table& table, const Entry& entry) {
    return table.keys[entry.key & ~lexicon::capitals];
}

/// How many words from `first` on are the phrase; 0 if they are not.
std::size_t match(std::string_view phrase, bool capitals, const std::vector<Word>& words, std::size_t first) {
    for (std::size_t i = first; i < words.size(); ++i) {
        const std::string& word = words[i].folded;
        if (word.empty() || (capitals && !words[i].capitals) || !phrase.starts_with(word)) {
            return 0;
        }
        if (phrase.size() == word.size()) {
            return i - first + 1;
        }
        if (phrase[word.size()] != ' ') {
            return 0;
        }
        phrase.remove_prefix(word.size() + 1);
    }
    return 0;
}

/// False if nothing of the table begins with this word.
bool may_begin(const Table& table, std::string_view word) {
    return lexicon::may_have(table.phrases, lexicon::hash(word)) ||
           (word.size() > lexicon::affix_head_size &&
            (lexicon::may_have(table.suffixes, lexicon::hash(lexicon::suffix_head(word))) ||
             lexicon::may_have(table.prefixes, lexicon::hash(lexicon::prefix_head(word)))));
}

/// Adds what is found at the words from `first` on: phrases, the longest first, then affixes.
void find_at(const Table& table, const std::vector<Word>& words, std::size_t first, std::vector<LexiconHit>& hits) {
    const std::string& word = words[first].folded;
    Span where = words[first].where;
    std::size_t before = hits.size();
    each_candidate(table, table.phrases, word, [&](const Entry& entry, std::string_view phrase) {
        if (std::size_t count = match(phrase, (entry.key & lexicon::capitals) != 0, words, first)) {
            Span all{where.begin, words[first + count - 1].where.end};
            hits.push_back({all, key_of(table, entry), table.languages[entry.language], true});
        }
    });
    if (word.size() <= lexicon::affix_head_size) {
        return;
    }
    // A word has one meaning in a language: as listed, else that of its longest suffix, else of its prefix.
    auto add = [&](const Entry& entry) {
        std::string_view language = table.languages[entry.language];
        bool known = std::any_of(hits.begin() + static_cast<std::ptrdiff_t>(before), hits.end(),
                                 [&](const auto& h) { return h.where == where && h.language == language; });
        if (!known) {
            hits.push_back({where, key_of(table, entry), language, false});
        }
    };
    each_candidate(table, table.suffixes, lexicon::suffix_head(word), [&](const Entry& entry, std::string_view affix) {
        if (word.size() > affix.size() && word.ends_with(affix)) {
            add(entry);
        }
    });
    each_candidate(table, table.prefixes, lexicon::prefix_head(word), [&](const Entry& entry, std::string_view affix) {
        if (word.size() > affix.size() && word.starts_with(affix)) {
            add(entry);
        }
    });
}

}  // namespace

std::vector<LexiconHit> lookup(Idea idea, std::string_view text) {
    const Table& table = table_of(idea);
    std::vector<LexiconHit> hits;
    // Most texts that are looked up are in no table, and their first word says so.
    const std::size_t blank = text.find(' ');
    if (blank != std::string_view::npos) {
        const std::vector<Word> first = words_of(text.substr(0, blank));
        if (!first.empty() && !may_begin(table, first.front().folded)) {
            return hits;
        }
    }
    const std::vector<Word> words = words_of(text);
    if (!words.empty()) {
        find_at(table, words, 0, hits);
        std::erase_if(hits, [&](const LexiconHit& hit) { return hit.where.end != words.back().where.end; });
    }
    return hits;
}

bool means(Idea idea, std::string_view text, std::string_view key) {
    return means(idea, text, {key});
}

bool means(Idea idea, std::string_view text, std::initializer_list<std::string_view> keys) {
    return std::ranges::any_of(lookup(idea, text),
                               [&](const LexiconHit& hit) { return std::ranges::find(keys, hit.key) != keys.end(); });
}

std::vector<LexiconHit> find(Idea idea, std::string_view text, Span within) {
    return find(idea, words_of(text, within));
}

std::vector<LexiconHit> find(Idea idea, const std::vector<Word>& words) {
    std::vector<LexiconHit> hits;
    for (std::size_t i = 0; i < words.size(); ++i) {
        find_at(table_of(idea), words, i, hits);
    }
    return hits;
}

bool is_listed(Idea idea, std::string_view folded, std::string_view key, std::string_view language) {
    const Table& table = table_of(idea);
    bool found = false;
    each_candidate(table, table.phrases, folded, [&](const Entry& entry, std::string_view phrase) {
        found = found || (phrase == folded && key_of(table, entry) == key &&
                          (language.empty() || table.languages[entry.language] == language));
    });
    return found;
}

std::vector<std::string_view> spellings(Idea idea, std::string_view key, std::string_view language) {
    const Table& table = table_of(idea);
    const auto number_of = [](const std::string_view* names, std::uint32_t count, std::string_view name) {
        return static_cast<std::uint32_t>(std::find(names, names + count, name) - names);
    };
    const std::uint32_t wanted_language = number_of(table.languages, table.language_count, language);
    const std::uint32_t wanted_key = number_of(table.keys, table.key_count, key);
    const Entry* end = table.spellings + table.spelling_count;
    const Entry* entry = std::partition_point(table.spellings, end, [&](const Entry& e) {
        return e.language != wanted_language ? e.language < wanted_language : e.key < wanted_key;
    });
    std::vector<std::string_view> found;
    for (; entry != end && entry->language == wanted_language && entry->key == wanted_key; ++entry) {
        found.push_back(text_of(table, *entry));
    }
    return found;
}

std::vector<std::string_view> keys_of(Idea idea) {
    const Table& table = table_of(idea);
    return {table.keys, table.keys + table.key_count};
}

std::vector<std::string_view> languages(Idea idea) {
    const Table& table = table_of(idea);
    return {table.languages, table.languages + table.language_count};
}

std::string_view name_of(Idea idea) {
    return tables.at(static_cast<std::size_t>(idea)).name;
}

}  // namespace cvconv
