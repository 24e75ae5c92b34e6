#pragma once
// Cv → LaTeX.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ir/cv.h"
#include "ir/diagnostics.h"
#include "writers/options.h"

namespace cvconv {

/// A document that pdflatex (where its letters allow), xelatex and lualatex compile; its first lines say
/// how. `options.template_name` names a built-in template ("" = article), behind a colon one of its styles
/// ("moderncv:classic"); `options.template_source` is one's own. What the fonts lack is glyph_missing; a
/// mistake in the template, template_error; a template or style that there is not, usage.
[[nodiscard]] std::optional<std::string> write_latex(const Cv& cv, const LatexOptions& options,
                                                     Diagnostics& diagnostics);

/// The same with what is needed to compile it and to explain what TeX says.
struct LatexDocument {
    std::string tex;
    std::string engine;                ///< "pdflatex", "xelatex" or "lualatex": one that can print all of it
    std::vector<std::string> origins;  ///< for each line of `tex` the field of the CV it is from, or ""
};
[[nodiscard]] std::optional<LatexDocument> make_latex(const Cv& cv, const LatexOptions& options,
                                                      Diagnostics& diagnostics);

/// The built-in templates' names, and the source of one ("" if there is none of that name).
[[nodiscard]] std::vector<std::string_view> latex_templates();
[[nodiscard]] std::string_view latex_template(std::string_view name);

}  // namespace cvconv
