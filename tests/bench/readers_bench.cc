// The steps of a conversion on inputs that grow: the last lines of each family say how it grows (N: linear).

#include <benchmark/benchmark.h>

#include "tools/library/convert.h"

namespace cvconv {
namespace {

/// A CV of `jobs` jobs, about 150 bytes each.
std::string cv_of(std::int64_t jobs, bool markdown) {
    std::string text = "Erika Beispiel\n\nerika@example.org\n\n";
    text = (markdown ? "# " : "") + text + (markdown ? "## Experience\n\n" : "Experience\n\n");
    for (std::int64_t i = 0; i < jobs; ++i) {
        const std::string n = std::to_string(i);
        text += (markdown ? "### " : "") + ("Engineer " + n) + ", Example Works " + n + "\n\n01/" +
                std::to_string(1950 + i % 70) + " - 12/" + std::to_string(1951 + i % 70) +
                "\n\n- Built bridges of stone and steel in Berlin and Hamburg.\n- Led a team.\n\n";
    }
    return text;
}

std::string converted(const std::string& bytes, const char* from, const char* to) {
    ConvertOptions options;
    options.from = from;
    options.to = to;
    return convert(bytes, options).output.value_or("");
}

void convert_all(benchmark::State& state, const std::string& input, const char* from, const char* to) {
    for (auto _ : state) {
        benchmark::DoNotOptimize(converted(input, from, to));
    }
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(input.size()));
    state.SetComplexityN(state.range(0));
}

void markdown_to_json(benchmark::State& state) {
    convert_all(state, cv_of(state.range(0), true), "markdown", "json-resume");
}
void text_to_json(benchmark::State& state) {
    convert_all(state, cv_of(state.range(0), false), "text", "json-resume");
}
void json_to_europass(benchmark::State& state) {
    convert_all(state, converted(cv_of(state.range(0), true), "markdown", "json-resume"), "json-resume", "europass");
}
BENCHMARK(markdown_to_json)->RangeMultiplier(10)->Range(10, 1000)->Unit(benchmark::kMillisecond)->Complexity();
BENCHMARK(text_to_json)->RangeMultiplier(10)->Range(10, 1000)->Unit(benchmark::kMillisecond)->Complexity();
BENCHMARK(json_to_europass)->RangeMultiplier(10)->Range(10, 1000)->Unit(benchmark::kMillisecond)->Complexity();

}  // namespace
}  // namespace cvconv

BENCHMARK_MAIN();
