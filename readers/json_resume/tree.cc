#include "readers/json_resume/tree.h"

#include "readers/json_resume/cvconv_facts.h"
#include "readers/json_resume/normalize.h"
#include "readers/json_resume/records.h"

namespace cvconv::json_resume {

namespace {

/// Takes `meta.cvconv` out: it is no part of what people write.
void take_facts(Json& document, Json& facts) {
    if (!document.is_object()) {
        return;
    }
    auto meta = document.find("meta");
    if (meta == document.end() || !meta->is_object()) {
        return;
    }
    if (auto ours = meta->find("cvconv"); ours != meta->end() && ours->is_object()) {
        facts = std::move(*ours);
        meta->erase(ours);
    }
}

}  // namespace

std::optional<Content> read_tree(Json document, Notation notation, Diagnostics& diagnostics) {
    Json facts;  // meta.cvconv
    take_facts(document, facts);
    const Json kept = normalize(document, notation, diagnostics);
    if (!document.is_object()) {
        diagnostics.add(Code::format_mismatch, "a JSON Resume is an object { ... }");
        return std::nullopt;
    }
    Cv cv;
    read_document(document, cv, diagnostics);
    if (!kept.empty()) {
        facts = facts.is_object() ? std::move(facts) : Json::object();
        Json& all = facts["kept"];
        all = all.is_object() ? std::move(all) : Json::object();
        for (const auto& [pointer, value] : kept.items()) {
            all[pointer] = value;
        }
    }
    read_facts(std::move(facts), cv);
    if (Cv empty; cv.meta == empty.meta) {
        empty.extra = cv.extra;
        if (cv == empty) {
            diagnostics.add(Code::nothing_recognized, "no section of a JSON Resume");
        }
    }
    return cv;
}

}  // namespace cvconv::json_resume
