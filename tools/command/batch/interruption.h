#pragma once
// Ctrl-C in a batch: what is done stays, what is at work is given up, and the summary is written.

#include <csignal>

namespace cvconv::command {

/// While there is one, SIGINT and SIGTERM end nothing but can be read from descriptor(). Before any thread is made:
/// they are blocked in all that come after it. Workers start with none blocked and inherit that they are ignored, since
/// a terminal sends Ctrl-C to them as well. A signal that was ignored stays so: shells start jobs in the background so,
/// which Ctrl-C is not meant for.
class Interruption {
public:
    Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;
    ~Interruption();

    /// Can be read once there was a signal.
    [[nodiscard]] int descriptor() const { return descriptor_; }
    /// Whether there was one. From then on a second one ends the process as if there were no Interruption.
    [[nodiscard]] bool came();

private:
    void give_back();

    sigset_t signals_{};
    int descriptor_;
    bool came_ = false;
};

}  // namespace cvconv::command
