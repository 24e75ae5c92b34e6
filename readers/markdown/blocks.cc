#include "readers/markdown/blocks.h"

#include <md4c.h>

#include <algorithm>
#include <string>
#include <utility>

#include "readers/html/pieces.h"
#include "readers/markdown/events.h"
#include "readers/markdown/hostile.h"

namespace cvconv::markdown {

namespace {

using prose::Part;

/// Callbacks of one md_parse().
class BlocksHandler {
public:
    void enter_block(MD_BLOCKTYPE type, void* detail) {
        switch (type) {
            case MD_BLOCK_H:
                switch (static_cast<MD_BLOCK_H_DETAIL*>(detail)->level) {
                    case 1: open(Part::name); break;
                    case 2: open(Part::section); break;
                    default: open(Part::entry); break;
                }
                break;
            case MD_BLOCK_LI:
                open(Part::item);
                fresh_item_ = true;
                break;
            case MD_BLOCK_P:
                if (!std::exchange(fresh_item_, false)) {  // the first paragraph of an item is the item
                    open(Part::text);
                }
                break;
            case MD_BLOCK_CODE: open(Part::text); break;
            case MD_BLOCK_HTML: hiding_ = true; break;
            default: break;
        }
    }

    void leave_block(MD_BLOCKTYPE type) {
        hiding_ = hiding_ && type != MD_BLOCK_HTML;
        fresh_item_ = false;
    }

    void span(MD_SPANTYPE type, void* detail, bool begins) {
        if (type == MD_SPAN_STRONG) {
            bold_ += begins ? 1 : -1;
        } else if (type == MD_SPAN_A) {
            link_ = begins ? to_string(static_cast<MD_SPAN_A_DETAIL*>(detail)->href, entities_) : "";
        }
    }

    void text(MD_TEXTTYPE type, std::string_view text) {
        switch (type) {
            case MD_TEXT_BR: add("\n"); break;
            case MD_TEXT_SOFTBR: add(" "); break;
            case MD_TEXT_ENTITY: add(entities_.decode(text)); break;
            case MD_TEXT_NULLCHAR:
            case MD_TEXT_HTML: break;
            default: add(text); break;
        }
    }

    prose::Blocks take() { return std::move(blocks_); }

private:
    void open(Part part) {
        blocks_.push_back({part, {}});
        fresh_item_ = false;
    }

    void add(std::string_view text) {
        if (hiding_ || blocks_.empty()) {
            return;
        }
        auto& pieces = blocks_.back().pieces;
        if (pieces.empty() || pieces.back().bold != (bold_ > 0) || pieces.back().link != link_) {
            pieces.push_back({.text = "", .bold = bold_ > 0, .link = link_});
        }
        pieces.back().text += text;
    }

    prose::Blocks blocks_;
    html::Entities entities_;
    std::string link_;
    int bold_ = 0;
    bool fresh_item_ = false;
    bool hiding_ = false;
};

}  // namespace

std::optional<prose::Blocks> blocks_in(std::string_view text, const Limits& limits) {
    Source source;
    for (std::size_t at = 0, line = 1; at < text.size(); ++line) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        source.add_line(text.substr(at, end - at), static_cast<int>(line), 1);
        at = end + 1;
    }
    const std::vector<Passage> passages = part_hostile(source, limits);
    if (std::ranges::any_of(passages, &Passage::hostile)) {
        return std::nullopt;
    }
    BlocksHandler events;
    for_each_event(text, MD_FLAG_NOINDENTEDCODEBLOCKS, events);
    return events.take();
}

}  // namespace cvconv::markdown
