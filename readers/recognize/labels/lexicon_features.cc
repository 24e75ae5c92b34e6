#include <algorithm>
#include <set>
#include <string>

#include "readers/recognize/labels/feature_groups.h"

namespace cvconv::recognizing {

namespace {

/// Ideas whose keys are the things themselves (countries, towns): which one it is says nothing of the section.
bool has_keys_of_things(Idea idea) {
    switch (idea) {
        case Idea::months:
        case Idea::number_words:
        case Idea::countries:
        case Idea::regions:
        case Idea::cities:
        case Idea::language_names: return true;
        default: return false;
    }
}

/// Of one idea and key, or of an idea alone.
struct Coverage {
    bool whole = false, begins = false, ends = false;
    std::uint32_t bytes = 0, to = 0;

    void see(const LexiconHit& hit, const Line& line) {
        const bool at_begin = hit.where.begin <= line.words.front().where.begin;
        const bool at_end = hit.where.end >= line.words.back().where.end;
        whole = whole || (at_begin && at_end);
        begins = begins || at_begin;
        ends = ends || at_end;
        if (hit.where.end > to) {
            bytes += hit.where.end - std::max(hit.where.begin, to);
            to = hit.where.end;
        }
    }
};

void add_coverage(std::string_view idea, std::string_view key, const Coverage& coverage, FeatureSet& set) {
    const std::string_view dot = key.empty() ? "" : ".";
    if (coverage.whole) {
        set.add({"l:W:", idea, dot, key});
    }
    if (coverage.begins) {
        set.add({"l:B:", idea, dot, key});
    }
    if (coverage.ends) {
        set.add({"l:E:", idea, dot, key});
    }
    set.add({"l:A:", idea, dot, key});
}

}  // namespace

void add_lexicon(const Line& line, std::string_view language, FeatureSet& set) {
    if (line.words.empty()) {
        return;
    }
    std::uint32_t letters = 0;
    for (const Word& word : line.words) {
        letters += word.where.size();
    }
    std::vector<std::pair<std::string_view, Coverage>> by_key;
    for (int i = 0; i < idea_count; ++i) {
        const Idea idea = static_cast<Idea>(i);
        const std::vector<LexiconHit> hits = line.hits_in(language, idea);
        if (hits.empty()) {
            continue;
        }
        const bool keyed = !has_keys_of_things(idea);
        by_key.clear();
        Coverage all;
        for (const LexiconHit& hit : hits) {
            all.see(hit, line);
            const std::string_view key = keyed ? hit.key : std::string_view{};
            auto found =
                std::find_if(by_key.begin(), by_key.end(), [&](const auto& entry) { return entry.first == key; });
            if (found == by_key.end()) {
                found = by_key.insert(by_key.end(), {key, Coverage{}});
            }
            found->second.see(hit, line);
        }
        for (const auto& [key, coverage] : by_key) {
            add_coverage(name_of(idea), key, coverage, set);
        }
        const float share = static_cast<float>(all.bytes) / static_cast<float>(std::max(1U, letters));
        if (share >= 0.25F) {
            set.add({"l:C:", name_of(idea), "=", bin(share, {0.25F, 0.5F, 0.8F})});
        }
    }
}

}  // namespace cvconv::recognizing
