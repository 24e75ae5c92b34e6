#include "readers/pdf/layout/furniture.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <string>

#include "ir/lexicon.h"
#include "ir/unicode.h"

namespace cvconv::pdf {

namespace {

constexpr std::size_t rows_at_edge = 2;
constexpr std::size_t rows_of_footer = 5;  ///< at most, if they are the same on every page

std::string text_of(const Row& row) {
    std::string text;
    for (const Segment& cell : row.cells) {
        text += (text.empty() ? "" : " ") + cell.text();
    }
    return text;
}

std::string without_digits(const std::string& text) {
    std::string key;
    for (char c : fold(text)) {
        if (c >= '0' && c <= '9') {
            if (!key.ends_with('#')) {
                key += '#';
            }
        } else {
            key += c;
        }
    }
    return key;
}

/// "3", "Page 2 of 4", "- 2 -", "2/3", "Seite 2".
bool is_page_number(const std::string& text) {
    auto words = words_of(text);
    if (words.empty() || words.size() > 5) {
        return false;
    }
    std::size_t numbers = 0;
    bool page = false;
    std::size_t links = 0;  // "of", which stands between other words, too: "fewer than 30 of"
    for (const Word& word : words) {
        bool digits = std::all_of(word.folded.begin(), word.folded.end(), [](char c) { return c >= '0' && c <= '9'; });
        numbers += digits && word.folded.size() <= 3 ? 1 : 0;
    }
    for (const LexiconHit& hit : find(Idea::document_words, words)) {
        page = page || hit.key == "page";
        links += hit.key == "of" ? 1 : 0;
    }
    return numbers >= 1 && (numbers == words.size() ? numbers <= 2 : page || numbers + links == words.size());
}

/// "J. Doe | 1/2" on page 1, "J. Doe | 2/2" on page 2; but not contact details with a page number behind them.
bool counts_pages(const std::string& text, std::size_t page) {
    auto words = words_of(text);
    std::string number = std::to_string(page + 1);
    return words.size() <= 8 && text.find('@') == std::string::npos &&
           std::any_of(words.begin(), words.end(), [&](const Word& word) { return word.folded == number; });
}

/// "Curriculum vitae", "Résumé": what the document is, alone.
bool is_title_of_document(const std::string& text) {
    return means(Idea::document_words, text, "title");
}

/// What stands at the top of the first page: name, title.
std::set<std::string> heads_of(const std::vector<Row>& rows, float height) {
    std::set<std::string> heads;
    for (const Row& row : rows) {
        for (const Segment& cell : row.cells) {
            if (row.middle() < 0.25F * height) {
                heads.insert(fold(cell.text()));
            }
        }
    }
    return heads;
}

/// "Curriculum vitae      Ada Example" on later pages: the document's title, and what heads the first page.
bool is_running_title(const Row& row, const std::set<std::string>& heads) {
    bool titled = false;
    for (const Segment& cell : row.cells) {
        bool title = is_title_of_document(cell.text());
        if (!title && !heads.contains(fold(cell.text())) && !is_page_number(cell.text())) {
            return false;
        }
        titled = titled || title;
    }
    return titled;
}

/// "Curriculum Vitae: Ada Example          2" at an edge of page 2: the document's title, a name that heads the first
/// page, and the number.
bool is_numbered_title(const Row& row, const std::set<std::string>& heads, std::size_t page) {
    constexpr std::size_t most_words = 9;
    const std::string text = text_of(row);
    const auto words = words_of(text);
    if (words.size() < 4 || words.size() > most_words || words.back().folded != std::to_string(page + 1)) {
        return false;
    }
    const auto titles = find(Idea::document_words, words);
    const bool titled = std::any_of(titles.begin(), titles.end(),
                                    [](const LexiconHit& hit) { return hit.key == "title" && hit.whole_word; });
    const std::string folded = fold(text);
    return titled && std::any_of(heads.begin(), heads.end(), [&](const std::string& head) {
               return head.find(' ') != std::string::npos && folded.find(head) != std::string::npos;
           });
}

bool is_ascii_digit(char c) {
    return c >= '0' && c <= '9';
}

/// "11/22/26, 12:25 PM", "22.11.2026, 09:05", "2026/11/22 12:25": the moment at which a browser printed the page.
bool is_moment(std::string_view text) {
    std::size_t parts = 0;  // of the date
    bool clock = false;
    for (std::size_t i = 1; i + 1 < text.size(); ++i) {
        if (!is_ascii_digit(text[i - 1]) || !is_ascii_digit(text[i + 1])) {
            continue;
        }
        parts += text[i] == '/' || text[i] == '.' || text[i] == '-' ? 1 : 0;
        clock = clock || text[i] == ':';
    }
    return clock && parts == 2 && is_ascii_digit(text.front()) && text.size() <= 30 && words_of(text).size() <= 7;
}

/// A whole address, as browsers print it: "https://ada.example/cv.html", "file:///home/ada/cv.html".
bool is_address(std::string_view text) {
    const bool scheme = text.starts_with("http://") || text.starts_with("https://") || text.starts_with("file:///");
    return scheme && text.find(' ') == std::string_view::npos;
}

/// What browsers print around a page, at one of its edges:
/// 11/22/26, 12:25 PM                CV - Ada Example
/// https://ada.example/cv.html                    1/2
bool is_of_browser(const Row& row) {
    bool moment = false;
    bool address = false;
    bool count = false;
    for (const Segment& cell : row.cells) {
        const std::string text = cell.text();
        moment = moment || is_moment(text);
        address = address || is_address(text);
        count = count || is_page_number(text);
    }
    return row.cells.size() <= 3 && (moment || (address && count));
}

bool is_menu_word(const std::string& text) {
    return means(Idea::document_words, text, {"menu", "title"});
}

/// "Ida Fjord        Home  Research  Teaching  Contact": where the menu begins; the number of cells if there is none.
std::size_t begin_of_menu(const Row& row) {
    constexpr std::size_t fewest = 3;
    std::size_t begin = row.cells.size();
    bool sure = false;
    while (begin > 0) {
        const std::string text = row.cells[begin - 1].text();
        const bool word = is_menu_word(text);
        if (!word && lookup(Idea::section_headings, text).empty()) {
            break;
        }
        sure = sure || word;
        --begin;
    }
    return sure && row.cells.size() - begin >= fewest && begin <= 1 ? begin : row.cells.size();
}

/// Takes it off the top of the first page.
void take_menu(std::vector<Row>& rows, std::vector<Row>& furniture) {
    for (std::size_t r = 0; r < std::min(rows_at_edge, rows.size()); ++r) {
        const auto begin = rows[r].cells.begin() + static_cast<std::ptrdiff_t>(begin_of_menu(rows[r]));
        if (begin == rows[r].cells.end()) {
            continue;
        }
        Row menu = rows[r];
        menu.cells.assign(std::make_move_iterator(begin), std::make_move_iterator(rows[r].cells.end()));
        rows[r].cells.erase(begin, rows[r].cells.end());
        furniture.push_back(std::move(menu));
        if (rows[r].cells.empty()) {
            rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(r));
        }
        return;
    }
}

}  // namespace

