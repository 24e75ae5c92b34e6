// Skills: groups ("Languages: C++, Go"), flat lists, and levels.

#include <algorithm>
#include <optional>
#include <tuple>

#include "readers/pieces/items.h"
#include "readers/recognize/entries/reading.h"
#include "readers/recognize/fields/fields.h"
#include "readers/recognize/fields/skills/skill_columns.h"
#include "readers/recognize/fields/skills/skill_layout.h"
#include "readers/recognize/fields/skills/skill_titles.h"
#include "readers/recognize/sections/regrouping/mixed_lists.h"

namespace cvconv::recognizing {

namespace {

class SkillsReader {
public:
    SkillsReader(Reading& reading, const Section& section)
        : reading_(reading),
          section_(section),
          document_(reading.document),
          text_(document_.text),
          lines_(section.lines),
          titles_(skill_titles(text_, lines_)),
          bare_labels_(are_labelled_without_colon(document_, lines_)),
          parted_by_blanks_(is_parted_by_blanks(document_, lines_)),
          dashed_(are_labelled_at_dash(text_, lines_)),
          column_of_levels_(has_column_of_levels(text_, lines_)),
          phrases_(are_phrases(document_, lines_)),
          trailing_levels_(end_with_levels(text_, lines_)),
          levels_(levels_in_brackets(text_, lines_)) {}

    void read() {
        if (section_.names_group && std::find(titles_.begin(), titles_.end(), true) == titles_.end() &&
            are_plain_lists(document_, lines_)) {
            add_group(section_.title, all_keywords(), "skills.group.title");
            return;
        }
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            if (lines_[i].table_header) {
                i = read_table(i);
            } else {
                read_line(i);
            }
        }
        close();
    }

private:
    void read_line(std::size_t i) {
        const Line& line = lines_[i];
        if (i == 0 && title_is_label(document_, section_)) {
            add_group(section_.title, keywords_in(text_, line.text), "skills.group.title");
        } else if (take_level_below(i)) {
        } else if (titles_[i]) {
            open_group(line);
        } else if (take_bare_label(line) || take_labelled(line) || take_level_in_brackets(line)) {
        } else {
            take_names(line);
        }
    }

    /// The table whose header is line `i`; returns its last line.
    std::size_t read_table(std::size_t i) {
        close();
        const std::size_t last = read_columns(reading_, lines_, i);
        if (last == i) {
            reading_.label(lines_[i].text);
        }
        return last;
    }

    // -- groups --

    void add(Skill skill) { reading_.cv.skills.push_back(std::move(skill)); }

    void add_group(Span name, const std::vector<Span>& keywords, const char* rule) {
        Skill skill;
        skill.name = found(document_, name, Confidence::inferred, rule);
        for (Span keyword : keywords) {
            add_keyword(reading_, skill, keyword);
        }
        add(std::move(skill));
    }

    /// "Backend", "Transactions — Expert" over what belongs to it.
    void open_group(const Line& line) {
        close();
        open_.emplace();
        title_ = &line;
        const auto [name, level] = with_level(text_, strip(text_, line.text, ":"));
        if (!level.empty()) {
            open_->level = found(document_, level, Confidence::stated, "skills.level");
        }
        open_->name = found(document_, name, Confidence::inferred, "skills.group");
    }

    void close() {
        if (open_) {
            add(std::move(*open_));
            open_.reset();
        }
    }

    /// "Go  Python  SQL" below "Backend": tags, set otherwise than their title, are no label with its value.
    [[nodiscard]] bool is_below_title(const Line& line) const {
        return open_ && title_ != nullptr &&
               (line.style.size < title_->style.size - 0.4F || (title_->style.bold && !line.style.bold) ||
                line.left > title_->left + 3);
    }

    [[nodiscard]] std::vector<Span> all_keywords() const {
        std::vector<Span> all;
        for (const Line& line : lines_) {
            const std::vector<Span> keywords = keywords_in(text_, line.text);
            all.insert(all.end(), keywords.begin(), keywords.end());
        }
        return all;
    }

    // -- one line, in each of the ways it may be set; false where it is not --

