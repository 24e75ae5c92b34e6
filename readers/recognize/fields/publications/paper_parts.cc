#include "readers/recognize/fields/publications/paper_parts.h"

#include <algorithm>

#include "readers/pieces/characters.h"
#include "readers/pieces/citations/reference_marks.h"
#include "readers/pieces/contact/urls.h"

namespace cvconv::recognizing {

void set_url(Reading& reading, Publication& p, Span line) {
    for (const FoundUrl& url : find_urls(reading.document.text, line)) {
        if (!p.url || url.is_doi) {
            p.url = Found<std::string>{url.url, {url.where}, Confidence::stated, "publications.url"};
        }
    }
    if (!p.url) {
        std::string target = reading.link_on(line);
        if (!target.empty()) {
            p.url = Found<std::string>{target, {}, Confidence::stated, "publications.url.link"};
        }
    }
}

const FoundPeriod* release_of(const Line& line, Span title) {
    const FoundPeriod* best = nullptr;
    for (const FoundPeriod& p : line.periods) {
        if (!p.where.overlaps(title) && (best == nullptr || p.certainty >= best->certainty - 0.3F)) {
            best = &p;
        }
    }
    return best;
}

bool is_issue(std::string_view text, const FoundPeriod& period) {
    std::string_view own = period.where.of(text);
    std::size_t slash = own.find('/');
    bool number = (slash == 1 || slash == 2) && own.size() == slash + 5 &&
                  own.find_first_not_of("0123456789/") == std::string_view::npos;
    if (!number || period.where.begin < 2 || text[period.where.begin - 1] != ' ') {
        return false;
    }
    char32_t before = character_before(text, period.where.begin - 1);
    return is_letter(before) && text.substr(period.where.end).starts_with(", ");
}

bool is_identifier(std::string_view text, const FoundPeriod& period) {
    const std::size_t end = period.where.end;
    auto digit = [&](std::size_t at) {
        return at < text.size() && is_ascii_digit(static_cast<unsigned char>(text[at]));
    };
    return digit(period.where.begin) && text.substr(end).starts_with('.') && digit(end + 1) && digit(end + 2);
}

namespace {

bool is_state(std::string_view text, const LexiconHit& hit) {
    return is_publication_state(hit.where.of(text));
}

}  // namespace

bool begins_with_state(std::string_view text, Span span) {
    constexpr std::uint32_t longest = 30;
    auto hits = find(Idea::venue_words, text, {span.begin, std::min(span.end, span.begin + longest)});
    return std::any_of(hits.begin(), hits.end(),
                       [&](const LexiconHit& hit) { return hit.where.begin == span.begin && is_state(text, hit); });
}

bool has_state(std::string_view text, Span span) {
    auto hits = find(Idea::venue_words, text, span);
    return std::any_of(hits.begin(), hits.end(), [&](const LexiconHit& hit) { return is_state(text, hit); });
}

std::vector<Span> without_urls(const Document& document, Span span) {
    std::vector<Span> pieces{span};
    for (const FoundUrl& url : find_urls(document.text, span)) {
        Span last = pieces.back();
        pieces.pop_back();
        if (url.where.begin > last.begin) {
            pieces.push_back({last.begin, url.where.begin});
        }
        if (url.where.end < last.end) {
            pieces.push_back({url.where.end, last.end});
        }
        if (pieces.empty()) {
            break;
        }
    }
    return pieces;
}

}  // namespace cvconv::recognizing
