#include "readers/ocr/page_reader.h"

#include <utility>

#include <fmt/format.h>
#include <leptonica/allheaders.h>

#include "ir/unicode.h"
#include "readers/ocr/clean_page.h"
#include "readers/ocr/languages.h"
#include "readers/ocr/page_words.h"

namespace cvconv::ocr {
namespace {

/// Below it, a word is as often wrong as right.
constexpr float uncertain_below = 0.6F;

float mean_confidence(const std::vector<ReadWord>& words) {
    float sum = 0;
    for (const ReadWord& word : words) {
        sum += word.confidence;
    }
    return words.empty() ? 0 : sum / static_cast<float>(words.size());
}

}  // namespace

bool PageReader::start() {
    const std::string wanted = name_in_tesseract(options_.language);
    language_settled_ = !wanted.empty() && tesseract_.load(wanted);
    if (language_settled_) {
        return true;
    }
    if (!wanted.empty()) {
        diagnostics_.add(Code::ocr_language_missing, fmt::format("tesseract-ocr-{}", wanted));
    }
    if (!tesseract_.load("eng") && !tesseract_.load(first_choice(tesseract_.installed()))) {
        diagnostics_.add(Code::ocr_unavailable, "no data of any language");
        return false;
    }
    return true;
}

void PageReader::try_other_language(const CleanPage& page, std::vector<ReadWord>& words) {
    constexpr float poor = 0.65F;
    const std::vector<std::string> installed = tesseract_.installed();
    std::string other;
    if (mean_confidence(words) < poor) {
        other = languages_of_script(script_of(page), installed);
    }
    if (other.empty()) {
        other = language_of(words, installed);
    }
    const std::string before = tesseract_.languages();
    if (other.empty() || other == before || !tesseract_.load(other)) {
        return;
    }
    std::vector<ReadWord> again = tesseract_.words_of(page);
    if (mean_confidence(again) + 0.02F < mean_confidence(words)) {
        (void)tesseract_.load(before);
    } else {
        words = std::move(again);
    }
}

std::vector<ReadWord> PageReader::words_of(CleanPage& page) {
    std::vector<ReadWord> words = tesseract_.words_of(page);
    constexpr float good = 0.7F;
    if (page.turned != 0 && mean_confidence(words) < good) {
        turn_back(page);  // which way is up was told by the ascenders of letters, and some scripts have none
        words = tesseract_.words_of(page);
    }
    constexpr std::size_t enough = 30;
    if (!language_settled_) {
        try_other_language(page, words);
        language_settled_ = words.size() >= enough;
    }
    return words;
}

void PageReader::read(PagePicture picture, pdf::PageWords& page) {
    CleanPage cleaned = clean(std::move(picture));
    if (!cleaned.grey) {
        diagnostics_.add(Code::limit_reached, "memory");
        return;
    }
    std::vector<ReadWord> words = words_of(cleaned);
    if (page.width <= 0) {
        const float to_points = 72.F / static_cast<float>(cleaned.dots_per_inch);
        page.width = static_cast<float>(pixGetWidth(cleaned.grey.get())) * to_points;
        page.height = static_cast<float>(pixGetHeight(cleaned.grey.get())) * to_points;
    }
    note(words);
    ++pages_;
    take_words(cleaned, std::move(words), page);
}

void PageReader::note(const std::vector<ReadWord>& words) {
    for (const ReadWord& word : words) {
        ++words_;
        confidence_ += word.confidence;
        if (word.confidence < uncertain_below && count_characters(word.text) > 2) {
            ++uncertain_;
            if (examples_.size() < 60) {
                examples_ += fmt::format("{}\"{}\"", examples_.empty() ? "" : ", ", word.text);
            }
        }
    }
}

void PageReader::report() const {
    if (words_ == 0) {
        return;
    }
    diagnostics_.add(Code::ocr_used, fmt::format("{} {}, {} words, language {}", pages_, pages_ == 1 ? "page" : "pages",
                                                 words_, tesseract_.languages()));
    if (uncertain_ > 0) {
        diagnostics_.add(Code::ocr_uncertain, fmt::format("{} of {} words: {}", uncertain_, words_, examples_));
    }
}

}  // namespace cvconv::ocr
