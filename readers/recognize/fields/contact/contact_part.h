#pragma once
// The part of a CV that says who it is, while it is read: what is left of its lines, and what was found in them.

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "ir/cv.h"
#include "readers/pieces/contact/profiles.h"
#include "readers/recognize/fields/reading.h"
#include "readers/recognize/records/labelled_entry.h"

namespace cvconv::recognizing {

/// A line, and what of it has not been understood yet: the rest may be name, headline or address.
struct Remains {
    const Line* line = nullptr;
    Spans pieces;

    void cut(Span understood) { pieces = cut_out(pieces, understood); }
};

struct ContactPart {
    Reading& reading;
    const std::vector<Section>& sections;  ///< all of the document
    LabelledEntry labelled{};              ///< all lines of the contact part, and their spans
    std::vector<Remains> remains{};        ///< lines with nothing left are not among them
    Spans address{};                       ///< pieces of the postal address
    Location stated_location{};            ///< parts of it that the file names: microdata, front matter
    Spans stated{};                        ///< where values stand that the file states apart from its text
    std::set<std::string> seen_urls{};
    Span given_name{}, family_name{};  ///< where labels say them one by one

    static constexpr std::size_t no_line = static_cast<std::size_t>(-1);

    [[nodiscard]] const Document& document() const { return reading.document; }
    [[nodiscard]] std::string_view text() const { return reading.document.text; }
    [[nodiscard]] Basics& basics() const { return reading.cv.basics; }

    /// A value took `used` from the line with that index of `remains`.
    void take(std::size_t index, Span used);
    /// The same, wherever it stands.
    void take(Span used);
    /// "Cat lover.": a full stop behind a word, and not behind an initial or a title.
    [[nodiscard]] bool ends_as_prose(const Line& line) const;
};

/// "Vita", "Fjord cv", "About me": of the page, and nothing that one is.
[[nodiscard]] bool is_title_of_document(std::string_view title);

// add_values.cc: what is found goes to basics; what is found again only adds its place, or is named a label.
void add_email(ContactPart& part, const std::string& address, Spans where, const char* rule);
void add_phone(ContactPart& part, Span where);
void add_url(ContactPart& part, const std::string& url, Spans where, const char* rule);
void add_profile(ContactPart& part, const FoundProfile& profile, Spans where);

// The steps, in the order in which contact.cc takes them.

void read_properties(ContactPart& part);  // properties.cc
/// What they state is not looked for among the lines again.
void take_stated(ContactPart& part);
// personal_data.cc
/// "Birth date: …": true if the line was used up.
bool read_label(ContactPart& part, const Line& line);
/// "姓名 | 贺兰清 | 性别 | 男 | 照片": the cells of a form, label and value in turn. None where they are not.
std::vector<Span> labelled_cells(const ContactPart& part, const Line& line);
/// "Né le 4 mai 1988", "Permis B": a label without a colon, in a piece of a line.
bool read_leading_label(ContactPart& part, const Line& line, Span piece);
/// "First name: Ada" and "Surname: Example": both are the name.
void join_labelled_names(ContactPart& part);
void choose_name(ContactPart& part);  // choose_name.cc
/// "Curriculum Vitae", also beside the name: no word about the person.
void name_what_is_title_of_document(ContactPart& part);
void choose_headline(ContactPart& part);  // choose_headline.cc
void choose_address(ContactPart& part);   // choose_address.cc
/// Prose among the contact lines is the summary of a CV that has no heading for it.
void keep_prose(ContactPart& part);  // summary.cc

}  // namespace cvconv::recognizing
