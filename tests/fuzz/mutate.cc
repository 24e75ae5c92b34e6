#include "tests/fuzz/mutate.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>

namespace cvconv::fuzz {
namespace {

using namespace std::string_view_literals;

// What means something to one of the readers.
constexpr std::array marks = {
    "\n"sv,           "\n\n"sv,
    "\0"sv,           "\xFF"sv,
    "\xE2\x80\xAE"sv, "\xED\xA0\x80"sv,
    "\xCC\x81"sv,     "\xEF\xBB\xBF"sv,
    "# "sv,           "> "sv,
    "- "sv,           "1. "sv,
    "| "sv,           "```"sv,
    "[x](y"sv,        "<table><tr><td>"sv,
    "---\n"sv,        "\t"sv,
    "   "sv,          "{\"a\":["sv,
    "]}"sv,           "\\ud800"sv,
    "null"sv,         "1e999"sv,
    "<![CDATA["sv,    "&amp;"sv,
    "&x;"sv,          "</"sv,
    "<!--"sv,         "2019 - "sv,
    "99/99/9999"sv,   "Februar 2031"sv,
    "+49 (0)"sv,      "@"sv,
    "https://"sv,     "(a) "sv,
    " at "sv,         "obj"sv,
    "endstream"sv,    "<</Length -1"sv,
    "/Kids[2 0 R]"sv, "q "sv,
    "BT "sv,          "stream\n"sv,
};

std::size_t below(std::mt19937& random, std::size_t bound) {
    return bound == 0 ? 0 : random() % bound;
}

/// A piece of at most `longest` bytes somewhere in `text`.
std::pair<std::size_t, std::size_t> piece(const std::string& text, std::size_t longest, std::mt19937& random) {
    std::size_t begin = below(random, text.size());
    return {begin, std::min(below(random, longest) + 1, text.size() - begin)};
}

void change_number(std::string& text, std::mt19937& random) {
    auto digit = [](unsigned char c) { return std::isdigit(c) != 0; };
    auto begin =
        std::find_if(text.begin() + static_cast<std::ptrdiff_t>(below(random, text.size())), text.end(), digit);
    auto end = std::find_if_not(begin, text.end(), digit);
    constexpr std::array numbers = {"0"sv, "-1"sv, "65536"sv, "2147483648"sv, "99999999999999999999"sv, "1.5"sv};
    text.replace(begin, end, numbers[below(random, numbers.size())]);
}

void change(std::string& text, const std::vector<std::string>& seeds, std::mt19937& random) {
    if (text.empty()) {
        text = "x";
    }
    auto [begin, size] = piece(text, 200, random);
    switch (random() % 8) {
        case 0: text[begin] = static_cast<char>(static_cast<unsigned char>(text[begin]) ^ (1U << random() % 8)); break;
        case 1: text[begin] = static_cast<char>(random()); break;
        case 2: text.erase(begin, size); break;
        case 3: {
            const std::string doubled = text.substr(begin, size);
            for (std::size_t i = 0, count = 1 + below(random, 50); i < count; ++i) {
                text.insert(begin, doubled);
            }
            break;
        }
        case 4: {
            const std::string moved = text.substr(begin, size);
            text.erase(begin, size);
            text.insert(below(random, text.size()), moved);
            break;
        }
        case 5: {
            const std::string& other = seeds[below(random, seeds.size())];
            auto [from, length] = piece(other, 1000, random);
            text.insert(begin, other, from, length);
            break;
        }
        case 6: change_number(text, random); break;
        default: text.insert(begin, marks[below(random, marks.size())]);
    }
}

}  // namespace

std::string mutant(const std::vector<std::string>& seeds, std::mt19937& random) {
    std::string text = seeds[below(random, seeds.size())];
    for (std::size_t i = 0, count = 1 + below(random, 8); i < count; ++i) {
        change(text, seeds, random);
    }
    if (random() % 16 == 0) {
        text.resize(below(random, text.size() + 1));  // cut short
    }
    return text;
}

}  // namespace cvconv::fuzz
