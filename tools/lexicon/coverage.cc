#include "tools/lexicon/coverage.h"

#include <algorithm>
#include <ostream>

#include <fmt/format.h>

namespace cvconv {

Listed listed() {
    const std::vector<std::string_view> naming_sections = languages(Idea::section_headings);
    Listed all;
    for (int i = 0; i < idea_count; ++i) {
        const Idea idea{static_cast<std::uint8_t>(i)};
        for (const PhraseCount& phrases : count_phrases(idea)) {
            const bool is_language = std::ranges::find(naming_sections, phrases.language) != naming_sections.end();
            if (is_language && phrases.language != "und") {
                all[phrases.language][idea][phrases.key] = phrases.count;
            }
        }
    }
    return all;
}

std::vector<Coverage> coverage(const Listed& listed) {
    std::map<Idea, std::size_t> having;
    std::map<std::string_view, std::size_t> naming;
    for (const auto& [language, ideas] : listed) {
        for (const auto& [idea, keys] : ideas) {
            ++having[idea];
            for (const auto& [key, count] : keys) {
                naming[key] += idea == Idea::section_headings ? 1U : 0U;
            }
        }
    }
    std::vector<Coverage> all;
    for (const auto& [language, ideas] : listed) {
        Coverage& own = all.emplace_back();
        own.language = language;
        own.ideas = ideas.size();
        for (const auto& [idea, keys] : ideas) {
            for (const auto& [key, count] : keys) {
                own.phrases += count;
            }
        }
        for (const auto& [idea, count] : having) {
            if (2 * count > listed.size() && !ideas.contains(idea)) {
                own.missing_ideas.push_back(idea);
            }
        }
        const auto sections = ideas.find(Idea::section_headings);
        for (const auto& [kind, count] : naming) {
            if (2 * count > listed.size() && (sections == ideas.end() || !sections->second.contains(kind))) {
                own.missing_sections.push_back(kind);
            }
        }
    }
    return all;
}

void print(std::ostream& out, const std::vector<Coverage>& languages) {
    out << "language  ideas    phrases  lacks\n";
    for (const Coverage& own : languages) {
        std::string lacks;
        for (Idea idea : own.missing_ideas) {
            lacks += fmt::format(" {}", name_of(idea));
        }
        if (!own.missing_sections.empty()) {
            lacks += fmt::format("{} headings of: {}", lacks.empty() ? "" : ";", fmt::join(own.missing_sections, " "));
        }
        out << fmt::format("{:<8}{:>7}{:>11} {}\n", own.language, own.ideas, own.phrases, lacks);
    }
}

}  // namespace cvconv
