#pragma once
// What stands around the text of a page and comes along when it is copied: "Skip to main content", menus, "Report
// abuse"; the footers and numbers of printed pages.

#include <string>
#include <vector>

namespace cvconv {

/// Which of `lines` (empty ones are empty lines of the text) are navigation.
[[nodiscard]] std::vector<bool> find_navigation(const std::vector<std::string>& lines);

/// Lines that tell which page they end, in order, all alike but for the count: "Ada Fermi — CV 2025 — 1/3"; or nothing
/// but the number, between empty lines; or the number behind a title, "Curriculum Vitae 2". And what stands below at
/// least two of them, or the name above them: running headers.
[[nodiscard]] std::vector<bool> find_page_counts(const std::vector<std::string>& lines);

}  // namespace cvconv
