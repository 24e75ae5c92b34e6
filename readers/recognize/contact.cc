// Who it is: name, headline, addresses of all kinds, personal data.

#include <algorithm>
#include <cmath>
#include <set>

#include "readers/recognize/atoms.h"
#include "readers/recognize/characters.h"
#include "readers/recognize/emails.h"
#include "readers/recognize/items.h"
#include "readers/recognize/person_name.h"
#include "readers/recognize/phones.h"
#include "readers/recognize/places.h"
#include "readers/recognize/postal_address.h"
#include "readers/recognize/profiles.h"
#include "readers/recognize/reading.h"
#include "readers/recognize/urls.h"

namespace cvconv::recognizing {

namespace {

/// What of a line has been understood: the rest may be name, headline or address.
struct Remains {
    const Line* line = nullptr;
    std::vector<Span> pieces;
    bool labelled = false;
};

class ContactReader {
public:
    explicit ContactReader(Reading& reading)
        : reading_(reading), document_(reading.document), text_(reading.document.text) {}

    void read(const std::vector<const Section*>& sections) {
        read_properties();
        for (const Section* section : sections) {
            for (std::size_t i = 0; i < section->lines.size(); ++i) {
                const Line& line = section->lines[i];
                if (i + 1 < section->lines.size() && read_label_above(line, section->lines[i + 1])) {
                    ++i;
                } else {
                    read_line(line);
                }
            }
        }
        read_links(sections);
        choose_name();
        name_what_is_title_of_document();
        choose_headline();
        choose_address();
        keep_prose();
    }

private:
    Reading& reading_;
    const Document& document_;
    std::string_view text_;
    std::vector<Remains> remains_;
    std::set<std::string> seen_urls_;
    Spans address_;

    Basics& basics() { return reading_.cv.basics; }

    void add_email(const std::string& address, Spans where, const char* rule) {
        Found<std::string> email{address, std::move(where), Confidence::stated, rule};
        if (!basics().email) {
            basics().email = std::move(email);
        } else if (basics().email->value != address) {
            basics().more_emails.push_back(std::move(email));
        } else {
            // the same again: its place is accounted for
            basics().email->where.insert(basics().email->where.end(), email.where.begin(), email.where.end());
        }
    }

    void add_phone(Span where) {
        auto phone = found(document_, where, Confidence::stated, "contact.phone");
        if (!basics().phone) {
            basics().phone = std::move(phone);
        } else {
            basics().more_phones.push_back(std::move(phone));
        }
    }

    void add_url(const std::string& url, Spans where, const char* rule) {
        std::string key = bare(url);
        // the address on a map, linked from the address
        bool map = key.find("google.com/maps") != std::string::npos || key.starts_with("maps.") ||
                   key.find("openstreetmap.org") != std::string::npos || key.starts_with("goo.gl/maps");
        if (key.empty() || map || !seen_urls_.insert(key).second) {
            if (!where.empty()) {
                for (Span span : where) {
                    reading_.label(span);
                }
            }
            return;
        }
        if (auto account = profile_of(url)) {
            Profile profile;
            profile.network = Found<std::string>{account->network, {}, Confidence::stated, rule};
            if (!account->username.empty()) {
                profile.username = Found<std::string>{account->username, {}, Confidence::stated, rule};
            }
            profile.url = Found<std::string>{url, std::move(where), Confidence::stated, rule};
            basics().profiles.push_back(std::move(profile));
        } else if (!basics().url) {
            basics().url = Found<std::string>{url, std::move(where), Confidence::inferred, rule};
        } else {
            Profile profile;
            profile.url = Found<std::string>{url, std::move(where), Confidence::inferred, rule};
            profile.network = Found<std::string>{host_of(url), {}, Confidence::inferred, rule};
            basics().profiles.push_back(std::move(profile));
        }
    }

    /// Without scheme, www. and a final slash: the same address written twice is one.
    static std::string bare(std::string_view url) {
        for (std::string_view prefix : {"https://", "http://", "www."}) {
            if (url.starts_with(prefix)) {
                url.remove_prefix(prefix.size());
            }
        }
        while (url.ends_with('/')) {
            url.remove_suffix(1);
        }
        return fold(url);
    }

    static std::string host_of(std::string_view url) {
        std::size_t begin = url.find("://");
        begin = begin == std::string_view::npos ? 0 : begin + 3;
        std::size_t end = url.find('/', begin);
        std::string_view host = url.substr(begin, end == std::string_view::npos ? end : end - begin);
        return std::string(host.starts_with("www.") ? host.substr(4) : host);
    }

