#include "readers/pdf/file/poppler_messages.h"

#include <utility>

namespace cvconv::pdf {
namespace {

thread_local PopplerMessages* current = nullptr;

}  // namespace

PopplerMessages::PopplerMessages() : before_(std::exchange(current, this)) {}

PopplerMessages::~PopplerMessages() {
    current = before_;
}

void PopplerMessages::report_to(Diagnostics& diagnostics) {
    to_ = &diagnostics;
    if (first_) {
        add(*std::exchange(first_, std::nullopt));
    }
}

void PopplerMessages::say(std::string message) {
    if (current != nullptr) {
        current->add(std::move(message));
    }
}

void PopplerMessages::add(std::string message) {
    if (to_ == nullptr) {
        first_ = first_ ? std::move(first_) : std::move(message);
    } else if (!to_->has(Code::pdf_library_message)) {
        to_->add(Code::pdf_library_message, std::move(message));
    }
}

}  // namespace cvconv::pdf
