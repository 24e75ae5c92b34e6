#include "readers/recognize/entries/body.h"

#include <algorithm>

#include "readers/bullets.h"

namespace cvconv::recognizing {

namespace {

/// Sentences in a stretch, counted by full stops that a capital follows.
int sentences(std::string_view text) {
    int count = 1;
    for (std::size_t i = 0; i + 2 < text.size(); ++i) {
        if ((text[i] == '.' || text[i] == '!' || text[i] == '?') && text[i + 1] == ' ') {
            std::size_t at = i + 2;
            char32_t c = next_character(text, at);
            bool abbreviation = i >= 2 && (text[i - 1] == '.' || text[i - 2] == ' ' || text[i - 2] == '.');
            count += is_upper(c) && !abbreviation ? 1 : 0;
        }
    }
    return count;
}

bool is_label_only(const Document& document, const Line& line) {
    for (const Labelled& l : labelled(document, line, Idea::entry_labels)) {
        if (l.value.empty() && (l.key == "tasks" || l.key == "description")) {
            return true;
        }
    }
    std::string_view own = line.text.of(document.text);
    for (const LexiconHit& hit : meanings_of_label(Idea::entry_labels, own)) {
        if (hit.key == "tasks" && line.word_count() <= 4) {
            return true;
        }
    }
    return false;
}

/// "Built the nets • Served as a contact for the crews • Cut weight": points that stand in one line, between bullets.
/// Empty if it is told otherwise, or a list of words, unless the first of them has the same bullet as the others:
/// "• Nets • Hulls", where `marker` is the "•" before the line.
std::vector<Span> points_within(std::string_view text, Span line, std::string_view marker) {
    constexpr std::size_t fewest_words = 3;  // of a point, on average
    bool alike = !marker.empty();
    std::vector<Span> points;
    std::uint32_t begin = line.begin;
    for (std::uint32_t at = line.begin; at + 1 < line.end; ++at) {
        if (text[at] != ' ' || static_cast<unsigned char>(text[at + 1]) < 0x80U) {
            continue;
        }
        const auto bullet = find_bullet(text.substr(at + 1, line.end - at - 1));
        if (bullet && bullet->kind == BulletKind::glyph && !text.substr(at + 1).starts_with("·")) {
            points.push_back(trim(text, {begin, at}));
            alike = alike && bullet->marker == marker;
            begin = at + 1 + static_cast<std::uint32_t>(bullet->size);
            at = begin - 1;
        }
    }
    points.push_back(trim(text, {begin, line.end}));
    std::erase_if(points, [](Span point) { return point.empty(); });
    std::size_t words = 0;
    for (Span point : points) {
        words += words_of(text, point).size();
    }
    const bool told = points.size() >= 3 && words >= fewest_words * points.size();
    return told || (alike && points.size() >= 2) ? points : std::vector<Span>{};
}

/// "Result: two days less in the dock" set in as the text of the bullet above it is, right below.
bool goes_on_below(const Line& item, const Line& line) {
    constexpr float least = 3;
    constexpr float most = 24;
    constexpr float widest_gap = 0.35F;
    return !line.is_item() && line.page == item.page && line.region == item.region && line.left > item.left + least &&
           line.left < item.left + most && line.gap_before < widest_gap && line.cells.size() == 1 &&
           line.style.size == item.style.size;
}

}  // namespace

Body read_body(Reading& reading, const std::vector<Line>& lines, const std::string& rule, Bullets bullets) {
    Body body;
    const Document& document = reading.document;
    std::vector<const Line*> kept;
    std::size_t items = 0;
    for (const Line& line : lines) {
        if (!line.is_item() && is_label_only(document, line)) {
            reading.label(line.text);
            continue;
        }
        kept.push_back(&line);
        items += line.is_item() ? 1 : 0;
    }
    std::vector<const Line*> paragraphs;
    for (const Line* line : kept) {
        if (!line->is_item()) {
            paragraphs.push_back(line);
        }
    }
    // bullets that the source lost leave their indentation
    float least = 1e9F;
    float most = -1e9F;
    for (const Line* line : paragraphs) {
        least = std::min(least, line->left);
        most = std::max(most, line->left);
    }
    bool stepped =
        paragraphs.size() >= 2 && most - least > 3 && most - least < 40 && paragraphs.front()->left < least + 1.5F;
    // one paragraph of whole sentences, then lines without full stops
    auto stops = [&](const Line* line) { return trim(line->text.of(document.text)).ends_with('.'); };
    bool lead = paragraphs.size() >= 3 && stops(paragraphs.front()) &&
                std::none_of(paragraphs.begin() + 1, paragraphs.end(), [&](const Line* line) { return stops(line); });
    bool paragraphs_are_points = false;
    if (items == 0 && paragraphs.size() >= 2 && bullets != Bullets::in_use) {
        int single = 0;
        for (const Line* line : paragraphs) {
            single += sentences(line->text.of(document.text)) <= 2 || line->word_count() <= 45 ? 1 : 0;
        }
        paragraphs_are_points = single * 3 >= static_cast<int>(paragraphs.size()) * 2;
    }
    const Line* item = nullptr;  // the bullet that the lines below it may go on with
    for (const Line* line : kept) {
        Span text = line->text;
        if (item != nullptr && goes_on_below(*item, *line) && !body.highlights.empty()) {
            Found<std::string>& highlight = body.highlights.back();
            highlight.value += " " + std::string(trim(text.of(document.text)));
            highlight.where.push_back(text);
            continue;
        }
        item = line->is_item() ? line : nullptr;
        bool tasks = false;
        for (const Labelled& l : labelled(document, *line, Idea::entry_labels)) {
            // "Tasks: - Care for …": the label goes, the first point stays
            if ((l.key == "tasks" || l.key == "description") && !l.value.empty()) {
                reading.label(l.label);
                text = strip(document.text, l.value, "-*");
                tasks = l.key == "tasks" && (items > 0 || l.value.of(document.text).starts_with('-'));
                break;
            }
        }
        bool point = line->is_item() || tasks ||
                     (stepped ? line->left > least + 1.5F
                      : lead  ? line != paragraphs.front()
                              : paragraphs_are_points);
        if (point && !tasks && line->cells.size() > 1 && !line->has_period()) {
            for (Span cell : line->cells) {
                body.highlights.push_back(found(document, cell, Confidence::inferred, rule + ".highlights"));
            }
            continue;
        }
        const std::string_view marker =
            line->is_item() ? document.blocks[static_cast<std::size_t>(line->block)].marker : std::string_view();
        if (const auto points = points_within(document.text, text, marker); !points.empty()) {
            for (Span each : points) {
                body.highlights.push_back(found(document, each, Confidence::inferred, rule + ".highlights.within"));
            }
            continue;
        }
        if (point) {
            body.highlights.push_back(found(document, text, Confidence::inferred, rule + ".highlights"));
        } else {
            add_paragraph(document, body.summary, text, rule + ".summary");
        }
    }
    return body;
}

}  // namespace cvconv::recognizing
