// What reading a CV of two pages costs as DOCX, ODT and HTML, without understanding it (bytes to Document), beside the
// same as Markdown.

#include <string>

#include <benchmark/benchmark.h>

#include "readers/docx/docx.h"
#include "readers/html/html.h"
#include "readers/markdown/markdown.h"
#include "readers/odt/odt.h"
#include "tests/support/office_file.h"

namespace cvconv {
namespace {

constexpr int jobs = 8;  // with six points each: 56 lines a page
constexpr int points = 6;
constexpr const char* point = "Built bridges of stone and steel in Berlin and Hamburg, and led a team of nine.";

std::string many(int count, const auto& one) {
    std::string all;
    for (int i = 0; i < count; ++i) {
        all += one(i);
    }
    return all;
}

std::string years(int job) {
    return "01/" + std::to_string(1990 + job) + " - 12/" + std::to_string(1991 + job);
}

/// As many styles and levels as Word writes into a file of its own.
std::string styles() {
    return "<w:styles xmlns:w=\"w\">" +
           many(60,
                [](int i) {
                    const std::string n = std::to_string(i);
                    return "<w:style w:type=\"paragraph\" w:styleId=\"S" + n + "\"><w:name w:val=\"style " + n +
                           "\"/>" + (i == 0 ? "" : "<w:basedOn w:val=\"S" + std::to_string(i / 2) + "\"/>") +
                           "<w:pPr><w:spacing w:before=\"120\" w:after=\"60\"/><w:outlineLvl w:val=\"9\"/></w:pPr>"
                           "<w:rPr><w:b/><w:sz w:val=\"24\"/></w:rPr></w:style>";
                }) +
           "</w:styles>";
}

std::string numbering() {
    return "<w:numbering xmlns:w=\"w\"><w:abstractNum w:abstractNumId=\"1\">" +
           many(9,
                [](int i) {
                    return "<w:lvl w:ilvl=\"" + std::to_string(i) +
                           "\"><w:numFmt w:val=\"bullet\"/><w:lvlText w:val=\"•\"/></w:lvl>";
                }) +
           "</w:abstractNum><w:num w:numId=\"1\"><w:abstractNumId w:val=\"1\"/></w:num></w:numbering>";
}

std::string docx() {
    const std::string number = "<w:numPr><w:ilvl w:val=\"0\"/><w:numId w:val=\"1\"/></w:numPr>";
    const std::string body = many(jobs, [&](int job) {
        return "<w:p><w:pPr><w:pStyle "
               "w:val=\"S40\"/></w:pPr><w:r><w:rPr><w:b/></w:rPr><w:t>Engineer</w:t></w:r><w:r><w:t "
               "xml:space=\"preserve\">, Example Works</w:t><w:tab/><w:t>" +
               years(job) + "</w:t></w:r></w:p>" + many(points, [&](int) {
                   return "<w:p><w:pPr><w:pStyle w:val=\"S50\"/>" + number +
                          "</w:pPr><w:r><w:rPr><w:lang w:val=\"en\"/>"
                          "</w:rPr><w:t>" +
                          point + "</w:t></w:r></w:p>";
               });
    });
    const std::string type = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/";
    return testing::docx_of(
        body, {{"word/_rels/document.xml.rels", "<Relationships><Relationship Id=\"a\" Type=\"" + type +
                                                    "styles\" Target=\"styles.xml\"/><Relationship Id=\"b\" Type=\"" +
                                                    type + "numbering\" Target=\"numbering.xml\"/></Relationships>"},
               {"word/styles.xml", styles()},
               {"word/numbering.xml", numbering()}});
}

std::string odt() {
    return testing::odt_of(
        many(
            jobs,
            [](int job) {
                return "<text:p text:style-name=\"P1\"><text:span text:style-name=\"T1\">Engineer</text:span>, Example "
                       "Works<text:tab/>" +
                       years(job) + "</text:p><text:list text:style-name=\"L1\">" +
                       many(points,
                            [](int) {
                                return std::string("<text:list-item><text:p text:style-name=\"P2\">") + point +
                                       "</text:p></text:list-item>";
                            }) +
                       "</text:list>";
            }),
        many(60, [](int i) {
            const std::string n = std::to_string(i);
            return "<style:style style:name=\"" + std::string(i % 2 == 0 ? "P" : "T") + n +
                   "\" style:family=\"paragraph\"><style:paragraph-properties fo:margin-top=\"0.2cm\"/>"
                   "<style:text-properties fo:font-size=\"11pt\" fo:font-weight=\"bold\"/></style:style>";
        }));
}

std::string html() {
    return "<!DOCTYPE html><html><head><style>" +
           many(60,
                [](int i) { return ".c" + std::to_string(i) + " p > span.d { font-weight: bold; display: flex }"; }) +
           "</style></head><body>" +
           many(jobs,
                [](int job) {
                    return "<div class=\"c1\"><h3 class=\"c2\">Engineer, Example Works</h3><p><span class=\"d\">" +
                           years(job) + "</span></p><ul>" +
                           many(points, [](int) { return std::string("<li>") + point + "</li>"; }) + "</ul></div>";
                }) +
           "</body></html>";
}

std::string markdown() {
    return many(jobs, [](int job) {
        return "### Engineer, Example Works\n\n" + years(job) + "\n\n" +
               many(points, [](int) { return std::string("- ") + point + "\n"; }) + "\n";
    });
}

void read(benchmark::State& state, const Reader& reader, const std::string& file) {
    for (auto _ : state) {
        Diagnostics said;
        benchmark::DoNotOptimize(reader.read(file, {}, said));
    }
}

void read_docx(benchmark::State& state) {
    read(state, docx_reader(), docx());
}
void read_odt(benchmark::State& state) {
    read(state, odt_reader(), odt());
}
void read_html(benchmark::State& state) {
    read(state, html_reader(), html());
}
void read_markdown(benchmark::State& state) {
    read(state, markdown_reader(), markdown());
}
BENCHMARK(read_docx)->Unit(benchmark::kMicrosecond);
BENCHMARK(read_odt)->Unit(benchmark::kMicrosecond);
BENCHMARK(read_html)->Unit(benchmark::kMicrosecond);
BENCHMARK(read_markdown)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace cvconv
