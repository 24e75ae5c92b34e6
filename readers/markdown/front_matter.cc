#include "readers/markdown/front_matter.h"

#include <yaml.h>

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "ir/unicode.h"
#include "readers/markdown/source.h"

namespace cvconv::markdown {

namespace {

/// Keys that tell a site generator (Jekyll, Hugo, MyST, Quarto) or pandoc how to make the page, and readers nothing.
bool is_for_the_page(std::string_view key) {
    static constexpr std::array<std::string_view, 49> keys = {
        "layout",     "permalink", "nav",        "nav_order",       "nav-menu",    "navbar",     "menu",
        "toc",        "exports",   "downloads",  "template",        "draft",       "slug",       "tags",
        "categories", "category",  "sitemap",    "published",       "weight",      "css",        "output",
        "geometry",   "fontsize",  "papersize",  "mainfont",        "sansfont",    "monofont",   "classes",
        "image",      "images",    "thumbnail",  "redirect_from",   "comments",    "hide_title", "aliases",
        "format",     "engine",    "theme",      "documentclass",   "classoption", "stylesheet", "pdf-options",
        "linkcolor",  "urlcolor",  "colorlinks", "header-includes", "excerpt",     "order",      "group"};
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}

/// What a list of pages shows of this one, which may name the person.
bool is_teaser(std::string_view key) {
    return key == "excerpt";
}

/// "author_profile: true": a switch of the site, whatever it is called.
bool is_switch(std::string_view value) {
    return value == "true" || value == "false" || value == "yes" || value == "no";
}

/// Keys whose value says it all: "author: Ada Fermi" is the person, and nobody's profession is "author".
bool is_mere_key(std::string_view key) {
    return key == "author" || key == "authors" || key == "Author";
}

/// Walks YAML events. A collection that is open: a mapping with the key being read, or a sequence.
struct Level {
    bool mapping = false;
    bool key_read = false;
    bool key_written = false;  ///< "key:" of a nested collection is already a block
    std::string key;
    SourcePlace place;
};

class Walker {
public:
    explicit Walker(DocumentBuilder& builder) : builder_(builder) {}

    void open(bool mapping) {
        announce();
        levels_.push_back({mapping, false, false, {}, {}});
    }

    void shut() {
        levels_.pop_back();
        done();
    }

    void scalar(std::string_view value, SourcePlace place) {
        if (!levels_.empty() && levels_.back().mapping && !levels_.back().key_read) {
            levels_.back().key = value;
            levels_.back().key_read = true;
            levels_.back().key_written = false;
            levels_.back().place = place;
            return;
        }
        write(value, place);
        done();
    }

private:
    [[nodiscard]] std::string path() const {
        std::string path;
        for (const Level& level : levels_) {
            if (level.mapping) {
                path += path.empty() ? "" : ".";
                path += level.key;
            }
        }
        return path;
    }

    [[nodiscard]] int depth() const { return static_cast<int>(levels_.size()) - 1; }

    [[nodiscard]] bool for_the_page() const {
        return !levels_.empty() && levels_.front().mapping && is_for_the_page(levels_.front().key);
    }
    [[nodiscard]] BlockKind kind(BlockKind own) const { return for_the_page() ? BlockKind::furniture : own; }

    /// A collection is the value of a key: the key gets a block of its own.
    void announce() {
        if (levels_.empty() || !levels_.back().mapping || levels_.back().key_written) {
            return;
        }
        levels_.back().key_written = true;
        write_key(is_mere_key(levels_.back().key) ? BlockKind::furniture : kind(BlockKind::paragraph));
    }

    void write_key(BlockKind kind) {
        builder_.open(kind).indent = 2.0F * static_cast<float>(depth());
        builder_.add(levels_.back().key + ":", {}, levels_.back().place);
        builder_.close();
    }

    void write(std::string_view value, SourcePlace place) {
        if (trim(value).empty()) {
            return;
        }
        bool item = !levels_.empty() && !levels_.back().mapping;
        std::string property = path();
        const BlockKind paragraph =
            kind(levels_.size() == 1 && is_switch(value) ? BlockKind::furniture : BlockKind::paragraph);
        bool keyed = !item && !levels_.empty();
        if (keyed && is_mere_key(levels_.back().key)) {
            write_key(BlockKind::furniture);
            keyed = false;
        }
        bool first = true;
        // A block scalar ("summary: |") keeps its lines.
        for (std::size_t begin = 0; begin <= value.size();) {
            std::string_view line = line_from(value, begin);
            Block& block = builder_.open(item && first ? kind(BlockKind::list_item) : paragraph);
            block.indent = 2.0F * static_cast<float>(depth());
            if (item && first) {
                block.marker = "-";
                block.level = depth() > 0 ? depth() - 1 : 0;
            }
            if (keyed && first) {
                builder_.add(levels_.back().key + ": ", {}, levels_.back().place);
            }
            std::uint32_t from = builder_.position();
            builder_.add(line, {}, {place.line, first ? place.column : 1});
            Span where{from, builder_.position()};
            const bool told = paragraph != BlockKind::furniture || is_teaser(property);
            if (builder_.close() && !where.empty() && told) {
                builder_.add_property(property, std::string(trim(line)), trim(builder_.document().text, where));
            }
            first = false;
            begin += line.size() + 1;
        }
    }

