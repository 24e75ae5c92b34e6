#include "readers/native/evidence.h"

#include "ir/formats/native/syntax.h"

namespace cvconv::native {

std::optional<Evidence> take_evidence(Words& words) {
    Evidence evidence;
    if (auto places = words.take_places()) {
        evidence.where = std::move(*places);
    }
    if (Words ahead = words; auto word = ahead.take_word()) {
        if (auto grade = confidence(*word)) {
            evidence.confidence = *grade;
            words = ahead;
        }
    }
    if (auto quoted = words.take_string()) {
        evidence.rule = std::move(*quoted);
    } else if (auto word = words.take_word()) {
        if (!is_bare_word(*word)) {
            return std::nullopt;
        }
        evidence.rule = std::string(*word);
    }
    return words.at_end() ? std::optional(std::move(evidence)) : std::nullopt;
}

}  // namespace cvconv::native
