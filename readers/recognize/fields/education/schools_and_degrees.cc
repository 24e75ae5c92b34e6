#include "readers/recognize/fields/education/schools_and_degrees.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace cvconv::recognizing {

namespace {

bool is_school(const Education& e) {
    return e.institution && !e.study_type && e.end_date;
}

bool is_degree(const Education& e) {
    return e.study_type && !e.institution && e.end_date;
}

}  // namespace

void join_schools_and_degrees(std::vector<Education>& education) {
    constexpr std::size_t fewest = 2;
    std::vector<std::pair<std::size_t, std::size_t>> pairs;  // a school, a degree
    std::size_t degrees = 0;
    for (std::size_t d = 0; d < education.size(); ++d) {
        if (!is_degree(education[d])) {
            continue;
        }
        ++degrees;
        std::vector<std::size_t> schools;
        for (std::size_t s = 0; s < education.size(); ++s) {
            if (is_school(education[s]) && education[s].end_date->value.year == education[d].end_date->value.year) {
                schools.push_back(s);
            }
        }
        const bool taken = !schools.empty() && std::any_of(pairs.begin(), pairs.end(), [&](const auto& pair) {
            return pair.first == schools.front();
        });
        if (schools.size() == 1 && !taken) {
            pairs.emplace_back(schools.front(), d);
        }
    }
    if (pairs.size() < fewest || pairs.size() * 2 <= degrees) {
        return;
    }
    std::vector<bool> joined(education.size(), false);
    for (const auto& [s, d] : pairs) {
        Education& school = education[s];
        Education& degree = education[d];
        school.study_type = std::move(degree.study_type);
        school.area = degree.area ? std::move(degree.area) : std::move(school.area);
        school.score = degree.score ? std::move(degree.score) : std::move(school.score);
        std::move(degree.courses.begin(), degree.courses.end(), std::back_inserter(school.courses));
        school.end_date->where.insert(school.end_date->where.end(), degree.end_date->where.begin(),
                                      degree.end_date->where.end());
        joined[d] = true;
    }
    std::size_t index = 0;
    std::erase_if(education, [&](const Education&) { return joined[index++]; });
}

}  // namespace cvconv::recognizing
