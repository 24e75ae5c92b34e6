// Reads a CV, looks at the model, writes it: all that the library offers, without PDF.

#include <iostream>

#include <cvconv/cvconv.hpp>

int main() {
    const std::string markdown = "# Erika Beispiel\n\nerika@example.org\n\n## Skills\n\nBaking, Brewing\n";
    cvconv::ConvertOptions options;
    options.file_name = "cv.md";

    cvconv::Conversion result = cvconv::convert(markdown, options);
    for (const cvconv::Diagnostic& diagnostic : result.diagnostics.all()) {
        std::cerr << cvconv::to_line(diagnostic) << '\n';
    }
    if (!result.output) {
        return 1;
    }

    cvconv::Diagnostics diagnostics;
    std::optional<cvconv::Cv> cv = cvconv::read_cv(markdown, options, cvconv::core_readers(), diagnostics);
    std::cout << *result.output << cvconv::value_or_empty(cv->basics.name) << '\n';
    return cvconv::value_or_empty(cv->basics.email) == "erika@example.org" ? 0 : 1;
}
