#pragma once
// Where something is in a document's text.

#include <algorithm>
#include <compare>
#include <cstdint>
#include <string_view>
#include <vector>

namespace cvconv {

/// A half-open range of bytes of Document::text (UTF-8; both ends lie on character boundaries).
struct Span {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;

    [[nodiscard]] bool empty() const { return end <= begin; }
    [[nodiscard]] std::uint32_t size() const { return empty() ? 0 : end - begin; }
    [[nodiscard]] bool contains(Span inner) const { return begin <= inner.begin && inner.end <= end; }
    [[nodiscard]] bool overlaps(Span other) const { return begin < other.end && other.begin < end; }
    [[nodiscard]] std::string_view of(std::string_view text) const {
        auto from = std::min<std::size_t>(begin, text.size());
        auto to = std::min<std::size_t>(end, text.size());
        return to > from ? text.substr(from, to - from) : std::string_view{};
    }
    friend auto operator<=>(const Span&, const Span&) = default;
};

/// The pieces of text that a value was made from, in reading order. Empty for a value that
/// did not come from a text (one read from JSON, for instance).
using Spans = std::vector<Span>;

/// What is left of `pieces` without `taken`.
[[nodiscard]] inline Spans cut_out(const Spans& pieces, Span taken) {
    Spans kept;
    for (Span piece : pieces) {
        if (!piece.overlaps(taken)) {
            kept.push_back(piece);
            continue;
        }
        if (taken.begin > piece.begin) {
            kept.push_back({piece.begin, taken.begin});
        }
        if (taken.end < piece.end) {
            kept.push_back({taken.end, piece.end});
        }
    }
    return kept;
}

}  // namespace cvconv
