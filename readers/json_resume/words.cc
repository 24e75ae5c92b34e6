#include "readers/json_resume/words.h"

#include <algorithm>
#include <utility>

#include "ir/unicode.h"
#include "readers/bullets.h"
#include "readers/pieces/items.h"

namespace cvconv::json_resume {

namespace {

void collect_words(const Json& value, std::vector<std::string>& words) {
    if (value.is_structured()) {
        for (const Json& inner : value) {
            collect_words(inner, words);
        }
    } else if (std::string word = word_of(value); !word.empty()) {
        words.push_back(std::move(word));
    }
}

}  // namespace

bool says_nothing(std::string_view text) {
    text = trim(text);
    return text.size() <= 3 && std::none_of(text.begin(), text.end(), [](char c) {
               return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '?' ||
                      static_cast<unsigned char>(c) >= 0xC3;
           });
}

bool is_number(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

std::string word_of(const Json& value) {
    if (value.is_null()) {
        return {};
    }
    return value.is_string() ? std::string(trim(value.get_ref<const std::string&>()))
                             : value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::vector<std::string> words_in(const Json& value) {
    std::vector<std::string> words;
    collect_words(value, words);
    return words;
}

std::string joined(const std::vector<std::string>& words, std::string_view between) {
    std::string text;
    for (const std::string& word : words) {
        text.append(text.empty() ? "" : between).append(word);
    }
    return text;
}

Json lines_of(std::string_view text) {
    Json lines = Json::array();
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        std::string_view line = trim(text.substr(begin, end - begin));
        if (auto bullet = find_bullet(line)) {
            line = trim(line.substr(bullet->size));
        }
        if (!line.empty()) {
            lines.push_back(std::string(line));
        }
        begin = end + 1;
    }
    return lines;
}

Json items_in(std::string_view text) {
    Json items = Json::array();
    for (Span item : recognizing::items_of(text, all_of(text))) {
        items.push_back(std::string(item.of(text)));
    }
    return items;
}

}  // namespace cvconv::json_resume
