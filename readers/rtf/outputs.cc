// Where the text of an RTF file goes: paragraphs into cells and frames, these and notes into the flow.

#include <iterator>
#include <utility>

#include "ir/unicode.h"
#include "readers/office/looks.h"
#include "readers/rtf/body.h"

namespace cvconv::rtf {

using namespace office;

void BodyReader::begin_output(Output::Kind kind) {
    Output inner;
    inner.kind = kind;
    inner.place = kind == Output::Kind::box ? std::optional(shape_) : std::nullopt;
    outputs_.push_back(std::move(inner));
    group().layout = {};
    group().link.clear();
}

void BodyReader::end_output() {
    flush();
    end_paragraph();
    end_table();
    Output ended = std::move(outputs_.back());
    outputs_.pop_back();
    switch (ended.kind) {
        case Output::Kind::header: flow_.headers.push_back(std::move(ended.nodes)); break;
        case Output::Kind::footer: flow_.footers.push_back(std::move(ended.nodes)); break;
        case Output::Kind::note:
            std::move(ended.nodes.begin(), ended.nodes.end(), std::back_inserter(flow_.notes));
            break;
        case Output::Kind::box: {
            Frame frame;
            frame.content = std::move(ended.nodes);
            frame.place = ended.place;
            output().paragraph.frames.push_back(std::move(frame));
            break;
        }
        case Output::Kind::body: break;
    }
}

void BodyReader::end_table() {
    Output& to = output();
    if (!to.cell.empty()) {
        to.rows.add_cell(std::exchange(to.cell, {}));
    }
    if (!to.rows.empty()) {
        to.nodes.push_back({to.rows.take()});
    }
}

/// Puts the paragraph where it belongs: into a cell, a frame, or below the one before.
void BodyReader::end_paragraph() {
    Output& to = output();
    Paragraph paragraph = group().layout.paragraph;
    paragraph.pieces = std::move(to.paragraph.pieces);
    paragraph.frames = std::move(to.paragraph.frames);
    to.paragraph = {};
    paragraph.size = group().look.style.size;
    if (std::exchange(has_marker_, false) && paragraph.outline == 0) {
        std::string marker = bullet_of(marker_);
        paragraph.item = !trim(marker_).empty();
        paragraph.marker = paragraph.item ? std::move(marker) : std::string();
    }
    marker_.clear();
    const bool in_table = group().layout.in_table;
    if (!in_table) {
        end_table();
    }
    const std::optional<Box> frame = in_table ? std::nullopt : group().layout.frame;
    if (!frame) {
        to.framed = false;
        (in_table ? to.cell : to.nodes).push_back({std::move(paragraph)});
        return;
    }
    const bool goes_on = to.framed && to.frame.left == frame->left && to.frame.top == frame->top;
    if (!goes_on) {
        to.nodes.push_back({Paragraph{}});
        std::get<Paragraph>(to.nodes.back().is).frames.push_back({{}, frame});
    }
    to.framed = true;
    to.frame = *frame;
    std::get<Paragraph>(to.nodes.back().is).frames.back().content.push_back({std::move(paragraph)});
}

}  // namespace cvconv::rtf
