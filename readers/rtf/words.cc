// The control words of RTF that say what text is and how it looks; those that are not here change nothing that matters.

#include <algorithm>
#include <utility>

#include "readers/rtf/body.h"

namespace cvconv::rtf {

using namespace office;

namespace {

constexpr std::size_t most_tabs = 64;

float points_of(const Token& token) {
    return static_cast<float>(std::clamp(token.number, -100'000, 100'000)) * twip;
}

/// \b is on, \b0 is off.
bool is_on(const Token& token) {
    return !token.has_number || token.number != 0;
}

}  // namespace

/// Words that stand for a character, or end something.
bool BodyReader::character(const Token& token) {
    static constexpr std::pair<std::string_view, std::string_view> characters[] = {
        {"tab", "\t"},    {"line", "\n"},     {"page", "\f"},   {"bullet", "•"},    {"endash", "–"},
        {"emdash", "—"},  {"lquote", "‘"},    {"rquote", "’"},  {"ldblquote", "“"}, {"rdblquote", "”"},
        {"emspace", " "}, {"enspace", " "},   {"qmspace", " "}, {"nestcell", "\t"}, {"lbr", "\n"},
        {"softline", ""}, {"softpage", "\f"}, {"softcol", ""}};
    for (const auto& [name, text] : characters) {
        if (token.text == name) {
            this->text(text);
            return true;
        }
    }
    if (group().use != Use::text) {
        return false;
    }
    if (token.text == "par" || token.text == "nestrow") {
        end_paragraph();
    } else if (token.text == "sect" || token.text == "column") {
        end_paragraph();
        group().layout.paragraph.column_break = token.text == "column";
    } else if (token.text == "cell") {
        group().layout.in_table = true;
        end_paragraph();
        output().rows.add_cell(std::exchange(output().cell, {}));
    } else if (token.text == "row") {
        output().rows.add_row();
    } else {
        return false;
    }
    return true;
}

bool BodyReader::look(const Token& token) {
    Look& look = group().look;
    const std::string_view name = token.text;
    if (name == "plain") {
        look = {};
        look.style.size = usual_size;
    } else if (name == "fs") {
        look.style.size = static_cast<float>(std::clamp(token.number, 0, 3276)) / 2;
    } else if (name == "f") {
        look.font = token.number;
    } else if (name == "cf") {
        look.style.colour = tables_.colour(token.number);
    } else if (name == "b") {
        look.style.bold = is_on(token);
    } else if (name == "i") {
        look.style.italic = is_on(token);
    } else if (name == "ul" || name == "uld" || name == "uldb" || name == "ulw" || name == "ulth") {
        look.style.underlined = is_on(token);
    } else if (name == "ulnone") {
        look.style.underlined = false;
    } else if (name == "scaps" || name == "caps") {
        look.style.small_caps = is_on(token);
    } else if (name == "v") {
        look.hidden = is_on(token);
    } else if (name == "deleted") {
        look.deleted = is_on(token);
    } else if (name == "super") {
        look.raised = is_on(token);
    } else if (name == "sub" || name == "nosupersub") {
        look.raised = false;
    } else if (name == "highlight" || name == "cb" || name == "chcbpat") {
        look.shaded = token.number > 0;
    } else {
        return false;
    }
    return true;
}

bool BodyReader::layout(const Token& token) {
    Layout& layout = group().layout;
    Paragraph& paragraph = layout.paragraph;
    const std::string_view name = token.text;
    if (name == "pard") {
        layout = {};
    } else if (name == "s") {
        const StyleName style = tables_.style(token.number);
        paragraph.style = style.name;
        paragraph.outline = style.outline;
        paragraph.title = style.name == "Title";
    } else if (name == "outlinelevel") {
        paragraph.outline = outline_of(token);
    } else if (name == "ilvl") {
        paragraph.level = std::clamp(token.number, 0, 8);
    } else if (name == "li" || name == "lin") {
        paragraph.left = points_of(token);
    } else if (name == "fi") {
        paragraph.first = points_of(token);
    } else if (name == "sb") {
        paragraph.before = points_of(token);
    } else if (name == "sa") {
        paragraph.after = points_of(token);
    } else if (name == "contextualspace") {
        paragraph.close_to_alike = true;
    } else if (name == "pagebb") {
        paragraph.break_before = true;
    } else if (name == "cbpat" || name == "shading") {
        paragraph.shaded = token.number > 0;
    } else if (name == "tqr") {
        right_tab_ = true;
    } else if (name == "tx") {
        if (paragraph.tabs.size() < most_tabs) {
            paragraph.tabs.push_back({points_of(token), std::exchange(right_tab_, false)});
        }
    } else if (name == "brdrb" || name == "brdrt" || name == "brdrl" || name == "brdrr" || name == "box") {
        line_below_ = name == "brdrb" || name == "box";
        line_above_ = name == "brdrt" || name == "box";
    } else if (name.starts_with("brdr") && (name == "brdrs" || name == "brdrth" || name == "brdrdb" ||
                                            name == "brdrdot" || name == "brdrdash" || name == "brdrhair")) {
        paragraph.rule_below = paragraph.rule_below || std::exchange(line_below_, false);
        paragraph.rule_above = paragraph.rule_above || std::exchange(line_above_, false);
        if (std::exchange(line_beside_, false)) {
            output().rows.set_ruled();
        }
    } else {
        return false;
    }
    return true;
}

bool BodyReader::table(const Token& token) {
    const std::string_view name = token.text;
    RowMaker& rows = output().rows;
    if (name == "intbl") {
        group().layout.in_table = true;
    } else if (name == "trowd") {
        rows.begin_row();
    } else if (name == "cellx") {
        rows.end_of_cell_at(points_of(token));
    } else if (name == "trhdr") {
        rows.set_header();
    } else if (name == "clvmrg") {
        rows.set_goes_on();
    } else if (name == "clmrg") {
        rows.set_merged();
    } else if (name == "clbrdrl" || name == "clbrdrr" || name == "trbrdrv") {
        line_beside_ = true;
        line_below_ = line_above_ = false;
    } else if (name == "clbrdrt" || name == "clbrdrb" || name == "trbrdrt" || name == "trbrdrb" || name == "trbrdrh" ||
               name == "trbrdrl" || name == "trbrdrr") {
        line_beside_ = line_below_ = line_above_ = false;
    } else {
        return false;
    }
    return true;
}

/// Where shapes and frames stand.
bool BodyReader::shape(const Token& token) {
    const std::string_view name = token.text;
    std::optional<Box>& frame = group().layout.frame;
    const auto framed = [&]() -> Box& { return frame ? *frame : frame.emplace(); };
    if (name == "shpleft" || name == "dpx") {
        shape_.left = points_of(token);
    } else if (name == "shptop" || name == "dpy") {
        shape_.top = points_of(token);
    } else if (name == "shpright") {
        shape_.width = std::max(points_of(token) - shape_.left, 0.0F);
    } else if (name == "shpbottom") {
        shape_.height = std::max(points_of(token) - shape_.top, 0.0F);
    } else if (name == "dpxsize") {
        shape_.width = points_of(token);
    } else if (name == "dpysize") {
        shape_.height = points_of(token);
    } else if (name == "shpbypage" || name == "shpbymargin") {
        shape_.on_page = true;
    } else if (name == "shpbypara") {
        shape_.on_page = false;
    } else if (name == "posx") {
        framed().left = points_of(token);
    } else if (name == "posy") {
        framed().top = points_of(token);
    } else if (name == "absw") {
        framed().width = points_of(token);
    } else if (name == "pvpg" || name == "pvmrg") {
        framed().on_page = true;
    } else {
        return false;
    }
    return true;
}

}  // namespace cvconv::rtf
