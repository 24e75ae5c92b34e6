#include "readers/markdown/title_block.h"

#include <algorithm>
#include <array>
#include <string>

#include "ir/unicode.h"
#include "readers/markdown/source.h"

namespace cvconv::markdown {

int title_block_lines(std::string_view text) {
    int count = 0;
    for (std::size_t begin = 0; begin < text.size();) {
        std::string_view line = line_from(text, begin);
        bool goes_on = count > 0 && line.starts_with(' ') && !trim(line).empty();
        if (!line.starts_with('%') && !goes_on) {
            // one line alone may be a remark
            return count >= 2 && trim(line).empty() ? count : 0;
        }
        ++count;
        begin += line.size() + 1;
        if (count > 12) {
            return 0;
        }
    }
    return 0;
}

void read_title_block(std::string_view text, int line_count, DocumentBuilder& builder) {
    static constexpr std::array<std::string_view, 3> keys = {"title", "author", "date"};
    std::size_t field = keys.size();
    std::size_t begin = 0;
    for (int i = 0; i < line_count; ++i) {
        std::string_view line = line_from(text, begin);
        begin += line.size() + 1;
        if (line.starts_with('%')) {
            field = field == keys.size() ? 0 : std::min(field + 1, keys.size() - 1);
            line.remove_prefix(1);
        }
        // several authors, parted by semicolons or on lines of their own
        for (std::size_t at = 0; at < line.size();) {
            std::size_t end = field == 1 ? std::min(line.find(';', at), line.size()) : line.size();
            std::string_view value = trim(line.substr(at, end - at));
            at = end + 1;
            if (value.empty()) {
                continue;
            }
            // when it was written says nothing of the person
            builder.open(keys[field] == "date" ? BlockKind::furniture : BlockKind::paragraph);
            std::uint32_t from = builder.position();
            builder.add(value, {}, {i + 1, static_cast<int>(value.data() - line.data()) + 2});
            Span where{from, builder.position()};
            if (builder.close() && keys[field] != "date") {
                builder.add_property(std::string(keys[field]), std::string(value), where);
            }
        }
    }
}

}  // namespace cvconv::markdown
