#include <algorithm>

#include "readers/pieces/characters.h"
#include "readers/pieces/contact/profiles.h"
#include "readers/pieces/names/person_name.h"
#include "readers/recognize/labels/feature_groups.h"

namespace cvconv::recognizing {

namespace {

void add_length(std::string_view own, const Line& line, FeatureSet& set) {
    set.add({"t:words=", bin(static_cast<float>(line.word_count()), {1, 2, 3, 4, 6, 9, 14, 25, 50})});
    set.add({"t:bytes=", bin(static_cast<float>(own.size()), {6, 12, 20, 35, 60, 90, 150, 300})});
    const auto capital = std::count_if(line.words.begin(), line.words.end(), [&](const Word& word) {
        std::size_t at = 0;
        const std::string_view rest = own.substr(word.where.begin - line.text.begin);
        return !rest.empty() && is_upper(next_character(rest, at));
    });
    const auto words = static_cast<float>(std::max<std::size_t>(1, line.words.size()));
    set.add({"t:capitalised=", bin(static_cast<float>(capital) / words, {0.01F, 0.2F, 0.5F, 0.8F, 0.99F})});
    const auto digits = std::count_if(own.begin(), own.end(), [](char c) { return c >= '0' && c <= '9'; });
    const auto bytes = static_cast<float>(std::max<std::size_t>(1, own.size()));
    set.add({"t:digits=", bin(static_cast<float>(digits) / bytes, {0.001F, 0.1F, 0.3F, 0.6F})});
    if (line.starts_lower) {
        set.add({"t:starts_lower"});
    }
    if (line.sentence) {
        set.add({"t:sentence"});
    }
}

void add_punctuation(std::string_view own, FeatureSet& set) {
    static constexpr std::pair<std::string_view, std::string_view> marks[] = {
        {"|", "bar"},        {"·", "middle_dot"}, {"•", "bullet"},    {" – ", "dash"},    {" - ", "dash"},
        {" — ", "dash"},     {"(", "bracket"},    {"/", "slash"},     {"%", "percent"},   {"“", "quotation"},
        {"\"", "quotation"}, {"„", "quotation"},  {"«", "quotation"}, {";", "semicolon"}, {"&", "and"},
        {"@", "at"},         {"#", "hash"},       {"€", "money"},     {"$", "money"},     {"£", "money"},
        {"★", "rating"},     {"●", "rating"},     {"→", "arrow"},     {"?", "question"},
    };
    for (const auto& [mark, name] : marks) {
        if (own.find(mark) != std::string_view::npos) {
            set.add({"t:has=", name});
        }
    }
    const auto commas = std::count(own.begin(), own.end(), ',');
    set.add({"t:commas=", bin(static_cast<float>(commas), {1, 2, 3, 5, 8})});
    if (own.find(", ") == std::string_view::npos && own.find("、") != std::string_view::npos) {
        set.add({"t:commas=cjk"});
    }
    const std::size_t colon = own.find(':');
    if (colon != std::string_view::npos && colon + 1 < own.size()) {
        set.add({"t:colon=", bin(static_cast<float>(colon), {12, 25, 45})});
    }
    if (!own.empty()) {
        const std::string_view last = own.substr(own.size() - 1);
        if (std::string_view(".:;,-)!?").find(last) != std::string_view::npos) {
            set.add({"t:ends=", last});
        }
        const std::string_view first = own.substr(0, 1);
        if (std::string_view("-(\"[*+#>~").find(first) != std::string_view::npos) {
            set.add({"t:starts=", first});
        } else if (first[0] >= '0' && first[0] <= '9') {
            set.add({"t:starts=digit"});
        }
    }
}

void add_dates(std::string_view text, const Line& line, FeatureSet& set) {
    std::size_t certain = 0;
    bool ranges = false;
    bool current = false;
    bool months = false;
    for (const FoundPeriod& period : line.periods) {
        if (period.certainty < 0.5F) {
            continue;
        }
        ++certain;
        ranges = ranges || period.is_range;
        current = current || period.current;
        months = months || (period.start && period.start->month) || (period.end && period.end->month);
    }
    set.add({"t:periods=", bin(static_cast<float>(certain), {1, 2, 3})});
    if (certain < line.periods.size()) {
        set.add({"t:doubtful_dates"});
    }
    if (certain == 0) {
        return;
    }
    set.add({"t:date=", ranges ? "range" : "single", months ? ".month" : ".year"});
    if (current) {
        set.add({"t:current"});
    }
    const FoundPeriod& first = line.periods.front();
    const FoundPeriod& last = line.periods.back();
    const bool leads = trim_punctuation(text.substr(line.text.begin, first.where.begin - line.text.begin)).empty();
    const bool trails = trim_punctuation(text.substr(last.where.end, line.text.end - last.where.end)).empty();
    if (leads && trails && certain == 1) {
        set.add({"t:date_only"});
    } else if (leads || trails) {
        set.add({leads ? "t:date_leads" : "t:date_trails"});
    } else {
        set.add({"t:date_within"});
    }
    if (first.in_brackets) {
        set.add({"t:date_in_brackets"});
    }
}

void add_addresses(const Document& document, const Line& line, FeatureSet& set) {
    if (line.emails > 0) {
        set.add({"t:email"});
    }
    if (line.phones > 0) {
        set.add({"t:phone"});
    }
    if (line.urls > 0) {
        set.add({"t:url=", bin(static_cast<float>(line.urls), {1, 2, 3})});
        if (!find_profiles(document.text, line.text).empty()) {
            set.add({"t:profile"});
        }
    }
    if (line.word_count() <= 6) {
        set.add({"t:name=", bin(name_score(document.text, line.text), {0.2F, 0.5F, 0.8F})});
    }
}

}  // namespace

void add_text_form(const Document& document, const Line& line, FeatureSet& set) {
    const std::string_view own = line.text.of(document.text);
    add_length(own, line, set);
    add_punctuation(own, set);
    add_dates(document.text, line, set);
    add_addresses(document, line, set);
}

}  // namespace cvconv::recognizing
