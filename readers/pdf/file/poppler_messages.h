#pragma once
// What poppler says while a document is read. It has one callback for the whole process, without a word about which
// document it concerns: the one that this thread is reading.

#include <optional>
#include <string>

#include "ir/diagnostics.h"

namespace cvconv::pdf {

class PopplerMessages {
public:
    PopplerMessages();  ///< from now on, what is said on this thread is said here
    ~PopplerMessages();
    PopplerMessages(const PopplerMessages&) = delete;
    PopplerMessages& operator=(const PopplerMessages&) = delete;

    /// The first message goes there, also one that was said before.
    void report_to(Diagnostics& diagnostics);
    /// For the callback.
    static void say(std::string message);

private:
    void add(std::string message);

    Diagnostics* to_ = nullptr;
    std::optional<std::string> first_;  ///< while there is nobody to tell
    PopplerMessages* before_;
};

}  // namespace cvconv::pdf
