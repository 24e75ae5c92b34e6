#include "readers/office/fields.h"

#include "ir/unicode.h"

namespace cvconv::office {

std::string target_of_field(std::string_view instruction) {
    instruction = trim(instruction);
    if (!instruction.starts_with("HYPERLINK")) {
        return {};
    }
    const std::size_t begin = instruction.find('"');
    const std::size_t end = begin == std::string_view::npos ? begin : instruction.find('"', begin + 1);
    const bool within_document = instruction.substr(0, begin).find("\\l") != std::string_view::npos;
    return end == std::string_view::npos || within_document
               ? std::string{}
               : std::string(instruction.substr(begin + 1, end - begin - 1));
}

}  // namespace cvconv::office
