#include "readers/pieces/contact/phones.h"

#include <algorithm>
#include <optional>

#include "ir/lexicon.h"
#include "readers/pieces/characters.h"
#include "readers/pieces/contact/phone_shapes.h"

namespace cvconv {

namespace {

using phones::Candidate;

bool is_phone_icon(char32_t c) {
    switch (c) {
        case U'☎':
        case U'☏':
        case U'✆':
        case U'℡':
        case U'📞':
        case U'📱':
        case U'🕿':
        case U'🖁':
        case 0xF095:
        case 0xF098:
        case 0xF10B:
        case 0xF3CD:
        case 0xF3CE:
        case 0xF879:
        case 0xF2A0: return true;  // the last are telephones of an icon font
        default: return false;
    }
}

struct Label {
    Span where;
    PhoneKind kind = PhoneKind::unknown;
    bool of_something_else = false;  // "Reg. no.: 123 456 789"
};

std::optional<Label> label_of(std::string_view text, const std::vector<LexiconHit>& hits, std::size_t begin,
                              std::size_t end) {
    std::optional<Label> label;
    std::optional<Label> other;  // "RUT 15.555.018-k": the number of a person
    for (const LexiconHit& hit : hits) {
        if (hit.where.begin < begin || hit.where.end > end) {
            continue;
        }
        bool postal = hit.key == "postal_code";  // "CEP 90670-030" is none
        bool phone = hit.key == "phone" || hit.key == "mobile" || hit.key == "fax";
        // Only punctuation between the label and the number.
        std::string_view between = text.substr(hit.where.end, end - hit.where.end);
        bool close = std::all_of(between.begin(), between.end(), [](char c) {
            return std::string_view(" .:;-()[]|/*=").find(c) != std::string_view::npos;
        });
        if (postal && close && hit.where.size() >= 3) {
            return Label{hit.where, PhoneKind::unknown, true};
        }
        if (hit.key == "other" && hit.whole_word && close && hit.where.size() >= 3) {
            other = Label{hit.where, PhoneKind::unknown, true};
        }
        if (phone && close && (!label || hit.where.size() >= label->where.size())) {
            label = Label{hit.where,
                          hit.key == "mobile" ? PhoneKind::mobile
                          : hit.key == "fax"  ? PhoneKind::fax
                                              : PhoneKind::unknown,
                          false};
        }
    }
    return label ? label : other;
}

class PhoneFinder {
public:
    PhoneFinder(std::string_view text, Span within)
        : all_(text), text_(text.substr(0, within.end)), floor_(within.begin) {}

    std::vector<FoundPhone> find() {
        for (std::size_t at = floor_; at < text_.size();) {
            std::size_t here = at;
            char32_t c = next_character(text_, at);
            if (c != '+' && c != '(' && !is_ascii_digit(c)) {
                continue;
            }
            // "…/S0140-6736(16)30197-1": the bracket goes on with a number
            const bool goes_on = c == '(' && here > floor_ && is_ascii_digit(character_before(text_, here));
            if (goes_on || (c != '(' && !starts_at(here))) {
                while (is_ascii_digit(character_at(text_, at))) {
                    ++at;
                }
                continue;
            }
            if (std::size_t end = take(here)) {
                at = floor_ = end;
                continue;
            }
            while (is_ascii_digit(character_at(text_, at))) {
                ++at;
            }
        }
        return std::move(found_);
    }

private:
    bool starts_at(std::size_t at) const {
        char32_t before = at > floor_ ? character_before(text_, at) : U' ';
        if (is_letter(before) || is_digit(before)) {
            // East Asian labels need no blank: "電話0900-555-218".
            return is_letter(before) && before >= 0x1100;
        }
        return std::u32string_view(U"./,@_#№$€£=&%+").find(before) == std::u32string_view::npos &&
               !(is_dash(before) && is_word_part(character_before(text_, previous(text_, at))));
    }
    static bool is_word_part(char32_t c) { return is_letter(c) || is_digit(c); }

