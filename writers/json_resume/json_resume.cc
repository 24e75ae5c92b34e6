#include "writers/json_resume/json_resume.h"

#include <algorithm>
#include <concepts>
#include <unordered_set>

#include <fmt/format.h>

#include "ir/formats/json_resume/beside.h"
#include "ir/formats/json_resume/formats.h"
#include "ir/formats/json_resume/implied.h"
#include "ir/formats/json_resume/objects.h"
#include "ir/formats/json_resume/parse.h"
#include "ir/formats/json_resume/pointer.h"
#include "ir/formats/json_resume/schema.h"
#include "ir/formats/json_resume/url.h"
#include "ir/formats/yaml/write.h"
#include "ir/walk.h"
#include "writers/json_resume/meta.h"

namespace cvconv {

namespace json_resume {
namespace {

template <class T>
struct IsRecordList : std::false_type {};
template <Record R>
struct IsRecordList<std::vector<R>> : std::true_type {};

/// Turns the model's records into JSON by walking their fields(): a field that the schema knows goes
/// to the document, any other to the same place below `meta.cvconv`.
class RecordWriter {
public:
    RecordWriter(const JsonResumeOptions& options, Version version, Diagnostics& diagnostics)
        : options_(options), version_(version), diagnostics_(diagnostics) {}

    template <class R>
    void write(const R& record, const Shape& shape, const std::string& at, Json& out, Json& ours) {
        Json known = Json::object();
        const Extras* extra = nullptr;
        R::fields(record, [&](std::string_view name, const auto& field) {
            using F = std::remove_cvref_t<decltype(field)>;
            std::string key = name_in_json(name);
            const Property* property = shape.find(key);
            std::string pointer = at + '/' + key;
            if constexpr (std::same_as<F, Extras>) {
                extra = &field;
            } else if constexpr (Record<F>) {
                Json inner = Json::object();
                Json inner_ours = Json::object();
                write(field, property != nullptr ? *property->shape : Shape{}, pointer, inner, inner_ours);
                put(known, key, std::move(inner));
                put(ours, key, std::move(inner_ours));
            } else if constexpr (IsRecordList<F>::value) {
                write_list(field, key, property, pointer, known, ours);
            } else if (property != nullptr) {
                put(known, key, value_of(field, *property, pointer));
            } else if (std::same_as<R, Cv> && name == "unclaimed") {
                put(ours, key, fact_of(field, pointer));  // for its provenance
                if constexpr (std::same_as<F, Texts>) {
                    put(ours, key, unclaimed_list(field, options_.source));
                }
            } else if (Json fact = fact_of(field, pointer); !is_beside(record, name, fact)) {
                put(ours, key, std::move(fact));
            }
        });
        std::vector<std::pair<const Extra*, Json>> extras = parsed(extra, at);
        for (const Property& property : shape.properties) {
            std::string key(property.name);
            if (auto value = known.find(key); value != known.end()) {
                if (options_.legacy_keys) {
                    put_legacy<R>(out, key, *value);
                }
                out[key] = std::move(*value);
            }
            for (auto& [source, json] : extras) {
                if (source != nullptr && source->key == property.name && !out.contains(key) &&
                    is_allowed(json, property, version_)) {
                    out[key] = std::move(json);
                    source = nullptr;
                    break;
                }
            }
        }
        std::erase_if(extras, [](const auto& entry) { return entry.first == nullptr; });
        std::unordered_set<std::string> taken;
        for (const auto& [key, value] : out.items()) {
            taken.insert(key);
        }
        for (auto& [source, json] : extras) {
            bool is_new = taken.insert(source->key).second;
            place_extra(source->key, is_new, std::move(json), shape, at, out, ours);
        }
    }

    Json kept = Json::object();        ///< JSON Pointer → a value that may not stand there
    Json provenance = Json::object();  ///< JSON Pointer → where it was read, and how

private:
    /// A key that JSON Resume does not have says the same already (beside.h).
    template <class R>
    static bool is_beside(const R& record, std::string_view field, const Json& fact) {
        if constexpr (requires { record.extra; }) {
            return std::any_of(record.extra.begin(), record.extra.end(), [&](const Extra& extra) {
                return name_beside(extra.key) == field &&
                       (extra.json == fact.dump() || Json::array({Json::parse(extra.json, nullptr, false)}) == fact);
            });
        }
        return false;
    }

    static void put(Json& object, const std::string& key, Json value) {
        if (!value.is_null() && !(value.is_structured() && value.empty())) {
            object[key] = std::move(value);
        }
    }

