#include "readers/json_resume/normalize.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include <fmt/format.h>

#include "ir/formats/json_resume/formats.h"
#include "ir/formats/json_resume/objects.h"
#include "ir/formats/json_resume/pointer.h"
#include "ir/partial_date.h"
#include "ir/unicode.h"
#include "readers/json_resume/contact_values.h"
#include "readers/json_resume/date_members.h"
#include "readers/json_resume/names.h"
#include "readers/json_resume/notes.h"
#include "readers/json_resume/shapes.h"
#include "readers/json_resume/words.h"
#include "readers/json_resume/wrapper.h"

namespace cvconv::json_resume {

namespace {

bool is_date_form(const Property& property) {
    return property.form == Form::date || property.form == Form::issue_date;
}

class Normalizer {
public:
    Normalizer(Notation notation, Diagnostics& diagnostics) : notes_(notation, diagnostics) {}

    void document(Json& document) {
        unwrap(document, notes_);
        std::string dates;
        collect_dates(document, resume(), "", dates);
        order_ = learn_date_order(dates);
        object(document, resume(), "", "");
        for (const auto& [names, use] : renamed_) {
            notes_.report(
                Code::key_read_as, use.first,
                fmt::format("read as {}{}", names.second, use.second > 1 ? fmt::format("; {} times", use.second) : ""));
        }
    }

    [[nodiscard]] Json take_kept() { return notes_.take_kept(); }

private:
    /// All texts where dates are due: together they tell whether the day or the month comes first.
    static void collect_dates(const Json& value, const Shape& shape, std::string_view section, std::string& dates) {
        if (value.is_array()) {
            for (const Json& element : value) {
                collect_dates(element, shape, section, dates);
            }
            return;
        }
        if (!value.is_object()) {
            return;
        }
        for (const auto& [key, member] : value.items()) {
            const Property* property = shape.find(key);
            const std::string_view name = property == nullptr ? standard_name(section, shape, key) : property->name;
            property = property == nullptr ? shape.find(name) : property;
            if (property != nullptr && property->shape != nullptr) {
                collect_dates(member, *property->shape, property->name, dates);
            } else if (member.is_string() &&
                       (is_name_of_period(key) || (property != nullptr && is_date_form(*property)))) {
                dates += member.get_ref<const std::string&>() + '\n';
            }
        }
    }

    // -- objects --

    void object(Json& value, const Shape& shape, std::string_view section, const std::string& at) {
        rename(value, shape, section, at);
        if (shape.find("startDate") != nullptr) {
            DateMembers(order_, notes_).take_period(value, at);
        }
        std::vector<std::string> empty;
        // startDate before endDate: "2019 – present" in it tells both.
        for (const Property& property : shape.properties) {
            auto member = value.find(std::string(property.name));
            if (member == value.end()) {
                continue;
            }
            const std::string pointer = at + '/' + std::string(property.name);
            this->member(value, *member, property, pointer);
            // The list of members may have grown, and moved.
            member = value.find(std::string(property.name));
            if (member->is_null() || (member->is_structured() && member->empty())) {
                empty.emplace_back(property.name);
            }
        }
        for (const std::string& name : empty) {
            value.erase(name);
        }
    }

    void rename(Json& value, const Shape& shape, std::string_view section, const std::string& at) {
        std::set<std::string_view> there;  // only names of the schema
        bool others = false;
        for (const auto& [key, member] : value.items()) {
            const Property* property = shape.find(key);
            if (property != nullptr) {
                there.insert(property->name);
            }
            others = others || (property == nullptr && !standard_name(section, shape, key).empty());
        }
        if (!others) {
            return;
        }
        Json renamed = Json::object();
        for (auto& [key, member] : value.items()) {
            const std::string_view name =
                shape.find(key) != nullptr ? std::string_view() : standard_name(section, shape, key);
            if (name.empty() || !may_be(member, *shape.find(name))) {
                append(renamed, key, std::move(member));
                continue;
            }
            const std::string standard(name);
            if (there.insert(shape.find(name)->name).second) {
                auto [use, is_new] =
                    renamed_.try_emplace({std::string(section) + '.' + key, standard}, at + '/' + escape_key(key), 0);
                ++use->second.second;
                append(renamed, standard, std::move(member));
                continue;
            }
            // Both names. Tools write the old one beside the new for old themes: the same is dropped.
            auto same = value.find(standard);
            auto taken = renamed.find(standard);
            const bool twin = (same != value.end() && *same == member) || (taken != renamed.end() && *taken == member);
            const bool nothing = member.is_null() || member == "";
            if (!twin && !nothing) {
                append(renamed, key, std::move(member));
            }
        }
        value = std::move(renamed);
    }

