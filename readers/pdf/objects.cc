#include "readers/pdf/objects.h"

#include <exception>

#define POINTERHOLDER_TRANSITION 4  // shared pointers only: what qpdf asks of new code
#include <qpdf/Pl_String.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageObjectHelper.hh>

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

std::string content_of(QPDFPageObjectHelper page) {
    std::string bytes;
    Pl_String sink("content", nullptr, bytes);
    page.pipeContents(&sink);
    return bytes;
}

}  // namespace cvconv::pdf
