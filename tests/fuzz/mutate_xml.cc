#include "tests/fuzz/mutate_xml.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace cvconv::fuzz {
namespace {

using namespace std::string_view_literals;

/// Where an element, a value in quotes or a text stands.
struct Range {
    std::size_t begin = 0;
    std::size_t end = 0;
};

struct Element {
    Range whole;    ///< with its tags
    Range content;  ///< empty for <a/>
};

struct Pieces {
    std::vector<Element> elements;
    std::vector<Range> values;  ///< of attributes, without quotes
    std::vector<Range> texts;
};

bool ends_name(char c) {
    return " \t\r\n/>"sv.find(c) != std::string_view::npos;
}

/// The values in quotes of a tag that ends at the result: behind its '>', or the end of the text.
std::size_t read_tag(std::string_view xml, std::size_t at, std::vector<Range>& values) {
    while (at < xml.size() && xml[at] != '>') {
        if (xml[at] == '"' || xml[at] == '\'') {
            const std::size_t end = std::min(xml.find(xml[at], at + 1), xml.size());
            values.push_back({at + 1, end});
            at = end;
        }
        ++at;
    }
    return std::min(at + 1, xml.size());
}

/// Tags that nothing closes, as HTML has them, are left out.
Pieces pieces_of(std::string_view xml) {
    struct Open {
        std::string_view name;
        std::size_t begin, content;
    };
    Pieces pieces;
    std::vector<Open> open;
    for (std::size_t at = 0; at < xml.size();) {
        const std::size_t tag = std::min(xml.find('<', at), xml.size());
        if (tag > at) {
            pieces.texts.push_back({at, tag});
        }
        if (tag + 1 >= xml.size()) {
            break;
        }
        const bool closes = xml[tag + 1] == '/';
        const std::size_t name = tag + (closes ? 2 : 1);
        std::size_t name_end = name;
        while (name_end < xml.size() && !ends_name(xml[name_end])) {
            ++name_end;
        }
        const std::string_view called = xml.substr(name, name_end - name);
        at = read_tag(xml, name_end, pieces.values);
        if (closes) {
            const auto opened =
                std::find_if(open.rbegin(), open.rend(), [&](const Open& tried) { return tried.name == called; });
            if (opened != open.rend()) {
                pieces.elements.push_back({{opened->begin, at}, {opened->content, tag}});
                open.erase(opened.base() - 1, open.end());
            }
        } else if (at >= 2 && xml[at - 2] == '/') {
            pieces.elements.push_back({{tag, at}, {at, at}});
        } else if (!called.starts_with('!') && !called.starts_with('?')) {
            open.push_back({called, tag, at});
        }
    }
    return pieces;
}

constexpr std::array odd_values = {""sv,    "0"sv, "-1"sv,      "1"sv,        "9"sv,    "65536"sv, "2147483648"sv,
                                   "1e9"sv, "x"sv, "restart"sv, "Heading1"sv, "none"sv, "true"sv,  "#FFFFFF"sv};
constexpr std::array odd_texts = {"2019 - 2021"sv,
                                  "Experience"sv,
                                  " "sv,
                                  "\n"sv,
                                  "\xC2\xAD"sv,
                                  "\xE2\x80\x8B"sv,
                                  "a b@c.example"sv,
                                  "&#x1F469;"sv,
                                  "+49 30 5550123"sv,
                                  "\xE2\x80\xA2 "sv,
                                  "&#9;"sv};

template <class Container>
const auto& one_of(const Container& all, std::mt19937& random) {
    return all[random() % all.size()];
}

std::string replaced(std::string_view xml, Range where, std::string_view with) {
    std::string result(xml.substr(0, where.begin));
    result += with;
    result += xml.substr(where.end);
    return result;
}

std::string_view text_of(std::string_view xml, Range where) {
    return xml.substr(where.begin, where.end - where.begin);
}

}  // namespace

std::string xml_mutant(std::string_view xml, std::string_view other, std::mt19937& random) {
    const Pieces pieces = pieces_of(xml);
    if (pieces.elements.empty()) {
        return std::string(xml);
    }
    const Element& element = one_of(pieces.elements, random);
    const Element& second = one_of(pieces.elements, random);
    const Range before{element.whole.begin, element.whole.begin};
    switch (random() % 9) {
        case 0: return replaced(xml, element.whole, {});
        case 1: return replaced(xml, element.whole, text_of(xml, element.content));
        case 2: return replaced(xml, element.content, text_of(xml, second.whole));
        case 3: return replaced(xml, before, text_of(xml, second.whole));
        case 4: return replaced(xml, element.whole, text_of(xml, second.whole));
        case 5: {
            std::string many;
            for (std::size_t i = 0, count = random() % 4 == 0 ? random() % 100 : 1; i <= count; ++i) {
                many += text_of(xml, element.whole);
            }
            return replaced(xml, before, many);
        }
        case 6: {
            const Pieces theirs = pieces_of(other);
            return theirs.elements.empty()
                       ? std::string(xml)
                       : replaced(xml, before, text_of(other, one_of(theirs.elements, random).whole));
        }
        case 7:
            return pieces.values.empty() ? std::string(xml)
                                         : replaced(xml, one_of(pieces.values, random), one_of(odd_values, random));
        default:
            return pieces.texts.empty() ? replaced(xml, before, one_of(odd_texts, random))
                                        : replaced(xml, one_of(pieces.texts, random), one_of(odd_texts, random));
    }
}

}  // namespace cvconv::fuzz
