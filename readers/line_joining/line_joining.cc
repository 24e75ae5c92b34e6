#include "readers/line_joining/line_joining.h"

#include <algorithm>
#include <cmath>

#include "ir/unicode.h"

namespace cvconv {

namespace {

/// Width of the first word of `next` and the blank before it, which the line above would have had to take.
float needed(const PhysicalLine& line, const PhysicalLine& next, float character) {
    const bool unspaced = is_unspaced(first_of(next.text)) && is_unspaced(last_of(line.text));
    const float blank = unspaced ? 0 : next.is_printed() ? 0.25F * next.size : character;
    const float word =
        next.first_word > 0 ? next.first_word : static_cast<float>(display_width(first_word(next.text))) * character;
    return word + blank;
}

}  // namespace

/// Room at the left that one more word would have taken: of lines that are centred, or set flush right.
///
///       E-Commerce Platform          the next word had room before "E-Commerce" and after "Platform"
///           Project Lead
float Wrapping::spare_at_left(const PhysicalLine& line, const PhysicalLine& next) const {
    const float c = learnt_.character;
    const bool ragged = std::abs(line.left - next.left) > 0.4F * c;
    const bool centred = std::abs(line.left + line.right - next.left - next.right) < c;
    const bool flush_right = std::abs(line.right - next.right) < 0.5F * c;
    return learnt_.flush_right || (ragged && (centred || flush_right)) ? line.left - learnt_.left : 0;
}

/// Did the next word not fit? Of text without blanks lines are full, and none is longer.
void Wrapping::add_room(JoinEvidence& e, std::size_t index, const PhysicalLine& line, const PhysicalLine& next) const {
    const float c = learnt_.character;
    const float word = needed(line, next, c);
    const float beside = spare_at_left(line, next);
    const float width = e.has(Joining::unspaced) ? std::max(learnt_.width, learnt_.widest_unspaced) : learnt_.width;
    auto slack_in = [&](float edge) { return (edge - line.right + beside - word) / c; };
    const float slack = slack_in(width);
    e.add(Joining::width_hardly_known, width > 0 && learnt_.support <= 2);
    e.add(Joining::width_well_known, width > 0 && learnt_.support >= 6);
    constexpr float usual_word = 9;
    if (width <= 0) {
        e.add(Joining::width_unknown);
    } else if (line.right > width + 8 * c && e.has(Joining::width_well_known)) {
        e.add(Joining::overhangs);
    } else if (slack < 0) {
        e.add(slack + word / c - usual_word < 0 ? Joining::full : Joining::full_by_long_word);
    } else {
        e.add(slack <= 3    ? Joining::nearly_full
              : slack <= 10 ? Joining::some_room
              : slack <= 25 ? Joining::much_room
                            : Joining::empty);
    }
    const float longest = WrapWidth::near(lines_, index);
    const float near = slack_in(longest);
    e.add(Joining::locally_full, near < 0 && longest > line.right - 3 * c);
    e.add(Joining::locally_nearly_full, near >= 0 && near <= 3);
    e.add(Joining::locally_empty, near > 10);
    e.add(Joining::longest_near, longest <= line.right - 3 * c);
    const float to_edge = std::abs(line.right - learnt_.edge);
    e.add(Joining::ends_at_edge, learnt_.edge > 0 && to_edge < 0.3F * c);
    e.add(Joining::ends_before_edge, learnt_.justified && line.right < learnt_.edge - 0.6F * c);
    const float columns = (learnt_.width - learnt_.left) / c;
    e.add(Joining::unwrapped, columns > 130 || (learnt_.unwrapped_from > 0 && line.right > learnt_.unwrapped_from));
    e.add(Joining::narrow, width > 0 && columns < 55);
    e.add(Joining::very_narrow, width > 0 && columns < 32);
    const float length = (line.right - line.left) / c;
    e.add(Joining::above_very_short, length < 12);
    e.add(Joining::above_short, length >= 12 && length < 24);
    e.add(Joining::above_long, length >= 60);
    e.add(Joining::half_empty, width > 0 && length < 0.5F * columns);
}

void Wrapping::add_place(JoinEvidence& e, const PhysicalLine& line, const PhysicalLine& next) const {
    const float c = learnt_.character;
    const float by = next.left - line.left;
    e.add(Joining::same_left, std::abs(by) <= 0.4F * c);
    e.add(Joining::indented, by > 0.9F * c && !next.hangs);
    e.add(Joining::hangs, next.hangs);
    const bool below_bullet =
        line.starts_item && line.bullet_left > 0 && std::abs(next.left - line.bullet_left) <= 0.4F * c;
    e.add(Joining::below_bullet, below_bullet);
    e.add(Joining::outdented, by < -0.9F * c && !next.hangs && !below_bullet);
    e.add(Joining::centred, std::abs(by) > 0.9F * c && std::abs(line.left + line.right - next.left - next.right) < c);
    e.add(Joining::flush_right, learnt_.flush_right);
    e.add(Joining::bolder_above, line.bold && !next.bold);
    e.add(Joining::bolder_below, next.bold && !line.bold);
    e.add(Joining::both_bold, line.bold && next.bold);
    const Look& end = line.last;
    const Look& begin = next.first;
    e.add(Joining::other_size, std::abs(end.size - begin.size) >= 0.8F);
    e.add(Joining::other_weight, end.bold != begin.bold);
    e.add(Joining::other_slant, end.italic != begin.italic);
    e.add(Joining::other_colour, end.colour != begin.colour);
    e.add(Joining::ruled_off, next.ruled_off);
    e.add(Joining::other_font, end.font != begin.font && end.bold == begin.bold && end.italic == begin.italic);
}

void Wrapping::add_step(JoinEvidence& e, std::size_t index, const PhysicalLine& line, const PhysicalLine& next) const {
    e.add(Joining::typed, !next.is_printed());
    e.add(Joining::after_gap, next.after_gap);
    e.add(Joining::over_page, next.over_page);
    if (!next.is_printed() || next.over_page) {
        return;
    }
    const float size = std::max(line.size, next.size);
    const float more = next.step / size - learnt_.usual_step;
    e.add(more < -0.15F   ? Joining::tight
          : more <= 0.06F ? Joining::usual_step
          : more <= 0.15F ? Joining::looser
          : more <= 0.3F  ? Joining::loose
          : more <= 0.6F  ? Joining::apart
                          : Joining::far_apart);
    const float clearly = 0.12F * size;
    if (index + 2 < lines_.size()) {
        const float below = lines_[index + 2].step;
        e.add(Joining::wider_than_next, next.step > below + clearly);
        e.add(Joining::narrower_than_next, next.step < below - clearly);
    }
    if (index > 0) {
        e.add(Joining::wider_than_before, next.step > line.step + clearly);
        e.add(Joining::narrower_than_before, next.step < line.step - clearly);
    }
}

/// A small letter goes on what a long line without an end began.
bool Wrapping::surely_goes_on(std::size_t index) const {
    if (index + 1 >= lines_.size()) {
        return false;
    }
    const PhysicalLine& line = lines_[index];
    const PhysicalLine& next = lines_[index + 1];
    const float c = learnt_.character;
    return !line.text.empty() && !next.starts_item && !next.has_gap && !next.after_gap && begins_small(next.text) &&
           !is_sentence_end(last_of(line.text)) && !begins_with_known_label(next.text) &&
           line.right + needed(line, next, c) >
               std::min(learnt_.width, std::max(line.right, WrapWidth::near(lines_, index)));
}

void Wrapping::add_context(JoinEvidence& e, std::size_t index) const {
    e.add(Joining::goes_on_above,
          index > 0 && !lines_[index].after_gap && !lines_[index].starts_item && surely_goes_on(index - 1));
    e.add(Joining::goes_on_below, surely_goes_on(index + 1));
    constexpr std::size_t enough = 12;  // lines
    e.add(Joining::nothing_wraps, e.has(Joining::typed) && !learnt_.any_sure && lines_.size() >= enough);
    e.add(Joining::first_here, index == 0 || lines_[index].after_gap);
    e.add(Joining::last_here, index + 2 >= lines_.size() || lines_[index + 2].after_gap ||
                                  lines_[index + 2].starts_item || lines_[index + 2].text.empty());
}

void Wrapping::add_pairs(JoinEvidence& e, float length) const {
    const bool is_long = length >= 50;
    auto any = [&](std::initializer_list<Joining::Kind> some) {
        return std::any_of(some.begin(), some.end(), [&](Joining::Kind piece) { return e.has(piece); });
    };
    const bool full = any({Joining::full, Joining::full_by_long_word});
    const bool room = any({Joining::some_room, Joining::much_room, Joining::empty});
    const bool much = any({Joining::much_room, Joining::empty});
    const bool open = any({Joining::ends_comma, Joining::ends_split_word, Joining::ends_open,
                           Joining::ends_function_word, Joining::ends_inside_brackets});
    const bool small = any({Joining::begins_small, Joining::begins_bracket});
    const bool capital =
        !small && !open &&
        !any({Joining::ends_sentence, Joining::ends_closed, Joining::ends_digit, Joining::has_no_case});
    e.add(Joining::small_and_full, small && full);
    e.add(Joining::small_and_room, small && much);
    e.add(Joining::small_behind_sentence, small && e.has(Joining::ends_sentence));
    e.add(Joining::small_below_label, small && e.has(Joining::is_label));
    e.add(Joining::small_aligned_usual, e.has(Joining::begins_small) && e.has(Joining::same_left) &&
                                            !e.has(Joining::ends_sentence) && learnt_.lower_continues);
    e.add(Joining::small_where_rows_do, e.has(Joining::begins_small) && learnt_.lower_begins);
    e.add(Joining::open_and_full, open && full);
    e.add(Joining::open_and_room, open && much);
    e.add(Joining::open_and_long, open && is_long);
    e.add(Joining::sentence_and_full, !small && e.has(Joining::ends_sentence) && full);
    e.add(Joining::sentence_and_room, !small && e.has(Joining::ends_sentence) && room);
    e.add(Joining::closed_and_full, !small && any({Joining::ends_closed, Joining::ends_digit}) && full);
    e.add(Joining::small_locally_full, small && e.has(Joining::locally_full));
    e.add(Joining::capital_longest, capital && full && e.has(Joining::longest_near));
    e.add(Joining::label_list, e.has(Joining::is_label) && e.has(Joining::ends_comma));
    e.add(Joining::small_after_gap, small && any({Joining::after_gap, Joining::far_apart}));
    e.add(Joining::label_and_full, e.has(Joining::begins_label) && full);
    e.add(Joining::capital_and_full, capital && full);
    e.add(Joining::capital_and_room, capital && room);
    e.add(Joining::capital_in_narrow, capital && full && e.has(Joining::narrow));
    const bool loose = any({Joining::looser, Joining::loose, Joining::apart, Joining::far_apart});
    e.add(Joining::capital_full_loose, !small && !open && full && loose);
    e.add(Joining::capital_full_nothing_wraps, !small && !open && full && e.has(Joining::nothing_wraps));
    e.add(Joining::capital_one_word, !small && !open && e.has(Joining::one_word) && !e.has(Joining::begins_digit) &&
                                         !e.has(Joining::below_ends_sentence));
    e.add(Joining::capital_full_unsure, capital && full && e.has(Joining::width_hardly_known));
    e.add(Joining::capital_title_case,
          capital && full && e.has(Joining::above_title_case) && e.has(Joining::below_title_case));
    e.add(Joining::sentence_full_long, e.has(Joining::sentence_and_full) && is_long);
    e.add(Joining::small_behind_split_word, e.has(Joining::begins_small) && e.has(Joining::ends_split_word));
    e.add(Joining::unspaced_and_full, e.has(Joining::unspaced) && full);
    e.add(Joining::bracket_behind_address, e.has(Joining::begins_bracket) && e.has(Joining::ends_address));
    e.add(Joining::function_word_and_full, e.has(Joining::ends_function_word) && full);
    e.add(Joining::comma_and_small, e.has(Joining::ends_comma) && small);
    e.add(Joining::comma_and_full, e.has(Joining::ends_comma) && full);
    e.add(Joining::title_and_full, e.has(Joining::begins_title) && full);
    e.add(Joining::item_and_full, e.has(Joining::above_item) && full);
}

JoinEvidence Wrapping::evidence(std::size_t index, const PhysicalLine& line, const PhysicalLine& next) const {
    JoinEvidence e;
    add_text_evidence(e, line, next);
    add_room(e, index, line, next);
    add_place(e, line, next);
    add_step(e, index, line, next);
    add_context(e, index);
    add_pairs(e, (line.right - line.left) / learnt_.character);
    return e;
}

bool Wrapping::is_open(const PhysicalLine& line, const PhysicalLine& next) {
    return !next.starts_item && !next.has_gap && !line.text.empty() && !next.text.empty();
}

bool Wrapping::joins(std::size_t index, const PhysicalLine& line, const PhysicalLine& next) const {
    if (!is_open(line, next)) {
        return false;
    }
    if (!next.after_gap && parts_period(line.text, next.text)) {
        return true;
    }
    // "2014 – 2018 | School of Wood |" above "27 points"
    if (line.text.ends_with(" |") && !line.text.starts_with('|') && !next.after_gap && !begins_with_date(next.text)) {
        return true;
    }
    return evidence(index, line, next).weight() > 0;
}

}  // namespace cvconv
