#include "readers/json_resume/cvconv_facts.h"

#include <algorithm>
#include <charconv>
#include <concepts>

#include "ir/formats/json_resume/implied.h"
#include "ir/formats/json_resume/objects.h"
#include "ir/formats/json_resume/pointer.h"
#include "ir/walk.h"

namespace cvconv::json_resume {

namespace {

template <class T>
struct IsRecordList : std::false_type {};
template <Record R>
struct IsRecordList<std::vector<R>> : std::true_type {};

using Steps = std::vector<std::string>;

std::optional<std::size_t> index_of(std::string_view step) {
    std::size_t index = 0;
    auto [end, error] = std::from_chars(step.data(), step.data() + step.size(), index);
    bool whole = error == std::errc{} && end == step.data() + step.size();
    return whole ? std::optional(index) : std::nullopt;
}

// -- facts: each taken out of the JSON once it is understood --------------------------------------

bool take(const Json& value, Text& field) {
    if (value.is_string()) {
        field = Found<std::string>{value.get<std::string>(), {}, Confidence::stated, {}};
    }
    return value.is_string();
}
bool take(const Json& value, Flag& field) {
    if (value.is_boolean()) {
        field = Found<bool>{value.get<bool>(), {}, Confidence::stated, {}};
    }
    return value.is_boolean();
}
bool take(const Json& value, Date& field) {
    auto date = value.is_string() ? from_iso(value.get_ref<const std::string&>()) : std::nullopt;
    if (date) {
        field = Found<PartialDate>{*date, {}, Confidence::stated, {}};
    }
    return date.has_value();
}
bool take(const Json& value, int& field) {
    bool fits = value.is_number_unsigned() && value.get<std::uint64_t>() <= 1'000'000;
    field = fits ? value.get<int>() : field;
    return fits;
}
bool take(const Json& value, SectionKind& field) {
    auto kind = value.is_string() ? section_kind(value.get_ref<const std::string&>()) : std::nullopt;
    field = kind.value_or(field);
    return kind.has_value();
}
bool take(const Json& value, Texts& field) {
    bool texts =
        value.is_array() && std::all_of(value.begin(), value.end(), [](const Json& e) { return e.is_string(); });
    for (const Json& element : texts ? value : Json::array()) {
        field.push_back({element.get<std::string>(), {}, Confidence::stated, {}});
    }
    return texts;
}
bool take(const Json& /*value*/, Extras& /*field*/) {
    return false;
}

/// [{"text": "…", "page": 2}]: the place stays behind, for the writer to put back.
bool take_unclaimed(Json& value, Texts& unclaimed) {
    auto has_text = [](const Json& e) { return e.is_object() && e.contains("text") && e["text"].is_string(); };
    if (!value.is_array() || !std::all_of(value.begin(), value.end(), has_text)) {
        return false;
    }
    bool nothing_left = true;
    for (Json& element : value) {
        unclaimed.push_back({element["text"].get<std::string>(), {}, Confidence::stated, {}});
        element.erase("text");
        nothing_left = nothing_left && element.empty();
    }
    return nothing_left;
}

template <class R>
bool take_list(Json& facts, std::vector<R>& list, const Property* property);

/// True if nothing is left of `facts`.
template <class R>
bool take_record(Json& facts, R& record, const Shape& shape) {
    if (!facts.is_object()) {
        return false;
    }
    R::fields(record, [&](std::string_view name, auto& field) {
        using F = std::remove_cvref_t<decltype(field)>;
        std::string key = name_in_json(name);
        auto found = facts.find(key);
        if (found == facts.end()) {
            return;
        }
        const Property* property = shape.find(key);
        bool taken = false;
        if constexpr (Record<F>) {
            taken = take_record(*found, field, property != nullptr ? *property->shape : Shape{});
        } else if constexpr (IsRecordList<F>::value) {
            taken = take_list(*found, field, property);
        } else if (property == nullptr) {
            if constexpr (std::same_as<R, Cv> && std::same_as<F, Texts>) {
                taken = name == "unclaimed" ? take_unclaimed(*found, field) : take(*found, field);
            } else {
                taken = take(*found, field);
            }
        }
        if (taken) {
            facts.erase(key);
        }
    });
    return facts.empty();
}

/// The same for a list: {"2": {…}} is about the third entry.
template <class R>
bool take_list(Json& facts, std::vector<R>& list, const Property* property) {
    if (property == nullptr) {  // a list of our own: sections
        if (!facts.is_array()) {
            return false;
        }
        bool nothing_left = true;
        for (Json& element : facts) {
            nothing_left = take_record(element, list.emplace_back(), Shape{}) && nothing_left;
        }
        return nothing_left;
    }
    if (!facts.is_object()) {
        return false;
    }
    Json left = Json::object();
    for (auto& [key, value] : facts.items()) {
        auto index = index_of(key);
        if (!index || *index >= list.size() || !take_record(value, list[*index], *property->shape)) {
            append(left, key, std::move(value));
        }
    }
    facts = std::move(left);
    return facts.empty();
}

// -- places in the document, named by JSON Pointer ------------------------------------------------

/// Calls `visit(record, steps)` for the record that the last steps are about: for /work/2/startDate
/// with work[2] and "startDate"; for /basics/moreEmails/1 with basics and "moreEmails", "1".
template <class R, class Visit>
bool at_record(R& record, const Shape& shape, std::span<const std::string> steps, Visit visit) {
    bool done = false;
    R::fields(record, [&](std::string_view name, auto& field) {
        using F = std::remove_cvref_t<decltype(field)>;
        if (steps.empty() || name_in_json(name) != steps.front()) {
            return;
        }
        const Property* property = shape.find(steps.front());
        auto index = steps.size() > 1 ? index_of(steps[1]) : std::nullopt;
        if constexpr (Record<F>) {
            if (steps.size() > 1) {
                done = at_record(field, property != nullptr ? *property->shape : Shape{}, steps.subspan(1), visit);
                return;
            }
        } else if constexpr (IsRecordList<F>::value) {
            if (index && steps.size() > 2) {
                done =
                    *index < field.size() &&
                    at_record(field[*index], property != nullptr ? *property->shape : Shape{}, steps.subspan(2), visit);
                return;
            }
        }
        done = visit(record, property, steps);
    });
    return done;
}

Steps without_our_prefix(Steps steps) {
    if (steps.size() > 2 && steps[0] == "meta" && steps[1] == "cvconv") {
        steps.erase(steps.begin(), steps.begin() + 2);
    }
    return steps;
}

/// A value that could not stand in its place, to its field if that can hold it (a URL that is none; a
/// month where schema 1.0.0 wanted a day). Others stay where they are.
bool put_back(Cv& cv, const std::string& pointer, const Json& value) {
    Steps steps = steps_of(pointer);
    return at_record(cv, resume(), steps, [&](auto& record, const Property* property, auto rest) {
        bool taken = false;
        std::remove_reference_t<decltype(record)>::fields(record, [&](std::string_view name, auto& field) {
            using F = std::remove_cvref_t<decltype(field)>;
            if constexpr (std::same_as<F, Text> || std::same_as<F, Date>) {
                bool wanted = property != nullptr && rest.size() == 1 && name_in_json(name) == rest[0];
                taken = taken || (wanted && !field && take(value, field));
            }
        });
        return taken;
    });
}

/// {"where": ["0-12"], "confidence": "inferred", "rule": "…"}
template <class T>
bool set_evidence(Found<T>& found, const Json& evidence) {
    for (const Json& place : evidence.value("where", Json::array())) {
        std::string text = place.is_string() ? place.get<std::string>() : "";
        std::size_t dash = std::min(text.find('-'), text.size());
        auto begin = index_of(std::string_view(text).substr(0, dash));
        auto end = index_of(std::string_view(text).substr(std::min(dash + 1, text.size())));
        if (!begin || !end || *begin > UINT32_MAX || *end > UINT32_MAX) {
            return false;
        }
        found.where.push_back({static_cast<std::uint32_t>(*begin), static_cast<std::uint32_t>(*end)});
    }
    auto text = [&](const char* key) {
        auto member = evidence.find(key);
        return member != evidence.end() && member->is_string() ? member->template get<std::string>() : std::string();
    };
    found.confidence = confidence(text("confidence")).value_or(found.confidence);
    found.rule = text("rule");
    return true;
}

bool put_evidence(Cv& cv, const std::string& pointer, const Json& evidence) {
    Steps steps = without_our_prefix(steps_of(pointer));
    if (!evidence.is_object()) {
        return false;
    }
    return at_record(cv, resume(), steps, [&](auto& record, const Property*, auto rest) {
        bool taken = false;
        std::remove_reference_t<decltype(record)>::fields(record, [&](std::string_view name, auto& field) {
            using F = std::remove_cvref_t<decltype(field)>;
            if (name_in_json(name) != rest[0]) {
                return;
            }
            if constexpr (std::same_as<F, Texts>) {
                auto index = rest.size() == 2 ? index_of(rest[1]) : std::nullopt;
                taken = index && *index < field.size() && set_evidence(field[*index], evidence);
            } else if constexpr (std::same_as<F, Text> || std::same_as<F, Date> || std::same_as<F, Flag>) {
                taken = rest.size() == 1 && field && set_evidence(*field, evidence);
            }
        });
        return taken;
    });
}

/// Hands every member of facts[key] to `use`; those that it does not take stay.
template <class Use>
void take_members(Json& facts, const char* key, Use use) {
    auto found = facts.find(key);
    if (found == facts.end() || !found->is_object()) {
        return;
    }
    Json left = Json::object();
    for (auto& [name, value] : found->items()) {
        if (!use(name, value)) {
            append(left, name, std::move(value));
        }
    }
    if (left.empty()) {
        facts.erase(key);
    } else {
        *found = std::move(left);
    }
}

}  // namespace

void read_facts(Json facts, Cv& cv) {
    if (!facts.is_object()) {
        return;
    }
    // Our own "extra" (keys that schema 1.0.0 has no place for) first: take_record() knows a field
    // of that name.
    take_members(facts, "extra", [&](const std::string& key, const Json& value) {
        cv.extra.push_back({key, value.dump()});
        return true;
    });
    put_in_implied(facts, cv);
    take_record(facts, cv, resume());
    take_members(facts, "kept",
                 [&](const std::string& pointer, const Json& value) { return put_back(cv, pointer, value); });
    take_members(facts, "provenance",
                 [&](const std::string& pointer, const Json& value) { return put_evidence(cv, pointer, value); });
    if (!facts.empty()) {
        cv.meta.extra.push_back({"cvconv", facts.dump()});
    }
}

}  // namespace cvconv::json_resume
