#include "writers/latex/sections.h"

#include <algorithm>
#include <iterator>
#include <optional>

#include <fmt/format.h>

#include "ir/formats/json_resume/url.h"
#include "ir/formats/prose/dates.h"
#include "ir/formats/prose/words.h"

namespace cvconv::latex {

namespace {

using prose::date_text;
using prose::period_text;
using prose::section_title;

/// Makes the parts of one entry, each with the field it is from.
class Entry {
public:
    Entry(std::string_view list, std::size_t index, std::string_view language)
        : base_(fmt::format("{}[{}]", list, index)), language_(language) {}

    void text(std::string_view name, const Text& text, std::string_view field) {
        value_.set(name, Value::of_text(value_or_empty(text), at(field)));
    }
    /// The first of the two that is there.
    void title(const Text& first, std::string_view first_field, const Text& second, std::string_view second_field) {
        text("title", first, first_field);
        if (value_.find("title") == nullptr) {
            text("title", second, second_field);
        } else {
            text("organization", second, second_field);
        }
    }
    void list(std::string_view name, const Texts& texts, std::string_view field) {
        Value items = Value::list();
        for (std::size_t i = 0; i < texts.size(); ++i) {
            if (!texts[i].value.empty()) {
                items.items.push_back(Value::of_text(texts[i].value, fmt::format("{}[{}]", at(field), i)));
            }
        }
        value_.set(name, std::move(items));
    }
    void joined(std::string_view name, const Texts& texts, std::string_view field) {
        std::string all;
        for (const Found<std::string>& text : texts) {
            all += text.value.empty() ? "" : (all.empty() ? "" : ", ") + text.value;
        }
        value_.set(name, Value::of_text(std::move(all), at(field)));
    }
    void url(const Text& url) {
        const std::string address = link_target(value_or_empty(url));
        value_.set("url", Value::of_text(address, at("url")));
        value_.set("shownUrl", Value::of_text(short_url(address), at("url")));
    }
    void date(const Date& date, std::string_view field) {
        value_.set("period", Value::of_text(date ? date_text(date->value, language_) : "", at(field)));
    }
    void period(const Date& start, const Date& end, const Flag& current, bool open) {
        bool goes_on = current ? current->value : open && start.has_value();
        value_.set("period", Value::of_text(period_text(start, end, goes_on && !end, language_), at("startDate")));
    }
    void set(std::string_view name, std::string text, std::string_view field) {
        value_.set(name, Value::of_text(std::move(text), at(field)));
    }
    [[nodiscard]] Value take() { return std::move(value_); }

private:
    [[nodiscard]] std::string at(std::string_view field) const { return fmt::format("{}.{}", base_, field); }

    std::string base_;
    std::string_view language_;
    Value value_ = Value::record();
};

/// "Bachelor of Science, Physics": what is there of the two.
std::string joined(const Text& first, const Text& second) {
    const std::string& a = value_or_empty(first);
    const std::string& b = value_or_empty(second);
    return a.empty() || b.empty() ? a + b : a + ", " + b;
}

class Sections {
public:
    Sections(const Cv& cv, std::string_view language) : cv_(cv), language_(language) {}

    Value all() {
        for (const SectionTitle& section : cv_.sections) {
            add(section.kind, value_or_empty(section.title));
        }
        for (SectionKind kind : usual_order) {
            add(kind, "");
        }
        return std::move(list_);
    }

private:
    static constexpr SectionKind usual_order[] = {
        SectionKind::summary,   SectionKind::work,      SectionKind::education,    SectionKind::projects,
        SectionKind::skills,    SectionKind::languages, SectionKind::publications, SectionKind::patents,
        SectionKind::talks,     SectionKind::teaching,  SectionKind::certificates, SectionKind::awards,
        SectionKind::volunteer, SectionKind::interests, SectionKind::references,
    };

    /// Where the model keeps what stands under such a heading.
    SectionKind home_of(SectionKind kind) const {
        auto listed = [&](SectionKind wanted) {
            return std::any_of(cv_.sections.begin(), cv_.sections.end(),
                               [&](const SectionTitle& section) { return section.kind == wanted; });
        };
        if (kind == SectionKind::memberships && !listed(SectionKind::volunteer)) {
            return SectionKind::volunteer;
        }
        if (kind == SectionKind::courses && !listed(SectionKind::certificates)) {
            return SectionKind::certificates;
        }
        return kind;
    }

