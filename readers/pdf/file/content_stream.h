#pragma once
// The operators of a page's content stream and the numbers before them: "1 0 0 1 72 720 cm". Strings, arrays and
// dictionaries are passed over: libraries that make an object of every token take ten times as long.

#include <cstddef>
#include <string_view>
#include <vector>

namespace cvconv::pdf {

inline constexpr std::size_t most_operators = 1'000'000;  ///< that are read of one page or form

class ContentStream {
public:
    /// `bytes` are the decoded content; they must outlive this.
    explicit ContentStream(std::string_view bytes) : bytes_(bytes) {}

    /// The next operator; false at the end. `numbers` are the numbers before it, the first eight of them, without
    /// those in arrays and dictionaries.
    [[nodiscard]] bool next(std::string_view& name, std::vector<double>& numbers);
    /// The last name before the operator, without its slash: "Im1" of "/Im1 Do"; empty if there is none.
    [[nodiscard]] std::string_view name_operand() const { return name_operand_; }
    /// Was there "/ActualText" in a dictionary before the operator?
    [[nodiscard]] bool has_actual_text() const { return has_actual_text_; }

private:
    [[nodiscard]] std::string_view regular();
    void skip_string();
    void skip_inline_image();

    std::string_view bytes_;
    std::string_view name_operand_;
    bool has_actual_text_ = false;
    std::size_t at_ = 0;
    int depth_ = 0;  ///< of arrays and dictionaries
};

}  // namespace cvconv::pdf
