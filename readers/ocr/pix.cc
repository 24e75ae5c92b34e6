#include "readers/ocr/pix.h"

#include <leptonica/allheaders.h>

namespace cvconv::ocr {

void PixDeleter::operator()(Pix* pix) const {
    pixDestroy(&pix);
}

}  // namespace cvconv::ocr
