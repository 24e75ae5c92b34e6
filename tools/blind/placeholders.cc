#include "tools/blind/placeholders.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include <nettle/hmac.h>
#include <unicode/measfmt.h>
#include <unicode/measunit.h>
#include <unicode/measure.h>

#include <fmt/format.h>

#include "ir/lexicon.h"
#include "ir/unicode.h"

namespace cvconv::blind {
namespace {

/// "pt-BR" → "pt": the lexicon's folders are of languages.
std::string_view primary(std::string_view language) {
    return language.substr(0, language.find('-'));
}

std::string letters_of(std::size_t number) {
    std::string letters;
    for (++number; number > 0; number = (number - 1) / 26) {
        letters.insert(letters.begin(), static_cast<char>('A' + (number - 1) % 26));
    }
    return letters;
}

using Digest = std::array<std::uint8_t, SHA256_DIGEST_SIZE>;

Digest digest_of(std::string_view text, std::string_view key) {
    hmac_sha256_ctx context;
    hmac_sha256_set_key(&context, key.size(), reinterpret_cast<const std::uint8_t*>(key.data()));
    hmac_sha256_update(&context, text.size(), reinterpret_cast<const std::uint8_t*>(text.data()));
    Digest digest{};
    hmac_sha256_digest(&context, digest.size(), digest.data());
    return digest;
}

}  // namespace

std::string blind_word(std::string_view key, std::string_view language) {
    for (std::string_view one : {primary(language), std::string_view("en")}) {
        if (const auto words = spellings(Idea::blind_words, key, one); !words.empty()) {
            return std::string(words.front());
        }
    }
    return std::string(key);
}

std::string candidate_code(std::string_view person, std::string_view key, std::string_view language) {
    const Digest digest = digest_of(person, key);
    return fmt::format("{} {:02X}{:02X}{:02X}", blind_word("candidate", language), digest[0], digest[1], digest[2]);
}

std::string keyed_hash(std::string_view text, std::string_view key) {
    constexpr std::size_t bytes = 8;
    const Digest digest = digest_of(text, key);
    return fmt::format("{:02x}", fmt::join(digest.begin(), digest.begin() + bytes, ""));
}

Labels::Labels(std::string_view word, std::string_view language) : word_(blind_word(word, language)) {}

const std::string& Labels::of(std::string_view name) {
    auto [label, is_new] = labels_.try_emplace(phrase_key(name));
    if (is_new) {
        label->second = fmt::format("{} {}", word_, letters_of(labels_.size() - 1));
    }
    return label->second;
}

std::string duration(const PartialDate& from, const PartialDate& to, std::string_view language) {
    const bool with_months = from.month > 0 && to.month > 0;
    const int months =
        with_months ? (to.year - from.year) * 12 + to.month - from.month + 1 : (to.year - from.year) * 12;
    if (months < 0 || from.year == 0 || to.year == 0) {
        return {};
    }
    const int years = months / 12;
    std::vector<icu::Measure> measures;
    UErrorCode failed = U_ZERO_ERROR;
    if (years > 0 || !with_months) {
        measures.emplace_back(std::max(years, 1), icu::MeasureUnit::createYear(failed), failed);
    }
    if (months % 12 > 0) {
        measures.emplace_back(months % 12, icu::MeasureUnit::createMonth(failed), failed);
    }
    const icu::Locale locale(std::string(primary(language)).c_str());
    const icu::MeasureFormat format(locale, UMEASFMT_WIDTH_WIDE, failed);
    icu::UnicodeString text;
    icu::FieldPosition ignored(icu::FieldPosition::DONT_CARE);
    format.formatMeasures(measures.data(), static_cast<int>(measures.size()), text, ignored, failed);
    std::string result;
    return U_FAILURE(failed) != 0 ? result : text.toUTF8String(result);
}

}  // namespace cvconv::blind
