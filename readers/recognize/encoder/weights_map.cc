#include "readers/recognize/encoder/weights_map.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <bit>
#include <cerrno>
#include <cstring>

#include "readers/recognize/encoder/encoder.h"

namespace cvconv::recognizing {

namespace {

static_assert(std::endian::native == std::endian::little, "files of weights are little endian and used as they are");

constexpr std::string_view magic = "CVENC002";
constexpr std::size_t header_size = 128;
constexpr std::size_t alignment = 64;
constexpr std::size_t marks = 3;
constexpr std::size_t centroids = 256;
constexpr std::size_t fine = 4, coarse = 6;  // numbers that a byte stands for
constexpr std::size_t bits_of_word = 64;

struct Header {
    char magic[8];
    std::uint32_t layers, width, heads, inner, places, pieces, fine_pieces, piece_bytes, replaced, replacement_bytes;
    float epsilon, score_of_unknown;
    std::uint64_t size;
};
static_assert(sizeof(Header) == 64);

constexpr std::size_t row_size(std::size_t width, std::size_t numbers) {
    return sizeof(std::uint16_t) + width / numbers;
}

/// Front to back; sections begin at multiples of `alignment`. Behind the end all is null, and `at` tells it.
struct Cursor {
    const std::uint8_t* base;
    std::size_t at;

    template <class T>
    const T* take(std::size_t count) {
        const auto* here = reinterpret_cast<const T*>(base + at);
        at += count * sizeof(T);
        return here;
    }
    void align() { at = (at + alignment - 1) / alignment * alignment; }
};

bool ascending(const std::uint32_t* offsets, std::size_t count, std::size_t end) {
    return offsets[0] == 0 && offsets[count] == end && std::is_sorted(offsets, offsets + count + 1);
}

float from_half(std::uint32_t half) {
    return std::bit_cast<float>((half & 0x8000U) << 16U | (half & 0x7FFFU) << 13U) * 0x1p112F;  // exponents begin there
}

LayerView take_layer(Cursor& cursor, std::size_t width, std::size_t inner_width) {
    LayerView layer;
    for (std::size_t m = 0; m < matrices_of_layer; ++m) {
        LayerMatrix& matrix = layer.matrices[m];
        matrix.inputs = m == outer ? inner_width : width;
        matrix.outputs = m == inner ? inner_width : width;
        matrix.bias = cursor.take<float>(matrix.outputs);
        matrix.centre = cursor.take<float>(matrix.outputs);
    }
    for (const float** vector : {&layer.attention_gamma, &layer.attention_beta, &layer.gamma, &layer.beta}) {
        *vector = cursor.take<float>(width);
    }
    cursor.align();
    for (LayerMatrix& matrix : layer.matrices) {
        matrix.blocks = cursor.take<std::uint8_t>(matrix.inputs / inputs_of_block *
                                                  (matrix.outputs / outputs_of_block) * bytes_of_block);
    }
    cursor.align();
    return layer;
}

}  // namespace

std::unique_ptr<const WeightsMap> WeightsMap::open(const std::string& path, std::string& error) {
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0) {
        error = std::strerror(errno);
        return nullptr;
    }
    std::unique_ptr<WeightsMap> map(new WeightsMap);
    struct stat about {};
    if (::fstat(file, &about) == 0 && S_ISREG(about.st_mode) && about.st_size >= static_cast<off_t>(header_size)) {
        const auto size = static_cast<std::size_t>(about.st_size);
        void* at = ::mmap(nullptr, size, PROT_READ, MAP_SHARED, file, 0);
        if (at == MAP_FAILED) {
            error = std::strerror(errno);
        } else {
            map->size_ = size;
            map->bytes_ = static_cast<const std::uint8_t*>(at);
        }
    } else {
        error = "cut short, or no file";
    }
    ::close(file);
    if (map->bytes_ == nullptr || !map->read(error)) {
        return nullptr;
    }
    return map;
}

WeightsMap::~WeightsMap() {
    if (bytes_ != nullptr) {
        ::munmap(const_cast<std::uint8_t*>(bytes_), size_);
    }
}

