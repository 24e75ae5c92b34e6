#include "tools/blind/options.h"

#include <algorithm>

#include <fmt/format.h>
#include <sys/random.h>

namespace cvconv::blind {
namespace {

bool has(const std::vector<std::string>& list, std::string_view name) {
    return std::find(list.begin(), list.end(), name) != list.end();
}

}  // namespace

std::string random_key() {
    std::string key(2 * least_key, '\0');
    const ssize_t got = ::getrandom(key.data(), key.size(), 0);
    key.resize(got > 0 ? static_cast<std::size_t>(got) : 0);
    return key;
}

void check_options(const Options& options, Diagnostics& said) {
    const std::vector<std::string> known = groups();
    for (const auto* list : {&options.hide, &options.keep}) {
        for (const std::string& name : *list) {
            if (!has(known, name)) {
                said.add(Code::usage, fmt::format("nothing that can be hidden or kept is called \"{}\": there are {}",
                                                  name, fmt::join(known, ", ")));
            }
        }
    }
    for (const std::string& name : options.hide) {
        if (has(options.keep, name)) {
            said.add(Code::usage, fmt::format("{} is both to be hidden and to be kept", name));
        }
    }
    if (options.key.size() < least_key) {
        said.add(Code::blind_key_weak, fmt::format("{} bytes", options.key.size()));
    }
}

bool hides(const Options& options, const Rule& rule) {
    if (rule.from == From::always || has(options.hide, rule.group)) {
        return true;
    }
    if (rule.from == From::never || has(options.keep, rule.group)) {
        return false;
    }
    const From profile = options.profile == Profile::contact ? From::contact
                         : options.profile == Profile::fair  ? From::fair
                                                             : From::strict;
    return rule.from <= profile;
}

}  // namespace cvconv::blind