    void add(SectionKind kind, const std::string& title) {
        kind = home_of(kind);
        if (done_[static_cast<std::size_t>(kind)]) {
            return;
        }
        Value section = content(kind);
        if (!section.is_set()) {
            return;
        }
        done_[static_cast<std::size_t>(kind)] = true;
        section.set("kind", std::string(name_of(kind)));
        section.set("title", title.empty() ? section_title(kind, language_) : title);
        list_.items.push_back(std::move(section));
    }

    Value content(SectionKind kind) const {
        switch (kind) {
            case SectionKind::summary: return text(cv_.basics.summary, "basics.summary");
            case SectionKind::work: return entries("work", cv_.work, [&](Entry& e, const Work& w) { work(e, w); });
            case SectionKind::volunteer:
                return entries("volunteer", cv_.volunteer, [&](Entry& e, const Volunteer& v) { volunteer(e, v); });
            case SectionKind::education:
                return entries("education", cv_.education, [&](Entry& e, const Education& d) { education(e, d); });
            case SectionKind::awards:
                return entries("awards", cv_.awards, [&](Entry& e, const Award& a) {
                    e.title(a.title, "title", a.awarder, "awarder");
                    e.date(a.date, "date");
                    e.text("summary", a.summary, "summary");
                });
            case SectionKind::certificates:
                return entries("certificates", cv_.certificates, [&](Entry& e, const Certificate& c) {
                    e.title(c.name, "name", c.issuer, "issuer");
                    e.date(c.date, "date");
                    e.url(c.url);
                });
            case SectionKind::publications: return publications(false);
            case SectionKind::patents: return publications(true);
            case SectionKind::projects: return projects("");
            case SectionKind::talks: return projects("talk");
            case SectionKind::teaching: return projects("teaching");
            case SectionKind::references:
                return entries("references", cv_.references, [&](Entry& e, const Reference& r) {
                    e.text("title", r.name, "name");
                    e.text("summary", r.reference, "reference");
                });
            case SectionKind::skills:
                return groups("skills", cv_.skills, [&](Entry& e, const Skill& s) {
                    e.text("name", s.name, "name");
                    e.text("level", s.level, "level");
                    e.joined("items", s.keywords, "keywords");
                });
            case SectionKind::languages:
                return groups("languages", cv_.languages, [&](Entry& e, const Language& l) { language(e, l); });
            case SectionKind::interests:
                return groups("interests", cv_.interests, [&](Entry& e, const Interest& i) {
                    e.text("name", i.name, "name");
                    e.joined("items", i.keywords, "keywords");
                });
            default: return {};
        }
    }

    static void work(Entry& e, const Work& w) {
        e.title(w.position, "position", w.name, "name");
        e.text("place", w.location, "location");
        e.text("description", w.description, "description");
        e.period(w.start_date, w.end_date, w.current, true);
        e.url(w.url);
        e.text("summary", w.summary, "summary");
        e.list("highlights", w.highlights, "highlights");
    }
    static void volunteer(Entry& e, const Volunteer& v) {
        e.title(v.position, "position", v.organization, "organization");
        e.text("place", v.location, "location");
        e.period(v.start_date, v.end_date, v.current, true);
        e.url(v.url);
        e.text("summary", v.summary, "summary");
        e.list("highlights", v.highlights, "highlights");
    }
    static void education(Entry& e, const Education& d) {
        std::string degree = joined(d.study_type, d.area);
        Text title = degree.empty() ? std::nullopt : Text({degree, {}, {}, {}});
        e.title(title, value_or_empty(d.study_type).empty() ? "area" : "studyType", d.institution, "institution");
        e.text("degree", d.study_type, "studyType");
        e.text("area", d.area, "area");
        e.text("place", d.location, "location");
        e.period(d.start_date, d.end_date, d.current, false);
        e.url(d.url);
        e.text("score", d.score, "score");
        e.list("highlights", d.courses, "courses");
    }
    static void language(Entry& e, const Language& l) {
        e.text("name", l.language, "language");
        e.text("items", l.fluency, "fluency");
        e.text("listening", l.listening, "listening");
        e.text("reading", l.reading, "reading");
        e.text("spokenInteraction", l.spoken_interaction, "spokenInteraction");
        e.text("spokenProduction", l.spoken_production, "spokenProduction");
        e.text("writing", l.writing, "writing");
        bool graded = l.listening || l.reading || l.spoken_interaction || l.spoken_production || l.writing;
        e.set("graded", graded ? "yes" : "", "language");
        e.set("native", l.mother_tongue && l.mother_tongue->value ? "yes" : "", "language");
    }

