#include "ir/formats/prose/read_blocks.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "ir/formats/prose/dates.h"
#include "ir/formats/prose/shapes.h"
#include "ir/unicode.h"

namespace cvconv::prose {

namespace {

using Json = nlohmann::ordered_json;

/// What a block begins with in bold, or as a link, and the rest.
struct Lead {
    std::string text;
    std::string link;
    std::string rest;
};

Lead lead_of(const Block& block) {
    Lead lead;
    std::size_t i = 0;
    for (; i < block.pieces.size() && block.pieces[i].bold; ++i) {
        lead.text += block.pieces[i].text;
        lead.link = lead.link.empty() ? block.pieces[i].link : lead.link;
    }
    for (; i < block.pieces.size(); ++i) {
        lead.rest += block.pieces[i].text;
    }
    return lead;
}

std::string link_of(const Block& block) {
    auto linked = std::ranges::find_if(block.pieces, [](const Piece& piece) { return !piece.link.empty(); });
    return linked == block.pieces.end() ? std::string() : linked->link;
}

Json texts_of(std::string_view joined) {
    const std::string_view separator = joined.find(" · ") != std::string_view::npos ? " · " : ", ";
    Json list = Json::array();
    while (true) {
        const std::size_t end = joined.find(separator);
        if (std::string_view text = trim(joined.substr(0, end)); !text.empty()) {
            list.push_back(text);
        }
        if (end == std::string_view::npos) {
            return list;
        }
        joined.remove_prefix(end + separator.size());
    }
}

/// Objects that were looked into and have nothing. Entries of lists stay: their number counts.
void remove_empty(Json& object) {
    for (auto it = object.begin(); it != object.end();) {
        if (it->is_object()) {
            remove_empty(*it);
        }
        it = it->is_null() || (it->is_structured() && it->empty()) ? object.erase(it) : std::next(it);
    }
}

class BlockReader {
public:
    explicit BlockReader(const Form& form)
        : form_(form), labels_(form.language), dates_(form.language, form.iso_dates) {}

    Json read(const Blocks& blocks) {
        for (const Block& block : blocks) {
            if (text_of(block).empty()) {
                continue;
            }
            switch (block.part) {
                case Part::name: put(tree_["basics"], "name", text_of(block)); break;
                case Part::section: begin_section(block); break;
                case Part::entry: begin_entry(block); break;
                case Part::item:
                case Part::contact:
                case Part::record: item(block); break;
                case Part::text:
                case Part::headline:
                case Part::details: paragraph(block); break;
            }
        }
        forget_ends_of_talks();
        return std::move(tree_);
    }

private:
    /// A talk does not go on: that need not be said of it.
    void forget_ends_of_talks() {
        const auto projects = tree_.find("projects");
        for (std::size_t i = 0; projects != tree_.end() && i < projects->size(); ++i) {
            Json& about = (*projects)[i].value("type", "") == "talk" ? ours()["projects"][std::to_string(i)] : nothing_;
            if (about.is_object()) {
                about.erase("current");
            }
        }
    }

    static void put(Json& object, std::string_view key, std::string text) {
        if (!text.empty()) {
            object[std::string(key)] = std::move(text);
        }
    }

    /// A text in several paragraphs.
    static void add_paragraph(Json& object, std::string_view key, const std::string& text) {
        Json& value = object[std::string(key)];
        value = value.is_string() ? value.get<std::string>() + "\n\n" + text : text;
    }

    Json& ours() { return tree_["meta"]["cvconv"]; }
    /// What JSON Resume has no field for of the entry.
    Json& entry_ours() {
        return ours()[std::string(section_)][std::to_string(tree_[std::string(section_)].size() - 1)];
    }
    Json& entry() { return tree_[std::string(section_)].back(); }
    void leave(const Block& block) { ours()["unclaimed"].push_back({{"text", text_of(block)}}); }

    void begin_section(const Block& block) {
        const auto known = section_of_heading(text_of(block), form_.language);
        section_ = known.value_or("");
        in_entry_ = false;
        before_sections_ = false;
        if (!known) {
            leave(block);
        }
    }

    void begin_entry(const Block& block) {
        const EntryShape* shape = entry_shape(section_);
        if (shape == nullptr) {
            leave(block);
            return;
        }
        shape_ = shape;
        in_entry_ = true;
        details_due_ = true;
        tree_[std::string(section_)].push_back(Json::object());
        const Lead lead = lead_of(block);
        const std::string title = text_of(block);
        if (!lead.text.empty() && lead.rest.empty() && !shape_->organization.empty()) {
            put(entry(), shape_->organization, lead.text);
        } else if (section_ == "education") {
            const std::size_t comma = title.find(", ");
            put(entry(), "studyType", title == nameless ? "" : title.substr(0, comma));
            put(entry(), "area", comma == std::string::npos ? "" : title.substr(comma + 2));
        } else if (title != nameless) {
            put(entry(), shape_->title, title);
        }
        put(entry(), "url", link_of(block));
    }

