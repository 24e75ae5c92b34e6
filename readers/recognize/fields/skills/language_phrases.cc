#include "readers/recognize/fields/skills/language_phrases.h"

#include <algorithm>

#include "ir/unicode.h"
#include "readers/pieces/function_words.h"
#include "readers/pieces/items.h"
#include "readers/pieces/language_names.h"

namespace cvconv::recognizing {

namespace {

/// "Mother tongue (A": the bracket that was opened inside closes behind.
Span with_bracket(std::string_view text, Span span, Span within) {
    std::string_view own = span.of(text);
    bool open = std::count(own.begin(), own.end(), '(') > std::count(own.begin(), own.end(), ')');
    span.end += open && span.end < within.end && text[span.end] == ')' ? 1U : 0U;
    return span;
}

/// "（日常会話）" → 日常会話
Span without_wide_brackets(std::string_view text, Span span) {
    constexpr std::uint32_t size = 3;  // bytes
    bool both = span.of(text).starts_with("（") && span.of(text).ends_with("）");
    return both ? trim(text, {span.begin + size, span.end - size}) : span;
}

}  // namespace

std::vector<Span> bracketed_languages(std::string_view text, Span line, std::size_t known) {
    std::vector<Span> items = items_of(text, line);
    bool all = std::all_of(items.begin(), items.end(), [&](Span item) {
        Bracketed b = split_brackets(text, item);
        return !b.inside.empty() && words_of(text, b.head).size() <= 3 && find_language_names(text, b.head).size() <= 1;
    });
    return all && items.size() >= 2 && known * 2 >= items.size() ? items : std::vector<Span>{};
}

Span rest_of(std::string_view text, Span item, Span name) {
    Span after = strip(text, trim_punctuation(text, {name.end, item.end}), "()[]:;,|");
    if (Span inside = without_wide_brackets(text, trim(text, {name.end, item.end})); inside.end < item.end) {
        return inside;
    }
    if (!after.empty()) {
        return with_bracket(text, trim_punctuation(text, after),
                            {item.begin, std::min(item.end + 1, static_cast<std::uint32_t>(text.size()))});
    }
    return trim_punctuation(text, strip(text, trim_punctuation(text, {item.begin, name.begin}), "()[]:;,|"));
}

Span without_joiner(std::string_view text, Span item, bool last) {
    const std::size_t blank = item.of(text).rfind(' ');
    if (last || blank == std::string_view::npos) {
        return item;
    }
    return joins_names(item.of(text).substr(blank + 1))
               ? Span{item.begin, static_cast<std::uint32_t>(item.begin + blank)}
               : item;
}

}  // namespace cvconv::recognizing
