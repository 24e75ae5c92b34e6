#include "ir/formats/markup/plain_cv.h"

#include <concepts>
#include <string>

#include "ir/formats/markup/markup.h"
#include "ir/walk.h"

namespace cvconv::markup {

Cv plain(Cv cv) {
    for_each_found(cv, [](auto& found) {
        if constexpr (std::same_as<std::remove_cvref_t<decltype(found.value)>, std::string>) {
            found.value = plain(found.value);
        }
    });
    return cv;
}

}  // namespace cvconv::markup