    template <class R>
    void write_list(const std::vector<R>& records, const std::string& key, const Property* property,
                    const std::string& pointer, Json& known, Json& ours) {
        Json list = Json::array();
        Json facts = Json::object();  // index → what the schema has no key for
        for (const R& record : records) {
            std::size_t index = list.size();
            Json inner = Json::object();
            Json inner_ours = Json::object();
            write(record, property != nullptr ? *property->shape : Shape{}, fmt::format("{}/{}", pointer, index), inner,
                  inner_ours);
            if (property != nullptr) {
                list.push_back(std::move(inner));
                if (!inner_ours.empty()) {
                    append(facts, fmt::format("{}", index), std::move(inner_ours));
                }
            } else {
                list.push_back(std::move(inner_ours));
            }
        }
        put(property != nullptr ? known : ours, key, std::move(list));
        if (property != nullptr) {
            put(ours, key, std::move(facts));
        }
    }

    // -- values that the schema has a key for --

    Json value_of(const Text& text, const Property& property, const std::string& pointer) {
        if (!text || text->value.empty()) {
            return nullptr;
        }
        std::string value = text->value;
        if (property.form == Form::uri) {
            auto url = to_url(value);
            if (!url) {
                return keep(value, pointer, "not a URL");
            }
            if (url->scheme_added) {
                report(Code::url_without_scheme, pointer, value);
            }
            value = url->text;
        } else if (property.form == Form::email && !is_email(value)) {
            return keep(value, pointer, "not an e-mail address that validators accept");
        }
        note(*text, pointer);
        return value;
    }

    Json value_of(const Date& date, const Property& property, const std::string& pointer) {
        if (!date) {
            return nullptr;
        }
        std::string iso = to_iso(date->value);
        if (!is_valid(date->value)) {
            report(Code::date_impossible, pointer, iso);
            append(kept, pointer, iso);
            return nullptr;
        }
        if (property.form == Form::issue_date && version_ == Version::v1_0_0 && !is_full_date(iso)) {
            return keep(iso, pointer, "schema 1.0.0 takes only full dates here");
        }
        note(*date, pointer);
        return iso;
    }

    Json value_of(const Texts& texts, const Property& /*property*/, const std::string& pointer) {
        return list_of(texts, pointer);
    }

    template <class T>
    Json value_of(const T& /*field*/, const Property& /*property*/, const std::string& /*pointer*/) {
        return nullptr;  // the schema knows no flags and numbers
    }

    // -- facts of our own --

    Json fact_of(const Text& text, const std::string& pointer) {
        if (!text || text->value.empty()) {
            return nullptr;
        }
        note(*text, "/meta/cvconv" + pointer);
        return text->value;
    }
    Json fact_of(const Date& date, const std::string& pointer) {
        return date ? value_of(date, Property{}, "/meta/cvconv" + pointer) : Json(nullptr);
    }
    Json fact_of(const Flag& flag, const std::string& pointer) {
        if (!flag) {
            return nullptr;
        }
        note(*flag, "/meta/cvconv" + pointer);
        return flag->value;
    }
    Json fact_of(const Texts& texts, const std::string& pointer) { return list_of(texts, "/meta/cvconv" + pointer); }
    Json fact_of(int number, const std::string& /*pointer*/) { return number != 0 ? Json(number) : Json(nullptr); }
    Json fact_of(SectionKind kind, const std::string& /*pointer*/) { return name_of(kind); }

    Json list_of(const Texts& texts, const std::string& pointer) {
        Json list = Json::array();
        for (const Found<std::string>& text : texts) {
            if (!text.value.empty()) {
                note(text, fmt::format("{}/{}", pointer, list.size()));
                list.push_back(text.value);
            }
        }
        return list;
    }

    // -- keys that the model does not know --

    std::vector<std::pair<const Extra*, Json>> parsed(const Extras* extras, const std::string& at) {
        std::vector<std::pair<const Extra*, Json>> all;
        if (extras == nullptr) {
            return all;
        }
        for (const Extra& extra : *extras) {
            Diagnostics damage;
            if (auto json = parse(extra.json, default_depth, damage)) {
                all.emplace_back(&extra, std::move(*json));
            } else {
                report(Code::value_not_representable, at + '/' + escape_key(extra.key), "not JSON: " + extra.json);
            }
        }
        return all;
    }

    void place_extra(const std::string& key, bool is_new, Json json, const Shape& shape, const std::string& at,
                     Json& out, Json& ours) {
        std::string_view list = std::string_view(key).substr(0, key.find('/'));
        bool element = list.size() < key.size() && shape.find(list) != nullptr;  // "skills/3": not an object
        if (element || !is_new || shape.find(key) != nullptr) {
            std::string pointer = at + '/' + (element ? key : escape_key(key));
            report(Code::value_not_representable, pointer, "kept under meta.cvconv.kept");
            append(kept, pointer, std::move(json));
        } else if (at.empty() && version_ == Version::v1_0_0) {
            if (!ours.contains("extra")) {
                ours["extra"] = Json::object();
            }
            append(ours["extra"], key, std::move(json));
        } else {
            append(out, key, std::move(json));
        }
    }

