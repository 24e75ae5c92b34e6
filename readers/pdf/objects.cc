#include "readers/pdf/objects.h"

#include <exception>

#define POINTERHOLDER_TRANSITION 4  // shared pointers only: what qpdf asks of new code
#include <qpdf/Pl_String.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageObjectHelper.hh>

namespace cvconv::pdf {
namespace {

// A page's content is a few dozen kilobytes. What is larger was made to be: it may be decoded again, and is not kept.
constexpr std::size_t most_kept_each = std::size_t{1} << 20U;
constexpr std::size_t most_kept = 16 * most_kept_each;

}  // namespace

Objects::Objects(std::unique_ptr<QPDF> document) : document_(std::move(document)) {}

Objects::~Objects() = default;

std::shared_ptr<const std::string> Objects::content_of(QPDFPageObjectHelper page) {
    const QPDFObjectHandle object = page.getObjectHandle();
    const std::pair<int, int> id = {object.getObjectID(), object.getGeneration()};
    if (auto known = contents_.find(id); known != contents_.end()) {
        return known->second;
    }
    auto bytes = std::make_shared<std::string>();
    Pl_String sink("content", nullptr, *bytes);
    page.pipeContents(&sink);
    const bool numbered = id.first != 0;
    if (numbered && bytes->size() <= most_kept_each && kept_ + bytes->size() <= most_kept) {
        kept_ += bytes->size();
        contents_.emplace(id, bytes);
    }
    return bytes;
}

std::shared_ptr<Objects> open_objects(std::string_view bytes, const std::string& password) {
    try {
        auto document = std::make_unique<QPDF>();
        document->setSuppressWarnings(true);
        document->processMemoryFile("input", bytes.data(), bytes.size(), password.empty() ? nullptr : password.c_str());
        return std::make_shared<Objects>(std::move(document));
    } catch (const std::exception&) {
        return nullptr;
    }
}

}  // namespace cvconv::pdf
