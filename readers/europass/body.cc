#include "readers/europass/body.h"

#include <algorithm>
#include <optional>

#include "ir/formats/europass/titles.h"
#include "ir/lexicon.h"
#include "ir/unicode.h"

namespace cvconv::europass {

namespace {

bool all_runs(const Line& line, bool Run::*style) {
    return std::ranges::any_of(line.runs, style) && std::ranges::all_of(line.runs, [&](const Run& run) {
               // or the comma in "<em>a</em>, <em>b</em>"
               return run.*style || trim_punctuation(run.text).empty();
           });
}

/// "<strong>Location:</strong> Graz" → "location", "Graz".
std::optional<std::pair<std::string, Line>> label_of(const Line& line, std::initializer_list<std::string_view> labels) {
    if (line.item || line.runs.size() < 2 || !line.runs.front().strong) {
        return std::nullopt;
    }
    std::string_view label = trim(line.runs.front().text);
    if (!label.ends_with(':')) {
        return std::nullopt;
    }
    for (const LexiconHit& hit : lookup(Idea::entry_labels, label)) {
        if (std::ranges::find(labels, hit.key) != labels.end()) {
            Line rest = line;
            rest.runs.erase(rest.runs.begin());
            return std::pair{std::string(hit.key), std::move(rest)};
        }
    }
    return std::nullopt;
}

/// Items of lists; the parts of one that <br> parts are one text.
void add_item(Texts& items, const Line& line) {
    if (line.continued && line.item && !items.empty()) {
        items.back().value += '\n' + line.text();
    } else {
        items.push_back(found(line.text()));
    }
}

}  // namespace

Found<std::string> found(std::string value) {
    return {std::move(value), {}, Confidence::stated, "europass"};
}

Text said(std::string value) {
    return value.empty() ? std::nullopt : std::optional(found(std::move(value)));
}

Flag yes() {
    return Found<bool>{true, {}, Confidence::stated, "europass"};
}

Text Body::value(std::string_view key) const {
    for (const auto& [label, line] : labelled) {
        if (label == key) {
            return said(line.text());
        }
    }
    return std::nullopt;
}

Texts Body::values(std::string_view key) const {
    for (const auto& [label, line] : labelled) {
        if (label == key) {
            return items_of(line);
        }
    }
    return {};
}

Body read_body(const std::vector<Line>& lines, std::initializer_list<std::string_view> labels) {
    Body body;
    std::vector<Line> text;
    bool begun = false;  // the text itself: from here on markup is only looks
    for (const Line& line : lines) {
        if (line.item) {
            add_item(body.highlights, line);
            begun = true;
            continue;
        }
        auto labelled = begun ? std::nullopt : label_of(line, labels);
        if (labelled) {
            body.labelled.push_back(std::move(*labelled));
        } else if (!begun && all_runs(line, &Run::emphasized)) {
            body.emphasized.push_back(line);
        } else if (!begun && !body.underlined && all_runs(line, &Run::underlined)) {
            body.underlined = said(line.text());
        } else {
            text.push_back(line);
            begun = begun || !line.runs.empty();
        }
    }
    body.summary = said(text_of(text));
    return body;
}

Texts items_of(const Line& line) {
    Texts items;
    for (const Run& run : line.runs) {
        if (run.emphasized) {
            items.push_back(found(std::string(trim(run.text))));
        }
    }
    if (items.empty()) {
        for (std::string& item : split_list(line.text())) {
            items.push_back(found(std::move(item)));
        }
    }
    return items;
}

Texts all_lines(const std::vector<Line>& lines) {
    Texts texts;
    for (const Line& line : lines) {
        if (line.item) {
            add_item(texts, line);
        } else if (!line.runs.empty()) {
            texts.push_back(found(line.text()));
        }
    }
    return texts;
}

}  // namespace cvconv::europass
