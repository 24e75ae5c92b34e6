#include "readers/json_resume/json_resume.h"

#include <algorithm>

#include "ir/formats/json_resume/parse.h"
#include "readers/json_resume/cvconv_facts.h"
#include "readers/json_resume/records.h"

namespace cvconv {

namespace {

using namespace json_resume;

/// The strings directly inside the outermost object, keys and values, as far as `bytes` go.
template <class Visit>
void for_each_outer_string(std::string_view bytes, Visit visit) {
    int depth = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        char c = bytes[i];
        if (c == '{' || c == '[') {
            ++depth;
        } else if (c == '}' || c == ']') {
            --depth;
        } else if (c == '"') {
            std::size_t begin = ++i;
            while (i < bytes.size() && bytes[i] != '"') {
                i += bytes[i] == '\\' ? 2 : 1;
            }
            if (depth == 1) {
                visit(bytes.substr(begin, std::min(i, bytes.size()) - begin));
            }
        }
    }
}

}  // namespace

bool looks_like_json_resume(std::string_view bytes) {
    constexpr std::size_t enough = 64 * 1024;
    bytes = bytes.substr(0, enough);
    bytes.remove_prefix(bytes.starts_with("\xEF\xBB\xBF") ? 3 : 0);
    bytes.remove_prefix(std::min(bytes.find_first_not_of(" \t\r\n"), bytes.size()));
    if (!bytes.starts_with('{')) {
        return false;
    }
    // Not `projects`, `languages`, `references`, `meta`: other formats have keys of these names.
    static constexpr std::string_view telling[] = {"basics",       "work",   "volunteer", "education",   "awards",
                                                   "certificates", "skills", "interests", "publications"};
    bool found = false;
    for_each_outer_string(bytes, [&](std::string_view text) {
        found = found || std::find(std::begin(telling), std::end(telling), text) != std::end(telling) ||
                text.find("resume-schema") != std::string_view::npos;
    });
    return found;
}

std::optional<Content> read_json_resume(std::string_view bytes, const ReadOptions& options, Diagnostics& diagnostics) {
    auto document = parse(bytes, options.limits.max_depth, diagnostics);
    if (!document) {
        return std::nullopt;
    }
    if (!document->is_object()) {
        diagnostics.add(Code::format_mismatch, "a JSON Resume is an object { ... }");
        return std::nullopt;
    }
    Json facts;  // meta.cvconv
    if (auto meta = document->find("meta"); meta != document->end() && meta->is_object()) {
        if (auto ours = meta->find("cvconv"); ours != meta->end() && ours->is_object()) {
            facts = std::move(*ours);
            meta->erase(ours);
        }
    }
    Cv cv;
    read_document(*document, cv, diagnostics);
    read_facts(std::move(facts), cv);
    if (Cv empty; cv.meta == empty.meta) {
        empty.extra = cv.extra;
        if (cv == empty) {
            diagnostics.add(Code::nothing_recognized, "no section of a JSON Resume");
        }
    }
    return cv;
}

Reader json_resume_reader() {
    return {"json-resume", "JSON Resume 1.0.0 / 1.3.1", {"json"}, looks_like_json_resume, read_json_resume};
}

}  // namespace cvconv
