#pragma once
// The vectors that the encoder gives, in a file for training: rows of encoder_width numbers of half precision, little
// endian, one behind the other, without a header.

#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include "readers/recognize/encoder/encoder.h"

namespace cvconv::train {

class VectorsFile {
public:
    struct Rows {
        std::size_t first = 0;
        std::size_t count = 0;
    };
    /// Null where the encoder's weights or the file cannot be opened; says why on stderr.
    [[nodiscard]] static std::unique_ptr<VectorsFile> open(const std::string& weights, const std::string& path);
    [[nodiscard]] const recognizing::Encoder& encoder() const { return *encoder_; }
    /// A row for each span; zeros where nothing is known of it. Where they are in the file.
    Rows append(const recognizing::EncodedText& text, const std::vector<Span>& spans);
    /// Whether everything was written; says so on stderr if not.
    [[nodiscard]] bool finish();

private:
    std::unique_ptr<const recognizing::Encoder> encoder_;
    std::string path_;
    std::ofstream file_;
    std::size_t rows_ = 0;
};

}  // namespace cvconv::train