    Value publications(bool patents) const {
        bool apart = std::any_of(cv_.sections.begin(), cv_.sections.end(),
                                 [](const SectionTitle& s) { return s.kind == SectionKind::patents; });
        return entries("publications", cv_.publications, [&](Entry& e, const Publication& p) {
            if ((apart && p.patent && p.patent->value) != patents) {
                return false;
            }
            e.title(p.name, "name", p.publisher, "publisher");
            e.date(p.release_date, "releaseDate");
            e.url(p.url);
            e.text("summary", p.summary, "summary");
            return true;
        });
    }

    /// Projects of the type, or those that are neither talks nor teaching.
    Value projects(std::string_view type) const {
        return entries("projects", cv_.projects, [&](Entry& e, const Project& p) {
            const std::string& own = value_or_empty(p.type);
            bool special = own == "talk" || own == "teaching";
            if (type.empty() ? special : own != type) {
                return false;
            }
            e.title(p.name, "name", p.entity, "entity");
            e.joined("role", p.roles, "roles");
            e.period(p.start_date, p.end_date, p.current, type.empty());
            e.url(p.url);
            e.text("summary", p.description, "description");
            e.list("highlights", p.highlights, "highlights");
            e.joined("keywords", p.keywords, "keywords");
            e.text("type", special ? Text() : p.type, "type");
            return true;
        });
    }

    Value text(const Text& text, std::string_view origin) const {
        Value section;
        if (!value_or_empty(text).empty()) {
            section = Value::record();
            section.set("shape", "text");
            section.set("text", Value::of_text(text->value, std::string(origin)));
        }
        return section;
    }

    template <class Record, class Fill>
    Value entries(std::string_view name, const std::vector<Record>& records, Fill fill) const {
        return shaped("entries", name, records, fill);
    }
    template <class Record, class Fill>
    Value groups(std::string_view name, const std::vector<Record>& records, Fill fill) const {
        Value section = shaped("groups", name, records, fill);
        // "Python, SQL, Git" goes on one line; groups with items have a line each.
        if (section.is_set()) {
            // Both are read before either is set: set() moves the members, `all` with them.
            const auto& all = section.find("groups")->items;
            bool plain = std::all_of(all.begin(), all.end(), [](const Value& group) {
                return group.find("items") == nullptr && group.find("level") == nullptr &&
                       group.find("graded") == nullptr;
            });
            bool graded =
                std::any_of(all.begin(), all.end(), [](const Value& group) { return group.find("graded") != nullptr; });
            section.set("plain", plain ? "yes" : "");
            section.set("graded", graded ? "yes" : "");
        }
        return section;
    }

    template <class Record, class Fill>
    Value shaped(std::string_view shape, std::string_view name, const std::vector<Record>& records, Fill fill) const {
        Value list = Value::list();
        for (std::size_t i = 0; i < records.size(); ++i) {
            Entry entry(name, i, language_);
            bool wanted = true;
            if constexpr (std::is_void_v<decltype(fill(entry, records[i]))>) {
                fill(entry, records[i]);
            } else {
                wanted = fill(entry, records[i]);
            }
            if (Value value = entry.take(); wanted && value.is_set()) {
                list.items.push_back(std::move(value));
            }
        }
        Value section;
        if (list.is_set()) {
            section = Value::record();
            section.set("shape", std::string(shape));
            section.set(shape, std::move(list));
        }
        return section;
    }

    const Cv& cv_;
    std::string_view language_;
    bool done_[section_kind_count] = {};
    Value list_ = Value::list();
};

}  // namespace

Value sections_of(const Cv& cv, std::string_view language) {
    return Sections(cv, language).all();
}

std::string link_target(const std::string& url) {
    const auto written = json_resume::to_url(url);
    return written ? written->text : url;
}

std::string short_url(std::string_view url) {
    for (std::string_view scheme : {"https://", "http://", "mailto:"}) {
        if (url.starts_with(scheme)) {
            url.remove_prefix(scheme.size());
            break;
        }
    }
    if (url.ends_with('/')) {
        url.remove_suffix(1);
    }
    return std::string(url);
}

}  // namespace cvconv::latex