    void read_properties() {
        for (const Property& property : document_.properties) {
            Spans where = property.where.empty() ? Spans{} : Spans{property.where};
            std::string_view value = trim(property.value);
            if (value.empty()) {
                continue;
            }
            auto keys = lookup(Idea::contact_labels, property.key);
            std::string_view key = keys.empty() ? std::string_view{} : keys.front().key;
            std::string folded = fold(property.key);
            Found<std::string> stated{std::string(value), where, Confidence::stated, "contact.property"};
            if (folded == "title" && read_title_of_page(value, property.where)) {
                continue;
            }
            if (key == "name" || folded == "name" || folded == "author") {
                if (!basics().name) {
                    basics().name = stated;
                }
            } else if (key == "email") {
                add_email(std::string(value), where, "contact.property");
            } else if (key == "phone" || key == "mobile") {
                if (!basics().phone) {
                    basics().phone = stated;
                }
            } else if (key == "headline" || folded == "label" || folded == "role" || folded == "position" ||
                       folded == "tagline" || folded == "job title") {
                basics().label = stated;
            } else if (key == "website" || folded == "url" || folded == "site" || folded == "web") {
                add_url(to_url(value), where, "contact.property");
            } else if (key == "address" || key == "city" || folded == "location") {
                if (!property.where.empty()) {
                    address_.push_back(property.where);
                }
            } else if (std::string_view network = network_name(property.key); !network.empty()) {
                std::string line = property.key + ": " + std::string(value);
                auto profiles = find_profiles(line, {0, static_cast<std::uint32_t>(line.size())});
                std::string url = to_url(value);
                if (value.find('/') != std::string_view::npos && !url.empty()) {
                    add_url(url, where, "contact.property");
                } else if (!profiles.empty()) {
                    add_profile(profiles.front(), where);
                }
            }
        }
    }

    /// "Ada Example - Engineer - Résumé", the title of a page: true if there is nothing else in it.
    bool read_title_of_page(std::string_view title, Span where) {
        bool all = true;
        for (std::size_t begin = 0; begin < title.size();) {
            std::size_t end = title.size();
            std::size_t next = end;
            for (std::string_view separator : {" - ", " | ", " – ", " — ", " · ", ": "}) {
                std::size_t at = title.find(separator, begin);
                if (at < end) {
                    end = at;
                    next = at + separator.size();
                }
            }
            std::string_view part = trim(title.substr(begin, end - begin));
            begin = next;
            auto words = words_of(part);
            auto hits = lookup(Idea::document_words, part);
            auto is_title = [](const LexiconHit& hit) { return hit.key == "title"; };
            if (words.empty() || std::any_of(hits.begin(), hits.end(), is_title)) {
                continue;
            }
            // "CV Ada Example"
            for (const LexiconHit& hit : find(Idea::document_words, words)) {
                if (hit.key == "title" && hit.where.begin == words.front().where.begin) {
                    part = trim(part.substr(hit.where.end));
                    words = words_of(part);
                    break;
                }
            }
            Spans place = where.empty() ? Spans{} : Spans{where};
            Found<std::string> value{std::string(part), place, Confidence::inferred, "contact.title_of_page"};
            if (!basics().name && name_score(part, {0, static_cast<std::uint32_t>(part.size())}) >= 0.5F) {
                basics().name = std::move(value);
            } else if (!basics().label && weigh(find(Idea::job_titles, words)) > 0) {
                basics().label = std::move(value);
            } else {
                all = false;
            }
        }
        return all;
    }

    void add_profile(const FoundProfile& p, Spans where) {
        if (!p.account.url.empty() && !seen_urls_.insert(bare(p.account.url)).second) {
            for (Span span : where) {
                reading_.label(span);
            }
            return;
        }
        Profile profile;
        profile.network = Found<std::string>{p.account.network, {}, Confidence::stated, "contact.profile"};
        profile.username = Found<std::string>{p.account.username, where, Confidence::stated, "contact.profile"};
        if (!p.account.url.empty()) {
            profile.url = Found<std::string>{p.account.url, where, Confidence::inferred, "contact.profile"};
        }
        basics().profiles.push_back(std::move(profile));
    }

