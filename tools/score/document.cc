#include "tools/score/document.h"

#include <algorithm>
#include <set>

#include "tools/score/assignment.h"
#include "tools/score/words.h"

namespace cvconv::score {
namespace {

/// A section: the fields that are scored, and those that tell which entry is which, with weights.
struct Section {
    std::string_view name;
    std::vector<std::pair<std::string_view, int>> keys;
    std::vector<std::string_view> fields;
};

const Section profiles_section = {
    "profiles", {{"network", 1}, {"username", 1}, {"url", 2}}, {"network", "username", "url"}};

const std::vector<Section> sections = {
    {"work",
     {{"name", 3}, {"position", 3}, {"startDate", 2}, {"endDate", 1}, {"summary", 1}, {"highlights", 1}},
     {"name", "location", "description", "position", "url", "startDate", "endDate", "summary", "highlights"}},
    {"volunteer",
     {{"organization", 3}, {"position", 3}, {"startDate", 2}, {"endDate", 1}, {"summary", 1}, {"highlights", 1}},
     {"organization", "position", "url", "startDate", "endDate", "summary", "highlights"}},
    {"education",
     {{"institution", 3}, {"area", 2}, {"studyType", 2}, {"startDate", 1}, {"endDate", 2}},
     {"institution", "url", "area", "studyType", "startDate", "endDate", "score", "courses"}},
    {"awards", {{"title", 4}, {"awarder", 1}, {"date", 1}}, {"title", "date", "awarder", "summary"}},
    {"certificates", {{"name", 4}, {"issuer", 1}, {"date", 1}}, {"name", "date", "url", "issuer"}},
    {"publications",
     {{"name", 5}, {"publisher", 1}, {"releaseDate", 1}},
     {"name", "publisher", "releaseDate", "url", "summary"}},
    {"languages", {{"language", 5}, {"fluency", 1}}, {"language", "fluency"}},
    {"interests", {{"name", 5}, {"keywords", 1}}, {"name", "keywords"}},
    {"references", {{"name", 3}, {"reference", 3}}, {"name", "reference"}},
    {"projects",
     {{"name", 5}, {"entity", 1}, {"startDate", 1}, {"description", 1}, {"highlights", 1}},
     {"name", "description", "highlights", "keywords", "startDate", "endDate", "url", "roles", "entity", "type"}},
};

std::string joined(const std::vector<std::string>& texts) {
    std::string all;
    for (const std::string& text : texts) {
        all += (all.empty() ? "" : " ") + text;
    }
    return all;
}

/// The value at a path such as basics.profiles[0].url, or null.
const Json& value_at(const Json& document, std::string_view path) {
    static const Json none;
    const Json* here = &document;
    while (!path.empty()) {
        std::size_t end = std::min(path.find_first_of(".[]"), path.size());
        std::string key(path.substr(0, end));
        path.remove_prefix(std::min(end + 1, path.size()));
        if (key.empty()) {
            continue;
        }
        if (here->is_array()) {
            bool is_index = key.find_first_not_of("0123456789") == std::string::npos && key.size() < 7;
            std::size_t index = is_index ? std::stoul(key) : here->size();
            here = index < here->size() ? &(*here)[index] : &none;
        } else {
            here = &member(*here, key);
        }
    }
    return *here;
}

/// Targets that gold has although they exist only as a link or an icon: they may be left out.
std::set<std::string> optional_urls(const Json& gold) {
    std::set<std::string> urls;
    for (const std::string& path : texts_of(member(member(member(gold, "meta"), "x-gold"), "linkOnly"))) {
        for (const std::string& url : texts_of(value_at(gold, path))) {
            urls.insert(bare_url(url));
        }
    }
    return urls;
}

/// The section's entries that say anything. Bullets and prose of a degree count as its courses.
std::vector<Json> entries(const Json& document, std::string_view section) {
    std::vector<Json> result;
    const Json& list = member(document, section);
    if (!list.is_array()) {
        return result;
    }
    for (const Json& entry : list) {
        if (!entry.is_object() || all_text(entry).empty()) {
            continue;
        }
        result.push_back(entry);
        std::vector<std::string> more;
        for (const char* key : {"highlights", "summary", "x-summary"}) {
            for (const std::string& text : texts_of(member(entry, key))) {
                more.push_back(text);
            }
        }
        if (section == "education" && !more.empty()) {
            std::vector<std::string> courses = texts_of(member(entry, "courses"));
            for (const std::string& text : more) {
                for (std::size_t begin = 0; begin <= text.size();) {
                    std::size_t end = std::min(text.find('\n', begin), text.size());
                    courses.push_back(text.substr(begin, end - begin));
                    begin = end + 1;
                }
            }
            result.back()["courses"] = courses;
        }
    }
    return result;
}

double similarity(const Section& section, const Json& expected, const Json& got) {
    double total = 0;
    double reached = 0;
    for (const auto& [key, weight] : section.keys) {
        const Json& a = member(expected, key);
        const Json& b = member(got, key);
        if (is_nothing(a) && is_nothing(b)) {
            continue;
        }
        total += weight;
        if (is_nothing(a) || is_nothing(b)) {
            continue;
        }
        if (is_list_field(key)) {
            reached += weight * word_overlap(joined(texts_of(a)), joined(texts_of(b)));
        } else if (is_date_field(key) || key == "url") {
            reached += weight * compare(key, text_of(a), text_of(b));
        } else {
            reached += weight * word_overlap(text_of(a), text_of(b));
        }
    }
    // The same text under another field still says that it is the same entry.
    double loose = word_overlap(all_text(expected), all_text(got));
    double sum = (total > 0 ? reached / total : 0.0) + 0.5 * loose;
    return sum >= 0.15 ? sum : 0.0;
}

/// Calls visit(i, j) for each pair, then visit(i, none) and visit(none, j) for what is left over.
template <class Visit>
void for_each_pair(const std::vector<std::vector<double>>& similarity, std::size_t rows, std::size_t columns,
                   const Visit& visit) {
    using Index = std::optional<std::size_t>;
    std::vector<bool> row_used(rows);
    std::vector<bool> column_used(columns);
    for (auto [i, j] : assign(similarity)) {
        row_used[i] = column_used[j] = true;
        visit(Index(i), Index(j));
    }
    for (std::size_t i = 0; i < rows; ++i) {
        if (!row_used[i]) {
            visit(Index(i), Index());
        }
    }
    for (std::size_t j = 0; j < columns; ++j) {
        if (!column_used[j]) {
            visit(Index(), Index(j));
        }
    }
}

template <class T, class Similarity>
std::vector<std::vector<double>> matrix(const std::vector<T>& rows, const std::vector<T>& columns,
                                        const Similarity& similarity) {
    std::vector<std::vector<double>> result(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        for (const T& column : columns) {
            result[i].push_back(similarity(rows[i], column));
        }
    }
    return result;
}

void score_texts(Tally& tally, const std::string& path, const std::vector<std::string>& expected,
                 const std::vector<std::string>& got) {
    std::string field = path.substr(path.rfind('.') + 1);
    auto alike = matrix(expected, got, [&](const std::string& a, const std::string& b) {
        return std::max(compare(field, a, b), word_overlap(a, b) >= 0.3 ? 0.01 : 0.0);
    });
    for_each_pair(alike, expected.size(), got.size(), [&](auto i, auto j) {
        tally.add(path, i ? Json(expected[*i]) : Json(), j ? Json(got[*j]) : Json());
    });
}

void score_entry(Tally& tally, const Section& section, const std::string& path, const Json& expected, const Json& got,
                 const std::set<std::string>& optional) {
    bool both = !expected.empty() && !got.empty();
    for (std::string_view key : section.fields) {
        const Json& a = member(expected, key);
        const Json& b = member(got, key);
        if (section.name == "profiles" && key != "url" && both && (is_nothing(a) || is_nothing(b))) {
            continue;  // network and username follow from the URL: scored only where both are given
        }
        if (is_nothing(b) && a.is_string() && optional.contains(bare_url(text_of(a)))) {
            continue;
        }
        std::string where = path + "." + std::string(key);
        if (is_list_field(key)) {
            score_texts(tally, where, texts_of(a), texts_of(b));
        } else if (!a.is_structured() && !b.is_structured()) {
            tally.add(where, a, b);
        }
    }
}

void score_section(Tally& tally, const Section& section, const std::string& path, const Json& gold, const Json& got,
                   const std::set<std::string>& optional) {
    std::vector<Json> expected = entries(gold, section.name);
    std::vector<Json> found = entries(got, section.name);
    auto alike = matrix(expected, found, [&](const Json& a, const Json& b) { return similarity(section, a, b); });
    for_each_pair(alike, expected.size(), found.size(), [&](auto i, auto j) {
        score_entry(tally, section, path, i ? expected[*i] : Json::object(), j ? found[*j] : Json::object(), optional);
    });
}

/// One bag of names and keywords, a leaf for each group that has keywords, and the levels.
void score_skills(Tally& tally, const std::vector<Json>& expected, const std::vector<Json>& got) {
    auto items = [](const std::vector<Json>& skills) {
        std::vector<std::string> all;
        for (const Json& skill : skills) {
            for (const char* key : {"name", "keywords"}) {
                for (std::string& text : texts_of(member(skill, key))) {
                    all.push_back(std::move(text));
                }
            }
        }
        return all;
    };
    auto levels = [](const std::vector<Json>& skills) {
        std::vector<std::string> all;
        for (const Json& skill : skills) {
            if (!is_nothing(member(skill, "level"))) {
                all.push_back(text_of(member(skill, "name")) + ": " + text_of(member(skill, "level")));
            }
        }
        return all;
    };
    score_texts(tally, "skills.item", items(expected), items(got));
    for (const Json& group : expected) {
        const Json& name = member(group, "name");
        const Json& keywords = member(group, "keywords");
        if (is_nothing(name) || is_nothing(keywords)) {
            continue;
        }
        std::optional<double> best;
        for (const Json& other : got) {
            const Json& other_name = member(other, "name");
            if (compare("name", text_of(name), other_name.is_null() ? "" : text_of(other_name)) == 1.0) {
                double same = word_overlap(joined(texts_of(keywords)), joined(texts_of(member(other, "keywords"))));
                best = std::max(best.value_or(0.0), same);
            }
        }
        tally.add("skills.group", name, best ? name : Json(), best);
    }
    score_texts(tally, "skills.level", levels(expected), levels(got));
}

void score_basics(Tally& tally, const Json& gold, const Json& got, const std::set<std::string>& optional) {
    for (const char* key : {"name", "label", "image", "email", "phone", "url", "summary"}) {
        const Json& a = member(gold, key);
        const Json& b = member(got, key);
        if (!is_nothing(b) || is_nothing(a) || !optional.contains(bare_url(text_of(a)))) {
            tally.add(std::string("basics.") + key, a, b);
        }
    }
    const Json& location = member(gold, "location");
    const Json& got_location = member(got, "location");
    const Json& printed = member(location, "x-text");
    for (const char* key : {"address", "postalCode", "city", "countryCode", "region"}) {
        const Json& a = member(location, key);
        const Json& b = member(got_location, key);
        // A printed line that gold leaves whole may be split.
        bool may_be_split =
            is_nothing(a) && !printed.is_null() &&
            (std::string_view(key) == "countryCode" ||
             normalized(text_of(printed)).find(b.is_null() ? "" : normalized(text_of(b))) != std::string::npos);
        if (!may_be_split) {
            tally.add(std::string("basics.location.") + key, a, b);
        }
    }
}

}  // namespace

const std::vector<Group>& groups() {
    static const std::vector<Group> all = {
        {"contact",
         {"basics.name", "basics.label", "basics.email", "basics.phone", "basics.url", "basics.location",
          "basics.profiles"}},
        {"summary", {"basics.summary"}},
        {"work",
         {"work.name", "work.position", "work.startDate", "work.endDate", "work.location", "work.url",
          "work.description"}},
        {"work-text", {"work.summary", "work.highlights"}},
        {"education", {"education"}},
        {"skills", {"skills"}},
        {"publications", {"publications"}},
        {"projects", {"projects"}},
        {"languages", {"languages"}},
        {"other", {"volunteer", "awards", "certificates", "interests", "references"}},
    };
    return all;
}

DocumentScore score_document(const Json& gold, const Json& got) {
    Tally tally;
    const std::set<std::string> optional = optional_urls(gold);
    score_basics(tally, member(gold, "basics"), member(got, "basics"), optional);
    score_section(tally, profiles_section, "basics.profiles", member(gold, "basics"), member(got, "basics"), optional);
    for (const Section& section : sections) {
        score_section(tally, section, std::string(section.name), gold, got, optional);
    }
    score_skills(tally, entries(gold, "skills"), entries(got, "skills"));

    DocumentScore result;
    double sum = 0;
    int count = 0;
    for (const Group& group : groups()) {
        result.by_group.push_back(tally.f1(group.paths));
        if (result.by_group.back()) {
            sum += *result.by_group.back();
            ++count;
        }
    }
    result.score = count > 0 ? sum / count : 1.0;
    result.errors = tally.errors();
    return result;
}

}  // namespace cvconv::score
