#include "readers/recognize/fields/records.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "readers/pieces/contact/urls.h"
#include "readers/pieces/items.h"
#include "readers/recognize/fields/record_lines.h"
#include "readers/recognize/fields/skills/languages.h"

namespace cvconv::recognizing {

namespace {

/// Takes fields out of a record, and names their labels as such. What nobody took stays unclaimed.
class RecordReader {
public:
    RecordReader(Reading& reading, const Record& record) : reading_(reading), record_(record) {}

    /// The value of a field with one of the keys; further lines are further paragraphs.
    Text text(std::initializer_list<std::string_view> keys, const char* rule) {
        Text value;
        if (const RecordField* field = take(keys)) {
            for (Span span : field->values) {
                add_paragraph(reading_.document, value, span, rule);
            }
        }
        return value;
    }

    /// "C++, Qt", or one a line.
    Texts list(std::initializer_list<std::string_view> keys, const char* rule) {
        Texts values;
        if (const RecordField* field = take(keys)) {
            for (Span span : field->values) {
                for (Span item : items_of(reading_.document.text, span)) {
                    values.push_back(found(reading_.document, item, Confidence::stated, rule));
                }
            }
        }
        return values;
    }

    Texts lines(std::initializer_list<std::string_view> keys, const char* rule) {
        Texts values;
        if (const RecordField* field = take(keys)) {
            for (Span span : field->values) {
                values.push_back(found(reading_.document, span, Confidence::stated, rule));
            }
        }
        return values;
    }

    const FoundPeriod* period() {
        const RecordField* field = record_.find({"period"});
        if (field == nullptr || field->periods.empty()) {
            return nullptr;
        }
        take({"period"});
        return &field->periods.front();
    }

    Text url(const char* rule) {
        const RecordField* field = record_.find({"url", "website"});
        if (field == nullptr || field->values.empty()) {
            return {};
        }
        const auto urls = find_urls(reading_.document.text, field->values.front());
        if (urls.empty()) {
            return {};
        }
        take({"url", "website"});
        return Found<std::string>{urls.front().url, {urls.front().where}, Confidence::stated, rule};
    }