void take_furniture(std::vector<PageSegments>& pages) {
    struct Edge {
        std::size_t page;
        std::size_t row;
        bool top;
        bool deep;  ///< further from the edge than furniture mostly is
    };
    std::vector<std::vector<Row>> rows(pages.size());
    std::map<std::string, std::vector<Edge>> repeated;
    std::set<std::pair<std::size_t, std::size_t>> taken;
    std::set<std::pair<std::size_t, std::size_t>> footers;  // first copies
    std::set<std::string> heads;
    for (std::size_t p = 0; p < pages.size(); ++p) {
        rows[p] = rows_of(pages[p].segments);
        if (p == 0) {
            take_menu(rows[p], pages[p].furniture);
        }
        std::size_t count = rows[p].size();
        if (p == 0) {
            heads = heads_of(rows[p], pages[p].page.height);
        }
        for (std::size_t r = 0; r < count; ++r) {
            const Row& row = rows[p][r];
            bool top = r < rows_at_edge && row.middle() < 0.12F * pages[p].page.height;
            bool bottom = r + rows_at_edge >= count && row.middle() > 0.88F * pages[p].page.height;
            bool deep = !top && !bottom && r + rows_of_footer >= count && row.middle() > 0.85F * pages[p].page.height;
            if (!top && !bottom && !deep) {
                continue;
            }
            std::string text = text_of(row);
            if ((!deep && is_page_number(text) && (pages.size() > 1 || bottom)) || (!deep && is_of_browser(row)) ||
                (p > 0 && top && is_running_title(row, heads))) {
                taken.emplace(p, r);
            } else {
                if (p > 0 && is_numbered_title(row, heads, p)) {
                    taken.emplace(p, r);
                }
                repeated[without_digits(text)].push_back({p, r, top, deep});
            }
        }
    }
    for (const auto& [key, edges] : repeated) {
        for (std::size_t i = 1; i < edges.size(); ++i) {
            const Row& first = rows[edges[0].page][edges[0].row];
            const Row& row = rows[edges[i].page][edges[i].row];
            const bool same = text_of(first) == text_of(row) && std::abs(first.middle() - row.middle()) < 2;
            if (edges[i].page != edges[0].page && edges[i].top == edges[0].top &&
                std::abs(first.middle() - row.middle()) < 12 && (same || !(edges[0].deep || edges[i].deep))) {
                if (same && !edges[0].top) {
                    footers.emplace(edges[0].page, edges[0].row);
                }
                taken.emplace(edges[i].page, edges[i].row);
                // the first stands for all of them, unless it is there for its number, or tells whose form this is
                const bool form = !edges[0].top && text_of(first).find("©") != std::string::npos;
                if (form ||
                    (counts_pages(text_of(first), edges[0].page) && counts_pages(text_of(row), edges[i].page))) {
                    taken.emplace(edges[0].page, edges[0].row);
                }
            }
        }
    }
    const bool reaches = std::any_of(footers.begin(), footers.end(), [&](const auto& at) {
        return text_of(rows[at.first][at.second]).find('@') != std::string::npos;
    });
    for (std::size_t p = 0; p < pages.size(); ++p) {
        std::vector<Segment> kept;
        for (std::size_t r = 0; r < rows[p].size(); ++r) {
            if (taken.contains({p, r})) {
                pages[p].furniture.push_back(std::move(rows[p][r]));
                continue;
            }
            const bool aside = reaches && footers.contains({p, r});
            for (Segment& s : rows[p][r].cells) {
                (aside ? pages[p].footer : kept).push_back(std::move(s));
            }
        }
        pages[p].segments = std::move(kept);
    }
}

}  // namespace cvconv::pdf
