#pragma once
// What pages of the web have around their text: "Skip to main content", menus, "Report abuse". It comes along when a
// page is copied.

#include <string>
#include <vector>

namespace cvconv {

/// Which of `lines` (empty ones are empty lines of the text) are navigation.
[[nodiscard]] std::vector<bool> find_navigation(const std::vector<std::string>& lines);

/// Lines that tell which page of how many they end, all alike but for the count: "Ada Fermi — CV 2025 — 1/3".
[[nodiscard]] std::vector<bool> find_page_counts(const std::vector<std::string>& lines);

}  // namespace cvconv
