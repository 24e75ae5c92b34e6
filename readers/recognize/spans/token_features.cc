#include "readers/recognize/spans/token_features.h"

#include <algorithm>
#include <array>

#include "readers/recognize/labels/feature_groups.h"
#include "readers/recognize/spans/value_features.h"

namespace cvconv::recognizing {

namespace {

constexpr std::array<std::string_view, 4> part_names{"B", "I", "E", "S"};

std::string_view part_name(bool first, bool last) {
    return part_names.at(first ? (last ? 3 : 0) : (last ? 2 : 1));
}

std::string_view shape_name(TokenShape shape) {
    static constexpr std::array<std::string_view, 7> names{"lower",  "capitalised", "capitals", "mixed",
                                                           "number", "ideograph",   "mark"};
    return names.at(static_cast<std::size_t>(shape));
}

/// Ideas that say nothing of a token that other features do not say better.
bool is_seen(Idea idea) {
    switch (idea) {
        case Idea::contact_labels:
        case Idea::document_words:
        case Idea::name_words:
        case Idea::language_words:
        case Idea::compounds: return false;
        default: return true;
    }
}

bool has_keys_of_things(Idea idea) {
    switch (idea) {
        case Idea::months:
        case Idea::countries:
        case Idea::regions:
        case Idea::cities:
        case Idea::language_names: return true;
        default: return false;
    }
}

class LineFeatures {
public:
    LineFeatures(const Document& document, const TokenLine& about, std::string_view language, bool with_names)
        : document_(document), line_(*about.line), about_(about), language_(language) {
        result_.line = FeatureSet(with_names);
        const std::size_t count = about.tokens.size();
        for (std::size_t i = 0; i < count; ++i) {
            if (is_labelled(i, count)) {
                shown_.push_back(i);
                result_.tokens.emplace_back(with_names);
            }
        }
    }

    LineTokenFeatures take(const DocumentLooks& looks, std::size_t number) {
        looks.add_to(number, result_.line);
        add_text_form(document_, line_, result_.line);
        add_place_in_entry();
        for (std::size_t k = 0; k < shown_.size(); ++k) {
            add_form(k);
            add_place(k);
            add_look(k);
        }
        add_periods();
        add_links();
        value_features(document_, line_, about_.kind,
                       [this](Span where, auto name, std::string_view behind) { add_span(where, name, behind); });
        add_segments();
        for (int i = 0; i < idea_count; ++i) {
            if (is_seen(static_cast<Idea>(i))) {
                add_idea(static_cast<Idea>(i));
            }
        }
        return std::move(result_);
    }

private:
    const Document& document_;
    const Line& line_;
    const TokenLine& about_;
    std::string_view language_;
    std::vector<std::size_t> shown_;  ///< numbers of the tokens that are labelled
    LineTokenFeatures result_{FeatureSet(false), {}};

    [[nodiscard]] const Token& token(std::size_t i) const { return about_.tokens[i]; }
    [[nodiscard]] std::size_t count() const { return about_.tokens.size(); }

    void add_place_in_entry() {
        FeatureSet& set = result_.line;
        set.add({"x:kind=", name_of(about_.kind)});
        set.add({"x:place=", bin(static_cast<float>(about_.place), {1, 2, 3, 4, 6, 9})});
        if (line_.begins_entry >= 0) {
            set.add({"x:begins=", bin(line_.begins_entry, {0.1F, 0.3F, 0.5F, 0.7F, 0.9F})});
        }
    }

    void add_form(std::size_t k) {
        const Token& own = token(shown_[k]);
        FeatureSet& set = result_.tokens[k];
        const std::string_view text = own.where.of(document_.text);
        if (!own.is_word()) {
            const bool ascii = text.size() == 1;
            set.add({"f:mark=", ascii || text.size() <= 3 ? text : "other"});
        } else {
            set.add({"f:shape=", shape_name(own.shape)});
            set.add({"f:length=", bin(static_cast<float>(count_characters(text)), {2, 3, 4, 5, 7, 10, 14})});
            if (own.shape == TokenShape::number && text.size() == 4 &&
                (text.starts_with("19") || text.starts_with("20"))) {
                set.add({"f:year"});
            }
        }
        set.add({"f:blanks=", bin(own.blanks_before, {1, 2})});
    }

