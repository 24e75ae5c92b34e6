#include "readers/pdf/words/network_icons.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include "ir/unicode.h"
#include "readers/pieces/contact/profiles.h"

namespace cvconv::pdf {

namespace {

struct Icon {
    char32_t glyph;
    std::string_view network;
};

/// Code points that Font Awesome has kept since its version 4; other sets of icons have taken them over.
constexpr std::array<Icon, 22> known_icons = {{
    {0xF08C, "LinkedIn"}, {0xF0E1, "LinkedIn"},  {0xF09B, "GitHub"},         {0xF092, "GitHub"},
    {0xF113, "GitHub"},   {0xF099, "Twitter"},   {0xF081, "Twitter"},        {0xF09A, "Facebook"},
    {0xF082, "Facebook"}, {0xF16D, "Instagram"}, {0xF16C, "Stack Overflow"}, {0xF168, "Xing"},
    {0xF169, "Xing"},     {0xF17E, "Skype"},     {0xF167, "YouTube"},        {0xF166, "YouTube"},
    {0xF296, "GitLab"},   {0xF171, "Bitbucket"}, {0xF1B4, "Behance"},        {0xF17D, "Dribbble"},
    {0xF2C6, "Telegram"}, {0xF4F6, "Mastodon"},
}};

std::string_view network_of(const PageWord& word) {
    const std::u32string glyphs = to_characters(word.text);
    const auto* icon = std::find_if(known_icons.begin(), known_icons.end(),
                                    [&](const Icon& i) { return glyphs.size() == 1 && i.glyph == glyphs.front(); });
    return icon == known_icons.end() ? std::string_view{} : icon->network;
}

/// "ada-example", "@ada_example": no address, whose site can be read, and not the network's name.
bool is_handle(std::string_view text) {
    const std::string_view name = text.substr(text.starts_with('@') ? 1 : 0);
    return name.size() >= 3 && name.size() <= 40 && network_name(name).empty() &&
           std::all_of(name.begin(), name.end(), [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
                      c == '_';
           });
}

bool is_level(const PageWord& a, const PageWord& b) {
    return std::abs(a.middle() - b.middle()) < 0.5F * std::max(a.size, b.size);
}

}  // namespace

void name_network_icons(std::vector<PageWord>& words, std::vector<bool>& icons) {
    constexpr float near_mail = 100;  // points
    std::vector<float> mails;
    for (const PageWord& word : words) {
        const std::size_t at = word.text.find('@');
        if (at != std::string::npos && at > 0 && word.text.find('.', at) != std::string::npos) {
            mails.push_back(word.middle());
        }
    }
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
        const PageWord& icon = words[i];
        const PageWord& handle = words[i + 1];
        const std::string_view network = icons[i] ? network_of(icon) : std::string_view{};
        const bool beside =
            is_level(icon, handle) && handle.left > icon.left && handle.left - icon.right < 2 * icon.size;
        if (network.empty() || !beside || icons[i + 1] || !is_handle(handle.text) ||
            std::none_of(mails.begin(), mails.end(),
                         [&](float y) { return std::abs(y - handle.middle()) < near_mail; })) {
            continue;
        }
        // "[in] Ada Example" is a name; a handle stands alone
        const bool more = i + 2 < words.size() && !icons[i + 2] && is_level(handle, words[i + 2]) &&
                          words[i + 2].left > handle.left && words[i + 2].left - handle.right < 0.6F * handle.size &&
                          words_of(words[i + 2].text).size() == 1;
        if (more) {
            continue;
        }
        words[i].text = std::string(network) + ":";
        words[i].font = handle.font;
        words[i].size = handle.size;
        words[i].top = handle.top;
        words[i].bottom = handle.bottom;
        words[i].bold = handle.bold;
        words[i].italic = handle.italic;
        words[i].space_after = true;
        icons[i] = false;
    }
}

}  // namespace cvconv::pdf
