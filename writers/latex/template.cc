#include "writers/latex/template.h"

#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "writers/latex/escape.h"
#include "writers/latex/typeset.h"

namespace cvconv::latex {

namespace {

/// A piece of a template: text, a value to print, or a statement.
struct Piece {
    enum class Kind { text, value, statement };
    Kind kind = Kind::text;
    std::string_view text;  ///< without delimiters, trimmed unless it is text
    int line = 1;
};

std::string_view trimmed(std::string_view text) {
    std::size_t begin = text.find_first_not_of(" \t\r\n");
    return begin == std::string_view::npos ? "" : text.substr(begin, text.find_last_not_of(" \t\r\n") - begin + 1);
}

std::vector<std::string_view> words(std::string_view text) {
    std::vector<std::string_view> all;
    while (!(text = trimmed(text)).empty()) {
        bool quoted = text.front() == '"';
        std::size_t end = quoted ? text.find('"', 1) : text.find_first_of(" \t\r\n");
        end = end == std::string_view::npos ? text.size() : end + (quoted ? 1 : 0);
        all.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return all;
}

/// Cuts a template into pieces. Comments fall away; a line that holds nothing but statements and
/// comments leaves no line behind.
std::vector<Piece> pieces_of(std::string_view source, std::vector<TemplateError>& errors) {
    std::vector<Piece> pieces;
    int line = 1;
    std::size_t at = 0;
    std::size_t text_begin = 0;
    auto text_until = [&](std::size_t end) {
        if (end > text_begin) {
            std::string_view text = source.substr(text_begin, end - text_begin);
            pieces.push_back({Piece::Kind::text, text, line});
            line += static_cast<int>(std::count(text.begin(), text.end(), '\n'));
        }
    };
    while ((at = source.find('<', at)) != std::string_view::npos) {
        char mark = at + 1 < source.size() ? source[at + 1] : ' ';
        std::string_view close = mark == '<' ? ">>" : mark == '%' ? "%>" : mark == '#' ? "#>" : "";
        if (close.empty()) {
            ++at;
            continue;
        }
        std::size_t end = source.find(close, at + 2);
        if (end == std::string_view::npos) {
            text_until(at);
            errors.push_back({line, fmt::format("\"<{}\" without \"{}\"", mark, close)});
            return pieces;
        }
        std::size_t text_end = at;
        std::size_t next = end + 2;
        if (mark != '<') {  // alone on its line: take the blanks before it and the newline behind it
            std::size_t line_begin = source.rfind('\n', at == 0 ? 0 : at - 1);
            line_begin = at == 0 || line_begin == std::string_view::npos ? 0 : line_begin + 1;
            std::size_t behind = std::min(source.find_first_not_of(" \t\r", next), source.size());
            bool first = line_begin >= text_begin && trimmed(source.substr(line_begin, at - line_begin)).empty();
            if (first && (behind == source.size() || source[behind] == '\n')) {
                text_end = line_begin;
                next = std::min(behind + 1, source.size());
            }
        }
        text_until(text_end);
        if (mark != '#') {
            pieces.push_back({mark == '<' ? Piece::Kind::value : Piece::Kind::statement,
                              trimmed(source.substr(at + 2, end - at - 2)), line});
        }
        std::size_t from = std::max(text_end, text_begin);
        std::string_view passed = source.substr(from, next - from);
        line += static_cast<int>(std::count(passed.begin(), passed.end(), '\n'));
        at = text_begin = next;
    }
    text_until(source.size());
    return pieces;
}

class Renderer {
public:
    Renderer(const std::vector<Piece>& pieces, const Value& data, std::size_t max_bytes, Rendered& out)
        : pieces_(pieces), max_bytes_(max_bytes), out_(out) {
        for (const Value& member : data.members) {
            names_.emplace_back(member.key, &member);
        }
    }

    void run() {
        std::size_t at = block(0, true);
        if (at < pieces_.size()) {
            error(pieces_[at], fmt::format("<% {} %> without <% if %> or <% for %>", pieces_[at].text));
        }
    }

private:
    /// Renders (or, if not `live`, only passes) until the statement that ends the block; its index.
    std::size_t block(std::size_t at, bool live) {
        while (at < pieces_.size() && out_.errors.empty()) {
            const Piece& piece = pieces_[at];
            if (piece.kind == Piece::Kind::text) {
                put(live ? piece.text : "", {});
                ++at;
            } else if (piece.kind == Piece::Kind::value) {
                if (live) {
                    print(piece);
                }
                ++at;
            } else {
                std::string_view word = piece.text.substr(0, piece.text.find_first_of(" \t\r\n"));
                if (word == "if") {
                    at = conditional(at, live);
                } else if (word == "for") {
                    at = loop(at, live);
                } else if (word == "else" || word == "elif" || word == "end") {
                    return at;
                } else {
                    error(piece, fmt::format("\"{}\" is not one of if, elif, else, for, end", word));
                }
            }
        }
        return out_.errors.empty() ? at : pieces_.size();
    }

    std::size_t conditional(std::size_t at, bool live) {
        const std::size_t begin = at;
        bool done = !live;
        while (at < pieces_.size()) {
            std::vector<std::string_view> statement = words(pieces_[at].text);
            bool otherwise = statement.front() == "else";
            bool holds = !done && (otherwise || condition(pieces_[at], statement));
            at = block(at + 1, holds);
            done = done || holds;
            if (at < pieces_.size() && pieces_[at].text == "end") {
                return at + 1;
            }
            if (at < pieces_.size() && otherwise) {
                error(pieces_[at], fmt::format("<% {} %> behind <% else %>", pieces_[at].text));
            }
        }
        if (out_.errors.empty()) {
            error(pieces_[begin], "<% if %> without <% end %>");
        }
        return at;
    }

    std::size_t loop(std::size_t at, bool live) {
        const Piece& head = pieces_[at];
        std::vector<std::string_view> statement = words(head.text);
        if (statement.size() != 4 || statement[2] != "in") {
            error(head, "write <% for NAME in LIST %>");
            return at;
        }
        static const Value nothing;
        const Value* list = live ? value_of(head, statement[3]) : &nothing;
        const std::vector<Value>& items = list != nullptr ? list->items : nothing.items;
        std::size_t end = at;
        std::size_t depth = names_.size();
        for (std::size_t i = 0; i < items.size() && out_.errors.empty(); ++i) {
            Value loop_state = Value::record();
            loop_state.set("first", i == 0 ? "yes" : "");
            loop_state.set("last", i + 1 == items.size() ? "yes" : "");
            names_.emplace_back(statement[1], &items[i]);
            names_.emplace_back("loop", &loop_state);
            end = block(at + 1, true);
            names_.resize(depth);
        }
        if (items.empty()) {
            end = block(at + 1, false);
        }
        if (!out_.errors.empty()) {
            return pieces_.size();
        }
        if (end >= pieces_.size()) {
            error(head, "<% for %> without <% end %>");
        } else if (pieces_[end].text != "end") {
            error(pieces_[end], fmt::format("<% {} %> inside <% for %>", pieces_[end].text));
        }
        return end + 1;
    }

    /// "if x", "if not x", "if x == \"word\"", "if x != \"word\"", joined by "and" or by "or".
    bool condition(const Piece& piece, const std::vector<std::string_view>& statement) {
        bool any = std::find(statement.begin(), statement.end(), "or") != statement.end();
        bool result = !any;
        for (std::size_t at = 1; at <= statement.size() && out_.errors.empty();) {
            bool negated = at < statement.size() && statement[at] == "not";
            at += negated ? 1 : 0;
            if (at >= statement.size()) {
                error(piece, fmt::format("a value is missing in <% {} %>", piece.text));
                break;
            }
            const Value* value = value_of(piece, statement[at++]);
            bool holds = value != nullptr && value->is_set();
            if (at + 1 < statement.size() && (statement[at] == "==" || statement[at] == "!=")) {
                std::string_view word = statement[at + 1];
                if (word.size() < 2 || word.front() != '"' || word.back() != '"') {
                    error(piece, fmt::format("write the word in quotes: \"{}\"", word));
                    break;
                }
                bool equal = (value != nullptr ? value->text : "") == word.substr(1, word.size() - 2);
                holds = equal == (statement[at] == "==");
                at += 2;
            }
            holds = holds != negated;
            result = any ? result || holds : result && holds;
            if (at == statement.size()) {
                break;
            }
            if (statement[at] != (any ? "or" : "and")) {
                error(piece, fmt::format("\"{}\" is not understood in <% {} %>", statement[at], piece.text));
            }
            ++at;
        }
        return result;
    }

    void print(const Piece& piece) {
        std::size_t bar = piece.text.find('|');
        std::string_view path = trimmed(piece.text.substr(0, bar));
        std::string_view filter = bar == std::string_view::npos ? "" : trimmed(piece.text.substr(bar + 1));
        const Value* value = value_of(piece, path);
        if (value == nullptr) {
            return;
        }
        if (value->kind == Value::Kind::list || value->kind == Value::Kind::record) {
            error(piece, fmt::format("{} is a {}: it cannot be printed", path,
                                     value->kind == Value::Kind::list ? "list" : "record"));
        } else if (value->kind == Value::Kind::tex) {
            put(value->text, {});
        } else if (filter.empty()) {
            put(typeset_argument(value->text), value->origin);
        } else if (filter == "text") {
            put(typeset_text(value->text), value->origin);
        } else if (filter == "url") {
            put(escape_url(value->text).value_or(""), value->origin);
        } else {
            error(piece, fmt::format("the filters are \"text\" and \"url\", not \"{}\"", filter));
        }
    }

    /// The value at "section.title"; null if there is none. A first name that is not known is an error:
    /// it is misspelt, while a member may be missing in one CV and not in another.
    const Value* value_of(const Piece& piece, std::string_view path) {
        std::string_view first = path.substr(0, path.find('.'));
        const Value* value = nullptr;
        for (auto name = names_.rbegin(); name != names_.rend() && value == nullptr; ++name) {
            value = name->first == first ? name->second : nullptr;
        }
        if (value == nullptr) {
            error(piece, fmt::format("there is no value called \"{}\"", first));
        }
        for (std::string_view rest = path.substr(first.size()); value != nullptr && !rest.empty();) {
            std::string_view name = rest.substr(1, rest.find('.', 1) - 1);
            value = value->find(name);
            rest.remove_prefix(1 + name.size());
        }
        return value;
    }

    void put(std::string_view text, const std::string& origin) {
        if (out_.tex.size() + text.size() > max_bytes_) {
            out_.errors.push_back({0, fmt::format("the result is larger than {} bytes", max_bytes_)});
            return;
        }
        if (!origin.empty()) {
            origin_ = origin;
        }
        out_.origins.insert(out_.origins.end(), static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')),
                            origin_);
        out_.tex += text;
    }

    void error(const Piece& piece, std::string message) { out_.errors.push_back({piece.line, std::move(message)}); }

    const std::vector<Piece>& pieces_;
    std::size_t max_bytes_;
    Rendered& out_;
    std::string origin_;
    std::vector<std::pair<std::string_view, const Value*>> names_;  ///< innermost last
};

}  // namespace

Rendered render(std::string_view source, const Value& data, std::size_t max_bytes) {
    Rendered out;
    std::vector<Piece> pieces = pieces_of(source, out.errors);
    if (out.errors.empty()) {
        Renderer(pieces, data, max_bytes, out).run();
    }
    if (!out.tex.ends_with('\n')) {
        out.tex += '\n';
        out.origins.emplace_back();
    }
    return out;
}

}  // namespace cvconv::latex
