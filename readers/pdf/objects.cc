#include "readers/pdf/objects.h"

#include <exception>

#define POINTERHOLDER_TRANSITION 4  // shared pointers only: what qpdf asks of new code
#include <qpdf/QPDF.hh>

namespace cvconv::pdf {

std::shared_ptr<QPDF> open_objects(std::string_view bytes, const std::string& password) {
    try {
        auto document = std::make_shared<QPDF>();
        document->setSuppressWarnings(true);
        document->processMemoryFile("input", bytes.data(), bytes.size(), password.empty() ? nullptr : password.c_str());
        return document;
    } catch (const std::exception&) {
        return nullptr;
    }
}

}  // namespace cvconv::pdf
