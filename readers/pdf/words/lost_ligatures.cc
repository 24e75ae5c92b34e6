#include "readers/pdf/words/lost_ligatures.h"

#include <array>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <string_view>

#include <fmt/format.h>

#include "ir/unicode.h"
#include "readers/recognize/encoder/installed_encoder.h"

namespace cvconv::pdf {
namespace {

constexpr std::string_view lost = "\xEF\xBF\xBD";

/// Those that Latin fonts have (OpenType's liga and dlig).
constexpr std::array<std::string_view, 14> ligatures = {"fi", "fl", "ff",  "ffi", "ffl", "ft", "fft",
                                                        "ti", "tt", "tti", "tf",  "fj",  "ct", "Th"};

// Natural logarithms, chosen by 653 words of the shared corpus (README.md, "Ligatures").
/// By so much the best must be likelier than the next.
constexpr double clear_lead = 2;
/// By so much, where other words in its font tell that the font has this ligature.
constexpr double lead_in_font = 1.5;
/// What is a word without it had a picture before it: with the letters it may be no more than so much less likely.
constexpr double fair_loss = 2;
/// A word with more of them is no word.
constexpr std::size_t most_lost = 3;

std::string replaced(std::string_view word, std::string_view ligature) {
    std::string result;
    for (std::size_t at = 0; at < word.size();) {
        if (word.substr(at).starts_with(lost)) {
            result += ligature;
            at += lost.size();
        } else {
            result += word[at++];
        }
    }
    return result;
}

struct Shape {
    std::size_t lost = 0;
    std::size_t letters = 0;
};

Shape shape_of(std::string_view word) {
    Shape shape;
    for (std::size_t at = 0; at < word.size();) {
        const char32_t c = next_character(word, at);
        shape.lost += c == 0xFFFD ? 1 : 0;
        shape.letters += is_letter(c) ? 1 : 0;
    }
    return shape;
}

struct Reading {
    std::string text;
    std::string_view ligature;
    double lead = 0;  ///< of its logarithm of probability over that of the next reading
};

/// The likeliest reading of a word with U+FFFD in it; nothing where that is a picture, or no word is known at all.
std::optional<Reading> likeliest(std::string_view word) {
    if (word.find(lost) == std::string_view::npos) {
        return std::nullopt;
    }
    const Shape shape = shape_of(word);
    const recognizing::Encoder* const encoder = recognizing::installed_encoder().encoder;
    if (encoder == nullptr || shape.letters < 2 || shape.lost > most_lost) {
        return std::nullopt;
    }
    constexpr double none = -std::numeric_limits<double>::infinity();
    double best = none;
    double next = none;
    Reading reading;
    for (const std::string_view ligature : ligatures) {
        std::string as = replaced(word, ligature);
        const double probability = encoder->log_probability(as);
        if (probability > best) {
            next = best;
            best = probability;
            reading.text = std::move(as);
            reading.ligature = ligature;
        } else if (probability > next) {
            next = probability;
        }
    }
    reading.lead = best - next;
    const bool is_picture = encoder->log_probability(replaced(word, "")) > best + fair_loss;
    return is_picture ? std::nullopt : std::optional(std::move(reading));
}

}  // namespace

void restore_ligatures(std::vector<PageWords>& pages, Diagnostics& diagnostics) {
    std::map<std::string, std::set<std::string_view>> of_font;  // that are told for sure
    std::map<std::string, std::optional<Reading>> readings;
    for (const PageWords& page : pages) {
        for (const PageWord& word : page.words) {
            if (word.text.find(lost) == std::string::npos) {
                continue;
            }
            const auto [known, added] = readings.try_emplace(word.text);
            if (added) {
                known->second = likeliest(word.text);
            }
            if (known->second && known->second->lead > clear_lead) {
                of_font[word.font].insert(known->second->ligature);
            }
        }
    }
    for (PageWords& page : pages) {
        std::string first;
        std::size_t count = 0;
        for (PageWord& word : page.words) {
            const auto known = readings.find(word.text);
            if (known == readings.end() || !known->second) {
                continue;
            }
            const Reading& reading = *known->second;
            const bool is_of_font = of_font[word.font].contains(reading.ligature);
            if (reading.lead > (is_of_font ? lead_in_font : clear_lead)) {
                word.text = reading.text;
                word.edges.clear();  // of characters that it no longer has
                first = count++ == 0 ? word.text : first;
            }
        }
        if (count > 0) {
            Place place;
            place.page = page.number;
            diagnostics.add(Code::pdf_ligatures_guessed, std::move(place),
                            fmt::format("{} words, \"{}\" the first", count, first));
        }
    }
}

}  // namespace cvconv::pdf
