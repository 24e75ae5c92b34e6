#include "tools/blind/blind.h"

#include <algorithm>
#include <concepts>

#include <fmt/format.h>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "tools/blind/authors.h"
#include "tools/blind/domains.h"
#include "tools/blind/doubts.h"
#include "tools/blind/durations.h"
#include "tools/blind/identity.h"
#include "tools/blind/neutral.h"
#include "tools/blind/personal_lines.h"
#include "tools/blind/placeholders.h"
#include "tools/blind/replacements.h"
#include "tools/blind/streets.h"
#include "tools/blind/tidy.h"
#include "tools/blind/walk.h"

namespace cvconv::blind {
namespace {

class Blinding {
public:
    Blinding(const Cv& cv, const Options& options, Diagnostics& said)
        : options_(options),
          said_(said),
          language_(cv.language ? cv.language->value : "en"),
          identity_(identify(cv, options.key, language_)),
          instead_(identity_.candidate, language_) {
        result_.cv = cv;
        result_.report.profile = name_of(options.profile);
    }

    Blinded run() {
        look_for_person();
        collect();
        if (hides(options_, rule_for("work.start_date"))) {
            dates_to_durations(result_.cv.work, "work", language_, result_.report.removals);
            dates_to_durations(result_.cv.volunteer, "volunteer", language_, result_.report.removals);
            dates_to_durations(result_.cv.projects, "projects", language_, result_.report.removals);
        }
        for_each_member(result_.cv, [&](const std::string& path, const std::string& member, auto& field) {
            hide(path, member, field);
        });
        remove_empty_records(result_.cv);
        if (hides(options_, rule_for("basics.honorific"))) {
            remove_personal_entries(result_.cv, result_.report.removals);
        }
        if (hides(options_, rule_for("basics.name"))) {
            Text& name = result_.cv.basics.name;
            name = Found<std::string>{result_.report.candidate, name ? name->where : Spans{}, Confidence::stated,
                                      "blind.candidate"};
        }
        add_doubts(hides(options_, rule_for("basics.location.city")) ? identity_.town : "", result_);
        return std::move(result_);
    }

private:
    [[nodiscard]] bool hidden(const std::string& path, const Rule& rule) const {
        if (hides(options_, rule)) {
            return true;
        }
        const bool present =
            std::find(options_.hide.begin(), options_.hide.end(), "present-employer") != options_.hide.end();
        return present && rule.group == "employers" && identity_.present.contains(path.substr(0, path.find('.')));
    }

    void count(const std::string& path, const Rule& rule, std::string_view value) {
        result_.report.removals.push_back(
            {path, std::string(rule.group), std::string(rule.member), 1, std::string(value)});
    }

    void look_for_person() {
        Traces& traces = result_.traces;
        traces.hides_mails = hides(options_, rule_for("basics.email"));
        traces.hides_phones = hides(options_, rule_for("basics.phone"));
        traces.hides_links = hides(options_, rule_for("basics.url"));
        if (identity_.nameless) {
            said_.add(Code::blind_no_name);
        }
        result_.report.candidate = identity_.candidate;
        if (hides(options_, rule_for("basics.name"))) {
            traces.set_own_name(identity_.name, identity_.candidate);
            if (identity_.another) {
                result_.report.doubts.push_back(
                    {"basics.name",
                     "An address or a label tells another name than the head of the CV: the name was not understood, "
                     "or there are two people. Both are hidden."});
            }
        } else {
            traces.keep_name(identity_.name);
        }
        if (const Rule& rule = rule_for("basics.location.address"); hides(options_, rule)) {
            for (const std::string& street : identity_.streets) {
                traces.add_phrase(street, rule.group, rule.member, left_out);
            }
        }
    }

    void collect() {
        for_each_member(result_.cv, [&](const std::string& path, const std::string& member, const auto& field) {
            using F = std::remove_cvref_t<decltype(field)>;
            const Rule& rule = rule_for(member);
            if (!hidden(path, rule)) {
                return;
            }
            if constexpr (std::same_as<F, Text>) {
                if (field) {
                    trace(member, rule, field->value);
                }
            } else if constexpr (std::same_as<F, Texts>) {
                for (const auto& text : field) {
                    trace(member, rule, text.value);
                }
            } else if constexpr (std::same_as<F, Date>) {
                if (field && rule.search == Search::date) {
                    result_.traces.add_birth_date(field->value);
                }
            }
        });
    }

    void trace(const std::string& member, const Rule& rule, const std::string& value) {
        Traces& traces = result_.traces;
        switch (rule.search) {
            case Search::no:
            case Search::date: break;
            case Search::name:
                if (member == "references.name" && may_be_person(value)) {
                    traces.add_person(value, std::string(left_out));
                }
                break;
            case Search::mail: add_mail(value); break;
            case Search::phone: traces.add_phone(value, rule.member); break;
            case Search::link:
                if (member.starts_with("basics.") || has_path(value)) {  // the publisher's own site tells nobody
                    traces.add_link(value, member);
                }
                break;
            case Search::phrase:
                if (rule.group == "street" && !lookup(Idea::countries, value).empty()) {
                    break;  // a country where a street should be, which other places may name
                }
                traces.add_phrase(value, rule.group, rule.member, instead_.of(rule, value));
                if (rule.group == "street") {
                    for (const std::string_view part : street_parts(value)) {
                        traces.add_phrase(part, rule.group, rule.member, left_out);
                    }
                }
                break;
        }
    }