bool WeightsMap::read(std::string& error) {
    Header header{};
    std::memcpy(&header, bytes_, sizeof header);
    if (std::string_view(header.magic, magic.size()) != magic) {
        error = "not weights of this version";
        return false;
    }
    // Sizes that the pass is made for; then products of them cannot overflow.
    if (header.layers < 1 || header.layers > 12 || header.width != encoder_width || header.heads != 12 ||
        header.inner != most_inputs || header.places != 416 || header.pieces < 1 || header.pieces > 1U << 18U ||
        header.fine_pieces > header.pieces || header.piece_bytes > 1U << 24U || header.replaced > 1U << 16U ||
        header.replacement_bytes > 1U << 20U) {
        error = "sizes that this program does not know";
        return false;
    }
    width = header.width, heads = header.heads, inner_width = header.inner, places = header.places;
    pieces = header.pieces, epsilon = header.epsilon, score_of_unknown = header.score_of_unknown;
    begin_mark = pieces, end_mark = pieces + 1, unknown = pieces + 2;
    Cursor cursor{bytes_, header_size};
    place_vectors = cursor.take<float>(places * width);
    gamma = cursor.take<float>(width);
    beta = cursor.take<float>(width);
    mark_vectors_ = cursor.take<float>(marks * width);
    cursor.align();
    for (std::uint32_t i = 0; i < header.layers; ++i) {
        layers.push_back(take_layer(cursor, width, inner_width));
    }
    replaced = header.replaced;
    replaced_characters = cursor.take<std::uint32_t>(replaced);
    replacement_offsets = cursor.take<std::uint32_t>(replaced + 1);
    replacement_text = {cursor.take<char>(header.replacement_bytes), header.replacement_bytes};
    cursor.align();
    piece_offsets = cursor.take<std::uint32_t>(pieces + 1);
    piece_scores = cursor.take<float>(pieces);
    piece_text = {cursor.take<char>(header.piece_bytes), header.piece_bytes};
    cursor.align();
    const std::size_t words = (pieces + bits_of_word - 1) / bits_of_word;
    fine_centroids_ = cursor.take<float>(centroids * fine);
    coarse_centroids_ = cursor.take<float>(centroids * coarse);
    fine_ = cursor.take<std::uint64_t>(words);
    fine_before_word_ = cursor.take<std::uint32_t>(words);
    cursor.align();
    fine_rows_ = cursor.take<std::uint8_t>(header.fine_pieces * row_size(width, fine));
    coarse_rows_ = cursor.take<std::uint8_t>((pieces - header.fine_pieces) * row_size(width, coarse));
    if (cursor.at != size_ || header.size != size_) {
        error = "cut short, or of another size than it says";
        return false;
    }
    std::uint32_t before = 0;
    bool counted = true;
    for (std::size_t word = 0; word < words; ++word) {
        counted = counted && fine_before_word_[word] == before;
        before += static_cast<std::uint32_t>(std::popcount(fine_[word]));
    }
    const std::uint64_t behind = pieces % bits_of_word == 0 ? 0 : fine_[words - 1] >> (pieces % bits_of_word);
    if (!counted || behind != 0 || before != header.fine_pieces ||
        !ascending(replacement_offsets, replaced, replacement_text.size()) ||
        !ascending(piece_offsets, pieces, piece_text.size())) {
        error = "damaged";
        return false;
    }
    return true;
}

std::uint32_t WeightsMap::fine_before(std::uint32_t piece) const {
    const std::uint64_t below = (std::uint64_t{1} << (piece % bits_of_word)) - 1;
    const std::size_t word = piece / bits_of_word;
    return fine_before_word_[word] + static_cast<std::uint32_t>(std::popcount(fine_[word] & below));
}

void WeightsMap::vector_of(std::uint32_t piece, float* to) const {
    if (piece >= pieces) {
        std::copy_n(mark_vectors_ + (piece - pieces) * width, width, to);
        return;
    }
    const auto write = [&](const std::uint8_t* row, const float* table, std::size_t numbers) {
        const float scale = from_half(row[0] | static_cast<std::uint32_t>(row[1]) << 8U);
        for (std::size_t i = 0; i < width; i += numbers) {
            const float* const centroid = table + row[sizeof(std::uint16_t) + i / numbers] * numbers;
            for (std::size_t j = 0; j < numbers; ++j) {
                to[i + j] = centroid[j] * scale;
            }
        }
    };
    const std::uint32_t before = fine_before(piece);
    if (is_fine(piece)) {
        write(fine_rows_ + before * row_size(width, fine), fine_centroids_, fine);
    } else {
        write(coarse_rows_ + (piece - before) * row_size(width, coarse), coarse_centroids_, coarse);
    }
}

}  // namespace cvconv::recognizing
