#include "tools/c_library/settings.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "ir/unicode.h"
#include "readers/pieces/language_names.h"
#include "readers/registry.h"
#include "tools/worker/workers.h"
#include "writers/registry.h"

namespace cvconv::c_library {
namespace {

template <class Number>
std::optional<Number> number(std::string_view text, Number least, Number most) {
    Number value{};
    auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool good = error == std::errc() && end == text.data() + text.size() && value >= least && value <= most;
    return good ? std::optional(value) : std::nullopt;
}

template <class Target>
bool set_number(Target& target, std::string_view text, int least, int most, std::size_t times = 1) {
    std::optional<int> value = number(text, least, most);
    if (value) {
        target = static_cast<Target>(static_cast<std::size_t>(*value) * times);
    }
    return value.has_value();
}

bool set_flag(bool& target, std::string_view text) {
    if (text != "true" && text != "false") {
        return false;
    }
    target = text == "true";
    return true;
}

bool set_text(std::string& target, std::string_view text) {
    target = text;
    return true;
}

bool set_reader(Settings& s, std::string_view name) {
    if (!name.empty() && find_reader(worker::readers_with_workers(true), name) == nullptr) {
        return false;
    }
    return set_text(s.options.from, name);
}

bool set_writer(Settings& s, std::string_view name) {
    const Writer* writer = find_writer(name);
    return writer != nullptr && set_text(s.options.to, writer->name);
}

bool set_ocr(Settings& s, std::string_view text) {
    if (text != "auto" && text != "always" && text != "never") {
        return false;
    }
    s.options.read.ocr = text == "always" ? Ocr::always : text == "never" ? Ocr::never : Ocr::automatic;
    return true;
}

bool set_isolation(Settings& s, std::string_view text) {
    if (text != "auto" && text != "require" && text != "off") {
        return false;
    }
    s.pool.isolation = text == "require" ? Isolation::require : text == "off" ? Isolation::off : Isolation::best;
    return true;
}

bool set_language(Settings& s, std::string_view text) {
    if (!text.empty() && !is_language_tag(text)) {
        return false;
    }
    s.options.read.language = text;
    return set_text(s.options.recognize.language, text);
}

bool set_confidence(Settings& s, std::string_view text) {
    std::optional<float> value = number(text, 0.0F, 1.0F);
    s.options.recognize.min_probability = value.value_or(s.options.recognize.min_probability);
    return value.has_value();
}

bool set_schema_version(Settings& s, std::string_view text) {
    return (text == "1.0.0" || text == "1.3.1") && set_text(s.options.write.json_resume.schema_version, text);
}

/// "a, b": what is not there is said when a document is converted, as the command says it.
std::vector<std::string> list_of(std::string_view text) {
    std::vector<std::string> names;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        if (std::string_view name = trim(text.substr(begin, end - begin)); !name.empty()) {
            names.emplace_back(name);
        }
        begin = end + 1;
    }
    return names;
}

/// Nothing is blinded before a profile is chosen, in whichever order keys are set.
bool set_blind(Settings& s, std::string_view name) {
    const std::optional<blind::Profile> profile = blind::profile(name);
    s.blind.profile = profile.value_or(s.blind.profile);
    s.blinds = profile.has_value();
    return profile || name.empty();
}

bool set_groups(std::vector<std::string>& groups, std::string_view text) {
    const std::vector<std::string> known = blind::groups();
    groups = list_of(text);
    return std::all_of(groups.begin(), groups.end(), [&](const std::string& name) {
        return std::find(known.begin(), known.end(), name) != known.end();
    });
}

bool set_authors(Settings& s, std::string_view name) {
    const std::optional<blind::Authors> authors = blind::authors(name);
    s.blind.authors = authors.value_or(s.blind.authors);
    return authors.has_value();
}

bool set_key(Settings& s, std::string_view key) {
    return key.size() >= blind::least_key && set_text(s.blind.key, key);
}

constexpr const char* flag = "true or false";

}  // namespace