    /// Its domain is looked for, too, unless it is one that may be named: of an employer, of a school.
    void add_mail(const std::string& mail) {
        result_.traces.add_mail(mail);
        const std::size_t at = mail.find('@');
        const std::string domain = at == std::string::npos ? std::string() : fold(mail.substr(at + 1));
        bool may_be_named = domain.find('.') == std::string::npos;
        for_each_member(result_.cv, [&](const std::string& path, const std::string& member, const auto& field) {
            if constexpr (std::same_as<std::remove_cvref_t<decltype(field)>, Text>) {
                const bool stays = field && !hidden(path, rule_for(member));
                may_be_named = may_be_named || (stays && member.ends_with("url") && names_host(field->value, domain)) ||
                               (stays && !label_of_organisation(member).empty() && names_owner(field->value, domain));
            }
        });
        if (!may_be_named) {
            result_.traces.add_domain(domain);
        }
    }

    /// Places of a text that is not passed on.
    template <class Value>
    void forget_place(Found<Value>& found) const {
        if (!options_.keep_places) {
            found.where.clear();
        }
    }

    void hide(const std::string& path, const std::string& member, Text& text) {
        if (!text) {
            return;
        }
        forget_place(*text);
        const Rule& rule = rule_for(member);
        if (member == "sections.title") {
            if (lookup(Idea::section_headings, text->value).empty()) {
                text.reset();  // its kind says what it is
            }
        } else if (!hidden(path, rule)) {
            text->value = scrubbed(path, member, text->value);
        } else {
            std::string instead = rule.search == Search::phrase && rule.hiding == Hiding::remove
                                      ? std::string()
                                      : instead_.of(rule, text->value);
            if (instead != text->value) {
                count(path, rule, text->value);
                text->value = std::move(instead);
            }
        }
        if (text && text->value.empty()) {
            text.reset();
        }
    }

    void hide(const std::string& path, const std::string& member, Texts& texts) {
        for (std::size_t i = 0; i < texts.size(); ++i) {
            Text one = std::move(texts[i]);
            hide(fmt::format("{}[{}]", path, i), member, one);
            texts[i] = one ? *std::move(one) : Found<std::string>{};
        }
        std::erase_if(texts, [](const auto& text) { return text.value.empty(); });
    }

    void hide(const std::string& path, const std::string& member, Date& date) {
        if (date) {
            forget_place(*date);
            if (const Rule& rule = rule_for(member); hidden(path, rule)) {
                count(path, rule, to_iso(date->value));
                date.reset();
            }
        }
    }

    void hide(const std::string& /*path*/, const std::string& /*member*/, Flag& flag) {
        if (flag) {
            forget_place(*flag);
        }
    }

    void hide(const std::string& path, const std::string& member, Extras& extras) {
        for (const Extra& extra : extras) {
            count(path + '.' + extra.key, rule_for(member), extra.json);
        }
        extras.clear();
    }

    template <class Other>
    requires std::integral<Other> || std::is_enum_v<Other>
    void hide(const std::string& /*path*/, const std::string& /*member*/, Other& /*number*/) {}

    /// A text that stays, without what was hidden elsewhere.
    std::string scrubbed(const std::string& path, const std::string& member, const std::string& text) {
        if (member.ends_with("url") || member.ends_with("links")) {
            if (result_.traces.tells(text)) {
                count(path, rule_for("basics.url"), text);
                return {};
            }
            return text;
        }
        const std::string rest = without_personal_lines(text, path, member, options_, result_.report.removals);
        std::string result;
        std::uint32_t done = 0;
        for (const Trace& trace : result_.traces.find(rest)) {
            const bool own = trace.rule == "basics.name";
            if (const std::string_view label = label_of_organisation(member); own && !label.empty()) {
                count(path, rule_for(trace.rule), text);
                return instead_.organisation(label, text);
            }
            const Span where = own || trace.kind == "referees" ? with_gendered_title(rest, trace.where) : trace.where;
            result.append(rest, done, std::max(where.begin, done) - done);
            result += own && member == "publications.summary" ? as_author(rest, trace.where) : trace.replacement;
            done = where.end;
            count(path, rule_for(trace.rule), trace.where.of(rest));
        }
        result.append(rest, done);
        return is_prose(member) && hides(options_, rule_for("basics.honorific")) ? neutral(path, result) : result;
    }

    [[nodiscard]] std::string as_author(std::string_view text, Span name) const {
        switch (options_.authors) {
            case Authors::code: break;
            case Authors::initials: return initials_of(name.of(text));
            case Authors::position:
                return fmt::format("{} {}", blind_word("author", language_), position_among_authors(text, name));
        }
        return result_.report.candidate;
    }

    std::string neutral(const std::string& path, const std::string& text) {
        int pronouns = 0;
        std::string result = with_neutral_pronouns(text, language_, pronouns);
        if (pronouns > 0) {
            result_.report.removals.push_back({path, "gendered-words", "pronouns", pronouns, ""});
        }
        return result;
    }

    const Options& options_;
    Diagnostics& said_;
    std::string language_;
    Identity identity_;
    Replacements instead_;
    Blinded result_;
};

}  // namespace

Blinded blind(const Cv& cv, const Options& options, Diagnostics& diagnostics) {
    return Blinding(cv, options, diagnostics).run();
}

}  // namespace cvconv::blind
