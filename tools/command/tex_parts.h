#pragma once
// What TeX misses, by its log, and which of Debian's packages has it. Installed without recommended packages, TeX stops
// at a style or a font that a template needs, and names only the file.

#include <optional>
#include <string>
#include <string_view>

namespace cvconv::command {

/// "soul.sty", "pzdr", "texgyreheros": the file or font that TeX stopped at; nothing where it stopped for another
/// reason.
[[nodiscard]] std::optional<std::string> missing_tex_part(std::string_view log);

/// "texlive-plain-generic" of "soul.sty", in Debian 12. Of what our templates do not use: the package that has most.
[[nodiscard]] std::string_view debian_package_of(std::string_view part);

}  // namespace cvconv::command
