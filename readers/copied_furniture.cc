#include "readers/copied_furniture.h"

#include <algorithm>
#include <array>
#include <map>
#include <string_view>
#include <utility>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/furniture.h"

namespace cvconv {

namespace {

/// "Skip to main content", "Page updated December 2, 2024": a known phrase, alone or with a date behind it.
bool is_phrase(std::string_view line) {
    if (line.size() > 60) {
        return false;
    }
    if (means(Idea::document_words, line, "navigation")) {
        return true;
    }
    auto words = words_of(line);
    bool dated = !words.empty() && words.back().folded.find_first_not_of("0123456789") == std::string::npos;
    return dated && words.size() >= 3 && words.size() <= 7 &&
           means(Idea::document_words, line.substr(words[0].where.begin, words[1].where.end - words[0].where.begin),
                 "navigation");
}

/// "Teaching", "CV": what menus offer.
bool is_offer(std::string_view text) {
    return !lookup(Idea::section_headings, text).empty() || means(Idea::document_words, text, "title");
}

/// "CV", "Contact": no researcher's fields, as "Research · Teaching · Service" may be.
bool is_page(std::string_view text) {
    return means(Idea::document_words, text, "title") || means(Idea::section_headings, text, "contact");
}

/// "Home Research Teaching CV": the first page of all, and nothing but offers behind it.
bool is_menu_between_blanks(std::string_view line) {
    const auto words = words_of(line);
    return words.size() >= 3 && means(Idea::document_words, words.front().where.of(line), "menu") &&
           lookup(Idea::section_headings, words.front().where.of(line)).empty() &&
           std::all_of(words.begin() + 1, words.end(), [&](const Word& word) {
               const std::string_view own = word.where.of(line);
               return is_offer(own) || means(Idea::document_words, own, "menu");
           });
}

/// "fjord.example", "ida@fjord.example", "GitHub": what contact lines are made of.
bool is_contact_detail(std::string_view piece) {
    const std::size_t dot = piece.find('.');
    const bool domain = dot != std::string_view::npos && dot > 0 && dot + 1 < piece.size();
    return piece.find(' ') == std::string_view::npos &&
           (domain || piece.find('@') != std::string_view::npos || means(Idea::contact_labels, piece, "profile"));
}

/// "Home / Research / Teaching / CV" in one line.
bool is_menu_line(std::string_view line) {
    if (line.size() > 120) {
        return false;
    }
    if (is_menu_between_blanks(line)) {
        return true;
    }
    for (std::string_view mark : {" / ", " | ", " · ", " • ", " » "}) {
        int pieces = 0;
        int offers = 0;
        int long_ones = 0;
        int details = 0;
        bool page = false;
        for (std::size_t begin = 0; begin <= line.size();) {
            std::size_t end = std::min(line.find(mark, begin), line.size());
            std::string_view piece = trim(line.substr(begin, end - begin));
            begin = end + mark.size();
            ++pieces;
            offers += is_offer(piece) ? 1 : 0;
            page = page || is_page(piece);
            details += is_contact_detail(piece) ? 1 : 0;
            long_ones += words_of(piece).size() > 2 ? 1 : 0;
        }
        if (pieces >= 3 && page && details * 2 < pieces && long_ones == 0 && offers * 2 >= pieces && offers >= 2 &&
            pieces - offers <= 2) {
            return true;
        }
    }
    return false;
}

struct Range {
    std::size_t begin;
    std::size_t end;
};

/// A menu, one offer a line: at least three short lines running, most of them offers.
void mark_menu(const std::vector<std::string>& lines, Range run, std::vector<bool>& marks) {
    for (std::size_t begin = run.begin; begin < run.end;) {
        std::size_t end = begin;
        std::size_t offers = 0;
        while (end < run.end && !marks[end] && (words_of(lines[end]).size() == 1 || is_offer(lines[end]))) {
            offers += is_offer(lines[end]) ? 1 : 0;
            ++end;
        }
        bool menu = end - begin >= 3 && offers * 2 >= end - begin;
        for (std::size_t i = begin; menu && i < end; ++i) {
            marks[i] = true;
        }
        begin = std::max(end, begin + 1);
    }
}

/// Lines between empty lines.
std::vector<Range> runs_of(const std::vector<std::string>& lines) {
    std::vector<Range> runs;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].empty()) {
            continue;
        }
        bool goes_on = i > 0 && !lines[i - 1].empty();
        if (goes_on) {
            runs.back().end = i + 1;
        } else {
            runs.push_back({i, i + 1});
        }
    }
    return runs;
}

