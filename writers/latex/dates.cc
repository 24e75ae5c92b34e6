#include "writers/latex/dates.h"

#include <memory>

#include <fmt/format.h>
#include <unicode/dtptngen.h>
#include <unicode/gregocal.h>
#include <unicode/smpdtfmt.h>

#include "writers/latex/language.h"

namespace cvconv::latex {

namespace {

std::string present(std::string_view language) {
    std::string word = word_for(Idea::present, "present", language);
    return word == "Present" ? "present" : word;  // the list's first English spelling has a capital
}

icu::Locale locale_of(std::string_view language) {
    UErrorCode status = U_ZERO_ERROR;
    icu::Locale locale =
        icu::Locale::forLanguageTag({language.data(), static_cast<std::int32_t>(language.size())}, status);
    return U_FAILURE(status) ? icu::Locale::getEnglish() : locale;
}

}  // namespace

std::string date_text(const PartialDate& date, std::string_view language) {
    if (!is_valid(date)) {
        return to_iso(date);
    }
    icu::Locale locale = locale_of(language);
    UErrorCode status = U_ZERO_ERROR;
    std::unique_ptr<icu::DateTimePatternGenerator> patterns(
        icu::DateTimePatternGenerator::createInstance(locale, status));
    if (U_FAILURE(status)) {
        return to_iso(date);
    }
    const char* skeleton = date.month == 0 ? "y" : date.day == 0 ? "yMMM" : "yMMMd";
    icu::UnicodeString pattern = patterns->getBestPattern(icu::UnicodeString(skeleton), status);
    icu::SimpleDateFormat format(pattern, locale, status);
    auto calendar = std::make_unique<icu::GregorianCalendar>(*icu::TimeZone::getGMT(), locale, status);
    if (U_FAILURE(status)) {
        return to_iso(date);
    }
    calendar->setGregorianChange(-1e18, status);  // Gregorian always
    calendar->clear();
    calendar->set(date.year, date.month == 0 ? 0 : date.month - 1, date.day == 0 ? 1 : date.day, 12, 0);
    format.setTimeZone(*icu::TimeZone::getGMT());
    icu::UnicodeString text;
    format.format(calendar->getTime(status), text);
    std::string utf8;
    text.toUTF8String(utf8);
    return U_FAILURE(status) ? to_iso(date) : utf8;
}

std::string period_text(const Date& start, const Date& end, bool open, std::string_view language) {
    std::string from = start ? date_text(start->value, language) : "";
    std::string to = end ? date_text(end->value, language) : open ? present(language) : "";
    if (from.empty() || to.empty() || from == to) {
        return from.empty() ? to : from;
    }
    return fmt::format("{} – {}", from, to);
}

}  // namespace cvconv::latex
