#include "readers/document_builder.h"

#include <algorithm>
#include <map>

#include "ir/unicode.h"
#include "readers/furniture.h"

namespace cvconv {

namespace {

constexpr std::size_t ended = static_cast<std::size_t>(-1);

}  // namespace

Block& DocumentBuilder::open(BlockKind kind) {
    close();
    links_before_ = document_.links.size();
    places_before_ = document_.places.size();
    if (!document_.text.empty()) {
        document_.text += '\n';
    }
    begin_ = position();
    block_ = Block{};
    block_.kind = kind;
    block_.text = {begin_, begin_};
    runs_.clear();
    open_ = true;
    for (std::size_t link : open_links_) {
        if (link != ended && document_.links[link].text.end <= document_.links[link].text.begin) {
            document_.links[link].text = {begin_, begin_};  // began between two blocks
        }
    }
    return block_;
}

std::string_view DocumentBuilder::current_text() const {
    return open_ ? std::string_view(document_.text).substr(begin_) : std::string_view{};
}

bool DocumentBuilder::is_blank() const {
    return trim(current_text()).empty();
}

void DocumentBuilder::add(std::string_view text, const Style& style, SourcePlace place) {
    std::uint32_t cell_begin = block_.cells.empty() ? begin_ : block_.cells.back().text.begin;
    std::uint32_t from = position();
    int column = place.column;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t here = at;
        char32_t c = next_character(text, at);
        if (is_space(c)) {
            bool blank_before = position() == cell_begin || document_.text.back() == ' ';
            if (blank_before) {
                column += from == position() ? 1 : 0;
                continue;
            }
            document_.text += ' ';
        } else {
            document_.text.append(text.substr(here, at - here));
        }
    }
    if (position() == from) {
        return;
    }
    Span added{from, position()};
    if (!runs_.empty() && runs_.back().style == style) {
        runs_.back().text.end = added.end;
    } else {
        runs_.push_back({added, style});
    }
    if (place.line > 0) {
        Stretch stretch;
        stretch.text = added;
        stretch.line = place.line;
        stretch.column = column;
        document_.places.push_back(stretch);
    }
}

void DocumentBuilder::finish_cell() {
    Cell& cell = block_.cells.back();
    cell.text.end = position();
    while (cell.text.end > cell.text.begin && document_.text[cell.text.end - 1] == ' ') {
        --cell.text.end;
    }
}

void DocumentBuilder::next_cell(float left, float right) {
    if (block_.cells.empty()) {
        if (position() == begin_) {
            block_.cells.push_back({{begin_, begin_}, left, right});
            return;
        }
        block_.cells.push_back({{begin_, begin_}, 0, 0});
    }
    finish_cell();
    if (position() > begin_ && document_.text.back() != ' ') {
        document_.text += ' ';
    }
    block_.cells.push_back({{position(), position()}, left, right});
}

void DocumentBuilder::end_cell_at(float right) {
    if (!block_.cells.empty()) {
        block_.cells.back().right = std::max(block_.cells.back().right, right);
    }
}

void DocumentBuilder::join(bool with_blank) {
    if (position() == begin_) {
        return;
    }
    if (with_blank && document_.text.back() != ' ') {
        document_.text += ' ';
    }
    block_.breaks.push_back(position());
}

void DocumentBuilder::drop_last() {
    std::string& text = document_.text;
    if (text.size() <= begin_) {
        return;
    }
    bool continued = true;  // a dash may have several bytes
    while (continued && text.size() > begin_) {
        continued = (static_cast<unsigned char>(text.back()) & 0xC0U) == 0x80U;
        text.pop_back();
    }
    auto end = position();
    while (!runs_.empty() && runs_.back().text.begin >= end) {
        runs_.pop_back();
    }
    if (!runs_.empty()) {
        runs_.back().text.end = std::min(runs_.back().text.end, end);
    }
    while (document_.places.size() > places_before_ && document_.places.back().text.begin >= end) {
        document_.places.pop_back();
    }
    if (document_.places.size() > places_before_) {
        document_.places.back().text.end = std::min(document_.places.back().text.end, end);
    }
}

void DocumentBuilder::begin_link(std::string target) {
    open_links_.push_back(document_.links.size());
    document_.links.push_back({{position(), position()}, std::move(target)});
}

void DocumentBuilder::end_link() {
    if (open_links_.empty()) {
        return;
    }
    std::size_t index = open_links_.back();
    open_links_.pop_back();
    if (index != ended) {
        Link& link = document_.links[index];
        link.text = trim(document_.text, {std::min(link.text.begin, position()), position()});
    }
}

void DocumentBuilder::end_links_at(std::uint32_t end) {
    for (std::size_t& index : open_links_) {
        if (index != ended && document_.links[index].text.begin < end) {
            Link& link = document_.links[index];
            link.text = trim(document_.text, {std::max(link.text.begin, begin_), end});
            index = ended;
        }
    }
}

