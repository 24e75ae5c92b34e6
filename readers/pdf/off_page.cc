#include "readers/pdf/off_page.h"

#include <algorithm>

#define POINTERHOLDER_TRANSITION 4  // shared pointers only: what qpdf asks of new code
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>
#include <qpdf/QPDFWriter.hh>

namespace cvconv::pdf {
namespace {

constexpr float farthest = 14'400;  ///< the largest page that PDF knows
constexpr float margin = 100;       ///< how far text might reach beyond where it begins, in height and to the left

bool is_off(const PageWords& page, float left, float top, float right, float bottom) {
    return right < 0 || bottom < 0 || left > page.width || top > page.height;
}

}  // namespace

bool has_piece_off(const PageWords& page, const std::vector<TextPiece>& pieces) {
    return std::any_of(pieces.begin(), pieces.end(),
                       [&](const TextPiece& piece) { return is_off(page, piece.x, piece.y, piece.x, piece.y); });
}

PageWords words_off_page(const PageWords& page, const std::vector<TextPiece>& pieces, QPDFPageObjectHelper drawn,
                         const ReadOptions& options) {
    float left = 0;
    float top = 0;
    float right = page.width;
    float bottom = page.height;
    for (const TextPiece& piece : pieces) {
        left = std::min(left, std::max(piece.x - margin, -farthest));
        top = std::min(top, std::max(piece.y - margin, -farthest));
        right = std::max(right, std::min(piece.x + 10 * margin, farthest));
        bottom = std::max(bottom, std::min(piece.y + margin, farthest));
    }
    const auto crop = drawn.getCropBox().getArrayAsRectangle();
    const QPDFObjectHandle::Rectangle larger(
        crop.llx + static_cast<double>(left), crop.ury - static_cast<double>(bottom),
        crop.llx + static_cast<double>(right), crop.ury - static_cast<double>(top));
    QPDF single;
    single.emptyPDF();
    QPDFPageDocumentHelper(single).addPage(drawn, true);
    QPDFObjectHandle copy = QPDFPageDocumentHelper(single).getAllPages().front().getObjectHandle();
    copy.replaceKey("/MediaBox", QPDFObjectHandle::newFromRectangle(larger));
    copy.replaceKey("/CropBox", QPDFObjectHandle::newFromRectangle(larger));
    copy.removeKey("/Annots");
    QPDFWriter writer(single);
    writer.setOutputMemory();
    writer.setStreamDataMode(qpdf_s_preserve);
    writer.write();
    const std::shared_ptr<Buffer> bytes = writer.getBufferSharedPointer();

    ReadOptions how = options;
    how.password.clear();
    how.fonts = false;
    Diagnostics unheard;
    PageWords off;
    off.number = page.number;
    auto pages = extract_words({reinterpret_cast<const char*>(bytes->getBuffer()), bytes->getSize()}, how, {}, unheard);
    if (!pages) {
        return off;
    }
    for (PageWords& found : *pages) {
        for (PageWord& word : found.words) {
            word.left += left;
            word.right += left;
            word.top += top;
            word.bottom += top;
            if (is_off(page, word.left, word.top, word.right, word.bottom)) {
                off.words.push_back(std::move(word));
            }
        }
    }
    return off;
}

}  // namespace cvconv::pdf