    /// "Advanced" below the name of a skill.
    bool take_level_below(std::size_t i) {
        const Line& line = lines_[i];
        if (line.word_count() > 4 || line.cells.size() != 1 || !is_level(text_, line.text)) {
            return false;
        }
        std::vector<Skill>& skills = reading_.cv.skills;
        const bool below_single = !open_ && i > 0 && !skills.empty();
        Skill* skill = open_ ? &*open_ : below_single ? &skills.back() : nullptr;
        if (skill == nullptr || skill->level || !skill->keywords.empty()) {
            return false;
        }
        skill->level = found(document_, line.text, Confidence::inferred, "skills.level.below");
        return true;
    }

    /// "Tools gdb, LLVM, Pin", where most lines have such a label.
    bool take_bare_label(const Line& line) {
        if (!bare_labels_ || line.text.of(text_).find(':') != std::string_view::npos) {
            return false;
        }
        const Labelled labelled = bare_label(document_, line);
        if (labelled.key.empty()) {
            return false;
        }
        close();
        add_group(labelled.label, keywords_in(text_, labelled.value), "skills.group");
        return true;
    }

    /// "Databases: Postgres, Redis", "Databases – Postgres, Redis"
    bool take_labelled(const Line& line) {
        const bool tags = is_below_title(line) && line.text.of(text_).find(':') == std::string_view::npos;
        Span label;
        Span rest;
        if (tags ||
            !(split_label(document_, line, label, rest) || (dashed_ && split_at_dash(text_, line, label, rest)))) {
            return false;
        }
        close();
        Skill skill;
        take_labelled_keywords(line, skill, rest);
        if (take_levels_of_names(label, rest) || take_level_of_label(line, skill, label, rest) ||
            take_single_list(label, rest)) {
            return true;
        }
        // "Databases (advanced): Postgres, Redis"
        if (Bracketed b = split_brackets(text_, label); !b.head.empty() && is_level(text_, b.inside)) {
            skill.level = found(document_, b.inside, Confidence::stated, "skills.level");
            label = b.head;
        }
        skill.name = found(document_, label, Confidence::inferred, "skills.group");
        add_keywords(line, skill, rest);
        if (rest.empty()) {
            open_ = std::move(skill);
        } else {
            add(std::move(skill));
        }
        return true;
    }

    /// "Design: Intermediate      Keywords: Sketch, Figma": `rest` becomes the keywords.
    void take_labelled_keywords(const Line& line, Skill& skill, Span& rest) {
        const Labelled beside = label_beside(document_, line, Idea::entry_labels, "technologies");
        const Span before{rest.begin, beside.label.begin};
        if (!beside.key.empty() && before.end > before.begin && is_level(text_, trim(text_, before))) {
            reading_.label(beside.label);
            skill.level = found(document_, trim(text_, before), Confidence::stated, "skills.level");
            rest = beside.value;
        }
    }

    /// "Expert: Go, Python", "Go, C++, Perl      expert": a level for each.
    bool take_levels_of_names(Span label, Span rest) {
        const bool level_first = is_level(text_, label);
        if (!level_first && !is_level(text_, rest)) {
            return false;
        }
        const std::vector<Span> names = items_of(text_, level_first ? rest : label);
        if (names.size() < (level_first ? 2U : 3U)) {
            return false;
        }
        for (Span name : names) {
            Skill each;
            each.name = found(document_, name, Confidence::inferred, "skills.name");
            each.level = found(document_, level_first ? label : rest, Confidence::stated, "skills.level");
            add(std::move(each));
        }
        return true;
    }

    /// "Excel: good"; what follows in another look are its keywords.
    bool take_level_of_label(const Line& line, Skill& skill, Span label, Span rest) {
        const bool level = is_level(text_, rest) || (column_of_levels_ && items_of(text_, rest).size() == 1 &&
                                                     words_of(text_, rest).size() <= 4);
        if (!level) {
            return false;
        }
        skill.name = found(document_, label, Confidence::inferred, "skills.name");
        skill.level = found(document_, rest, Confidence::stated, "skills.level");
        open_ = std::move(skill);
        title_ = &line;
        return true;
    }

