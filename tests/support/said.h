#pragma once
// Values for CVs that tests make.

#include <string>
#include <utility>

#include "ir/cv.h"

namespace cvconv {

/// Stated, and not from a text.
[[nodiscard]] inline Found<std::string> said(std::string text) {
    return {std::move(text), {}, Confidence::stated, {}};
}

}  // namespace cvconv
