#include "readers/recognize/records/labelled_entry.h"

#include <algorithm>
#include <utility>

namespace cvconv::recognizing {

bool LabelledEntry::has(FieldRole role) const {
    return first({role}) != nullptr;
}

const LabelledSpan* LabelledEntry::first(std::initializer_list<FieldRole> roles) const {
    const auto found = std::find_if(spans.begin(), spans.end(), [&](const LabelledSpan& span) {
        return std::find(roles.begin(), roles.end(), span.role) != roles.end();
    });
    return found == spans.end() ? nullptr : &*found;
}

std::vector<LabelledEntry> labelled_entries(const std::vector<TokenLine>& lines,
                                            const std::vector<LabelledSpan>& spans) {
    std::vector<LabelledEntry> entries;
    auto span = spans.begin();
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const TokenLine& line = lines[i];
        const bool begins = i == 0 || lines[i - 1].section != line.section || lines[i - 1].entry != line.entry;
        if (begins) {
            entries.push_back({line.kind, line.section, {}, {}});
        }
        LabelledEntry& entry = entries.back();
        const std::size_t first = i - entry.lines.size();
        entry.lines.push_back(line.line);
        for (; span != spans.end() && span->line == i; ++span) {
            entry.spans.push_back(*span);
            entry.spans.back().line -= first;
            entry.spans.back().last -= first;
        }
    }
    std::erase_if(entries, [](const LabelledEntry& entry) { return entry.spans.empty(); });
    return entries;
}

LabelledEntry joined(const std::vector<LabelledEntry>& entries) {
    LabelledEntry whole;
    for (const LabelledEntry& entry : entries) {
        for (LabelledSpan span : entry.spans) {
            span.line += whole.lines.size();
            span.last += whole.lines.size();
            whole.spans.push_back(std::move(span));
        }
        whole.lines.insert(whole.lines.end(), entry.lines.begin(), entry.lines.end());
    }
    return whole;
}

namespace {

bool is_text(FieldRole role) {
    return role == FieldRole::summary || role == FieldRole::highlight || role == FieldRole::description;
}

/// The roles of the spans before the first of `key`: an employer above each position, a date before each award.
std::vector<FieldRole> roles_before(FieldRole key, const LabelledEntry& entry) {
    std::vector<FieldRole> roles;
    for (const LabelledSpan& span : entry.spans) {
        if (span.role == key) {
            break;
        }
        roles.push_back(span.role);
    }
    return roles;
}

}  // namespace

std::vector<LabelledEntry> parted_by(FieldRole key, bool within_lines, const LabelledEntry& entry) {
    const std::vector<FieldRole> leading = roles_before(key, entry);
    std::vector<LabelledEntry> parts;
    LabelledEntry part{entry.kind, entry.section, entry.lines, {}};
    for (const LabelledSpan& span : entry.spans) {
        const LabelledSpan* before = part.first({key});
        if (span.role == key && before != nullptr && (within_lines || before->last != span.line)) {
            auto own = part.spans.end();
            while (own != part.spans.begin() && (own - 1)->role != key && !is_text((own - 1)->role) &&
                   std::find(leading.begin(), leading.end(), (own - 1)->role) != leading.end()) {
                --own;
            }
            LabelledEntry next{entry.kind, entry.section, entry.lines, {own, part.spans.end()}};
            part.spans.erase(own, part.spans.end());
            parts.push_back(std::move(part));
            part = std::move(next);
        }
        part.spans.push_back(span);
    }
    parts.push_back(std::move(part));
    return parts;
}

}  // namespace cvconv::recognizing
