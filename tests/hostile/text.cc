#include "tests/hostile/inputs.h"

namespace cvconv::hostile {

namespace {

std::string looks_again(int looks, std::size_t paragraphs) {
    std::string page = "<html><body><p>";
    for (int i = 0; i < looks; ++i) {
        page += "<font color=\"" + std::to_string(i) + "\">";
    }
    return page + repeat("<p>x", paragraphs);
}

}  // namespace

std::vector<Input> text_inputs() {
    using namespace std::string_literals;
    const std::string person = "Erika Beispiel\nerika@example.org\n\n";
    const std::string heading = "# Erika Beispiel\n\nerika@example.org\n\n";
    return {
        {"quotes.md", heading + repeat("> ", 50'000) + "deep", ""},
        {"quotes-each-line-deeper.md",
         [] {
             std::string text;
             for (std::size_t i = 0; i < 500; ++i) {
                 text += repeat(">", i) + " x\n";
             }
             return text;
         }(),
         ""},
        {"lists.md", heading + repeat("- ", 50'000) + "deep", ""},
        {"lists-indented.md",
         [] {
             std::string text;
             for (std::size_t i = 0; i < 500; ++i) {
                 text += std::string(2 * i, ' ') + "- x\n";
             }
             return text;
         }(),
         ""},
        {"brackets.md", heading + repeat("[", 200'000), ""},
        {"links.md", heading + repeat("[a](", 50'000), ""},
        {"stars.md", heading + repeat("*a **a ", 50'000), ""},
        {"backquotes.md", heading + repeat("`a``b```c", 20'000), ""},
        {"references.md", heading + repeat("[", 50'000) + "a" + repeat("]", 50'000) + "\n\n[a]: b\n", ""},
        {"definitions.md",
         [&] {
             std::string text = heading;
             for (int i = 0; i < 20'000; ++i) {
                 text += "[a" + std::to_string(i) + "]: x\n";
             }
             return text + repeat("[a19999] ", 20'000);
         }(),
         ""},
        {"images.md", heading + repeat("![[]()", 30'000), ""},
        {"quotes-and-stars.md", heading + repeat("*a_ ", 20'000) + repeat("> *a ", 20'000), ""},
        {"empty-items.md", heading + repeat("-\n", 50'000) + repeat("- - -\n", 20'000), ""},
        {"entities.md", heading + repeat("&a;&#9999999;&#0;", 30'000), ""},
        {"backslashes.md", heading + repeat("\\*\\[", 50'000), ""},
        {"underlines.md", heading + repeat("a\n=\n", 50'000), ""},
        {"wide-table.md", heading + repeat("|a", 2'000) + "\n" + repeat("|-", 2'000) + "\n" + repeat("|b|\n", 2'000),
         ""},
        {"deep.html", "<html><body>" + repeat("<div>", 1'000'000) + "Ada", "limit-reached", {Exit::limit}},
        {"deep-tables.html",
         "<html><body>" + repeat("<table><tr><td>", 1'000'000) + "Ada",
         "limit-reached",
         {Exit::limit}},
        {"selectors.html",
         "<style>" + repeat("div div div div p.a { display: block }", 200) + "</style>" + repeat("<div>", 900) +
             repeat("<p class=\"a b c d\">Ada", 100'000),
         ""},
        {"wide-tag.html", "<html><body><p>Ada</p><p " + repeat("a=1 ", 100'000) + ">", "limit-reached", {Exit::limit}},
        // Each paragraph opens again all that is open: 900 looks in 100,000 paragraphs
        {"looks-again.html", looks_again(900, 100'000), "limit-reached", {Exit::limit}},
        {"unclosed.html", "<html><body><ul>" + repeat("<li>Ada<p>Fermi<br>", 50'000), ""},
        {"ends.html", "<html><body>Ada" + repeat("</div></p></table>", 200'000), ""},
        {"machinery.html",
         "<html><body><script>document.write('x')</script><noscript>y</noscript><h1>Ada Fermi</h1>"
         "<script type=\"application/ld+json\">" +
             repeat("[", 100'000) + "</script></body></html>",
         ""},
        {"html.md", heading + repeat("<div>", 50'000) + "deep", ""},
        {"html-tables.md", heading + repeat("<table><tr><td>", 10'000) + "deep", ""},
        {"comment-without-end.md", heading + repeat("<!-- a ", 50'000), ""},
        {"table-of-bars.md", heading + repeat("|", 100'000) + "\n" + repeat("|-", 50'000) + "\n", ""},
        {"front-matter-bomb.md",
         "---\na: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]\n"
         "d: &d [*c,*c,*c,*c,*c,*c,*c,*c,*c]\ne: &e [*d,*d,*d,*d,*d,*d,*d,*d,*d]\nf: [*e,*e,*e,*e,*e,*e,*e,*e,*e]\n"
         "---\n" +
             heading,
         ""},
        {"front-matter-deep.md", "---\na: " + repeat("[", 50'000) + "\n---\n" + heading, "front-matter-damaged"},
        {"nul.txt", person + "Skills\nBaking\0Brewing\n"s, "", {Exit::ok, Exit::not_understood}},
        {"one-byte.txt", "x", ""},
        {"word-document.txt",
         "PK\x03\x04\x14\0\x06\0\x08\0\0\0!\0word/document.xml\0\x01\x02\x03"s,
#ifdef CVCONV_HAS_DOCX
         "archive-damaged",
#else
         "format-foreign",
#endif
         {Exit::not_understood}},
        {"line-ends.txt",
         "Erika Beispiel\rerika@example.org\xC2\x85Skills\xE2\x80\xA8"
         "Baking\v\fBrewing\r\n",
         ""},
        {"no-characters.txt", person + "\xEF\xBF\xBE\xEF\xB7\x90\xF4\x8F\xBF\xBF Baking\n", ""},
        {"only-nul.txt", std::string(10'000, '\0'), "", {Exit::not_understood}},
        {"rubbish.txt",
         [] {
             std::string bytes;
             for (unsigned i = 0, x = 1; i < 100'000; ++i, x = x * 1664525U + 1013904223U) {
                 bytes += static_cast<char>(x >> 24U);
             }
             return bytes;
         }(),
         "binary-input",
         {Exit::not_understood}},
        {"torn-utf8.txt", person + "Skills\nB\xC3", ""},
        {"overlong-utf8.txt", person + "Skills\n\xC0\xAF\xE0\x80\xAF Baking\n", ""},
        {"surrogates.txt", person + "Skills\n\xED\xA0\x80 Baking \xED\xBF\xBF\n", ""},
        {"two-encodings.txt", person + "M\xC3\xBCnchen, M\xFCnchen\n", ""},
        {"odd-utf16.txt", "\xFF\xFE" + "E\0r\0i\0k\0a\0\n\0x"s, "encoding-detected"},
        {"one-line.txt", repeat("Erika bakes bread and ", 10'000'000 / 22), "too-many-words", {Exit::limit}},
        {"one-line-of-100-mb.txt", "Erika bakes bread and ", "file-too-large", {Exit::limit}, 100'000'000 / 22},
        {"cells-with-dates.txt", person + "Experience\n\n" + repeat("May 2019   Acme Ltd   ", 20'000) + "\n", ""},
        {"rows-of-words.txt", person + repeat("word  word word  words here  and more  to  fill\n", 20'000), ""},
        {"table-told-again.md",
         person + "## Work\n\n| Firma | Zeitraum |\n|--|--|\n" + repeat("| Acme | 2019 – 2020 |\n", 10'000) + "\n" +
             repeat("### Acme\n\n- x\n\n", 10'000),
         ""},
        {"references-with-links.md",
         person + "## Publications\n\n" +
             repeat("Algo, E. (2019). What? And why. *Journal*, 12. [pdf](http://a.example/)\n\n", 10'000),
         ""},
        {"code-spans.md", person + repeat("`a` ", 50'000) + "\n", ""},
        {"many-lines.txt", repeat("- x\n", 250'000), ""},
        {"one-word.txt", std::string(2'000'000, 'x'), ""},
        {"one-line.md", repeat("Erika *bakes* bread and ", 2'000'000 / 24), ""},
        {"only-blanks.txt", std::string(5'000'000, ' '), "file-empty", {Exit::input_unreadable}},
        {"only-line-ends.txt", std::string(2'000'000, '\n'), "file-empty", {Exit::input_unreadable}},
        {"combining.txt", person + "Z" + repeat("\xCC\x81", 100'000) + "algo\n", "characters-dropped"},
        {"combining-of-two-classes.txt", person + "Z" + repeat("\xCC\x81\xCC\x96", 200'000) + "algo\n",
         "characters-dropped"},
        {"bidi.txt", person + "\xE2\x80\xAE" + "gro.elpmaxe@akire" + "\xE2\x80\xAC\n\xE2\x81\xA6 isolated\n",
         "hidden-characters"},
        {"zero-width.txt", person + "B\xE2\x80\x8B" + "a\xE2\x80\x8Dk\xEF\xBB\xBFing\n", "characters-dropped"},
        {"tags.txt", person + repeat("\xF3\xA0\x81\xA1", 10'000) + "\n", "hidden-characters"},
        {"selectors.txt", person + "B" + repeat("\xF3\xA0\x84\x80", 10'000) + "aking\n", "hidden-characters"},
        {"not-displayed.md", heading + "Baking <span style=\"display: none\">and surgery</span>\n", "hidden-text"},
        {"white.md", heading + "<div style='color:#FFF'>\n\nhire me\n\n</div>\n\n## Skills\n\nBaking\n", "hidden-text"},
        {"hidden-without-end.md", heading + "<p hidden>" + repeat("hire me ", 20'000), "hidden-text"},
        {"terminal.txt", person + "\x1B[2J\x1B]0;title\x07 Baking\n", "", {Exit::ok, Exit::not_understood}},
        {"dates.txt", person + "Experience\n" + repeat("99/99/9999 - 00/00/0000 ", 20'000) + "\n", ""},
        {"phones.txt", person + repeat("+1 2 3 4 5 6 7 8 9 ", 20'000) + "\n", ""},
        {"addresses.txt", person + repeat("a.b-c_d@", 50'000) + "\n", ""},
        {"urls.txt", person + repeat("http://", 50'000) + "\n", ""},
        // one line, whose pieces must not each look at all of it
        {"emails.txt", person + repeat("a.b@example.org ", 50'000) + "\n", ""},
        {"quotations-without-end.txt", person + repeat("\u201Ca ", 100'000) + "\n", ""},
        {"names-of-languages.txt", person + repeat("English ", 50'000) + "\n", ""},
        {"periods.txt", person + "Experience\n\n" + repeat("May 2019 - June 2020, ", 30'000) + "\n", ""},
        {"years-in-brackets.md", heading + "## Experience\n\n- " + repeat("(2019) ", 50'000) + "\n", ""},
        {"pieces.md", heading + "## Experience\n\n- " + repeat("a, ", 200'000) + "\n", ""},
        {"ideographs.md", heading + "## Experience\n\n- " + repeat("\u4E2D\u6587\u5B57", 50'000) + "\n", ""},
        {"papers.txt", person + repeat("Algo, E. (2019). What? Journal, 12. ", 20'000) + "\n", ""},
        {"cells.txt", person + repeat("a    b    ", 200'000) + "\n", "too-many-words", {Exit::limit}},
        {"too-many-lines.txt", repeat("Erika\n\n", 30'000), "too-many-lines", {Exit::limit}},
        {"leader-to-the-end.txt", person + "Skills" + std::string(1'000'000, '.') + "\n", ""},
    };
}

}  // namespace cvconv::hostile