    void paragraph(const Block& block) {
        const bool first = std::exchange(details_due_, false);
        const std::string text = text_of(block);
        if (before_sections_) {
            if (tree_["basics"].contains("label") || contact_seen_) {
                leave(block);
            } else {
                put(tree_["basics"], "label", text);
            }
        } else if (section_ == "summary") {
            add_paragraph(tree_["basics"], "summary", text);
        } else if (in_entry_ && first && details(block)) {
            return;
        } else if (in_entry_ && !shape_->text.empty()) {
            add_paragraph(entry(), shape_->text, text);
        } else {
            leave(block);
        }
    }

    /// **Organization** | place | dates
    bool details(const Block& block) {
        Lead lead = lead_of(block);
        std::string_view rest = lead.rest;
        if (!lead.text.empty() && !rest.empty()) {
            if (!rest.starts_with(bar)) {
                return false;
            }
            rest.remove_prefix(bar.size());
        }
        if (!lead.text.empty() && shape_->organization.empty()) {
            return false;
        }
        const std::size_t last = rest.rfind(bar);
        const std::string_view end = last == std::string_view::npos ? rest : rest.substr(last + bar.size());
        Json about = Json::object();
        Json about_ours = Json::object();
        const bool dated = shape_->has_dates && when(end, about, about_ours);
        std::string_view place = dated ? rest.substr(0, last == std::string_view::npos ? 0 : last) : rest;
        if ((lead.text.empty() && !dated) || (!place.empty() && !shape_->has_place)) {
            return false;
        }
        put(entry(), shape_->organization, lead.text);
        if (!lead.link.empty()) {
            put(entry(), "url", lead.link);
        }
        if (!place.empty()) {
            put(shape_->place_is_ours ? entry_ours() : entry(), "location", std::string(place));
        }
        entry().update(about);
        if (!about_ours.empty()) {
            entry_ours().update(about_ours);
        }
        return true;
    }

    bool when(std::string_view text, Json& about, Json& about_ours) {
        auto iso = [&](std::string_view part) {
            const auto date = dates_.date(part);
            return date ? to_iso(*date) : std::string();
        };
        if (!shape_->date.empty()) {
            put(about, shape_->date, iso(text));
            return !about.empty();
        }
        std::string_view start = text;
        std::string_view end;
        if (text.starts_with(period_dash.substr(1))) {
            start = {};
            end = text.substr(period_dash.size() - 1);
        } else if (const std::size_t dash = text.find(period_dash); dash != std::string_view::npos) {
            start = text.substr(0, dash);
            end = text.substr(dash + period_dash.size());
        }
        const bool goes_on = end == dates_.present();
        if ((!start.empty() && iso(start).empty()) || (!end.empty() && !goes_on && iso(end).empty())) {
            return false;
        }
        put(about, "startDate", iso(start));
        put(about, "endDate", goes_on ? "" : iso(end));
        if (goes_on && start.empty()) {
            about_ours["current"] = true;
        } else if (end.empty() && !start.empty()) {
            about_ours["current"] = "";  // else a start without an end would go on
        }
        return !start.empty() || !end.empty();
    }

    void item(const Block& block) {
        details_due_ = false;
        if (before_sections_) {
            contact(block);
            contact_seen_ = true;
        } else if (const RecordShape* shape = record_shape(section_)) {
            record(block, *shape);
        } else if (in_entry_) {
            const Lead lead = lead_of(block);
            const Labelled* field =
                lead.text.ends_with(':') ? labels_.field(section_, lead.text.substr(0, lead.text.size() - 1)) : nullptr;
            if (field != nullptr) {
                put_labelled(*field, std::string(trim(lead.rest)), link_of(block), entry(), true);
            } else if (!shape_->list.empty()) {
                entry()[std::string(shape_->list)].push_back(text_of(block));
            } else {
                leave(block);
            }
        } else {
            leave(block);
        }
    }

    void put_labelled(const Labelled& field, std::string text, std::string link, Json& object, bool of_entry) {
        Json* where = &object;
        if (field.ours) {
            where = of_entry ? &entry_ours() : &ours()["basics"];
        }
        switch (field.holds) {
            case Holds::text: put(*where, field.field, std::move(text)); break;
            case Holds::link: put(*where, field.field, link.empty() ? std::move(text) : std::move(link)); break;
            case Holds::date:
                if (const auto date = dates_.date(text)) {
                    put(*where, field.field, to_iso(*date));
                }
                break;
            case Holds::list:
                for (Json& each : texts_of(text)) {
                    (*where)[std::string(field.field)].push_back(std::move(each));
                }
                break;
        }
    }

