#pragma once
// One degree, cut into its name and its field: "M.Sc. Physics", "Laurea magistrale in Fisica". Internal to degrees.cc.

#include <string>
#include <string_view>
#include <vector>

#include "ir/lexicon.h"
#include "readers/pieces/degrees/degrees.h"

namespace cvconv::degrees {

/// "in", "w zakresie": between a degree and its field.
[[nodiscard]] bool is_connective(std::string_view folded);
/// "Bachillerato de Ciencias", "Corso superiore di cucina": they part the field, too, but for names of exams and papers
/// that go on in small letters ("Diplôme de cadre de santé").
[[nodiscard]] bool is_genitive(std::string_view folded);
/// "B.Sc.", "PhD", "Dipl.-Ing.": a word with several capitals, or a short one with a dot.
[[nodiscard]] bool is_abbreviation(std::string_view written);
/// A blank, or one of these.
[[nodiscard]] bool is_blank_or(char c, std::string_view marks);

class DegreeSplitter {
public:
    DegreeSplitter(std::string_view text, Span span)
        : text_(text), span_(trim_quotes(span)), hits_(find(Idea::degrees, text, span_)) {}
    Degree split();

private:
    [[nodiscard]] Span trim_quotes(Span span) const;
    /// The best of the hits: a degree rather than a school, then the first; of those that begin together the longest.
    [[nodiscard]] const LexiconHit* main_hit() const;
    /// "obor Strojírenství", "спеціальність «Агрономія»": a label says which part is the field.
    void labelled_area();
    /// A label behind the field names another one: "B.S. in Physics, Minor in Music".
    void drop_late_label();
    /// The end of a degree's name: with its dot and its closing bracket ("BA (Hons"), without "in" and "of",
    /// which some lists have ("Diploma in").
    [[nodiscard]] std::size_t end_of(Span hit) const;
    /// "Ausbildung zum": what follows is the field.
    [[nodiscard]] bool ends_openly(Span hit) const;
    std::size_t begin_of_last_word(Span hit) const { return hit.begin + hit.of(text_).rfind(' '); }
    [[nodiscard]] const LexiconHit* hit_at(std::size_t begin) const;
    /// Takes in what belongs to the degree behind its name: "(Hons)", " (B.Eng.)", " - BE", "magistrale".
    void extend(const LexiconHit& main);
    /// "d'État d'infirmier": one word behind an apostrophe is one with it.
    [[nodiscard]] std::size_t with_elision(const std::vector<Word>& words) const;
    /// "Hons", "FH", "B.Eng.", "Technology" before a comma with the field behind it.
    [[nodiscard]] bool is_qualifier(Span inside, std::size_t behind) const;
    /// What else belongs to a degree's name: "Master 2", "Certificate III", "Cand.it.", "修士課程", "magna cum laude".
    [[nodiscard]] std::size_t skip_addition(std::size_t at) const;
    /// The end of the connective that begins at `at`, with blanks behind; `at` if there is none.
    [[nodiscard]] std::size_t connective(std::size_t at) const;
    Degree assemble(const LexiconHit& main);
    /// The field behind the degree's name, and how it was joined.
    Span area_behind(Span behind, const LexiconHit& main, std::string& rule);
    /// "Bachillerato de Ciencias"
    [[nodiscard]] bool has_genitive(Span name) const;
    [[nodiscard]] Span strip_full_width(Span span) const;
    /// "Computer Science, B.Sc.", "Informatik (M.Sc.)", "컴퓨터공학과 학사": is what stands before the degree its
    /// field?
    [[nodiscard]] bool is_field(Span before, const LexiconHit& main) const;
    [[nodiscard]] Span clean_area(Span area) const;
    /// "Studia" of "studia podyplomowe", which no label parts from its degree.
    [[nodiscard]] bool begins_degree(Span label) const;
    /// Without labels ("titul Ing.") and without punctuation but the dot of an abbreviation.
    [[nodiscard]] Span clean_study(Span study) const;
    std::string_view text_;
    Span span_;
    std::vector<LexiconHit> hits_;
    std::size_t begin_ = 0;  // of the degree's name
    std::size_t end_ = 0;
    Span area_label_;  // the field that a label names
    Span before_label_;
    std::size_t label_begin_ = static_cast<std::size_t>(-1);
};

}  // namespace cvconv::degrees
