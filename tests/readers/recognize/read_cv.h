#pragma once
// Small CVs, read whole, in the native form: what the tests of recognising compare.

#include <gtest/gtest.h>

#include <string>

#include "readers/markdown/markdown.h"
#include "readers/recognize/recognize.h"
#include "readers/text/text.h"
#include "writers/native/native.h"

namespace cvconv::testing_cv {

/// Values only, without where they were read.
inline std::string shown(const std::optional<Content>& content, Diagnostics& diagnostics) {
    NativeOptions options;
    options.evidence = false;
    return to_native(recognize(std::get<Document>(content.value()), diagnostics), options);
}

inline std::string read_plain(const std::string& text) {
    Diagnostics diagnostics;
    return shown(read_text(text, {}, diagnostics), diagnostics);
}

inline std::string read_marked(const std::string& text) {
    Diagnostics diagnostics;
    return shown(read_markdown(text, {}, diagnostics), diagnostics);
}

/// Is `expected` in it, line below line?
inline void expect_part(const std::string& shown, const std::string& expected) {
    EXPECT_NE(shown.find(expected), std::string::npos) << "wanted:\n" << expected << "\ngot:\n" << shown;
}
inline void expect_none(const std::string& shown, const std::string& unwanted) {
    EXPECT_EQ(shown.find(unwanted), std::string::npos) << "unwanted:\n" << unwanted << "\ngot:\n" << shown;
}

}  // namespace cvconv::testing_cv
