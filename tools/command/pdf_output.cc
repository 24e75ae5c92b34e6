#include "tools/command/pdf_output.h"

#include <cerrno>
#include <charconv>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <vector>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>

#include "tools/command/program.h"
#include "tools/command/tex_parts.h"
#include "tools/worker/files.h"
#include "writers/europass/europass.h"
#include "writers/latex/latex.h"

namespace cvconv::command {
namespace {

/// The time that everything in the PDF bears: that of SOURCE_DATE_EPOCH, else 1970.
std::time_t epoch() {
    const char* asked = std::getenv("SOURCE_DATE_EPOCH");
    std::time_t seconds = 0;
    std::string_view text = asked != nullptr ? asked : "";
    auto read = std::from_chars(text.data(), text.data() + text.size(), seconds);
    return read.ec == std::errc() && read.ptr == text.data() + text.size() ? seconds : 0;
}

/// TeX writes the time of a file that it attaches into the PDF.
bool set_time(const std::string& path) {
    const timespec time{epoch(), 0};
    const timespec times[2] = {time, time};
    return ::utimensat(AT_FDCWD, path.c_str(), times, 0) == 0;
}

Ended run_latexmk(const std::string& folder, std::string_view engine, int seconds) {
    Program latexmk;
    latexmk.arguments = {"latexmk",
                         "-norc",
                         engine == "pdflatex"   ? "-pdf"
                         : engine == "lualatex" ? "-pdflua"
                                                : "-pdfxe",
                         "-interaction=nonstopmode",
                         "-halt-on-error",
                         "-no-shell-escape",
                         "cv.tex"};
    latexmk.environment = {{"openin_any", "p"},  // TeX reads and writes in its folder and its own tree only
                           {"openout_any", "p"},
                           {"SOURCE_DATE_EPOCH", std::to_string(epoch())},  // the same CV gives the same PDF
                           {"FORCE_SOURCE_DATE", "1"},
                           {"max_print_line", "10000"}};
    return run_program(latexmk, folder, seconds);
}

/// In front of \begin{document}, on its line: TeX's line numbers must stay those of the document.
std::string with_attachments(std::string tex, const std::vector<std::string>& names) {
    std::size_t begin = tex.find("\n\\begin{document}");
    if (begin == std::string::npos) {
        return tex;
    }
    std::string embed = "\\ifdefined\\XeTeXversion";  // embedfile knows no XeTeX
    std::string tree;
    std::string files;
    for (std::size_t i = 0; i < names.size(); ++i) {
        embed += fmt::format(
            "\\AddToHook{{shipout/firstpage}}{{\\special{{pdf:fstream @cvconvfile{0} ({1}) <</Type/EmbeddedFile>>}}"
            "\\special{{pdf:obj @cvconvspec{0} <</Type/Filespec/F({1})/UF({1})/EF<</F @cvconvfile{0}>>>>}}}}",
            i, names[i]);
        tree += fmt::format("({}) @cvconvspec{} ", names[i], i);
        files += fmt::format("\\embedfile{{{}}}", names[i]);
    }
    embed += fmt::format(
        "\\AddToHook{{shipout/firstpage}}{{\\special{{pdf:docview <</Names<</EmbeddedFiles<</Names[{}]>>>>>>}}}}"
        "\\else\\usepackage{{embedfile}}{}\\fi",
        tree, files);
    return tex.insert(begin + 1, embed);
}

/// What TeX stopped at: "! Undefined control sequence." and "l.42 …" in its log.
void explain(const std::string& log, const LatexDocument& document, Diagnostics& said) {
    std::size_t message = log.find("\n!");
    std::string detail;
    if (message != std::string::npos) {
        detail = log.substr(message + 3, log.find('\n', message + 1) - message - 3);
    }
    Place place;
    std::size_t line_mark = message == std::string::npos ? message : log.find("\nl.", message);
    if (line_mark != std::string::npos) {
        std::size_t line = 0;
        std::from_chars(log.data() + line_mark + 3, log.data() + log.size(), line);
        if (line > 0 && line <= document.origins.size()) {
            place.pointer = document.origins[line - 1];
            detail += fmt::format(", line {} of the .tex", line);
        }
    }
    said.add(Code::tex_failed, std::move(place), std::move(detail));
}

constexpr std::size_t most_bytes = 256U << 20U;

std::string content_of(const std::string& path) {
    Diagnostics ignored;
    return read_file(path, most_bytes, ignored).value_or("");
}

std::optional<std::string> compile(const LatexDocument& document, std::string_view json, const std::string& europass,
                                   int seconds, Diagnostics& said) {
    WorkingFolder folder;
    std::vector<std::string> attached = {"resume.json"};
    bool written = write_file(folder / "resume.json", json, false, said);
    if (!europass.empty()) {
        attached.emplace_back("resume.xml");  // behind the .json by name: readers take the first
        written = written && write_file(folder / "resume.xml", europass, false, said);
    }
    written = written && write_file(folder / "cv.tex", with_attachments(document.tex, attached), false, said);
    if (!written) {
        return std::nullopt;
    }
    for (const std::string& name : attached) {
        if (!set_time(folder / name)) {
            said.add(Code::internal_error, fmt::format("{}: {}", name, std::strerror(errno)));
            return std::nullopt;
        }
    }
    Ended ended = run_latexmk(folder.path(), document.engine, seconds);
    std::string log = content_of(folder / "cv.log");
    switch (ended) {
        case Ended::not_started: said.add(Code::tex_missing, "latexmk"); return std::nullopt;
        case Ended::late: said.add(Code::took_too_long, fmt::format("TeX: {} seconds", seconds)); return std::nullopt;
        case Ended::cancelled: return std::nullopt;  // nobody can here
        case Ended::badly:
            if (log.empty()) {
                said.add(Code::tex_missing, document.engine);
            } else if (const auto part = missing_tex_part(log)) {
                said.add(Code::tex_missing, fmt::format("{}, of the package {}", *part, debian_package_of(*part)));
            } else {
                explain(log, document, said);
            }
            return std::nullopt;
        case Ended::well: break;
    }
    if (log.find("\nMissing character:") != std::string::npos) {
        said.add(Code::glyph_missing, "TeX says so; its log names them");
    }
    return read_file(folder / "cv.pdf", most_bytes, said);
}

}  // namespace

Conversion make_pdf(std::string_view json, const LatexOptions& options, int seconds, std::string_view file_name) {
    Conversion result{std::nullopt, Diagnostics(std::string(file_name))};
    guarded(result.diagnostics, [&] {
        ConvertOptions from_json;
        from_json.from = "json-resume";
        Diagnostics known;  // what there is to say of the CV was said when the JSON was made
        std::optional<Cv> cv = read_cv(json, from_json, core_readers(), known);
        if (!cv) {
            result.diagnostics.append(known);
            return;
        }
        std::optional<LatexDocument> document = make_latex(*cv, options, result.diagnostics);
        if (document) {
            std::string europass = write_europass(*cv, known).value_or("");
            result.output = compile(*document, json, europass, seconds, result.diagnostics);
        }
    });
    return result;
}

}  // namespace cvconv::command
