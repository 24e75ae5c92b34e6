#pragma once
// Everything cvconv has to say about its input, and the exit status that follows from it.
//
// A diagnostic has a code from the catalogue (diagnostics.cc), a place and a detail. The catalogue
// gives each code its stable key, severity, exit status, message and remedy, so that a message is
// written in one place and can be tested, filtered and translated.

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace cvconv {

enum class Severity : std::uint8_t { note, warning, error };

/// Exit statuses of the command. Stable; tools/EXIT-STATUS.md and `cvconv formats --exit-codes` print this list.
enum class Exit : std::uint8_t {
    ok = 0,
    internal = 1,          ///< a bug in cvconv
    usage = 2,             ///< unknown option or format, conflicting options
    input_unreadable = 3,  ///< missing, no permission, empty, not a regular file
    not_understood = 4,    ///< damaged or unsupported: not a PDF, broken JSON
    password_needed = 5,
    needs_ocr = 6,  ///< no usable text layer
    output_unwritable = 7,
    output_invalid = 8,  ///< our own output failed its schema: nothing was written
    warnings = 9,        ///< with --fail-if-warnings
    loss = 10,           ///< with --fail-if-loss: some text found no field
    partial = 12,        ///< several inputs, some failed
    limit = 13,          ///< a size, page or time limit was reached
    not_a_cv = 14,       ///< nothing recognisable, with --strict: nothing was written
    none = 15,           ///< several inputs, all failed, not all alike
    interrupted = 130,   ///< by SIGINT or SIGTERM: 128 + 2, as shells have it
};

/// What people are told about an exit status.
struct ExitInfo {
    Exit exit;
    std::string_view name;
    std::string_view when;
};
/// All of them, by number.
[[nodiscard]] const std::vector<ExitInfo>& exit_statuses();

enum class Code : std::uint16_t {
    // reading files
    file_missing,
    file_unreadable,
    file_empty,
    file_too_large,
    folder_unreadable,
    link_dangling,
    link_not_followed,  // a linked folder
    too_many_pages,
    too_many_words,
    too_many_lines,
    took_too_long,
    limit_reached,  // another, that no option raises
    format_unknown,
    format_mismatch,  // the bytes are not what --from says
    format_foreign,   // known by its first bytes, and not read
    format_chosen,    // which of text, Markdown and HTML, and why
    name_misleading,  // the bytes are not what the extension says
    // text and encodings
    encoding_detected,
    encoding_damaged,
    binary_input,
    // containers: DOCX, ODT
    archive_damaged,
    document_encrypted,
    document_without_text,
    content_unread,  // embedded objects, SmartArt
    // PDF
    pdf_damaged,
    pdf_repaired,
    pdf_encrypted,
    pdf_wrong_password,
    pdf_no_pages,
    pdf_no_text,
    pdf_page_skipped,
    pdf_garbled_text,
    pdf_ligatures_guessed,
    pdf_library_message,
    pdf_attachment_used,
    pdf_attachment_unreadable,
    pdf_read_without_fonts,
    // pictures of text
    picture_damaged,
    pages_are_pictures,  // pages of a PDF, without text
    ocr_unavailable,
    ocr_language_missing,  // another was taken
    ocr_used,
    ocr_uncertain,
    // what people do not see and machines read
    hidden_text,
    hidden_characters,
    // Markdown
    front_matter_damaged,
    // JSON, XML, native
    json_damaged,
    json_wrong_type,
    json_invalid_value,
    json_unknown_key,
    json_duplicate_key,
    schema_violation,
    no_schema,  // a format that cannot be checked
    xml_damaged,
    xml_document_type,   // <!DOCTYPE …>: refused, whatever is in it
    profile_skipped,     // a Europass file with a profile for each of several languages
    format_unsupported,  // a version of a format that is known and not read
    native_damaged,
    // understanding
    text_unclaimed,
    nothing_recognized,
    not_a_cv,  // the same, with --strict
    // the model (ir/check)
    date_impossible,
    period_reversed,
    span_outside_text,
    country_code_unknown,
    value_malformed,
    // corrections by hand (cvconv explain, apply)
    corrections_damaged,  // no JSON Patch
    corrections_unfit,    // they are for another document, or for another reading of it
    pages_not_drawn,
    // writing
    url_without_scheme,
    value_not_representable,
    arrangement_lost,    // order of sections, their titles, several roles under one heading
    glyph_missing,       // no font has a letter
    characters_dropped,  // control characters, private-use glyphs
    template_error,
    tex_missing,  // latexmk or an engine is not installed
    tex_failed,
    output_invalid,
    output_unwritable,
    output_exists,
    // processes of their own (tools/worker)
    reader_crashed,
    worker_unavailable,
    isolation_reduced,
    // command line
    usage,
    internal_error,
    // the service (tools/serve)
    listening_failed,
    request_malformed,
    request_encoded,       // compressed
    request_unauthorized,  // no token, or a wrong one
    request_from_elsewhere,
    resource_unknown,
    method_unknown,
    too_many_requests,
    service_ending,
    // writing and calendars of other parts of the world
    reading_order_uncertain,  // letters of right-to-left text stand in either order
    calendar_kept,            // a year of another calendar than the Gregorian
    // data as people and other tools write it
    json_repaired,  // comments and trailing commas
    yaml_damaged,
    yaml_repaired,  // Markdown at the beginning of values
    value_read_as,  // written otherwise than the format has it, and understood
    key_read_as,    // a name of another version or spelling
    hidden_part,    // hidden in the source, and left out
    // what is installed with cvconv
    encoder_unusable,  // the file of the encoder's weights is missing, cut short or of another version
    // archives of tables (LinkedIn's data export)
    archive_path_refused,  // a name that leads out of the archive
    part_not_opened,       // it is no part of a CV
    table_damaged,
    column_unknown,
    // batches
    interrupted,  // by SIGINT or SIGTERM
    // blinding (tools/blind)
    blind_leak,         // what was to be removed is still there; nothing was written
    blind_leak_forced,  // the same, with --force
    blind_no_name,      // nobody's name was found, so none can be looked for
    blind_doubtful,     // what a person should look at
    blind_key_weak,     // too short a key
    // output for other tools
    output_incomplete,  // without what the tool wants, and the CV does not have
};

/// What the catalogue says about a code.
struct CodeInfo {
    Code code;
    std::string_view key;  ///< stable name: "pdf-no-text"
    Severity severity;
    Exit exit;                ///< for errors: the exit status
    std::string_view cause;   ///< what happened, lower case, no full stop
    std::string_view remedy;  ///< what to do about it; may be empty for notes
};

[[nodiscard]] const CodeInfo& info(Code code);
[[nodiscard]] const std::vector<CodeInfo>& catalogue();

/// Where something was seen. Parts that do not apply are 0 or empty.
struct Place {
    std::string file;     ///< as given by the user; "-" is standard input
    int page = 0;         ///< from 1
    int line = 0;         ///< from 1
    int column = 0;       ///< from 1, in characters
    std::string pointer;  ///< path inside a structured file: "work[2].startDate"

    friend bool operator==(const Place&, const Place&) = default;
};

struct Diagnostic {
    Code code{};
    Place place;
    std::string detail;  ///< what exactly: a value, a count, a library's own words

    friend bool operator==(const Diagnostic&, const Diagnostic&) = default;
};

/// Whom a message is for.
enum class Audience : std::uint8_t { command, library, service };

/// "cv.pdf page 2: no text found on any page (3 pages): give a PDF with text, or run OCR first"
[[nodiscard]] std::string to_line(const Diagnostic& diagnostic, Audience audience = Audience::command);
/// What can be done about it, in the audience's own words: options of a command, settings of a library, or what only
/// those can change who run the service.
[[nodiscard]] std::string remedy(Code code, Audience audience = Audience::command);

/// Collects what is said about one input along its whole way. Of one code at most `limit` are kept
/// (a hopeless file stops being interesting); how many more there were is counted.
class Diagnostics {
public:
    explicit Diagnostics(std::string file = {}, int limit = 20) : file_(std::move(file)), limit_(limit) {}

    /// Fills in the file's name where the place has none.
    void add(Code code, Place place = {}, std::string detail = {});
    void add(Code code, std::string detail) { add(code, Place{}, std::move(detail)); }

    [[nodiscard]] const std::vector<Diagnostic>& all() const { return all_; }
    [[nodiscard]] const std::map<Code, int>& suppressed() const { return suppressed_; }
    [[nodiscard]] bool has(Code code) const;
    [[nodiscard]] bool has_errors() const;
    [[nodiscard]] bool has_warnings() const;
    [[nodiscard]] const std::string& file() const { return file_; }
    void append(const Diagnostics& other);
    /// Adds to the details of those with this code: what was not known where they were found.
    void explain(Code code, std::string_view more);
    /// Without those of this code.
    [[nodiscard]] Diagnostics without(Code code) const;

private:
    std::string file_;
    int limit_;
    std::vector<Diagnostic> all_;
    std::map<Code, int> counts_;
    std::map<Code, int> suppressed_;
};

struct ExitPolicy {
    bool fail_if_warnings = false;
    bool fail_if_loss = false;
};

/// The exit status, from the diagnostics alone: that of the first error, else what the policy says.
[[nodiscard]] Exit exit_status(const Diagnostics& diagnostics, const ExitPolicy& policy);

}  // namespace cvconv
