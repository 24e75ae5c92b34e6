#pragma once
// Makes up documents and CVs for tests of what must hold for any of them: round trips, validity.

#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "ir/cv.h"
#include "ir/document.h"
#include "ir/walk.h"

namespace cvconv {

/// The same seed makes the same things.
class Inventor {
public:
    explicit Inventor(unsigned seed) : random_(seed) {}

    bool maybe() { return below(3) == 0; }
    unsigned below(unsigned limit) { return std::uniform_int_distribution<unsigned>(0, limit - 1)(random_); }
    std::string text() {
        static const std::vector<std::string> pieces = {"Ada",          " ", "\"",   "\\",   "\n",   "\t", "é",
                                                        "漢",           "#", "@0-1", "\x01", "\xFF", "=",  "json",
                                                        "\xEF\xBF\xBD", "x", "\x7F", "{}",   "1"};
        std::string made;
        for (unsigned i = below(6); i > 0; --i) {
            made += pieces[below(static_cast<unsigned>(pieces.size()))];
        }
        return made;
    }
    Span span(unsigned limit = 40) {
        unsigned begin = below(limit);
        return {begin, begin + below(9)};
    }
    template <class T>
    Found<T> found(T value) {
        Found<T> made{std::move(value),
                      {},
                      static_cast<Confidence>(below(3)),
                      maybe()   ? text()
                      : maybe() ? "a.rule"
                                : ""};
        while (maybe()) {
            made.where.push_back(span());
        }
        return made;
    }
    void fill(Text& field) { field = maybe() ? std::optional(found(text())) : std::nullopt; }
    void fill(Flag& field) { field = maybe() ? std::optional(found(maybe())) : std::nullopt; }
    void fill(Date& field) {
        if (maybe()) {
            field = found(PartialDate{static_cast<std::int16_t>(below(3000)), static_cast<std::uint8_t>(below(14)),
                                      static_cast<std::uint8_t>(below(33))});
        }
    }
    void fill(int& field) { field = static_cast<int>(below(3)); }
    void fill(SectionKind& field) { field = static_cast<SectionKind>(below(section_kind_count)); }
    void fill(Extra& field) { field = {text(), maybe() ? text() : R"({"a": "b"})"}; }
    void fill(Found<std::string>& field) { field = found(text()); }
    template <Record R>
    void fill(R& record) {
        R::fields(record, [&](std::string_view, auto& field) { fill(field); });
    }
    template <class T>
    void fill(std::vector<T>& list) {
        list.resize(below(3));
        for (T& element : list) {
            fill(element);
        }
    }

    Cv cv() {
        Cv made;
        fill(made);
        return made;
    }

    Style style() {
        return {maybe() ? 10.25F : 0, maybe(), maybe(), maybe(), maybe(), maybe(), maybe(), maybe() ? 0x1F4E79U : 0};
    }
    Document document() {
        Document made;
        bool in_order = maybe();
        for (unsigned i = below(6); i > 0; --i) {
            Block block;
            block.kind = static_cast<BlockKind>(below(6));
            if (in_order) {
                made.text += maybe() ? "\n" : text();
                auto begin = static_cast<std::uint32_t>(made.text.size());
                made.text += text();
                block.text = {begin, static_cast<std::uint32_t>(made.text.size())};
            } else {
                made.text += text();
                block.text = span();
            }
            block.level = static_cast<int>(below(3));
            block.marker = maybe() ? text() : "";
            block.style = style();
            while (maybe()) {
                block.runs.push_back({span(), style()});
            }
            while (maybe()) {
                block.cells.push_back({span(), 1.5F, 1e20F});
            }
            while (maybe()) {
                block.breaks.push_back(below(50));
            }
            block.indent = maybe() ? 0.1F : 0;
            block.gap_before = maybe() ? -3.25F : 0;
            block.page = static_cast<int>(below(2));
            block.table_header = maybe();
            block.panel = static_cast<int>(below(3));
            block.on_stripe = maybe();
            block.rule_above = maybe();
            block.rule_below = maybe();
            block.rule_beside = maybe();
            made.blocks.push_back(std::move(block));
        }
        made.text += text();
        while (maybe()) {
            made.links.push_back({span(), text()});
        }
        while (maybe()) {
            made.properties.push_back({text(), text(), maybe() ? span() : Span{}});
        }
        while (maybe()) {
            made.places.push_back({span(), 1, 2, 0, 0.5F, 0, 0, 7});
        }
        return made;
    }

private:
    std::mt19937 random_;
};

}  // namespace cvconv
