// The encoder against what plain NumPy says (tools/train/encoder_golden.py), its kernels against each other, and texts
// and files that are not as they should be.

#include "readers/recognize/encoder/encoder.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iterator>

#include <unistd.h>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "readers/recognize/encoder/installed_encoder.h"
#include "tests/support/file_content.h"

namespace cvconv::recognizing {
namespace {

using Instructions = Encoder::Instructions;

const std::string weights_file = CVCONV_SOURCE "/readers/recognize/encoder/e5-small.encoder";

const Encoder& encoder() {
    static std::string error;
    static const auto opened = Encoder::open(weights_file, error);
    if (opened == nullptr) {
        throw std::runtime_error(weights_file + ": " + error);
    }
    return *opened;
}

struct Golden {
    nlohmann::json lines =
        nlohmann::json::parse(file_content(CVCONV_SOURCE "/tests/readers/recognize/encoder/golden.json"));
    std::string text;
    std::vector<Span> spans;

    Golden() {
        for (const auto& line : lines) {
            const auto begin = static_cast<std::uint32_t>(text.size());
            text += line["text"].get<std::string>();
            spans.push_back({begin, static_cast<std::uint32_t>(text.size())});
            text += '\n';
        }
    }
};

double cosine(const EncodedText::Row& a, const std::vector<float>& b) {
    double product = 0;
    double of_a = 0;
    double of_b = 0;
    for (std::size_t i = 0; i < encoder_width; ++i) {
        product += double{a.at(i)} * b.at(i);
        of_a += double{a.at(i)} * a.at(i);
        of_b += double{b.at(i)} * b.at(i);
    }
    return product / std::sqrt(of_a * of_b);
}

TEST(Encoder, CutsTextIntoThePiecesOfGreatestProbability) {
    for (const auto& line : Golden().lines) {
        std::vector<std::uint32_t> pieces = encoder().pieces_of(line["text"].get<std::string>());
        pieces.resize(std::min(pieces.size(), most_pieces_of_line));
        EXPECT_EQ(pieces, line["pieces"].get<std::vector<std::uint32_t>>()) << line["text"];
    }
}

TEST(Encoder, SaysWhatTheNetworkSays) {
    const Golden golden;
    const EncodedText encoded = encoder().encode(golden.text, golden.spans);
    for (std::size_t i = 0; i < golden.spans.size(); ++i) {
        constexpr double least = 0.96;  // the table of pieces is rounded; other lines of the text are below 0.8
        EXPECT_GT(cosine(encoded.mean(golden.spans[i]), golden.lines[i]["vector"].get<std::vector<float>>()), least)
            << golden.lines[i]["text"];
    }
}

class EncoderKernels : public testing::TestWithParam<Instructions> {};

TEST_P(EncoderKernels, GiveTheSameNumbersAsThePortableOnes) {
    if (!Encoder::has(GetParam())) {
        GTEST_SKIP() << "skipped: this processor lacks the instructions";
    }
    const Golden golden;
    const EncodedText portable = encoder().encode(golden.text, golden.spans, Instructions::portable);
    const EncodedText encoded = encoder().encode(golden.text, golden.spans, GetParam());
    for (const Span& span : golden.spans) {
        EXPECT_EQ(encoded.mean(span), portable.mean(span));
    }
}

INSTANTIATE_TEST_SUITE_P(Of, EncoderKernels, testing::Values(Instructions::avx2, Instructions::avx512_vnni),
                         [](const auto& test) { return test.param == Instructions::avx2 ? "avx2" : "avx512_vnni"; });

TEST(Encoder, KnowsNothingOfWhatIsInNoLine) {
    const std::string text = "Engineer\n\nnot encoded";
    const EncodedText encoded = encoder().encode(text, {{0, 8}});
    EXPECT_EQ(encoded.mean({10, 21}), EncodedText::Row{});
    EXPECT_NE(encoded.mean({0, 8}), EncodedText::Row{});
    EXPECT_EQ(encoder().encode("", {}).mean({0, 0}), EncodedText::Row{});
    EXPECT_TRUE(EncodedText().is_empty());
}

TEST(Encoder, AWordOfALineHasItsOwnVector) {
    const std::string text = "Senior Engineer";
    const EncodedText encoded = encoder().encode(text, {{0, 15}});
    EXPECT_NE(encoded.mean({0, 6}), encoded.mean({7, 15}));
}

TEST(Encoder, ReadsAnyBytes) {
    std::string marks = "a";
    for (int i = 0; i < 100'000; ++i) {
        marks += "\xCC\x81";
    }
    std::string every;
    for (int byte = 0; byte < 256; ++byte) {
        every += static_cast<char>(byte);
    }
    for (const std::string& text :
         {std::string(1'000'000, 'x'), marks, every, std::string("\xF0\x9F", 2), std::string(3, '\0')}) {
        const Span all{0, static_cast<std::uint32_t>(text.size())};
        for (const float number : encoder().encode(text, {all}).mean(all)) {
            ASSERT_TRUE(std::isfinite(number));
        }
    }
}

TEST(Encoder, StopsAtItsBound) {
    std::string text;
    std::vector<Span> lines;
    for (std::size_t i = 0; i < most_pieces_of_document / 8; ++i) {  // of 9 pieces each
        const auto begin = static_cast<std::uint32_t>(text.size());
        text += "Keeper of lights at Harbour Works";
        lines.push_back({begin, static_cast<std::uint32_t>(text.size())});
        text += '\n';
    }
    const EncodedText encoded = encoder().encode(text, lines);
    EXPECT_NE(encoded.mean(lines.front()), EncodedText::Row{});
    EXPECT_EQ(encoded.mean(lines.back()), EncodedText::Row{});
}

/// A file of these bytes, which is gone afterwards.
class Damaged {
public:
    explicit Damaged(const std::string& bytes)
        : path_(std::filesystem::temp_directory_path() / ("cvconv-encoder-" + std::to_string(::getpid()))) {
        std::ofstream(path_, std::ios::binary) << bytes;
    }
    ~Damaged() { std::filesystem::remove(path_); }
    Damaged(const Damaged&) = delete;
    Damaged& operator=(const Damaged&) = delete;

    [[nodiscard]] std::string reason() const {
        std::string error;
        return Encoder::open(path_.string(), error) == nullptr ? error : "";
    }

private:
    std::filesystem::path path_;
};

TEST(Encoder, RefusesWhatIsNoFileOfItsWeights) {
    std::string error;
    EXPECT_EQ(Encoder::open("/nowhere/e5-small.encoder", error), nullptr);
    EXPECT_NE(error, "");
    EXPECT_EQ(Encoder::open("/", error), nullptr);
    const std::string whole = file_content(weights_file);
    for (const std::size_t size : {std::size_t{0}, std::size_t{100}, whole.size() - 1}) {
        EXPECT_NE(Damaged(whole.substr(0, size)).reason(), "") << size;
    }
    EXPECT_NE(Damaged(whole + "x").reason(), "");
    for (const std::size_t at : {0, 8, 28, 56}) {  // version, layers, pieces, size
        std::string other = whole;
        std::fill_n(other.begin() + static_cast<std::ptrdiff_t>(at), 4, '\xff');
        EXPECT_NE(Damaged(other).reason(), "") << at;
    }
}

TEST(InstalledEncoder, IsFoundBesideTheBuild) {
    EXPECT_NE(installed_encoder().encoder, nullptr) << installed_encoder().error;
}

}  // namespace
}  // namespace cvconv::recognizing
