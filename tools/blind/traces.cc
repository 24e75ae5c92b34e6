#include "tools/blind/traces.h"

#include <algorithm>

#include "ir/unicode.h"
#include "ir/url.h"
#include "readers/pieces/contact/emails.h"
#include "readers/pieces/contact/phones.h"
#include "readers/pieces/contact/profiles.h"
#include "readers/pieces/contact/urls.h"
#include "readers/pieces/dates/dates.h"
#include "tools/blind/comparing.h"
#include "tools/blind/ordinary.h"

namespace cvconv::blind {
namespace {

constexpr std::size_t least_digits = 6;  ///< of a telephone number
constexpr std::size_t told_digits = 7;   ///< its last ones, which are the same with every prefix

Span whole(std::string_view text) {
    return {0, static_cast<std::uint32_t>(text.size())};
}

/// The line that something stands in.
std::string_view line_of(std::string_view text, Span where) {
    const std::size_t before = text.substr(0, where.begin).rfind('\n');
    const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
    return text.substr(begin, text.find('\n', where.end) - begin);
}

}  // namespace

void Traces::add_person(std::string_view name, std::string replacement) {
    Person person{{}, std::move(replacement)};
    person.name.add(name);
    person.name.weaken([](const std::string& part) { return is_ordinary(part); });
    if (!person.name.empty()) {
        people_.push_back(std::move(person));
    }
}

void Traces::add_mail(std::string_view mail) {
    std::string folded = fold(mail);
    const std::size_t at = folded.find('@');
    if (at != std::string::npos && at >= least_part) {
        add_account(folded.substr(0, at));
    }
    mails_.push_back(std::move(folded));
}

void Traces::add_phone(std::string_view phone, std::string_view rule) {
    std::string digits = only_digits(phone);
    if (digits.size() >= least_digits) {
        digits.erase(0, digits.size() - std::min(digits.size(), told_digits));
        phones_.push_back({std::move(digits), std::string(rule)});
    }
}

void Traces::add_link(std::string_view link, std::string_view rule) {
    if (rule.ends_with("network")) {
        return;  // "GitHub" is nobody's
    }
    const std::string url = to_url(link);
    if (rule.ends_with("username")) {
        add_account(link);
    } else if (!url.empty()) {
        links_.push_back(fold(without_scheme(url)));
        if (const auto account = profile_of(url)) {
            add_account(account->username);
        }
    }
}

/// Of "info@…" and "designer@…" the first part is a word that everybody uses.
void Traces::add_account(std::string_view name) {
    constexpr std::size_t least_account = 4;
    std::vector<std::string> words = folded_words(name);
    const bool kept = std::all_of(words.begin(), words.end(), [&](const auto& word) { return kept_.has_part(word); });
    if (!words.empty() && !kept && count_characters(name) >= least_account &&
        (words.size() > 1 || !is_ordinary(words[0]))) {
        accounts_.push_back(std::move(words));
    }
}

/// How many words are an account here; 0 = none.
std::size_t Traces::account_at(const std::vector<Word>& words, std::size_t at) const {
    for (const std::vector<std::string>& account : accounts_) {
        if (is_phrase_at(words, at, account)) {
            return account.size();
        }
    }
    return 0;
}

void Traces::add_phrase(std::string_view text, std::string_view kind, std::string_view rule,
                        std::string_view replacement) {
    Phrase phrase{folded_words(text), std::string(kind), std::string(rule), std::string(replacement)};
    std::size_t letters = 0;
    for (const std::string& word : phrase.words) {
        letters += count_characters(word);
    }
    if (letters >= least_part) {
        phrases_.push_back(std::move(phrase));
    }
}

bool Traces::tells(std::string_view url) const {
    const std::string folded = fold(without_scheme(url));
    const auto has = [&](const std::string& part) { return folded.find(part) != std::string::npos; };
    const std::vector<std::string> parts = own_.strong_parts();
    for (const std::string& part : parts) {
        if (count_characters(part) >= 4 && has(part)) {
            return true;
        }
    }
    const std::vector<Word> words = words_of(folded);
    for (std::size_t i = 0; i < words.size(); ++i) {  // shorter ones as words: "/~lee/"
        for (const std::string& part : parts) {
            if (count_characters(part) >= least_part && words[i].folded == part) {
                return true;
            }
        }
        if (account_at(words, i) > 0) {
            return true;
        }
    }
    return std::any_of(links_.begin(), links_.end(),
                       [&](const std::string& link) { return has_address(folded, link); });
}

void Traces::find_addresses(std::string_view text, std::vector<Trace>& found) const {
    if (text.find_first_of("@([") != std::string_view::npos) {  // "jana [at] mail.example", too
        for (const FoundEmail& mail : find_emails(text, whole(text))) {
            const bool own = std::find(mails_.begin(), mails_.end(), fold(mail.address)) != mails_.end();
            if (hides_mails || own) {
                found.push_back({mail.where, "mail", "basics.email", std::string(left_out)});
            }
        }
    }
    if (!hides_links) {
        return;
    }
    if (text.find('.') != std::string_view::npos) {
        for (const FoundUrl& url : find_urls(text, whole(text))) {
            if (tells(url.url) || profile_of(url.url) || is_on_personal_host(fold(without_scheme(url.url)))) {
                found.push_back({url.where, "links", "basics.url", std::string(left_out)});
            }
        }
    }
    for (const FoundProfile& profile : find_profiles(text, whole(text))) {
        found.push_back({profile.where, "links", "basics.profiles", std::string(left_out)});
    }
    const std::vector<Word> words = words_of(text);
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (const std::size_t count = account_at(words, i); count > 0) {
            Span where{words[i].where.begin, words[i + count - 1].where.end};
            where.begin -= where.begin > 0 && text[where.begin - 1] == '@' ? 1 : 0;
            found.push_back({where, "links", "basics.profiles", std::string(left_out)});
        }
    }
}

