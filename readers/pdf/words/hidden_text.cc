#include "readers/pdf/words/hidden_text.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "ir/unicode.h"
#include "readers/pdf/words/characters.h"
#include "readers/pdf/words/off_page.h"

namespace cvconv::pdf {
namespace {

constexpr std::size_t most_comparisons = 20'000'000;

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

/// How each word of a page looks, by the piece of text it belongs to: on its line, the last that begins before it.
class Looks {
public:
    explicit Looks(std::vector<TextPiece> pieces) : pieces_(std::move(pieces)) {
        std::sort(pieces_.begin(), pieces_.end(), [](const TextPiece& a, const TextPiece& b) { return a.y < b.y; });
    }

    Sight of(const PageWord& word) {
        const float slack = std::max(1.0F, 0.25F * word.height());
        // Boxes reach from a fifth to a third of their height below the baseline.
        const float highest = word.bottom - 0.5F * word.height() - 0.5F;
        auto at = std::lower_bound(pieces_.begin(), pieces_.end(), highest,
                                   [](const TextPiece& piece, float y) { return piece.y < y; });
        const TextPiece* best = nullptr;
        for (; at != pieces_.end() && at->y <= word.bottom + 0.5F && ++compared_ < most_comparisons; ++at) {
            if (at->x > word.left + slack) {
                continue;
            }
            bool later = best == nullptr || at->x > best->x + 0.5F;
            bool same = best != nullptr && std::abs(at->x - best->x) <= 0.5F;
            // Of two at one place, one that is seen decides.
            if (later || (same && at->sight == Sight::seen)) {
                best = &*at;
            }
        }
        if (best == nullptr || compared_ >= most_comparisons) {
            return Sight::seen;
        }
        // Fonts may have units of their own: what poppler measured must be small, too.
        return best->sight == Sight::tiny && word.height() > 2 ? Sight::seen : best->sight;
    }

private:
    std::vector<TextPiece> pieces_;
    std::size_t compared_ = 0;
};

/// What the words of a page are, in their order; empty if all are seen. A page's text that is invisible for the
/// greater part is that of a scan.
std::vector<Sight> sights_of(const PageWords& page, std::vector<TextPiece> pieces) {
    if (std::all_of(pieces.begin(), pieces.end(), [](const TextPiece& p) { return p.sight == Sight::seen; })) {
        return {};
    }
    Looks looks(std::move(pieces));
    std::vector<Sight> sights;
    sights.reserve(page.words.size());
    for (const PageWord& word : page.words) {
        sights.push_back(looks.of(word));
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
