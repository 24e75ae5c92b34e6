#pragma once
// An XML file whose texts are all accounted for: every text that a reader asked for is marked, and
// what nobody asked for is left over, never lost.

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include <pugixml.hpp>

#include "ir/diagnostics.h"
#include "readers/reader.h"

namespace cvconv::europass {

class Source;

/// An element, or nothing. Elements are found by local name; those of a namespace that is not
/// Europass's are not found. Reading from nothing gives nothing.
class Element {
public:
    Element() = default;
    Element(pugi::xml_node node, Source* source) : node_(node), source_(source) {}

    explicit operator bool() const { return static_cast<bool>(node_); }
    [[nodiscard]] std::string_view name() const;
    [[nodiscard]] Element child(std::string_view name) const;
    /// A descendant: child(first).child(second) …
    [[nodiscard]] Element at(std::initializer_list<std::string_view> names) const;
    [[nodiscard]] std::vector<Element> children() const;
    [[nodiscard]] std::vector<Element> children(std::string_view name) const;
    [[nodiscard]] std::string attribute(std::string_view name) const;

    /// The element's own text, as it is (HTML where the field has HTML). Marks it as used.
    [[nodiscard]] std::string raw_text() const;
    /// The text without blanks at its ends, line ends made blanks. Marks it as used.
    [[nodiscard]] std::string text() const;
    /// The text without marking it.
    [[nodiscard]] std::string peek() const;
    /// Marks the texts of the element and all below it as used: technical data, repetitions.
    void skip() const;

private:
    pugi::xml_node node_;
    Source* source_ = nullptr;
};

class Source {
public:
    /// Nothing, and why in the diagnostics, for what is not well-formed, has a document type
    /// declaration, or goes beyond the limits.
    [[nodiscard]] static std::unique_ptr<Source> parse(std::string_view bytes, const Limits& limits,
                                                       Diagnostics& diagnostics);

    [[nodiscard]] Element root();
    [[nodiscard]] std::string_view root_namespace() const { return root_namespace_; }
    /// Texts that were not used, in the order of the file. HTML is made plain, a line each.
    [[nodiscard]] std::vector<std::string> leftovers() const;

private:
    friend class Element;
    Source() = default;
    bool check(const Limits& limits, Diagnostics& diagnostics);

    pugi::xml_document document_;
    std::string root_namespace_;
    std::unordered_set<const void*> foreign_;  ///< elements of other namespaces
    std::unordered_set<const void*> used_;     ///< elements whose own text was read
};

/// The local name of the root element, without parsing more than the first bytes: "Candidate". Empty
/// for what is not XML.
[[nodiscard]] std::string root_name(std::string_view bytes);

}  // namespace cvconv::europass
