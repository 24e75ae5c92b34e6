#include "writers/prose/print.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "ir/formats/markup/markup.h"
#include "ir/formats/prose/dates.h"
#include "ir/formats/prose/shapes.h"
#include "ir/section_kind.h"

namespace cvconv::prose {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view usual_order[] = {"summary", "work",      "education",    "projects",
                                            "skills",  "languages", "publications", "certificates",
                                            "awards",  "volunteer", "interests",    "references"};

const Json& member(const Json& object, std::string_view key) {
    static const Json none;
    const auto found = object.is_object() ? object.find(std::string(key)) : object.end();
    return object.is_object() && found != object.end() ? *found : none;
}

std::string text_in(const Json& object, std::string_view key) {
    const Json& value = member(object, key);
    return value.is_string() ? value.get<std::string>() : std::string();
}

/// Lists of words in a line: commas part them, unless one of them has a comma.
std::string joined(const Json& list) {
    const bool commas = std::ranges::any_of(list, [](const Json& each) {
        return each.is_string() && each.get_ref<const std::string&>().find(',') != std::string::npos;
    });
    std::string text;
    for (const Json& each : list) {
        if (each.is_string()) {
            text += (text.empty() ? "" : commas ? " · " : ", ") + each.get<std::string>();
        }
    }
    return text;
}

class Printer {
public:
    Printer(const Json& resume, Form& form)
        : resume_(resume),
          ours_(member(member(resume, "meta"), "cvconv")),
          form_(form),
          labels_(form.language),
          dates_(form.language, form.iso_dates) {}

    Blocks print() {
        head();
        const Json& titles = member(ours_, "sections");
        for (const auto& [kind, title] : titles.items()) {
            section(kind, title.is_string() ? title.get<std::string>() : "");
        }
        for (std::string_view name : usual_order) {
            section(name, "");
        }
        return std::move(blocks_);
    }

private:
    Block& open(Part part) { return blocks_.emplace_back(Block{part, {}}); }
    void add(Part part, std::string text, std::string_view role = {}) {
        if (!text.empty()) {
            open(part).pieces.push_back({.text = std::move(text), .role = role});
        }
    }
    Piece date_piece(const std::string& iso, std::string_view role) const {
        const auto date = from_iso(iso);
        return {.text = date ? dates_.text(*date) : iso, .role = role, .date = iso};
    }

    void paragraphs(const std::string& text, std::string_view role) {
        std::size_t at = 0;
        while (at <= text.size() && !text.empty()) {
            const std::size_t end = std::min(text.find("\n\n", at), text.size());
            add(Part::text, text.substr(at, end - at), role);
            at = end + 2;
        }
    }

    void labelled_item(Part part, const Labelled& field, Piece value) {
        Block& block = open(part);
        const bool bold = part == Part::item;  // beside highlights, which have no bold words
        block.pieces.push_back({.text = labels_.of(field) + (bold ? ":" : ": "), .bold = bold, .role = "label"});
        if (bold) {
            block.pieces.push_back({.text = " "});
        }
        block.pieces.push_back(std::move(value));
    }

    void head() {
        const Json& basics = member(resume_, "basics");
        const Json& mine = member(ours_, "basics");
        add(Part::name, text_in(basics, "name"), "name");
        add(Part::headline, text_in(basics, "label"), "headline");
        auto contact = [&](std::string_view field, const std::string& value, std::string link) {
            if (!value.empty()) {
                link = is_linkable(link) ? link : "";
                labelled_item(Part::contact, labelled("basics", field),
                              {.text = value, .link = std::move(link), .role = field});
            }
        };
        auto email = [&](const std::string& address) { contact("email", address, "mailto:" + address); };
        auto phone = [&](const std::string& number) {
            std::string dialled;
            std::copy_if(number.begin(), number.end(), std::back_inserter(dialled),
                         [](char c) { return c == '+' || (c >= '0' && c <= '9'); });
            contact("phone", number, dialled.starts_with('+') ? "tel:" + dialled : "");
        };
        email(text_in(basics, "email"));
        for (const Json& more : member(mine, "moreEmails")) {
            email(more.get<std::string>());
        }
        phone(text_in(basics, "phone"));
        for (const Json& more : member(mine, "morePhones")) {
            phone(more.get<std::string>());
        }
        location(member(basics, "location"));
        if (const std::string url = text_in(basics, "url"); !url.empty()) {
            contact("url", is_linkable(url) ? shown_url(url) : url, url);
        }
        for (const Json& each : member(basics, "profiles")) {
            profile(each);
        }
        if (const std::string date = text_in(mine, "birthDate"); !date.empty()) {
            labelled_item(Part::contact, labelled("basics", "birthDate"), date_piece(date, "birthday"));
        }
        for (std::string_view field : {"birthPlace", "gender", "maritalStatus"}) {
            contact(field, text_in(mine, field), "");
        }
        for (std::string_view field : {"nationalities", "drivingLicences"}) {
            contact(field, joined(member(mine, field)), "");
        }
    }

