#include "readers/linkedin/linkedin.h"

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "ir/unicode.h"
#include "readers/linkedin/export.h"
#include "readers/office/archive.h"
#include "readers/text/encoding/decode.h"
#include "readers/zip_parts.h"

namespace cvconv {

namespace {

using namespace linkedin;

/// "../Profile.csv", "/etc/Profile.csv": nothing is unpacked to a disk here, but no export has such a name either.
bool leads_out(std::string_view name) {
    if (name.starts_with('/') || name.starts_with('\\')) {
        return true;
    }
    while (!name.empty()) {
        const std::size_t end = std::min(name.find_first_of("/\\"), name.size());
        if (name.substr(0, end) == "..") {
            return true;
        }
        name.remove_prefix(std::min(end + 1, name.size()));
    }
    return false;
}

struct Part {
    std::string folder;
    std::optional<File> file;
};

Part part_of(std::string_view name) {
    const std::size_t slash = name.find_last_of("/\\");
    const std::size_t base = slash == std::string_view::npos ? 0 : slash + 1;
    return {std::string(name.substr(0, base)), file_of(name.substr(base))};
}

/// The names in the archive of the files to open: those at its root, else in the first folder that has some. Nothing,
/// and an error, where the archive is refused.
std::optional<std::map<File, std::string>> choose_parts(const std::vector<std::string>& names,
                                                        Diagnostics& diagnostics) {
    std::optional<std::string> folder;
    for (const std::string& name : names) {
        if (leads_out(name)) {
            diagnostics.add(Code::archive_path_refused, is_valid_utf8(name) ? beginning_of(name, 80) : "no UTF-8");
            return std::nullopt;
        }
        if (const Part part = part_of(name); part.file && (!folder || part.folder.size() < folder->size())) {
            folder = part.folder;
        }
    }
    std::map<File, std::string> chosen;
    std::string others;
    std::size_t count = 0;
    for (const std::string& name : names) {
        constexpr std::size_t most_named = 5;
        const Part part = part_of(name);
        if (part.file && part.folder == folder && chosen.try_emplace(*part.file, name).second) {
            continue;
        }
        if (!name.ends_with('/') && ++count <= most_named && is_valid_utf8(name)) {
            others += (others.empty() ? "" : ", ") + beginning_of(name, 80);
        }
    }
    if (chosen.empty()) {
        diagnostics.add(Code::format_mismatch, "the archive has none of the files of LinkedIn's export");
        return std::nullopt;
    }
    if (count > 0) {
        diagnostics.add(Code::part_not_opened, fmt::format("{}: {}{}", count, others, count > 5 ? " …" : ""));
    }
    return chosen;
}

/// Words and rows of all files together, so that what takes long is bounded.
struct Counts {
    std::size_t words = 0;
    std::size_t rows = 0;
};

std::optional<Csv> read_part(office::Archive& archive, const std::string& name, const FileColumns& file,
                             const Limits& limits, Counts& counts, Diagnostics& diagnostics) {
    const std::optional<std::string> bytes = archive.part(name, diagnostics);
    if (!bytes) {
        return std::nullopt;  // encrypted, damaged, or larger than the bounds: the diagnostics say so
    }
    if (trim(*bytes).empty()) {
        return Csv{};
    }
    Diagnostics said;
    const std::optional<std::string> text = decode_text(*bytes, limits, said);
    for (Diagnostic each : said.all()) {
        each.place.pointer = file.name;
        diagnostics.add(each.code, std::move(each.place), std::move(each.detail));
    }
    if (!text) {
        return std::nullopt;
    }
    counts.words += words_of(*text).size();
    if (counts.words > limits.max_words) {
        diagnostics.add(Code::too_many_words, fmt::format("at most {}", limits.max_words));
        return std::nullopt;
    }
    Csv csv = read_csv(*text, limits.max_lines - counts.rows);
    counts.rows += csv.rows.size();
    if (csv.too_many_rows) {
        diagnostics.add(Code::too_many_lines, fmt::format("at most {}", limits.max_lines));
        return std::nullopt;
    }
    if (csv.damaged_line != 0) {
        Place place;
        place.pointer = fmt::format("{}:{}", file.name, csv.damaged_line);
        diagnostics.add(Code::table_damaged, std::move(place), "a quotation mark without its other one");
    }
    return csv;
}

std::optional<Content> read_linkedin(std::string_view bytes, const ReadOptions& options, Diagnostics& diagnostics) {
    const std::unique_ptr<office::Archive> archive = office::Archive::open(bytes, diagnostics);
    if (!archive) {
        return std::nullopt;
    }
    const auto parts = choose_parts(archive->names(), diagnostics);
    if (!parts) {
        return std::nullopt;
    }
    Tables tables;
    Counts counts;
    for (const auto& [file, name] : *parts) {
        std::optional<Csv> csv = read_part(*archive, name, columns_of(file), options.limits, counts, diagnostics);
        if (!csv) {
            return std::nullopt;
        }
        tables.try_emplace(file, file, *std::move(csv), diagnostics);
    }
    return Export(tables, diagnostics).read();
}

bool looks_like_linkedin(std::string_view bytes) {
    return zip_kind(bytes) == ZipKind::linkedin;
}

}  // namespace

Reader linkedin_reader() {
    return {"linkedin",
            "LinkedIn's data export, as it comes (ZIP) or unpacked (a folder)",
            {"zip"},
            looks_like_linkedin,
            read_linkedin};
}

}  // namespace cvconv
