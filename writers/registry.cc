#include "writers/registry.h"

#include <algorithm>

#ifdef CVCONV_HAS_DOCX
#include "writers/docx/docx.h"
#endif
#include "writers/europass/europass.h"
#include "writers/html/html.h"
#include "writers/json_resume/json_resume.h"
#include "writers/latex/latex.h"
#include "writers/markdown/markdown.h"
#include "writers/native/native.h"
#include "writers/reactive_resume/reactive_resume.h"
#include "writers/rendercv/rendercv.h"
#include "writers/yamlresume/yamlresume.h"

namespace cvconv {

const std::vector<Writer>& writers() {
    // One line a format. To add one: write its folder, then a line here.
    using Options = const WriteOptions&;
    static const std::vector<Writer> table = {
        {"json-resume",
         "JSON Resume 1.0.0 / 1.3.1",
         {"json"},
         [](const Cv& cv, Options options, Diagnostics& said) {
             return write_json_resume(cv, options.json_resume, said);
         },
         "under meta.cvconv.unclaimed",
         "under meta.cvconv.furniture"},
        {"json-resume-yaml",
         "JSON Resume written as YAML",
         {"yaml", "yml"},
         [](const Cv& cv, Options options, Diagnostics& said) {
             return write_json_resume_yaml(cv, options.json_resume, said);
         },
         "under meta.cvconv.unclaimed",
         "under meta.cvconv.furniture"},
        {"europass",
         "Europass XML as the portal imports it",
         {"xml"},
         [](const Cv& cv, Options, Diagnostics& said) { return write_europass(cv, said); },
         "in sections of their own",
         ""},
        {"europass-v3",
         "Europass XML of the years before 2020 (SkillsPassport V3.4)",
         {"xml"},
         [](const Cv& cv, Options, Diagnostics& said) { return write_europass_v3(cv, said); },
         "among the achievements",
         ""},
        {"latex",
         "a document for pdflatex, xelatex and lualatex",
         {"tex"},
         [](const Cv& cv, Options options, Diagnostics& said) { return write_latex(cv, options.latex, said); },
         "in comments of the document",
         ""},
        {"markdown",
         "Markdown that reads well on Git hosts, and back",
         {"md", "markdown"},
         [](const Cv& cv, Options, Diagnostics& said) { return write_markdown(cv, said); },
         "in a comment at the end",
         "in a comment at the end"},
#ifdef CVCONV_HAS_DOCX
        {"docx",
         "a Word document as systems of recruiters read it, and back",
         {"docx"},
         [](const Cv& cv, Options, Diagnostics& said) { return write_docx(cv, said); },
         "in a part that Word does not show",
         "in a part that Word does not show",
         false},
#endif
        {"html",
         "a web page by itself, with h-resume and JSON-LD, and back",
         {"html", "htm"},
         [](const Cv& cv, Options, Diagnostics& said) { return write_html(cv, said); },
         "in a comment at the end",
         "in a comment at the end"},
        {"rendercv",
         "RenderCV 2.4 and later, as YAML",
         {"yaml"},
         [](const Cv& cv, Options, Diagnostics& said) { return write_rendercv(cv, said); },
         "in a section \"Other\"",
         ""},
        {"reactive-resume",
         "Reactive Resume 5",
         {"json"},
         [](const Cv& cv, Options, Diagnostics& said) { return write_reactive_resume(cv, said); },
         "in a section \"Other\"",
         ""},
        {"yamlresume",
         "YAMLResume 0.8 and later",
         {"yaml"},
         [](const Cv& cv, Options, Diagnostics& said) { return write_yamlresume(cv, said); },
         "under json_resume, which YAMLResume ignores",
         ""},
        {"native",
         "cvconv's own readable form",
         {"cvconv"},
         [](const Cv& cv, Options options, Diagnostics&) { return std::optional(to_native(cv, options.native)); },
         "in \"unclaimed\" lines",
         "in \"furniture\" lines"},
    };
    return table;
}

const Writer* find_writer(std::string_view name) {
    const auto& all = writers();
    auto found = std::find_if(all.begin(), all.end(), [&](const Writer& writer) { return writer.name == name; });
    return found != all.end() ? &*found : writer_for_extension(name);
}

const Writer* writer_for_extension(std::string_view extension) {
    auto same = [&](std::string_view known) {
        return std::equal(known.begin(), known.end(), extension.begin(), extension.end(), [](char a, char b) {
            return a == (b >= 'A' && b <= 'Z' ? static_cast<char>(b - 'A' + 'a') : b);
        });
    };
    const auto& all = writers();
    auto found = std::find_if(all.begin(), all.end(), [&](const Writer& writer) {
        return std::any_of(writer.extensions.begin(), writer.extensions.end(), same);
    });
    return found != all.end() ? &*found : nullptr;
}

}  // namespace cvconv
