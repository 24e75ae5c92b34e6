#include "ir/formats/mapping/losses.h"

#include <string>

#include <fmt/format.h>

#include "ir/formats/json_resume/pointer.h"
#include "ir/formats/markup/markup.h"
#include "ir/unicode.h"
#include "ir/url.h"

namespace cvconv::mapping {

namespace {

bool is_arrangement(std::string_view pointer) {
    return pointer == "/meta/cvconv/sections" || pointer == "/meta/cvconv/language" || pointer == "/meta/canonical" ||
           pointer == "/meta/version" || pointer == "/meta/lastModified";
}

/// "Github" is "GitHub", "Twitter" is "X".
bool same_network(std::string_view pointer, const Json& value, const Json& read) {
    if (!pointer.ends_with("/network")) {
        return false;
    }
    auto key = [](const Json& name) {
        std::string folded = fold(text_of(name));
        std::erase(folded, ' ');
        return folded == "twitter" ? std::string("x") : folded;
    };
    return key(value) == key(read);
}

void compare(const Json& value, const Json* read, const std::string& pointer, std::string_view format,
             Diagnostics& diagnostics) {
    if (is_arrangement(pointer)) {
        return;
    }
    if (value.is_object()) {
        for (const auto& [key, inner] : value.items()) {
            const Json* same = read == nullptr ? nullptr : &member(*read, key);
            compare(inner, same, pointer + '/' + json_resume::escape_key(key), format, diagnostics);
        }
    } else if (value.is_array()) {
        for (std::size_t i = 0; i < value.size(); ++i) {
            const Json* same = read != nullptr && read->is_array() && i < read->size() ? &(*read)[i] : nullptr;
            compare(value[i], same, fmt::format("{}/{}", pointer, i), format, diagnostics);
        }
    } else if (read == nullptr || !(same_text(value, *read) || same_network(pointer, value, *read))) {
        Place place;
        place.pointer = json_resume::readable_path(pointer);
        const std::string text = value.is_string() ? value.get<std::string>() : value.dump();
        diagnostics.add(Code::value_not_representable, std::move(place),
                        fmt::format("no place for it in {}: {}", format, beginning_of(text, 60)));
    }
}

}  // namespace

bool same_text(const Json& a, const Json& b) {
    if (a == b || !a.is_string() || !b.is_string()) {
        return a == b;
    }
    const std::string& one = a.get_ref<const std::string&>();
    const std::string& other = b.get_ref<const std::string&>();
    const bool addresses = one.starts_with("http") && other.starts_with("http");
    return (addresses && without_scheme(one) == without_scheme(other)) || markup::plain(one) == markup::plain(other);
}

void report_losses(const Json& resume, const Json& read, std::string_view format, Diagnostics& diagnostics) {
    compare(resume, &read, "", format, diagnostics);
}

}  // namespace cvconv::mapping
