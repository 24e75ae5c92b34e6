#pragma once
// What stands in place of a value that is hidden: the same for the same value in a document.

#include <string>
#include <string_view>

#include "tools/blind/placeholders.h"
#include "tools/blind/rules.h"

namespace cvconv::blind {

class Replacements {
public:
    Replacements(std::string candidate, std::string_view language);

    /// Empty where nothing is to stand there.
    [[nodiscard]] std::string of(const Rule& rule, const std::string& value);

    /// `word` is that of label_of_organisation(): "school".
    [[nodiscard]] std::string organisation(std::string_view word, std::string_view name);

private:
    std::string candidate_;
    Labels employers_, schools_;
};

}  // namespace cvconv::blind
