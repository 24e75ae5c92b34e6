#pragma once
// What a document of ours holds beside its text: how it is written, and the values that are not shown in it or not as
// they are. It stands in a comment of Markdown and HTML, and in a part of its own of a Word document.

#include <optional>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "ir/diagnostics.h"
#include "ir/formats/prose/read_blocks.h"

namespace cvconv::prose {

struct Beside {
    Form form;
    nlohmann::ordered_json entries = nlohmann::ordered_json::object();  ///< section → how many it has
    nlohmann::ordered_json patch = nlohmann::ordered_json::array();     ///< JSON Patch (RFC 6902)
};

/// What makes `true_resume` of `read`, which is what a reader makes of the text.
[[nodiscard]] Beside beside_of(nlohmann::ordered_json read, nlohmann::ordered_json true_resume, Form form);

/// Applies the patch as far as it fits: entries that were added, removed or changed by hand since are left as they
/// stand, and value_malformed says of which.
void apply(const Beside& beside, nlohmann::ordered_json& resume, Diagnostics& diagnostics);

/// JSON, a line for each operation of the patch. Has no "-->", and no line break or ">" within a string.
[[nodiscard]] std::string to_text(const Beside& beside);
/// Nothing for what is not of that form, or of a newer one.
[[nodiscard]] std::optional<Beside> beside_in(std::string_view text);

/// The comment that ends a document in Markdown or HTML, and the text in it.
[[nodiscard]] std::string to_comment(const Beside& beside);
/// The last of them in `bytes`.
[[nodiscard]] std::optional<Beside> beside_in_comment(std::string_view bytes);
/// What stands before it.
[[nodiscard]] std::string_view without_comment(std::string_view bytes);
/// Is there one? For telling a format by content.
[[nodiscard]] bool has_comment(std::string_view bytes);

}  // namespace cvconv::prose