void Traces::find_phones_in(std::string_view text, std::vector<Trace>& found) const {
    if (hides_phones) {  // also one that no field has
        for (const FoundPhone& phone : find_phones(text, whole(text))) {
            // "p. 045014" has a page: a letter for a label is not enough.
            const bool is_long = only_digits(phone.where.of(text)).size() >= 9;
            const bool labelled = phone.certainty >= 1 && (phone.label.size() > 2 || is_long);
            if (labelled || (is_long && line_of(text, phone.where).find('@') != std::string_view::npos)) {
                found.push_back({phone.where, "phone", "basics.phone", std::string(left_out)});
            }
        }
    }
    if (phones_.empty()) {
        return;
    }
    const NumberText digits = digits_of(text);
    for (const Phone& phone : phones_) {
        for (std::size_t at = digits.text.find(phone.digits); at != std::string::npos;
             at = digits.text.find(phone.digits, at + 1)) {
            std::size_t first = at;
            while (first > 0 && digits.text[first - 1] != 'x') {
                --first;
            }
            std::uint32_t begin = digits.where[first].begin;
            while (begin > 0 && (text[begin - 1] == '+' || text[begin - 1] == '(')) {
                --begin;
            }
            found.push_back(
                {{begin, digits.where[at + phone.digits.size() - 1].end}, "phone", phone.rule, std::string(left_out)});
        }
    }
}

void Traces::find_phrases(std::string_view text, std::vector<Trace>& found) const {
    if (phrases_.empty()) {
        return;
    }
    const std::vector<Word> words = words_of(text);
    for (const Phrase& phrase : phrases_) {
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (is_phrase_at(words, i, phrase.words)) {
                const Span where{words[i].where.begin, words[i + phrase.words.size() - 1].where.end};
                found.push_back({where, phrase.kind, phrase.rule, phrase.replacement});
            }
        }
    }
}

void Traces::find_names(std::string_view text, std::vector<Trace>& found) const {
    for (Span where : own_.find(text)) {
        found.push_back({where, "name", "basics.name", own_replacement_});
    }
    for (const Person& person : people_) {
        for (Span where : person.name.find(text)) {
            found.push_back({where, "referees", "references.name", person.replacement});
        }
    }
}

void Traces::find_dates(std::string_view text, std::vector<Trace>& found) const {
    if (birth_dates_.empty()) {
        return;
    }
    for (const FoundPeriod& period : find_periods(text, whole(text))) {
        const bool born = period.start && !period.is_range && period.start->day > 0 &&
                          std::find(birth_dates_.begin(), birth_dates_.end(), *period.start) != birth_dates_.end();
        if (born) {
            found.push_back({period.start_where.empty() ? period.where : period.start_where, "birth",
                             "basics.birth_date", std::string(left_out)});
        }
    }
}

std::vector<Trace> Traces::find(std::string_view text) const {
    std::vector<Trace> found;
    find_names(text, found);
    find_addresses(text, found);
    find_phones_in(text, found);
    find_phrases(text, found);
    find_dates(text, found);
    // Of two that overlap the first counts, and of those that begin together the longer: a mail, not the name in it;
    // of equal ones the name.
    std::stable_sort(found.begin(), found.end(), [](const Trace& a, const Trace& b) {
        return a.where.begin != b.where.begin ? a.where.begin < b.where.begin : a.where.end > b.where.end;
    });
    std::vector<Trace> kept;
    for (Trace& trace : found) {
        if (!kept.empty() && kept.back().where.overlaps(trace.where)) {
            trace.where.begin = kept.back().where.end;  // what is left of it must not stay
        }
        if (trace.where.begin < trace.where.end) {
            kept.push_back(std::move(trace));
        }
    }
    return kept;
}

}  // namespace cvconv::blind
