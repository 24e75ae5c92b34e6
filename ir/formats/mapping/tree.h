#pragma once
// Trees of two formats side by side: values by path, and which place of one a place of the other came from.

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace cvconv::mapping {

using Json = nlohmann::ordered_json;

/// null where there is no such member, or `object` is none.
[[nodiscard]] const Json& member(const Json& object, std::string_view key);
/// The same for "website.url".
[[nodiscard]] const Json& member_at(const Json& object, std::string_view path);
/// Makes the objects on the way. Nothing happens where something else than an object stands on it.
void put_at(Json& object, std::string_view path, Json value);

/// A number or a truth value is the text that it is written as; "Thesis: Deep things", which YAML takes for a mapping,
/// is a text again. Empty for what is no text.
[[nodiscard]] std::string text_of(const Json& value);
[[nodiscard]] inline std::string text_at(const Json& object, std::string_view path) {
    return text_of(member_at(object, path));
}
/// The texts of a list; of a text alone itself. Empty ones are left out.
[[nodiscard]] std::vector<std::string> texts_of(const Json& value);

/// Adds nothing that is empty.
void put(Json& object, std::string_view key, std::string text);
void put_all(Json& object, std::string_view key, Json value);

/// The list at `key`, made where there is none; another value that stands there is its first element.
[[nodiscard]] Json& list_at(Json& object, std::string_view key);
/// Takes the member out; null where there is none.
[[nodiscard]] Json take(Json& object, std::string_view key);

/// A patch (RFC 7396) that makes `wanted` of `read`, both objects.
[[nodiscard]] Json patch_between(const Json& read, const Json& wanted);

/// Takes out members and elements that say nothing: null, "", [], and {} that is no element.
void remove_empty(Json& value);

/// "work[2].startDate" → "cv.sections.Experience[2].start_date".
class Origins {
public:
    void add(std::string ours, std::string theirs) { origins_[std::move(ours)] = std::move(theirs); }
    /// The place of `ours`, or of what it is in; `ours` itself where nothing is known.
    [[nodiscard]] std::string of(std::string_view ours) const;

private:
    std::map<std::string, std::string, std::less<>> origins_;
};

/// Another format's data as a JSON Resume.
struct AsResume {
    Json resume = Json::object();
    Origins origins;
    std::vector<std::string> hidden;  ///< places of what the source hides: left out

    /// Text that has no field. Nothing happens where there is none.
    void add_unclaimed(const std::string& text, std::string theirs_at);
    /// A value of a type that cannot stand where it does: its text, or what JSON writes for it.
    void add_wrong_type(const Json& value, std::string theirs_at);
};

}  // namespace cvconv::mapping