namespace {

/// "________", "-----"; not "•••", which says how much of something there is.
bool is_drawn_line(std::string_view text) {
    constexpr std::size_t longest = 2000;  // bytes
    std::size_t at = 0;
    return !text.empty() && text.size() <= longest && !is_bullet(next_character(text, at)) && is_rule(text);
}

/// The style of most characters.
Style main_style(const std::vector<Run>& runs) {
    Style best;
    std::uint32_t most = 0;
    for (const Run& run : runs) {
        std::uint32_t size = 0;
        for (const Run& other : runs) {
            size += other.style == run.style ? other.text.size() : 0;
        }
        if (size > most) {
            most = size;
            best = run.style;
        }
        if (&run - runs.data() > 50) {
            break;  // enough to know; keeps a line of ten thousand styles linear
        }
    }
    return best;
}

}  // namespace

bool DocumentBuilder::close() {
    if (!open_) {
        return false;
    }
    open_ = false;
    if (!block_.cells.empty()) {
        finish_cell();
    }
    Span trimmed = trim(document_.text, {begin_, position()});
    if (block_.kind != BlockKind::furniture && is_drawn_line(trimmed.of(document_.text))) {
        block_.kind = BlockKind::rule;
        block_.cells.clear();
        block_.marker.clear();
        runs_.clear();
        trimmed = {begin_, begin_};
    }
    if (trimmed.empty() && block_.kind != BlockKind::rule) {
        // Links without text (icons) keep their position: the end of what is before.
        document_.text.resize(begin_ > 0 ? begin_ - 1 : 0);
        document_.places.resize(places_before_);
        for (std::size_t i = links_before_; i < document_.links.size(); ++i) {
            document_.links[i].text = {position(), position()};
        }
        return false;
    }
    std::uint32_t end = std::max(trimmed.end, begin_);
    document_.text.resize(end);
    end_links_at(end);
    for (std::size_t i = places_before_; i < document_.places.size(); ++i) {
        document_.places[i].text.end = std::min(document_.places[i].text.end, end);
        document_.places[i].text.begin = std::min(document_.places[i].text.begin, end);
    }
    for (std::size_t i = links_before_; i < document_.links.size(); ++i) {
        document_.links[i].text.begin = std::min(document_.links[i].text.begin, end);
        document_.links[i].text.end = std::min(document_.links[i].text.end, end);
    }
    for (Cell& cell : block_.cells) {
        cell.text.begin = std::min(cell.text.begin, end);
        cell.text.end = std::min(cell.text.end, end);
    }
    if (block_.cells.size() == 1 && block_.kind != BlockKind::table_row) {
        block_.cells.clear();
    }
    std::erase_if(block_.breaks, [&](std::uint32_t at) { return at >= end; });
    block_.text = trimmed.empty() ? Span{begin_, begin_} : trimmed;
    if (!runs_.empty()) {
        Style style = main_style(runs_);
        style.letter_spaced = style.letter_spaced || block_.style.letter_spaced;
        block_.style = style;
        std::erase_if(runs_, [&](Run& run) {
            run.text = trim(document_.text, {run.text.begin, std::min(run.text.end, end)});
            return run.text.empty();
        });
        bool uniform =
            std::all_of(runs_.begin(), runs_.end(), [&](const Run& run) { return run.style == runs_.front().style; });
        if (uniform && !runs_.empty()) {
            bool spaced = block_.style.letter_spaced;
            block_.style = runs_.front().style;
            block_.style.letter_spaced = spaced;
        } else {
            block_.runs = runs_;
        }
    }
    document_.blocks.push_back(block_);
    return true;
}

void DocumentBuilder::add_property(std::string key, std::string value, Span where) {
    document_.properties.push_back({std::move(key), std::move(value), where});
}

void DocumentBuilder::set_gaps_from_lines() {
    std::size_t place = 0;
    int last_line = 0;
    for (Block& block : document_.blocks) {
        int first = 0;
        int last = 0;
        for (; place < document_.places.size() &&
               document_.places[place].text.begin < std::max(block.text.end, block.text.begin + 1);
             ++place) {
            int line = document_.places[place].line;
            first = first == 0 ? line : first;
            last = std::max(last, line);
        }
        block.gap_before = last_line > 0 && first > last_line + 1 ? static_cast<float>(first - last_line - 1) : 0;
        last_line = std::max(last_line, last);
    }
}

Document DocumentBuilder::take() {
    while (!open_links_.empty()) {
        end_link();
    }
    close();
    for (Link& link : document_.links) {
        link.text.begin = std::min(link.text.begin, position());
        link.text.end = std::clamp(link.text.end, link.text.begin, position());
    }
    return std::move(document_);
}

}  // namespace cvconv