    std::size_t take(std::size_t begin) {
        Candidate number = phones::read(text_, begin);
        if (number.end <= begin || number.digits.empty() || is_zip_plus_four(begin, number.end)) {
            return 0;
        }
        float certainty = shape_certainty(number);
        char32_t next = character_at(text_, number.end);
        std::size_t end = skip_extension(number.end);
        if (end == number.end &&
            (is_letter(next) ? next < 0x1100 : next == '%' || next == '_' || next == '@' || next == '=')) {
            return 0;
        }
        if (is_behind_po_box(begin)) {
            return 0;
        }
        Label label = find_label(begin, end);
        if (!label.where.empty() && label.of_something_else) {
            certainty = 0;
        } else if (!label.where.empty()) {
            certainty = number.digits.size() >= 6 && !is_date(number) ? 1.0F : 0.0F;
        } else if (label.of_something_else && !number.plus) {
            certainty *= 0.5F;
        } else if (is_beside_mail(number)) {
            certainty = std::max(certainty, 0.6F);
        }
        if (certainty < 0.3F) {
            return 0;
        }
        FoundPhone phone;
        phone.where = make_span(begin, end);
        phone.label = label.where;
        phone.kind = label.kind;
        phone.certainty = certainty;
        phone.e164 = international(number);
        found_.push_back(phone);
        return std::max<std::size_t>(end, label.where.end);
    }

    /// "9000012345 | ada@example.org": digits in one group, and nothing else in their part of a line with an e-mail.
    bool is_beside_mail(const Candidate& number) const {
        constexpr std::size_t longest_line = 300;
        if (number.groups.size() != 1 || number.digits.size() < 9 || number.digits.size() > 12) {
            return false;
        }
        std::size_t begin = number.begin;
        while (begin > 0 && number.begin - begin < longest_line && all_[begin - 1] != '\n') {
            --begin;
        }
        std::string_view rest = all_.substr(number.end, longest_line);
        rest = rest.substr(0, rest.find('\n'));
        const std::string_view before = trim(all_.substr(begin, number.begin - begin));
        const std::string_view behind = trim(rest);
        auto parts = [](std::string_view text, bool at_end) {
            const std::size_t at = at_end && !text.empty() ? previous(text, text.size()) : 0;
            const char32_t c = character_at(text, at);
            return text.empty() || c == '|' || c == ',' || c == ';' || c == U'｜' || is_separating_dot(c);
        };
        const bool mail = before.find('@') != std::string_view::npos || behind.find('@') != std::string_view::npos;
        return mail && parts(before, true) && parts(behind, false);
    }

    /// "Elmwood, LA 70504-4691": a postal code of the United States behind its state.
    bool is_zip_plus_four(std::size_t begin, std::size_t end) const {
        constexpr std::size_t length = 10;
        std::string_view before = text_.substr(floor_, begin - floor_);
        const std::size_t at = before.size();
        return end - begin == length && text_[begin + 5] == '-' && at >= 3 && before[at - 1] == ' ' &&
               is_upper(static_cast<unsigned char>(before[at - 2])) &&
               is_upper(static_cast<unsigned char>(before[at - 3])) &&
               (at == 3 || !is_letter(character_before(text_, begin - 3)));
    }

    static std::string international(const Candidate& number) {
        std::string digits = number.digits;
        if (!number.plus) {
            if (!digits.starts_with("00")) {
                return {};
            }
            digits.erase(0, 2);
        }
        bool valid = digits.size() >= 8 && digits.size() <= 15 && digits.front() != '0';
        return valid ? "+" + digits : std::string();
    }

