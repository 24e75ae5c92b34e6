#pragma once
// What a template sees: texts, lists and records, made from a Cv by view.cc.

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cvconv::latex {

/// A node of the tree. Texts are plain: escaping is the template engine's work, by context. Only what
/// we ourselves wrote as TeX (the preamble's blocks) is marked `tex`.
struct Value {
    enum class Kind { nothing, text, tex, list, record };

    Kind kind = Kind::nothing;
    std::string text;
    std::string origin;  ///< the field of the CV it is from: "work[2].summary"; empty = not from the CV
    std::vector<Value> items;
    std::vector<Value> members;  ///< of a record, in the order in which they were set
    std::string key;             ///< the name of a member

    static Value of_text(std::string text, std::string origin = {}) {
        return {Kind::text, std::move(text), std::move(origin), {}, {}, {}};
    }
    static Value of_tex(std::string text) { return {Kind::tex, std::move(text), {}, {}, {}, {}}; }
    static Value list() { return {Kind::list, {}, {}, {}, {}, {}}; }
    static Value record() { return {Kind::record, {}, {}, {}, {}, {}}; }

    /// Makes a name known that may have no value.
    void declare(std::string_view name) { members.emplace_back().key = name; }
    /// Adds a member of a record, or replaces it. What is empty is left out.
    void set(std::string_view name, Value value);
    void set(std::string_view name, std::string value) { set(name, of_text(std::move(value))); }
    /// The member of that name, or null.
    [[nodiscard]] const Value* find(std::string_view name) const;
    /// False for nothing, an empty text, list or record.
    [[nodiscard]] bool is_set() const;
};

inline bool Value::is_set() const {
    return !(text.empty() && items.empty() && members.empty());
}

inline const Value* Value::find(std::string_view name) const {
    for (const Value& member : members) {
        if (member.key == name) {
            return &member;
        }
    }
    return nullptr;
}

inline void Value::set(std::string_view name, Value value) {
    if (!value.is_set()) {
        return;
    }
    value.key = name;
    for (Value& old : members) {
        if (old.key == name) {
            old = std::move(value);
            return;
        }
    }
    members.push_back(std::move(value));
}

}  // namespace cvconv::latex
