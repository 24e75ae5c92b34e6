#pragma once
// The encoder whose weights were installed with cvconv.

#include <string>

#include "readers/recognize/encoder/encoder.h"

namespace cvconv::recognizing {

struct InstalledEncoder {
    const Encoder* encoder = nullptr;  ///< lives as long as the process; null: `error` says why
    std::string error;                 ///< names the file
};

/// Opened when it is first asked for, once a process. The file is that of the environment variable CVCONV_ENCODER where
/// it is set. Else e5-small.encoder is looked for beside the program or shared library that this code is in, in
/// share/cvconv one and two folders above, and where CMake was told to install it.
[[nodiscard]] const InstalledEncoder& installed_encoder();

}  // namespace cvconv::recognizing