    /// The first field of one of the keys; null if there is none.
    const RecordField* take(std::initializer_list<std::string_view> keys) {
        const RecordField* field = record_.find(keys);
        if (field != nullptr && !field->values.empty()) {
            reading_.label(field->label);
            return field;
        }
        return nullptr;
    }

private:
    Reading& reading_;
    const Record& record_;
};

void read_paper(Reading& reading, const Record& record, SectionKind /*kind*/) {
    RecordReader r(reading, record);
    Publication p;
    p.name = r.text({"title", "project"}, "publications.name.label");
    p.publisher = r.text({"venue"}, "publications.publisher.label");
    p.summary = r.text({"authors"}, "publications.authors.label");
    if (Text more = r.text({"description"}, "publications.summary.label"); !p.summary) {
        p.summary = std::move(more);
    } else if (more) {
        for (Span span : more->where) {
            add_paragraph(reading.document, p.summary, span, "publications.summary.label");
        }
    }
    p.url = r.url("publications.url.label");
    if (const FoundPeriod* period = r.period()) {
        p.release_date = moment(*period, "publications.date.label");
    }
    reading.cv.publications.push_back(std::move(p));
}

void read_project(Reading& reading, const Record& record, SectionKind kind) {
    RecordReader r(reading, record);
    Project p;
    p.name = r.text({"project", "title", "name"}, "projects.name.label");
    p.description = r.text({"description"}, "projects.description.label");
    p.highlights = r.lines({"tasks"}, "projects.highlights.label");
    p.keywords = r.list({"technologies", "keywords"}, "projects.keywords.label");
    p.roles = r.lines({"position"}, "projects.roles.label");
    p.entity = r.text({"employer", "institution", "venue"}, "projects.entity.label");
    p.url = r.url("projects.url.label");
    if (const FoundPeriod* period = r.period()) {
        if (kind == SectionKind::talks) {
            p.start_date = beginning(*period, "projects.dates.label");
        } else {
            Dates dates = stay(*period, "projects.dates.label");
            p.start_date = std::move(dates.start);
            p.end_date = std::move(dates.end);
            p.current = std::move(dates.current);
        }
    }
    if (kind == SectionKind::talks || kind == SectionKind::teaching) {
        p.type = Found<std::string>{
            kind == SectionKind::talks ? "talk" : "teaching", {}, Confidence::inferred, "projects.type"};
    }
    reading.cv.projects.push_back(std::move(p));
}

void read_award(Reading& reading, const Record& record, SectionKind /*kind*/) {
    RecordReader r(reading, record);
    Award a;
    a.title = r.text({"title", "name", "project"}, "awards.title.label");
    a.awarder = r.text({"institution", "employer", "venue"}, "awards.awarder.label");
    a.summary = r.text({"description"}, "awards.summary.label");
    if (const FoundPeriod* period = r.period()) {
        a.date = beginning(*period, "awards.date.label");
    }
    reading.cv.awards.push_back(std::move(a));
}

void read_certificate(Reading& reading, const Record& record, SectionKind /*kind*/) {
    RecordReader r(reading, record);
    Certificate c;
    c.name = r.text({"title", "name", "degree"}, "certificates.name.label");
    c.issuer = r.text({"institution", "employer", "venue"}, "certificates.issuer.label");
    c.url = r.url("certificates.url.label");
    if (const FoundPeriod* period = r.period()) {
        c.date = beginning(*period, "certificates.date.label");
    }
    reading.cv.certificates.push_back(std::move(c));
}

void read_skill(Reading& reading, const Record& record, SectionKind /*kind*/) {
    RecordReader r(reading, record);
    Skill s;
    s.name = r.text({"group", "title", "name"}, "skills.name.label");
    s.level = r.text({"level"}, "skills.level.label");
    s.keywords = r.list({"keywords", "technologies"}, "skills.keywords.label");
    reading.cv.skills.push_back(std::move(s));
}

void read_language(Reading& reading, const Record& record, SectionKind /*kind*/) {
    RecordReader r(reading, record);
    const RecordField* language = r.take({"language", "name"});
    const RecordField* level = r.take({"level"});
    if (language != nullptr) {
        add_language(reading, language->values.front(), level != nullptr ? level->values.front() : Span{});
    }
}

void read_referee(Reading& reading, const Record& record, SectionKind /*kind*/) {
    RecordReader r(reading, record);
    Reference reference;
    reference.name = r.text({"name", "reference", "title"}, "references.name.label");
    Spans rest;
    for (const RecordField& field : record.fields) {
        if (&field != record.find({"name", "reference", "title"}) && !field.values.empty()) {
            reading.label(field.label);
            rest.insert(rest.end(), field.values.begin(), field.values.end());
        }
    }
    if (!rest.empty()) {
        reference.reference = found(reading.document, rest, ", ", Confidence::stated, "references.reference.label");
    }
    reading.cv.references.push_back(std::move(reference));
}

/// How the records of a section are told: the labels they begin with, all that they may have, and what reads one.
struct Form {
    std::vector<SectionKind> kinds;
    WantedKeys subjects;
    WantedKeys wanted;
    void (*read)(Reading& reading, const Record& record, SectionKind kind);
};

const std::vector<Form>& forms() {
    using enum SectionKind;
    static const std::vector<Form> all = {
        {{publications},
         {"title", "project"},
         {"title", "project", "authors", "venue", "period", "url", "description"},
         read_paper},
        {{projects, talks, teaching},
         {"title", "project", "name"},
         {"title", "project", "name", "description", "tasks", "technologies", "keywords", "position", "employer",
          "institution", "venue", "period", "url"},
         read_project},
        {{awards},
         {"title", "name", "project"},
         {"title", "name", "project", "institution", "employer", "venue", "description", "period"},
         read_award},
        {{certificates, courses},
         {"title", "name", "degree"},
         {"title", "name", "degree", "institution", "employer", "venue", "period", "url"},
         read_certificate},
        {{skills},
         {"group", "title", "name"},
         {"group", "title", "name", "level", "keywords", "technologies"},
         read_skill},
        {{languages}, {"language", "name"}, {"language", "name", "level"}, read_language},
        {{references},
         {"name", "reference"},
         {"name", "reference", "position", "employer", "institution", "email", "phone", "mobile", "address", "location",
          "description", "url", "website"},
         read_referee},
    };
    return all;
}

}  // namespace

bool read_records(Reading& reading, const Section& section) {
    const auto form = std::ranges::find_if(
        forms(), [&](const Form& f) { return std::ranges::find(f.kinds, section.kind) != f.kinds.end(); });
    if (form == forms().end()) {
        return false;
    }
    const std::vector<Record> records = records_of(reading.document, section, form->subjects, form->wanted);
    for (const Record& record : records) {
        form->read(reading, record, section.kind);
    }
    return !records.empty();
}

}  // namespace cvconv::recognizing
