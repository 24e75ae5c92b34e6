// The check of what was written. It looks for the same values as Traces::find() does, in another way.

#include <algorithm>

#include "ir/unicode.h"
#include "tools/blind/comparing.h"
#include "tools/blind/traces.h"

namespace cvconv::blind {

std::vector<std::string> Traces::check(std::string_view text, const std::set<std::string>& form) const {
    std::set<std::string> found;
    const std::vector<Word> words = words_of(text);
    const auto check_name = [&](const NamePattern& name, const char* what) {
        for (std::size_t i = 0; i < words.size(); ++i) {
            const bool address = name.has_part(words[i].folded) && is_in_address(text, words[i].where);
            if (!form.contains(words[i].folded) && (address || name.stands_for(text, words, i))) {
                found.insert(what);
            }
        }
    };
    check_name(own_, "a part of the name");
    for (const Person& person : people_) {
        check_name(person.name, "a part of a referee's name");
    }
    const std::string folded = fold(text);
    const auto check_text = [&](const std::vector<std::string>& parts, const char* what) {
        for (const std::string& part : parts) {
            if (!part.empty() && folded.find(part) != std::string::npos) {
                found.insert(what);
            }
        }
    };
    check_text(mails_, "a mail address");
    const auto is_there = [&](const std::string& link) { return has_address(folded, link); };
    if (std::any_of(links_.begin(), links_.end(), is_there)) {
        found.insert("a link");
    }
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (account_at(words, i) > 0 && !form.contains(words[i].folded)) {
            found.insert("an account, or the local part of a mail address");
        }
    }
    const std::string digits = digits_of(text).text;
    for (const Phone& phone : phones_) {
        if (digits.find(phone.digits) != std::string::npos) {
            found.insert("a telephone number");
        }
    }
    for (const Phrase& phrase : phrases_) {
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (is_phrase_at(words, i, phrase.words)) {
                found.insert(phrase.kind);
            }
        }
    }
    for (const PartialDate& date : birth_dates_) {
        if (date.day > 0 && folded.find(to_iso(date)) != std::string::npos) {
            found.insert("the date of birth");
        }
    }
    return {found.begin(), found.end()};
}

int Traces::searched() const {
    std::size_t count = own_.parts().size() + mails_.size() + links_.size() + accounts_.size() + phones_.size() +
                        phrases_.size() + birth_dates_.size();
    for (const Person& person : people_) {
        count += person.name.parts().size();
    }
    return static_cast<int>(count);
}

}  // namespace cvconv::blind
