#include "ir/lexicon.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "ir/lexicon/search.h"
#include "ir/lexicon/table.h"

namespace cvconv {

namespace lexicon::tables {
// Defined in the generated files, one per idea.
extern const Table section_headings, present, date_words, months, degrees, institutions, organizations, job_titles,
    contact_labels, entry_labels, fluency, skill_levels, document_words, honours, name_words, address_words,
    venue_words, award_words, roles, function_words, place_words, workplace_words, supervision, citation_words,
    number_words, grant_words, degree_words, score_words, language_words, city_words, heading_words, compounds,
    record_labels, countries, regions, cities, language_names, blind_words;
}  // namespace lexicon::tables

namespace {

using lexicon::Heads;
using lexicon::Index;
using lexicon::Meaning;
using lexicon::Phrase;
using lexicon::Table;

struct NamedTable {
    std::string_view name;
    const Table* table;
};

namespace t = lexicon::tables;
constexpr std::array<NamedTable, all_idea_count> tables = {{
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
    {"blind_words", &t::blind_words},
}};

const Table& table_of(Idea idea) {
    return *tables.at(static_cast<std::size_t>(idea)).table;
}

std::string_view key_of(const Table& table, const Meaning& meaning) {
    return table.keys[meaning.key];
}

/// How many words from `first` on have `size` bytes with a blank between two; 0 if a word ends elsewhere.
std::size_t words_in(std::size_t size, const std::vector<Word>& words, std::size_t first) {
    std::size_t end = words[first].folded.size();
    std::size_t i = first;
    while (end < size) {
        end += 1 + words[++i].folded.size();
    }
    return end == size ? i - first + 1 : 0;
}

/// Adds the phrases that begin at the words from `first` on, the longest first.
void find_phrases(const Table& table, std::uint32_t head, const std::vector<Word>& words, std::size_t first,
                  std::vector<LexiconHit>& hits) {
    const auto before = static_cast<std::ptrdiff_t>(hits.size());
    const auto add = [&](std::size_t size, const char* meanings) {
        const std::size_t count = words_in(size, words, first);
        if (count == 0) {
            return;
        }
        const Span where{words[first].where.begin, words[first + count - 1].where.end};
        const auto begin = words.begin() + static_cast<std::ptrdiff_t>(first);
        const bool in_capitals =
            std::all_of(begin, begin + static_cast<std::ptrdiff_t>(count), [](const Word& w) { return w.capitals; });
        auto at = hits.begin() + before;
        lexicon::each_meaning(meanings, [&](const Meaning& meaning) {
            if (in_capitals || !meaning.capitals) {
                at = hits.insert(at, {where, key_of(table, meaning), table.languages[meaning.language], true}) + 1;
            }
        });
    };
    lexicon::each_beginning(lexicon::bucket_of(table.phrases, head), lexicon::JoinedWords(words, first), add);
}

/// Adds what is found at the words from `first` on: phrases, the longest first, then affixes.
void find_at(const Table& table, const Heads& heads, const std::vector<Word>& words, std::size_t first,
             std::vector<LexiconHit>& hits) {
    const std::string& word = words[first].folded;
    const Span where = words[first].where;
    const std::size_t before = hits.size();
    find_phrases(table, heads.phrase, words, first, hits);
    if (!heads.affixes) {
        return;
    }
    // A word has one meaning in a language: as listed, else that of its longest suffix, else of its prefix.
    auto add = [&](const Meaning& meaning) {
        const std::string_view language = table.languages[meaning.language];
        const bool known = std::any_of(hits.begin() + static_cast<std::ptrdiff_t>(before), hits.end(),
                                       [&](const auto& h) { return h.where == where && h.language == language; });
        if (!known) {
            hits.push_back({where, key_of(table, meaning), language, false});
        }
    };
    lexicon::each_phrase(lexicon::bucket_of(table.suffixes, heads.suffix), [&](const Phrase& affix) {
        if (word.size() > affix.text().size() && word.ends_with(affix.text())) {
            lexicon::each_meaning(affix.meanings(), add);
        }
    });
    lexicon::each_phrase(lexicon::bucket_of(table.prefixes, heads.prefix), [&](const Phrase& affix) {
        if (word.size() > affix.text().size() && word.starts_with(affix.text())) {
            lexicon::each_meaning(affix.meanings(), add);
        }
    });
}

std::uint32_t number_of(const std::string_view* names, std::uint32_t count, std::string_view name) {
    return static_cast<std::uint32_t>(std::find(names, names + count, name) - names);
}

}  // namespace

std::vector<LexiconHit> lookup(Idea idea, std::string_view text) {
    const Table& table = table_of(idea);
    std::vector<LexiconHit> hits;
    // Most texts that are looked up are in no table, and their first word says so.
    const std::size_t blank = text.find(' ');
    if (blank != std::string_view::npos) {
        const std::vector<Word> first = words_of(text.substr(0, blank));
        if (!first.empty() && !Heads(first.front().folded).may_begin(table)) {
            return hits;
        }
    }
    const std::vector<Word> words = words_of(text);
    if (!words.empty()) {
        find_at(table, Heads(words.front().folded), words, 0, hits);
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
        find_at(table_of(idea), Heads(words[i].folded), words, i, hits);
    }
    return hits;
}

LexiconHits::LexiconHits(const std::vector<Word>& words) {
    std::vector<Heads> heads;
    heads.reserve(words.size());
    for (const Word& word : words) {
        heads.emplace_back(word.folded);
    }
    for (std::size_t idea = 0; idea < static_cast<std::size_t>(idea_count); ++idea) {
        const Table& table = *tables[idea].table;
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (heads[i].may_begin(table)) {
                find_at(table, heads[i], words, i, hits_);
            }
        }
        ends_[idea + 1] = static_cast<std::uint32_t>(hits_.size());
    }
}

