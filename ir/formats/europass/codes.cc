#include "ir/formats/europass/codes.h"

#include <algorithm>

namespace cvconv::europass {

bool in_list(std::string_view list, std::string_view code) {
    if (code.empty() || code.find(' ') != std::string_view::npos) {
        return false;
    }
    for (std::size_t at = list.find(code); at != std::string_view::npos; at = list.find(code, at + 1)) {
        const std::size_t end = at + code.size();
        if ((at == 0 || list[at - 1] == ' ') && (end == list.size() || list[end] == ' ')) {
            return true;
        }
    }
    return false;
}

bool is_driving_category(std::string_view text) {
    return in_list("AM A1 A2 A B1 B BE C1 C1E C CE D1 D1E D DE", text);
}

bool is_sector_code(std::string_view text) {
    return text.size() == 1 && text[0] >= 'A' && text[0] <= 'U';
}

bool is_qualification_level(std::string_view text) {
    return text.size() == 1 && text[0] >= '1' && text[0] <= '8';
}

bool is_isced_f(std::string_view code) {
    bool digits = std::ranges::all_of(code, [](char c) { return c >= '0' && c <= '9'; });
    return digits && code.size() >= 2 && code.size() <= 4 && (code[0] == '0' || code.starts_with("10"));
}

bool is_isced_97(std::string_view code) {
    return in_list("01 09 14 21 22 31 32 34 38 42 44 46 48 52 54 58 62 64 72 76 81 84 85 86", code);
}

std::string esco_id(std::string_view occupation) {
    constexpr std::string_view address = "http://data.europa.eu/esco/occupation/";
    constexpr std::string_view letters = "0123456789abcdefghijklmnopqrstuvwxyz-";
    if (!occupation.starts_with(address)) {
        return {};
    }
    std::string_view id = occupation.substr(address.size());
    bool is_id = id.size() == 36 && id.find_first_not_of(letters) == std::string_view::npos && id[8] == '-' &&
                 id[13] == '-' && id[18] == '-' && id[23] == '-' && std::ranges::count(id, '-') == 4;
    return is_id ? std::string(id) : std::string{};
}

bool is_attachment_type(std::string_view media_type) {
    return in_list("image/jpeg image/pjpeg image/png image/x-png application/pdf", media_type);
}

std::string_view old_version(std::string_view root, std::string_view root_namespace) {
    constexpr std::string_view address = "http://europass.cedefop.europa.eu/Europass/";
    bool is_old = root == "learnerinfo" && root_namespace.starts_with(address);
    return is_old ? root_namespace.substr(address.size()) : std::string_view{};
}

}  // namespace cvconv::europass
