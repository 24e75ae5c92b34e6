#pragma once
// Styles with which a browser shows nothing.

#include <string_view>

namespace cvconv::html {

/// Does an HTML element with this style ("display: none") stay unseen? White text counts where no background is named.
[[nodiscard]] bool hides(std::string_view style);

}  // namespace cvconv::html
