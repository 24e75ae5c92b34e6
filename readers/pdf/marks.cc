#include "readers/pdf/marks.h"

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

constexpr float smallest = 1.0F;
constexpr float largest = 6.5F;
constexpr std::size_t most_marks = 5000;
constexpr std::size_t most_operators = 1'000'000;

class PathWatch {
public:
    PathWatch(int page, double left, double top, std::vector<Mark>& marks)
        : page_(page), left_(left), top_(top), marks_(marks) {}

    void watch(std::string_view content) {
        ContentStream stream(content);
        std::string_view name;
        for (std::size_t i = 0; i < most_operators && marks_.size() <= most_marks && stream.next(name, operands_);
             ++i) {
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
        } else if (name == "m" || name == "l") {
            add_points(0, 2);
        } else if (name == "c") {
            add_points(0, 6);
        } else if (name == "v" || name == "y") {
            add_points(0, 4);
        } else if (name == "re" && operands_.size() == 4) {
            add(operands_[0], operands_[1]);
            add(operands_[0] + operands_[2], operands_[1] + operands_[3]);
        } else if (name == "f" || name == "F" || name == "f*" || name == "b" || name == "B" || name == "b*" ||
                   name == "B*") {
            finish(true);
        } else if (name == "n" || name == "S" || name == "s") {
            finish(name == "S" || name == "s");
        }
    }

    void add_points(std::size_t from, std::size_t count) {
        for (std::size_t i = from; i + 1 < from + count && i + 1 < operands_.size(); i += 2) {
            add(operands_[i], operands_[i + 1]);
        }
    }

    void add(double x, double y) {
        auto [px, py] = matrix_.apply(x, y);
        x0_ = empty_ ? px : std::min(x0_, px);
        x1_ = empty_ ? px : std::max(x1_, px);
        y0_ = empty_ ? py : std::min(y0_, py);
        y1_ = empty_ ? py : std::max(y1_, py);
        empty_ = false;
    }

    void finish(bool painted) {
        double width = x1_ - x0_;
        double height = y1_ - y0_;
        bool small = width >= smallest && width <= largest && height >= smallest && height <= largest;
        if (painted && !empty_ && small && width < 1.4 * height && height < 1.4 * width) {
            marks_.push_back({page_, static_cast<float>(x0_ - left_), static_cast<float>(top_ - y1_),
                              static_cast<float>(x1_ - left_), static_cast<float>(top_ - y0_)});
        }
        empty_ = true;
    }

    int page_;
    double left_, top_;
    std::vector<Mark>& marks_;
    Matrix matrix_;
    std::vector<Matrix> stack_;
    std::vector<double> operands_;
    bool empty_ = true;
    double x0_ = 0, x1_ = 0, y0_ = 0, y1_ = 0;
};

}  // namespace

std::vector<Mark> find_marks(Objects* objects, int max_pages) {
    std::vector<Mark> marks;
    if (objects == nullptr) {
        return marks;
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
            PathWatch watch(number, crop.llx, crop.ury, marks);
            try {
                watch.watch(*objects->content_of(page));
            } catch (const std::exception&) {
                // the words of this page come from another library; its bullets are lost
            }
        }
    } catch (const std::exception&) {
        return marks;
    }
    std::sort(marks.begin(), marks.end(),
              [](const Mark& a, const Mark& b) { return a.page != b.page ? a.page < b.page : a.top < b.top; });
    return marks;
}

}  // namespace cvconv::pdf
