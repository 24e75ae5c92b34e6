#include "readers/europass/v3/v3.h"

#include <algorithm>
#include <cstdlib>

#include "ir/formats/europass/countries.h"
#include "ir/formats/europass/titles.h"
#include "ir/formats/europass/xml.h"
#include "ir/unicode.h"
#include "readers/europass/body.h"
#include "readers/europass/entries.h"

namespace cvconv::europass::v3_reader {

Label read_label(const Element& element) {
    return {element.child("Code").text(), element.child("Label").text()};
}

std::optional<PartialDate> read_date(const Element& element, Context& context) {
    std::string year = element.attribute("year");
    std::string month = element.attribute("month");
    std::string day = element.attribute("day");
    if (year.empty()) {
        return std::nullopt;
    }
    // "--08" and "---31", as XML Schema has them; "8" and "31", as some programs do
    auto number = [](std::string_view text) {
        text.remove_prefix(std::min(text.find_first_not_of('-'), text.size()));
        return static_cast<std::uint8_t>(std::atoi(std::string(text.substr(0, 2)).c_str()));
    };
    PartialDate date{static_cast<std::int16_t>(std::atoi(year.substr(0, 4).c_str())), number(month), number(day)};
    if (!is_valid(date)) {
        context.diagnostics.add(Code::date_impossible, year + ' ' + month + ' ' + day);
        return std::nullopt;
    }
    return date;
}

Period read_period(const Element& element, Context& context) {
    Period period;
    period.start = read_date(element.child("From"), context);
    period.end = read_date(element.child("To"), context);
    std::string current = element.child("Current").text();
    period.current = current == "true" || current == "1";
    return period;
}

std::string read_data(const Element& element) {
    std::string data = element.raw_text();
    std::erase_if(data, [](char c) { return c == ' ' || c == '\t' || c == '\n'; });
    return data;
}

std::string read_place(const Element& address, Context& context) {
    std::string place;
    auto append = [&](const std::string& part, const char* separator) {
        place += part.empty() ? "" : (place.empty() ? "" : separator) + part;
    };
    append(address.child("AddressLine").text(), ", ");
    append(address.child("AddressLine2").text(), ", ");
    std::string postal_code = address.child("PostalCode").text();
    append(postal_code, ", ");
    append(address.child("Municipality").text(), postal_code.empty() ? ", " : " ");
    Label country = read_label(address.child("Country"));
    append(country.label.empty() ? country_name(country.code, context.language) : country.label, ", ");
    return place;
}

namespace {

/// About the file, not about the person. What people wrote there is kept as furniture.
void read_document_info(const Element& info, Cv& cv) {
    bool ours = info.child("Generator").peek() == "cvconv";
    std::string comment = info.child("Comment").text();
    if (ours) {
        auto [canonical, version] = split_pair(comment);
        cv.meta.canonical = said(canonical);
        cv.meta.version = said(version);
    } else if (!comment.empty()) {
        cv.furniture.push_back(found(comment));
    }
    if (std::string copyright = info.child("Copyright").text(); !copyright.empty()) {
        cv.furniture.push_back(found(copyright));
    }
    std::string updated = info.child("LastUpdateDate").peek();
    if (updated != "1970-01-01T00:00:00.000Z") {  // what our writer writes for "not known"
        // … and for a date without time
        bool midnight = ours && updated.ends_with("T00:00:00.000Z");
        cv.meta.last_modified = said(midnight ? updated.substr(0, updated.find('T')) : updated);
    }
    info.skip();
}

/// A headline is plain text: line ends are its own, blanks around them are not.
std::string lines_of(std::string_view text) {
    std::string lines;
    for (text = trim(text); !text.empty();) {
        std::size_t end = std::min(text.find('\n'), text.size());
        lines += (lines.empty() ? "" : "\n") + one_line(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

void read_headline(const Element& headline, Context& context) {
    Label type = read_label(headline.child("Type"));
    if (!type.label.empty()) {
        context.cv.labels.push_back(found(type.label));
    }
    Element label = headline.at({"Description", "Label"});
    std::string code = headline.at({"Description", "Code"}).text();
    Basics& basics = context.cv.basics;
    if (type.code == "personal_statement") {
        basics.summary = said(text_of(read_html(label.raw_text())));
    } else {
        basics.label = said(lines_of(label.raw_text()));
        basics.headline_type = said(type.code == "position" ? "" : type.code);
    }
    if (!code.empty()) {
        context.cv.unclaimed.push_back(found(code));  // the occupation's number
    }
}

void read_attachments(const Element& list, Cv& cv) {
    for (const Element& element : list.children()) {  // "Attachement" in files of 3.0
        Attachment file;
        file.kind = said("document");
        file.name = said(element.child("Name").text());
        file.media_type = said(element.child("MimeType").text());
        file.data = said(read_data(element.child("Data")));
        file.description = said(element.child("Description").text());
        if (file.data || file.name) {
            cv.attachments.push_back(std::move(file));
        }
    }
}

}  // namespace

void read(const Element& root, Cv& cv, Diagnostics& diagnostics) {
    std::string locale = root.attribute("locale");
    std::string language = locale.substr(0, 2);
    Context context{cv, language == "no" ? "nb" : language, diagnostics};
    cv.language = said(context.language);
    read_document_info(root.child("DocumentInfo"), cv);
    root.child("PrintingPreferences").skip();
    Element learner = root.child("LearnerInfo");
    read_identification(learner.child("Identification"), context);
    read_headline(learner.child("Headline"), context);
    read_work(learner.child("WorkExperienceList"), context);
    read_education(learner.child("EducationList"), context);
    read_skills(learner.child("Skills"), context);
    read_achievements(learner.child("AchievementList"), context);
    read_attachments(root.child("AttachmentList"), cv);
}

}  // namespace cvconv::europass::v3_reader
