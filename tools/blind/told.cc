#include "tools/blind/told.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "ir/walk.h"
#include "readers/pieces/names/person_name.h"
#include "tools/blind/first_letter.h"
#include "tools/blind/ordinary.h"
#include "tools/blind/streets.h"

namespace cvconv::blind {
namespace {

constexpr std::size_t least_token = 3;  ///< letters of a name in an address, between marks: "sae.ahn"
constexpr std::size_t least_end = 5;    ///< at its beginning or end: "nichaphatchr"
constexpr std::size_t most_words = 5;   ///< of a text that is a name and nothing else

constexpr std::array<std::pair<std::string_view, std::string_view>, 13> members = {{
    {"name", "basics.name"},
    {"given_name", "basics.name"},
    {"family_name", "basics.name"},
    {"address", "basics.location.address"},
    {"birth_date", "basics.birth_date"},
    {"birth_place", "basics.birth_place"},
    {"nationality", "basics.nationalities"},
    {"gender", "basics.gender"},
    {"marital_status", "basics.marital_status"},
    {"phone", "basics.phone"},
    {"mobile", "basics.phone"},
    {"fax", "basics.phone"},
    {"email", "basics.email"},
}};

/// Labels are words that mean something else elsewhere, too: "Office: spreadsheets", "Family: two dogs".
bool fits(std::string_view member, std::string_view value) {
    constexpr std::size_t digits_of_phone = 6;
    const std::size_t words = words_of(value).size();
    if (member == "basics.name") {
        return name_score(value, {0, static_cast<std::uint32_t>(value.size())}) >= 0.5F;
    }
    if (member == "basics.phone") {
        return digits_in(value) >= digits_of_phone;
    }
    if (member == "basics.email") {
        return value.find('@') != std::string_view::npos;
    }
    if (member == "basics.birth_date" || member == "basics.location.address") {
        return digits_in(value) > 0;
    }
    return words > 0 && words <= most_words;
}

/// "sae.ahn@mail.example" → {"sae", "ahn"}; digits part words, too.
std::vector<std::string> tokens_of(std::string_view address) {
    std::vector<std::string> tokens(1);
    const std::string folded = fold(address.substr(0, address.find('@')));
    for (std::size_t at = 0; at < folded.size();) {
        const char32_t c = next_character(folded, at);
        if (is_letter(c)) {
            append_character(tokens.back(), c);
        } else if (!tokens.back().empty()) {
            tokens.emplace_back();
        }
    }
    std::erase_if(tokens, [](const std::string& token) { return token.empty(); });
    return tokens;
}

std::string with_capital(std::string token) {
    if (token[0] >= 'a' && token[0] <= 'z') {
        token[0] = static_cast<char>(token[0] - 'a' + 'A');
    }
    return token;
}

bool has_latin(std::string_view text) {
    return std::any_of(text.begin(), text.end(),
                       [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); });
}

bool share_a_part(const NamePattern& known, std::string_view name) {
    NamePattern other;
    other.add(name);
    const std::vector<std::string> mine = known.parts();
    const std::vector<std::string> theirs = other.parts();
    return std::any_of(mine.begin(), mine.end(), [&](const std::string& part) {
        return std::find(theirs.begin(), theirs.end(), part) != theirs.end();
    });
}

/// Words of the CV's texts that an address begins or ends with.
class NamesInAddress {
public:
    /// `doubtful`: where the name is in the same letters, another one in an address is another name.
    NamesInAddress(std::string_view address, bool doubtful, Told& told)
        : tokens_(tokens_of(address)), doubtful_(doubtful), told_(told) {
        for (const std::string& token : tokens_) {
            joined_ += token;
        }
    }

    [[nodiscard]] const std::string& joined() const { return joined_; }

    [[nodiscard]] bool agrees_with(const NamePattern& known) const {
        const std::vector<std::string> parts = known.parts();
        return std::any_of(parts.begin(), parts.end(), [&](const std::string& part) {
            return count_characters(part) >= least_token && joined_.find(part) != std::string::npos;
        });
    }