    /// "Software: Excel (very good), Access (basics)" alone is no group among others: a level for each.
    bool take_single_list(Span label, Span rest) {
        const std::vector<Span> items = keywords_in(text_, rest);
        if (lines_.size() != 1 || !have_levels(text_, items)) {
            return false;
        }
        reading_.label(label);
        for (Span item : items) {
            add_single(item);
        }
        return true;
    }

    void add_keywords(const Line& line, Skill& skill, Span rest) {
        // "Web: `Haskell` `Scala`": each a cell of its own
        const bool tagged = line.cells.size() > 2 && keywords_in(text_, rest).size() == 1;
        for (Span cell : tagged ? line.cells : std::vector<Span>{rest}) {
            const Span own{std::max(cell.begin, rest.begin), std::min(cell.end, rest.end)};
            if (own.begin >= own.end) {
                continue;
            }
            for (Span item : parted_by_blanks_ ? names_between_blanks(text_, own) : keywords_in(text_, own)) {
                add_keyword(reading_, skill, item);
            }
        }
    }

    /// "Pumps (daily use)", where most lines have such brackets.
    bool take_level_in_brackets(const Line& line) {
        const Bracketed b = split_brackets(text_, line.text);
        if (levels_.empty() || b.inside.empty() || !levels_.contains(fold(b.inside.of(text_)))) {
            return false;
        }
        if (open_) {
            reading_.label(open_->name->where.front());
            open_.reset();
        }
        Skill skill;
        skill.name = found(document_, b.head, Confidence::inferred, "skills.name");
        skill.level = found(document_, b.inside, Confidence::inferred, "skills.level.bracket");
        add(std::move(skill));
        return true;
    }

    /// Names without a label: keywords of the open group, or each a skill.
    void take_names(const Line& line) {
        std::vector<Span> items;
        if (phrases_ || (line.sentence && !line.is_item() && !is_long_list(text_, line.text))) {
            items.push_back(line.text);
        } else {
            for (Span cell : line.cells) {
                const std::vector<Span> keywords = keywords_in(text_, cell);
                items.insert(items.end(), keywords.begin(), keywords.end());
            }
        }
        const bool has_level_alone = open_ && open_->level && open_->keywords.empty() && !is_below_title(line);
        // "Field work" behind the items that stand deeper, below "Programming"
        const bool behind_deeper = open_ && title_ != nullptr && title_->is_item() && line.is_item() &&
                                   line.level <= title_->level && !open_->keywords.empty();
        if (has_level_alone || behind_deeper) {
            close();
        }
        for (Span item : items) {
            if (open_) {
                add_keyword(reading_, *open_, item);
            } else {
                add_single(item);
            }
        }
    }

    /// "Excel", "Excel (good)", "Excel – good"
    void add_single(Span item) {
        const Bracketed b = split_brackets(text_, item);
        const bool bracketed = !b.inside.empty() && is_level(text_, b.inside);
        auto [name, level] = bracketed ? std::pair{b.head, b.inside} : with_level(text_, item);
        if (level.empty() && trailing_levels_) {
            std::tie(name, level) = with_trailing_level(text_, item);
        }
        Skill skill;
        skill.name = found(document_, name, Confidence::inferred, "skills.name");
        if (!level.empty()) {
            skill.level = found(document_, level, Confidence::stated, "skills.level");
        }
        add(std::move(skill));
    }

    Reading& reading_;
    const Section& section_;
    const Document& document_;
    const std::string_view text_;
    const std::vector<Line>& lines_;
    const std::vector<bool> titles_;  ///< of groups, a line each
    const bool bare_labels_;
    const bool parted_by_blanks_;
    const bool dashed_;
    const bool column_of_levels_;
    const bool phrases_;
    const bool trailing_levels_;
    const std::set<std::string> levels_;  ///< what brackets say, folded

    std::optional<Skill> open_;    ///< a group whose names may follow
    const Line* title_ = nullptr;  ///< of the open group
};

}  // namespace

void read_skills(Reading& reading, const Section& section) {
    SkillsReader(reading, section).read();
}

}  // namespace cvconv::recognizing
