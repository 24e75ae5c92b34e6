#include "tools/blind/write_blinded.h"

#include <concepts>
#include <type_traits>

#include "tools/blind/blind.h"
#include "tools/blind/walk.h"

namespace cvconv::blind {
namespace {

/// The same CV without words: what a writer makes of it are the words of the form ("summary", "\usepackage"), of which
/// one may be somebody's name. What has a form of its own is left out, since "x" is no address.
Cv without_words(Cv cv) {
    for_each_member(cv, [](const std::string&, const std::string& member, auto& field) {
        using F = std::remove_cvref_t<decltype(field)>;
        const bool has_form = member.ends_with("url") || member.ends_with("email") || member.ends_with("image") ||
                              member.ends_with("code") || member.ends_with("e164");
        if constexpr (std::same_as<F, Text>) {
            if (has_form) {
                field.reset();
            } else if (field && member != "language") {
                field->value = "x";
            }
        } else if constexpr (std::same_as<F, Texts>) {
            field.clear();
        }
    });
    return cv;
}

}  // namespace

Written write_blinded(const Cv& cv, const Writer& writer, const WriteOptions& write, const Options& options,
                      Diagnostics& diagnostics) {
    check_options(options, diagnostics);
    if (diagnostics.has_errors()) {
        return {};
    }
    Blinded blinded = blind(cv, options, diagnostics);
    WriteOptions without_source = write;
    without_source.json_resume.source = nullptr;
    without_source.json_resume.provenance = false;
    without_source.native.evidence = false;
    Written result{writer.write(blinded.cv, without_source, diagnostics), {}};
    std::vector<std::string> written;
    std::vector<std::string> form;
    if (result.output && writer.is_text) {
        written.push_back(*result.output);
        Diagnostics ignored;
        if (std::optional<std::string> words = writer.write(without_words(blinded.cv), without_source, ignored)) {
            form.push_back(*std::move(words));
        }
    }
    if (!passes_check(blinded, written, form, options.force, diagnostics)) {
        result.output.reset();
    }
    if (!blinded.report.doubts.empty()) {
        diagnostics.add(Code::blind_doubtful, std::to_string(blinded.report.doubts.size()) + " things, in the report");
    }
    result.report = to_json(blinded.report, options.report_values);
    return result;
}

}  // namespace cvconv::blind
