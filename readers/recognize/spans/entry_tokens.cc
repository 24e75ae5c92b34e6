#include "readers/recognize/spans/entry_tokens.h"

#include <algorithm>

#include "readers/recognize/entries/entries.h"
#include "readers/recognize/spans/record_fields.h"

namespace cvconv::recognizing {

namespace {

/// A stretch of text that is a value, or a piece of one.
struct Claim {
    Span where;
    FieldRole role = FieldRole::text;
    RecordId record;
};

/// In the order of the text; of those that begin alike the longest first.
std::vector<Claim> claims_of(const Cv& cv) {
    std::vector<Claim> claims;
    for_each_record(cv, [&](RecordId id, const auto& record) {
        for_each_field(record, [&](FieldRole role, const Spans& where) {
            for (Span span : where) {
                if (!span.empty()) {
                    claims.push_back({span, role, id});
                }
            }
        });
    });
    std::stable_sort(claims.begin(), claims.end(), [](const Claim& a, const Claim& b) {
        return a.where.begin != b.where.begin ? a.where.begin < b.where.begin : a.where.end > b.where.end;
    });
    return claims;
}

/// Gives tokens their labels by the claims, both in the order of the text. A claim within another one is overruled by
/// it where the outer one is a name, and overrules it where that is running text.
class Labelling {
public:
    explicit Labelling(std::vector<Claim> claims) : claims_(std::move(claims)) {
        std::uint32_t reached = 0;
        for (const Claim& claim : claims_) {
            reached = std::max(reached, claim.where.end);
            reached_.push_back(reached);
        }
    }

    void label(std::vector<EntryToken>& tokens) const {
        if (tokens.empty()) {
            return;
        }
        const std::uint32_t end = tokens.back().token.where.end;
        std::vector<int> of_token(tokens.size(), -1);
        // long claims (running text) may begin far above the line
        const auto first_claim = std::upper_bound(reached_.begin(), reached_.end(), tokens.front().token.where.begin);
        for (auto c = static_cast<std::size_t>(first_claim - reached_.begin());
             c < claims_.size() && claims_[c].where.begin < end; ++c) {
            const Claim& claim = claims_[c];
            if (claim.where.end <= tokens.front().token.where.begin) {
                continue;
            }
            for (std::size_t t = 0; t < tokens.size(); ++t) {
                if (!claim.where.contains(tokens[t].token.where)) {
                    continue;
                }
                const int before = of_token[t];
                if (before < 0 || claims_[static_cast<std::size_t>(before)].role == FieldRole::text) {
                    of_token[t] = static_cast<int>(c);
                }
            }
        }
        for (std::size_t t = 0; t < tokens.size(); ++t) {
            if (of_token[t] < 0) {
                continue;
            }
            const Claim& claim = claims_[static_cast<std::size_t>(of_token[t])];
            const bool first = t == 0 || of_token[t - 1] != of_token[t];
            const bool last = t + 1 == tokens.size() || of_token[t + 1] != of_token[t];
            const SpanPart part = first  ? (last ? SpanPart::single : SpanPart::begin)
                                  : last ? SpanPart::end
                                         : SpanPart::inside;
            tokens[t].label = field_label(claim.role, part);
            tokens[t].record = claim.record;
        }
    }

private:
    std::vector<Claim> claims_;
    std::vector<std::uint32_t> reached_;  ///< where the claims up to this one end at most
};

}  // namespace

RecordList list_of(SectionKind kind) {
    switch (kind) {
        case SectionKind::work: return RecordList::work;
        case SectionKind::volunteer:
        case SectionKind::memberships: return RecordList::volunteer;
        case SectionKind::education: return RecordList::education;
        case SectionKind::awards: return RecordList::awards;
        case SectionKind::certificates:
        case SectionKind::courses: return RecordList::certificates;
        case SectionKind::publications:
        case SectionKind::patents: return RecordList::publications;
        case SectionKind::projects:
        case SectionKind::talks:
        case SectionKind::teaching: return RecordList::projects;
        default: return RecordList::none;
    }
}

EntryLines entry_lines(const Document& document, const std::vector<Section>& sections, const Cv& cv) {
    const Labelling labelling(claims_of(cv));
    EntryLines result;
    int number = 0;
    for (const Section& section : sections) {
        if (list_of(section.kind) == RecordList::none || section.lines.empty()) {
            continue;
        }
        int entry_number = 0;
        for (Entry& entry : find_entries(document, section)) {
            for (std::size_t i = 0; i < entry.lines.size(); ++i) {
                EntryLine about{section.kind, number, entry_number, static_cast<int>(i), i < entry.header, {}};
                for (const Token& token : tokens_of(document.text, entry.lines[i].text)) {
                    about.tokens.push_back({token, 0, {}});
                }
                labelling.label(about.tokens);
                result.about.push_back(std::move(about));
                result.lines.push_back(std::move(entry.lines[i]));
            }
            ++entry_number;
        }
        ++number;
    }
    return result;
}

}  // namespace cvconv::recognizing