    /// "Birth date: …": true if the line was used up.
    bool read_label(const Line& line) {
        auto labels = labelled(document_, line, Idea::contact_labels);
        if (labels.empty() && line.word_count() <= 4) {  // "Staatsangehörigkeit deutsch"
            Labelled leading =
                leading_label(document_, line.text, Idea::contact_labels, {"nationality", "marital_status", "gender"});
            if (!leading.key.empty()) {
                labels.push_back(leading);
            }
        }
        return std::any_of(labels.begin(), labels.end(), [&](const Labelled& l) { return read_labelled(l, line); });
    }

    /// "a Torino il" → "Torino"; the words around it are labels.
    Span without_small_words(Span span) {
        auto words = words_of(text_, span);
        auto is_small = [&](const Word& word) {
            return word.where.size() <= 3 && is_lower(character_at(text_, word.where.begin));
        };
        while (!words.empty() && is_small(words.front())) {
            reading_.label(words.front().where);
            words.erase(words.begin());
        }
        while (!words.empty() && is_small(words.back())) {
            reading_.label(words.back().where);
            words.pop_back();
        }
        return words.empty() ? Span{} : trim_punctuation(text_, {words.front().where.begin, words.back().where.end});
    }

    /// `line` is where the value stands.
    bool read_labelled(const Labelled& l, const Line& line) {
        if (l.value.empty()) {
            return false;
        }
        auto value = found(document_, l.value, Confidence::stated, "contact.label");
        auto dated = std::find_if(line.periods.begin(), line.periods.end(),
                                  [&](const FoundPeriod& p) { return l.value.contains(p.where); });
        if (l.key == "name") {
            PersonName name = parse_person_name(text_, l.value);
            if (!basics().name || basics().name->confidence != Confidence::stated) {
                basics().name = Found<std::string>{
                    name.name.empty() ? value.value : name.name, {l.value}, Confidence::stated, "contact.name.label"};
            }
        } else if (l.key == "headline" && !lookup(Idea::document_words, l.value.of(text_)).empty()) {
            reading_.label(l.value);  // "title: Vita"
        } else if (l.key == "headline") {
            if (basics().name && basics().name->rule == "contact.title_of_page") {
                basics().name->where.push_back(l.value);  // the title of the page was read already
            } else {
                basics().label = value;
            }
        } else if (l.key == "birth_date") {
            if (dated == line.periods.end() || !dated->start) {
                return false;
            }
            basics().birth_date =
                Found<PartialDate>{*dated->start, {dated->where}, Confidence::stated, "contact.birth_date"};
            // "12/03/1990 in Torino", "a Torino il 12/03/1990"
            for (Span beside : {Span{dated->where.end, l.value.end}, Span{l.value.begin, dated->where.begin}}) {
                Span place = without_small_words(trim_punctuation(text_, beside));
                if (!place.empty() && !basics().birth_place) {
                    basics().birth_place = text_of(document_, place, Confidence::inferred, "contact.birth_place");
                }
            }
        } else if (l.key == "birth_place") {
            basics().birth_place = value;
        } else if (l.key == "nationality") {
            basics().nationalities.push_back(value);
        } else if (l.key == "gender") {
            basics().gender = value;
        } else if (l.key == "marital_status") {
            basics().marital_status = value;
        } else if (l.key == "driving_licence") {
            basics().driving_licences.push_back(value);
            Certificate certificate;
            certificate.name = found(document_, {std::min(l.label.begin, l.value.begin), l.value.end},
                                     Confidence::stated, "certificates.driving_licence");
            reading_.cv.certificates.push_back(std::move(certificate));
            return true;
        } else if (l.key == "address" || l.key == "city" || l.key == "postal_code" || l.key == "country") {
            address_.push_back(l.value);
        } else {
            return false;
        }
        reading_.label(l.label);
        return true;
    }

    /// "Né le 4 mai 1988", "Permis B": a label without a colon, in a piece of a line.
    bool read_leading_label(const Line& line, Span piece) {
        if (words_of(text_, piece).size() > 7) {
            return false;
        }
        Labelled l = leading_label(document_, piece, Idea::contact_labels, {"birth_date", "driving_licence"});
        return !l.key.empty() && read_labelled(l, line);
    }

    /// "Name" above "Ada Example", which is set in: a label on a line of its own. True if both were used up.
    bool read_label_above(const Line& above, const Line& line) {
        bool alone = above.cells.size() == 1 && above.word_count() <= 4 && above.region == line.region;
        if (!alone || line.left <= above.left + 1 || above.kind == BlockKind::heading) {
            return false;
        }
        auto hits = lookup(Idea::contact_labels, above.text.of(text_));
        return std::any_of(hits.begin(), hits.end(), [&](const LexiconHit& hit) {
            return read_labelled({hit.key, above.text, line.text}, line);
        });
    }

