#include "tools/serve/parameters.h"

#include <algorithm>

#include <fmt/format.h>

#include "tools/command/readers.h"
#include "writers/latex/latex.h"
#include "writers/registry.h"

namespace cvconv::service {
namespace {

using c_library::Concern;
using c_library::Key;

/// Limits are the service's: who asks must not raise them.
bool is_of_service(const Key& key) {
    return key.concern == Concern::workers || std::string_view(key.name).starts_with("max-");
}

std::vector<std::string> values_of(const Key& key) {
    const std::string_view name = key.name;
    if (name == "from") {
        return command::names_of(command::available_readers());
    }
    if (name == "to") {
        return command::names_of(writers());
    }
    if (name == "template") {
        auto all = latex_templates();
        return {all.begin(), all.end()};
    }
    if (key.takes == std::string_view("true or false")) {
        return {"true", "false"};
    }
    if (name == "blind") {
        return blind::profile_names();
    }
    if (name == "authors") {
        return blind::names_of_authors();
    }
    if (name == "ocr") {
        return {"auto", "always", "never"};
    }
    return {};
}

std::vector<Parameter> without(std::vector<Parameter> parameters, const std::vector<std::string_view>& names) {
    std::erase_if(parameters, [&](const Parameter& parameter) {
        return std::find(names.begin(), names.end(), parameter.name) != names.end();
    });
    return parameters;
}

}  // namespace

const std::vector<Parameter>& convert_parameters() {
    static const std::vector<Parameter> all = [] {
        std::vector<Parameter> parameters;
        for (const Key& key : c_library::keys()) {
            if (!is_of_service(key)) {
                parameters.push_back({key.name, key.takes, values_of(key)});
            }
        }
        parameters.push_back({"name", "the document's file name: its extension helps to find the format", {}});
        parameters.push_back(
            {"envelope", "true or false: the result and what was said about it, as JSON", {"true", "false"}});
        return parameters;
    }();
    return all;
}

const std::vector<Parameter>& explain_parameters() {
    static const std::vector<Parameter> all =
        without(convert_parameters(), {"to", "envelope", "schema-version", "legacy-keys", "provenance", "template",
                                       "template-source", "corrections", "fail-if-loss", "fail-if-warnings", "blind",
                                       "hide", "keep", "authors", "key", "report-values", "force"});
    return all;
}

void set_parameter(Wanted& wanted, const std::vector<Parameter>& known, const std::string& name, std::string_view value,
                   Diagnostics& said) {
    auto found = std::find_if(known.begin(), known.end(), [&](const Parameter& p) { return p.name == name; });
    if (found == known.end()) {
        said.add(Code::request_malformed, fmt::format("no parameter is called \"{}\"", name));
        return;
    }
    bool good = true;
    if (name == "name") {
        wanted.settings.options.file_name = value;
    } else if (name == "envelope") {
        good = value == "true" || value == "false";
        wanted.envelope = value == "true";
    } else {
        const auto& keys = c_library::keys();
        auto key = std::find_if(keys.begin(), keys.end(), [&](const Key& k) { return k.name == name; });
        good = key->set(wanted.settings, value);
    }
    if (!good) {
        said.add(Code::request_malformed, fmt::format("{}: \"{}\" is not {}", name, value, found->takes));
    }
}

}  // namespace cvconv::service
