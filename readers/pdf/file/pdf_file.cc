// What does not depend on the library that reads the file.

#include "readers/pdf/file/pdf_file.h"

namespace cvconv::pdf {
namespace {

// A page's content is a few dozen kilobytes. What is larger was made to be: it may be unpacked again, and is not kept.
constexpr std::size_t most_kept_each = std::size_t{1} << 20U;
constexpr std::size_t most_kept = 16 * most_kept_each;
constexpr std::size_t largest_content = 64 * most_kept_each;

/// Several streams are one content, parted by white space.
bool unpack_all(const PdfObject& contents, std::string& bytes) {
    bool whole = true;
    for (std::size_t i = 0; i < contents.size(); ++i) {
        whole = contents.at(i).unpack(bytes, largest_content) == PdfObject::Unpacked::whole && whole;
        bytes += '\n';
    }
    return whole;
}

}  // namespace

std::shared_ptr<const std::string> PdfFile::keep(PdfObject::Id id, std::string bytes) {
    auto content = std::make_shared<const std::string>(std::move(bytes));
    if (content->size() <= most_kept_each && kept_ + content->size() <= most_kept) {
        kept_ += content->size();
        contents_.emplace(id, content);
    }
    return content;
}

std::shared_ptr<const std::string> PdfFile::content_of(const PageObject& page) {
    const PdfObject::Id id = {page.number, -1};
    if (auto known = contents_.find(id); known != contents_.end()) {
        return known->second;
    }
    const PdfObject contents = page.dictionary.key("Contents");
    std::string bytes;
    const bool whole = contents.is_array() ? unpack_all(contents, bytes)
                                           : !contents.is_stream() ||
                                                 contents.unpack(bytes, largest_content) == PdfObject::Unpacked::whole;
    return whole ? keep(id, std::move(bytes)) : nullptr;
}

std::shared_ptr<const std::string> PdfFile::content_of(const PdfObject& form) {
    const std::optional<PdfObject::Id> id = form.id();
    if (auto known = id ? contents_.find(*id) : contents_.end(); known != contents_.end()) {
        return known->second;
    }
    std::string bytes;
    if (form.unpack(bytes, largest_content) != PdfObject::Unpacked::whole) {
        return nullptr;
    }
    return id ? keep(*id, std::move(bytes)) : std::make_shared<const std::string>(std::move(bytes));
}

}  // namespace cvconv::pdf
