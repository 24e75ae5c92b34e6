#include "writers/explain/explanation.h"

#include <algorithm>
#include <charconv>
#include <functional>
#include <unordered_map>

#include "ir/span_set.h"
#include "ir/unicode.h"
#include "ir/walk.h"
#include "writers/explain/places.h"
#include "writers/json_resume/json_resume.h"

namespace cvconv::explain {

namespace {

/// "351-364", as provenance has it.
Spans spans_of(const Json& evidence) {
    Spans spans;
    for (const Json& pair : evidence.value("where", Json::array())) {
        const auto& text = pair.get_ref<const std::string&>();
        Span span;
        auto first = std::from_chars(text.data(), text.data() + text.size(), span.begin);
        if (first.ptr != text.data() + text.size()) {
            std::from_chars(first.ptr + 1, text.data() + text.size(), span.end);
        }
        spans.push_back(span);
    }
    return spans;
}

std::string text_of(const Json& value) {
    return value.is_string() ? value.get<std::string>() : value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// Of the blocks that people do not see; in order.
Spans hidden_blocks(const Document& document) {
    Spans spans;
    for (const Block& block : document.blocks) {
        if (block.hidden) {
            spans.push_back(block.text);
        }
    }
    std::sort(spans.begin(), spans.end());
    return spans;
}

/// An address without its scheme and what people leave out, so that a link and the value made of it are the same.
std::string target_of(std::string_view address) {
    for (std::string_view scheme : {"https://", "http://", "mailto:", "tel:"}) {
        if (address.starts_with(scheme)) {
            address.remove_prefix(scheme.size());
        }
    }
    while (address.ends_with('/')) {
        address.remove_suffix(1);
    }
    return std::string(address);
}

/// "/work/0/highlights/2" → "/work/0"; "/basics/profiles/1/url" → "/basics/profiles/1"; "/basics/name" →
/// "/basics/name", since what stands in basics does not belong together; nor do
/// our own facts.
std::string entry_of(const std::string& pointer) {
    const bool basics = pointer.starts_with("/basics/");
    const bool profile = pointer.starts_with("/basics/profiles/");
    if ((basics && !profile) || pointer.starts_with("/meta/")) {
        return pointer;
    }
    std::size_t end = 0;
    for (int steps = profile ? 3 : 2; steps > 0 && end != std::string::npos; --steps) {
        end = pointer.find('/', end + 1);
    }
    return pointer.substr(0, end);
}

class Explainer {
public:
    Explainer(const Document& document, const Cv& cv, const std::vector<Removal>& removals)
        : document_(document), cv_(cv), removals_(removals), hidden_(hidden_blocks(document)) {}

    std::optional<Explanation> run(Diagnostics& diagnostics) {
        JsonResumeOptions options;
        options.source = &document_;
        std::optional<std::string> resume = write_json_resume(cv_, options, diagnostics);
        Diagnostics again;  // the same would be said twice
        options.provenance = true;
        std::optional<std::string> told = write_json_resume(cv_, options, again);
        if (!resume || !told) {
            return std::nullopt;
        }
        // What we wrote is not input: it may nest and be as long as it is.
        made_.resume = Json::parse(*resume);
        const Json with_evidence = Json::parse(*told);
        static const Json::json_pointer provenance("/meta/cvconv/provenance");
        if (with_evidence.contains(provenance)) {
            for (const auto& [pointer, evidence] : with_evidence.at(provenance).items()) {
                add_value(pointer, evidence);
            }
        }
        for (const auto& found : cv_.unclaimed) {
            add_text(Kind::unplaced, found);
        }
        for (const auto& found : cv_.furniture) {
            add_text(is_hidden(found.where) ? Kind::hidden : Kind::furniture, found);
        }
        for (const auto& found : cv_.labels) {
            add_text(Kind::title, found);
        }
        for (const SectionTitle& section : cv_.sections) {
            if (section.title) {
                add_text(Kind::title, *section.title);
            }
        }
        for (const Removal& removal : removals_) {
            add_text(Kind::removed, {removal.text, removal.where, Confidence::stated, removal.rule});
        }
        derive_places();
        count_values(made_.resume);
        count_words();
        made_.segments = segments_of(document_, made_.items);
        return std::move(made_);
    }

private:
    void add_value(const std::string& pointer, const Json& evidence) {
        const Json::json_pointer place(pointer);
        if (pointer.starts_with("/meta/cvconv/unclaimed") || pointer.starts_with("/meta/cvconv/furniture") ||
            pointer.starts_with("/meta/cvconv/labels") || pointer.starts_with("/meta/cvconv/sections") ||
            !made_.resume.contains(place)) {
            return;  // a text without a field, or a fact that the document implies
        }
        Item item;
        item.pointer = pointer;
        item.value = text_of(made_.resume.at(place));
        item.confidence = confidence(evidence.value("confidence", "")).value_or(Confidence::stated);
        item.probability = evidence.value("probability", double{unknown_probability});
        item.rule = evidence.value("rule", "");
        item.where = spans_of(evidence);
        place_it(std::move(item));
    }

    void add_text(Kind kind, const Found<std::string>& found) {
        Item item;
        item.kind = kind;
        item.value = found.value;
        item.where = found.where;
        item.confidence = found.confidence;
        item.rule = found.rule;
        place_it(std::move(item));
    }

    [[nodiscard]] bool is_hidden(const Spans& where) const {
        auto found = std::partition_point(hidden_.begin(), hidden_.end(),
                                          [&](Span span) { return !where.empty() && span.end <= where.front().begin; });
        return !where.empty() && found != hidden_.end() && found->overlaps(where.front());
    }

    /// Values that follow from others have the place of what they follow from.
    void derive_places() {
        std::unordered_map<std::string, Span> links;
        for (const Link& link : document_.links) {
            if (!link.text.empty()) {
                links.emplace(target_of(link.target), link.text);
            }
        }
        derive([&](const Item& item) {
            auto link = links.find(target_of(item.value));
            return link == links.end() ? Spans{} : Spans{link->second};
        });
        std::unordered_map<std::string, Spans> entries;  // an entry's pointer → the place of its first value
        for (const Item& item : made_.items) {
            if (!item.where.empty() && !item.pointer.empty()) {
                entries.emplace(entry_of(item.pointer), item.where);
            }
        }
        derive([&](const Item& item) {
            auto entry = entries.find(entry_of(item.pointer));
            return entry == entries.end() ? Spans{} : entry->second;
        });
        for (const Item& item : made_.items) {
            const bool counts = !item.pointer.empty() && !item.pointer.starts_with("/meta/") && !item.where.empty();
            made_.values_with_place += counts ? 1 : 0;
            made_.values_derived += counts && item.derived ? 1 : 0;
        }
    }

    /// Gives each value that has no place the one that `place_for` knows.
    template <class PlaceFor>
    void derive(const PlaceFor& place_for) {
        for (Item& item : made_.items) {
            if (item.where.empty() && !item.pointer.empty()) {
                item.where = place_for(item);
                item.derived = !item.where.empty();
                locate(item);
            }
        }
    }

    void locate(Item& item) const {
        for (Span span : item.where) {
            item.written += item.written.empty() ? "" : " … ";
            item.written += span.of(document_.text);
        }
        if (!item.where.empty()) {
            const Stretch place = place_of(document_, item.where.front());
            item.page = place.page;
            item.line = place.line;
        }
        item.boxes = boxes_of(document_, item.where);
    }

    void place_it(Item item) {
        locate(item);
        made_.items.push_back(std::move(item));
    }

    void count_values(const Json& value) {
        if (!value.is_structured()) {
            ++made_.values;
            return;
        }
        for (const auto& [key, inner] : value.items()) {
            if (&value != &made_.resume || (key != "meta" && key != "$schema")) {
                count_values(inner);
            }
        }
    }

    void count_words() {
        SpanSet placed;
        SpanSet others[3];
        SpanSet removed;
        SpanSet all;
        for (const Item& item : made_.items) {
            all.add(item.where);
            if (item.kind == Kind::removed) {
                removed.add(item.where);
            } else if (item.kind == Kind::unplaced || item.kind == Kind::furniture || item.kind == Kind::hidden) {
                const int which = item.kind == Kind::unplaced ? 0 : item.kind == Kind::hidden ? 1 : 2;
                others[which].add(item.where);
            }
        }
        // Not the items that are values: a fact that the document implies has no item, and its words have a place
        // all the same.
        auto is_apart = [&](const auto& found) {
            const auto* address = static_cast<const void*>(&found);
            auto of = [&](const Texts& texts) {
                return !texts.empty() && !std::less<>{}(address, static_cast<const void*>(texts.data())) &&
                       std::less<>{}(address, static_cast<const void*>(texts.data() + texts.size()));
            };
            return of(cv_.unclaimed) || of(cv_.furniture);
        };
        for_each_found(cv_, [&](const auto& found) {
            all.add(found.where);
            if (!is_apart(found)) {
                placed.add(found.where);
            }
        });
        removed.close();
        placed.close();
        all.close();
        for (SpanSet& set : others) {
            set.close();
        }
        WordCounts& words = made_.words;
        for (const Word& word : words_of(document_.text)) {
            ++words.all;
            ++(removed.contains(word.where)     ? words.removed
               : placed.contains(word.where)    ? words.placed
               : others[0].contains(word.where) ? words.unplaced
               : others[1].contains(word.where) ? words.hidden
               : others[2].contains(word.where) ? words.furniture
               : all.contains(word.where)       ? words.unplaced  // "1986.3", of which one half found a field
                                                : words.lost);
        }
    }

    const Document& document_;
    const Cv& cv_;
    const std::vector<Removal>& removals_;
    const Spans hidden_;
    Explanation made_;
};

}  // namespace

std::string_view name_of(Kind kind) {
    switch (kind) {
        case Kind::value: return "value";
        case Kind::title: return "title";
        case Kind::unplaced: return "unplaced";
        case Kind::furniture: return "furniture";
        case Kind::hidden: return "hidden";
        case Kind::removed: return "removed";
    }
    return "value";
}

double WordCounts::placed_share() const {
    const int wanted = all - furniture - hidden - removed;
    return wanted == 0 ? 1.0 : static_cast<double>(placed) / wanted;
}

double Explanation::share_with_place() const {
    return values == 0 ? 1.0 : static_cast<double>(values_with_place) / values;
}

bool Item::doubtful() const {
    return kind == Kind::value && !pointer.starts_with("/meta/") &&
           (probability == unknown_probability ? confidence == Confidence::guessed : probability < doubtful_below);
}

std::vector<std::uint32_t> Explanation::doubtful() const {
    std::vector<std::uint32_t> found;
    for (std::uint32_t i = 0; i < items.size(); ++i) {
        if (items[i].doubtful()) {
            found.push_back(i);
        }
    }
    return found;
}

std::optional<Explanation> explain(const Document& document, const Cv& cv, Diagnostics& diagnostics,
                                   const std::vector<Removal>& removals) {
    return Explainer(document, cv, removals).run(diagnostics);
}

}  // namespace cvconv::explain
