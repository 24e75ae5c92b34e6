#pragma once
// What a converter of the C interface can be told: keys and values, as text.

#include <string>
#include <string_view>
#include <vector>

#include "ir/diagnostics.h"
#include "tools/library/convert.h"
#include "tools/worker/pool.h"

namespace cvconv::c_library {

struct Settings {
    ConvertOptions options;  ///< without what blinding needs: options_of() has all
    bool blinds = false;
    /// Until a key is set, codes are of this converter and its copies alone.
    blind::Options blind = {.key = blind::random_key()};
    ExitPolicy policy;
    bool strict = false;
    PoolOptions pool;
    std::string worker_folder;  ///< empty = near the library
};

/// What a key is for decides until when it can be set.
enum class Concern : bool { documents, workers };

struct Key {
    const char* name;
    Concern concern;
    const char* takes;  ///< for messages: "true or false"
    bool (*set)(Settings& settings, std::string_view value);
};

[[nodiscard]] const std::vector<Key>& keys();

/// How a document is to be converted.
[[nodiscard]] ConvertOptions options_of(const Settings& settings);

}  // namespace cvconv::c_library