    void record(const Block& block, const RecordShape& shape) {
        Json object = Json::object();
        Lead lead = lead_of(block);
        if (lead.text.empty()) {  // written by hand
            std::swap(lead.text, lead.rest);
        }
        if (shape.is_certificate) {
            put(object, "url", link_of(block));
        }
        put(object, shape.name, lead.text == nameless ? "" : lead.text);
        std::string_view rest = lead.rest;
        if (shape.is_certificate && rest.starts_with(bar)) {
            rest.remove_prefix(bar.size());
            const std::size_t last = rest.rfind(bar);
            const auto date = dates_.date(last == std::string_view::npos ? rest : rest.substr(last + bar.size()));
            put(object, "date", date ? to_iso(*date) : "");
            put(object, "issuer", std::string(date ? rest.substr(0, last == std::string_view::npos ? 0 : last) : rest));
        }
        if (!shape.level.empty() && rest.starts_with(" (")) {
            std::size_t end = rest.find("): ");
            end = end == std::string_view::npos && rest.ends_with(')') ? rest.size() - 1 : end;
            if (end != std::string_view::npos) {
                put(object, shape.level, std::string(rest.substr(2, end - 2)));
                rest.remove_prefix(end + 1);
            }
        }
        if (rest.starts_with(": ")) {
            rest.remove_prefix(2);
            if (!shape.keywords.empty()) {
                object[std::string(shape.keywords)] = texts_of(rest);
            } else {
                put(object, shape.value, std::string(rest));
            }
        }
        tree_[std::string(section_)].push_back(std::move(object));
    }

    void contact(const Block& block) {
        const std::string text = text_of(block);
        const std::size_t colon = text.ends_with(':') ? text.size() - 1 : text.find(": ");
        if (colon == std::string::npos) {
            leave(block);
            return;
        }
        const std::string label = text.substr(0, colon);
        const std::string value = colon + 2 < text.size() ? text.substr(colon + 2) : "";
        const std::string link = link_of(block);
        const Labelled* field = labels_.field("basics", label);
        Json& basics = tree_["basics"];
        if (field == nullptr || field->field == "profiles") {
            profile(block, field == nullptr ? label : "", value, link);
        } else if (field->field == "location") {
            location(value);
        } else if ((field->field == "email" || field->field == "phone") && basics.contains(std::string(field->field))) {
            ours()["basics"][field->field == "email" ? "moreEmails" : "morePhones"].push_back(value);
        } else {
            put_labelled(*field, value, link, basics, false);
        }
    }

    /// "LinkedIn: [user](url)", or "Profile: **LinkedIn** [user](url)" where the network is called as something else
    /// is.
    void profile(const Block& block, std::string network, std::string user, const std::string& link) {
        for (const Piece& piece : block.pieces) {
            if (piece.bold && network.empty()) {
                network = piece.text;
                user = user.substr(std::min(user.size(), piece.text.size() + 1));
            }
        }
        Json profile = Json::object();
        put(profile, "network", std::move(network));
        put(profile, "username", !link.empty() && user == shown_url(link) ? "" : std::move(user));
        put(profile, "url", link);
        tree_["basics"]["profiles"].push_back(std::move(profile));
    }

    /// From the end on: the street, which comes first, may have commas.
    void location(std::string_view text) {
        Json parts = Json::object();
        for (std::size_t i = form_.location.size(); i-- > 0;) {
            const std::size_t at = i == 0 ? std::string_view::npos : text.rfind(", ");
            std::string_view part = at == std::string_view::npos ? text : text.substr(at + 2);
            std::string_view field = form_.location[i];
            if (const std::size_t plus = field.find('+'); plus != std::string_view::npos) {  // "33100 Tampere"
                const std::size_t blank = std::min(part.find(' '), part.size());
                put(parts, field.substr(0, plus), std::string(part.substr(0, blank)));
                part.remove_prefix(std::min(blank + 1, part.size()));
                field.remove_prefix(plus + 1);
            }
            put(parts, field, std::string(part));
            text = at == std::string_view::npos ? "" : text.substr(0, at);
        }
        put(parts, "address", std::string(text));
        tree_["basics"]["location"] = std::move(parts);
    }

    const Form& form_;
    Labels labels_;
    Dates dates_;
    Json tree_ = Json::object();
    Json nothing_;
    std::string section_;
    const EntryShape* shape_ = nullptr;
    bool before_sections_ = true;
    bool contact_seen_ = false;
    bool in_entry_ = false;
    bool details_due_ = false;
};

}  // namespace

Json read_blocks(const Blocks& blocks, const Form& form) {
    Json tree = BlockReader(form).read(blocks);
    remove_empty(tree);
    return tree;
}

std::string shown_url(std::string_view url) {
    for (std::string_view scheme : {"https://", "http://", "mailto:", "tel:"}) {
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

}  // namespace cvconv::prose
