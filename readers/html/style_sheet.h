#pragma once
// As much of CSS as says how a page is laid out: display, weight, slant, size, floats; of selectors those of elements
// and of what is around them ("h2", "p.date", "#work .row > b").

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
    std::optional<bool> block;          ///< a line of its own
    std::optional<bool> flex;           ///< what is in it are boxes
    std::optional<bool> row;            ///< … side by side
    std::optional<bool> right;          ///< set at the right margin
    std::optional<std::string> bullet;  ///< drawn in front
    std::optional<float> size;          ///< points; negative: a share of the size around it

    void put_over(const Look& over);
};

/// "font-weight: 600; display: flex"
[[nodiscard]] Look read_declarations(std::string_view css);

/// An element, as far as selectors of ours look at it.
struct StyledElement {
    std::string_view tag;
    std::vector<std::string_view> classes;
    std::string_view id;
};

class StyleSheet {
public:
    /// Adds the rules of a <style>. Those for other media than a screen are left out, as are selectors of neighbours,
    /// attributes and states.
    void add(std::string_view css);
    /// What holds for the last element of `path`, which begins with the outermost one. `style`: its own declarations.
    [[nodiscard]] Look look(const std::vector<StyledElement>& path, std::string_view style) const;
    /// Does any rule say a size?
    [[nodiscard]] bool has_sizes() const { return has_sizes_; }

private:
    /// "p.date", "#name"
    struct Simple {
        std::string tag;                   ///< empty = any
        std::vector<std::string> classes;  ///< all of them
        std::string id;
        bool parent = false;  ///< of what is around: right around it (">")

        [[nodiscard]] bool fits(const StyledElement& element) const;
    };
    struct Rule {
        Simple element;
        std::vector<Simple> around;  ///< the nearest first
        Look look;

        [[nodiscard]] bool fits(const std::vector<StyledElement>& path) const;
    };
    /// "h2", ".row", "#name": the name that a rule is looked up by.
    static std::string key_of(const Simple& element);
    static std::optional<Simple> read_simple(std::string_view written);
    void add_rule(std::string_view selector, const Look& look);

    std::map<std::string, std::vector<Rule>, std::less<>> rules_;
    std::size_t count_ = 0;
    bool has_sizes_ = false;
};

}  // namespace cvconv::html