/// The head of a page: its runs of lines as long as each has a phrase of navigation. What stands there and again
/// below it is the title of the site, which is the person's name on most.
void mark_head(const std::vector<std::string>& lines, const std::vector<Range>& runs, std::vector<bool>& marks) {
    constexpr std::size_t longest = 30;
    for (std::size_t r = 0; r < runs.size() && runs[r].end <= longest; ++r) {
        Range run = runs[r];
        bool navigation = false;
        for (std::size_t i = run.begin; i < run.end; ++i) {
            navigation = navigation || marks[i];
        }
        if (!navigation) {
            return;
        }
        mark_menu(lines, run, marks);
        for (std::size_t i = run.begin; i < run.end; ++i) {
            std::size_t below = r + 1 < runs.size() ? runs[r + 1].begin : run.begin;
            marks[i] = marks[i] || (below != run.begin && lines[i] == lines[below]);
        }
    }
}

/// "Mentions légales", "Last modified: 2025", "Powered by Jekyll": what stands at the foot of a page, by itself.
bool is_piece_of_foot(std::string_view piece) {
    constexpr std::size_t most_words = 5;
    const auto words = words_of(piece);
    if (words.empty() || words.size() > most_words) {
        return false;
    }
    const std::string_view first_two = words.size() < 2 ? piece : piece.substr(0, words[1].where.end);
    return is_phrase(piece) || means(Idea::document_words, first_two, "navigation") ||
           means(Idea::document_words, first_two, "updated");
}

/// "© 2025 Harbour Works · Legal notice · Site map": one of its pieces is of the foot.
bool is_foot_line(std::string_view line) {
    constexpr std::size_t longest = 120;  // bytes
    if (line.size() > longest) {
        return false;
    }
    for (std::string_view mark : {" · ", " | ", " • "}) {
        for (std::size_t begin = 0; begin < line.size();) {
            const std::size_t end = std::min(line.find(mark, begin), line.size());
            if (is_piece_of_foot(trim(line.substr(begin, end - begin)))) {
                return true;
            }
            begin = end + mark.size();
        }
    }
    return line.starts_with("©");
}

/// The foot of a page: from the first such line of the last run, if several are there, to the end. So what stands
/// between "Share this page" and "Powered by Jekyll" is nobody's hobby.
void mark_foot(const std::vector<std::string>& lines, const std::vector<Range>& runs, std::vector<bool>& marks) {
    constexpr std::size_t most_lines = 8;
    if (runs.size() < 2) {
        return;
    }
    const Range last = runs.back();
    std::size_t first = last.end;
    std::size_t found = 0;
    for (std::size_t i = last.end; i > last.begin && last.end - i < most_lines; --i) {
        if (is_foot_line(lines[i - 1])) {
            first = i - 1;
            ++found;
        }
    }
    const bool ends = found > 0 && is_foot_line(lines[last.end - 1]);
    if (!ends || (found < 2 && first != last.begin)) {
        return;
    }
    for (std::size_t i = first; i < last.end; ++i) {
        marks[i] = true;
    }
}

/// The number of a page, of how many, and the line without them.
struct PageCount {
    int page = 0;
    int pages = 0;
    std::string rest;
};

