#pragma once
// How many requests may be at work or wait for a worker.

#include <mutex>
#include <optional>
#include <utility>

namespace cvconv::service {

/// Safe from several threads. Whoever is let in before a body is read bounds the memory that all bodies take.
class Admission {
public:
    explicit Admission(int most) : most_(most) {}

    /// A place that is given back with the object. Admission outlives it.
    class Place {
    public:
        explicit Place(Admission& from) : from_(&from) {}
        Place(Place&& other) noexcept : from_(std::exchange(other.from_, nullptr)) {}
        Place& operator=(Place&&) = delete;
        Place(const Place&) = delete;
        Place& operator=(const Place&) = delete;
        ~Place() {
            if (from_ != nullptr) {
                std::lock_guard lock(from_->mutex_);
                --from_->taken_;
            }
        }

    private:
        Admission* from_;
    };

    /// Nothing where all places are taken.
    [[nodiscard]] std::optional<Place> enter() {
        std::lock_guard lock(mutex_);
        if (taken_ >= most_) {
            return std::nullopt;
        }
        ++taken_;
        return std::optional<Place>(std::in_place, *this);
    }

    [[nodiscard]] int taken() const {
        std::lock_guard lock(mutex_);
        return taken_;
    }
    [[nodiscard]] int most() const { return most_; }

private:
    int most_;
    mutable std::mutex mutex_;
    int taken_ = 0;
};

}  // namespace cvconv::service
