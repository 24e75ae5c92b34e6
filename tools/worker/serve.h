#pragma once
// A worker's own side: takes requests from a socket until its supervisor goes away.

#include <functional>

#include "tools/worker/message.h"

namespace cvconv::worker {

/// The file descriptor at which a worker finds its supervisor.
constexpr int supervisor_socket = 3;

/// What a worker does with a request. It may crash, hang and eat memory; it should not throw.
using Handler = std::function<Conversion(const Request& request, std::string_view bytes)>;

/// Says hello, then answers requests one after the other. Returns the process's exit status when
/// there are no more, or after a reply that is marked as the last one.
int serve(const Hello& hello, const Handler& handler);

}  // namespace cvconv::worker
