#include "tools/score/tally.h"

#include <algorithm>
#include <array>

#include "tools/score/words.h"

namespace cvconv::score {
namespace {

template <std::size_t n>
bool is_one_of(std::string_view field, const std::array<std::string_view, n>& fields) {
    return std::find(fields.begin(), fields.end(), field) != fields.end();
}

constexpr std::array<std::string_view, 4> list_fields = {"highlights", "keywords", "courses", "roles"};
constexpr std::array<std::string_view, 4> date_fields = {"startDate", "endDate", "date", "releaseDate"};
constexpr std::array<std::string_view, 5> long_fields = {"summary", "description", "reference", "highlights",
                                                         "courses"};
constexpr std::array<std::string_view, 3> url_fields = {"url", "email", "image"};

/// Null, "" and [] do not count as a value.
bool is_absent(const Json& value) {
    return value.is_null() || (value.is_string() && value.get_ref<const std::string&>().empty()) ||
           (value.is_array() && value.empty());
}

double compare_phones(const std::string& expected, const std::string& got) {
    std::u32string a = digits(expected);
    std::u32string b = digits(got);
    auto last_seven = [](const std::u32string& s) { return s.size() > 7 ? s.substr(s.size() - 7) : s; };
    return a == b ? 1.0 : last_seven(a) == last_seven(b) && b.size() >= 7 ? 0.5 : 0.0;
}

}  // namespace

std::string text_of(const Json& value) {
    return value.is_string() ? value.get<std::string>() : value.dump();
}

std::vector<std::string> texts_of(const Json& value) {
    std::vector<std::string> result;
    auto take = [&](const Json& one) {
        if (one.is_string() || one.is_number() || one.is_boolean()) {
            std::string text = text_of(one);
            if (!words(text).empty() || text.find_first_not_of(" \t\r\n") != std::string::npos) {
                result.push_back(std::move(text));
            }
        }
    };
    if (value.is_array()) {
        std::for_each(value.begin(), value.end(), take);
    } else {
        take(value);
    }
    return result;
}

std::string all_text(const Json& value) {
    if (value.is_structured()) {
        std::string all;
        for (const Json& one : value) {
            std::string text = all_text(one);
            all += text.empty() || all.empty() ? text : " " + text;
        }
        return all;
    }
    return is_absent(value) ? std::string() : text_of(value);
}

bool is_nothing(const Json& value) {
    return value.is_null() || (value.is_structured() && value.empty()) || value == "" || value == 0 || value == false;
}

const Json& member(const Json& object, std::string_view key) {
    static const Json none;
    if (!object.is_object()) {
        return none;
    }
    auto found = object.find(std::string(key));
    return found != object.end() ? *found : none;
}

bool is_list_field(std::string_view field) {
    return is_one_of(field, list_fields);
}

bool is_date_field(std::string_view field) {
    return is_one_of(field, date_fields);
}

double compare(std::string_view field, const std::string& expected, const std::string& got) {
    if (is_date_field(field)) {
        bool precision = expected.starts_with(got + "-") || got.starts_with(expected + "-");
        return expected == got ? 1.0 : precision ? 0.5 : 0.0;
    }
    if (field == "phone") {
        return compare_phones(expected, got);
    }
    if (is_one_of(field, url_fields)) {
        return bare_url(expected) == bare_url(got) ? 1.0 : 0.0;
    }
    if (normalized(expected) == normalized(got)) {
        return 1.0;
    }
    double overlap = word_overlap(expected, got);
    if (is_one_of(field, long_fields)) {
        return overlap >= 0.3 ? overlap : 0.0;
    }
    return overlap >= 0.75 ? 0.5 : 0.0;
}

void Tally::add(const std::string& path, const Json& expected, const Json& got, std::optional<double> credit) {
    bool no_expected = is_absent(expected);
    bool no_got = is_absent(got);
    if (no_expected && no_got) {
        return;
    }
    Counts& counts = counts_[path];
    double right = 0;
    if (no_expected) {
        counts.extra += 1;
    } else if (no_got) {
        counts.missing += 1;
    } else {
        right = credit ? *credit : compare(path.substr(path.rfind('.') + 1), text_of(expected), text_of(got));
        counts.right += right;
        counts.extra += 1 - right;
        counts.missing += 1 - right;
    }
    if (right < 0.999) {
        errors_.push_back({path, no_expected ? "extra" : no_got ? "missing" : "wrong", expected.dump(), got.dump()});
    }
}

std::optional<double> Tally::f1(const std::vector<std::string_view>& prefixes) const {
    Counts sum;
    for (const auto& [path, counts] : counts_) {
        bool wanted = std::any_of(prefixes.begin(), prefixes.end(), [&, &path = path](std::string_view prefix) {
            return path.starts_with(prefix) && (path.size() == prefix.size() || path[prefix.size()] == '.');
        });
        if (wanted) {
            sum.right += counts.right;
            sum.extra += counts.extra;
            sum.missing += counts.missing;
        }
    }
    if (sum.right + sum.extra + sum.missing <= 0) {
        return std::nullopt;
    }
    return 2 * sum.right / (2 * sum.right + sum.extra + sum.missing);
}

}  // namespace cvconv::score
