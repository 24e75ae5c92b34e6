#pragma once
// The native form's surface: indented lines, and the words on a line.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ir/diagnostics.h"
#include "ir/found.h"

namespace cvconv::native {

struct Line {
    int number = 0;         ///< from 1
    int indent = 0;         ///< blanks in front
    std::string_view text;  ///< without them, without blanks at the end
};

/// The lines that say something: empty lines and those that begin with # are left out.
[[nodiscard]] std::vector<Line> lines_of(std::string_view text);

/// Walks the lines of a file, top to bottom. The first thing that is wrong is kept; from then on
/// there are no more lines.
class LineCursor {
public:
    /// `marker`, if it is the first line, is passed over.
    LineCursor(std::string_view text, std::string_view marker)
        : lines_(lines_of(text)), at_(!lines_.empty() && lines_.front().text == marker ? 1 : 0) {}

    /// The next line if it stands deeper than `indent`; nothing at the end of an indented group.
    [[nodiscard]] const Line* next_below(int indent);
    /// The line that next_below gave last.
    [[nodiscard]] const Line& current() const { return lines_[at_ - 1]; }

    /// What is wrong, and on which line; 0 = the current one.
    void fail(std::string cause, int line = 0);
    [[nodiscard]] bool failed() const { return failed_; }
    /// Adds native_damaged for what went wrong.
    void report(Diagnostics& diagnostics) const;

private:
    std::vector<Line> lines_;
    std::size_t at_;
    bool failed_ = false;
    Place place_;
    std::string cause_;
};

/// The words of one line, from left to right. Every take_… returns nothing, and moves nothing, if
/// the line does not go on like that.
class Words {
public:
    explicit Words(std::string_view text) : rest_(text) {}

    [[nodiscard]] bool at_end() const { return rest_.empty(); }
    [[nodiscard]] std::string_view rest() const { return rest_; }
    /// A bare word, up to the next blank.
    std::optional<std::string_view> take_word();
    /// "quoted", with its escapes resolved.
    std::optional<std::string> take_string();
    /// @0-12,20-31
    std::optional<Spans> take_places();
    /// `key=`; the value follows.
    bool take_key(std::string_view key);
    std::optional<int> take_int();
    std::optional<float> take_float();
    /// 12,40,77
    std::optional<std::vector<std::uint32_t>> take_offsets();

private:
    void skip_blanks();

    std::string_view rest_;
};

}  // namespace cvconv::native
