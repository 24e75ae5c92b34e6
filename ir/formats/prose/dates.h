#pragma once
// Dates as a language writes them: "Sept. 2020 – heute".

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "ir/cv.h"

namespace cvconv::prose {

/// "March 2021" as precise as it is known, with the month's short name: "Mar 2021", "märz 2021",
/// "2021年3月". `language` is BCP 47; one that ICU does not know is English. Dates that do not exist are
/// as ISO 8601 writes them.
[[nodiscard]] std::string date_text(const PartialDate& date, std::string_view language);

/// "Sep 2017 – Aug 2020", "Sep 2020 – present"; one date where both ends are the same, or for an end
/// alone. `open` tells what a missing end means: still going on.
[[nodiscard]] std::string period_text(const Date& start, const Date& end, bool open, std::string_view language);

/// The word for an end that has not come: "present".
[[nodiscard]] std::string present_word(std::string_view language);

/// Dates of one document, written and read back: what text() writes, date() gives back, and nothing else but ISO 8601.
class Dates {
public:
    /// `iso`: as ISO 8601 has them, whatever the language.
    Dates(std::string_view language, bool iso);
    Dates(const Dates&) = delete;
    Dates& operator=(const Dates&) = delete;
    ~Dates();

    [[nodiscard]] std::string text(const PartialDate& date) const;
    [[nodiscard]] std::optional<PartialDate> date(std::string_view text) const;
    [[nodiscard]] const std::string& present() const { return present_; }

private:
    struct Formats;
    std::unique_ptr<Formats> formats_;  ///< null: ISO 8601
    std::string present_;
};

}  // namespace cvconv::prose
