#include "ir/formats/prose/beside.h"

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "ir/formats/json_resume/parse.h"
#include "ir/formats/json_resume/pointer.h"
#include "ir/formats/prose/shapes.h"
#include "ir/unicode.h"

namespace cvconv::prose {

namespace {

using Json = nlohmann::ordered_json;

constexpr int version = 1;
constexpr std::string_view opening = "<!-- cvconv ";
constexpr std::string_view closing = "-->";

/// Without blanks and what has no shape: a difference of these alone is one of the format, not of a person's hand.
std::string squeezed(std::string_view text) {
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        const char32_t c = next_character(text, at);
        if (c > ' ' && !is_space(c) && !is_invisible(c)) {
            append_character(result, c);
        }
    }
    return to_nfc(result);
}

bool is_alike(const Json& a, const Json& b) {
    return a.is_string() && b.is_string() && squeezed(a.get<std::string>()) == squeezed(b.get<std::string>());
}

/// "work" of "/work/2/url" and "/meta/cvconv/work/2/group"; empty for what is in no list of entries.
std::string section_of(const std::string& pointer) {
    const std::vector<std::string> steps = json_resume::steps_of(pointer);
    const std::size_t at = steps.size() > 2 && steps[0] == "meta" && steps[1] == "cvconv" ? 2 : 0;
    const bool listed =
        steps.size() > at + 1 && (entry_shape(steps[at]) != nullptr || record_shape(steps[at]) != nullptr);
    return listed ? steps[at] : std::string();
}

Json entries_in(const Json& resume) {
    Json counts = Json::object();
    for (const auto& [section, list] : resume.items()) {
        if (list.is_array()) {
            counts[section] = list.size();
        }
    }
    return counts;
}

const Json* value_at(const Json& resume, const std::string& pointer) {
    try {
        return &resume.at(Json::json_pointer(pointer));
    } catch (const Json::exception&) {
        return nullptr;
    }
}

/// Objects that a patch would else put in whole, over what a person added to them.
void open_meta(Json& resume) {
    if (!resume["meta"].is_object()) {
        resume["meta"] = Json::object();
    }
    if (!resume["meta"]["cvconv"].is_object()) {
        resume["meta"]["cvconv"] = Json::object();
    }
}

void close_meta(Json& resume) {
    if (resume["meta"]["cvconv"].empty()) {
        resume["meta"].erase("cvconv");
    }
    if (resume["meta"].empty()) {
        resume.erase("meta");
    }
}

/// What is shown says one thing, and the value beside it another: of our own documents only where a format cannot show
/// what a value is, so that what both have is at least alike in part; a stranger's may tell people and machines apart.
bool contradicts(const Json& shown, const Json& value) {
    if (!shown.is_string() || !value.is_string()) {
        return false;
    }
    const std::string a = squeezed(shown.get<std::string>());
    const std::string b = squeezed(value.get<std::string>());
    return !a.empty() && !b.empty() && a.find(b) == std::string::npos && b.find(a) == std::string::npos;
}

/// False where it does not fit.
bool apply_one(const Json& operation, Json& resume, bool& contradiction) {
    try {
        if (operation.at("op") == "replace") {
            const Json* old = value_at(resume, operation.at("path").get<std::string>());
            const Json& value = operation.at("value");
            const bool fits =
                old != nullptr && (operation.contains("old") ? *old == operation["old"] : is_alike(*old, value));
            if (!fits) {
                return false;
            }
            contradiction = contradicts(*old, value);
        }
        resume.patch_inplace(Json::array({operation}));
        return true;
    } catch (const Json::exception&) {
        return false;
    }
}

}  // namespace

Beside beside_of(Json read, Json true_resume, Form form) {
    open_meta(read);
    open_meta(true_resume);
    Beside beside;
    beside.form = std::move(form);
    beside.entries = entries_in(read);
    for (Json& operation : Json::diff(read, true_resume)) {
        if (operation["op"] == "replace") {
            const Json* old = value_at(read, operation["path"].get<std::string>());
            if (old != nullptr && !is_alike(*old, operation["value"])) {
                operation["old"] = *old;
            }
        }
        beside.patch.push_back(std::move(operation));
    }
    return beside;
}