    void take_tokens() {
        for (const std::string& token : tokens_) {
            if (count_characters(token) >= least_token && !is_ordinary(token)) {
                add(with_capital(token));
            }
        }
    }

    void look_in(std::string_view text) {
        const std::vector<Word> words = words_of(text);
        bool any = false;
        for (const Word& word : words) {
            const std::string& folded = word.folded;
            const bool end = joined_.starts_with(folded) || joined_.ends_with(folded);
            if (end && count_characters(folded) >= least_end && has_capital(word.where.of(text)) &&
                !is_ordinary(folded)) {
                add(std::string(word.where.of(text)));
                any = true;
            }
        }
        if (any && words.size() <= most_words &&
            (is_all_capitals(text) || name_score(text, {0, static_cast<std::uint32_t>(text.size())}) >= 0.5F)) {
            add(std::string(text));
        }
    }

private:
    void add(std::string name) {
        told_.names.push_back(std::move(name));
        told_.another = told_.another || doubtful_;
    }

    std::vector<std::string> tokens_;
    std::string joined_;
    bool doubtful_;
    Told& told_;
};

template <class Visit>
void for_each_line(std::string_view text, const Visit& visit) {
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        visit(text.substr(begin, end - begin));
        begin = end + 1;
    }
}

}  // namespace

std::optional<LabelledLine> labelled_line(std::string_view line) {
    constexpr std::string_view wide_colon = "：";
    std::size_t colon = line.find(':');
    std::size_t after = colon + 1;
    if (colon == std::string_view::npos) {
        colon = line.find(wide_colon);
        after = colon + wide_colon.size();
    }
    if (colon == std::string_view::npos) {
        return std::nullopt;
    }
    const std::string_view label = line.substr(0, colon);
    const std::string_view value = trim(line.substr(after));
    for (const auto& [key, member] : members) {
        if (means(Idea::contact_labels, label, key) && fits(member, value)) {
            return LabelledLine{member, value};
        }
    }
    return std::nullopt;
}

bool may_be_of_head(std::string_view member) {
    constexpr std::array<std::string_view, 4> members_of_head = {"basics.label", "basics.summary", "skills.name",
                                                                 "interests.name"};
    return member.starts_with("sections.") ||
           std::find(members_of_head.begin(), members_of_head.end(), member) != members_of_head.end();
}

Told told_in_texts(const Cv& cv, const NamePattern& known) {
    Told told;
    std::vector<NamesInAddress> addresses;
    bool any_agrees = false;
    const bool doubtful = known.empty() || has_latin(value_or_empty(cv.basics.name));
    const auto add_address = [&](std::string_view address) {
        NamesInAddress names(address, doubtful, told);
        told.addresses.push_back(names.joined());
        if (names.agrees_with(known)) {
            any_agrees = true;
        } else if (!address.empty()) {
            names.take_tokens();
            addresses.push_back(std::move(names));
        }
    };
    add_address(value_or_empty(cv.basics.email));
    for (const auto& mail : cv.basics.more_emails) {
        add_address(mail.value);
    }
    for (const cvconv::Profile& profile : cv.basics.profiles) {
        if (!any_agrees) {  // else it is called as it likes
            add_address(value_or_empty(profile.username));
        }
    }
    for_each_found(cv, [&](const auto& found) {
        if constexpr (requires { std::string_view(found.value); }) {
            for_each_line(found.value, [&](std::string_view line) {
                const std::optional<LabelledLine> labelled = labelled_line(line);
                if (labelled && labelled->member == "basics.name") {
                    told.names.emplace_back(labelled->value);
                    told.another =
                        told.another || (doubtful && !known.empty() && !share_a_part(known, labelled->value));
                } else if (labelled && labelled->member == "basics.location.address") {
                    told.streets.emplace_back(labelled->value);
                }
                for (NamesInAddress& address : addresses) {
                    address.look_in(line);
                }
            });
        }
    });
    return told;
}

}  // namespace cvconv::blind
