#include "tools/worker/transfer.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

#include <poll.h>
#include <sys/socket.h>

namespace cvconv::worker {
namespace {

/// The time left as poll() wants it, rounded up: rounding down would spin through the last millisecond.
int milliseconds_to(Clock::time_point deadline) {
    auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
    return static_cast<int>(std::clamp<long long>(left, 0, 3'600'000));
}

/// Waits until `socket` can be read or written.
Transfer wait(int socket, short events, Clock::time_point deadline) {
    while (true) {
        pollfd ready{socket, events, 0};
        int left = milliseconds_to(deadline);
        int count = left == 0 ? 0 : ::poll(&ready, 1, left);
        if (count > 0) {
            return Transfer::done;
        }
        if (count < 0 && errno != EINTR) {
            return Transfer::closed;
        }
        if (Clock::now() >= deadline) {
            return Transfer::late;
        }
    }
}

/// Moves all `size` bytes with `move`, which is ::send or ::recv without waiting.
template <class Byte, class Move>
Transfer move_all(int socket, Byte* bytes, std::size_t size, short events, Clock::time_point deadline, Move move) {
    while (size > 0) {
        ssize_t moved = move(socket, bytes, size, MSG_NOSIGNAL | MSG_DONTWAIT);
        if (moved > 0) {
            bytes += moved;
            size -= static_cast<std::size_t>(moved);
        } else if (moved < 0 && (errno == EAGAIN || errno == EINTR)) {
            if (Transfer waited = wait(socket, events, deadline); waited != Transfer::done) {
                return waited;
            }
        } else {
            return Transfer::closed;
        }
    }
    return Transfer::done;
}

// A message's first bytes: a mark, then the length in the byte order of the machine (both ends are on it).
struct Header {
    std::array<char, 8> mark{'c', 'v', 'c', 'o', 'n', 'v', '1', '\n'};
    std::uint64_t length = 0;
};

}  // namespace

Transfer send(int socket, std::string_view packed, Clock::time_point deadline) {
    Header header;
    header.length = packed.size();
    std::string bytes(sizeof header, '\0');
    std::memcpy(bytes.data(), &header, sizeof header);
    // All of a short message in one piece: the other side wakes once.
    constexpr std::size_t first = std::size_t{64} << 10U;
    bytes += packed.substr(0, first);
    packed.remove_prefix(std::min(first, packed.size()));
    Transfer sent = move_all(socket, bytes.data(), bytes.size(), POLLOUT, deadline, ::send);
    return sent != Transfer::done ? sent : move_all(socket, packed.data(), packed.size(), POLLOUT, deadline, ::send);
}

Transfer receive(int socket, std::string& packed, Clock::time_point deadline) {
    std::array<char, sizeof(Header)> bytes{};
    if (Transfer got = move_all(socket, bytes.data(), bytes.size(), POLLIN, deadline, ::recv); got != Transfer::done) {
        return got;
    }
    Header header;
    std::memcpy(&header, bytes.data(), sizeof header);
    if (header.mark != Header{}.mark || header.length > longest_message) {
        return Transfer::broken;
    }
    // Who lies about the length gets no memory for it in advance.
    packed.clear();
    constexpr std::uint64_t step = 4U << 20U;
    while (packed.size() < header.length) {
        std::size_t before = packed.size();
        packed.resize(before + std::min<std::uint64_t>(step, header.length - before));
        Transfer got = move_all(socket, packed.data() + before, packed.size() - before, POLLIN, deadline, ::recv);
        if (got != Transfer::done) {
            return got;
        }
    }
    return Transfer::done;
}

Transfer await(int socket, Clock::time_point deadline, const std::function<bool()>& cancelled) {
    constexpr int slice = 50;  // milliseconds
    for (;;) {
        if (cancelled()) {
            return Transfer::cancelled;
        }
        pollfd ready{socket, POLLIN, 0};
        if (::poll(&ready, 1, slice) > 0) {
            return Transfer::done;
        }
        if (Clock::now() >= deadline) {
            return Transfer::late;
        }
    }
}

}  // namespace cvconv::worker
