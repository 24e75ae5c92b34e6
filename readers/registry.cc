#include "readers/reader.h"
