#include "readers/recognize/entries/roles/header_segments.h"

#include <algorithm>
#include <utility>

#include "readers/pieces/characters.h"
#include "readers/pieces/contact/urls.h"
#include "readers/pieces/degrees/degrees.h"
#include "readers/pieces/function_words.h"
#include "readers/pieces/items.h"
#include "readers/recognize/entries/roles/masked_spans.h"
#include "readers/recognize/entries/roles/segment_joining.h"

namespace cvconv::recognizing {

namespace {

bool looks_same(const Style& a, const Style& b) {
    return a.bold == b.bold && a.italic == b.italic && std::abs(a.size - b.size) < 0.6F && a.small_caps == b.small_caps;
}

/// "**Bachelor** of Wells": is what follows in another look the field of the degree?
bool tells_field(std::string_view text, Span degree, Span part) {
    const Span behind = trim(text, part);
    constexpr std::size_t longest = 200;  // bytes
    if (behind.empty() || behind.end - degree.begin > longest || !is_lower(character_at(text, behind.begin))) {
        return false;
    }
    const std::size_t comma = std::min(behind.of(text).find_first_of(",;|("), std::size_t{behind.size()});
    const Span whole = trim(text, {degree.begin, static_cast<std::uint32_t>(behind.begin + comma)});
    const Degree split = split_degree(text, whole);
    return split.rule == "degree.connective" && split.study_type.begin == whole.begin &&
           split.study_type.end <= behind.begin && split.area.begin > behind.begin;
}

void add_segment(const Document& document, std::vector<HeaderSegment>& segments, Span span, Join join, int line,
                 const Style& style) {
    std::string_view text = document.text;
    Span outer = strip(text, trim(text, span), ",;|");
    outer = trim(text, outer);
    Span inner = outer;
    std::string_view own = inner.of(text);
    if (own.size() >= 2 && ((own.front() == '(' && own.back() == ')') || (own.front() == '[' && own.back() == ']'))) {
        inner = trim(text, {inner.begin + 1, inner.end - 1});
    } else if ((own.starts_with("（") && own.ends_with("）")) || (own.starts_with("【") && own.ends_with("】"))) {
        inner = trim(text, {inner.begin + 3, inner.end - 3});
    } else {
        inner = trim_punctuation(text, inner);
        // a final dot belongs to an abbreviation: "Acme Inc.", "M.Sc."
        if (inner.end < outer.end && text[inner.end] == '.') {
            std::string_view kept = inner.of(text);
            std::size_t last = kept.find_last_of(" .");
            std::size_t letters = last == std::string_view::npos ? kept.size() : kept.size() - last - 1;
            if (letters <= 4) {
                ++inner.end;
            }
        }
        outer = {inner.begin, std::max(inner.end, inner.end)};
    }
    if (inner.empty()) {
        return;
    }
    HeaderSegment segment;
    segment.text = inner;
    segment.outer = outer;
    segment.join = join;
    segment.line = line;
    segment.style = style;
    segment.words = words_of(text, inner);
    if (segment.words.empty()) {
        return;
    }
    std::size_t at = inner.begin;
    segment.starts_lower = is_lower(next_character(text, at));
    segments.push_back(std::move(segment));
}

/// "Title (Contract) rest": brackets at the end of a piece are a segment of their own.
void add_with_brackets(const Document& document, std::vector<HeaderSegment>& segments, Span piece, Join join, int line,
                       const Style& style) {
    std::string_view text = document.text;
    piece = trim(text, piece);
    std::string_view own = piece.of(text);
    // "社長賞（株式会社みなと）"
    if (std::size_t open = own.rfind("（"); own.ends_with("）") && open != std::string_view::npos && open > 0) {
        auto at = static_cast<std::uint32_t>(piece.begin + open);
        add_segment(document, segments, {piece.begin, at}, join, line, style);
        add_segment(document, segments, {at, piece.end}, Join::bracket, line, style);
        return;
    }
    const std::size_t open = own.rfind('(');
    std::size_t inside = open + 1;
    if (own.ends_with(").") && own.find('.') + 1 == own.size() && open != std::string_view::npos &&
        is_letter(next_character(own, inside))) {
        --piece.end;  // "MSc, Tides (Distinction)."
        own = piece.of(text);
    }
    if (own.size() > 3 && own.back() == ')') {
        int depth = 0;
        for (std::size_t i = own.size(); i-- > 1;) {
            depth += own[i] == ')' ? 1 : own[i] == '(' ? -1 : 0;
            if (depth == 0) {
                if (own[i - 1] == ' ' && i > 1) {
                    Span head{piece.begin, static_cast<std::uint32_t>(piece.begin + i)};
                    add_segment(document, segments, head, join, line, style);
                    add_segment(document, segments, {static_cast<std::uint32_t>(piece.begin + i), piece.end},
                                Join::bracket, line, style);
                    return;
                }
                break;
            }
        }
    }
    add_segment(document, segments, piece, join, line, style);
}

/// Cuts one line: its cells, in them the stretches of one look, in these the pieces between dates and links, and in
/// these what stands between separators.
class SegmentCutter {
public:
    SegmentCutter(const Document& document, const Line& line, int line_number)
        : document_(document), line_(line), line_number_(line_number), masked_(masked_spans_of(document.text, line)) {}

