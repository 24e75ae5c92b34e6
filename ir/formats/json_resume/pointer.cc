#include "ir/formats/json_resume/pointer.h"

#include <algorithm>

namespace cvconv::json_resume {

std::string escape_key(std::string_view key) {
    std::string escaped;
    for (char c : key) {
        if (c == '~') {
            escaped += "~0";
        } else if (c == '/') {
            escaped += "~1";
        } else {
            escaped += c;
        }
    }
    return escaped;
}

std::vector<std::string> steps_of(std::string_view pointer) {
    std::vector<std::string> steps;
    for (std::size_t i = 0; i < pointer.size(); ++i) {
        char c = pointer[i];
        if (c == '/') {
            steps.emplace_back();
            continue;
        }
        if (c == '~' && i + 1 < pointer.size()) {
            c = pointer[++i] == '1' ? '/' : '~';
        }
        if (!steps.empty()) {
            steps.back() += c;
        }
    }
    return steps;
}

std::string readable_path(std::string_view pointer) {
    std::string path;
    for (const std::string& step : steps_of(pointer)) {
        bool index =
            !step.empty() && std::all_of(step.begin(), step.end(), [](char c) { return c >= '0' && c <= '9'; });
        if (index) {
            path += '[' + step + ']';
        } else {
            path += path.empty() ? step : '.' + step;
        }
    }
    return path;
}

}  // namespace cvconv::json_resume
