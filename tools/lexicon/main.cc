// cvconv-lexicon: prints which words each language has, and which it lacks.

#include <iostream>

#include "tools/lexicon/coverage.h"

int main() {
    cvconv::print(std::cout, cvconv::coverage(cvconv::listed()));
    return std::cout.flush() ? 0 : 1;
}