ConvertOptions options_of(const Settings& settings) {
    ConvertOptions options = settings.options;
    if (settings.blinds) {
        options.blind = settings.blind;
    }
    return options;
}

const std::vector<Key>& keys() {
    using S = Settings&;
    using V = std::string_view;
    constexpr Concern documents = Concern::documents;
    constexpr Concern workers = Concern::workers;
    static const std::vector<Key> all = {
        {"from", documents, "a format that is read", set_reader},
        {"to", documents, "a format that is written, other than pdf", set_writer},
        {"lang", documents, "a language: de, pt-BR", set_language},
        {"password", documents, "any text", [](S s, V v) { return set_text(s.options.read.password, v); }},
        {"ignore-attachments", documents, flag,
         [](S s, V v) { return set_flag(s.options.read.ignore_attachments, v); }},
        {"ocr", documents, "auto, always or never", set_ocr},
        {"min-confidence", documents, "0 to 1", set_confidence},
        {"strict", documents, flag, [](S s, V v) { return set_flag(s.strict, v); }},
        {"fail-if-warnings", documents, flag, [](S s, V v) { return set_flag(s.policy.fail_if_warnings, v); }},
        {"fail-if-loss", documents, flag, [](S s, V v) { return set_flag(s.policy.fail_if_loss, v); }},
        {"max-size", documents, "1 to 1024 (MB)",
         [](S s, V v) { return set_number(s.options.read.limits.max_bytes, v, 1, 1024, 1U << 20U); }},
        {"max-pages", documents, "1 to 100000",
         [](S s, V v) { return set_number(s.options.read.limits.max_pages, v, 1, 100'000); }},
        {"max-words", documents, "1 to 100000000",
         [](S s, V v) { return set_number(s.options.read.limits.max_words, v, 1, 100'000'000); }},
        {"max-lines", documents, "1 to 100000000",
         [](S s, V v) { return set_number(s.options.read.limits.max_lines, v, 1, 100'000'000); }},
        {"schema-version", documents, "1.0.0 or 1.3.1", set_schema_version},
        {"legacy-keys", documents, flag, [](S s, V v) { return set_flag(s.options.write.json_resume.legacy_keys, v); }},
        {"provenance", documents, flag, [](S s, V v) { return set_flag(s.options.write.json_resume.provenance, v); }},
        {"template", documents, "a built-in template's name",
         [](S s, V v) { return set_text(s.options.write.latex.template_name, v); }},
        {"template-source", documents, "a LaTeX template",
         [](S s, V v) { return set_text(s.options.write.latex.template_source, v); }},
        {"corrections", documents, "a JSON Patch", [](S s, V v) { return set_text(s.options.corrections, v); }},
        {"blind", documents, "contact, fair or strict", set_blind},
        {"hide", documents, "groups of what blinding hides, parted by commas",
         [](S s, V v) { return set_groups(s.blind.hide, v); }},
        {"keep", documents, "groups of what blinding hides, parted by commas",
         [](S s, V v) { return set_groups(s.blind.keep, v); }},
        {"authors", documents, "code, initials or position", set_authors},
        {"key", documents, "a secret of 16 bytes or more", set_key},
        {"report-values", documents, flag, [](S s, V v) { return set_flag(s.blind.report_values, v); }},
        {"force", documents, flag, [](S s, V v) { return set_flag(s.blind.force, v); }},
        {"workers", workers, "1 to 1024", [](S s, V v) { return set_number(s.pool.workers, v, 1, 1024); }},
        {"timeout", workers, "0 to 86400 (seconds)",
         [](S s, V v) {
             return set_number(s.pool.seconds, v, 0, 86'400) && set_number(s.pool.seconds_of_pictures, v, 0, 86'400);
         }},
        {"isolation", workers, "auto, require or off", set_isolation},
        {"worker-folder", workers, "a folder", [](S s, V v) { return set_text(s.worker_folder, v); }},
    };
    return all;
}

}  // namespace cvconv::c_library
