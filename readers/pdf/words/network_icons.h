#pragma once
// Icons of networks before bare handles: of "[in] ada-example" only the picture says where that is.

#include <vector>

#include "readers/pdf/words/words.h"

namespace cvconv::pdf {

/// Puts the name in place of an icon of Font Awesome before a handle, near an e-mail address: "LinkedIn: ada-example".
/// Others stay as they are. `icons` tells for each word whether its font is one of icons.
void name_network_icons(std::vector<PageWord>& words, std::vector<bool>& icons);

}  // namespace cvconv::pdf
