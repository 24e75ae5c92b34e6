#include "readers/pdf/drawings.h"

#include <algorithm>
#include <exception>

#define POINTERHOLDER_TRANSITION 4  // shared pointers only: what qpdf asks of new code
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>

#include "readers/pdf/content_stream.h"
#include "readers/pdf/matrix.h"
#include "readers/pdf/objects.h"

namespace cvconv::pdf {

namespace {

constexpr double smallest_mark = 1.0;
constexpr double largest_mark = 6.5;
constexpr double thickest_rule = 3.0;
constexpr double shortest_rule = 5.0;
constexpr double slant = 0.3;  ///< by which the ends of a straight line may differ
constexpr std::size_t most_marks = 5000;
constexpr std::size_t most_rules_of_page = 4000;
constexpr std::size_t most_points_of_path = 400;  ///< a longer one is a picture
constexpr std::size_t most_operators = 1'000'000;

struct Point {
    double x = 0, y = 0;
};

struct Box {
    double left = 1e9, bottom = 1e9, right = -1e9, top = -1e9;
    void add(Point p) {
        left = std::min(left, p.x);
        right = std::max(right, p.x);
        bottom = std::min(bottom, p.y);
        top = std::max(top, p.y);
    }
    [[nodiscard]] double width() const { return right - left; }
    [[nodiscard]] double height() const { return top - bottom; }
};

/// Follows the paths of one page.
class PathWatch {
public:
    PathWatch(int page, double left, double top, Drawings& drawings)
        : page_(page), left_(left), top_(top), drawings_(drawings), rules_before_(drawings.rules.size()) {}

    void watch(std::string_view content) {
        ContentStream stream(content);
        std::string_view name;
        for (std::size_t i = 0; i < most_operators && stream.next(name, operands_); ++i) {
            on_operator(name);
        }
    }

private:
    void on_operator(std::string_view name) {
        if (name == "q") {
            if (stack_.size() < 200) {
                stack_.push_back(matrix_);
            }
        } else if (name == "Q") {
            if (!stack_.empty()) {
                matrix_ = stack_.back();
                stack_.pop_back();
            }
        } else if (name == "cm" && operands_.size() == 6) {
            Matrix inner;
            std::copy(operands_.begin(), operands_.end(), inner.m.begin());
            matrix_ = matrix_.after(inner);
        } else if (name == "m") {
            strokes_.emplace_back();
            add_points(2);
        } else if (name == "l") {
            add_points(2);
        } else if (name == "c") {
            add_points(6);
        } else if (name == "v" || name == "y") {
            add_points(4);
        } else if (name == "h") {
            close();
        } else if (name == "re" && operands_.size() == 4) {
            add_rectangle();
        } else if (name == "f" || name == "F" || name == "f*") {
            finish(true, false);
        } else if (name == "b" || name == "B" || name == "b*" || name == "B*") {
            finish(true, true);
        } else if (name == "S" || name == "s") {
            if (name == "s") {
                close();
            }
            finish(false, true);
        } else if (name == "n") {
            clear();
        }
    }

    void add_points(std::size_t count) {
        for (std::size_t i = 0; i + 1 < count && i + 1 < operands_.size(); i += 2) {
            add(operands_[i], operands_[i + 1]);
        }
    }

    void add_rectangle() {
        double x = operands_[0];
        double y = operands_[1];
        double right = x + operands_[2];
        double top = y + operands_[3];
        strokes_.emplace_back();
        add(x, y);
        add(right, y);
        add(right, top);
        add(x, top);
        close();
    }

    void add(double x, double y) {
        auto [px, py] = matrix_.apply(x, y);
        whole_.add({px, py});
        if (strokes_.empty()) {
            strokes_.emplace_back();
        }
        if (++points_ <= most_points_of_path) {
            strokes_.back().push_back({px, py});
        }
    }

    void close() {
        if (!strokes_.empty() && !strokes_.back().empty() && points_ <= most_points_of_path) {
            strokes_.back().push_back(strokes_.back().front());
        }
    }

