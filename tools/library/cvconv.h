#pragma once
// All of the library's public face. convert() is the way in; the rest is for those who want the
// model itself: read_cv(), the Cv, and the writers.

#include "ir/cv.h"
#include "ir/diagnostics.h"
#include "ir/document.h"
#include "ir/walk.h"
#include "readers/reader.h"
#include "readers/recognize/recognize.h"
#include "readers/registry.h"
#include "tools/library/convert.h"
#include "writers/options.h"
#include "writers/registry.h"
#include "writers/writer.h"