    void done() {
        if (!levels_.empty()) {
            levels_.back().key_read = false;
        }
    }

    DocumentBuilder& builder_;
    std::vector<Level> levels_;
};

struct DeleteParser {
    void operator()(yaml_parser_t* parser) const {
        yaml_parser_delete(parser);
        delete parser;
    }
};

/// Feeds the events of `yaml` to a walker; false if it is damaged. Aliases are refused (a few bytes of
/// them may stand for gigabytes), and so is nesting beyond what any CV has.
bool walk(std::string_view yaml, int first_line, DocumentBuilder& builder) {
    std::unique_ptr<yaml_parser_t, DeleteParser> parser(new yaml_parser_t);
    if (yaml_parser_initialize(parser.get()) == 0) {
        return false;
    }
    yaml_parser_set_encoding(parser.get(), YAML_UTF8_ENCODING);
    yaml_parser_set_input_string(parser.get(), reinterpret_cast<const unsigned char*>(yaml.data()), yaml.size());
    Walker walker(builder);
    int depth = 0;
    for (bool more = true, mapping = false; more;) {
        yaml_event_t event;
        if (yaml_parser_parse(parser.get(), &event) == 0) {
            return false;
        }
        bool sound = true;
        SourcePlace place{first_line + static_cast<int>(event.start_mark.line),
                          static_cast<int>(event.start_mark.column) + 1};
        switch (event.type) {
            case YAML_MAPPING_START_EVENT:
            case YAML_SEQUENCE_START_EVENT:
                mapping = mapping || event.type == YAML_MAPPING_START_EVENT;
                sound = ++depth < 32 && mapping;
                if (sound) {
                    walker.open(event.type == YAML_MAPPING_START_EVENT);
                }
                break;
            case YAML_MAPPING_END_EVENT:
            case YAML_SEQUENCE_END_EVENT:
                --depth;
                walker.shut();
                break;
            case YAML_SCALAR_EVENT: {
                std::string_view value(reinterpret_cast<const char*>(event.data.scalar.value),
                                       event.data.scalar.length);
                sound = depth > 0;
                if (sound) {
                    walker.scalar(value, place);
                }
                break;
            }
            case YAML_ALIAS_EVENT: sound = false; break;
            case YAML_STREAM_END_EVENT: more = false; break;
            default: break;
        }
        yaml_event_delete(&event);
        if (!sound) {
            return false;
        }
    }
    return true;
}

/// Hugo's TOML, as far as pages have it: 'title = "CV"' → 'title : "CV"'. Heads of tables become remarks.
void as_yaml(std::string& toml) {
    for (std::size_t begin = 0; begin < toml.size();) {
        std::size_t end = std::min(toml.find('\n', begin), toml.size());
        std::size_t equals = toml.find('=', begin);
        if (toml[begin] == '[') {
            toml[begin] = '#';
        } else if (equals < end) {
            toml[equals] = ':';
        }
        begin = end + 1;
    }
}

}  // namespace

int front_matter_lines(std::string_view text) {
    const std::string_view fence = trim(line_from(text, 0));
    const bool toml = fence == "+++";
    if (fence != "---" && !toml) {
        return 0;
    }
    bool keyed = false;
    int count = 1;
    for (std::size_t begin = line_from(text, 0).size() + 1; begin < text.size(); ++count) {
        std::string_view line = line_from(text, begin);
        std::string_view bare = trim(line);
        if (bare == fence || (bare == "..." && !toml)) {
            return keyed ? count + 1 : 0;
        }
        if (bare.empty() && !keyed) {
            return 0;  // "---" is a line across the page
        }
        keyed = keyed || bare.find(toml ? '=' : ':') != std::string_view::npos;
        begin += line.size() + 1;
    }
    return 0;
}

void read_front_matter(std::string_view text, int line_count, DocumentBuilder& builder, Diagnostics& diagnostics) {
    std::vector<std::string_view> lines;
    for (std::size_t begin = 0; static_cast<int>(lines.size()) < line_count && begin < text.size();) {
        lines.push_back(line_from(text, begin));
        begin += lines.back().size() + 1;
    }
    std::size_t begin = lines.front().size() + 1;
    auto end = static_cast<std::size_t>(lines.back().data() - text.data());
    std::string yaml(text.substr(begin, end - begin));
    if (trim(lines.front()) == "+++") {
        as_yaml(yaml);
    }
    // A dry run first: what was half written could not be taken back.
    DocumentBuilder discarded;
    if (walk(yaml, 2, discarded)) {
        (void)walk(yaml, 2, builder);
        return;
    }
    diagnostics.add(Code::front_matter_damaged, Place{.file = {}, .page = 0, .line = 1, .column = 1, .pointer = {}});
    for (int i = 1; i + 1 < line_count; ++i) {
        builder.open(BlockKind::paragraph);
        builder.add(lines[static_cast<std::size_t>(i)], {}, {i + 1, 1});
        builder.close();
    }
}

}  // namespace cvconv::markdown
