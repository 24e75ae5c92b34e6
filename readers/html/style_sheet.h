#pragma once
// As much of CSS as says how a page is laid out: display, weight, slant, size, floats; of selectors those of one
// element
// ("h2", ".row", "p.date", "#name").

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cvconv::html {

/// What a rule says; what it does not say is as before.
struct Look {
    std::optional<bool> bold, italic, underlined, hidden;
    std::optional<bool> block;  ///< a line of its own
    std::optional<bool> flex;   ///< what is in it are boxes
    std::optional<bool> row;    ///< … side by side
    std::optional<bool> right;  ///< set at the right margin
    std::optional<float> size;  ///< points; negative: a share of the size around it

    void put_over(const Look& over);
};

/// "font-weight: 600; display: flex"
[[nodiscard]] Look read_declarations(std::string_view css);

class StyleSheet {
public:
    /// Adds the rules of a <style>. Those for other media than a screen are left out, as are selectors of several
    /// elements.
    void add(std::string_view css);
    /// What holds for an element. `classes` as in its attribute; `style`: its own declarations.
    [[nodiscard]] Look look(std::string_view tag, std::string_view classes, std::string_view id,
                            std::string_view style) const;
    /// Does any rule say a size?
    [[nodiscard]] bool has_sizes() const { return has_sizes_; }

private:
    struct Rule {
        std::string tag;                   ///< empty = any
        std::vector<std::string> classes;  ///< all of them
        Look look;
    };
    void add_rule(std::string_view selector, const Look& look);

    /// By the name that they are looked up by: "h2", ".row", "#name".
    std::map<std::string, std::vector<Rule>, std::less<>> rules_;
    std::size_t count_ = 0;
    bool has_sizes_ = false;
};

}  // namespace cvconv::html
