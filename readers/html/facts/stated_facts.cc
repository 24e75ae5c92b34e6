#include "readers/html/facts/stated_facts.h"

#include <algorithm>
#include <array>
#include <set>
#include <string_view>
#include <utility>

#include "ir/unicode.h"
#include "readers/html/facts/json_ld.h"
#include "readers/html/facts/microdata.h"
#include "readers/html/facts/microformats.h"

namespace cvconv::html {
namespace {

constexpr std::size_t longest_value = 300;
constexpr std::size_t longest_summary = 5'000;
constexpr std::size_t most_facts = 200;

/// Said once: who it is. Of the others there may be several.
bool is_single(std::string_view key) {
    static constexpr std::array<std::string_view, 6> several = {"email",         "url",      "address",
                                                                "knowsLanguage", "worksFor", "alumniOf"};
    return std::find(several.begin(), several.end(), key) == several.end();
}

std::string without_scheme(std::string value) {
    for (std::string_view scheme : {"mailto:", "tel:"}) {
        if (value.starts_with(scheme)) {
            value.erase(0, scheme.size());
            value.resize(std::min(value.find('?'), value.size()));
        }
    }
    return value;
}

/// Lines of what is shown, of which each is a part of an address or a paragraph.
std::vector<Span> lines_of(std::string_view text, Span shown) {
    std::vector<Span> lines;
    while (!shown.empty()) {
        const std::size_t line = std::min(shown.of(text).find('\n'), static_cast<std::size_t>(shown.size()));
        const auto end = static_cast<std::uint32_t>(shown.begin + line);
        if (const Span one = trim(text, {shown.begin, end}); !one.empty()) {
            lines.push_back(one);
        }
        shown.begin = std::min(end + 1, shown.end);
    }
    return lines;
}

}  // namespace

std::vector<StatedFact> stated_facts(const GumboNode* root) {
    // Those with a place first: of what is said once, the first counts.
    std::vector<StatedFact> facts;
    for (const auto& read : {facts_of_microdata, facts_of_microformats, facts_of_json_ld}) {
        std::vector<StatedFact> more = read(root);
        facts.insert(facts.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    }
    facts.resize(std::min(facts.size(), most_facts));
    return facts;
}

ElementPlaces elements_of(const std::vector<StatedFact>& facts) {
    ElementPlaces places;
    for (const StatedFact& fact : facts) {
        if (fact.shown != nullptr) {
            places[fact.shown] = {};
        }
    }
    return places;
}

void add_stated_facts(const std::vector<StatedFact>& facts, const ElementPlaces& places, DocumentBuilder& builder) {
    std::set<std::string> said;
    for (const StatedFact& fact : facts) {
        const std::string_view text = builder.document().text;
        Span where;
        if (fact.shown != nullptr) {
            where = places.at(fact.shown);
            where.end = std::min(where.end, static_cast<std::uint32_t>(text.size()));
            where = trim(text, {std::min(where.begin, where.end), where.end});
            if (where.empty()) {
                continue;
            }
        }
        const bool by_lines = fact.key == "address" || fact.key == "resume.summary";
        const bool given = !fact.value.empty();
        const std::string key =
            is_single(fact.key) ? fact.key : fact.key + "=" + fact.value + std::string(where.of(text));
        if (where.size() > (by_lines ? longest_summary : longest_value) || fact.value.size() > longest_value ||
            !said.insert(key).second) {
            continue;
        }
        if (by_lines && !given) {
            for (const Span line : lines_of(text, where)) {
                builder.add_property(fact.key, std::string(line.of(text)), line);
            }
            continue;
        }
        std::string value(trim(given ? without_scheme(to_nfc(fact.value)) : std::string(where.of(text))));
        std::replace(value.begin(), value.end(), '\n', ' ');
        builder.add_property(fact.key, std::move(value), where);
    }
}

}  // namespace cvconv::html
