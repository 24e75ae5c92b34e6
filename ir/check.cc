#include "ir/check.h"

#include <algorithm>
#include <array>
#include <concepts>
#include <map>

#include <fmt/format.h>
#include <unicode/uloc.h>

#include "ir/unicode.h"
#include "ir/walk.h"

namespace cvconv {

namespace {

bool is_in(const char* const* list, std::string_view code) {
    for (; *list != nullptr; ++list) {
        if (code == *list) {
            return true;
        }
    }
    return false;
}

bool is_cefr_level(std::string_view text) {
    static constexpr std::array<std::string_view, 6> levels = {"A1", "A2", "B1", "B2", "C1", "C2"};
    return std::find(levels.begin(), levels.end(), text) != levels.end();
}

bool is_e164(std::string_view text) {
    return text.starts_with('+') && text.size() >= 8 && text.size() <= 16 &&
           std::all_of(text.begin() + 1, text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// True if `end` lies before `start` whatever day or month was not written: 2020 is not before 2020-05.
bool is_before(const PartialDate& end, const PartialDate& start) {
    if (end.year != start.year) {
        return end.year < start.year;
    }
    if (end.month == 0 || start.month == 0 || end.month != start.month) {
        return end.month != 0 && start.month != 0 && end.month < start.month;
    }
    return end.day != 0 && start.day != 0 && end.day < start.day;
}

bool is_boundary(std::string_view text, std::uint32_t at) {
    return at == text.size() || (static_cast<unsigned char>(text[at]) & 0xC0U) != 0x80U;
}

class Checker {
public:
    Checker(Diagnostics& diagnostics, const Document* document) : diagnostics_(diagnostics), document_(document) {}

    template <class R>
    void record(const R& values, const std::string& at) {
        R::fields(values, [&](std::string_view name, const auto& field) {
            field_at(field, (at.empty() ? "" : at + '.') + name_in_json(name));
        });
        if constexpr (requires {
                          values.start_date;
                          values.end_date;
                          values.current;
                      }) {
            period(values.start_date, values.end_date, values.current, at);
        }
        if constexpr (std::same_as<R, Location>) {
            must(values.country_code, Code::country_code_unknown, at, "countryCode", "",
                 [](std::string_view code) { return is_in(uloc_getISOCountries(), code); });
        } else if constexpr (std::same_as<R, Language>) {
            language(values, at);
        } else if constexpr (std::same_as<R, Education>) {
            must(values.eqf_level, Code::value_malformed, at, "eqfLevel", "an EQF level is 1 to 8",
                 [](std::string_view level) { return level.size() == 1 && level >= "1" && level <= "8"; });
        } else if constexpr (std::same_as<R, Basics>) {
            must(values.phone_e164, Code::value_malformed, at, "phoneE164", "+ and 7 to 15 digits", is_e164);
        }
    }

    void groups(const std::vector<Work>& work) {
        std::map<int, const std::string*> employers;
        for (std::size_t i = 0; i < work.size(); ++i) {
            if (work[i].group == 0) {
                continue;
            }
            const std::string& employer = value_or_empty(work[i].name);
            const auto [known, is_new] = employers.try_emplace(work[i].group, &employer);
            if (!is_new && *known->second != employer) {
                add(Code::value_malformed, fmt::format("work[{}].group", i),
                    fmt::format("\"{}\" and \"{}\" are in one group", *known->second, employer));
            }
        }
    }

private:
    void add(Code code, std::string at, std::string detail) {
        Place place;
        place.pointer = std::move(at);
        diagnostics_.add(code, std::move(place), std::move(detail));
    }

    template <class Holds>
    void must(const Text& text, Code code, const std::string& at, std::string_view name, std::string_view expected,
              Holds holds) {
        if (text && !holds(std::string_view(text->value))) {
            std::string separator = expected.empty() ? "" : ": ";
            add(code, fmt::format("{}.{}", at, name), text->value + separator + std::string(expected));
        }
    }

    void language(const Language& values, const std::string& at) {
        must(values.code, Code::value_malformed, at, "code", "not an ISO 639 code",
             [](std::string_view code) { return is_in(uloc_getISOLanguages(), code); });
        for (const auto& [name, level] : {std::pair{"listening", &values.listening},
                                          {"reading", &values.reading},
                                          {"spokenInteraction", &values.spoken_interaction},
                                          {"spokenProduction", &values.spoken_production},
                                          {"writing", &values.writing}}) {
            must(*level, Code::value_malformed, at, name, "a CEFR level is A1 to C2", is_cefr_level);
        }
    }

    void period(const Date& start, const Date& end, const Flag& current, const std::string& at) {
        if (start && end && is_before(end->value, start->value)) {
            add(Code::period_reversed, at + ".endDate",
                fmt::format("{} to {}", to_iso(start->value), to_iso(end->value)));
        }
        if (end && current && current->value) {
            add(Code::value_malformed, at + ".current", "current, but ended in " + to_iso(end->value));
        }
    }

    // -- by type --

    void value(const Found<std::string>& found, const std::string& at) {
        if (trim(found.value).empty()) {
            add(Code::value_malformed, at, "empty");
        } else if (!is_valid_utf8(found.value)) {
            add(Code::value_malformed, at, "not UTF-8");
        }
    }
    void value(const Found<PartialDate>& found, const std::string& at) {
        if (!is_valid(found.value)) {
            add(Code::date_impossible, at, to_iso(found.value));
        }
    }
    void value(const Found<bool>& /*found*/, const std::string& /*at*/) {}

    void places(const Spans& where, const std::string& at) {
        for (Span span : where) {
            bool inside = span.begin < span.end;
            if (inside && document_ != nullptr) {
                std::string_view text = document_->text;
                inside = span.end <= text.size() && is_boundary(text, span.begin) && is_boundary(text, span.end);
            }
            if (!inside) {
                add(Code::span_outside_text, at, fmt::format("@{}-{}", span.begin, span.end));
            }
        }
    }

    template <class T>
    void field_at(const Found<T>& found, const std::string& at) {
        value(found, at);
        places(found.where, at);
    }
    template <class T>
    void field_at(const std::optional<Found<T>>& found, const std::string& at) {
        if (found) {
            field_at(*found, at);
        }
    }
    template <class T>
    void field_at(const std::vector<T>& list, const std::string& at) {
        for (std::size_t i = 0; i < list.size(); ++i) {
            field_at(list[i], fmt::format("{}[{}]", at, i));
        }
    }
    template <Record R>
    void field_at(const R& values, const std::string& at) {
        record(values, at);
    }
    void field_at(const Extra& /*extra*/, const std::string& /*at*/) {}
    void field_at(SectionKind /*kind*/, const std::string& /*at*/) {}
    void field_at(int number, const std::string& at) {
        if (number < 0) {
            add(Code::value_malformed, at, fmt::format("{} is below 0", number));
        }
    }

    Diagnostics& diagnostics_;
    const Document* document_;
};

}  // namespace

void check(const Cv& cv, Diagnostics& diagnostics, const Document* document) {
    Checker checker(diagnostics, document);
    checker.record(cv, "");
    checker.groups(cv.work);
}

}  // namespace cvconv
