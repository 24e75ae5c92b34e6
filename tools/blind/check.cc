#include <concepts>
#include <set>

#include <fmt/format.h>

#include "tools/blind/blind.h"
#include "tools/blind/walk.h"

namespace cvconv::blind {

bool passes_check(Blinded& blinded, const std::vector<std::string>& written, const std::vector<std::string>& form,
                  bool force, Diagnostics& diagnostics) {
    const Code code = force ? Code::blind_leak_forced : Code::blind_leak;
    blinded.report.searched = blinded.traces.searched();
    const auto check = [&](const std::string& path, std::string_view text, const std::set<std::string>& words) {
        for (const std::string& what : blinded.traces.check(text, words)) {
            blinded.report.leaks.push_back(fmt::format("{}: {}", path, what));
            diagnostics.add(code, Place{{}, 0, 0, 0, path}, what);
        }
    };
    for_each_member(std::as_const(blinded.cv), [&](const std::string& path, const std::string&, const auto& field) {
        using F = std::remove_cvref_t<decltype(field)>;
        if constexpr (std::same_as<F, Text>) {
            check(path, value_or_empty(field), {});
        } else if constexpr (std::same_as<F, Texts>) {
            for (std::size_t i = 0; i < field.size(); ++i) {
                check(fmt::format("{}[{}]", path, i), field[i].value, {});
            }
        }
    });
    std::set<std::string> words;
    for (const std::string& text : form) {
        for (Word& word : words_of(text)) {
            words.insert(std::move(word.folded));
        }
    }
    for (const std::string& text : written) {
        check("output", text, words);
    }
    return force || blinded.report.leaks.empty();
}

}  // namespace cvconv::blind
