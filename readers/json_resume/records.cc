#include "readers/json_resume/records.h"

#include <concepts>

#include <fmt/format.h>

#include "ir/formats/json_resume/beside.h"
#include "ir/formats/json_resume/formats.h"
#include "ir/formats/json_resume/pointer.h"
#include "ir/formats/json_resume/url.h"
#include "ir/walk.h"
#include "readers/json_resume/normalize.h"
#include "readers/json_resume/written_dates.h"

namespace cvconv::json_resume {

namespace {

std::string as_text(const Json& value) {
    return value.is_string() ? value.get<std::string>() : value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

bool is_scalar(const Json& value) {
    return value.is_number() || value.is_boolean();
}

/// A record of the document's, not one of our own (SectionTitle).
template <class R>
concept DocumentRecord = Record<R> && requires(R& record) {
    record.extra;
};

class RecordReader {
public:
    explicit RecordReader(Diagnostics& diagnostics) : diagnostics_(diagnostics) {}

    template <class R>
    void read(const Json& object, R& record, const Shape& shape, const std::string& at) {
        for (const auto& [key, value] : object.items()) {
            std::string pointer = at + '/' + escape_key(key);
            const Property* property = shape.find(key);
            if (property == nullptr) {
                report(Code::json_unknown_key, pointer, "");
                fill_beside(record, key, value);
            }
            if (property == nullptr || !read_member(record, *property, value, pointer)) {
                record.extra.push_back({key, value.dump(-1, ' ', false, Json::error_handler_t::replace)});
            }
        }
    }

private:
    /// A key that JSON Resume does not have, and the model does: the field has it for other formats. The key stays.
    template <class R>
    static void fill_beside(R& record, std::string_view key, const Json& value) {
        R::fields(record, [&](std::string_view name, auto& field) {
            using F = std::remove_cvref_t<decltype(field)>;
            if (name_beside(key) != name) {
                return;
            }
            if constexpr (std::same_as<F, Text>) {
                if (value.is_string() && !field) {
                    set(field, value.get<std::string>());
                }
            } else if constexpr (std::same_as<F, Date>) {
                auto date = value.is_string()
                                ? read_written_date(value.get_ref<const std::string&>(), DateOrder::unknown)
                                : std::nullopt;
                if (date && date->start && date->whole && !field) {
                    field = Found<PartialDate>{*date->start, {}, Confidence::stated, {}};
                }
            } else if constexpr (std::same_as<F, Flag>) {
                if (value.is_boolean() && !field) {
                    field = Found<bool>{value.get<bool>(), {}, Confidence::stated, {}};
                }
            } else if constexpr (std::same_as<F, Texts>) {
                if (value.is_string() && field.empty()) {
                    add(field, value.get<std::string>());
                }
            }
        });
    }

    /// False where the field cannot hold the value: it is to be kept aside.
    template <class R>
    bool read_member(R& record, const Property& property, const Json& value, const std::string& pointer) {
        if (value.is_null()) {
            report(Code::json_wrong_type, pointer, "null; a key is left out instead");
            return true;
        }
        bool taken = false;
        R::fields(record, [&](std::string_view name, auto& field) {
            if (name_in_json(name) == property.name) {
                taken = read_field(record, field, property, value, pointer);
            }
        });
        return taken;
    }

    template <class R>
    bool read_field(R& /*record*/, Text& field, const Property& property, const Json& value,
                    const std::string& pointer) {
        if (!value.is_string() && !is_scalar(value)) {
            return wrong_type(pointer, "text expected; kept aside");
        }
        std::string text = as_text(value);
        bool wrong = (property.form == Form::email && !is_email(text)) || (property.form == Form::uri && !to_url(text));
        if (wrong && !text.empty()) {
            report(Code::json_invalid_value, pointer, text);
        }
        set(field, std::move(text));
        return true;
    }

    template <class R>
    bool read_field(R& record, Date& field, const Property& /*property*/, const Json& value,
                    const std::string& pointer) {
        if (!value.is_string()) {
            return wrong_type(pointer, "a date in quotes expected; kept aside");
        }
        const std::string& text = value.get_ref<const std::string&>();
        if (text.empty()) {
            return true;
        }
        if (auto date = from_iso(text)) {
            field = Found<PartialDate>{*date, {}, Confidence::stated, {}};
            return true;
        }
        if constexpr (requires { record.current; }) {
            if (&field == &record.end_date && text == still_going_on) {
                record.current = Found<bool>{true, {}, Confidence::stated, {}};
                return true;
            }
        }
        report(Code::json_invalid_value, pointer, text + "; kept aside");
        return false;
    }

    template <class R>
    bool read_field(R& record, Texts& field, const Property& property, const Json& value, const std::string& pointer) {
        if (value.is_string()) {
            report(Code::json_wrong_type, pointer, "a list expected; read as one of one element");
            add(field, value.get<std::string>());
            return true;
        }
        if (!value.is_array()) {
            return wrong_type(pointer, "a list expected; kept aside");
        }
        for (std::size_t i = 0; i < value.size(); ++i) {
            std::string at = fmt::format("{}/{}", pointer, i);
            if (value[i].is_string() || is_scalar(value[i])) {
                add(field, as_text(value[i]));
            } else {
                keep_element(record, property, i, value[i], at);
            }
        }
        return true;
    }

    template <class R, DocumentRecord Inner>
    bool read_field(R& /*record*/, Inner& field, const Property& property, const Json& value,
                    const std::string& pointer) {
        if (!value.is_object()) {
            return wrong_type(pointer, "an object expected; kept aside");
        }
        read(value, field, *property.shape, pointer);
        return true;
    }

    template <class R, DocumentRecord Inner>
    bool read_field(R& record, std::vector<Inner>& field, const Property& property, const Json& value,
                    const std::string& pointer) {
        if (!value.is_array()) {
            return wrong_type(pointer, "a list expected; kept aside");
        }
        for (std::size_t i = 0; i < value.size(); ++i) {
            std::string at = fmt::format("{}/{}", pointer, i);
            const Property& first = property.shape->properties.front();
            if (value[i].is_object()) {
                read(value[i], field.emplace_back(), *property.shape, at);
            } else if (value[i].is_string()) {  // skills: ["C++", "SQL"]
                report(Code::json_wrong_type, at, fmt::format("an object expected; read as its {}", first.name));
                read_member(field.emplace_back(), first, value[i], at);
            } else {
                keep_element(record, property, i, value[i], at);
            }
        }
        return true;
    }

    /// Fields that the schema has no key for: never asked for.
    template <class R, class Field>
    bool read_field(R& /*record*/, Field& /*field*/, const Property& /*property*/, const Json& /*value*/,
                    const std::string& /*pointer*/) {
        return false;
    }

    template <class R>
    void keep_element(R& record, const Property& property, std::size_t index, const Json& value,
                      const std::string& at) {
        wrong_type(at, value.is_null() ? "null" : "kept aside");
        if (!value.is_null()) {
            record.extra.push_back({fmt::format("{}/{}", property.name, index),
                                    value.dump(-1, ' ', false, Json::error_handler_t::replace)});
        }
    }

    static void set(Text& field, std::string text) {
        if (!text.empty()) {
            field = Found<std::string>{std::move(text), {}, Confidence::stated, {}};
        }
    }
    static void add(Texts& field, std::string text) {
        if (!text.empty()) {
            field.push_back({std::move(text), {}, Confidence::stated, {}});
        }
    }

    bool wrong_type(const std::string& pointer, std::string detail) {
        report(Code::json_wrong_type, pointer, std::move(detail));
        return false;
    }

    void report(Code code, const std::string& pointer, std::string detail) {
        Place place;
        place.pointer = readable_path(pointer);
        diagnostics_.add(code, std::move(place), std::move(detail));
    }

    Diagnostics& diagnostics_;
};

}  // namespace

void read_document(const Json& document, Cv& cv, Diagnostics& diagnostics) {
    RecordReader(diagnostics).read(document, cv, resume(), "");
    // The writer stamps this one itself.
    std::erase(cv.extra, Extra{"$schema", '"' + std::string(schema_address) + '"'});
}

}  // namespace cvconv::json_resume
