#include "writers/prose/arrange.h"

#include <string>
#include <utility>

#include "ir/formats/json_resume/parse.h"
#include "ir/formats/prose/words.h"
#include "writers/json_resume/json_resume.h"
#include "writers/prose/print.h"

namespace cvconv::prose {

namespace {

/// Files in a CV (signatures, certificates), and a picture that is in the CV itself, are not for a text.
void leave_out_files(Cv& cv, Diagnostics& diagnostics) {
    auto report = [&](std::string pointer, std::string_view what) {
        Place place;
        place.pointer = std::move(pointer);
        diagnostics.add(Code::value_not_representable, std::move(place), std::string(what));
    };
    if (cv.basics.image && cv.basics.image->value.starts_with("data:")) {
        report("basics.image", "the picture itself; an address would be kept");
        cv.basics.image.reset();
    }
    if (!cv.attachments.empty()) {
        report("attachments", "files");
        cv.attachments.clear();
    }
}

}  // namespace

std::optional<Arranged> arrange(const Cv& cv, bool iso_dates, const std::function<Blocks(Blocks)>& as_read,
                                Diagnostics& diagnostics) {
    Cv text_only = cv;
    leave_out_files(text_only, diagnostics);
    // What it keeps below meta.cvconv stands beside the text, so that is no loss here.
    Diagnostics said;
    const std::optional<std::string> json = write_json_resume(text_only, {}, said);
    if (!json) {
        diagnostics.append(said);
        return std::nullopt;
    }
    auto resume = json_resume::parse(*json, 2 * json_resume::default_depth, diagnostics);
    if (!resume) {
        return std::nullopt;
    }
    resume->erase("$schema");
    Arranged arranged;
    Form form;
    form.language = language_of(cv);
    form.iso_dates = iso_dates;
    arranged.blocks = print(*resume, form);
    const nlohmann::ordered_json read = read_blocks(as_read(arranged.blocks), form);
    arranged.beside = beside_of(read, *resume, std::move(form));
    arranged.resume = *std::move(resume);
    return arranged;
}

}  // namespace cvconv::prose