    /// "Last updated in March 2026": about the document, not its author.
    [[nodiscard]] bool is_date_of_document(const Line& line) const {
        auto hits = find(Idea::document_words, line.words);
        return line.word_count() <= 8 && !line.periods.empty() &&
               std::any_of(hits.begin(), hits.end(), [&](const LexiconHit& hit) {
                   return hit.key == "updated" && hit.where.begin <= line.text.begin + 4;
               });
    }

    void read_line(const Line& line) {
        if (is_date_of_document(line)) {
            return;
        }
        // several "label: value" cells on one line
        if (line.cells.size() == 1 && read_label(line)) {
            return;
        }
        if (line.cells.size() > 1) {
            if (read_label(line)) {
                return;
            }
            std::vector<Span> whole;
            Remains rest{&line, {}, false};
            for (Span cell : line.cells) {
                Line part = part_of(document_, line, cell, reading_.order);
                if (read_label(part)) {
                    continue;
                }
                rest.pieces.push_back(cell);
            }
            take_pieces(line, rest);
            return;
        }
        Remains rest{&line, {line.text}, false};
        take_pieces(line, rest);
    }

    static void cut(std::vector<Span>& pieces, Span hole) {
        std::vector<Span> kept;
        for (Span piece : pieces) {
            if (!piece.overlaps(hole)) {
                kept.push_back(piece);
                continue;
            }
            if (hole.begin > piece.begin) {
                kept.push_back({piece.begin, hole.begin});
            }
            if (hole.end < piece.end) {
                kept.push_back({hole.end, piece.end});
            }
        }
        pieces = std::move(kept);
    }

    /// A number does not go over a gap: "Pleasantville, CA 94588" beside "(555) 123-4567".
    [[nodiscard]] std::vector<FoundPhone> phones_in(const Line& line) const {
        std::vector<FoundPhone> phones = find_phones(text_, line.text);
        bool crosses = std::any_of(phones.begin(), phones.end(), [&](const FoundPhone& phone) {
            return std::none_of(line.cells.begin(), line.cells.end(),
                                [&](Span cell) { return cell.contains(phone.where); });
        });
        if (!crosses || line.cells.size() < 2) {
            return phones;
        }
        phones.clear();
        for (Span cell : line.cells) {
            auto more = find_phones(text_, cell);
            phones.insert(phones.end(), more.begin(), more.end());
        }
        return phones;
    }

    void take_pieces(const Line& line, Remains rest) {
        bool prose = line.word_count() > 25;
        for (const FoundEmail& email : find_emails(text_, line.text)) {
            add_email(email.address, {email.where}, "contact.email");
            cut(rest.pieces, email.where);
        }
        if (!prose) {
            for (const FoundProfile& p : find_profiles(text_, line.text)) {
                bool url = !find_urls(text_, p.where).empty();
                if (url) {
                    continue;  // below, with all addresses
                }
                add_profile(p, {p.where});
                cut(rest.pieces, p.where);
                if (!p.label.empty()) {
                    reading_.label(p.label);
                    cut(rest.pieces, p.label);
                }
            }
            for (const FoundUrl& url : find_urls(text_, line.text)) {
                add_url(url.url, {url.where}, "contact.url");
                cut(rest.pieces, url.where);
            }
            for (const FoundPhone& phone : phones_in(line)) {
                if (phone.certainty < 0.4F) {
                    continue;
                }
                if (phone.kind == PhoneKind::fax) {
                    reading_.label(phone.where);
                } else {
                    add_phone(phone.where);
                }
                cut(rest.pieces, phone.where);
                if (!phone.label.empty()) {
                    reading_.label(phone.label);
                    cut(rest.pieces, phone.label);
                }
            }
        }
        // what names the values that were taken ("E-mail:", "LinkedIn", "Web")
        std::vector<Span> kept;
        for (Span piece : rest.pieces) {
            if (line.sentence && words_of(text_, piece).size() > 12) {
                kept.push_back(piece);  // prose is not made of pieces
                continue;
            }
            for (const Atom& atom : atoms_in(line, piece)) {
                Span bare_piece = atom.text;
                if (read_leading_label(line, bare_piece)) {
                    continue;
                }
                std::string_view own = bare_piece.of(text_);
                // "[email protected]" is what web pages leave of an address
                bool label = !lookup(Idea::contact_labels, own).empty() || !network_name(own).empty() ||
                             phrase_key(own) == "email protected";
                if (label) {
                    reading_.label(bare_piece);
                } else {
                    kept.push_back(atom.join == Join::bracket ? atom.outer : atom.text);
                }
            }
        }
        rest.pieces = join_commas(line, std::move(kept));
        if (!rest.pieces.empty()) {
            remains_.push_back(std::move(rest));
        }
    }