void apply(const Beside& beside, Json& resume, Diagnostics& diagnostics) {
    const Json counts = entries_in(resume);
    open_meta(resume);
    std::set<std::string> unfit;
    std::set<std::string> contradicting;
    for (const Json& operation : beside.patch) {
        if (!operation.is_object() || !operation.contains("path") || !operation["path"].is_string()) {
            continue;
        }
        const std::string path = operation["path"].get<std::string>();
        const std::string section = section_of(path);
        if (!section.empty() && counts.value(section, 0) != beside.entries.value(section, 0)) {
            unfit.insert(section);
        } else if (bool contradiction = false; !apply_one(operation, resume, contradiction)) {
            unfit.insert(json_resume::readable_path(path));
        } else if (contradiction) {
            contradicting.insert(json_resume::readable_path(path));
        }
    }
    close_meta(resume);
    for (const std::string& each : unfit) {
        Place place;
        place.pointer = each;
        diagnostics.add(Code::value_malformed, std::move(place),
                        "it was changed since cvconv wrote the document, so what is not shown of it was left out");
    }
    for (const std::string& each : contradicting) {
        Place place;
        place.pointer = each;
        diagnostics.add(Code::value_malformed, std::move(place),
                        "what is shown there is another value than the one beside it, which was read");
    }
}

std::string to_text(const Beside& beside) {
    Json head = {
        {"form", version}, {"language", beside.form.language}, {"dates", beside.form.iso_dates ? "iso" : "words"}};
    if (!beside.form.location.empty()) {
        head["location"] = beside.form.location;
    }
    if (!beside.patch.empty()) {
        head["entries"] = beside.entries;
    }
    // ASCII alone: readers of text leave out what has no shape
    std::string text = head.dump(-1, ' ', true, Json::error_handler_t::replace);
    text.pop_back();
    text += R"(, "patch": [)";
    for (std::size_t i = 0; i < beside.patch.size(); ++i) {
        text += i == 0 ? "\n" : ",\n";
        text += beside.patch[i].dump(-1, ' ', true, Json::error_handler_t::replace);
    }
    text += "]}";
    std::string escaped;
    for (char c : text) {
        escaped += c == '>' ? std::string("\\u003e") : std::string(1, c);  // stands in strings alone
    }
    return escaped;
}

std::optional<Beside> beside_in(std::string_view text) {
    Diagnostics unsaid;  // the text is read as prose instead
    const auto json = json_resume::parse(text, json_resume::default_depth, unsaid);
    if (!json || !json->is_object() || !json->contains("form") || (*json)["form"] != version) {
        return std::nullopt;
    }
    Beside beside;
    try {
        beside.form.language = json->value("language", "en");
        beside.form.iso_dates = json->value("dates", "iso") == "iso";
        beside.form.location = json->value("location", std::vector<std::string>());
        beside.entries = json->value("entries", Json::object());
        beside.patch = json->value("patch", Json::array());
    } catch (const Json::exception&) {  // of another type
        return std::nullopt;
    }
    const bool sound = beside.entries.is_object() && beside.patch.is_array() &&
                       std::ranges::all_of(beside.entries, [](const Json& each) { return each.is_number(); });
    return sound ? std::optional(std::move(beside)) : std::nullopt;
}

std::string to_comment(const Beside& beside) {
    return fmt::format("{}{}\n{}", opening, to_text(beside), closing);
}

std::string_view without_comment(std::string_view bytes) {
    return bytes.substr(0, bytes.rfind(opening));
}

bool has_comment(std::string_view bytes) {
    return beside_in_comment(bytes).has_value();
}

std::optional<Beside> beside_in_comment(std::string_view bytes) {
    const std::size_t begin = bytes.rfind(opening);
    const std::size_t end = begin == std::string_view::npos ? begin : bytes.find(closing, begin);
    if (end == std::string_view::npos || (begin > 0 && bytes[begin - 1] != '\n')) {
        return std::nullopt;
    }
    return beside_in(bytes.substr(begin + opening.size(), end - begin - opening.size()));
}

}  // namespace cvconv::prose
