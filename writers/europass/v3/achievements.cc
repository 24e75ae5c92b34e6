#include <fmt/format.h>

#include "writers/europass/codes.h"
#include "writers/europass/html.h"
#include "writers/europass/losses.h"
#include "writers/europass/titles.h"
#include "writers/europass/v3/v3.h"
#include "writers/europass/xml.h"

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

void add_section(pugi::xml_node list, const Section& section) {
    for (const Entry& entry : section.entries) {
        pugi::xml_node achievement = add(list, "Achievement");
        // The events' title is our word for their type; the code says it in every language.
        add_label(achievement, "Title", section.v3_code, is_event(section.v3_code) ? "" : section.title);
        add_html(achievement, "Description", entry_html(entry));
    }
}

}  // namespace

bool summary_is_headline(const Cv& cv) {
    return line_of(cv.basics.label).empty();
}

void add_headline(pugi::xml_node learner, const Context& context) {
    const Basics& basics = context.cv.basics;
    std::string type = line_of(basics.headline_type);
    std::string text;
    if (!summary_is_headline(context.cv)) {
        text = line_of(basics.label);
        bool known = type == "job_applied_for" || type == "preferred_job" || type == "studies_applied_for";
        type = known ? type : "position";
    } else {
        text = clean(value_or_empty(basics.summary));
        type = "personal_statement";
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
            add_label(achievement, "Title", "", context.headings.title(SectionKind::summary));
            add_html(achievement, "Description", html);
        }
    }
    add_section(list, make.volunteer());
    add_section(list, make.awards());
    add_section(list, make.certificates());
    add_section(list, make.publications(false));
    add_section(list, make.publications(true));
    for (const Section& section : make.projects()) {
        add_section(list, section);
    }
    add_section(list, make.interests());
    add_section(list, make.references());
    add_section(list, make.unclaimed());
    add_section(list, make.contact(context.facts));
    if (!list.first_child()) {
        learner.remove_child(list);
    }
}

void add_attachments(pugi::xml_node passport, const Context& context) {
    pugi::xml_node list = add(passport, "AttachmentList");
    bool signed_already = false;
    for (std::size_t i = 0; i < context.cv.attachments.size(); ++i) {
        const Attachment& file = context.cv.attachments[i];
        if (value_or_empty(file.kind) == "signature" && !signed_already) {
            signed_already = true;  // add_identification wrote it
            continue;
        }
        std::string type = line_of(file.media_type);
        if (!is_attachment_type(type) || value_or_empty(file.data).empty()) {
            report_loss(context.diagnostics, fmt::format("attachments[{}]", i), value_or_empty(file.name));
            continue;
        }
        pugi::xml_node attachment = add(list, "Attachment");
        add_attribute(attachment, "id", fmt::format("ATT_{}", i + 1));
        add(attachment, "Name", value_or_empty(file.name));
        add(attachment, "MimeType", type);
        add(attachment, "Data", value_or_empty(file.data));
        add(attachment, "Description", value_or_empty(file.description));
    }
    if (!list.first_child()) {
        passport.remove_child(list);
    }
}

}  // namespace cvconv::europass::v3