    /// " ext. 12", "x12", " (ext 12)": behind the number.
    std::size_t skip_extension(std::size_t end) const {
        std::size_t at = end;
        bool bracket = false;
        while (at < text_.size() && (text_[at] == ' ' || text_[at] == ',' || text_[at] == '(') && at < end + 3) {
            bracket = bracket || text_[at] == '(';
            ++at;
        }
        std::size_t digits = at;
        while (digits < text_.size() && is_letter(character_at(text_, digits))) {
            (void)next_character(text_, digits);
        }
        if (!means(Idea::number_words, text_.substr(at, digits - at), "extension")) {
            return end;
        }
        while (digits < text_.size() && (text_[digits] == ' ' || text_[digits] == ':' || text_[digits] == '.')) {
            ++digits;
        }
        std::size_t last = digits;
        while (last < text_.size() && is_ascii_digit(static_cast<unsigned char>(text_[last]))) {
            ++last;
        }
        if (last == digits || last - digits > 6) {
            return end;
        }
        return bracket && character_at(text_, last) == ')' ? last + 1 : last;
    }

    /// "P.O. Box 5519 – 00100": no telephone.
    bool is_behind_po_box(std::size_t begin) const {
        constexpr std::size_t longest = 24;  // bytes
        std::size_t from = begin;
        while (from > floor_ && begin - from < longest && text_[from - 1] != '\n') {
            from = previous(text_, from);
        }
        const auto words = words_of(text_, make_span(from, begin));
        const auto hits = cvconv::find(Idea::address_words, words);
        return std::any_of(hits.begin(), hits.end(), [&](const LexiconHit& hit) {
            return hit.key == "po_box" && hit.where.end == words.back().where.end;
        });
    }

    /// "Reg. no.": what follows has a number of its own.
    bool ends_with_word_of_numbers(Span before) const {
        const auto words = words_of(text_, before);
        return text_[before.end - 1] == '.' && !words.empty() && words.back().where.end + 1 == before.end &&
               is_listed(Idea::number_words, words.back().folded, "before");
    }

    Label find_label(std::size_t begin, std::size_t end) const {
        // Before: within the last 40 bytes, on the same line.
        std::size_t from = begin;
        while (from > floor_ && begin - from < 40 && text_[from - 1] != '\n') {
            from = previous(text_, from);
        }
        if (from < begin) {
            std::size_t at = begin;
            while (at > from && (is_space(character_before(text_, at)) || character_before(text_, at) == ':')) {
                at = previous(text_, at);
            }
            if (is_phone_icon(character_before(text_, at))) {
                return {make_span(previous(text_, at), at), PhoneKind::unknown, false};
            }
            auto hits = ::cvconv::find(Idea::contact_labels, text_, make_span(from, begin));
            if (auto label = label_of(text_, hits, from, begin)) {
                return *label;
            }
        }
        // Behind: "(mobile)".
        std::size_t open = end;
        while (open < text_.size() && text_[open] == ' ' && open < end + 2) {
            ++open;
        }
        char32_t bracket = character_at(text_, open);
        if (bracket == '(' || bracket == '[') {
            std::size_t close = text_.substr(open, 30).find(bracket == '(' ? ')' : ']');
            if (close != std::string_view::npos) {
                Span inside = make_span(open + 1, open + close);
                for (const LexiconHit& hit : lookup(Idea::contact_labels, inside.of(text_))) {
                    if (hit.key == "mobile" || hit.key == "phone" || hit.key == "fax") {
                        return {make_span(open, open + close + 1),
                                hit.key == "mobile" ? PhoneKind::mobile
                                : hit.key == "fax"  ? PhoneKind::fax
                                                    : PhoneKind::unknown,
                                false};
                    }
                }
                if (inside.of(text_) == "M" || inside.of(text_) == "m") {
                    return {make_span(open, open + close + 1), PhoneKind::mobile, false};
                }
            }
        }
        Label none;
        std::size_t at = begin;
        while (at > from && text_[at - 1] == ' ') {
            --at;
        }
        none.of_something_else =
            at > from + 1 && (text_[at - 1] == ':' || ends_with_word_of_numbers(make_span(from, at)));
        return none;
    }

    std::string_view all_;
    std::string_view text_;  ///< up to where numbers are looked for
    std::size_t floor_;
    std::vector<FoundPhone> found_;
};

}  // namespace

std::vector<FoundPhone> find_phones(std::string_view text, Span within) {
    return PhoneFinder(text, within).find();
}

}  // namespace cvconv
