#include "ir/diagnostics.h"

#include <algorithm>

#include <fmt/format.h>

namespace cvconv {

const std::vector<CodeInfo>& catalogue() {
    using enum Severity;
    static const std::vector<CodeInfo> table = {
        {Code::file_missing, "file-missing", error, Exit::input_unreadable, "there is no such file", "check the path"},
        {Code::file_unreadable, "file-unreadable", error, Exit::input_unreadable, "the file cannot be read",
         "it must be a file or pipe that you may read"},
        {Code::file_empty, "file-empty", error, Exit::input_unreadable, "the file is empty",
         "give a file with content"},
        {Code::file_too_large, "file-too-large", error, Exit::limit, "the file is larger than the limit",
         "raise it with --max-size"},
        {Code::folder_unreadable, "folder-unreadable", error, Exit::input_unreadable,
         "the folder cannot be read, and what is in it was left out", "it must be one that you may open"},
        {Code::link_dangling, "link-dangling", error, Exit::input_unreadable, "a link to a file that is not there",
         "correct or remove it; --links=none leaves all links out"},
        {Code::link_not_followed, "link-not-followed", error, Exit::input_unreadable,
         "a linked folder, which was left out", "--links=all reads it, --links=none leaves all links out"},
        {Code::too_many_pages, "too-many-pages", error, Exit::limit, "there are more pages than the limit",
         "raise it with --max-pages"},
        {Code::too_many_words, "too-many-words", error, Exit::limit, "there are more words than the limit",
         "raise it with --max-words"},
        {Code::too_many_lines, "too-many-lines", error, Exit::limit, "there are more lines than the limit",
         "raise it with --max-lines"},
        {Code::took_too_long, "took-too-long", error, Exit::limit, "it took longer than the limit",
         "raise it with --timeout"},
        {Code::format_unknown, "format-unknown", error, Exit::not_understood, "the format was not recognised",
         "name it with --from; `cvconv formats` lists what can be read"},
        {Code::format_mismatch, "format-mismatch", error, Exit::not_understood, "the content is not of that format",
         "check what it is; --from must name the same, or be left out"},
        {Code::format_foreign, "format-foreign", error, Exit::not_understood, "this format is not read",
         "convert what that command makes, or a PDF"},
        {Code::format_chosen, "format-chosen", note, Exit::ok, "the content tells the format; read as",
         "--from names another"},
        {Code::name_misleading, "name-misleading", warning, Exit::ok,
         "the content is of another format than the name says; read as", "--from names another"},
        {Code::encoding_detected, "encoding-detected", note, Exit::ok, "the text is not UTF-8; read as",
         "save it as UTF-8 if letters are wrong"},
        {Code::encoding_damaged, "encoding-damaged", warning, Exit::ok,
         "bytes that are no text were replaced by U+FFFD", "save the file as UTF-8"},
        {Code::binary_input, "binary-input", error, Exit::not_understood, "this is not text",
         "give PDF, Markdown or text"},
        {Code::archive_damaged, "archive-damaged", error, Exit::not_understood,
         "the container (ZIP) of the document is damaged", "save it again from the program that made it"},
        {Code::document_encrypted, "document-encrypted", error, Exit::password_needed,
         "the document is encrypted with a password", "save it without a password"},
        {Code::document_without_text, "document-without-text", error, Exit::needs_ocr,
         "there is no text in the document", "it is probably a picture: run OCR on it first, or give a file with text"},
        {Code::content_unread, "content-unread", warning, Exit::ok, "a part of the document is not read",
         "if it has text of the CV, write that into the document itself"},
        {Code::limit_reached, "limit-reached", error, Exit::limit, "a limit was reached",
         "no ordinary CV is like that: export it again, or leave out what is not the CV"},
        {Code::pdf_damaged, "pdf-damaged", error, Exit::not_understood, "the PDF cannot be opened",
         "repair it (for instance with qpdf) or export it again"},
        {Code::pdf_repaired, "pdf-repaired", note, Exit::ok, "the PDF is damaged and was repaired", ""},
        {Code::pdf_encrypted, "pdf-encrypted", error, Exit::password_needed, "the PDF is encrypted",
         "give its password with --password-file"},
        {Code::pdf_wrong_password, "pdf-wrong-password", error, Exit::password_needed,
         "the password does not open the PDF", "check what is given with --password-file"},
        {Code::pdf_no_pages, "pdf-no-pages", error, Exit::not_understood, "the PDF has no pages", "export it again"},
        {Code::pdf_no_text, "pdf-no-text", error, Exit::needs_ocr, "no text found on any page",
         "it is probably a scan: cvconv-ocr-worker reads it where it is installed (a build with libtesseract-dev), or "
         "run "
         "OCR on it first (Debian: apt install ocrmypdf; ocrmypdf FILE cv.pdf)"},
        {Code::pdf_page_skipped, "pdf-page-skipped", warning, Exit::ok, "a page could not be read and was left out",
         ""},
        {Code::pdf_garbled_text, "pdf-garbled-text", warning, Exit::ok,
         "the text layer does not say which letters are shown", "export the PDF again with its fonts"},
        {Code::pdf_ligatures_guessed, "pdf-ligatures-guessed", warning, Exit::ok,
         "the text layer does not say which letters some ligatures are: the likeliest word was taken",
         "look at these words, or export the PDF again with its fonts"},
        {Code::pdf_library_message, "pdf-library-message", note, Exit::ok, "while reading the PDF", ""},
        {Code::pdf_attachment_used, "pdf-attachment-used", note, Exit::ok,
         "read the data attached to the PDF instead of its pages", "--ignore-attachments reads the pages"},
        {Code::pdf_attachment_unreadable, "pdf-attachment-unreadable", warning, Exit::ok,
         "the data attached to the PDF cannot be read; its pages were read instead", ""},
        {Code::pdf_read_without_fonts, "pdf-read-without-fonts", warning, Exit::ok,
         "reading the PDF with its fonts crashed; it was read without them, so headings are harder to see",
         "export it again"},
        {Code::picture_damaged, "picture-damaged", error, Exit::not_understood, "the picture cannot be read",
         "open it, and save it again as PNG"},
        {Code::pages_are_pictures, "pages-are-pictures", warning, Exit::ok,
         "pages that are pictures, without text, were left out",
         "--ocr auto reads them where cvconv-ocr-worker is installed (a build with libtesseract-dev)"},
        {Code::ocr_unavailable, "ocr-unavailable", error, Exit::needs_ocr,
         "this has to be read from its picture, which cannot be done here",
         "install cvconv-ocr-worker with cvconv (a build with libtesseract-dev), and tesseract-ocr-eng"},
        {Code::ocr_language_missing, "ocr-language-missing", warning, Exit::ok,
         "no data for reading pictures in this language; another was taken", "Debian: apt install the package named"},
        {Code::ocr_used, "ocr-used", note, Exit::ok, "text was read from pictures", "--ocr never leaves them out"},
        {Code::ocr_uncertain, "ocr-uncertain", warning, Exit::ok, "words read from a picture that are uncertain",
         "look at them; a scan with 300 dots per inch is read better"},
        {Code::hidden_text, "hidden-text", warning, Exit::ok, "text that people do not see was kept apart from the CV",
         "look at it: it may be there to fool machines"},
        {Code::hidden_characters, "hidden-characters", warning, Exit::ok,
         "invisible characters that make text read otherwise than it looks were left out",
         "look at the source of the text"},
        {Code::front_matter_damaged, "front-matter-damaged", warning, Exit::ok,
         "the YAML front matter is damaged; read as text", "check its indentation and quotes"},
        {Code::json_damaged, "json-damaged", error, Exit::not_understood, "this is not JSON", "check the place named"},
        {Code::json_repaired, "json-repaired", note, Exit::ok,
         "comments and trailing commas, which JSON does not have, were left out", "cvconv FILE -o FIXED.json"},
        {Code::yaml_damaged, "yaml-damaged", error, Exit::not_understood, "this is not YAML",
         "check the place named: indentation, and quotes around text that begins with a mark"},
        {Code::yaml_repaired, "yaml-repaired", note, Exit::ok,
         "values that begin with a mark of Markdown, which YAML does not take, were read as text",
         "put them in quotes"},
        {Code::json_wrong_type, "json-wrong-type", warning, Exit::ok, "a value of the wrong type",
         "see what its format allows"},
        {Code::json_invalid_value, "json-invalid-value", warning, Exit::ok, "a value that the schema does not allow",
         "see what its format allows"},
        {Code::json_unknown_key, "json-unknown-key", note, Exit::ok, "a key that JSON Resume does not know; kept", ""},
        {Code::json_duplicate_key, "json-duplicate-key", warning, Exit::ok, "a key stands twice in one object",
         "keep one of them"},
        {Code::value_read_as, "value-read-as", note, Exit::ok, "a value that is not written as the format has it", ""},
        {Code::key_read_as, "key-read-as", note, Exit::ok, "a name of another version or spelling", ""},
        {Code::hidden_part, "hidden-part", note, Exit::ok, "what is hidden in the source was left out",
         "show it there, and export it again"},
        {Code::schema_violation, "schema-violation", error, Exit::output_invalid, "not valid",
         "see the format's schema"},
        {Code::no_schema, "no-schema", error, Exit::not_understood,
         "only JSON Resume, Europass XML and cvconv's own form can be checked",
         "convert it first: cvconv FILE -o FILE.json"},
        {Code::xml_damaged, "xml-damaged", error, Exit::not_understood, "this is not well-formed XML",
         "check the place named"},
        {Code::xml_document_type, "xml-document-type", error, Exit::not_understood,
         "the XML has a document type declaration, with which texts from elsewhere can be put in: it is refused",
         "remove <!DOCTYPE …>; the format has none"},
        {Code::profile_skipped, "profile-skipped", warning, Exit::ok,
         "the file has the CV in several languages; the first was read", "keep one profile to convert another"},
        {Code::format_unsupported, "format-unsupported", error, Exit::not_understood,
         "a version of the format that is not read", "export it again from a newer program"},
        {Code::native_damaged, "native-damaged", error, Exit::not_understood, "this is not cvconv's native form",
         "check the place named"},
        {Code::text_unclaimed, "text-unclaimed", warning, Exit::ok, "some text found no field", ""},
        {Code::nothing_recognized, "nothing-recognized", warning, Exit::ok, "nothing in this looks like a CV",
         "is it the right file?"},
        {Code::not_a_cv, "not-a-cv", error, Exit::not_a_cv, "nothing in this looks like a CV; nothing was written",
         "is it the right file? Without --strict it is converted all the same"},
        {Code::date_impossible, "date-impossible", warning, Exit::ok, "a date that does not exist", ""},
        {Code::period_reversed, "period-reversed", warning, Exit::ok, "a period ends before it starts",
         "check the dates"},
        {Code::span_outside_text, "span-outside-text", warning, Exit::ok, "a value points outside its text", ""},
        {Code::country_code_unknown, "country-code-unknown", warning, Exit::ok, "not an ISO 3166-1 country code", ""},
        {Code::value_malformed, "value-malformed", warning, Exit::ok, "a value is not what its field holds", ""},
        {Code::corrections_damaged, "corrections-damaged", error, Exit::not_understood,
         "the corrections are no JSON Patch (RFC 6902)", "give the file that the page of `cvconv explain` saves"},
        {Code::corrections_unfit, "corrections-unfit", error, Exit::not_understood,
         "the corrections do not fit this document; nothing was written",
         "they are for another document, or for what another version read: make them anew with `cvconv explain`"},
        {Code::pages_not_drawn, "pages-not-drawn", warning, Exit::ok, "some pages are shown without their picture", ""},
        {Code::url_without_scheme, "url-without-scheme", note, Exit::ok, "https:// was put before a URL without scheme",
         ""},
        {Code::value_not_representable, "value-not-representable", warning, Exit::ok,
         "the output format cannot hold a value", ""},
        {Code::arrangement_lost, "arrangement-lost", note, Exit::ok,
         "the output format cannot hold how the source is arranged", ""},
        {Code::glyph_missing, "glyph-missing", warning, Exit::ok,
         "the fonts lack some characters; they will not be seen", "replace them, or use a template with other fonts"},
        {Code::characters_dropped, "characters-dropped", note, Exit::ok,
         "characters that are invisible, private or piled up were left out", ""},
        {Code::template_error, "template-error", error, Exit::usage, "the template is not understood",
         "share/doc/cvconv/latex-templates.md describes its language; `cvconv template article` prints one that works"},
        {Code::tex_missing, "tex-missing", error, Exit::usage, "TeX, or a part of it, is not installed",
         "Debian: apt install latexmk texlive-latex-extra texlive-plain-generic texlive-fonts-recommended "
         "texlive-xetex "
         "lmodern tex-gyre fonts-texgyre; or write a .tex"},
        {Code::tex_failed, "tex-failed", error, Exit::output_invalid, "TeX cannot make a PDF of it",
         "write a .tex and compile it to see more"},
        {Code::output_incomplete, "output-incomplete", warning, Exit::ok,
         "the tool that reads this format wants values that are missing, or other ones",
         "nothing is invented: put them in there by hand"},
        {Code::output_invalid, "output-invalid", error, Exit::output_invalid,
         "the output does not pass its schema; nothing was written", "this is a bug in cvconv: please report it"},
        {Code::output_unwritable, "output-unwritable", error, Exit::output_unwritable, "the output cannot be written",
         "check the folder and its permissions"},
        {Code::output_exists, "output-exists", error, Exit::output_unwritable,
         "there is such a file, and --no-clobber was given", "choose another name, or leave --no-clobber out"},
        {Code::reader_crashed, "reader-crashed", error, Exit::not_understood, "the process that read the file crashed",
         "the file is damaged or harmful: export it again"},
        {Code::worker_unavailable, "worker-unavailable", error, Exit::internal,
         "the process that reads files did not start", "cvconv-worker must be installed with cvconv"},
        {Code::isolation_reduced, "isolation-reduced", note, Exit::ok,
         "the process that reads files is not fully confined", "--isolation=require refuses to work like this"},
        {Code::listening_failed, "listening-failed", error, Exit::usage, "the address cannot be listened on",
         "choose another with --listen"},
        {Code::request_malformed, "request-malformed", error, Exit::usage, "the request is not understood",
         "GET /openapi.json says what is"},
        {Code::request_encoded, "request-encoded", error, Exit::usage, "the request's body is compressed",
         "send the document as it is"},
        {Code::request_unauthorized, "request-unauthorized", error, Exit::usage, "the token is missing or wrong",
         "send the header Authorization: Bearer TOKEN"},
        {Code::request_from_elsewhere, "request-from-elsewhere", error, Exit::usage,
         "the request comes from a page of another site, or names another host", ""},
        {Code::resource_unknown, "resource-unknown", error, Exit::usage, "there is nothing under this path",
         "GET /openapi.json says what there is"},
        {Code::method_unknown, "method-unknown", error, Exit::usage, "this path does not take that method",
         "GET /openapi.json says what it takes"},
        {Code::too_many_requests, "too-many-requests", error, Exit::limit, "as many requests wait as may",
         "try again a little later"},
        {Code::service_ending, "service-ending", error, Exit::limit, "the service is ending",
         "try again a little later"},
        {Code::reading_order_uncertain, "reading-order-uncertain", warning, Exit::ok,
         "letters of right-to-left text stand in either order; some of it may be read backwards",
         "compare names and titles with the page, or give the CV as DOCX or text"},
        {Code::calendar_kept, "calendar-kept", warning, Exit::ok,
         "years of another calendar than the Gregorian are kept as they are printed", ""},
        {Code::archive_path_refused, "archive-path-refused", error, Exit::not_understood,
         "the archive has a name that leads out of it, as only harmful ones have: it is refused",
         "download it again from where it came from"},
        {Code::part_not_opened, "part-not-opened", note, Exit::ok,
         "files of the archive that are no part of a CV were not opened", ""},
        {Code::table_damaged, "table-damaged", warning, Exit::ok,
         "a table (CSV) is not as RFC 4180 has it; what could be told apart was read",
         "check the quotation marks at the place named, or download the file again"},
        {Code::column_unknown, "column-unknown", note, Exit::ok,
         "a column of a table that is not known; its cells are kept apart, as text", ""},
        {Code::interrupted, "interrupted", error, Exit::interrupted, "interrupted", "go on with --resume"},
        {Code::encoder_unusable, "encoder-unusable", error, Exit::internal,
         "the weights of the encoder, without which no text is understood, cannot be used",
         "install cvconv anew; the environment variable CVCONV_ENCODER names the file where it lies elsewhere"},
        {Code::blind_leak, "blind-leak", error, Exit::output_invalid,
         "the blinded CV still has something that was to be removed; nothing was written",
         "hide the member that it stands in with --hide, or write it all the same with --force"},
        {Code::blind_leak_forced, "blind-leak-forced", warning, Exit::ok,
         "the blinded CV still has something that was to be removed", "take it out by hand before it is passed on"},
        {Code::blind_no_name, "blind-no-name", warning, Exit::ok,
         "no name was found, so none was looked for in the text", "read what was written before it is passed on"},
        {Code::blind_doubtful, "blind-doubtful", note, Exit::ok, "this may still tell who it is", "look at it"},
        {Code::blind_key_weak, "blind-key-weak", error, Exit::usage, "the key is too short to keep codes secret",
         "make one of 16 bytes or more: head -c 32 /dev/urandom > FILE"},
        {Code::usage, "usage", error, Exit::usage, "the command line is not understood", ""},
        {Code::internal_error, "internal-error", error, Exit::internal, "cvconv failed",
         "this is a bug in cvconv: please report it"},
    };
    return table;
}

const std::vector<ExitInfo>& exit_statuses() {
    static const std::vector<ExitInfo> table = {
        {Exit::ok, "ok", "every output was written; there may be warnings"},
        {Exit::internal, "internal", "a bug in cvconv"},
        {Exit::usage, "usage", "unknown option or format, missing argument, options that exclude each other"},
        {Exit::input_unreadable, "input-unreadable", "missing, not permitted, empty, a folder or a device"},
        {Exit::not_understood, "not-understood", "damaged or unsupported: not a PDF, broken JSON"},
        {Exit::password_needed, "password-needed", "encrypted, and no password or a wrong one"},
        {Exit::needs_ocr, "needs-ocr", "no page has text"},
        {Exit::output_unwritable, "output-unwritable", "cannot be written, or exists and --no-clobber was given"},
        {Exit::output_invalid, "output-invalid",
         "the output fails its schema, or a blinded one its check, and was not written; with validate: the file does"},
        {Exit::warnings, "warnings", "with --fail-if-warnings: there was a warning; the output was written"},
        {Exit::loss, "loss", "with --fail-if-loss: some text found no field; the output was written"},
        {Exit::partial, "partial", "several inputs that did not all end the same way; some were converted"},
        {Exit::limit, "limit", "a limit on size, pages, time or memory was reached"},
        {Exit::not_a_cv, "not-a-cv", "with --strict: nothing looks like a CV; nothing was written"},
        {Exit::none, "none", "several inputs: none was converted, and not all for the same reason"},
        {Exit::interrupted, "interrupted", "a batch was ended by Ctrl-C or SIGTERM: what it wrote is whole"},
    };
    return table;
}

const CodeInfo& info(Code code) {
    const auto& table = catalogue();
    auto found = std::find_if(table.begin(), table.end(), [&](const CodeInfo& entry) { return entry.code == code; });
    return found != table.end() ? *found : table.back();
}

std::string to_line(const Diagnostic& diagnostic, Audience audience) {
    const CodeInfo& about = info(diagnostic.code);
    const Place& place = diagnostic.place;
    std::string line = place.file;
    if (place.page > 0) {
        line += fmt::format(" page {}", place.page);
    }
    if (place.line > 0) {
        line += fmt::format(":{}", place.line);
        if (place.column > 0) {
            line += fmt::format(":{}", place.column);
        }
    }
    if (!place.pointer.empty()) {
        line += fmt::format(" {}", place.pointer);
    }
    line += line.empty() ? "" : ": ";
    line += about.cause;
    if (!diagnostic.detail.empty()) {
        line += fmt::format(" ({})", diagnostic.detail);
    }
    if (!about.remedy.empty()) {
        line += fmt::format("; {}", remedy(diagnostic.code, audience));
    }
    return line;
}

std::string remedy(Code code, Audience audience) {
    constexpr std::string_view limit = "raise it with ";
    std::string text(info(code).remedy);
    if (audience == Audience::command) {
        return text;
    }
    if (audience == Audience::service && text.starts_with(limit)) {
        return "who runs the service can " + text;
    }
    // Settings have the names of the options, but a password is given itself.
    for (std::size_t at = text.find("--"); at != std::string::npos; at = text.find("--", at)) {
        const std::size_t end = std::min(text.find_first_not_of("abcdefghijklmnopqrstuvwxyz-", at), text.size());
        const std::string name = text.substr(at + 2, end - at - 2);
        const std::string quoted = fmt::format("\"{}\"", name == "password-file" ? "password" : name);
        text.replace(at, end - at, quoted);
        at += quoted.size();
    }
    return text;
}

void Diagnostics::add(Code code, Place place, std::string detail) {
    if (++counts_[code] > limit_) {
        ++suppressed_[code];
        return;
    }
    if (place.file.empty()) {
        place.file = file_;
    }
    all_.push_back({code, std::move(place), std::move(detail)});
}

bool Diagnostics::has(Code code) const {
    return counts_.contains(code);
}

bool Diagnostics::has_errors() const {
    return std::any_of(counts_.begin(), counts_.end(),
                       [](const auto& c) { return info(c.first).severity == Severity::error; });
}

bool Diagnostics::has_warnings() const {
    return std::any_of(counts_.begin(), counts_.end(),
                       [](const auto& c) { return info(c.first).severity == Severity::warning; });
}

void Diagnostics::append(const Diagnostics& other) {
    for (const Diagnostic& diagnostic : other.all_) {
        add(diagnostic.code, diagnostic.place, diagnostic.detail);
    }
    for (const auto& [code, count] : other.suppressed_) {
        counts_[code] += count;
        suppressed_[code] += count;
    }
}

void Diagnostics::explain(Code code, std::string_view more) {
    for (Diagnostic& diagnostic : all_) {
        if (diagnostic.code == code) {
            diagnostic.detail += diagnostic.detail.empty() ? "" : ", ";
            diagnostic.detail += more;
        }
    }
}

Diagnostics Diagnostics::without(Code code) const {
    Diagnostics others = *this;
    std::erase_if(others.all_, [&](const Diagnostic& diagnostic) { return diagnostic.code == code; });
    others.counts_.erase(code);
    others.suppressed_.erase(code);
    return others;
}

Exit exit_status(const Diagnostics& diagnostics, const ExitPolicy& policy) {
    for (const Diagnostic& diagnostic : diagnostics.all()) {
        const CodeInfo& about = info(diagnostic.code);
        if (about.severity == Severity::error) {
            return about.exit;
        }
    }
    if (policy.fail_if_loss &&
        (diagnostics.has(Code::text_unclaimed) || diagnostics.has(Code::value_not_representable))) {
        return Exit::loss;
    }
    if (policy.fail_if_warnings && diagnostics.has_warnings()) {
        return Exit::warnings;
    }
    return Exit::ok;
}

}  // namespace cvconv
