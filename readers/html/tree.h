#pragma once
// HTML as a tree, by gumbo: what a browser makes of it, however broken it is. Bounded in memory and nesting.

#include <cstddef>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <gumbo.h>

namespace cvconv::html {

/// Nested as deeply as no page of a person is, or with a tag of thousands of attributes: gumbo would take quadratic
/// time, or more stack than there is.
[[nodiscard]] bool is_hostile(std::string_view html);

class Tree {
public:
    /// A whole page.
    explicit Tree(std::string_view page);
    /// A piece of one, as it stands within `context` (GUMBO_TAG_BODY, GUMBO_TAG_TR …).
    Tree(std::string_view piece, GumboTag context);
    Tree(const Tree&) = delete;
    Tree& operator=(const Tree&) = delete;
    ~Tree();

    /// The document, or for a piece the element that holds it. Null where the memory that a page may take is spent.
    [[nodiscard]] const GumboNode* root() const { return root_; }

private:
    void parse(std::string_view html, GumboOptions options, bool piece);

    struct Memory;
    std::unique_ptr<Memory> memory_;
    const GumboNode* root_ = nullptr;
};

/// "div", in small letters; for tags that HTML does not know as they are written.
[[nodiscard]] std::string_view name_of(const GumboElement& element);
/// The value; nothing = there is no such attribute.
[[nodiscard]] const char* attribute(const GumboElement& element, const char* name);
/// The names that an attribute lists: class="h-card me".
[[nodiscard]] std::vector<std::string_view> names_in(const GumboElement& element, const char* attribute_name);

/// What is in a node, one level down.
class Children {
public:
    class Iterator {
    public:
        using iterator_category = std::input_iterator_tag;
        using value_type = const GumboNode*;
        using difference_type = std::ptrdiff_t;
        using pointer = const value_type*;
        using reference = value_type;

        explicit Iterator(void* const* at) : at_(at) {}
        const GumboNode* operator*() const { return static_cast<const GumboNode*>(*at_); }
        Iterator& operator++() {
            ++at_;
            return *this;
        }
        friend bool operator==(const Iterator&, const Iterator&) = default;

    private:
        void* const* at_;
    };
    explicit Children(const GumboNode& node);
    [[nodiscard]] Iterator begin() const { return Iterator(begin_); }
    [[nodiscard]] Iterator end() const { return Iterator(end_); }

private:
    void* const* begin_ = nullptr;
    void* const* end_ = nullptr;
};

/// All text in an element, shown or not, with one blank where there are several.
[[nodiscard]] std::string text_in(const GumboElement& element);

}  // namespace cvconv::html