    std::vector<HeaderSegment> cut() {
        for (Span cell : line_.cells) {
            cut_cell(cell);
        }
        return std::move(segments_);
    }

private:
    /// The text of one look, and how it joins what stands before it.
    struct Stretch {
        Span where;
        Style style;
        Join join = Join::style;
    };

    void cut_cell(Span cell) {
        std::vector<Stretch> stretches = stretches_of(cell);
        stretches.front().join = cell.begin == line_.cells.front().begin ? Join::start_of_line : Join::cell;
        for (std::size_t i = 0; i < stretches.size(); ++i) {
            // "MSc (Boats) at **Harbour College**": the at-word ends the first look
            const Span whole = trim(text(), stretches[i].where);
            const std::size_t blank = whole.of(text()).rfind(' ');
            if (i + 1 < stretches.size() && blank != std::string_view::npos &&
                is_at_word(fold(whole.of(text()).substr(blank + 1)))) {
                stretches[i].where.end = static_cast<std::uint32_t>(whole.begin + blank);
                stretches[i + 1].join = Join::at_word;
            }
            cut_stretch(stretches[i]);
        }
    }

    /// Runs of one style within the cell, at least one.
    [[nodiscard]] std::vector<Stretch> stretches_of(Span cell) const {
        std::vector<Stretch> stretches;
        for (const Run& run : line_.runs) {
            const Span part{std::max(run.text.begin, cell.begin), std::min(run.text.end, cell.end)};
            if (part.empty()) {
                continue;
            }
            const bool blank = words_of(text(), part).empty();
            auto next = std::lower_bound(line_.words.begin(), line_.words.end(), part.begin,
                                         [](const Word& word, std::uint32_t at) { return word.where.begin < at; });
            const bool within_word = next != line_.words.begin() && part.begin < std::prev(next)->where.end;
            if (!stretches.empty() && (blank || within_word || looks_same(stretches.back().style, run.style) ||
                                       tells_field(text(), stretches.back().where, part))) {
                stretches.back().where.end = part.end;
            } else {
                stretches.push_back({part, run.style});
            }
        }
        if (stretches.empty()) {
            stretches.push_back({cell, line_.style});
        }
        return stretches;
    }

    void cut_stretch(const Stretch& stretch) {
        Join join = stretch.join;
        for (Span piece : pieces_between(stretch.where)) {
            cut_piece(piece, join, stretch.style);
            join = Join::dash;
        }
    }