    void location(const Json& place) {
        std::string text;
        for (std::string_view field : {"address", "postalCode", "city", "region", "countryCode"}) {
            const std::string part = text_in(place, field);
            if (part.empty()) {
                continue;
            }
            const bool behind_code = field == "city" && !form_.location.empty() &&
                                     form_.location.back() == "postalCode" &&
                                     text_in(place, "postalCode").find(' ') == std::string::npos;
            if (behind_code) {
                form_.location.back() = "postalCode+city";
            } else {
                form_.location.emplace_back(field);
            }
            text += (text.empty() ? "" : behind_code ? " " : ", ") + part;
        }
        if (!text.empty()) {
            labelled_item(Part::contact, labelled("basics", "location"), {.text = text, .role = "location"});
        }
    }

    void profile(const Json& each) {
        const std::string network = text_in(each, "network");
        const std::string url = text_in(each, "url");
        std::string user = text_in(each, "username");
        const bool linked = is_linkable(url);
        user = user.empty() && linked ? shown_url(url) : user;
        const bool plain =
            !network.empty() && network.find(':') == std::string::npos && labels_.field("basics", network) == nullptr;
        Block& block = open(Part::contact);
        const std::string& word = labels_.of(labelled("basics", "profiles"));
        block.pieces.push_back({.text = (plain ? network : word) + ": ", .role = "label"});
        if (!plain && !network.empty()) {
            block.pieces.push_back({.text = network, .bold = true});
            block.pieces.push_back({.text = " "});
        }
        block.pieces.push_back({.text = user, .link = linked ? url : "", .role = "profile"});
    }

    void section(std::string_view name, std::string_view wish) {
        if (std::ranges::find(done_, name) != done_.end()) {
            return;
        }
        done_.emplace_back(name);
        const Json& list = member(resume_, name);
        const std::string summary = name == "summary" ? text_in(member(resume_, "basics"), "summary") : "";
        const EntryShape* entries = entry_shape(name);
        const RecordShape* records = record_shape(name);
        if (summary.empty() && ((entries == nullptr && records == nullptr) || !list.is_array() || list.empty())) {
            return;
        }
        std::string heading = heading_of(name, wish, form_.language);
        add(Part::section, heading, name);
        paragraphs(summary, "summary");
        for (std::size_t i = 0; i < list.size(); ++i) {
            if (records != nullptr) {
                record(list[i], *records);
            } else if (entries != nullptr) {
                entry(list[i], member(member(ours_, name), std::to_string(i)), *entries);
            }
        }
    }

    void entry(const Json& each, const Json& mine, const EntryShape& shape) {
        const std::string url = text_in(each, "url");
        const bool linked = is_linkable(url);
        std::string organization = text_in(each, shape.organization);
        std::string title = text_in(each, shape.title);
        std::string area = shape.section == "education" ? text_in(each, "area") : "";
        std::string degree;
        if (shape.section == "education") {  // "BEng, Automation", as far as that can be parted again
            if (!title.empty() && title.find(", ") == std::string::npos) {
                title += area.empty() ? "" : ", " + area;
                area.clear();
            } else {
                degree = std::exchange(title, "");
            }
        }
        bool link_used = false;
        auto link_here = [&](bool here) {
            link_used = link_used || (here && linked);
            return here && linked ? url : std::string();
        };
        Block& heading = open(Part::entry);
        const bool organization_above = title.empty() && !organization.empty();
        if (organization_above) {
            heading.pieces.push_back({.text = std::exchange(organization, ""),
                                      .bold = true,
                                      .link = link_here(true),
                                      .role = "organization"});
        } else {
            heading.pieces.push_back({.text = title.empty() ? std::string(nameless) : title,
                                      .link = link_here(shape.link_on_title && !title.empty()),
                                      .role = "title"});
        }
        details(each, mine, shape, organization, link_here(!shape.link_on_title && !organization.empty()));
        paragraphs(shape.text.empty() ? "" : text_in(each, shape.text), "description");
        auto labelled_text = [&](std::string_view field, const std::string& text, bool link = false) {
            if (!text.empty()) {
                labelled_item(Part::item, labelled(shape.section, field), {.text = text, .link = link ? text : ""});
            }
        };
        labelled_text("studyType", degree);
        labelled_text("area", area);
        if (!link_used && !url.empty()) {
            labelled_text("url", url, linked);
        }
        if (place_is_left_) {
            labelled_text("location", text_in(shape.place_is_ours ? mine : each, "location"));
        }
        if (shape.section == "work") {
            labelled_text("description", text_in(each, "description"));
            labelled_text("department", text_in(mine, "department"));
        }
        if (shape.section == "education") {
            labelled_text("score", text_in(each, "score"));
        }
        if (shape.section == "projects") {
            labelled_text("roles", joined(member(each, "roles")));
            labelled_text("type", text_in(each, "type"));
            labelled_text("keywords", joined(member(each, "keywords")));
        }
        for (const Json& item : member(each, shape.list)) {
            add(Part::item, item.is_string() ? item.get<std::string>() : "", "highlight");
        }
    }

