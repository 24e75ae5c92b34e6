#include "readers/json_resume/wrapper.h"

#include <string>
#include <utility>

#include "ir/formats/json_resume/objects.h"
#include "ir/formats/json_resume/pointer.h"
#include "readers/json_resume/names.h"

namespace cvconv::json_resume {

namespace {

bool has_section(const Json& object) {
    int sections = 0;
    for (const Property& property : resume().properties) {
        auto member = object.find(std::string(property.name));
        const bool section = property.name != "$schema" && property.name != "meta";
        sections += section && member != object.end() && member->is_structured() ? 1 : 0;
    }
    return sections > 0;
}

}  // namespace

void unwrap(Json& document, Notes& notes) {
    if (document.is_array() && document.size() == 1 && document[0].is_object()) {
        Json inner = std::move(document[0]);
        document = std::move(inner);
        notes.read_as("", "a list of one resume", "that resume");
    }
    if (!document.is_object() || has_section(document)) {
        return;
    }
    std::string name;
    for (const auto& [key, value] : document.items()) {
        if (name.empty() && is_name_of_wrapper(key) && value.is_object() && has_section(value)) {
            name = key;
        }
    }
    if (name.empty()) {
        return;
    }
    Json inner = std::move(document[name]);
    for (auto& [key, value] : document.items()) {
        if (key != name && !inner.contains(key)) {
            append(inner, key, std::move(value));
        } else if (key != name) {
            notes.keep_aside('/' + escape_key(key), std::move(value));
        }
    }
    document = std::move(inner);
    notes.read_as('/' + escape_key(name), "an object around the resume", "the resume");
}

}  // namespace cvconv::json_resume
