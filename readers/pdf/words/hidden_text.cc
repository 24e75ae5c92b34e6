#include "readers/pdf/words/hidden_text.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "ir/unicode.h"
#include "readers/pdf/words/characters.h"
#include "readers/pdf/words/off_page.h"
#include "readers/pdf/words/pieces_by_place.h"

namespace cvconv::pdf {
namespace {

std::string_view name_of(Sight sight) {
    switch (sight) {
        case Sight::white: return "white";
        case Sight::tiny: return "tiny";
        case Sight::clipped: return "clipped";
        case Sight::invisible: return "invisible";
        case Sight::seen: break;
    }
    return "seen";
}

/// Fonts may have units of their own: of a tiny word what poppler measured must be small, too.
Sight sight_of(const PageWord& word, const TextPiece* piece) {
    if (piece == nullptr) {
        return Sight::seen;
    }
    return piece->sight == Sight::tiny && word.height() > 2 ? Sight::seen : piece->sight;
}

/// What the words of a page are, in their order; empty if all are seen. A page's text that is invisible for the
/// greater part is that of a scan.
std::vector<Sight> sights_of(const PageWords& page, std::vector<TextPiece> pieces) {
    if (std::all_of(pieces.begin(), pieces.end(), [](const TextPiece& p) { return p.sight == Sight::seen; })) {
        return {};
    }
    PiecesByPlace by_place(std::move(pieces));
    std::vector<Sight> sights;
    sights.reserve(page.words.size());
    for (const PageWord& word : page.words) {
        sights.push_back(sight_of(word, by_place.of(word)));
    }
    auto invisible = static_cast<std::size_t>(std::count(sights.begin(), sights.end(), Sight::invisible));
    if (2 * invisible > sights.size()) {
        std::replace(sights.begin(), sights.end(), Sight::invisible, Sight::seen);
    }
    return sights;
}

void report(const std::vector<PageWord>& words, int page, std::string_view kind, Diagnostics& diagnostics) {
    std::string text;
    for (std::size_t i = 0; i < words.size() && text.size() <= 60; ++i) {
        text += (text.empty() ? "" : " ") + readable(words[i].text);
    }
    Place place;
    place.page = page;
    diagnostics.add(Code::hidden_text, std::move(place),
                    fmt::format("{} {}, {}: \"{}\"", words.size(), words.size() == 1 ? "word" : "words", kind,
                                beginning_of(text, 60)));
}

/// Moves the words that are not seen to `hidden`.
void take(PageWords& page, const std::vector<Sight>& sights, PageWords& hidden, Diagnostics& diagnostics) {
    if (sights.empty()) {
        return;
    }
    for (Sight sight : {Sight::white, Sight::tiny, Sight::clipped, Sight::invisible}) {
        std::vector<PageWord> words;
        for (std::size_t i = 0; i < sights.size(); ++i) {
            if (sights[i] == sight) {
                words.push_back(page.words[i]);
            }
        }
        if (!words.empty()) {
            report(words, page.number, name_of(sight), diagnostics);
            hidden.words.insert(hidden.words.end(), words.begin(), words.end());
        }
    }
    std::size_t kept = 0;
    for (std::size_t i = 0; i < sights.size(); ++i) {
        if (sights[i] == Sight::seen) {
            std::swap(page.words[kept++], page.words[i]);
        }
    }
    page.words.resize(kept);
}

}  // namespace

std::vector<PageWords> take_hidden_text(std::vector<PageWords>& pages, PdfFile& file, const Limits& limits,
                                        Diagnostics& diagnostics) {
    std::vector<PageWords> result;
    std::vector<std::vector<Sight>> sights(pages.size());
    std::vector<PageWords> off_page;
    std::size_t hidden = 0;
    std::size_t all = 0;
    for (std::size_t i = 0; i < pages.size(); ++i) {
        PageWords& page = pages[i];
        std::vector<TextPiece> pieces = std::exchange(page.drawing.pieces, {});
        all += page.words.size();
        if (has_piece_off(page, pieces)) {
            off_page.push_back(words_off_page(page, pieces, file, limits));
        }
        sights[i] = sights_of(page, std::move(pieces));
        hidden +=
            sights[i].size() - static_cast<std::size_t>(std::count(sights[i].begin(), sights[i].end(), Sight::seen));
    }
    for (std::size_t i = 0; i < pages.size(); ++i) {
        PageWords apart;
        apart.number = pages[i].number;
        apart.width = pages[i].width;
        apart.height = pages[i].height;
        if (2 * hidden <= all) {
            take(pages[i], sights[i], apart, diagnostics);
        }
        for (const PageWords& off : off_page) {
            if (off.number == apart.number && !off.words.empty()) {
                report(off.words, off.number, "off the page", diagnostics);
                apart.words.insert(apart.words.end(), off.words.begin(), off.words.end());
            }
        }
        if (!apart.words.empty()) {
            result.push_back(std::move(apart));
        }
    }
    return result;
}

}  // namespace cvconv::pdf
