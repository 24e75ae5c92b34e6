#include "readers/recognize/entries/roles.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

#include "readers/recognize/characters.h"
#include "readers/recognize/fields/scores.h"
#include "readers/recognize/places/places.h"
#include "readers/recognize/reading.h"
#include "readers/recognize/weights.h"
#include "recognize/without.h"

namespace cvconv::recognizing {

namespace {

using Scores = std::array<float, role_count>;

float& at(Scores& scores, Role role) {
    return scores.at(static_cast<std::size_t>(role));
}

float count(const Atom& atom, Idea idea, std::string_view key = {}) {
    return without(idea) ? 0 : weigh(find(idea, atom.words), key, 0.6F);
}

/// Does a word of the atom besides the first start with a capital? Names of organisations do.
bool is_capitalised(std::string_view text, const Atom& atom) {
    int capitals = 0;
    int letters = 0;
    for (const Word& word : atom.words) {
        std::size_t i = word.where.begin;
        char32_t c = next_character(text, i);
        capitals += is_upper(c) ? 1 : 0;
        letters += is_letter(c) ? 1 : 0;
    }
    return letters > 0 && capitals * 2 > letters;
}

bool begins_with_quotation(std::string_view text, const Atom& atom) {
    constexpr std::u32string_view marks = U"\"“„«「";
    return marks.find(character_at(text, atom.text.begin)) != std::u32string_view::npos ||
           marks.find(character_before(text, atom.text.begin)) != std::u32string_view::npos;
}

Scores own_evidence(const Document& document, SectionKind kind, const Atom& atom) {
    Scores s{};
    std::string_view text = document.text;
    float jobs = std::min(2.0F, count(atom, Idea::job_titles));
    float legal = std::min(1.0F, count(atom, Idea::organizations, "legal"));
    float orgs = std::min(2.0F, count(atom, Idea::organizations, "organization"));
    float schools = std::min(2.0F, count(atom, Idea::institutions));
    float degrees = std::min(2.0F, count(atom, Idea::degrees));
    float place = place_score(text, atom.text);
    float honours = std::min(1.5F, count(atom, Idea::honours));
    bool capitalised = is_capitalised(text, atom);
    bool has_digit = atom.text.of(text).find_first_of("0123456789") != std::string_view::npos;
    auto words = static_cast<float>(atom.words.size());

    at(s, Role::other) = -0.6F + (words > 9 ? 0.8F : 0.0F) + (atom.starts_lower ? 0.9F : 0.0F);
    const bool of_employer = kind == SectionKind::work || kind == SectionKind::volunteer;
    at(s, Role::location) = (of_employer ? weight::place : weight::place_of_school) * place - weight::place_needed -
                            (legal > 0 ? weight::place_with_legal_form : 0.0F) -
                            weight::place_with_words * (orgs + schools + jobs);
    at(s, Role::area) = -3.0F;
    at(s, Role::score) = -3.0F;
    float lower = atom.starts_lower ? 0.7F : 0.0F;
    float length = words > 9 ? 0.15F * (words - 9) : 0.0F;

    bool acronym = words == 1 && is_all_capitals(atom.text.of(text));
    if (kind != SectionKind::education && atom.join == Join::bracket && words <= 3 && capitalised && !has_digit &&
        !acronym && jobs + degrees + honours == 0) {
        at(s, Role::location) += 2.3F;  // "Acme (Springfield)"
    }

    switch (kind) {
        case SectionKind::education:
        case SectionKind::courses: {
            bool has_score = !find_scores(text, atom.text).empty();
            at(s, Role::subject) = weight::degree_of_header * degrees - weight::degree_with_school * schools -
                                   weight::degree_with_legal_form * legal - (degrees == 0 ? 0.3F : 0.0F) - length;
            at(s, Role::organization) = weight::school_of_header * schools + weight::legal_school * legal +
                                        weight::organization_school * orgs - weight::school_with_degree * degrees +
                                        (capitalised ? 0.2F : -0.2F) - lower - length;
            at(s, Role::area) = -0.3F - 1.2F * schools - 1.0F * degrees - 2.5F * std::max(0.0F, place - 0.3F) - length +
                                1.3F * lower - 1.5F * honours -
                                (atom.text.of(text).find(':') != std::string_view::npos ? 2.0F : 0.0F);
            at(s, Role::score) = (has_score                                ? weight::mark
                                  : honours > 0 && words > 1 && words <= 6 ? 0.3F + honours
                                                                           : -2.0F) -
                                 1.0F * schools - 1.0F * degrees;
            std::string_view label = leading_label(document, atom.text, Idea::entry_labels, {"area", "degree"}).key;
            at(s, Role::area) += label == "area" ? 2.5F : 0.0F;
            at(s, Role::subject) += label == "degree" && degrees > 0 ? 1.0F : 0.0F;
            at(s, Role::organization) += lower > 0 && schools > 0 ? 0.8F : 0.0F;
            break;
        }
        case SectionKind::awards:
        case SectionKind::certificates:
        case SectionKind::projects:
        case SectionKind::talks:
        case SectionKind::teaching: {
            float first = atom.join == Join::start_of_line && atom.line == 0 ? 1.0F : 0.0F;
            at(s, Role::subject) =
                0.4F + first +
                (kind == SectionKind::awards ? 0.8F * std::min(1.5F, count(atom, Idea::award_words)) : 0.0F) -
                0.5F * legal - (kind == SectionKind::awards ? 0.5F * orgs : 0.0F) - length * 0.5F;
            at(s, Role::organization) = 1.0F * legal + 0.7F * orgs + 0.8F * schools + (capitalised ? 0.4F : -0.4F) -
                                        lower - first * 0.3F - length;
            bool distinct = count(atom, Idea::award_words) + degrees + jobs == 0;
            // "Young Engineer of the Year, Rivers Group", "EA 1, Suomen Punainen Risti"
            if ((atom.join == Join::comma || atom.join == Join::dash) && !atom.starts_lower && !has_digit && distinct &&
                words <= 7 && (kind == SectionKind::awards || kind == SectionKind::certificates)) {
                at(s, Role::organization) += capitalised ? 0.9F : 1.2F;
            }
            if (kind == SectionKind::awards && begins_with_quotation(text, atom)) {
                at(s, Role::organization) -= 1.5F;  // "Discovery Project, “Night shift”, Research Board"
            }
            if (kind == SectionKind::awards && atom.join == Join::bracket && has_digit) {
                at(s, Role::organization) -= 0.8F;  // "(AUD 612,000)"
            }
            if (atom.join == Join::bracket && ((capitalised && words > 1) || legal > 0) && !has_digit &&
                (kind == SectionKind::awards || kind == SectionKind::certificates)) {
                at(s, Role::organization) += 1.4F;  // "Life Support (Resuscitation Council)"
            }
            if (kind == SectionKind::projects) {
                at(s, Role::organization) -= 1.2F;
                at(s, Role::location) -= 1.0F;
                at(s, Role::other) += 0.5F;
            }
            break;
        }
        default: {
            float roles = std::min(2.0F, count(atom, Idea::roles));
            if (kind == SectionKind::volunteer || kind == SectionKind::memberships) {
                jobs = std::min(2.0F, jobs + roles);
            }
            at(s, Role::subject) = weight::position_word * jobs - weight::position_with_legal_form * legal -
                                   weight::position_with_organization * orgs - weight::position_with_school * schools -
                                   length - 0.3F * lower;
            at(s, Role::organization) = weight::employer_with_legal_form * legal + weight::employer_word * orgs +
                                        weight::employer_school * schools - weight::employer_with_position * jobs +
                                        (capitalised ? 0.4F : -0.3F) - lower - length;
            if (atom.join == Join::at_word) {
                at(s, Role::organization) += weight::behind_at_word;
            }
            if (atom.join == Join::comma && capitalised && place < 0.4F &&
                (kind == SectionKind::volunteer || kind == SectionKind::memberships)) {
                at(s, Role::organization) += 0.9F;  // "Treasurer, Tropical Ecology Society"
            }
            break;
        }
    }
    return s;
}

bool is_state_code(const Document& document, const Atom& atom) {
    std::string_view own = atom.text.of(document.text);
    return own.size() == 2 && is_all_capitals(own) && !lookup(Idea::regions, own).empty();
}

/// "Automation and Systems": no school, place, mark or number.
bool may_be_field(const Document& document, const Atom& atom) {
    return count(atom, Idea::institutions) + count(atom, Idea::degrees) + count(atom, Idea::honours) == 0 &&
           atom.words.size() <= 6 && place_score(document.text, atom.text) < 0.5F &&
           atom.text.of(document.text).find_first_of("0123456789:") == std::string_view::npos;
}

/// "Coalfields Engineers Guild": written like a name, and its last word says neither place nor position.
bool may_be_name_of_organization(const Document& document, const Atom& atom) {
    if (atom.words.size() < 2 || atom.words.size() > 9 || !is_capitalised(document.text, atom) ||
        place_score(document.text, atom.text) >= 0.4F) {
        return false;
    }
    return count(atom, Idea::organizations) > 0 || find(Idea::job_titles, std::vector<Word>{atom.words.back()}).empty();
}

/// What it costs that two neighbouring atoms are one value.
float keep_cost(Join join) {
    switch (join) {
        case Join::comma: return weight::one_value_over_comma;
        case Join::bracket: return -0.3F;
        case Join::dash: return weight::one_value_over_dash;
        case Join::style: return weight::one_value_over_style;
        case Join::dot: return weight::one_value_over_dot;
        case Join::bar: return weight::one_value_over_bar;
        case Join::at_word: return weight::one_value_over_at_word;
        case Join::cell: return weight::one_value_over_cell;
        case Join::start_of_line: return weight::one_value_over_line;
    }
    return 1.0F;
}

/// What it costs that they are two.
float change_cost(Join join) {
    switch (join) {
        case Join::comma: return weight::two_values_at_comma;
        case Join::bracket: return weight::two_values_at_bracket;
        case Join::dash: return weight::two_values_at_dash;
        default: return 0.0F;
    }
}

/// The place of an atom in the pattern of its section.
using Slot = std::tuple<int, int, int, bool, bool>;

Slot slot_of(const Atom& atom) {
    return {atom.line, std::min(atom.index, 3), static_cast<int>(atom.join), atom.style.bold, atom.style.italic};
}
using LineSlot = std::tuple<int, bool, bool>;
LineSlot line_slot_of(const Atom& atom) {
    return {atom.line, atom.style.bold, atom.style.italic};
}

struct Habits {
    std::map<Slot, Scores> slots;
    std::map<LineSlot, Scores> lines;