int number_of(const Word& word) {
    bool number = !word.folded.empty() && word.folded.size() <= 2 &&
                  word.folded.find_first_not_of("0123456789") == std::string::npos;
    return number ? std::stoi(word.folded) : 0;
}

/// A page's number and nothing else; `pages` is 0.
PageCount lone_number(std::string_view line) {
    if (!is_page_number(line)) {
        return {};
    }
    auto words = words_of(line);
    auto number = std::find_if(words.begin(), words.end(), [](const Word& word) { return number_of(word) > 0; });
    return number == words.end() ? PageCount{} : PageCount{number_of(*number), 0, {}};
}

PageCount page_count(std::string_view line) {
    if (line.size() > 150) {
        return {};
    }
    auto words = words_of(line);
    if (words.size() < 3) {
        return {};
    }
    std::size_t last = words.size() - 1;
    bool of = words.size() >= 4 && means(Idea::document_words, words[last - 1].where.of(line), "of");
    std::size_t first = last - (of ? 2 : 1);
    std::string_view between =
        trim(line.substr(words[last - 1].where.end, words[last].where.begin - words[last - 1].where.end));
    PageCount count{number_of(words[first]), number_of(words[last]), {}};
    bool closed = words[last].where.end == line.size();
    if (count.page == 0 || count.pages < count.page || !closed || !(of || between == "/")) {
        return {};
    }
    for (std::size_t i = 0; i < first; ++i) {
        count.rest += words[i].folded + " ";
    }
    return count;
}

/// "Curriculum Vitae 2", "Ada Fermi – 3": a title of documents, or their first line, before the number.
PageCount titled_number(std::string_view line, std::string_view first_line) {
    const auto words = words_of(line.substr(0, 100));
    const int number = words.size() < 2 || words.back().where.end != line.size() ? 0 : number_of(words.back());
    if (number == 0) {
        return {};
    }
    const std::string_view before = line.substr(0, words[words.size() - 2].where.end);
    const bool title = means(Idea::document_words, before, "title");
    return title || before == first_line ? PageCount{number, 0, fold(before)} : PageCount{};
}

/// The name above "Curriculum Vitae 2", where it begins the document, too.
void mark_name_above(const std::vector<std::string>& lines, const std::vector<std::pair<std::size_t, int>>& pages,
                     std::string_view first_line, std::vector<bool>& marks) {
    for (auto [line, page] : pages) {
        const bool begins = line >= 2 && lines[line - 1] == first_line && lines[line - 2].empty();
        if (page > 1 && begins) {
            marks[line - 1] = true;
        }
    }
}

/// "IDA FJORD | Curriculum Vitae" below a page's number: nothing but words of the document's first line, which is the
/// name, and what the document is.
bool is_header_with_name(std::string_view line, std::string_view first_line) {
    constexpr std::size_t most_words = 8;
    const auto words = words_of(line);
    const auto names = words_of(first_line);
    const auto titles = find(Idea::document_words, words);
    std::size_t named = 0;
    for (const Word& word : words) {
        const bool of_name =
            std::any_of(names.begin(), names.end(), [&](const Word& name) { return name.folded == word.folded; });
        const bool of_title = std::any_of(titles.begin(), titles.end(), [&](const LexiconHit& hit) {
            return hit.key == "title" && hit.where.contains(word.where);
        });
        if (!of_name && !of_title) {
            return false;
        }
        named += of_name ? 1 : 0;
    }
    return words.size() >= 3 && words.size() <= most_words && named >= 1 && named < words.size();
}

