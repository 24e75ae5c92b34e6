#include "readers/recognize/fields/work/repeated_jobs.h"

#include <algorithm>
#include <string>
#include <unordered_map>

#include "ir/partial_date.h"
#include "ir/unicode.h"

namespace cvconv::recognizing {

namespace {

constexpr std::size_t most_alike = 8;  ///< jobs of one key that others are compared with, however many there are

/// Folded, without blanks: "Harbour  Ltd" and "HARBOUR LTD" are one.
std::string bare(const Text& text) {
    std::string folded = text ? fold(text->value) : std::string{};
    std::erase(folded, ' ');
    return folded;
}

bool is_same_employer(const Work& a, const Work& b) {
    const std::string first = bare(a.name);
    const std::string second = bare(b.name);
    return !first.empty() && !second.empty() && (first.starts_with(second) || second.starts_with(first));
}

/// A job of which nothing is told but where, as what and when.
bool is_bare(const Work& job) {
    return !job.summary && job.highlights.empty();
}

bool are_told_twice(const Work& a, const Work& b) {
    const bool same_start = a.start_date && b.start_date && a.start_date->value == b.start_date->value;
    const bool other_end = a.end_date && b.end_date && a.end_date->value != b.end_date->value;
    const bool other_position = a.position && b.position && bare(a.position) != bare(b.position);
    return same_start && !other_end && !other_position && is_same_employer(a, b) && (is_bare(a) || is_bare(b));
}

/// Jobs told twice have the same key: when it began, and how the employer's name begins.
std::string key_of(const Work& job) {
    constexpr std::size_t beginning = 6;  // bytes
    return job.start_date ? to_iso(job.start_date->value) + bare(job.name).substr(0, beginning) : std::string{};
}

template <class T>
void take(std::optional<Found<T>>& mine, std::optional<Found<T>>& other) {
    if (!mine) {
        mine = std::move(other);
    } else if (other) {
        mine->where.insert(mine->where.end(), other->where.begin(), other->where.end());
    }
}

void join(Work& job, Work& bare_one) {
    if (bare(bare_one.name).size() > bare(job.name).size()) {
        std::swap(job.name, bare_one.name);  // with the branch
    }
    take(job.name, bare_one.name);
    take(job.position, bare_one.position);
    take(job.location, bare_one.location);
    take(job.description, bare_one.description);
    take(job.url, bare_one.url);
    take(job.start_date, bare_one.start_date);
    take(job.end_date, bare_one.end_date);
    take(job.current, bare_one.current);
    take(job.department, bare_one.department);
}

}  // namespace

void join_repeated_jobs(std::vector<Work>& jobs) {
    std::unordered_map<std::string, std::vector<std::size_t>> alike;
    std::vector<bool> joined(jobs.size(), false);
    for (std::size_t i = 0; i < jobs.size(); ++i) {
        std::vector<std::size_t>& others = alike[key_of(jobs[i])];
        const auto twin =
            std::find_if(others.begin(), others.end(), [&](std::size_t k) { return are_told_twice(jobs[k], jobs[i]); });
        if (twin == others.end()) {
            if (others.size() < most_alike) {
                others.push_back(i);
            }
            continue;
        }
        if (is_bare(jobs[*twin])) {
            std::swap(jobs[*twin], jobs[i]);
        }
        join(jobs[*twin], jobs[i]);
        joined[i] = true;
    }
    std::size_t i = 0;
    std::erase_if(jobs, [&](const Work& /*job*/) { return joined[i++]; });
}

}  // namespace cvconv::recognizing
