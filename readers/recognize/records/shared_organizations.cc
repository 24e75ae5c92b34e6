#include "readers/recognize/records/shared_organizations.h"

#include <algorithm>
#include <utility>

namespace cvconv::recognizing {

namespace {

/// The spans by which an entry says of whom it is, and what it was.
bool says_what(const LabelledEntry& entry) {
    return entry.first({FieldRole::position, FieldRole::degree, FieldRole::area}) != nullptr;
}

bool says_more(const LabelledEntry& entry) {
    return says_what(entry) || entry.first({FieldRole::summary, FieldRole::highlight, FieldRole::keyword}) != nullptr;
}

bool shares_organizations(SectionKind kind) {
    return kind == SectionKind::work || kind == SectionKind::education || kind == SectionKind::volunteer ||
           kind == SectionKind::memberships;
}

/// "Harbour Works, Kilkenny" alone above the roles there: the first of them begins with it.
void join_organizations_above(std::vector<LabelledEntry>& entries) {
    for (std::size_t i = 0; i + 1 < entries.size();) {
        LabelledEntry& above = entries[i];
        LabelledEntry& below = entries[i + 1];
        const bool alone = shares_organizations(above.kind) && above.section == below.section &&
                           above.has(FieldRole::organization) && !says_more(above) &&
                           !below.has(FieldRole::organization) && says_what(below);
        if (!alone) {
            ++i;
            continue;
        }
        const std::size_t lines = above.lines.size();
        above.lines.insert(above.lines.end(), below.lines.begin(), below.lines.end());
        for (LabelledSpan span : below.spans) {
            span.line += lines;
            span.last += lines;
            above.spans.push_back(std::move(span));
        }
        // its own period is that of the role
        if (below.has(FieldRole::date)) {
            std::erase_if(above.spans,
                          [&](const LabelledSpan& span) { return span.role == FieldRole::date && span.line < lines; });
        }
        entries.erase(entries.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    }
}

/// Degrees below one school, each on a line of its own, that the labeller of lines saw as one entry.
std::vector<LabelledEntry> part_degrees(const std::vector<LabelledEntry>& entries) {
    std::vector<LabelledEntry> result;
    for (const LabelledEntry& entry : entries) {
        if (entry.kind != SectionKind::education) {
            result.push_back(entry);
            continue;
        }
        for (LabelledEntry& part : parted_by(FieldRole::degree, false, entry)) {
            result.push_back(std::move(part));
        }
    }
    return result;
}

}  // namespace

void share_organizations(std::vector<LabelledEntry>& entries) {
    entries = part_degrees(entries);
    join_organizations_above(entries);
    for (std::size_t i = 1; i < entries.size(); ++i) {
        const LabelledEntry& above = entries[i - 1];
        LabelledEntry& own = entries[i];
        if (!shares_organizations(own.kind) || above.section != own.section || own.has(FieldRole::organization) ||
            !says_what(own)) {
            continue;
        }
        // a place of its own is told beside an employer of its own
        std::vector<LabelledSpan> shared;
        for (LabelledSpan span : above.spans) {
            const bool place = span.role == FieldRole::location && !own.has(FieldRole::location);
            if (span.role == FieldRole::organization || place) {
                shared.push_back(std::move(span));
            }
        }
        if (shared.empty()) {
            continue;
        }
        // no more lines than these stand in, or a long list of roles would hand down all lines before
        std::size_t first = shared.front().line;
        std::size_t end = first;
        for (const LabelledSpan& span : shared) {
            first = std::min(first, span.line);
            end = std::max(end, span.last + 1);
        }
        own.lines.insert(own.lines.begin(), above.lines.begin() + static_cast<std::ptrdiff_t>(first),
                         above.lines.begin() + static_cast<std::ptrdiff_t>(end));
        for (LabelledSpan& span : shared) {
            span.line -= first;
            span.last -= first;
        }
        for (LabelledSpan& span : own.spans) {
            span.line += end - first;
            span.last += end - first;
        }
        own.spans.insert(own.spans.begin(), shared.begin(), shared.end());
    }
}

}  // namespace cvconv::recognizing