    void add_place(std::size_t k) {
        const std::size_t i = shown_[k];
        FeatureSet& set = result_.tokens[k];
        set.add({"f:first=", bin(static_cast<float>(i), {1, 2, 3, 4, 6, 10, 20})});
        set.add({"f:last=", bin(static_cast<float>(count() - 1 - i), {1, 2, 3, 4, 6, 10, 20})});
        if (line_.cells.size() > 1) {
            std::size_t cell = 0;
            while (cell + 1 < line_.cells.size() && line_.cells[cell + 1].begin <= token(i).where.begin) {
                ++cell;
            }
            set.add({"f:cell=", bin(static_cast<float>(cell), {1, 2, 3})});
            set.add({"f:cells_behind=", bin(static_cast<float>(line_.cells.size() - 1 - cell), {1, 2, 3})});
            if (i == 0 || token(i - 1).where.begin < line_.cells[cell].begin) {
                set.add({"f:cell_begins"});
            }
            if (i + 1 == count() || token(i + 1).where.begin >= line_.cells[cell].end) {
                set.add({"f:cell_ends"});
            }
        }
        const auto& breaks = document_.blocks.at(static_cast<std::size_t>(line_.block)).breaks;
        if (i > 0 && !breaks.empty()) {
            const auto next = std::upper_bound(breaks.begin(), breaks.end(), token(i - 1).where.begin);
            if (next != breaks.end() && *next <= token(i).where.begin) {
                set.add({"f:wrapped"});
            }
        }
    }

    [[nodiscard]] const Style& style_at(std::size_t i) const {
        for (const Run& run : line_.runs) {
            if (run.text.end > token(i).where.begin) {
                return run.style;
            }
        }
        return line_.style;
    }

    static std::string_view look(const Style& style) {
        return style.bold ? (style.italic ? "bold_italic" : "bold") : style.italic ? "italic" : "plain";
    }

    void add_look(std::size_t k) {
        const std::size_t i = shown_[k];
        FeatureSet& set = result_.tokens[k];
        const Style& own = style_at(i);
        set.add({"y:", look(own)});
        if (i > 0 && style_at(i - 1) != own) {
            set.add({"y:after=", look(style_at(i - 1))});
        }
        if (i + 1 < count() && style_at(i + 1) != own) {
            set.add({"y:before=", look(style_at(i + 1))});
        }
    }

    /// `add` says which parts of the name come before the part of the span.
    void add_span(Span where, std::initializer_list<std::string_view> name, std::string_view behind) {
        std::size_t first = shown_.size();
        std::size_t last = 0;
        for (std::size_t k = 0; k < shown_.size(); ++k) {
            if (where.contains(token(shown_[k]).where)) {
                first = std::min(first, k);
                last = k;
            }
        }
        for (std::size_t k = first; k < shown_.size() && k <= last; ++k) {
            const std::string_view part = part_name(k == first, k == last);
            switch (name.size()) {
                case 1: result_.tokens[k].add({*name.begin(), part, behind}); break;
                default: result_.tokens[k].add({*name.begin(), part, *(name.begin() + 1), behind}); break;
            }
        }
    }

    [[nodiscard]] bool parts_segments(const Token& own) const {
        static constexpr std::string_view marks[] = {",", ";", "|", "–", "—", "·", "•", ":", "@", "/", "(", ")", "-"};
        const std::string_view text = own.where.of(document_.text);
        return !own.is_word() && std::find(std::begin(marks), std::end(marks), text) != std::end(marks) &&
               (text != "-" || own.blanks_before > 0);
    }

