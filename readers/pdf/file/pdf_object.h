#pragma once
// A PDF as it is stored: dictionaries, arrays, streams. Only what this reader asks for, whichever library reads it:
// poppler_core_object.cc or qpdf_object.cc (README.md).

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace cvconv::pdf {

/// References are followed. What is missing or damaged is null, and what is asked of an object of another kind is
/// empty: no call fails. Must not outlive its PdfFile.
class PdfObject {
public:
    struct Value;                    ///< the library's object
    using Id = std::pair<int, int>;  ///< number and generation
    enum class Unpacked : unsigned char { whole, too_large, damaged };

    PdfObject() = default;
    explicit PdfObject(std::shared_ptr<const Value> value) : value_(std::move(value)) {}

    [[nodiscard]] bool is_dictionary() const;  ///< a stream is none, though it has one
    [[nodiscard]] bool is_stream() const;
    [[nodiscard]] bool is_array() const;
    [[nodiscard]] std::optional<double> number() const;
    [[nodiscard]] std::string name() const;                 ///< "Type0" of "/Type0"
    [[nodiscard]] std::optional<std::string> text() const;  ///< of a string, in UTF-8
    [[nodiscard]] std::optional<Id> id() const;             ///< of what has a number

    [[nodiscard]] std::size_t size() const;  ///< of an array
    [[nodiscard]] PdfObject at(std::size_t index) const;
    /// Of a dictionary or the dictionary of a stream; without the slash.
    [[nodiscard]] PdfObject key(const std::string& name) const;
    /// The id of what key(name) would give, which is not read for it.
    [[nodiscard]] std::optional<Id> id_of(const std::string& name) const;
    [[nodiscard]] std::vector<std::string> keys() const;

    /// Adds a stream's data, unpacked, to `bytes`; stops when they would be more than `most`.
    [[nodiscard]] Unpacked unpack(std::string& bytes, std::size_t most) const;

private:
    std::shared_ptr<const Value> value_;
};

}  // namespace cvconv::pdf
