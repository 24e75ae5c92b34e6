// Who it is: the lines of the contact part are taken apart; what no value takes may be name, headline or address.

#include <algorithm>
#include <utility>

#include "readers/pieces/characters.h"
#include "readers/pieces/contact/emails.h"
#include "readers/pieces/contact/phones.h"
#include "readers/pieces/contact/profiles.h"
#include "readers/pieces/contact/urls.h"
#include "readers/recognize/fields/contact/contact_part.h"
#include "readers/recognize/fields/contact/contact_pieces.h"
#include "readers/recognize/fields/contact/name_candidates.h"
#include "readers/recognize/fields/fields.h"
#include "readers/recognize/sections/regrouping/closing.h"

namespace cvconv::recognizing {

namespace {

/// "Last updated in March 2026", "2024年5月1日現在": about the document, not its author.
bool is_date_of_document(const Line& line) {
    if (line.word_count() > 8 || line.periods.empty()) {
        return false;
    }
    const Span date = line.periods.front().where;
    auto hits = line.hits_of(Idea::document_words);
    return std::any_of(hits.begin(), hits.end(), [&](const LexiconHit& hit) {
        bool before = hit.where.begin <= line.text.begin + 4;
        bool behind =
            date.begin <= line.text.begin + 1 && hit.where.begin <= date.end + 1 && hit.where.end + 1 >= line.text.end;
        return hit.key == "updated" && (before || behind);
    });
}

/// A number does not go over a gap: "Pleasantville, CA 94588" beside "(555) 123-4567".
std::vector<FoundPhone> phones_in(const ContactPart& part, const Line& line) {
    std::vector<FoundPhone> phones = find_phones(part.text(), line.text);
    bool crosses = std::any_of(phones.begin(), phones.end(), [&](const FoundPhone& phone) {
        return std::none_of(line.cells.begin(), line.cells.end(),
                            [&](Span cell) { return cell.contains(phone.where); });
    });
    if (!crosses || line.cells.size() < 2) {
        return phones;
    }
    phones.clear();
    for (Span cell : line.cells) {
        auto more = find_phones(part.text(), cell);
        phones.insert(phones.end(), more.begin(), more.end());
    }
    return phones;
}

/// Pieces that only a comma or a blank parts are one again, but not over a gap
/// between looks: "PERSONAL DATA    Ada Example".
std::vector<Span> join_commas(std::string_view text, const Line& line, std::vector<Span> pieces) {
    auto in_one_cell = [&](Span a, Span b) {
        return std::any_of(line.cells.begin(), line.cells.end(),
                           [&](Span cell) { return cell.contains(a) && cell.contains(b); });
    };
    // "王小明　男　汉族　中共党员": one fact each; "山田 太郎" is one name
    const auto east_asian = std::count_if(pieces.begin(), pieces.end(), [&](Span piece) {
        return is_cjk(character_at(text, piece.begin)) && is_cjk(character_before(text, piece.end));
    });
    std::vector<Span> joined;
    for (Span piece : pieces) {
        const bool fact = east_asian >= 3 && !joined.empty() && is_cjk(character_before(text, joined.back().end)) &&
                          text.substr(joined.back().end, piece.begin - joined.back().end) == " ";
        if (!joined.empty() && !fact) {
            std::string_view between = text.substr(joined.back().end, piece.begin - joined.back().end);
            bool comma = between.size() <= 3 && between.find_first_not_of(", ()") == std::string_view::npos;
            if (comma && (line.cells.size() < 2 || line.runs.size() < 2 || in_one_cell(joined.back(), piece))) {
                joined.back().end = piece.end;
                continue;
            }
        }
        joined.push_back(piece);
    }
    return joined;
}

/// Typed values first, then the words that name them; what is left goes to `part.remains`.
void take_pieces(ContactPart& part, Remains rest) {
    const Line& line = *rest.line;
    bool prose = line.word_count() > 25;
    for (const FoundEmail& email : find_emails(part.text(), line.text)) {
        add_email(part, email.address, {email.where}, "contact.email");
        rest.cut(email.where);
    }
    if (!prose) {
        for (const FoundProfile& p : find_profiles(part.text(), line.text)) {
            bool url = !find_urls(part.text(), p.where).empty();
            if (url) {
                continue;  // below, with all addresses
            }
            add_profile(part, p, {p.where});
            rest.cut(p.where);
            if (!p.label.empty()) {
                part.reading.label(p.label);
                rest.cut(p.label);
            }
        }
        for (const FoundUrl& url : find_urls(part.text(), line.text)) {
            add_url(part, url.url, {url.where}, "contact.url");
            rest.cut(url.where);
        }
        for (const FoundPhone& phone : phones_in(part, line)) {
            if (phone.certainty < 0.4F) {
                continue;
            }
            if (phone.kind == PhoneKind::fax) {
                part.reading.label(phone.where);
            } else {
                add_phone(part, phone.where);
            }
            rest.cut(phone.where);
            if (!phone.label.empty()) {
                part.reading.label(phone.label);
                rest.cut(phone.label);
            }
        }
    }
    // what names the values that were taken ("E-mail:", "LinkedIn", "Web")
    std::vector<Span> kept;
    for (Span piece : rest.pieces) {
        if (line.sentence && words_of(part.text(), piece).size() > 12) {
            kept.push_back(piece);  // prose is not made of pieces
            continue;
        }
        for (const ContactPiece& own_piece : contact_pieces(part.document(), line, piece)) {
            const Span where = own_piece.text;
            if (read_leading_label(part, line, where)) {
                continue;
            }
            std::string_view own = where.of(part.text());
            // "[email protected]" is what web pages leave of an address
            // "Chicago, IL": no "il" of a Turkish form
            constexpr std::size_t longest_region = 4;  // "NSW", "CDMX"
            const bool region =
                is_all_capitals(own) && own.size() <= longest_region && !lookup(Idea::regions, own).empty();
            // "Ida Fjord, RN, BSN": no number of a Dutch form
            const bool suffix = means(Idea::name_words, own, "suffix");
            bool label = (!region && !suffix && !lookup(Idea::contact_labels, own).empty()) ||
                         !network_name(own).empty() || phrase_key(own) == "email protected";
            if (label) {
                part.reading.label(where);
            } else {
                kept.push_back(where);
            }
        }
    }
    rest.pieces = join_commas(part.text(), line, std::move(kept));
    if (!rest.pieces.empty()) {
        part.remains.push_back(std::move(rest));
    }
}

void read_line(ContactPart& part, const Line& line) {
    if (is_date_of_document(line)) {
        return;
    }
    if (is_link_to_file(line)) {
        part.reading.label(line.text);
        return;
    }
    const std::vector<Span> pairs = labelled_cells(part, line);
    if (pairs.size() < 2 && read_label(part, line)) {
        return;
    }
    if (line.cells.size() < 2) {
        take_pieces(part, {&line, {line.text}});
        return;
    }
    Remains rest{&line, {}};
    for (Span cell : pairs.size() < 2 ? line.cells : pairs) {  // several "label: value" on one line
        if (!read_label(part, part_of(part.document(), line, cell, part.reading.order))) {
            rest.pieces.push_back(cell);
        }
    }
    take_pieces(part, std::move(rest));
}

/// "9000012345" as a piece of its own, where no other number is: the only one is the telephone's.
void take_bare_phone(ContactPart& part) {
    constexpr std::uint32_t fewest = 9;
    constexpr std::uint32_t most = 12;
    std::vector<std::pair<std::size_t, Span>> numbers;
    for (std::size_t i = 0; i < part.remains.size(); ++i) {
        for (const Span piece : part.remains[i].pieces) {
            const bool bare = piece.of(part.text()).find_first_not_of("0123456789") == std::string_view::npos;
            if (bare && piece.size() >= fewest && piece.size() <= most) {
                numbers.emplace_back(i, piece);
            }
        }
    }
    if (!part.basics().phone && numbers.size() == 1) {
        add_phone(part, numbers.front().second);
        part.take(numbers.front().first, numbers.front().second);
    }
}

/// "adalove" with an icon before it, on a link to github.com/adalove: the text is the user name.
Span user_name_on(const ContactPart& part, const Link& link, const std::string& url) {
    Span shown = trim_punctuation(part.text(), link.text);
    auto account = profile_of(url);
    std::string_view written = shown.of(part.text());
    written.remove_prefix(written.starts_with('@') ? 1 : 0);
    return account && !written.empty() && fold(written) == fold(account->username) ? shown : Span{};
}

/// "Publications" on a link to the person's page at Google Scholar.
bool heads_section(const ContactPart& part, const Link& link) {
    const auto& sections = part.reading.cv.sections;
    return profile_of(to_url(link.target)) && std::any_of(sections.begin(), sections.end(), [&](const auto& section) {
               return section.title && !section.title->where.empty() &&
                      section.title->where.front().overlaps(link.text);
           });
}

std::vector<const Section*> contact_sections(const std::vector<Section>& sections) {
    std::vector<const Section*> contact;
    for (const Section& section : sections) {
        if (section.kind == SectionKind::contact) {
            contact.push_back(&section);
        }
    }
    return contact;
}

void read_links(ContactPart& part) {
    const std::vector<const Section*> contact = contact_sections(part.sections);
    for (const Link& link : part.document().links) {
        bool inside = false;
        for (const Section* section : contact) {
            for (const Line& line : section->lines) {
                inside = inside || (line.text.begin <= link.text.begin && link.text.begin <= line.text.end);
            }
        }
        if (!inside && !heads_section(part, link)) {
            continue;
        }
        if (link.target.starts_with("mailto:")) {
            std::string address = link.target.substr(7);
            address = address.substr(0, address.find('?'));
            if (!part.basics().email && address.find('@') != std::string::npos) {
                part.basics().email = Found<std::string>{address, {}, Confidence::stated, "contact.email.link"};
            }
            continue;
        }
        std::string url = to_url(link.target);
        if (!url.empty() && (url.starts_with("http://") || url.starts_with("https://"))) {
            Span shown = user_name_on(part, link, url);
            add_url(part, url, shown.empty() ? Spans{} : Spans{shown}, "contact.link");
            for (Remains& r : part.remains) {
                if (!shown.empty()) {
                    r.cut(shown);
                }
            }
        }
    }
}

/// Up to where names are told: typed values are taken, and what labels say.
ContactPart taken_apart(Reading& reading, const std::vector<Section>& sections, LabelledEntry labelled) {
    ContactPart part{reading, sections, std::move(labelled)};
    read_properties(part);
    for (const Section* section : contact_sections(sections)) {
        for (const Line& line : section->lines) {
            read_line(part, line);
        }
    }
    take_bare_phone(part);
    read_links(part);
    take_stated(part);
    join_labelled_names(part);
    return part;
}

}  // namespace

void read_contact(Reading& reading, const std::vector<Section>& sections, LabelledEntry labelled) {
    ContactPart part = taken_apart(reading, sections, std::move(labelled));
    choose_name(part);
    name_what_is_title_of_document(part);
    choose_headline(part);
    choose_address(part);
    keep_prose(part);
}

std::vector<NameCandidate> names_in(Reading& reading, const std::vector<Section>& sections) {
    const ContactPart part = taken_apart(reading, sections, {});
    return part.basics().name ? std::vector<NameCandidate>{} : name_candidates(part);
}

}  // namespace cvconv::recognizing
