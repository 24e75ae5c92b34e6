#include "tools/worker/views/blinded.h"

#include <algorithm>
#include <concepts>
#include <map>
#include <string>

#include <fmt/format.h>

#include "ir/span_set.h"
#include "tools/blind/blind.h"
#include "tools/blind/walk.h"

namespace cvconv::worker {
namespace {

/// A text of the CV as it was read.
struct Source {
    std::string member;
    std::string text;
    Spans where;
};

/// By path; the texts of a list each.
std::map<std::string, Source> sources_of(const Cv& cv) {
    std::map<std::string, Source> sources;
    blind::for_each_member(cv, [&](const std::string& path, const std::string& member, const auto& field) {
        using F = std::remove_cvref_t<decltype(field)>;
        if constexpr (std::same_as<F, Text>) {
            if (field) {
                sources[path] = {member, field->value, field->where};
            }
        } else if constexpr (std::same_as<F, Texts>) {
            for (std::size_t i = 0; i < field.size(); ++i) {
                sources[fmt::format("{}[{}]", path, i)] = {member, field[i].value, field[i].where};
            }
        } else if constexpr (std::same_as<F, Date>) {
            if (field) {
                sources[path] = {member, to_iso(field->value), field->where};
            }
        }
    });
    return sources;
}

/// Where the document has just the part of a text that was removed from it; all of the text's place where it does not
/// stand there as such.
Spans narrowed(const Document& document, const Source& source, std::string_view part) {
    Spans found;
    for (const Span span : source.where) {
        const std::string_view text = span.of(document.text);
        for (std::size_t at = text.find(part); !part.empty() && at != std::string_view::npos;
             at = text.find(part, at + part.size())) {
            const auto begin = span.begin + static_cast<std::uint32_t>(at);
            found.push_back({begin, begin + static_cast<std::uint32_t>(part.size())});
        }
    }
    return found.empty() ? source.where : found;
}

}  // namespace

Blinded blinded_view(const Document& document, const Cv& cv, blind::Options options, Diagnostics& diagnostics) {
    blind::check_options(options, diagnostics);
    if (diagnostics.has_errors()) {
        return {};
    }
    options.keep_places = true;
    blind::Blinded blinded = blind::blind(cv, options, diagnostics);
    constexpr bool force = true;
    (void)blind::passes_check(blinded, {}, {}, force, diagnostics);
    Blinded view{std::move(blinded.cv), {}, explain::Json::parse(blind::to_json(blinded.report, false))};
    const std::map<std::string, Source> sources = sources_of(cv);
    SpanSet told;  // what is removed, or still there
    for (const blind::Removal& removal : blinded.report.removals) {
        auto source = sources.find(removal.path);
        const Spans where = source == sources.end() ? Spans{} : narrowed(document, source->second, removal.value);
        told.add(where);
        view.removals.push_back({removal.value, removal.kind + ": " + removal.rule, where});
    }
    for_each_found(view.cv, [&](const auto& found) { told.add(found.where); });
    told.close();
    for (const auto& [path, source] : sources) {  // a title that no lexicon knows, an entry of which nothing is left
        const bool is_told =
            std::all_of(source.where.begin(), source.where.end(), [&](Span span) { return told.contains(span); });
        if (!is_told) {
            view.removals.push_back({source.text, "rest: " + source.member, source.where});
        }
    }
    return view;
}

}  // namespace cvconv::worker
