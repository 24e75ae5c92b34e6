#include "ir/formats/mapping/fields.h"

#include <algorithm>
#include <unordered_set>
#include <utility>

#include "ir/formats/json_resume/objects.h"

namespace cvconv::mapping {

namespace {

/// Takes what stands at `path` out, and what is empty then.
Json take_at(Json& object, std::string_view path) {
    if (!object.is_object()) {
        return {};
    }
    const std::size_t dot = path.find('.');
    const auto found = object.find(std::string(path.substr(0, dot)));
    if (found == object.end()) {
        return {};
    }
    if (dot == std::string_view::npos) {
        Json value = std::move(*found);
        object.erase(found);
        return value;
    }
    Json value = take_at(*found, path.substr(dot + 1));
    if (found->is_object() && found->empty()) {
        object.erase(found);
    }
    return value;
}

std::string date_text(const std::string& iso, const prose::Dates& dates) {
    const auto date = from_iso(iso);
    return date ? dates.text(*date) : iso;
}

std::string iso_text(const std::string& text, const prose::Dates& dates) {
    const auto date = dates.date(text);
    return date ? to_iso(*date) : text;
}

}  // namespace

Json read_entry(const Json& theirs, std::span<const Field> fields, const prose::Dates& dates,
                const std::string& ours_at, const std::string& theirs_at, Origins& origins) {
    Json left = theirs;
    Json ours = Json::object();
    origins.add(ours_at, theirs_at);
    for (const Field& field : fields) {
        Json value = take_at(left, field.theirs);
        if (field.as == As::aside || field.as == As::body || field.ours.empty() || value.is_null()) {
            if (field.as != As::aside && field.as != As::body && !value.is_null()) {
                put_at(left, field.theirs, std::move(value));
            }
            continue;
        }
        const std::string key(field.ours);
        if (ours.contains(key)) {  // a name of another version beside today's
            continue;
        }
        if (field.as == As::list) {
            put_all(ours, key, texts_of(value));
        } else if (value.is_primitive()) {
            const std::string text = text_of(value);
            put(ours, key, field.as == As::date ? iso_text(text, dates) : text);
        } else if (const std::string text = text_of(value); !text.empty()) {
            put(ours, key, text);
        } else {
            ours[key] = std::move(value);  // of the wrong type: whoever reads JSON Resume says so
        }
        origins.add(ours_at + '.' + key, theirs_at + '.' + std::string(field.theirs));
    }
    remove_empty(left);
    std::unordered_set<std::string> taken;  // an object may have very many keys, and looks through all of them
    for (const auto& [key, value] : ours.items()) {
        taken.insert(key);
    }
    for (auto& [key, value] : left.items()) {
        if (!taken.contains(key)) {
            json_resume::append(ours, key, std::move(value));
        }
    }
    return ours;
}

Json write_entry(Json& ours, std::span<const Field> fields, const prose::Dates& dates) {
    Json theirs = Json::object();
    for (const Field& field : fields) {
        if (field.as == As::aside || field.as == As::body || field.as == As::old_name || field.ours.empty()) {
            continue;
        }
        Json value = take_at(ours, field.ours);
        if (value.is_null()) {
            continue;
        }
        if (field.as == As::date && value.is_string()) {
            value = date_text(value.get<std::string>(), dates);
        }
        put_at(theirs, field.theirs, std::move(value));
    }
    return theirs;
}

}  // namespace cvconv::mapping
