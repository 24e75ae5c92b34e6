// Numbers of the pieces of each line of standard input, for pieces_test.py.

#include <iostream>
#include <string>

#include "readers/recognize/encoder/encoder.h"

int main(int, char** argv) {
    std::string error;
    const auto encoder = cvconv::recognizing::Encoder::open(argv[1], error);
    if (encoder == nullptr) {
        std::cerr << argv[1] << ": " << error << '\n';
        return 1;
    }
    for (std::string line; std::getline(std::cin, line);) {
        const char* before = "";
        for (const std::uint32_t number : encoder->pieces_of(line)) {
            std::cout << before << number;
            before = " ";
        }
        std::cout << '\n';
    }
}
