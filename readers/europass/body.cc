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

std::optional<Skill> skill_of(const Line& line) {
    if (!line.item || line.continued || line.runs.empty() || !line.runs.front().strong) {
        return std::nullopt;
    }
    Skill skill;
    skill.name = said(std::string(trim(line.runs.front().text)));
    Line rest = line;
    rest.runs.erase(rest.runs.begin());
    std::string_view text = rest.runs.empty() ? std::string_view{} : std::string_view(rest.runs.front().text);
    std::string_view after = trim(text);
    if (after.starts_with('(')) {
        std::size_t end = after.find("):");
        end = end == std::string_view::npos && after.ends_with(')') ? after.size() - 1 : end;
        if (end == std::string_view::npos) {
            return std::nullopt;
        }
        skill.level = said(std::string(after.substr(1, end - 1)));
        after.remove_prefix(end + 1);
    }
    if (after.empty() && rest.runs.size() <= 1) {
        return skill;
    }
    if (!after.starts_with(':')) {
        return std::nullopt;
    }
    rest.runs.front().text = std::string(trim(after.substr(1)));
    skill.keywords = items_of(rest);
    return skill;
}

}  // namespace cvconv::europass
