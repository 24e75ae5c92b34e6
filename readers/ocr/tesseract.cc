#include "readers/ocr/tesseract.h"

#include <algorithm>
#include <cstdio>
#include <utility>

#include <leptonica/allheaders.h>
#include <tesseract/baseapi.h>

namespace cvconv::ocr {

void silence() {
    if (std::freopen("/dev/null", "w", stderr) == nullptr) {
        std::fclose(stderr);
    }
    setMsgSeverity(L_SEVERITY_NONE);
}

struct Tesseract::Engine {
    tesseract::TessBaseAPI api;
};

Tesseract::Tesseract() = default;
Tesseract::~Tesseract() = default;
Tesseract::Tesseract(Tesseract&&) noexcept = default;
Tesseract& Tesseract::operator=(Tesseract&&) noexcept = default;

bool Tesseract::load(const std::string& languages) {
    if (engine_ != nullptr && languages == languages_) {
        return true;
    }
    auto engine = std::make_unique<Engine>();
    engine->api.SetVariable("debug_file", "/dev/null");
    if (engine->api.Init(nullptr, languages.c_str(), tesseract::OEM_LSTM_ONLY) != 0) {
        return false;
    }
    // All text there is: what belongs together is for our own layout to find, and PSM_AUTO takes text beside rules for
    // part of a picture.
    engine->api.SetPageSegMode(tesseract::PSM_SPARSE_TEXT);
    engine_ = std::move(engine);
    languages_ = languages;
    return true;
}

std::vector<ReadWord> Tesseract::words_of(const CleanPage& page) {
    std::vector<ReadWord> words;
    tesseract::TessBaseAPI& api = engine_->api;
    api.SetImage(page.grey.get());
    api.SetSourceResolution(page.dots_per_inch);
    if (api.Recognize(nullptr) != 0) {
        return words;
    }
    const std::unique_ptr<tesseract::ResultIterator> at(api.GetIterator());
    int line = 0;
    constexpr auto level = tesseract::RIL_WORD;
    for (bool more = at != nullptr && !at->Empty(level); more; more = at->Next(level)) {
        line += at->IsAtBeginningOf(tesseract::RIL_TEXTLINE) ? 1 : 0;
        const std::unique_ptr<const char[]> text(at->GetUTF8Text(level));
        ReadWord word;
        int x1 = 0;
        int y1 = 0;
        int x2 = 0;
        int y2 = 0;
        PixelBox& ink = word.ink;
        if (text == nullptr || *text.get() == '\0' || *text.get() == ' ' ||
            !at->BoundingBox(level, &ink.left, &ink.top, &ink.right, &ink.bottom)) {
            continue;
        }
        word.baseline =
            at->Baseline(level, &x1, &y1, &x2, &y2) ? static_cast<float>(y1 + y2) / 2 : static_cast<float>(ink.bottom);
        word.text = text.get();
        word.confidence = at->Confidence(level) / 100;
        word.line = line;
        words.push_back(std::move(word));
    }
    api.Clear();
    return words;
}

std::vector<std::string> Tesseract::installed() const {
    std::vector<std::string> names;
    if (engine_ != nullptr) {
        engine_->api.GetAvailableLanguagesAsVector(&names);
    } else {
        tesseract::TessBaseAPI api;  // learns where they are, whether this one is there or not
        api.Init(nullptr, "eng", tesseract::OEM_LSTM_ONLY);
        api.GetAvailableLanguagesAsVector(&names);
    }
    std::sort(names.begin(), names.end());
    return names;
}

std::string script_of(const CleanPage& page) {
    tesseract::TessBaseAPI api;
    if (api.Init(nullptr, "osd", tesseract::OEM_TESSERACT_ONLY) != 0) {
        return "";
    }
    int degrees = 0;
    float orientation_confidence = 0;
    const char* script = nullptr;
    float confidence = 0;
    api.SetPageSegMode(tesseract::PSM_OSD_ONLY);
    api.SetImage(page.grey.get());
    const bool found = api.DetectOrientationScript(&degrees, &orientation_confidence, &script, &confidence);
    return found && script != nullptr && confidence > 0 ? script : "";
}

}  // namespace cvconv::ocr
