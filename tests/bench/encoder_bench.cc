// … of `bench-readers`: the encoder's pass over a CV of two pages (1,500 pieces of words), by the instructions used.

#include <benchmark/benchmark.h>

#include "readers/recognize/encoder/installed_encoder.h"

namespace cvconv::recognizing {
namespace {

void encode(benchmark::State& state, Encoder::Instructions instructions) {
    const Encoder* encoder = installed_encoder().encoder;
    if (encoder == nullptr || !Encoder::has(instructions)) {
        state.SkipWithError(encoder == nullptr ? installed_encoder().error.c_str() : "not on this processor");
        return;
    }
    constexpr std::size_t most = 1500;
    std::string text;
    std::vector<Span> lines;
    for (std::size_t pieces = 0; pieces < most;) {
        const std::string line = "Engineer " + std::to_string(lines.size()) + ", Example Works, built bridges of steel";
        const auto begin = static_cast<std::uint32_t>(text.size());
        text += line + "\n";
        lines.push_back({begin, begin + static_cast<std::uint32_t>(line.size())});
        pieces += encoder->pieces_of(line).size() + 1;
    }
    for (auto _ : state) {
        benchmark::DoNotOptimize(encoder->encode(text, lines, instructions));
    }
}
BENCHMARK_CAPTURE(encode, avx512_vnni, Encoder::Instructions::avx512_vnni)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(encode, avx2, Encoder::Instructions::avx2)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(encode, portable, Encoder::Instructions::portable)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace cvconv::recognizing