    /// What the masked spans leave of the stretch. Stretches come in order.
    [[nodiscard]] Spans pieces_between(Span stretch) {
        while (next_masked_ < masked_.size() && masked_[next_masked_].end <= stretch.begin) {
            ++next_masked_;
        }
        Spans pieces{stretch};
        for (std::size_t i = next_masked_; i < masked_.size() && masked_[i].begin < stretch.end; ++i) {
            pieces = cut_out(pieces, masked_[i]);
        }
        return pieces;
    }

    void cut_piece(Span piece, Join join, const Style& style) {
        // "**Engineer** at Acme"
        const Span bare = trim(text(), piece);
        const std::size_t blank = bare.of(text()).find(' ');
        if (join == Join::style && blank != std::string_view::npos &&
            is_at_word(fold(bare.of(text()).substr(0, blank)))) {
            piece = {static_cast<std::uint32_t>(bare.begin + blank + 1), piece.end};
            join = Join::at_word;
        }
        const Stops stops = line_.sentence ? Stops::none : Stops::behind_long_words;
        std::vector<Separator> cuts = separators_in(text(), piece, stops);
        std::uint32_t begin = piece.begin;
        for (const Separator& cut : cuts) {
            const std::size_t before = segments_.size();
            add_with_brackets(document_, segments_, {begin, cut.begin}, join, line_number_, style);
            const bool added = segments_.size() > before;
            // a change of style right at a separator is that separator
            if (added || join == Join::style || join == Join::dash) {
                join = cut.join == Join::comma && !added && join == Join::style ? Join::style : cut.join;
            }
            begin = cut.end;
        }
        add_with_brackets(document_, segments_, {begin, piece.end}, join, line_number_, style);
    }

    [[nodiscard]] std::string_view text() const { return document_.text; }

    const Document& document_;
    const Line& line_;
    int line_number_;
    std::vector<Span> masked_;
    std::size_t next_masked_ = 0;
    std::vector<HeaderSegment> segments_;
};

}  // namespace

std::vector<HeaderSegment> segments_of(const Document& document, const Line& line, int line_number) {
    std::vector<HeaderSegment> segments = SegmentCutter(document, line, line_number).cut();
    join_at_words(document, segments);
    if (!line.sentence) {
        join_lists(document, segments);
        join_campuses(document, segments);
    }
    for (std::size_t i = 0; i < segments.size(); ++i) {
        segments[i].index = static_cast<int>(i);
        if (i == 0) {
            segments[i].join = Join::start_of_line;
        }
    }
    return segments;
}

std::vector<HeaderSegments> segments_of_headers(Reading& reading, const std::vector<Entry>& entries) {
    std::vector<HeaderSegments> headers;
    headers.reserve(entries.size());
    for (const Entry& entry : entries) {
        headers.push_back(segments_of(reading.document, entry));
        for (Span label : headers.back().labels) {
            reading.label(label);
        }
    }
    return headers;
}

HeaderSegments segments_of(const Document& document, const Entry& entry) {
    HeaderSegments header;
    for (std::size_t i = 0; i < entry.header && i < entry.lines.size(); ++i) {
        const Line& line = entry.lines[i];
        auto segments = segments_of(document, line, static_cast<int>(i));
        for (std::size_t k = 1; k < segments.size(); ++k) {
            if (segments[k].join == Join::at_word) {
                header.labels.push_back(trim(document.text, {segments[k - 1].outer.end, segments[k].outer.begin}));
            }
        }
        header.segments.insert(header.segments.end(), segments.begin(), segments.end());
        for (const FoundPeriod& p : line.periods) {
            if (p.certainty >= 0.5F) {
                header.periods.push_back(p);
            }
        }
        for (const auto& url : find_urls(document.text, line.text)) {
            header.urls.push_back(url.where);
        }
        auto labels = labels_of_periods(document.text, line);
        header.labels.insert(header.labels.end(), labels.begin(), labels.end());
    }
    return header;
}

}  // namespace cvconv::recognizing