    /// The names from before 1.0.0, which many themes still read.
    template <class R>
    static void put_legacy(Json& out, const std::string& key, const Json& value) {
        if (key == "url" && !std::same_as<R, Profile>) {
            out["website"] = value;
        } else if (key == "image") {
            out["picture"] = value;
        } else if (key == "name" && std::same_as<R, Work>) {
            out["company"] = value;
        }
    }

    Json keep(const std::string& value, const std::string& pointer, std::string_view why) {
        report(Code::value_not_representable, pointer, fmt::format("{}: {}; kept under meta.cvconv.kept", value, why));
        append(kept, pointer, value);
        return nullptr;
    }

    void report(Code code, const std::string& pointer, std::string detail) {
        Place place;
        place.pointer = readable_path(pointer);
        diagnostics_.add(code, std::move(place), std::move(detail));
    }

    template <class T>
    void note(const Found<T>& found, const std::string& pointer) {
        if (options_.provenance && (!found.where.empty() || !found.rule.empty())) {
            append(provenance, pointer, provenance_of(found, options_.source));
        }
    }

    const JsonResumeOptions& options_;
    Version version_;
    Diagnostics& diagnostics_;
};

Json to_json(const Cv& cv, const JsonResumeOptions& options, Version version, Diagnostics& diagnostics) {
    RecordWriter writer(options, version, diagnostics);
    Json written = Json::object();
    Json ours = Json::object();
    writer.write(cv, resume(), "", written, ours);
    for (auto* part : {&writer.kept, &writer.provenance}) {
        if (!part->empty()) {
            ours[part == &writer.kept ? "kept" : "provenance"] = std::move(*part);
        }
    }
    leave_out_implied(ours, cv);
    Json document = Json::object();
    for (const Property& property : resume().properties) {
        std::string key(property.name);
        if (auto found = written.find(key); found != written.end()) {
            document[key] = std::move(*found);
            written.erase(found);
        }
    }
    if (!ours.empty()) {
        if (!document.contains("meta")) {
            document["meta"] = Json::object();
        }
        Json& meta = document["meta"];
        Json not_understood = meta.value("cvconv", Json());
        if (!not_understood.is_null() && !not_understood.is_object()) {
            ours["kept"]["/meta/cvconv"] = not_understood;
        }
        meta["cvconv"] = arrange_meta(ours, not_understood);
    }
    for (auto& [key, value] : written.items()) {
        append(document, key, std::move(value));
    }
    // 1.3.1 has no address of its own; what follows 1.0.0 because that was asked for says so
    if (!document.contains("$schema") && version == Version::v1_0_0) {
        Json stamped = {{"$schema", schema_address}};
        for (auto& [key, value] : document.items()) {
            append(stamped, key, std::move(value));
        }
        return stamped;
    }
    return document;
}

}  // namespace
}  // namespace json_resume

namespace json_resume {
namespace {

/// The tree, or nothing where it would not pass the schema.
std::optional<Json> checked_tree(const Cv& cv, const JsonResumeOptions& options, Diagnostics& diagnostics) {
    auto wanted = version(options.schema_version);
    if (!wanted) {
        diagnostics.add(Code::usage,
                        fmt::format("schema version {}: 1.0.0 and 1.3.1 are known", options.schema_version));
        return std::nullopt;
    }
    Json document = to_json(cv, options, *wanted, diagnostics);
    auto wrong = violations(document, *wanted);
    for (const Violation& violation : wrong) {
        Place place;
        place.pointer = violation.path;
        diagnostics.add(Code::output_invalid, std::move(place), violation.cause + ": " + violation.found);
    }
    return wrong.empty() ? std::optional(std::move(document)) : std::nullopt;
}

}  // namespace
}  // namespace json_resume

std::optional<std::string> write_json_resume(const Cv& cv, const JsonResumeOptions& options, Diagnostics& diagnostics) {
    auto document = json_resume::checked_tree(cv, options, diagnostics);
    if (!document) {
        return std::nullopt;
    }
    return document->dump(2, ' ', false, json_resume::Json::error_handler_t::replace) + '\n';
}

std::optional<std::string> write_json_resume_yaml(const Cv& cv, const JsonResumeOptions& options,
                                                  Diagnostics& diagnostics) {
    auto document = json_resume::checked_tree(cv, options, diagnostics);
    return document ? std::optional(yaml::write(*document)) : std::nullopt;
}

}  // namespace cvconv
