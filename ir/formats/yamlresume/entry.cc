#include "ir/formats/yamlresume/entry.h"

#include <utility>

#include "ir/formats/europass/networks.h"
#include "ir/formats/mapping/body.h"
#include "ir/formats/yamlresume/tiptap.h"

namespace cvconv::yamlresume {

namespace {

using mapping::member;
using mapping::put;
using mapping::take;
using mapping::text_at;

/// Beside a description, paragraphs of a project have no field: they are its first highlights.
void paragraphs_to_items(mapping::Body& body) {
    std::string_view text = body.text;
    std::vector<std::string> items;
    while (!text.empty()) {
        const std::size_t end = text.find("\n\n");
        items.emplace_back(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 2);
    }
    body.items.insert(body.items.begin(), std::make_move_iterator(items.begin()), std::make_move_iterator(items.end()));
    body.text.clear();
}

}  // namespace

Json Entries::read(const Json& theirs, const mapping::Section& section, const std::string& ours_at,
                   const std::string& theirs_at, mapping::Origins& origins) const {
    origins.add(ours_at, theirs_at);
    if (!theirs.is_object()) {
        return theirs;  // whoever reads JSON Resume says what it is
    }
    Json left = theirs;
    const Json extra = take(left, entry_extra);
    if (const auto summary = left.find("summary"); summary != left.end()) {
        *summary = written_text(std::move(*summary));
    }
    Json summary = has_body(section.ours) ? take(left, "summary") : Json();
    Json ours = mapping::read_entry(left, section.fields, dates_, ours_at, theirs_at, origins);
    if (summary.is_string()) {
        mapping::Body body = mapping::from_markdown(summary.get_ref<const std::string&>());
        if (section.ours == "projects" && ours.contains("description")) {
            paragraphs_to_items(body);
        }
        mapping::put_body(std::move(body), ours, section.ours, labels_);
        origins.add(ours_at + ".highlights", theirs_at + ".summary");
    } else if (!summary.is_null()) {
        ours["summary"] = std::move(summary);  // of the wrong type, likewise
    }
    if (extra.is_object()) {
        ours.merge_patch(extra);
    }
    return ours;
}

Json Entries::written(Json ours, const mapping::Section& section) const {
    for (const mapping::Field& field : section.fields) {
        const Option kind = option_of(section.ours, field.theirs);
        const std::string value = text_at(ours, field.ours);
        put(ours, field.ours, kind == Option::none ? "" : option_for(kind, value, language_));
    }
    if (section.ours == "profiles" && !ours.contains("username")) {
        put(ours, "username", europass::username_of_url(text_at(ours, "url")));
    }
    const bool has_items =
        ours.contains("highlights") || ours.contains("roles") || ours.contains("entity") || ours.contains("type");
    const bool keeps_description = section.ours == "projects" && has_items;
    // What is the only text of a project is its summary, which YAMLResume wants.
    Json description = section.ours == "projects" && !keeps_description ? take(ours, "description") : Json();
    Json theirs = mapping::write_entry(ours, section.fields, dates_);
    if (has_body(section.ours)) {
        mapping::put_all(ours, "description", std::move(description));
        put(theirs, "summary", mapping::to_markdown(mapping::take_body(ours, section.ours, labels_)));
    }
    return theirs;
}

Json Entries::write(const Json& ours, const mapping::Section& section) const {
    Json theirs = written(ours, section);
    mapping::Origins nowhere;
    Json read_back = read(theirs, section, "", "", nowhere);
    mapping::remove_empty(read_back);
    mapping::put_all(theirs, entry_extra, mapping::patch_between(read_back, ours));
    return theirs;
}

}  // namespace cvconv::yamlresume