    void learn(const Atom& atom, Role role) {
        slots[slot_of(atom)].at(static_cast<std::size_t>(role)) += 1;
        lines[line_slot_of(atom)].at(static_cast<std::size_t>(role)) += 1;
    }
    [[nodiscard]] static float bonus(const Scores& counts, Role role) {
        float total = 0;
        for (float c : counts) {
            total += c;
        }
        if (total < 2) {
            return 0;
        }
        float share = (counts.at(static_cast<std::size_t>(role)) + 0.4F) / (total + 0.4F * role_count);
        float strength = std::min(1.0F, 0.35F + total * 0.08F);
        return std::clamp(strength * std::log(share * role_count) * weight::habit, -1.4F, 1.4F);
    }
    [[nodiscard]] float bonus(const Atom& atom, Role role) const {
        float sum = 0;
        if (auto s = slots.find(slot_of(atom)); s != slots.end()) {
            sum += bonus(s->second, role);
        }
        if (auto l = lines.find(line_slot_of(atom)); l != lines.end()) {
            sum += weight::habit_of_line * bonus(l->second, role);
        }
        return sum;
    }
};

struct State {
    float score = -1e9F;
    int previous = -1;
};

/// The best roles for the atoms of one header: each role one unbroken run of atoms, `other` anywhere.
std::vector<Role> decode(const std::vector<Atom>& atoms, const std::vector<Scores>& evidence, float no_subject,
                         float no_organization) {
    constexpr int masks = 1 << role_count;
    std::size_t n = atoms.size();
    std::vector<std::vector<State>> table(n, std::vector<State>(static_cast<std::size_t>(role_count * masks)));
    auto cell = [](int role, int mask) { return static_cast<std::size_t>(role * masks + mask); };
    for (int r = 0; r < role_count; ++r) {
        table[0][cell(r, r == 0 ? 0 : 1 << r)] = {evidence[0].at(static_cast<std::size_t>(r)), -1};
    }
    for (std::size_t i = 1; i < n; ++i) {
        for (int r = 0; r < role_count; ++r) {
            for (int m = 0; m < masks; ++m) {
                const State& before = table[i - 1][cell(r, m)];
                if (before.score < -1e8F) {
                    continue;
                }
                for (int next = 0; next < role_count; ++next) {
                    float score = before.score + evidence[i].at(static_cast<std::size_t>(next));
                    int mask = m;
                    if (next == r) {
                        score -= next == 0 ? 0.0F : keep_cost(atoms[i].join);
                    } else {
                        if (next != 0 && ((m >> next) & 1) != 0) {
                            continue;
                        }
                        score -= change_cost(atoms[i].join);
                        mask |= next == 0 ? 0 : 1 << next;
                    }
                    State& state = table[i][cell(next, mask)];
                    if (score > state.score) {
                        state = {score, static_cast<int>(cell(r, m))};
                    }
                }
            }
        }
    }
    std::size_t best = 0;
    float best_score = -1e9F;
    for (int r = 0; r < role_count; ++r) {
        for (int m = 0; m < masks; ++m) {
            float score = table[n - 1][cell(r, m)].score;
            score -= ((m >> static_cast<int>(Role::subject)) & 1) == 0 ? no_subject : 0.0F;
            score -= ((m >> static_cast<int>(Role::organization)) & 1) == 0 ? no_organization : 0.0F;
            if (score > best_score) {
                best_score = score;
                best = cell(r, m);
            }
        }
    }
    std::vector<Role> roles(n);
    for (std::size_t i = n; i-- > 0;) {
        roles[i] = static_cast<Role>(best / masks);
        best = static_cast<std::size_t>(std::max(0, table[i][best].previous));
    }
    return roles;
}

}  // namespace

std::vector<Roles> assign_roles(const Document& document, SectionKind kind, const std::vector<HeaderAtoms>& headers) {
    const bool of_school = kind == SectionKind::education || kind == SectionKind::courses;
    float no_subject = of_school ? weight::no_degree : weight::no_position;
    float no_organization = weight::no_employer;
    if (kind == SectionKind::projects || kind == SectionKind::awards || kind == SectionKind::certificates ||
        kind == SectionKind::teaching || kind == SectionKind::talks) {
        no_subject = weight::no_title;
        no_organization = 0.2F;
    }
    std::vector<std::vector<Scores>> own(headers.size());
    for (std::size_t h = 0; h < headers.size(); ++h) {
        const Atom* last = nullptr;
        for (const Atom& atom : headers[h].atoms) {
            own[h].push_back(own_evidence(document, kind, atom));
            // "BSc (Hons) – Computer Science", or one below the other
            bool behind_degree = last != nullptr && (count(*last, Idea::degrees) > 0 || last->join == Join::bracket) &&
                                 count(atom, Idea::degrees) == 0;
            at(own[h].back(), Role::area) += kind == SectionKind::education && behind_degree ? 0.5F : 0.0F;
            // "Water Resources, University of Idaho": what stands before the school is not in its name
            if (kind == SectionKind::education && last != nullptr && atom.join == Join::comma &&
                last->line == atom.line && count(atom, Idea::institutions) > 0 && last->words.size() <= 6 &&
                count(*last, Idea::institutions) + count(*last, Idea::organizations) + count(*last, Idea::degrees) ==
                    0 &&
                !is_all_capitals(last->text.of(document.text))) {
                at(own[h][own[h].size() - 2], Role::organization) -= 0.6F;
                at(own[h][own[h].size() - 2], Role::area) += 0.4F;
            }
            // "Doctor of Science (Technology), Automation and Systems": the bracket is of the degree where a field
            // follows
            const std::size_t here = own[h].size() - 1;
            if (kind == SectionKind::education && here >= 2 && last->join == Join::bracket &&
                atom.join == Join::comma && last->line == atom.line &&
                count(headers[h].atoms[here - 2], Idea::degrees) > 0 && may_be_field(document, atom)) {
                at(own[h][here - 1], Role::subject) += 1.6F;
                at(own[h][here - 1], Role::area) -= 0.8F;
                at(own[h][here], Role::area) += 1.0F;
                at(own[h][here], Role::organization) -= 0.6F;
            }
            // "Nvidia Research, Austin, TX": what opens a line that ends with a place is who is there
            bool opens = last != nullptr && (last->join == Join::start_of_line || last->join == Join::cell);
            if ((kind == SectionKind::work || kind == SectionKind::volunteer) && opens && atom.join == Join::comma &&
                last->line == atom.line && place_score(document.text, atom.text) >= 0.8F &&
                place_score(document.text, last->text) < 0.5F && count(*last, Idea::job_titles) == 0) {
                at(own[h][own[h].size() - 2], Role::organization) += 0.8F;
                at(own[h][own[h].size() - 2], Role::location) -= 0.8F;
            }
            // "Branch secretary, Coalfields Engineers Guild": a name behind what one was there
            if ((kind == SectionKind::volunteer || kind == SectionKind::memberships) && last != nullptr &&
                last->join == Join::start_of_line && atom.join == Join::comma && last->line == atom.line &&
                count(*last, Idea::roles) + count(*last, Idea::job_titles) > 0 && last->words.size() <= 4 &&
                may_be_name_of_organization(document, atom)) {
                at(own[h].back(), Role::organization) += 1.0F;
                at(own[h].back(), Role::subject) -= 2.5F;
            }
            // "Conservation Award, Guild of Architects (Stone Library)": the bracket says what for
            const bool ends_line =
                own[h].size() == headers[h].atoms.size() || headers[h].atoms[own[h].size()].line != atom.line;
            if (kind == SectionKind::awards && last != nullptr && atom.join == Join::bracket && ends_line &&
                last->line == atom.line && (last->join == Join::comma || last->join == Join::dash)) {
                at(own[h].back(), Role::organization) -= 2.4F;
                at(own[h].back(), Role::other) += 1.2F;
                at(own[h][own[h].size() - 2], Role::organization) += 0.8F;
            }
            // "Boston, MA": the code of a state behind a place
            if (last != nullptr && atom.join == Join::comma && last->line == atom.line &&
                is_state_code(document, atom) && last->words.size() <= 3 &&
                count(*last, Idea::job_titles) + count(*last, Idea::organizations) == 0) {
                at(own[h].back(), Role::location) += 1.8F;
                at(own[h].back(), Role::subject) -= 2.0F;
                at(own[h][own[h].size() - 2], Role::location) += 0.6F;
            }
            last = &atom;
            at(own[h].back(), Role::subject) -= headers[h].has_subject ? 20.0F : 0.0F;
            at(own[h].back(), Role::organization) -= headers[h].has_organization ? 20.0F : 0.0F;
        }
    }
    Habits habits;
    std::vector<std::vector<Role>> roles(headers.size());
    const int rounds = without("habits of headers") ? 1 : 3;
    for (int round = 0; round < rounds; ++round) {
        Habits next;
        for (std::size_t h = 0; h < headers.size(); ++h) {
            const auto& atoms = headers[h].atoms;
            if (atoms.empty()) {
                continue;
            }
            std::vector<Scores> evidence = own[h];
            if (round > 0 && headers.size() > 1) {
                for (std::size_t i = 0; i < atoms.size(); ++i) {
                    for (int r = 0; r < role_count; ++r) {
                        evidence[i].at(static_cast<std::size_t>(r)) += habits.bonus(atoms[i], static_cast<Role>(r));
                    }
                }
            }
            roles[h] = decode(atoms, evidence, no_subject, no_organization);
            for (std::size_t i = 0; i < atoms.size(); ++i) {
                next.learn(atoms[i], roles[h][i]);
            }
        }
        habits = std::move(next);
    }

    // "Engineer - Hardware Architecture, AI Frameworks": what follows a value on its line, and is no other, is of it
    if (kind == SectionKind::work || kind == SectionKind::volunteer) {
        for (std::size_t h = 0; h < headers.size(); ++h) {
            const auto& atoms = headers[h].atoms;
            for (std::size_t i = 1; i < atoms.size(); ++i) {
                bool joined =
                    atoms[i].join == Join::comma || atoms[i].join == Join::dash || atoms[i].join == Join::bracket;
                bool value = roles[h][i - 1] == Role::subject || roles[h][i - 1] == Role::organization;
                bool again = std::find(roles[h].begin() + static_cast<std::ptrdiff_t>(i), roles[h].end(),
                                       roles[h][i - 1]) != roles[h].end();
                if (roles[h][i] == Role::other && joined && value && !again && atoms[i].line == atoms[i - 1].line &&
                    atoms[i].words.size() <= 8) {
                    roles[h][i] = roles[h][i - 1];
                }
            }
        }
    }

    std::vector<Roles> result(headers.size());
    for (std::size_t h = 0; h < headers.size(); ++h) {
        Roles& out = result[h];
        const auto& atoms = headers[h].atoms;
        for (std::size_t i = 0; i < atoms.size(); ++i) {
            std::size_t last = i;
            while (roles[h][i] != Role::other && last + 1 < atoms.size() && roles[h][last + 1] == roles[h][i]) {
                ++last;
            }
            // a bracket is part of the value only where it is not all of it
            Span span = last == i ? atoms[i].text : Span{atoms[i].outer.begin, atoms[last].outer.end};
            switch (roles[h][i]) {
                case Role::subject:
                    out.subject = span;
                    out.subject_line = atoms[i].line;
                    break;
                case Role::organization:
                    out.organization = span;
                    out.organization_line = atoms[i].line;
                    break;
                case Role::location: out.location = span; break;
                case Role::area: out.area = span; break;
                case Role::score: out.score = span; break;
                case Role::other: out.others.push_back(span); break;
            }
            i = last;
        }
    }
    return result;
}

}  // namespace cvconv::recognizing
