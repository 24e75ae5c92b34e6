#pragma once
// What a request may say about how its document is converted: the keys of the C library's cvconv_set that are about
// documents, from the same table, and a few of our own.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ir/diagnostics.h"
#include "tools/c_library/settings.h"

namespace cvconv::service {

/// A parameter of a request, in its query or as a field of its form.
struct Parameter {
    std::string name;
    std::string takes;                ///< "true or false": for people
    std::vector<std::string> values;  ///< those that there are to choose from; empty = others
};

/// All parameters of POST /convert (`to` and `envelope` among them) or, without these, POST /explain.
[[nodiscard]] const std::vector<Parameter>& convert_parameters();
[[nodiscard]] const std::vector<Parameter>& explain_parameters();

/// What a request asks for.
struct Wanted {
    c_library::Settings settings;  ///< `pool` and `worker_folder` have no meaning here
    bool envelope = false;
};

/// Sets one. Where there is no such parameter among `known`, or the value is none of its, an error is added.
void set_parameter(Wanted& wanted, const std::vector<Parameter>& known, const std::string& name, std::string_view value,
                   Diagnostics& said);

}  // namespace cvconv::service
