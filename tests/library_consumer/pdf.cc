// The same with the PDF reader, whose library is GPL.

#include <iostream>

#include <cvconv/readers/pdf/reader.h>
#include <cvconv/cvconv.hpp>

int main() {
    std::vector<cvconv::Reader> readers = cvconv::core_readers();
    readers.push_back(cvconv::pdf_reader());
    cvconv::Conversion result = cvconv::convert("%PDF-1.7\nnot a PDF at all\n", {}, readers);
    for (const cvconv::Diagnostic& diagnostic : result.diagnostics.all()) {
        std::cout << cvconv::to_line(diagnostic) << '\n';
    }
    return cvconv::exit_status(result.diagnostics, {}) == cvconv::Exit::not_understood ? 0 : 1;
}
