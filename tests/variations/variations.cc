#include "tests/variations/variations.h"

#include <array>
#include <fstream>
#include <optional>
#include <stdexcept>

#include <fmt/format.h>

namespace cvconv::variations {

namespace {

using score::Json;

std::vector<std::string> split(const std::string& text, const std::string& mark) {
    std::vector<std::string> pieces;
    std::size_t begin = 0;
    for (std::size_t end = text.find(mark); end != std::string::npos; end = text.find(mark, begin)) {
        pieces.push_back(text.substr(begin, end - begin));
        begin = end + mark.size();
    }
    pieces.push_back(text.substr(begin));
    return pieces;
}

std::ifstream open(const std::filesystem::path& file) {
    std::ifstream stream(file);
    if (!stream) {
        throw std::runtime_error("cannot read " + file.string());
    }
    return stream;
}

struct Month {
    unsigned year = 0, month = 0;
};
struct Period {
    Month start;
    std::optional<Month> end;
};

/// The latest first; between two, weeks to months.
Period period_of(unsigned entry) {
    static constexpr std::array<std::array<unsigned, 4>, 4> periods = {
        {{2021, 3, 0, 0}, {2018, 5, 2021, 1}, {2014, 9, 2018, 4}, {2011, 2, 2014, 6}}};
    const auto& [year, month, end_year, end_month] = periods.at(entry);
    return {{year, month}, end_year == 0 ? std::nullopt : std::optional(Month{end_year, end_month})};
}

/// Writes dates in one of the usual ways, the same for all entries of a document.
class DateStyle {
public:
    DateStyle(const Words& words, unsigned number) : words_(words), style_(number % 5) {}

    [[nodiscard]] std::string written(const Period& period) const {
        const std::string& present = words_.at("present").front();
        const std::string to = style_ == 3 ? " " + words_.at("to").front() + " " : style_ == 1 ? " - " : " – ";
        return written(period.start) + to + (period.end ? written(*period.end) : present);
    }
    /// As far as it is said: "2018-05", "2018".
    [[nodiscard]] std::string said(const Month& month) const {
        return style_ == 2 ? fmt::format("{}", month.year) : fmt::format("{}-{:02}", month.year, month.month);
    }

private:
    [[nodiscard]] std::string written(const Month& month) const {
        const std::string& name = words_.at("month").at(month.month - 1);
        switch (style_) {
            case 1: return fmt::format("{:02}/{}", month.month, month.year);
            case 2: return fmt::format("{}", month.year);
            case 4: return fmt::format("{}-{:02}", month.year, month.month);
            default: return fmt::format("{} {}", name, month.year);
        }
    }

    const Words& words_;
    unsigned style_;
};

/// Which field of JSON Resume a word of a section is.
const std::map<std::string, std::map<std::string, std::string>>& fields() {
    static const std::map<std::string, std::map<std::string, std::string>> all = {
        {"work", {{"position", "position"}, {"employer", "name"}, {"place", "location"}}},
        {"education", {{"area", "area"}, {"school", "institution"}, {"degree", "studyType"}}},
        {"publications", {{"title", "name"}, {"venue", "publisher"}, {"authors", "summary"}}},
        {"certificates", {{"certificate", "name"}, {"issuer", "issuer"}}},
        {"awards", {{"award", "title"}, {"school", "awarder"}}},
        {"projects", {{"project", "name"}, {"description", "description"}}},
        {"volunteer", {{"office", "position"}, {"society", "organization"}}},
        {"languages", {{"language", "language"}, {"fluency", "fluency"}}},
        {"skills", {{"group", "name"}}},
    };
    return all;
}

/// One entry: its text, and what it says.
struct Filled {
    std::string text;
    Json gold = Json::object();
};

Filled fill(const Format& format, const Words& words, unsigned number, unsigned entry) {
    const DateStyle style(words, number);
    const Period period = period_of(entry);
    const unsigned year = 2021 - 3 * entry - number % 3;
    Filled filled;
    unsigned duties = 0;
    for (std::size_t at = 0; at < format.text.size();) {
        const std::size_t open = std::min(format.text.find('{', at), format.text.size());
        filled.text += format.text.substr(at, open - at);
        if (open == format.text.size()) {
            break;
        }
        const std::size_t close = format.text.find('}', open);
        const std::string key = format.text.substr(open + 1, close - open - 1);
        at = close + 1;
        if (key == "dates") {
            filled.text += style.written(period);
            filled.gold["startDate"] = style.said(period.start);
            if (period.end) {
                filled.gold["endDate"] = style.said(*period.end);
            }
        } else if (key == "year") {
            filled.text += fmt::format("{}", year);
            if (format.section == "projects") {
                filled.gold["startDate"] = filled.gold["endDate"] = fmt::format("{}", year);
            } else if (!filled.gold.contains("date")) {
                filled.gold[format.section == "publications" ? "releaseDate" : "date"] = fmt::format("{}", year);
            }
        } else if (key == "month") {
            filled.text += words.at("month").at(number % 12);
            filled.gold["date"] = fmt::format("{}-{:02}", year, number % 12 + 1);
        } else if (key == "duty") {
            const auto& all = words.at("duty");
            const std::string& duty = all.at((number + 2 * entry + duties++) % all.size());
            filled.text += duty;
            filled.gold["highlights"].push_back(duty);
        } else if (key == "of") {
            const auto of = words.find(key);  // "Laurea in Economia", "Licence Droit"
            filled.text += of == words.end() ? std::string() : " " + of->second.front();
        } else {
            const auto& all = words.at(key);
            const std::string& word = all.at((number + entry) % all.size());
            filled.text += word;
            const auto& known = fields().at(format.section);
            if (key == "tools" || key == "names") {
                filled.gold["keywords"] = split(word, ", ");
            } else if (auto field = known.find(key); field != known.end()) {
                filled.gold[field->second] = word;
            }
        }
    }
    return filled;
}

/// "First\nSecond" as Markdown: hard line breaks, and blank lines where headings and lists begin or end.
std::string marked(const std::string& text) {
    std::string out;
    const auto lines = split(text, "\n");
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const bool item = lines[i].starts_with("- ");
        const bool last = i + 1 == lines.size();
        const bool next_item = !last && lines[i + 1].starts_with("- ");
        out += lines[i];
        out += last ? "" : item ? "\n" : lines[i].starts_with("#") || next_item ? "\n\n" : "  \n";
    }
    return out;
}

class Document {
public:
    Document(const Words& words, unsigned number, bool markdown) : words_(words), number_(number), markdown_(markdown) {
        gold_["basics"] = {
            {"name", "Clara Winther"}, {"email", "clara.winther@example.org"}, {"phone", "+44 20 7946 0123"}};
        text_ = markdown ? "# Clara Winther\n\nclara.winther@example.org | +44 20 7946 0123\n\n"
                         : "Clara Winther\nclara.winther@example.org\n+44 20 7946 0123\n\n";
    }

