#include "readers/recognize/encoder/encoder.h"

#include <algorithm>

#include "readers/recognize/encoder/pass.h"
#include "readers/recognize/encoder/pieces.h"

namespace cvconv::recognizing {

namespace {

/// A line is cut behind so many bytes before its pieces are looked for: most_pieces_of_line take less.
constexpr std::size_t most_bytes_of_line = 2048;
constexpr std::size_t most_pieces_of_window = 300;  ///< in whole lines
constexpr std::size_t most_pieces_of_context = 50;  ///< of whole lines before them

const Kernels& kernels_for(Encoder::Instructions wanted) {
    using Instructions = Encoder::Instructions;
#if defined(__x86_64__) && defined(__GNUC__)
    const auto takes = [&](Instructions these) {
        return (wanted == these || wanted == Instructions::best) && Encoder::has(these);
    };
    if (takes(Instructions::avx512_vnni)) {
        return avx512_vnni_kernels;
    }
    if (takes(Instructions::avx2)) {
        return avx2_kernels;
    }
#else
    static_cast<void>(wanted);
#endif
    return portable_kernels;
}

}  // namespace

struct Encoder::Weights {
    explicit Weights(std::unique_ptr<const WeightsMap> opened) : map(std::move(opened)), pieces(*map), pass(*map) {}
    std::unique_ptr<const WeightsMap> map;
    Pieces pieces;
    Pass pass;
};

bool Encoder::has(Instructions instructions) {
    switch (instructions) {
#if defined(__x86_64__) && defined(__GNUC__)
        case Instructions::avx512_vnni:
            return __builtin_cpu_supports("avx512vnni") && __builtin_cpu_supports("avx512bw") &&
                   __builtin_cpu_supports("avx512vl");
        case Instructions::avx2: return __builtin_cpu_supports("avx2");
#else
        case Instructions::avx512_vnni:
        case Instructions::avx2: return false;
#endif
        default: return true;
    }
}

Encoder::Encoder(std::unique_ptr<const Weights> weights) : weights_(std::move(weights)) {}
Encoder::~Encoder() = default;

std::unique_ptr<const Encoder> Encoder::open(const std::string& path, std::string& error) {
    std::unique_ptr<const WeightsMap> map = WeightsMap::open(path, error);
    if (map == nullptr) {
        return nullptr;
    }
    return std::unique_ptr<const Encoder>(new Encoder(std::make_unique<const Weights>(std::move(map))));
}

std::vector<std::uint32_t> Encoder::pieces_of(std::string_view text) const {
    std::vector<std::uint32_t> numbers;
    for (const Piece& piece : weights_->pieces.of(text)) {
        numbers.push_back(piece.number);
    }
    return numbers;
}

double Encoder::log_probability(std::string_view text) const {
    return weights_->pieces.log_probability(text);
}

EncodedText::Row EncodedText::mean(Span span) const {
    Row result{};
    const auto first =
        std::partition_point(where_.begin(), where_.end(), [&](const Span& piece) { return piece.end <= span.begin; });
    std::size_t count = 0;
    for (auto piece = first; piece != where_.end() && piece->begin < span.end; ++piece, ++count) {
        const float* row = &rows_[static_cast<std::size_t>(piece - where_.begin()) * encoder_width];
        for (std::size_t i = 0; i < encoder_width; ++i) {
            result[i] += row[i];
        }
    }
    for (float& number : result) {
        number /= static_cast<float>(std::max<std::size_t>(count, 1));
    }
    return result;
}

EncodedText Encoder::encode(std::string_view text, const std::vector<Span>& lines, Instructions instructions) const {
    const Kernels& kernels = kernels_for(instructions);
    const WeightsMap& map = *weights_->map;
    std::vector<std::vector<Piece>> pieces;
    std::size_t total = 0;
    for (const Span& line : lines) {
        if (total >= most_pieces_of_document) {
            break;
        }
        pieces.push_back(weights_->pieces.of(line.of(text).substr(0, most_bytes_of_line)));
        pieces.back().resize(std::min(pieces.back().size(), most_pieces_of_line));
        total += pieces.back().size() + 1;
    }
    EncodedText result;
    const auto length = [&](std::size_t line) { return pieces[line].size() + 1; };  // with the mark behind it
    for (std::size_t at = 0; at < pieces.size();) {
        std::size_t end = at;
        for (std::size_t size = 0; end < pieces.size() && size + length(end) <= most_pieces_of_window; ++end) {
            size += length(end);
        }
        std::size_t first = at;
        for (std::size_t extra = 0; first > 0 && extra + length(first - 1) <= most_pieces_of_context; --first) {
            extra += length(first - 1);
        }
        std::vector<std::uint32_t> numbers = {map.begin_mark};
        std::vector<std::uint32_t> wanted;
        for (std::size_t i = first; i < end; ++i) {
            for (const Piece& piece : pieces[i]) {
                if (i >= at) {
                    wanted.push_back(static_cast<std::uint32_t>(numbers.size()));
                    result.where_.push_back({lines[i].begin + piece.where.begin, lines[i].begin + piece.where.end});
                }
                numbers.push_back(piece.number);
            }
            numbers.push_back(map.end_mark);
        }
        const std::vector<float> rows = weights_->pass.run(numbers, wanted, kernels);
        result.rows_.insert(result.rows_.end(), rows.begin(), rows.end());
        at = end;
    }
    return result;
}

}  // namespace cvconv::recognizing
