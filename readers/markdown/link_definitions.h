#pragma once
// "[label]: target": the link definitions of a file, of which md4c has to see all in each chunk.

#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace cvconv::markdown {

struct LinkDefinition {
    std::string label;        ///< folded
    std::string_view target;  ///< in the line
};

/// "[label]: target"; nothing if the line defines none.
[[nodiscard]] std::optional<LinkDefinition> link_definition(std::string_view line);

/// Which labels are defined, and which of them are used: "[label]" anywhere but in a definition.
class LinkDefinitions {
public:
    LinkDefinitions() = default;
    LinkDefinitions(std::string_view body, const std::vector<std::string_view>& lines);

    [[nodiscard]] bool empty() const { return defined_.empty(); }
    [[nodiscard]] bool defines(const std::string& label) const { return defined_.contains(label); }
    [[nodiscard]] bool refers_to(const std::string& label) const { return referred_.contains(label); }
    /// The numbers of the lines that define one, from 0.
    [[nodiscard]] const std::vector<std::size_t>& lines() const { return lines_; }
    /// pandoc lets a blank stand between "[text]" and "[label]"; md4c does not.
    [[nodiscard]] std::string with_joined_labels(std::string_view part) const;

private:
    std::unordered_set<std::string> defined_;
    std::unordered_set<std::string> referred_;
    std::vector<std::size_t> lines_;
};

}  // namespace cvconv::markdown