    void add(const Format& format, unsigned entries) {
        const auto& titles = words_.at(format.section);
        std::string title = titles.at(number_ % titles.size());
        text_ += markdown_ ? "## " + title + "\n\n" : title + "\n" + std::string(title.size(), '-') + "\n\n";
        for (unsigned i = 0; i < entries; ++i) {
            const Filled filled = fill(format, words_, number_, i);
            text_ += (markdown_ ? marked(filled.text) : filled.text) + (format.text.starts_with("- ") ? "\n" : "\n\n");
            gold_[format.section].push_back(filled.gold);
        }
        text_ += format.text.starts_with("- ") ? "\n" : "";
    }

    Variation take() && { return {std::move(text_), std::move(gold_)}; }

private:
    const Words& words_;
    unsigned number_;
    bool markdown_;
    std::string text_;
    Json gold_;
};

}  // namespace

Words read_words(const std::filesystem::path& file) {
    Words words;
    std::ifstream stream = open(file);
    for (std::string line; std::getline(stream, line);) {
        auto pieces = split(line, " | ");
        const std::string key = pieces.front();
        pieces.erase(pieces.begin());
        words[key] = std::move(pieces);
    }
    return words;
}

std::vector<Format> read_formats(const std::filesystem::path& file) {
    std::vector<Format> formats;
    Format common;
    std::ifstream stream = open(file);
    for (std::string line; std::getline(stream, line);) {
        if (line.empty() || line.starts_with("# ")) {
            continue;
        }
        if (line.starts_with('[') && line.ends_with(']')) {
            const auto said = split(line.substr(1, line.size() - 2), " ");
            common = {said.at(0), {}, said.at(1) != "text", said.at(1) != "markdown", said.at(2) == "en"};
            continue;
        }
        Format format = common;
        for (const std::string& piece : split(line, "\\n")) {
            format.text += (format.text.empty() ? "" : "\n") + piece;
        }
        formats.push_back(std::move(format));
    }
    return formats;
}

Variation make(const Format& format, const Words& words, unsigned number, bool markdown) {
    static const Format work{"work", "{position}, {employer} ({dates})", true, true, false};
    static const Format education{"education", "{degree} {area}, {school}, {dates}", true, true, false};
    static const Format languages{"languages", "- {language} ({fluency})", true, true, false};
    Document document(words, number, markdown);
    const unsigned entries = 2 + number % 2;
    if (format.section != "work") {
        document.add(work, 2);
    }
    if (format.section != "education" && number % 2 == 0) {
        document.add(education, 1);
    }
    document.add(format, entries);
    if (format.section != "education" && number % 2 == 1) {
        document.add(education, 1);
    }
    if (format.section != "languages") {
        document.add(languages, 2);
    }
    return std::move(document).take();
}

}  // namespace cvconv::variations
