#include "writers/writer.h"
