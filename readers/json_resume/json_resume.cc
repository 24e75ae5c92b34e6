#include "readers/json_resume/json_resume.h"

#include <algorithm>
#include <utility>

#include "ir/formats/json_resume/parse.h"
#include "readers/json_resume/names.h"
#include "readers/json_resume/tree.h"

namespace cvconv {

namespace {

using namespace json_resume;

/// The strings inside the outermost object and the objects in it, keys and values, as far as `bytes` go.
template <class Visit>
void for_each_string(std::string_view bytes, Visit visit) {
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
            if (depth <= 2) {
                visit(bytes.substr(std::min(begin, bytes.size()), std::min(i, bytes.size()) - begin), depth);
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
    if (bytes.starts_with("//") || bytes.starts_with("/*")) {  // a comment before it
        bytes.remove_prefix(std::min(bytes.find('{'), bytes.size()));
    }
    if (!bytes.starts_with('{')) {
        return false;
    }
    // Not `projects`, `languages`, `references`, `meta`: other formats have keys of these names.
    static constexpr std::string_view telling[] = {"basics",       "work",   "volunteer", "education",   "awards",
                                                   "certificates", "skills", "interests", "publications"};
    bool found = false;
    bool wrapped = false;  // {"resume": {"basics": …}}
    for_each_string(bytes, [&](std::string_view text, int depth) {
        wrapped = wrapped || (depth == 1 && is_name_of_wrapper(text));
        if (depth == 1 || wrapped) {
            found = found || std::find(std::begin(telling), std::end(telling), text) != std::end(telling) ||
                    (depth == 1 && text.find("resume-schema") != std::string_view::npos);
        }
    });
    return found;
}

std::optional<Content> read_json_resume(std::string_view bytes, const ReadOptions& options, Diagnostics& diagnostics) {
    auto document = parse(bytes, options.limits.max_depth, diagnostics);
    if (!document) {
        return std::nullopt;
    }
    return read_tree(std::move(*document), Notation::json, diagnostics);
}

Reader json_resume_reader() {
    return {"json-resume", "JSON Resume 1.0.0 / 1.3.1", {"json"}, looks_like_json_resume, read_json_resume};
}

}  // namespace cvconv