std::span<const LexiconHit> LexiconHits::of(Idea idea) const {
    const auto at = static_cast<std::size_t>(idea);
    return std::span(hits_).subspan(ends_.at(at), ends_.at(at + 1) - ends_.at(at));
}

bool is_listed(Idea idea, std::string_view folded, std::string_view key, std::string_view language) {
    const Table& table = table_of(idea);
    bool found = false;
    lexicon::each_beginning(lexicon::bucket_of(table.phrases, lexicon::hash(folded)), lexicon::Bytes(folded),
                            [&](std::size_t size, const char* meanings) {
                                if (found || size != folded.size()) {
                                    return;
                                }
                                lexicon::each_meaning(meanings, [&](const Meaning& meaning) {
                                    found =
                                        found || (key_of(table, meaning) == key &&
                                                  (language.empty() || table.languages[meaning.language] == language));
                                });
                            });
    return found;
}

std::vector<std::string_view> spellings(Idea idea, std::string_view key, std::string_view language) {
    const Table& table = table_of(idea);
    const std::uint32_t wanted_language = number_of(table.languages, table.language_count, language);
    const std::uint32_t wanted_key = number_of(table.keys, table.key_count, key);
    const lexicon::Spelling* end = table.spellings + table.spelling_count;
    const lexicon::Spelling* spelling = std::partition_point(table.spellings, end, [&](const lexicon::Spelling& s) {
        return s.language != wanted_language ? s.language < wanted_language : s.key < wanted_key;
    });
    std::vector<std::string_view> found;
    for (; spelling != end && spelling->language == wanted_language && spelling->key == wanted_key; ++spelling) {
        found.emplace_back(table.text + spelling->offset, spelling->size);
    }
    return found;
}

std::vector<PhraseCount> count_phrases(Idea idea) {
    const Table& table = table_of(idea);
    std::map<std::pair<std::uint8_t, std::uint16_t>, std::size_t> counts;
    lexicon::each_phrase({table.phrases.bytes, table.phrases.starts[table.phrases.buckets]}, [&](const Phrase& phrase) {
        lexicon::each_meaning(phrase.meanings(), [&](const Meaning& m) { ++counts[{m.language, m.key}]; });
    });
    std::vector<PhraseCount> all;
    all.reserve(counts.size());
    for (const auto& [of, count] : counts) {
        all.push_back({table.languages[of.first], table.keys[of.second], count});
    }
    return all;
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
