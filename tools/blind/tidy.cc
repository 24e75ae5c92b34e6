#include "tools/blind/tidy.h"

#include "ir/walk.h"
#include "tools/blind/neutral.h"

namespace cvconv::blind {
namespace {

template <class Entry>
void remove_empty(std::vector<Entry>& entries) {
    std::erase_if(entries, [](const Entry& entry) {
        bool any = false;
        for_each_found(entry, [&](const auto&) { any = true; });
        return !any;
    });
}

template <class Entry>
void remove_personal(std::vector<Entry>& entries, const char* list, std::vector<Removal>& removals) {
    const auto count =
        std::erase_if(entries, [](const Entry& entry) { return is_personal_label(value_or_empty(entry.name)); });
    if (count > 0) {
        removals.push_back({list, "personal", "lines", static_cast<int>(count), ""});
    }
}

}  // namespace

void remove_empty_records(Cv& cv) {
    remove_empty(cv.basics.profiles);
    remove_empty(cv.references);
    remove_empty(cv.attachments);
    remove_empty(cv.work);
    remove_empty(cv.volunteer);
    remove_empty(cv.education);
    remove_empty(cv.projects);
    remove_empty(cv.certificates);
    remove_empty(cv.publications);
    remove_empty(cv.awards);
    remove_empty(cv.skills);
    remove_empty(cv.interests);
}

void remove_personal_entries(Cv& cv, std::vector<Removal>& removals) {
    remove_personal(cv.skills, "skills", removals);
    remove_personal(cv.interests, "interests", removals);
}

}  // namespace cvconv::blind
