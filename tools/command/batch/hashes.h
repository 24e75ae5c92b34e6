#pragma once
// A multiset of 64-bit hashes that lies in a temporary file, so that a million of them take no memory
// that others need: for what must be known about all inputs of a batch at once.

#include <cstdint>
#include <cstdio>
#include <memory>
#include <string_view>

namespace cvconv::command {

/// The same for the same text everywhere and always: shards on several machines agree by it.
[[nodiscard]] std::uint64_t hash_of(std::string_view text);

/// An unnamed file that goes away with its owner. Throws std::runtime_error if there can be none.
using TemporaryFile = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;
[[nodiscard]] TemporaryFile temporary_file();

class HashFile {
public:
    HashFile();
    HashFile(const HashFile&) = delete;
    HashFile& operator=(const HashFile&) = delete;
    ~HashFile();

    /// Before sort() only.
    void add(std::uint64_t hash);
    /// After the last add(), before the first count(). Throws std::runtime_error if the disk is full.
    void sort();
    /// How often it was added.
    [[nodiscard]] std::size_t count(std::uint64_t hash) const;

private:
    TemporaryFile file_;
    std::size_t size_ = 0;
    std::uint64_t* sorted_ = nullptr;  ///< the file, mapped
};

}  // namespace cvconv::command