    /// The stretches between separators: which of them the token is in, how long it is, and what stands around it.
    void add_segments() {
        std::vector<std::pair<std::size_t, std::size_t>> segments{{0, 0}};  // indices into shown_
        for (std::size_t k = 0; k < shown_.size(); ++k) {
            const Token& own = token(shown_[k]);
            if (parts_segments(own)) {
                segments.emplace_back(k + 1, k + 1);
                continue;
            }
            const bool gap = k > segments.back().first && own.blanks_before > 1;
            if (gap) {
                segments.emplace_back(k, k);
            }
            segments.back().second = k + 1;
        }
        std::erase_if(segments, [](const auto& segment) { return segment.first >= segment.second; });
        const auto mark = [&](std::size_t k) {
            return k < shown_.size() && parts_segments(token(shown_[k])) ? token(shown_[k]).where.of(document_.text)
                                                                         : std::string_view("none");
        };
        for (std::size_t n = 0; n < segments.size(); ++n) {
            const auto [first, behind] = segments[n];
            const std::string_view before = first == 0 ? "begin" : mark(first - 1);
            const std::string_view after = behind == shown_.size() ? "end" : mark(behind);
            const std::string_view length = bin(static_cast<float>(behind - first), {2, 3, 4, 6, 10, 20});
            const std::string_view number = bin(static_cast<float>(n), {1, 2, 3, 4, 6});
            const std::string_view left = bin(static_cast<float>(segments.size() - 1 - n), {1, 2, 3, 4, 6});
            for (std::size_t k = first; k < behind; ++k) {
                FeatureSet& set = result_.tokens[k];
                set.add({"g:number=", number});
                set.add({"g:left=", left});
                set.add({"g:length=", length});
                set.add({"g:before=", before});
                set.add({"g:after=", after});
                set.add({"g:part=", part_name(k == first, k + 1 == behind)});
            }
        }
    }

    void add_periods() {
        for (const FoundPeriod& period : line_.periods) {
            add_span(period.where, {"f:date."}, period.certainty < 0.5F ? ".doubt" : period.is_range ? ".range" : "");
        }
    }

    void add_links() {
        const auto& links = document_.links;
        auto link = std::partition_point(links.begin(), links.end(),
                                         [&](const Link& l) { return l.text.end <= line_.text.begin; });
        for (; link != links.end() && link->text.begin < line_.text.end; ++link) {
            add_span(link->text, {"f:link."}, "");
        }
    }

    void add_idea(Idea idea) {
        const std::vector<LexiconHit> hits = line_.hits_in(language_, idea);
        const bool keyed = !has_keys_of_things(idea);
        std::vector<std::pair<Span, std::string_view>> seen;
        for (const LexiconHit& hit : hits) {
            const std::string_view key = keyed ? hit.key : std::string_view{};
            if (std::find(seen.begin(), seen.end(), std::pair(hit.where, key)) != seen.end()) {
                continue;  // languages share the spelling
            }
            const bool new_key = std::none_of(seen.begin(), seen.end(), [&](const auto& s) { return s.second == key; });
            seen.emplace_back(hit.where, key);
            if (new_key) {
                result_.line.add({"l:A:", name_of(idea), ".", key});
            }
            add_span(hit.where, {hit.whole_word ? "w:" : "w:part.", name_of(idea)}, key);
        }
    }
};

}  // namespace

std::vector<LineTokenFeatures> token_features(const Document& document, const std::vector<TokenLine>& lines,
                                              std::string_view language, bool with_names) {
    std::vector<const Line*> shown;
    for (const TokenLine& line : lines) {
        shown.push_back(line.line);
    }
    const DocumentLooks looks(document, std::move(shown));
    std::vector<LineTokenFeatures> result;
    result.reserve(lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i) {
        LineFeatures features(document, lines[i], language, with_names);
        result.push_back(features.take(looks, i));
    }
    return result;
}

}  // namespace cvconv::recognizing
