#include "tools/blind/replacements.h"

#include <utility>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "tools/blind/traces.h"

namespace cvconv::blind {
namespace {

/// "Berlin, Germany" → "Germany".
std::string country_of(std::string_view location) {
    const std::size_t comma = location.find_last_of(",(/");
    const std::string_view last = trim_punctuation(comma == std::string_view::npos ? location : location.substr(comma));
    return lookup(Idea::countries, last).empty() ? std::string() : std::string(last);
}

}  // namespace

Replacements::Replacements(std::string candidate, std::string_view language)
    : candidate_(std::move(candidate)), employers_("employer", language), schools_("school", language) {}

std::string Replacements::of(const Rule& rule, const std::string& value) {
    switch (rule.hiding) {
        case Hiding::candidate: return candidate_;
        case Hiding::employer: return employers_.of(value);
        case Hiding::school: return schools_.of(value);
        case Hiding::country: return country_of(value);
        case Hiding::gendered: return means(Idea::blind_words, value, "gendered_title") ? "" : value;
        case Hiding::remove:
        case Hiding::duration: break;
    }
    return rule.search == Search::phrase ? std::string(left_out) : std::string();
}

std::string Replacements::organisation(std::string_view word, std::string_view name) {
    return word == "school" ? schools_.of(name) : employers_.of(name);
}

}  // namespace cvconv::blind
