#pragma once
// One reference, cut into authors, title and venue. Internal to citation_parts.cc.

#include <string_view>
#include <vector>

#include "readers/pieces/citations/citations.h"
#include "readers/pieces/citations/title_looks.h"

namespace cvconv::recognizing {

/// Parts one reference; what each way of writing it says is in the function of its name.
class CitationParser {
public:
    CitationParser(std::string_view text, Span within, const std::vector<FoundPeriod>& periods,
                   const std::vector<Span>& bold, const std::vector<Span>& italic)
        : text_(text), body_(without_number(text, within)), periods_(periods), bold_(bold), italic_(italic) {
        authors_end_ = end_of_authors(text, body_, &names_);
        int names = 0;
        if (std::uint32_t end = end_of_authors_before_look(text, body_, italic, names); end > authors_end_ + 2) {
            authors_end_ = end;
            names_ = names;
        }
    }
    Citation parse();

private:
    std::string_view text_;
    Span body_;
    const std::vector<FoundPeriod>& periods_;
    const std::vector<Span>& bold_;
    const std::vector<Span>& italic_;
    int names_ = 0;
    std::uint32_t authors_end_ = 0;
    std::uint32_t venue_from_ = 0;
    int year_ = 0;  ///< that stands before the title; 0 = none does
    Citation c_;
    /// Behind "[3] " or "12. ".
    static Span without_number(std::string_view text, Span body);
    [[nodiscard]] const FoundPeriod* first_period_after(std::uint32_t from) const;
    [[nodiscard]] std::uint32_t skip_punctuation(std::uint32_t from) const;
    /// What stands before the opening quotation mark at the end of `before`, which may be of several bytes.
    [[nodiscard]] Span without_quotation_mark(Span before) const;
    void authors_before(Span before);
    /// "Fjord I (2020). Comment on “Salt in Pumps”. Harbour Letters": where the title begins, which quotes another;
    /// where the quotation begins if it is the title.
    [[nodiscard]] std::uint32_t begin_of_comment(Span quotation) const;
    /// "Norkus P., Druska i pompy, „Zeszyty Pomp”, 2022, nr 3": to Slavs the venue is quoted, and the title before it.
    bool take_title_before_venue(Span quotation);
    void quoted_title(Span quotation);
    /// "vol." and "St." do not end a title; "what necromass can tell us." does.
    [[nodiscard]] static bool ends_sentence(std::string_view word);
    /// The first full stop or question mark that ends a sentence.
    [[nodiscard]] std::uint32_t end_of_sentence(std::uint32_t from) const;
    /// "Proceedings of Tides 2024, pages 3–7": the year is of the name, where that of the paper stands before its
    /// title.
    [[nodiscard]] bool is_of_name(const FoundPeriod& p) const;
    [[nodiscard]] bool is_said_again(const FoundPeriod& period) const;
    /// "A short history of valves, Quay Press": where the last piece begins, which is written like a name; the end if
    /// "…, ACS Catal., 2024, 14, 9021–9034": the comma before the venue, which stands before the year, the volume and
    /// the pages. The end of the body if it is told otherwise.
    [[nodiscard]] std::uint32_t comma_before_dated_venue(std::uint32_t from) const;
    /// the pieces before it are no title.
    [[nodiscard]] std::uint32_t last_comma_before_capital(Span rest) const;
    void authors_first();
    /// "Midnight Sheets: Drawings on Blue, 2022": two words and a colon are no author where they are set like a title,
    /// or where editors or a kind of book follow.
    [[nodiscard]] bool is_title_with_subtitle() const;
    /// "**Salt Models and Tides of Inner Basins.** I. Fjord, …": do the names that were found end within a title's
    /// look?
    [[nodiscard]] bool begins_in_title() const;
    /// Before ", in: Küsten", ". In: Coasts", ", dans : Côtes"; the end of it all where nothing says so.
    [[nodiscard]] std::uint32_t end_before_in(std::uint32_t from) const;
    /// "Fjord, Ida: Salz und Steuer. Eine Geschichte. Kiel: Hafenverlag 2020", "…: Schiffe zählen, in: Küsten, Kiel
    /// 2018"
    void authors_and_colon(std::uint32_t colon);
    /// The title comes first; it ends with a style, a full stop, or the first comma.
    [[nodiscard]] std::uint32_t end_of_first_title() const;
    /// "Fjord I", "I. Fjord"
    [[nodiscard]] bool has_initial(Span name) const;
    /// "I. Fjord and Ole Brekke, Harbour Pumps 2019 Forum": what only a blank parts from a year is no name. Where the
    /// names end.
    [[nodiscard]] std::uint32_t before_conference(Span names) const;
    void title_first();
    /// What is left, without dates, is the venue.
    void rest_is_venue();
    void journal_behind_question();
};

}  // namespace cvconv::recognizing
