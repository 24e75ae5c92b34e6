#include "tests/fuzz/parts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <vector>

#include "ir/unicode.h"
#include "readers/pieces/contact/emails.h"
#include "readers/pieces/contact/phones.h"
#include "readers/pieces/dates/dates.h"
#include "readers/pieces/names/person_name.h"
#include "readers/text/columns/columns.h"
#include "readers/text/encoding/decode.h"
#include "readers/text/lines.h"
#ifdef CVCONV_HAS_PDF
#include "readers/pdf/file/pdf_file.h"
#include "readers/pdf/layout/columns/columns.h"
#include "readers/pdf/words/words.h"
#endif

namespace cvconv::fuzz {
namespace {

constexpr std::array texts = {"dates", "phones", "emails", "names", "text-columns"};

bool is_boundary(std::string_view text, std::uint32_t at) {
    return at == text.size() || (static_cast<unsigned char>(text[at]) & 0xC0U) != 0x80U;
}

/// Spans of what was found: inside the text, no character cut, in order, none overlapping.
std::string wrong_spans(std::string_view text, const std::vector<Span>& spans) {
    std::uint32_t end = 0;
    for (Span span : spans) {
        if (span.empty() || span.end > text.size() || !is_boundary(text, span.begin) || !is_boundary(text, span.end)) {
            return "a span that is no piece of the text";
        }
        if (span.begin < end) {
            return "spans that overlap";
        }
        end = span.end;
    }
    return {};
}

Span whole(std::string_view text) {
    return {0, static_cast<std::uint32_t>(text.size())};
}

std::string wrong_dates(std::string_view text) {
    std::vector<Span> spans;
    for (const FoundPeriod& period : find_periods(text, whole(text), learn_date_order(text))) {
        spans.push_back(period.where);
        for (const auto& date : {period.start, period.end}) {
            if (date && (!is_valid(*date) || from_iso(to_iso(*date)) != date)) {
                return "a date that does not exist: " + to_iso(*date);
            }
        }
    }
    return wrong_spans(text, spans);
}

std::string wrong_phones(std::string_view text) {
    std::vector<Span> spans;
    for (const FoundPhone& phone : find_phones(text, whole(text))) {
        spans.push_back(phone.where);
        const std::string& e164 = phone.e164;
        bool good = e164.empty() || (e164.size() > 4 && e164.size() <= 16 && e164[0] == '+' &&
                                     e164.find_first_not_of("0123456789", 1) == std::string::npos);
        if (!good) {
            return "no number: " + e164;
        }
    }
    return wrong_spans(text, spans);
}

std::string wrong_emails(std::string_view text) {
    std::vector<Span> spans;
    for (const FoundEmail& email : find_emails(text, whole(text))) {
        spans.push_back(email.where);
        if (std::count(email.address.begin(), email.address.end(), '@') != 1) {
            return "no address: " + email.address;
        }
    }
    return wrong_spans(text, spans);
}

/// Each line as a name.
std::string wrong_names(std::string_view text) {
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const Span line{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
        const float score = name_score(text, line);
        if (!(score >= 0 && score <= 1)) {
            return "a score of " + std::to_string(score);
        }
        const PersonName name = parse_person_name(text, line);
        if (!name.where.empty() && (!line.contains(name.where) || !wrong_spans(text, {name.where}).empty())) {
            return "a name outside its line";
        }
        if (!is_valid_utf8(name.name + name.given + name.family + name.honorific)) {
            return "half a character";
        }
        begin = end + 1;
    }
    return {};
}

/// How often each word stands in the lines.
std::map<std::string, int> words_in(const std::vector<text::Line>& lines) {
    std::map<std::string, int> counts;
    for (const text::Line& line : lines) {
        for (const Word& word : words_of(line.text())) {
            ++counts[word.folded];
        }
    }
    return counts;
}

std::string wrong_text_columns(std::string_view text) {
    std::vector<text::Line> lines = text::cut_lines(text);
    const auto before = words_in(lines);
    text::split_columns(lines);
    return words_in(lines) == before ? "" : "words lost or doubled between columns";
}

#ifdef CVCONV_HAS_PDF
/// Four bytes are a word: left, top, width, size. Each must come out once.
std::string wrong_columns(std::string_view bytes) {
    pdf::PageWords page;
    page.number = 1;
    page.width = 595;
    page.height = 842;
    for (std::size_t at = 0; at + 4 <= std::min<std::size_t>(bytes.size(), 40'000); at += 4) {
        auto part = [&](std::size_t i) { return static_cast<float>(static_cast<unsigned char>(bytes[at + i])); };
        pdf::PageWord word;
        word.text = "w" + std::to_string(at / 4);
        word.left = 2.3F * part(0);
        word.top = 3.3F * part(1);
        word.right = word.left + part(2) / 2 + 1;
        word.size = 4 + part(3) / 16;
        word.bottom = word.top + 1.2F * word.size;
        page.words.push_back(std::move(word));
    }
    std::size_t words = 0;
    for (const pdf::Region& region : pdf::find_columns(page, pdf::segments_of(page))) {
        for (const pdf::Row& row : region.rows) {
            for (const pdf::Segment& cell : row.cells) {
                words += cell.words.size();
            }
        }
    }
    return words == page.words.size() ? ""
                                      : std::to_string(page.words.size()) + " words became " + std::to_string(words);
}

/// The words of a PDF and what it draws, without understanding them: a hundred times as fast as all of a conversion.
std::string wrong_pdf_words(std::string_view bytes) {
    Diagnostics said;
    pdf::PdfFile file(bytes, {});
    const auto pages = pdf::extract_pages(file, {}, said);
    if (!pages) {
        const bool refused = std::any_of(said.all().begin(), said.all().end(),
                                         [](const Diagnostic& d) { return info(d.code).severity == Severity::error; });
        return refused ? "" : "neither pages nor an error";
    }
    for (const pdf::PageWords& page : *pages) {
        for (const pdf::PageWord& word : page.words) {
            if (word.text.empty() || !is_valid_utf8(word.text) || !std::isfinite(word.left + word.right) ||
                !std::isfinite(word.top + word.bottom) || !(word.size > 0)) {
                return "a word that is none, or nowhere";
            }
        }
    }
    return {};
}
#endif

}  // namespace

bool is_part(std::string_view name) {
#ifdef CVCONV_HAS_PDF
    if (name == "columns" || name == "pdf-words") {
        return true;
    }
#endif
    return std::find(texts.begin(), texts.end(), name) != texts.end();
}

std::string wrong_with_part(std::string_view name, std::string_view bytes) {
#ifdef CVCONV_HAS_PDF
    if (name == "columns") {
        return wrong_columns(bytes);
    }
    if (name == "pdf-words") {
        return wrong_pdf_words(bytes);
    }
#endif
    const std::string text = clean_text(bytes);  // they are never given anything else
    return name == "dates"    ? wrong_dates(text)
           : name == "phones" ? wrong_phones(text)
           : name == "emails" ? wrong_emails(text)
           : name == "names"  ? wrong_names(text)
                              : wrong_text_columns(text);
}

}  // namespace cvconv::fuzz
