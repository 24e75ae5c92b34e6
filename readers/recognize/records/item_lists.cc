#include "readers/recognize/records/item_lists.h"

#include <utility>

#include "readers/pieces/language_names.h"
#include "readers/recognize/records/record_values.h"

namespace cvconv::recognizing {

namespace {

/// One span as an entry of its own, which makes its value.
Found<std::string> value_of(const Document& document, const LabelledEntry& entry, const LabelledSpan& span,
                            std::string_view list, std::string_view field) {
    const LabelledEntry alone{entry.kind, entry.section, entry.lines, {span}};
    return *RecordValues(document, alone, list).text(span.role, field);
}

/// A sentence is an item as a whole.
bool names_item(FieldRole role) {
    return role == FieldRole::group || role == FieldRole::title || role == FieldRole::keyword ||
           role == FieldRole::summary || role == FieldRole::highlight;
}

/// Gives levels to what they are said of.
template <class Item>
class Levels {
public:
    Levels(const LabelledEntry& entry, Text Item::*level)
        : level_(level), leads_(!entry.spans.empty() && entry.spans.front().role == FieldRole::level) {}

    /// The level is of the last of `items`, or of those that will follow.
    void say(Found<std::string> level, std::vector<Item>& items, std::size_t first) {
        if (leads_) {
            leading_ = std::move(level);
        } else if (items.size() > first && !(items.back().*level_)) {
            items.back().*level_ = std::move(level);
        }
    }
    void begin(Item& item) const { item.*level_ = leading_; }

private:
    Text Item::*level_;
    bool leads_;
    Text leading_;
};

}  // namespace

void add_skills(const Document& document, const LabelledEntry& entry, std::vector<Skill>& skills) {
    Levels<Skill> levels(entry, &Skill::level);
    const std::size_t first = skills.size();
    bool in_group = false;
    for (const LabelledSpan& span : entry.spans) {
        if (span.role != FieldRole::level && !names_item(span.role)) {
            continue;
        }
        const bool named = span.role != FieldRole::level && (span.role != FieldRole::keyword || !in_group);
        Found<std::string> value = value_of(document, entry, span, "skills",
                                            span.role == FieldRole::level ? "level"
                                            : named                       ? "name"
                                                                          : "keywords");
        if (span.role == FieldRole::level) {
            levels.say(std::move(value), skills, first);
        } else if (named) {
            in_group = span.role == FieldRole::group;
            Skill& skill = skills.emplace_back();
            skill.name = std::move(value);
            levels.begin(skill);
        } else {
            skills.back().keywords.push_back(std::move(value));
        }
    }
}

void add_languages(const Document& document, const LabelledEntry& entry, std::vector<Language>& languages) {
    Levels<Language> levels(entry, &Language::fluency);
    const std::size_t first = languages.size();
    for (const LabelledSpan& span : entry.spans) {
        if (span.role == FieldRole::level) {
            levels.say(value_of(document, entry, span, "languages", "fluency"), languages, first);
        } else if (span.role == FieldRole::title) {
            Language& language = languages.emplace_back();
            language.language = value_of(document, entry, span, "languages", "language");
            levels.begin(language);
            if (const auto code = language_code_of(language.language->value); !code.empty()) {
                language.code = Found<std::string>{std::string(code), language.language->where, Confidence::stated,
                                                   "languages.code"};
            }
        }
    }
}

void add_interests(const Document& document, const LabelledEntry& entry, std::vector<Interest>& interests) {
    const std::size_t first = interests.size();
    for (const LabelledSpan& span : entry.spans) {
        if (span.role == FieldRole::keyword && interests.size() > first) {
            interests.back().keywords.push_back(value_of(document, entry, span, "interests", "keywords"));
        } else if (names_item(span.role)) {
            interests.emplace_back().name = value_of(document, entry, span, "interests", "name");
        }
    }
}

void add_reference(const Document& document, const LabelledEntry& entry, std::vector<Reference>& references) {
    for (const LabelledEntry& part : parted_by(FieldRole::title, true, entry)) {
        const RecordValues values(document, part, "references");
        Reference reference;
        reference.name = values.text(FieldRole::title, "name");
        Spans rest;
        bool prose = false;
        for (const LabelledSpan& span : part.spans) {
            if (span.role != FieldRole::title) {
                rest.insert(rest.end(), span.where.begin(), span.where.end());
                prose = prose || part.lines[span.line]->sentence;
            }
        }
        if (!rest.empty()) {
            reference.reference =
                found(document, rest, prose ? "\n" : ", ", Confidence::inferred, "references.reference");
        }
        if (reference.name || reference.reference) {
            references.push_back(std::move(reference));
        }
    }
}

}  // namespace cvconv::recognizing
