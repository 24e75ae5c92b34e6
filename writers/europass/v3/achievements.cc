#include <fmt/format.h>

#include "ir/formats/europass/base64.h"
#include "ir/formats/europass/codes.h"
#include "ir/formats/europass/titles.h"
#include "ir/formats/europass/xml.h"
#include "ir/unicode.h"
#include "writers/europass/html.h"
#include "writers/europass/losses.h"
#include "writers/europass/v3/v3.h"

namespace cvconv::europass::v3 {

namespace {

/// <p><strong>Tutor – Code Club</strong> (2016-01 – 2017-12)<br><a href="…">…</a></p>, then the body.
std::string entry_html(const Entry& entry) {
    std::string title = entry.location.empty() ? entry.title : join_pair(entry.title, entry.location);
    std::string head = "<strong>" + escape_html(title) + "</strong>";
    if (!entry.period.empty()) {
        head += " (" + to_line(entry.period) + ')';
    }
    for (const std::string& link : entry.links) {
        head += "<br>" + link_html(link);
    }
    return "<p>" + head + "</p>" + entry.body;
}

void add_section(pugi::xml_node list, const Section& section, Context& context) {
    // The events' title is our word for their type; the code says it in every language.
    std::string title = is_event(section.v3_code) ? "" : section.title;
    if (!section.entries.empty()) {
        context.sections.push_back({section.kind, title});
    }
    for (const Entry& entry : section.entries) {
        pugi::xml_node achievement = add(list, "Achievement");
        add_label(achievement, "Title", section.v3_code, title);
        add_html(achievement, "Description", entry_html(entry));
    }
}

}  // namespace

bool summary_is_headline(const Cv& cv) {
    return line_of(cv.basics.label).empty();
}

void add_headline(pugi::xml_node learner, Context& context) {
    const Basics& basics = context.cv.basics;
    std::string said = line_of(basics.headline_type);
    std::string type = "position";
    std::string text(trim(clean(value_or_empty(basics.label))));
    if (summary_is_headline(context.cv)) {
        type = "personal_statement";
        text = clean(value_or_empty(basics.summary));
        context.sections.push_back({SectionKind::summary, {}});
    } else if (said == "job_applied_for" || said == "preferred_job" || said == "studies_applied_for") {
        type = said;
    }
    if (!said.empty() && said != type) {
        report_loss(context.diagnostics, "basics.headlineType", said);
    }
    if (one_line(text).empty()) {
        return;
    }
    pugi::xml_node headline = add(learner, "Headline");
    add_label(headline, "Type", type, "");
    add(add(headline, "Description"), "Label").text().set(text.c_str());
}

void add_achievements(pugi::xml_node learner, Context& context) {
    pugi::xml_node list = add(learner, "AchievementList");
    SectionMaker make{context.cv, context.headings, context.diagnostics};
    if (!summary_is_headline(context.cv)) {
        std::string html = Html().paragraphs(context.cv.basics.summary).text();
        if (!html.empty()) {
            pugi::xml_node achievement = add(list, "Achievement");
            context.sections.push_back({SectionKind::summary, context.headings.title(SectionKind::summary)});
            add_label(achievement, "Title", "", context.sections.back().title);
            add_html(achievement, "Description", html);
        }
    }
    add_section(list, make.volunteer(), context);
    add_section(list, make.awards(), context);
    add_section(list, make.certificates(), context);
    add_section(list, make.publications(false), context);
    add_section(list, make.publications(true), context);
    for (const Section& section : make.projects(false)) {
        add_section(list, section, context);
    }
    add_section(list, make.interests(), context);
    add_section(list, make.references(), context);
    for (const Section& section : make.unclaimed()) {
        add_section(list, section, context);
    }
    add_section(list, make.contact(context.facts), context);
    if (!list.first_child()) {
        learner.remove_child(list);
    }
}

void add_attachments(pugi::xml_node passport, const Context& context) {
    pugi::xml_node list = add(passport, "AttachmentList");
    std::optional<std::size_t> signature = signature_of(context.cv);
    for (std::size_t i = 0; i < context.cv.attachments.size(); ++i) {
        const Attachment& file = context.cv.attachments[i];
        if (signature == i) {
            continue;  // add_identification wrote it
        }
        std::string type = line_of(file.media_type);
        auto bytes = decode_base64(value_or_empty(file.data));
        if (!is_attachment_type(type) || !bytes || bytes->empty()) {
            report_loss(context.diagnostics, fmt::format("attachments[{}]", i), line_of(file.name));
            continue;
        }
        pugi::xml_node attachment = add(list, "Attachment");
        add_attribute(attachment, "id", fmt::format("ATT_{}", i + 1));
        add(attachment, "Name", value_or_empty(file.name));
        add(attachment, "MimeType", type);
        add(attachment, "Data", encode_base64(*bytes));
        add(attachment, "Description", value_or_empty(file.description));
    }
    if (!list.first_child()) {
        passport.remove_child(list);
    }
}

}  // namespace cvconv::europass::v3
