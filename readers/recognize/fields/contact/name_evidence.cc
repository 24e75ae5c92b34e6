#include "readers/recognize/fields/contact/name_evidence.h"

#include <algorithm>
#include <map>
#include <span>

#include "ir/lexicon.h"
#include "readers/pieces/characters.h"
#include "readers/pieces/names/person_name.h"
#include "readers/pieces/places/places.h"

namespace cvconv::recognizing {

namespace {

/// The block in which `at` is; null if there is none. Blocks stand in the order of their text.
const Block* block_at(const Document& document, std::uint32_t at) {
    auto behind = std::upper_bound(document.blocks.begin(), document.blocks.end(), at,
                                   [](std::uint32_t begin, const Block& block) { return begin < block.text.begin; });
    if (behind == document.blocks.begin()) {
        return nullptr;
    }
    --behind;
    return at < behind->text.end ? &*behind : nullptr;
}

/// The look of most of what stands there.
Style style_of(const Document& document, Span where) {
    const Block* block = block_at(document, where.begin);
    if (block == nullptr) {
        return {};
    }
    Style style = block->style;
    std::uint32_t most = 0;
    for (const Run& run : block->runs) {
        const Span both{std::max(run.text.begin, where.begin), std::min(run.text.end, where.end)};
        if (both.size() > most) {
            most = both.size();
            style = run.style;
        }
    }
    return style;
}

/// How much of an account's name the words make up, and how many of them stand in it.
struct Cover {
    float share = 0;
    std::size_t words = 0;
};

/// "ada.example", "aexample", "exampleada": words of three letters at least, and initials where a part begins.
Cover cover_of(const std::vector<std::string>& words, std::string account) {
    constexpr std::size_t shortest = 3;
    const auto is_part_end = [](char c) { return (c < 'a' || c > 'z') && c != '#'; };
    const auto letters = static_cast<std::size_t>(
        std::count_if(account.begin(), account.end(), [&](char c) { return !is_part_end(c); }));
    if (letters < shortest) {
        return {};
    }
    Cover cover;
    std::size_t covered = 0;
    for (const std::string& word : words) {  // the longest first
        const std::size_t at = word.size() >= shortest ? account.find(word) : std::string::npos;
        if (at != std::string::npos) {
            account.replace(at, word.size(), "#");
            covered += word.size();
            ++cover.words;
        }
    }
    for (const std::string& word : words) {
        for (std::size_t at = 0; at < account.size(); ++at) {
            const bool begins = at == 0 || account[at - 1] < 'a' || account[at - 1] > 'z';
            const bool ends = at + 1 == account.size() || account[at + 1] < 'a' || account[at + 1] > 'z';
            if (begins && ends && account[at] == word.front()) {
                account[at] = '#';
                ++covered;
                break;
            }
        }
    }
    cover.share = static_cast<float>(covered) / static_cast<float>(letters);
    return cover;
}

Cover best_cover(const std::vector<std::string>& words, const std::vector<std::string>& accounts) {
    Cover best;
    for (const std::string& account : accounts) {
        const Cover cover = cover_of(words, account);
        if (cover.share > best.share) {
            best = cover;
        }
    }
    return best;
}

std::vector<Span> words_between_blanks(std::string_view text, Span where) {
    std::vector<Span> words;
    std::size_t begin = where.begin;
    for (std::size_t at = where.begin; at <= where.end;) {
        const std::size_t here = at;
        const char32_t c = at < where.end ? next_character(text, at) : U' ';
        if (is_space(c) || c == '\n') {
            if (here > begin) {
                words.push_back(make_span(begin, here));
            }
            begin = at;
            if (here >= where.end) {
                break;
            }
        }
    }
    return words;
}

/// Is there a whole word of the list among them, with one of these keys (with any, where there are none)?
bool has(const LexiconHits& hits, Idea idea, std::initializer_list<std::string_view> keys = {}) {
    const std::span<const LexiconHit> of_idea = hits.of(idea);
    return std::any_of(of_idea.begin(), of_idea.end(), [&](const LexiconHit& hit) {
        return hit.whole_word && (keys.size() == 0 || std::find(keys.begin(), keys.end(), hit.key) != keys.end());
    });
}

void add_case(NameEvidence& e, std::string_view text, const std::vector<Span>& words) {
    std::size_t upper = 0;
    std::size_t capitals = 0;
    std::size_t small = 0;
    std::size_t cased = 0;
    bool initial = false;
    for (const Span word : words) {
        const std::string_view written = word.of(text);
        const char32_t first = character_at(text, word.begin);
        cased += is_upper(first) || is_lower(first) ? 1 : 0;
        upper += is_upper(first) ? 1 : 0;
        capitals += is_all_capitals(written) ? 1 : 0;
        const bool particle = means(Idea::name_words, written, "particle");
        small += is_lower(first) && !particle ? 1 : 0;
        e.add(Naming::has_particle, particle);
        initial = initial || (is_upper(first) && count_characters(written) == 2 && written.ends_with('.'));
    }
    e.add(Naming::capitalised, upper == words.size() && capitals == 0);
    e.add(Naming::capitals, capitals == words.size());
    e.add(Naming::capitals_and_small, capitals > 0 && capitals < words.size());
    e.add(Naming::begins_small, is_lower(character_at(text, words.front().begin)));
    e.add(Naming::has_small, small > 0 && !is_lower(character_at(text, words.front().begin)));
    e.add(Naming::without_case, cased == 0);
    const std::size_t characters =
        count_characters(text.substr(words.front().begin, words.back().end - words.front().begin));
    e.add(Naming::short_without_case, cased == 0 && characters >= 2 && characters <= 5);
    e.add(Naming::has_initial, initial);
    switch (words.size()) {
        case 1: e.add(Naming::one_word); break;
        case 2: e.add(Naming::two_words); break;
        case 3: e.add(Naming::three_words); break;
        case 4: e.add(Naming::four_words); break;
        default: e.add(Naming::many_words); break;
    }
}

void add_lexicon(NameEvidence& e, std::string_view text, Span where, const std::vector<Word>& words) {
    const LexiconHits hits(words);
    e.add(Naming::has_title, has(hits, Idea::name_words, {"title", "suffix"}));
    e.add(Naming::has_position, has(hits, Idea::job_titles) || has(hits, Idea::roles));
    e.add(Naming::has_organization, has(hits, Idea::institutions) || has(hits, Idea::organizations));
    e.add(Naming::is_heading, !lookup(Idea::section_headings, where.of(text)).empty());
    e.add(Naming::has_heading, has(hits, Idea::section_headings));
    e.add(Naming::has_title_of_document, has(hits, Idea::document_words, {"title"}));
    e.add(Naming::has_label, has(hits, Idea::contact_labels) || has(hits, Idea::entry_labels));
    e.add(Naming::has_degree, has(hits, Idea::degrees));
    e.add(Naming::has_language, has(hits, Idea::language_names) || has(hits, Idea::months));
    constexpr float surely = 0.6F;
    e.add(Naming::is_place, place_score(text, where) >= surely);
}

}  // namespace

NameSurroundings::NameSurroundings(const Document& document, const Basics& basics) : document_(document) {
    std::map<float, std::size_t> letters;
    for (const Block& block : document.blocks) {
        if (block.kind == BlockKind::furniture) {
            continue;
        }
        letters[block.style.size] += block.text.size();
        largest_ = std::max(largest_, block.style.size);
        for (const Run& run : block.runs) {
            largest_ = std::max(largest_, run.style.size);
        }
    }
    const auto most = std::max_element(letters.begin(), letters.end(),
                                       [](const auto& a, const auto& b) { return a.second < b.second; });
    usual_ = most == letters.end() ? 0 : most->first;
    const auto add_mail = [&](const std::string& address) {
        mails_.push_back(fold(address.substr(0, address.find('@'))));
    };
    if (basics.email) {
        add_mail(basics.email->value);
    }
    for (const auto& email : basics.more_emails) {
        add_mail(email.value);
    }
    for (const Profile& profile : basics.profiles) {
        if (profile.username) {
            accounts_.push_back(fold(profile.username->value));
        }
    }
    if (basics.url) {
        const std::string& url = basics.url->value;
        for (std::size_t begin = 0; begin < url.size();) {
            const std::size_t end = std::min(url.find_first_of("/.:?=", begin), url.size());
            if (end > begin) {
                accounts_.push_back(fold(std::string_view(url).substr(begin, end - begin)));
            }
            begin = end + 1;
        }
    }
}

float NameSurroundings::size_of(Span where) const {
    return style_of(document_, where).size;
}

bool NameSurroundings::is_largest(Span where) const {
    constexpr float nearly = 0.1F;
    return largest_ > 0 && size_of(where) >= largest_ - nearly;
}

void NameSurroundings::add_look(NameEvidence& e, Span where) const {
    constexpr float larger = 1.15F;
    const Style style = style_of(document_, where);
    e.add(Naming::largest, is_largest(where));
    e.add(Naming::large, usual_ > 0 && style.size >= larger * usual_);
    e.add(Naming::bold, style.bold);
    const Block* block = block_at(document_, where.begin);
    e.add(Naming::heading, block != nullptr && block->kind == BlockKind::heading);
    e.add(Naming::item, block != nullptr && block->kind == BlockKind::list_item);
}

void NameSurroundings::add_evidence(NameEvidence& e, Span where) const {
    const std::string_view text = document_.text;
    const std::vector<Span> words = words_between_blanks(text, where);
    if (words.empty()) {
        return;
    }
    e.add(Naming::always);
    add_look(e, where);
    add_case(e, text, words);
    const std::vector<Word> folded = words_of(text, where);
    add_lexicon(e, text, where, folded);
    const std::string_view written = where.of(text);
    e.add(Naming::has_comma, written.find(',') != std::string_view::npos);
    e.add(Naming::has_sign, written.find_first_of("0123456789@:;!?\"&+=<>\\/|_#*") != std::string_view::npos);
    constexpr std::uint32_t longest_abbreviation = 4;
    e.add(Naming::ends_with_stop, written.ends_with('.') && words.back().size() > longest_abbreviation);
    const float shape = name_score(text, where);
    e.add(Naming::good_shape, shape >= 0.6F);
    e.add(Naming::fair_shape, shape >= 0.3F && shape < 0.6F);
    e.add(Naming::no_shape, shape <= 0);

    std::vector<std::string> spellings(folded.size());
    std::transform(folded.begin(), folded.end(), spellings.begin(), [](const Word& word) { return word.folded; });
    std::sort(spellings.begin(), spellings.end(), [](const auto& a, const auto& b) { return a.size() > b.size(); });
    const Cover mail = best_cover(spellings, mails_);
    e.add(Naming::is_mail, mail.share >= 0.9F);
    e.add(Naming::most_of_mail, mail.share > 0.5F && mail.share < 0.9F);
    e.add(Naming::word_in_mail, mail.words > 0);
    e.add(Naming::all_in_mail, mail.words > 0 && mail.words == spellings.size());
    const Cover account = best_cover(spellings, accounts_);
    e.add(Naming::is_account, account.share >= 0.9F);
    e.add(Naming::most_of_account, account.share > 0.5F && account.share < 0.9F);
    e.add(Naming::word_in_account, account.words > 0);
    e.add(Naming::all_in_account, account.words > 0 && account.words == spellings.size());
}

}  // namespace cvconv::recognizing