    void finish(bool filled, bool stroked) {
        if (points_ > 0) {
            add_mark();
        }
        if (points_ <= most_points_of_path) {
            for (const auto& stroke : strokes_) {
                if (filled) {
                    Box box;
                    std::for_each(stroke.begin(), stroke.end(), [&](Point p) { box.add(p); });
                    if (box.height() <= thickest_rule) {
                        add_rule(false, (box.bottom + box.top) / 2, box.left, box.right);
                    } else if (box.width() <= thickest_rule) {
                        add_rule(true, (box.left + box.right) / 2, box.bottom, box.top);
                    }
                }
                for (std::size_t i = 1; stroked && i < stroke.size(); ++i) {
                    add_stroke(stroke[i - 1], stroke[i]);
                }
            }
        }
        clear();
    }

    void clear() {
        strokes_.clear();
        whole_ = {};
        points_ = 0;
    }

    void add_mark() {
        auto fits = [](double size) { return size >= smallest_mark && size <= largest_mark; };
        double width = whole_.width();
        double height = whole_.height();
        if (fits(width) && fits(height) && width < 1.4 * height && height < 1.4 * width &&
            drawings_.marks.size() <= most_marks) {
            drawings_.marks.push_back({page_, static_cast<float>(whole_.left - left_),
                                       static_cast<float>(top_ - whole_.top), static_cast<float>(whole_.right - left_),
                                       static_cast<float>(top_ - whole_.bottom)});
        }
    }

    void add_stroke(Point a, Point b) {
        if (std::abs(a.y - b.y) <= slant) {
            add_rule(false, a.y, std::min(a.x, b.x), std::max(a.x, b.x));
        } else if (std::abs(a.x - b.x) <= slant) {
            add_rule(true, a.x, std::min(a.y, b.y), std::max(a.y, b.y));
        }
    }

    /// In the page's own coordinates, y upwards.
    void add_rule(bool upright, double at, double from, double to) {
        if (to - from < shortest_rule || drawings_.rules.size() - rules_before_ >= most_rules_of_page) {
            return;
        }
        Rule rule{page_, upright, static_cast<float>(at - left_), static_cast<float>(top_ - to),
                  static_cast<float>(top_ - from)};
        if (!upright) {
            rule = {page_, false, static_cast<float>(top_ - at), static_cast<float>(from - left_),
                    static_cast<float>(to - left_)};
        }
        drawings_.rules.push_back(rule);
    }

    int page_;
    double left_, top_;
    Drawings& drawings_;
    std::size_t rules_before_;
    Matrix matrix_;
    std::vector<Matrix> stack_;
    std::vector<double> operands_;
    std::vector<std::vector<Point>> strokes_;  ///< of the current path; curves by their points
    Box whole_;
    std::size_t points_ = 0;
};

}  // namespace

Drawings find_drawings(Objects* objects, int max_pages) {
    Drawings drawings;
    if (objects == nullptr) {
        return drawings;
    }
    try {
        int number = 0;
        for (auto& page : QPDFPageDocumentHelper(objects->document()).getAllPages()) {
            if (++number > max_pages) {
                break;
            }
            auto rotation = page.getAttribute("/Rotate", false);
            if (rotation.isInteger() && rotation.getIntValueAsInt() % 360 != 0) {
                continue;  // rare, and a missing bullet is no loss of text
            }
            auto crop = page.getCropBox().getArrayAsRectangle();
            PathWatch watch(number, crop.llx, crop.ury, drawings);
            try {
                watch.watch(*objects->content_of(page));
            } catch (const std::exception&) {
                // the words of this page come from another library; what is drawn there is lost
            }
        }
    } catch (const std::exception&) {
        return drawings;
    }
    std::sort(drawings.marks.begin(), drawings.marks.end(),
              [](const Mark& a, const Mark& b) { return a.page != b.page ? a.page < b.page : a.top < b.top; });
    return drawings;
}

}  // namespace cvconv::pdf
