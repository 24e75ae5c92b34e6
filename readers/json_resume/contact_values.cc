#include "readers/json_resume/contact_values.h"

#include <algorithm>

#include "ir/formats/json_resume/formats.h"
#include "ir/formats/json_resume/url.h"
#include "ir/unicode.h"
#include "readers/json_resume/words.h"
#include "readers/pieces/contact/emails.h"
#include "readers/pieces/contact/phones.h"
#include "readers/pieces/contact/urls.h"

namespace cvconv::json_resume {

namespace {

/// "Email:", "Tel. (mobile):" before the value, and nothing behind it but marks.
bool only_labels(std::string_view text, Span value) {
    const std::string_view before = trim(text.substr(0, value.begin));
    const std::string_view behind = trim_punctuation(trim(text.substr(value.end)));
    constexpr std::size_t longest_label = 30;
    const bool label =
        before.empty() || ((before.back() == ':' || before.back() == '<') && before.size() <= longest_label);
    return label && (behind.empty() || behind == ">");
}

constexpr std::size_t longest = 2000;

}  // namespace

std::optional<BareValue> bare_email(std::string_view text) {
    if (text.size() > longest || is_email(text)) {
        return std::nullopt;
    }
    const auto emails = find_emails(text, all_of(text));
    if (emails.empty() || !is_email(emails.front().address)) {
        return std::nullopt;
    }
    return BareValue{emails.front().address, emails.size() == 1 && only_labels(text, emails.front().where)};
}

std::optional<BareValue> bare_phone(std::string_view text) {
    const bool labelled = text.size() <= longest && text.find(':') != std::string_view::npos;
    const auto phones = labelled ? find_phones(text, all_of(text)) : std::vector<FoundPhone>();
    if (phones.size() != 1 || !only_labels(text, phones.front().where)) {
        return std::nullopt;
    }
    return BareValue{std::string(trim(phones.front().where.of(text))), true};
}

std::optional<BareValue> bare_url(std::string_view text) {
    const std::string_view bare = trim(text);
    // "github: https://…" has the form of one, but for the blank
    if (text.size() > longest || (bare.find(' ') == std::string_view::npos && to_url(bare))) {
        return std::nullopt;
    }
    if (bare.starts_with("10.") && bare.find('/') != std::string_view::npos &&
        bare.find(' ') == std::string_view::npos) {
        return BareValue{"https://doi.org/" + std::string(bare), true};
    }
    // Markdown: [words](address)
    const std::size_t middle = bare.find("](");
    if (bare.starts_with('[') && middle != std::string_view::npos && bare.ends_with(')')) {
        const std::string_view address = bare.substr(middle + 2, bare.size() - middle - 3);
        if (to_url(address)) {
            return BareValue{std::string(address), address.find(bare.substr(1, middle - 1)) != std::string_view::npos};
        }
    }
    const auto urls = find_urls(text, all_of(text));
    if (urls.empty()) {
        return std::nullopt;
    }
    return BareValue{urls.front().url, urls.size() == 1 && only_labels(text, urls.front().where)};
}

}  // namespace cvconv::json_resume