    void details(const Json& each, const Json& mine, const EntryShape& shape, const std::string& organization,
                 std::string link) {
        std::vector<Piece> when = period(each, mine, shape);
        const std::string place =
            shape.has_place ? text_in(shape.place_is_ours ? mine : each, "location") : std::string();
        place_is_left_ = !place.empty() && organization.empty() && when.empty();
        if (organization.empty() && when.empty()) {
            return;
        }
        std::vector<Piece> pieces;
        auto add_bar = [&] {
            if (!pieces.empty()) {
                pieces.push_back({.text = std::string(bar), .role = "bar"});
            }
        };
        if (!organization.empty()) {
            pieces.push_back({.text = organization, .bold = true, .link = std::move(link), .role = "organization"});
        }
        if (!place.empty()) {
            add_bar();
            pieces.push_back({.text = place, .role = "place"});
        }
        if (!when.empty()) {
            add_bar();
            std::move(when.begin(), when.end(), std::back_inserter(pieces));
        }
        open(Part::details).pieces = std::move(pieces);
    }

    std::vector<Piece> period(const Json& each, const Json& mine, const EntryShape& shape) const {
        if (!shape.has_dates) {
            return {};
        }
        if (!shape.date.empty()) {
            const std::string date = text_in(each, shape.date);
            return date.empty() ? std::vector<Piece>() : std::vector{date_piece(date, "date")};
        }
        const std::string start = text_in(each, "startDate");
        const std::string end = text_in(each, "endDate");
        const Json& current = member(mine, "current");
        const bool goes_on = end.empty() && (current.is_boolean() ? current.get<bool>()
                                                                  : !start.empty() && current.is_null() &&
                                                                        text_in(each, "type") != "talk");
        std::vector<Piece> pieces;
        if (!start.empty()) {
            pieces.push_back(date_piece(start, "start"));
        }
        if (!end.empty() || goes_on) {
            pieces.push_back({.text = std::string(start.empty() ? period_dash.substr(1) : period_dash)});
            pieces.push_back(goes_on ? Piece{.text = dates_.present()} : date_piece(end, "end"));
        }
        return pieces;
    }

    void record(const Json& each, const RecordShape& shape) {
        const std::string name = text_in(each, shape.name);
        const std::string url = shape.is_certificate ? text_in(each, "url") : "";
        Block& block = open(Part::record);
        block.pieces.push_back({.text = name.empty() ? std::string(nameless) : name,
                                .bold = true,
                                .link = is_linkable(url) ? url : "",
                                .role = "title"});
        auto add_part = [&](const std::string& before, Piece piece, std::string behind = {}) {
            if (!piece.text.empty()) {
                block.pieces.push_back({.text = before, .role = before == bar ? "bar" : ""});
                block.pieces.push_back(std::move(piece));
                if (!behind.empty()) {
                    block.pieces.push_back({.text = std::move(behind)});
                }
            }
        };
        if (shape.is_certificate) {
            add_part(std::string(bar), {.text = text_in(each, "issuer"), .role = "organization"});
            if (const std::string date = text_in(each, "date"); !date.empty()) {
                add_part(std::string(bar), date_piece(date, "date"));
            }
            return;
        }
        add_part(" (", {.text = text_in(each, shape.level), .role = "level"}, ")");
        add_part(": ", {.text = shape.value.empty() ? joined(member(each, shape.keywords)) : text_in(each, shape.value),
                        .role = "keywords"});
    }

    const Json& resume_;
    const Json& ours_;
    Form& form_;
    Labels labels_;
    Dates dates_;
    Blocks blocks_;
    std::vector<std::string> done_;
    bool place_is_left_ = false;  ///< the entry has no line of details for it
};

}  // namespace

Blocks print(const Json& resume, Form& form) {
    form.location.clear();
    return Printer(resume, form).print();
}

bool is_linkable(std::string_view url) {
    return markup::may_be_a_link(url) &&
           std::ranges::none_of(url, [](char c) { return static_cast<unsigned char>(c) <= ' ' || c == 127; });
}

}  // namespace cvconv::prose
