// "Harbour Pumps GmbH in München": the town behind the employer.

#include <algorithm>

#include "readers/pieces/characters.h"
#include "readers/pieces/function_words.h"
#include "readers/pieces/places/places.h"
#include "readers/recognize/fields/work/job.h"

namespace cvconv::recognizing {

void part_town_of_employer(const Document& document, Job& job) {
    if (!job.organization || job.location || job.organization->where.size() != 1) {
        return;
    }
    const std::string_view text = document.text;
    const Span whole = job.organization->where.front();
    const auto words = words_of(text, whole);
    for (std::size_t in = words.size(); in-- > 1;) {
        if (!(is_in(words[in].folded) || is_at_word(words[in].folded)) || in + 1 == words.size()) {
            continue;
        }
        const Span town{words[in + 1].where.begin, whole.end};
        const Span name{whole.begin, words[in - 1].where.end};
        const auto places = find_places(text, town);
        const bool is_town =
            places.size() == 1 && places.front().where == town && places.front().kind == PlaceKind::city;
        // the town of a university is a part of its name
        const bool of_name = !find(Idea::institutions, text, name).empty();
        if (is_town && !of_name && !is_lower(character_at(text, name.begin))) {
            job.organization = text_of(document, name, Confidence::inferred, "work.name");
            job.location = text_of(document, town, Confidence::inferred, "work.location.in");
        }
        return;
    }
}

}  // namespace cvconv::recognizing