    std::vector<Atom> atoms_in(const Line& line, Span piece) {
        Line part = part_of(document_, line, piece, reading_.order);
        part.periods.clear();
        part.sentence = true;  // full stops part nothing
        return cvconv::recognizing::atoms_of(document_, part, 0);
    }

    /// Pieces that only a comma or a blank parts are one again, but not over a gap
    /// between looks: "PERSONAL DATA    Ada Example".
    std::vector<Span> join_commas(const Line& line, std::vector<Span> pieces) {
        auto in_one_cell = [&](Span a, Span b) {
            return std::any_of(line.cells.begin(), line.cells.end(),
                               [&](Span cell) { return cell.contains(a) && cell.contains(b); });
        };
        std::vector<Span> joined;
        for (Span piece : pieces) {
            if (!joined.empty()) {
                std::string_view between = text_.substr(joined.back().end, piece.begin - joined.back().end);
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

    void read_links(const std::vector<const Section*>& sections) {
        for (const Link& link : document_.links) {
            bool inside = false;
            for (const Section* section : sections) {
                for (const Line& line : section->lines) {
                    inside = inside || (line.text.begin <= link.text.begin && link.text.begin <= line.text.end);
                }
            }
            if (!inside) {
                continue;
            }
            if (link.target.starts_with("mailto:")) {
                std::string address = link.target.substr(7);
                address = address.substr(0, address.find('?'));
                if (!basics().email && address.find('@') != std::string::npos) {
                    basics().email = Found<std::string>{address, {}, Confidence::stated, "contact.email.link"};
                }
                continue;
            }
            std::string url = to_url(link.target);
            if (!url.empty() && (url.starts_with("http://") || url.starts_with("https://"))) {
                Span shown = user_name_on(link, url);
                add_url(url, shown.empty() ? Spans{} : Spans{shown}, "contact.link");
                for (Remains& r : remains_) {
                    if (!shown.empty()) {
                        cut(r.pieces, shown);
                    }
                }
            }
        }
    }

    /// "adalove" with an icon before it, on a link to github.com/adalove: the text is the user name.
    [[nodiscard]] Span user_name_on(const Link& link, const std::string& url) const {
        Span shown = trim_punctuation(text_, link.text);
        auto account = profile_of(url);
        std::string_view written = shown.of(text_);
        written.remove_prefix(written.starts_with('@') ? 1 : 0);
        return account && !written.empty() && fold(written) == fold(account->username) ? shown : Span{};
    }

    /// "Cat lover.": a full stop behind a word, and not behind an initial or a title.
    [[nodiscard]] bool ends_as_prose(const Line& line) const {
        const std::size_t least = line.word_count() >= 7 ? 4 : 6;  // shorter ones may be abbreviations
        return trim(line.text.of(text_)).ends_with('.') && !line.words.empty() &&
               line.words.back().where.size() >= least &&
               line.words.back().where.of(text_).find('.') == std::string::npos;
    }

    /// "Curriculum Vitae [Ada Example]", "Lebenslauf von Ada Example", "Ada Example's Résumé": whose document it is.
    /// Empty if the piece does not say what the document is, or nothing else.
    [[nodiscard]] Span beside_title_of_document(Span piece) const {
        Span rest;
        Span title;
        for (const LexiconHit& hit : find(Idea::document_words, text_, piece)) {
            if (hit.key != "title" || !hit.whole_word || hit.where.size() <= title.size()) {
                continue;
            }
            title = hit.where;
            if (hit.where.begin <= piece.begin + 1) {
                rest = trim_punctuation(text_, {hit.where.end, piece.end});
            } else if (hit.where.end + 1 >= piece.end) {
                rest = trim_punctuation(text_, {piece.begin, hit.where.begin});
            }
        }
        auto words = words_of(text_, rest);
        if (words.size() >= 3 && is_lower(character_at(text_, rest.begin)) && words.front().where.size() <= 4) {
            rest.begin = words[1].where.begin;  // "of", "von", "di"
        }
        for (std::string_view ending : {"'s", "’s"}) {
            if (rest.of(text_).ends_with(ending)) {
                rest.end -= static_cast<std::uint32_t>(ending.size());
            }
        }
        return strip(text_, rest, "[]()");
    }

    void choose_name() {
        bool have = basics().name.has_value();
        float best = 0.35F;
        std::size_t best_line = 0;
        Span best_piece;
        // a heading may stand beside the name, in the same line
        auto size_of = [](const Line& line, Span piece) {
            float size = 0;
            for (const Run& run : line.runs) {
                size = std::max(size, run.text.overlaps(piece) ? run.style.size : 0.0F);
            }
            return line.cells.size() > 1 && size > 0 ? size : line.style.size;
        };
        float largest = 0;
        for (const Remains& r : remains_) {
            for (Span piece : r.pieces) {
                largest = std::max(largest, size_of(*r.line, piece));
            }
        }
        for (std::size_t i = 0; i < remains_.size() && i < 30; ++i) {
            const Line& line = *remains_[i].line;
            if (line.sentence || ends_as_prose(line)) {
                continue;
            }
            for (Span piece : remains_[i].pieces) {
                const Span titled = beside_title_of_document(piece);
                std::vector<Span> readings{titled.empty() ? piece : titled};
                std::size_t comma = piece.of(text_).find(',');
                if (comma != std::string_view::npos) {
                    readings.push_back({piece.begin, static_cast<std::uint32_t>(piece.begin + comma)});
                }
                // "Hi there, I'm Ada Example"
                for (const LexiconHit& hit : find(Idea::name_words, text_, piece)) {
                    if (hit.key == "introduction" && line.word_count() <= 10) {
                        readings.push_back(trim_punctuation(text_, {hit.where.end, piece.end}));
                    }
                }
                for (Span reading : readings) {
                    float score = name_score(text_, reading);
                    if (score <= 0.1F) {
                        continue;
                    }
                    score += i == 0  ? 0.35F
                             : i < 4 ? 0.2F - 0.04F * static_cast<float>(i)
                                     : -0.05F * static_cast<float>(std::min<std::size_t>(i, 8));
                    score += line.kind == BlockKind::heading ? 0.3F : 0.0F;
                    score += largest > 0 && size_of(line, piece) >= largest - 0.1F ? 0.4F : 0.0F;
                    score += line.style.bold ? 0.05F : 0.0F;
                    score -= reading.size() < piece.size() ? 0.08F : 0.0F;
                    if (have && fold(reading.of(text_)) == fold(basics().name->value)) {
                        basics().name->where.push_back(reading);
                        take(i, reading);
                        return;
                    }
                    if (score > best) {
                        best = score;
                        best_line = i;
                        best_piece = reading;
                    }
                }
            }
            // given and family name on lines of their own, set larger than all else: "Ada" over "EXAMPLE"
            auto is_large = [&](std::size_t k) {
                return largest > 0 && k < remains_.size() && remains_[k].line->style.size >= largest - 0.1F &&
                       remains_[k].pieces.size() == 1;
            };
            for (std::size_t last = i + 1; is_large(i) && is_large(last) && last <= i + 2 && !have; ++last) {
                Span all{remains_[i].pieces.front().begin, remains_[last].pieces.front().end};
                float score = name_score(text_, all) + 0.9F;
                if (words_of(text_, all).size() <= 5 && score > best + (best_piece.empty() ? 0.2F : 0.0F)) {
                    best = score;
                    best_line = i;
                    best_piece = all;
                }
            }
        }
        if (best_piece.empty() || have) {
            return;
        }
        PersonName name = parse_person_name(text_, best_piece);
        Found<std::string> value{name.name, {best_piece}, Confidence::inferred, "contact.name"};
        if (value.value.empty()) {
            value = found(document_, best_piece, Confidence::inferred, "contact.name");
        }
        std::replace(value.value.begin(), value.value.end(), '\n', ' ');
        basics().name = std::move(value);
        for (std::size_t k = best_line + 1; k < std::min(best_line + 3, remains_.size()); ++k) {
            cut(remains_[k].pieces, best_piece);
        }
        take(best_line, best_piece);
    }

    /// "Curriculum Vitae", also beside the name: no word about the person.
    void name_what_is_title_of_document() {
        for (Remains& r : remains_) {
            std::vector<Span> kept;
            for (Span piece : r.pieces) {
                auto hits = find(Idea::document_words, text_, piece);
                bool title = std::any_of(hits.begin(), hits.end(), [&](const LexiconHit& hit) {
                    auto behind = words_of(text_, {hit.where.end, piece.end});
                    return hit.key == "title" && hit.where.begin <= piece.begin + 4 &&  // "'s Résumé"
                           (behind.empty() || (behind.size() == 1 && behind.front().where.size() <= 4 &&
                                               is_lower(character_at(text_, behind.front().where.begin))));
                });
                if (title) {
                    reading_.label(piece);
                } else {
                    kept.push_back(piece);
                }
            }
            r.pieces = std::move(kept);
        }
    }

    void take(std::size_t index, Span used) {
        cut(remains_[index].pieces, used);
        std::vector<Span> kept;
        for (Span piece : remains_[index].pieces) {
            Span rest = trim_punctuation(text_, piece);
            if (!rest.empty()) {
                kept.push_back(rest);
            }
        }
        remains_[index].pieces = std::move(kept);
        name_line_ = index;
    }

    std::size_t name_line_ = static_cast<std::size_t>(-1);

    /// "Creative and Inventive Web" above "Developer": the line above, if the headline began there.
    [[nodiscard]] Span wrapped_headline(std::size_t index, Span piece) const {
        if (index == 0 || index - 1 == name_line_ || remains_[index - 1].pieces.size() != 1) {
            return {};
        }
        const Line& line = *remains_[index].line;
        const Line& above = *remains_[index - 1].line;
        Span whole = remains_[index - 1].pieces.front();
        bool alone = piece.size() == line.text.size() && whole.size() == above.text.size();
        bool alike = line.region == above.region && line.page == above.page && line.kind == above.kind &&
                     line.style.bold == above.style.bold && line.style.italic == above.style.italic &&
                     std::abs(line.style.size - above.style.size) < 0.3F && std::abs(line.left - above.left) < 2.0F &&
                     line.gap_before < 0.4F;
        return alone && alike && line.word_count() <= 2 && above.word_count() >= 3 && above.word_count() <= 9 &&
                       !above.sentence && address_score(text_, whole) < 0.4F && place_score(text_, whole) < 0.5F
                   ? whole
                   : Span{};
    }

    void choose_headline() {
        if (basics().label) {
            return;
        }
        float best = 0.6F;
        std::size_t best_line = 0;
        Span best_piece;
        for (std::size_t i = 0; i < remains_.size() && i < 12; ++i) {
            const Line& line = *remains_[i].line;
            for (Span piece : remains_[i].pieces) {
                auto words = words_of(text_, piece);
                if (words.empty() || words.size() > 16 || (line.sentence && words.size() > 12) ||
                    (ends_as_prose(line) && words.size() >= 6) || line.text.of(text_).ends_with(':')) {
                    continue;
                }
                bool dated = std::any_of(line.periods.begin(), line.periods.end(), [&](const FoundPeriod& p) {
                    return p.where.size() + 2 >= piece.size() && p.where.overlaps(piece);
                });
                if (dated) {
                    continue;  // when it was written
                }
                float jobs = std::min(2.0F, weigh(find(Idea::job_titles, words)));
                float score = 0.9F * jobs - 1.2F * address_score(text_, piece) - 0.5F * place_score(text_, piece);
                if (name_line_ != static_cast<std::size_t>(-1)) {
                    std::size_t distance = i > name_line_ ? i - name_line_ : name_line_ - i;
                    score += distance == 0                     ? 0.7F
                             : distance == 1 && i > name_line_ ? 0.7F
                             : distance == 2                   ? 0.2F
                             : jobs > 0                        ? -0.2F
                                                               : -0.3F;
                }
                score -= words.size() < 2 && jobs == 0 ? 0.5F : 0.0F;
                score -= line.is_item() && words.size() >= 6 ? 1.0F : 0.0F;  // a point of the summary
                if (score > best) {
                    best = score;
                    best_line = i;
                    best_piece = piece;
                }
            }
        }
        if (best_piece.empty()) {
            return;
        }
        std::size_t name_line = name_line_;
        Span whole = best_piece;
        // "Engineer | Speaker | Author": one headline, where the whole line is that
        const auto& pieces = remains_[best_line].pieces;
        bool clean = std::all_of(pieces.begin(), pieces.end(), [&](Span p) { return address_score(text_, p) < 0.4F; });
        bool untouched =
            std::all_of(pieces.begin(), pieces.end(), [&](Span p) { return words_of(text_, p).size() <= 8; });
        if (clean && untouched && pieces.size() > 1 && best_line != name_line) {
            whole = {pieces.front().begin, pieces.back().end};
            Span line = remains_[best_line].line->text;
            if (find_emails(text_, whole).empty() && find_urls(text_, whole).empty() &&
                whole.size() + 4 >= line.size()) {
                best_piece = whole;
            }
        }
        if (Span above = wrapped_headline(best_line, best_piece); !above.empty()) {
            basics().label =
                found(document_, Spans{above, best_piece}, " ", Confidence::inferred, "contact.label.wrapped");
            take(best_line - 1, above);
        } else {
            basics().label = found(document_, best_piece, Confidence::inferred, "contact.label");
        }
        take(best_line, best_piece);
        name_line_ = name_line;
    }

    void choose_address() {
        std::vector<std::pair<std::size_t, Span>> used;
        for (std::size_t i = 0; i < remains_.size(); ++i) {
            for (Span piece : remains_[i].pieces) {
                auto words = words_of(text_, piece);
                if (words.size() > 18) {
                    continue;
                }
                if (address_score(text_, piece) >= 0.45F) {
                    address_.push_back(piece);
                    used.emplace_back(i, piece);
                }
            }
        }
        if (address_.empty()) {
            return;
        }
        std::sort(address_.begin(), address_.end());
        // one address: pieces far below the first belong to something else
        auto location = parse_postal_address(text_, address_);
        if (!location) {
            return;
        }
        basics().location = std::move(*location);
        for (auto [i, piece] : used) {
            cut(remains_[i].pieces, piece);
        }
    }

    /// Prose among the contact lines is the summary of a CV that has no heading for it.
    void keep_prose() {
        bool points = false;  // the summary is a list of bullets
        for (const Remains& r : remains_) {
            bool point = r.line->is_item() && r.line->word_count() >= 5;
            for (Span piece : r.pieces) {
                if (r.line->sentence && piece.size() + 2 >= r.line->text.size()) {
                    piece = r.line->text;  // with its full stop
                }
                bool whole = point && piece.size() + 2 >= r.line->text.size();
                bool prose = r.line->sentence || words_of(text_, piece).size() >= 12;
                if (prose && !basics().summary) {
                    basics().summary = found(document_, piece, Confidence::inferred, "summary.without_heading");
                    points = whole;
                } else if (((prose && r.line->sentence) || (points && whole)) && basics().summary &&
                           basics().summary->rule == "summary.without_heading") {
                    add_paragraph(document_, basics().summary, piece, "summary.without_heading");
                }
            }
        }
    }
};

}  // namespace

void read_contact(Reading& reading, const std::vector<const Section*>& sections) {
    ContactReader(reading).read(sections);
}

namespace {

/// "Curriculum vitae": what the document is.
bool is_title_of_document(const Document& document, const Line& line) {
    auto hits = lookup(Idea::document_words, line.text.of(document.text));
    return std::any_of(hits.begin(), hits.end(), [](const LexiconHit& hit) { return hit.key == "title"; });
}

/// "I hereby declare that the information above is true": no word about the person.
bool is_consent(const Line& line) {
    auto hits = find(Idea::document_words, line.words);
    return std::any_of(hits.begin(), hits.end(), [&](const LexiconHit& hit) {
        return hit.key == "consent" && hit.where.begin <= line.text.begin + 2;
    });
}

}  // namespace

void read_summary(Reading& reading, const Section& section) {
    Text summary;
    for (const Line& line : section.lines) {
        if (!is_consent(line) && !is_title_of_document(reading.document, line)) {
            add_paragraph(reading.document, summary, line.text, "summary");
        }
    }
    if (!summary) {
        return;
    }
    Text& whole = reading.cv.basics.summary;
    if (whole && summary->value.size() < 60 && section.lines.size() == 1 && !section.lines.front().sentence) {
        return;  // a summary is there, and this is none
    }
    if (whole && whole->rule == "summary.without_heading") {
        // a line of prose above the heading was something else
        whole = std::move(summary);
    } else if (whole) {
        whole->value += "\n" + summary->value;
        whole->where.insert(whole->where.end(), summary->where.begin(), summary->where.end());
    } else {
        whole = std::move(summary);
    }
}

}  // namespace cvconv::recognizing
