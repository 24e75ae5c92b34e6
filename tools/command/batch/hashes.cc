#include "tools/command/batch/hashes.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <stdexcept>
#include <string>

#include <sys/mman.h>

namespace cvconv::command {

std::uint64_t hash_of(std::string_view text) {
    std::uint64_t hash = 0xCBF29CE484222325U;  // FNV-1a, then MurmurHash3's finish, so that all bits are even
    for (char c : text) {
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
    }
    hash = (hash ^ (hash >> 33U)) * 0xFF51AFD7ED558CCDU;
    hash = (hash ^ (hash >> 33U)) * 0xC4CEB9FE1A85EC53U;
    return hash ^ (hash >> 33U);
}

TemporaryFile temporary_file() {
    TemporaryFile file(std::tmpfile(), &std::fclose);
    if (!file) {
        throw std::runtime_error(std::string("no temporary file: ") + std::strerror(errno));
    }
    return file;
}

HashFile::HashFile() : file_(temporary_file()) {}

HashFile::~HashFile() {
    if (sorted_ != nullptr) {
        ::munmap(sorted_, size_ * sizeof *sorted_);
    }
}

void HashFile::add(std::uint64_t hash) {
    size_ += std::fwrite(&hash, sizeof hash, 1, file_.get());
}

void HashFile::sort() {
    if (std::fflush(file_.get()) != 0 || std::ferror(file_.get()) != 0) {
        throw std::runtime_error(std::string("temporary file: ") + std::strerror(errno));
    }
    if (size_ == 0) {
        return;
    }
    void* map = ::mmap(nullptr, size_ * sizeof *sorted_, PROT_READ | PROT_WRITE, MAP_SHARED, fileno(file_.get()), 0);
    if (map == MAP_FAILED) {
        throw std::runtime_error(std::string("temporary file: ") + std::strerror(errno));
    }
    sorted_ = static_cast<std::uint64_t*>(map);
    std::sort(sorted_, sorted_ + size_);
}

std::size_t HashFile::count(std::uint64_t hash) const {
    if (sorted_ == nullptr) {
        return 0;
    }
    auto [first, last] = std::equal_range(sorted_, sorted_ + size_, hash);
    return static_cast<std::size_t>(last - first);
}

}  // namespace cvconv::command
