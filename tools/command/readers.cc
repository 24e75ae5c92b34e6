#include "tools/command/readers.h"

#include "readers/registry.h"
#ifdef CVCONV_HAS_PDF
#include "readers/pdf/reader.h"
#endif

namespace cvconv::command {

const std::vector<Reader>& available_readers() {
    static const std::vector<Reader> all = [] {
        std::vector<Reader> readers = core_readers();
#ifdef CVCONV_HAS_PDF
        readers.insert(readers.begin(), pdf_reader());
#endif
        return readers;
    }();
    return all;
}

}  // namespace cvconv::command
