#include "readers/docx/numbering.h"

#include <algorithm>
#include <utility>

#include "ir/unicode.h"
#include "readers/office/xml.h"

namespace cvconv::docx {

using namespace office;

Numbering::Level Numbering::read_level(pugi::xml_node node) {
    Level level;
    level.format = value_of(node, "numFmt");
    level.text = value_of(node, "lvlText");
    level.start = to_int(value_of(node, "start"), 1);
    level.look = read_paragraph_look(child(node, "pPr"));
    return level;
}

Numbering::Numbering(pugi::xml_node root, const Styles& styles) {
    std::map<std::string, std::string> by_style;  // lists that say what they are by the style of another
    for (pugi::xml_node node : root.children()) {
        if (is(node, "abstractNum")) {
            const std::string id(attribute(node, "abstractNumId"));
            List& list = lists_[id];
            for (pugi::xml_node level : node.children()) {
                if (is(level, "lvl")) {
                    list.levels[std::clamp(to_int(attribute(level, "ilvl")), 0, 8)] = read_level(level);
                }
            }
            if (const std::string_view link = value_of(node, "numStyleLink"); !link.empty()) {
                by_style[id] = styles.style(link).paragraph.list.value_or("");
            }
        } else if (is(node, "num")) {
            Instance& instance = instances_[std::string(attribute(node, "numId"))];
            instance.list = value_of(node, "abstractNumId");
            for (pugi::xml_node over : node.children()) {
                if (const std::string_view start = value_of(over, "startOverride"); !start.empty()) {
                    instance.starts[std::clamp(to_int(attribute(over, "ilvl")), 0, 8)] = to_int(start, 1);
                }
            }
        }
    }
    for (const auto& [id, instance] : by_style) {
        auto found = instances_.find(instance);
        auto list = found == instances_.end() ? lists_.end() : lists_.find(found->second.list);
        if (list != lists_.end() && list->first != id) {
            lists_[id].levels = list->second.levels;
        }
    }
}

const Numbering::Level* Numbering::level_of(std::string_view list, int level) const {
    auto instance = instances_.find(list);
    auto found = instance == instances_.end() ? lists_.end() : lists_.find(instance->second.list);
    if (found == lists_.end()) {
        return nullptr;
    }
    auto at = found->second.levels.find(level);
    return at == found->second.levels.end() ? nullptr : &at->second;
}

bool Numbering::has(std::string_view list, int level) const {
    const Level* found = level_of(list, level);
    return found != nullptr && found->format != "none" && !(found->text.empty() && found->format != "bullet");
}

ParagraphLook Numbering::look(std::string_view list, int level) const {
    const Level* found = level_of(list, level);
    return found == nullptr ? ParagraphLook{} : found->look;
}

std::string Numbering::next(std::string_view list, int level) {
    const Level* found = level_of(list, level);
    if (found == nullptr) {
        return "•";
    }
    Instance& instance = instances_.find(list)->second;
    List& counted = lists_.find(instance.list)->second;
    if (!std::exchange(instance.begun, true)) {
        for (const auto& [at, start] : instance.starts) {
            counted.counts[static_cast<std::size_t>(at)] = start - 1;
        }
    }
    auto count = [&](int at) -> int& { return counted.counts[static_cast<std::size_t>(at)]; };
    count(level) = count(level) == 0 && !instance.starts.contains(level) ? found->start : count(level) + 1;
    for (int deeper = level + 1; deeper < 9; ++deeper) {
        count(deeper) = 0;
    }
    if (found->format == "bullet") {
        return bullet_of(found->text);
    }
    std::string marker;
    for (std::size_t i = 0; i < found->text.size(); ++i) {
        const char digit = i + 1 < found->text.size() ? found->text[i + 1] : '\0';
        if (found->text[i] != '%' || digit < '1' || digit > '9') {
            marker += found->text[i];
            continue;
        }
        const int at = digit - '1';
        const Level* of = level_of(list, at);
        marker += number_in(of == nullptr ? "decimal" : of->format, std::max(count(at), of == nullptr ? 1 : of->start));
        ++i;
    }
    return std::string(trim(marker));
}

}  // namespace cvconv::docx