/// The first line below a page's number, where it is the same below another one, or says whose document it is.
void mark_running_headers(const std::vector<std::string>& lines, const std::vector<std::pair<std::size_t, int>>& pages,
                          std::string_view first_line, std::vector<bool>& marks) {
    std::map<std::string_view, std::vector<std::size_t>> tops;
    for (auto [line, page] : pages) {
        std::size_t top = line + 1;
        while (top < lines.size() && lines[top].empty()) {
            ++top;
        }
        if (top < lines.size() && lines[top].size() <= 120) {
            tops[lines[top]].push_back(top);
            marks[top] = marks[top] || is_header_with_name(lines[top], first_line);
        }
    }
    for (const auto& [text, places] : tops) {
        for (std::size_t place : places) {
            marks[place] = marks[place] || (places.size() >= 2 && text != "-");
        }
    }
}

/// "Logo de Viña Quebrada", "Dock Ltd logo": what stands for a picture in the copy of a page, above the name itself.
/// Empty if the line is something else.
std::string_view name_of_logo(std::string_view line) {
    constexpr std::size_t longest = 120;
    constexpr std::size_t longest_joiner = 4;  // "de", "von", "der"
    const auto words = line.size() <= longest ? words_of(line) : std::vector<Word>{};
    if (words.size() < 2) {
        return {};
    }
    if (means(Idea::document_words, words.back().where.of(line), "logo")) {
        return trim(line.substr(0, words.back().where.begin));
    }
    if (!means(Idea::document_words, words.front().where.of(line), "logo")) {
        return {};
    }
    const bool joined = words.size() >= 3 && words[1].where.size() <= longest_joiner;
    return line.substr(words[joined ? 2 : 1].where.begin);
}

void mark_logos(const std::vector<std::string>& lines, std::vector<bool>& marks) {
    constexpr std::size_t reach = 4;  // lines below
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::string_view name = name_of_logo(lines[i]);
        for (std::size_t below = i + 1; !name.empty() && below < std::min(lines.size(), i + 1 + reach); ++below) {
            marks[i] = marks[i] || lines[below].find(name) != std::string::npos;
        }
    }
}

}  // namespace

std::vector<bool> find_navigation(const std::vector<std::string>& lines) {
    constexpr std::size_t reach = 12;  // menus of one line stand at the beginning or at the end
    std::vector<bool> marks(lines.size(), false);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        bool outer = i < reach || i + reach >= lines.size();
        marks[i] = !lines[i].empty() && (is_phrase(lines[i]) || (outer && is_menu_line(lines[i])));
    }
    mark_logos(lines, marks);
    const std::vector<Range> runs = runs_of(lines);
    mark_head(lines, runs, marks);
    mark_foot(lines, runs, marks);
    return marks;
}

std::vector<bool> find_page_counts(const std::vector<std::string>& lines) {
    std::vector<bool> marks(lines.size(), false);
    std::map<std::pair<std::string, int>, std::vector<std::pair<std::size_t, int>>> counts;
    const auto top = std::find_if(lines.begin(), lines.end(), [](const std::string& line) { return !line.empty(); });
    const std::string_view first_line = top == lines.end() ? std::string_view{} : *top;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        PageCount count = page_count(lines[i]);
        if (count.page == 0) {
            count = titled_number(lines[i], first_line);
        }
        bool apart = (i == 0 || lines[i - 1].empty()) && (i + 1 >= lines.size() || lines[i + 1].empty());
        if (count.page == 0 && apart) {
            count = lone_number(lines[i]);
        }
        if (count.page > 0) {
            counts[{count.rest, count.pages}].emplace_back(i, count.page);
        }
    }
    for (const auto& [key, pages] : counts) {
        bool in_order = pages.front().second <= 2;
        for (std::size_t i = 1; i < pages.size(); ++i) {
            in_order = in_order && pages[i].second == pages[i - 1].second + 1;
        }
        if (pages.size() >= 2 && in_order && pages.back().second + 1 >= key.second) {
            for (auto [line, page] : pages) {
                marks[line] = line > 0 || key.first.empty();  // the first line of all may be the person's name
            }
            mark_running_headers(lines, pages, first_line, marks);
            mark_name_above(lines, pages, first_line, marks);
        }
    }
    return marks;
}

}  // namespace cvconv
