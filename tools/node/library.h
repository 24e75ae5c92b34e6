#pragma once
// The interface for C, from this tree or from where it is installed (CMakeLists.txt).

#ifdef CVCONV_INSTALLED
#include <cvconv/cvconv.h>
#else
#include "tools/c_library/cvconv.h"
#endif
