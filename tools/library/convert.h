#pragma once
// A CV from one format into another: the whole way from bytes to text.
//
//     cvconv::ConvertOptions options;
//     options.file_name = "cv.md";
//     cvconv::Conversion result = cvconv::convert(bytes, options);
//     if (result.output) { … }
//
// Nothing here throws, keeps state or touches the file system: calls from several threads do not
// know of each other. PDF is read by a library of its own, since that one is GPL:
//
//     std::vector<cvconv::Reader> readers = cvconv::core_readers();
//     readers.push_back(cvconv::pdf_reader());
//     cvconv::Conversion result = cvconv::convert(bytes, options, readers);

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ir/cv.h"
#include "ir/diagnostics.h"
#include "readers/reader.h"
#include "readers/recognize/recognize.h"
#include "readers/registry.h"
#include "tools/blind/options.h"
#include "writers/writer.h"

namespace cvconv {

struct ConvertOptions {
    std::string from;                ///< a reader's name; empty = find out
    std::string to = "json-resume";  ///< a writer's name
    std::string file_name;           ///< for messages, and its extension helps to find the format; "-" = a stream
    ReadOptions read;
    RecognizeOptions recognize;
    WriteOptions write;
    std::string
        corrections;  ///< a JSON Patch (RFC 6902) for the JSON Resume of the input, whatever is written; or empty
    std::optional<blind::Options>
        blind;  ///< writes the CV without what tells whose it is (tools/blind); no corrections
};

struct Conversion {
    std::optional<std::string> output;  ///< nothing if there was an error
    Diagnostics diagnostics;
    std::string report = {};  ///< of blinding, as JSON; also where what was made did not pass its check
};

/// The reader that these bytes go to: the one that `from` names, else the one that their content and name tell. Null
/// where there is none.
[[nodiscard]] const Reader* reader_for(const std::vector<Reader>& readers, std::string_view bytes,
                                       const ConvertOptions& options);

[[nodiscard]] Conversion convert(std::string_view bytes, const ConvertOptions& options,
                                 const std::vector<Reader>& readers = core_readers());

/// The first step alone: bytes as a Document or, from a structured format, a Cv. Of the options it
/// uses `from`, `file_name` and `read`. Nothing if there was an error.
[[nodiscard]] std::optional<Content> read_content(std::string_view bytes, const ConvertOptions& options,
                                                  const std::vector<Reader>& readers, Diagnostics& diagnostics);

/// Both steps up to the model.
[[nodiscard]] std::optional<Cv> read_cv(std::string_view bytes, const ConvertOptions& options,
                                        const std::vector<Reader>& readers, Diagnostics& diagnostics);

/// Calls `work`; an exception that escapes it becomes an error among the diagnostics.
void guarded(Diagnostics& diagnostics, const std::function<void()>& work);

}  // namespace cvconv
