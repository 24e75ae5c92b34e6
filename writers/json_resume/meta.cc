#include "writers/json_resume/meta.h"

#include <cmath>

#include <algorithm>

#include <fmt/format.h>

#include "ir/formats/json_resume/objects.h"

namespace cvconv::json_resume {

namespace {

void put_place(Json& object, const Spans& where, const Document* source) {
    if (source == nullptr || where.empty()) {
        return;
    }
    Stretch place = place_of(*source, where.front());
    for (const auto& [key, value] : {std::pair{"page", place.page}, {"line", place.line}, {"column", place.column}}) {
        if (value > 0) {
            object[key] = value;
        }
    }
}

/// Adds to `mine` what only `other` has: objects key by key, lists of the same length one by one.
void complete(Json& mine, const Json& other) {
    if (mine.is_object() && other.is_object()) {
        Json result = Json::object();
        auto theirs = members_by_key(other);
        for (auto& [key, value] : mine.items()) {
            if (auto both = theirs.find(key); both != theirs.end()) {
                complete(value, *both->second);
                theirs.erase(both);
            }
            append(result, key, std::move(value));
        }
        for (const auto& [key, value] : other.items()) {
            if (theirs.contains(key)) {
                append(result, key, value);
            }
        }
        mine = std::move(result);
    } else if (mine.is_array() && other.is_array() && mine.size() == other.size()) {
        for (std::size_t i = 0; i < mine.size(); ++i) {
            complete(mine[i], other[i]);
        }
    }
}

}  // namespace

Json unclaimed_list(const Texts& unclaimed, const Document* source) {
    Json list = Json::array();
    for (const Found<std::string>& text : unclaimed) {
        if (text.value.empty()) {
            continue;
        }
        Json entry = {{"text", text.value}};
        put_place(entry, text.where, source);
        list.push_back(std::move(entry));
    }
    return list;
}

Json evidence(const Spans& where, Confidence confidence, std::string_view rule, float probability,
              const Document* source) {
    Json object = Json::object();
    for (Span span : where) {
        object["where"].push_back(fmt::format("{}-{}", span.begin, span.end));
    }
    put_place(object, where, source);
    object["confidence"] = name_of(confidence);
    if (!rule.empty()) {
        object["rule"] = rule;
    }
    if (probability >= 0) {
        object["probability"] = std::round(probability * 100.0) / 100.0;  // a float has digits that nobody wrote
    }
    return object;
}

Json arrange_meta(const Json& facts, const Json& not_understood) {
    Json arranged = Json::object();
    for (std::string_view key : {"language", "sections", "unclaimed", "labels", "furniture"}) {
        if (auto found = facts.find(key); found != facts.end()) {
            arranged[std::string(key)] = *found;
        }
    }
    complete(arranged, facts);
    complete(arranged, not_understood);
    return arranged;
}

}  // namespace cvconv::json_resume
