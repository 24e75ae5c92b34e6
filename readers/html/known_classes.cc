#include "readers/html/known_classes.h"

namespace cvconv::html {

std::string_view known_classes() {
    // Nothing that hides: "hidden lg:block" is shown on most screens.
    return ".row, .flex, .d-flex, .inline-flex, .d-inline-flex { display: flex }"
           ".flex-col, .flex-column { flex-direction: column }"
           ".grid, .d-grid { display: grid }"
           ".grid-cols-2, .grid-cols-3, .grid-cols-4, .grid-cols-5, .grid-cols-6, .grid-cols-12"
           " { grid-template-columns: repeat(2, 1fr) }"
           ".block, .d-block { display: block }"
           ".float-right, .float-end, .pull-right { float: right }"
           ".font-bold, .font-semibold, .fw-bold, .fw-semibold, .font-weight-bold { font-weight: bold }"
           ".italic, .fst-italic, .font-italic { font-style: italic }"
           ".underline, .text-decoration-underline { text-decoration: underline }";
}

}  // namespace cvconv::html
