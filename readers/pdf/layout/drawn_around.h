#pragma once
// What is drawn around a line of text: the panel that it stands on, the rules above, below and beside it.

#include <map>
#include <vector>

#include "ir/document.h"
#include "readers/pdf/file/drawings.h"
#include "readers/pdf/words/words.h"

namespace cvconv::pdf {

struct TextLine;

class DrawnAround {
public:
    /// Of all pages together.
    explicit DrawnAround(const std::vector<Rule>& rules);

    void add_panels(int page, std::vector<TextPanel> panels);

    /// Notes in the block what is drawn around its first line.
    void note_first(const TextLine& line, int page, Block& block) const;
    /// The same for a line that was joined to it: it is the last one now.
    void note_joined(const TextLine& line, int page, Block& block) const;

    /// Is a rule drawn between the two, as wide as the narrower one?
    [[nodiscard]] bool parts(const TextLine& above, const TextLine& below, int page) const;

private:
    [[nodiscard]] bool has_rule(int page, float from, float to, float left, float right) const;

    struct PagePanels {
        int before = 0;  ///< panels on the pages before
        std::vector<TextPanel> panels;
    };

    std::vector<Rule> rules_;  ///< level ones, by page and height
    std::map<int, PagePanels> panels_;
    int all_panels_ = 0;
};

}  // namespace cvconv::pdf
