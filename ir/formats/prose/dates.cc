#include "ir/formats/prose/dates.h"

#include <array>
#include <memory>

#include <fmt/format.h>
#include <unicode/dtptngen.h>
#include <unicode/gregocal.h>
#include <unicode/smpdtfmt.h>

#include "ir/formats/prose/words.h"

namespace cvconv::prose {

namespace {

icu::Locale locale_of(std::string_view language) {
    UErrorCode status = U_ZERO_ERROR;
    icu::Locale locale =
        icu::Locale::forLanguageTag({language.data(), static_cast<std::int32_t>(language.size())}, status);
    locale.setKeywordValue("calendar", "gregorian", status);  // as the model has them: Persian has one of its own
    return U_FAILURE(status) ? icu::Locale::getEnglish() : locale;
}

/// Years of other calendars are kept as they were printed; their months have other names than ICU would write.
bool has_words(const PartialDate& date) {
    constexpr int first_gregorian = 1500;
    return is_valid(date) && date.year >= first_gregorian;
}

std::unique_ptr<icu::GregorianCalendar> calendar_of(const icu::Locale& locale) {
    UErrorCode status = U_ZERO_ERROR;
    auto calendar = std::make_unique<icu::GregorianCalendar>(*icu::TimeZone::getGMT(), locale, status);
    if (U_FAILURE(status)) {
        return nullptr;
    }
    calendar->setGregorianChange(-1e18, status);  // Gregorian always
    calendar->clear();
    return U_FAILURE(status) ? nullptr : std::move(calendar);
}

}  // namespace

/// How dates of one precision are written.
class DateFormat {
public:
    DateFormat(const icu::Locale& locale, icu::DateTimePatternGenerator& patterns, const char* skeleton)
        : locale_(locale) {
        UErrorCode status = U_ZERO_ERROR;
        icu::UnicodeString pattern = patterns.getBestPattern(icu::UnicodeString(skeleton), status);
        format_ = std::make_unique<icu::SimpleDateFormat>(pattern, locale, status);
        auto calendar = calendar_of(locale);
        if (U_FAILURE(status) || !calendar) {
            format_.reset();
            return;
        }
        format_->adoptCalendar(calendar.release());
        format_->setTimeZone(*icu::TimeZone::getGMT());
    }

    /// Empty where ICU fails.
    [[nodiscard]] std::string text(const PartialDate& date) const {
        auto calendar = calendar_of(locale_);
        if (!format_ || !calendar) {
            return {};
        }
        calendar->set(date.year, date.month == 0 ? 0 : date.month - 1, date.day == 0 ? 1 : date.day, 12, 0);
        UErrorCode status = U_ZERO_ERROR;
        icu::UnicodeString text;
        format_->format(calendar->getTime(status), text);
        std::string utf8;
        text.toUTF8String(utf8);
        return U_FAILURE(status) ? std::string() : utf8;
    }

    /// The day that ICU sees in the text; it takes much for a date, so the caller writes it again and compares.
    [[nodiscard]] std::optional<PartialDate> day(std::string_view text) const {
        auto calendar = calendar_of(locale_);
        if (!format_ || !calendar) {
            return std::nullopt;
        }
        calendar->setTimeZone(*icu::TimeZone::getGMT());
        icu::ParsePosition position(0);
        const icu::UnicodeString wide =
            icu::UnicodeString::fromUTF8({text.data(), static_cast<std::int32_t>(text.size())});
        format_->parse(wide, *calendar, position);
        UErrorCode status = U_ZERO_ERROR;
        const int year = calendar->get(UCAL_YEAR, status);
        const int month = calendar->get(UCAL_MONTH, status) + 1;
        const int day = calendar->get(UCAL_DATE, status);
        if (U_FAILURE(status) || position.getErrorIndex() >= 0 || year < 1000 || year > 2999) {
            return std::nullopt;
        }
        return PartialDate{static_cast<std::int16_t>(year), static_cast<std::uint8_t>(month),
                           static_cast<std::uint8_t>(day)};
    }

private:
    icu::Locale locale_;
    std::unique_ptr<icu::SimpleDateFormat> format_;
};

namespace {

std::size_t precision_of(const PartialDate& date) {
    return date.month == 0 ? 0 : date.day == 0 ? 1 : 2;
}

constexpr std::array<const char*, 3> skeletons = {"y", "yMMM", "yMMMd"};

std::unique_ptr<icu::DateTimePatternGenerator> patterns_of(const icu::Locale& locale) {
    UErrorCode status = U_ZERO_ERROR;
    std::unique_ptr<icu::DateTimePatternGenerator> patterns(
        icu::DateTimePatternGenerator::createInstance(locale, status));
    return U_FAILURE(status) ? nullptr : std::move(patterns);
}

}  // namespace

std::string present_word(std::string_view language) {
    std::string word = word_for(Idea::present, "present", language);
    return word == "Present" ? "present" : word;  // the list's first English spelling has a capital
}

std::string date_text(const PartialDate& date, std::string_view language) {
    if (!has_words(date)) {
        return to_iso(date);
    }
    const icu::Locale locale = locale_of(language);
    auto patterns = patterns_of(locale);
    const std::string text = patterns ? DateFormat(locale, *patterns, skeletons[precision_of(date)]).text(date) : "";
    return text.empty() ? to_iso(date) : text;
}

std::string period_text(const Date& start, const Date& end, bool open, std::string_view language) {
    std::string from = start ? date_text(start->value, language) : "";
    std::string to = end ? date_text(end->value, language) : open ? present_word(language) : "";
    if (from.empty() || to.empty() || from == to) {
        return from.empty() ? to : from;
    }
    return fmt::format("{} – {}", from, to);
}

struct Dates::Formats {
    std::array<DateFormat, 3> by_precision;
};

Dates::Dates(std::string_view language, bool iso) : present_(present_word(language)) {
    const icu::Locale locale = locale_of(language);
    if (auto patterns = iso ? nullptr : patterns_of(locale)) {
        formats_ = std::make_unique<Formats>(
            Formats{{DateFormat(locale, *patterns, skeletons[0]), DateFormat(locale, *patterns, skeletons[1]),
                     DateFormat(locale, *patterns, skeletons[2])}});
    }
}

Dates::~Dates() = default;

std::string Dates::text(const PartialDate& date) const {
    std::string text = formats_ && has_words(date) ? formats_->by_precision[precision_of(date)].text(date) : "";
    return text.empty() ? to_iso(date) : text;
}

std::optional<PartialDate> Dates::date(std::string_view text) const {
    if (auto date = from_iso(text)) {
        return date;
    }
    for (std::size_t precision = 0; formats_ && precision < skeletons.size(); ++precision) {
        const DateFormat& format = formats_->by_precision[precision];
        if (auto date = format.day(text)) {
            date->month = precision < 1 ? std::uint8_t{0} : date->month;
            date->day = precision < 2 ? std::uint8_t{0} : date->day;
            if (format.text(*date) == text) {
                return date;
            }
        }
    }
    return std::nullopt;
}

}  // namespace cvconv::prose