    /// A name that another section's values could have too says nothing by itself: {"basic": "…"}.
    static bool may_be(const Json& value, const Property& property) {
        switch (property.form) {
            case Form::object: return value.is_object() || (value.is_string() && property.name == "location");
            case Form::objects: return value.is_structured();
            case Form::date:
            case Form::issue_date: return value.is_string() || value.is_number_integer() || value.is_null();
            case Form::uri: return value.is_string() || value.is_null() || value.is_object();
            default: return true;
        }
    }

    // -- members --

    void member(Json& record, Json& value, const Property& property, const std::string& at) {
        if (value.is_null()) {
            return;
        }
        switch (property.form) {
            case Form::text: return text(value, property, at);
            case Form::uri:
            case Form::email: return address(value, property, at);
            case Form::date:
            case Form::issue_date: return DateMembers(order_, notes_).mend(record, value, property, at);
            case Form::texts: return texts(value, property, at);
            case Form::object: return inner(value, property, at);
            case Form::objects: return entries(value, property, at);
        }
    }

    void text(Json& value, const Property& property, const std::string& at) {
        if (value.is_structured()) {
            replace(value, as_text(value, property), at);
        } else if (!value.is_string()) {
            const std::string written = value.dump();
            notes_.said_unquoted(at, written, "text");
            value = written;
        }
        if (property.name == "phone" && value.is_string()) {
            bare(value, bare_phone(value.get_ref<const std::string&>()), at);
        }
    }

    void address(Json& value, const Property& property, const std::string& at) {
        text(value, property, at);
        if (!value.is_string()) {
            return;
        }
        const std::string& written = value.get_ref<const std::string&>();
        if (says_nothing(written)) {
            value = nullptr;
            return;
        }
        bare(value, property.form == Form::email ? bare_email(written) : bare_url(written), at);
    }

    void bare(Json& value, const std::optional<BareValue>& bare, const std::string& at) {
        if (!bare || bare->text == value.get_ref<const std::string&>()) {
            return;
        }
        if (!bare->whole) {
            notes_.keep(at, value);
        }
        notes_.read_as(at, shown(value), bare->text);
        value = bare->text;
    }

    void texts(Json& value, const Property& property, const std::string& at) {
        const bool sound = value.is_array() && std::all_of(value.begin(), value.end(),
                                                           [](const Json& element) { return element.is_string(); });
        if (sound) {
            return;
        }
        if (value == "") {
            value = nullptr;
            return;
        }
        const bool scalars = value.is_array() && std::none_of(value.begin(), value.end(), [](const Json& element) {
                                 return element.is_structured();
                             });
        Json mended = as_texts(value, property);
        if (scalars && notes_.notation() == Notation::yaml) {
            value = std::move(mended);  // [C++, 2019]: nothing to say of it
        } else {
            replace(value, std::move(mended), at);
        }
    }

    void inner(Json& value, const Property& property, const std::string& at) {
        if (value.is_array() && value.size() == 1) {
            Json first = std::move(value[0]);
            value = std::move(first);
            notes_.read_as(at, "a list of one", "its element");
        }
        if (value.is_string() && property.name == "location") {
            replace(value, as_location(value.get_ref<const std::string&>()), at);
        }
        if (value.is_object()) {
            object(value, *property.shape, property.name, at);
        }
    }

    void entries(Json& value, const Property& property, const std::string& at) {
        const bool sound = value.is_array() && std::all_of(value.begin(), value.end(),
                                                           [](const Json& element) { return element.is_object(); });
        if (value == "") {
            value = nullptr;
            return;
        }
        if (!sound) {
            Json mended = as_entries(value, property.name, *property.shape);
            replace(value, std::move(mended), at);
        }
        if (value.is_array()) {
            std::size_t index = 0;
            for (Json& entry : value) {
                const std::string pointer = fmt::format("{}/{}", at, index++);
                if (entry.is_object()) {
                    object(entry, *property.shape, property.name, pointer);
                }
            }
        }
    }

    void replace(Json& value, Json mended, const std::string& at) {
        if (mended.is_discarded()) {
            return;
        }
        if (mended.is_null() || (mended.is_structured() && mended.empty())) {
            value = nullptr;
            return;
        }
        notes_.read_as(at, shown(value), shown(mended));
        value = std::move(mended);
    }

    Notes notes_;
    DateOrder order_ = DateOrder::unknown;
    /// (section.key, its name today) → the first place, and how often
    std::map<std::pair<std::string, std::string>, std::pair<std::string, int>> renamed_;
};

}  // namespace

Json normalize(Json& document, Notation notation, Diagnostics& diagnostics) {
    Normalizer normalizer(notation, diagnostics);
    normalizer.document(document);
    return normalizer.take_kept();
}

}  // namespace cvconv::json_resume
