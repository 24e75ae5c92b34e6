#include "readers/pdf/text_pieces.h"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#define POINTERHOLDER_TRANSITION 4  // shared pointers only: what qpdf asks of new code
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFPageObjectHelper.hh>

#include "readers/pdf/content_stream.h"
#include "readers/pdf/matrix.h"
#include "readers/pdf/objects.h"

namespace cvconv::pdf {
namespace {

constexpr std::size_t most_operators = 1'000'000;
constexpr std::size_t most_pieces = 100'000;
constexpr std::size_t most_paints = 1'000;  ///< each white piece looks at all of them
constexpr int most_forms = 500;
constexpr int deepest_form = 8;
constexpr double smallest_text = 1.0;

struct Box {
    double left = 0, bottom = 0, right = 0, top = 0;
};

struct State {
    Matrix place;
    bool white = false;
    double line_width = 1;
    int mode = 0;
    double size = 0;
    double leading = 0;
};

bool all_of(const std::vector<double>& numbers, std::size_t count, auto holds) {
    return numbers.size() == count && std::all_of(numbers.begin(), numbers.end(), holds);
}

bool is_white(std::string_view setter, const std::vector<double>& numbers) {
    auto full = [](double v) { return v >= 0.97; };
    auto none = [](double v) { return v <= 0.03; };
    if (setter == "g") {
        return all_of(numbers, 1, full);
    }
    if (setter == "k") {
        return all_of(numbers, 4, none);
    }
    // sc, scn: three components are red, green, blue; one might be an ink of its own ("all of it").
    return all_of(numbers, 3, full);
}

class Drawing {
public:
    Drawing(Objects& objects, double left, double top) : objects_(objects), left_(left), top_(top) {}

    void follow(QPDFPageObjectHelper content, const Matrix& place, int depth) {
        const std::shared_ptr<const std::string> bytes = objects_.content_of(content);
        ContentStream stream(*bytes);
        std::optional<std::map<std::string, QPDFObjectHandle>> forms;
        std::vector<State> outer = std::exchange(stack_, {});
        const State before = state_;
        state_.place = place;
        std::string_view name;
        while (!too_much() && stream.next(name, numbers_)) {
            ++operators_;
            if (name != "Do") {
                on_operator(name);
                continue;
            }
            if (!forms) {
                forms.emplace();
                for (auto& [key, form] : content.getFormXObjects()) {
                    forms->emplace(key, form);
                }
            }
            auto form = forms->find("/" + std::string(stream.name_operand()));
            if (form == forms->end()) {
                paint_unit_square();  // a picture
            } else if (depth < deepest_form && ++forms_ <= most_forms) {
                follow_form(form->second, depth);
            }
        }
        state_ = before;
        stack_ = std::move(outer);
    }

    [[nodiscard]] bool too_much() const {
        return operators_ > most_operators || pieces_.size() > most_pieces || forms_ > most_forms;
    }
    [[nodiscard]] std::vector<TextPiece> take() { return too_much() ? std::vector<TextPiece>() : std::move(pieces_); }

private:
    void follow_form(QPDFObjectHandle form, int depth) {
        Matrix inner;
        QPDFObjectHandle matrix = form.getDict().getKey("/Matrix");
        if (matrix.isArray() && matrix.getArrayNItems() == 6) {
            for (int i = 0; i < 6; ++i) {
                inner.m[static_cast<std::size_t>(i)] =
                    matrix.getArrayItem(i).isNumber() ? matrix.getArrayItem(i).getNumericValue() : 0;
            }
        }
        const Matrix text = text_;
        const Matrix line = line_;
        const std::vector<double> path = std::exchange(path_, {});
        follow(QPDFPageObjectHelper(form), state_.place.after(inner), depth + 1);
        text_ = text;
        line_ = line;
        path_ = path;
        piece_open_ = false;
    }

    void on_operator(std::string_view name) {
        if (name == "q") {
            if (stack_.size() < 1000) {
                stack_.push_back(state_);
            }
        } else if (name == "Q") {
            if (!stack_.empty()) {
                state_ = stack_.back();
                stack_.pop_back();
            }
        } else if (name == "cm") {
            state_.place = state_.place.after(matrix());
        } else if (name == "g" || name == "rg" || name == "k" || name == "sc" || name == "scn") {
            state_.white = is_white(name, numbers_);
        } else if (name == "cs") {
            state_.white = false;
        } else if (name == "w") {
            state_.line_width = number(0);
        } else if (name == "sh") {
            paints_.push_back({-1e9, -1e9, 1e9, 1e9});  // a gradient: up to the clip, which is not followed
        } else if (name == "ID") {
            paint_unit_square();  // a picture inside the content
        } else if (!on_text(name)) {
            on_path(name);
        }
    }

    bool on_text(std::string_view name) {
        if (name == "Tj" || name == "TJ") {
            show();
        } else if (name == "BT") {
            move_to({});
        } else if (name == "Td") {
            move_by(number(0), number(1));
        } else if (name == "TD") {
            state_.leading = -number(1);
            move_by(number(0), number(1));
        } else if (name == "Tm") {
            move_to(matrix());
        } else if (name == "T*") {
            move_by(0, -state_.leading);
        } else if (name == "'" || name == "\"") {
            move_by(0, -state_.leading);
            show();
        } else if (name == "Tf") {
            state_.size = number(0);
        } else if (name == "Tr") {
            state_.mode = static_cast<int>(std::clamp(number(0), 0.0, 7.0));
        } else if (name == "TL") {
            state_.leading = number(0);
        } else {
            return false;
        }
        return true;
    }

    void on_path(std::string_view name) {
        if (name == "m" || name == "l" || name == "c" || name == "v" || name == "y") {
            path_.insert(path_.end(), numbers_.begin(),
                         numbers_.end() - static_cast<std::ptrdiff_t>(numbers_.size() % 2));
        } else if (name == "re" && numbers_.size() == 4) {
            path_.insert(path_.end(), {numbers_[0], numbers_[1], numbers_[0] + numbers_[2], numbers_[1] + numbers_[3]});
        } else if (name == "f" || name == "F" || name == "f*" || name == "b" || name == "B" || name == "b*" ||
                   name == "B*") {
            paint(!state_.white, 0);
        } else if (name == "S" || name == "s") {
            double width = state_.line_width * state_.place.height();
            paint(width > 4, width / 2);  // bars are drawn as thick lines, too
        } else if (name == "n") {
            path_.clear();
        }
    }

    [[nodiscard]] double number(std::size_t i) const { return i < numbers_.size() ? numbers_[i] : 0; }
    [[nodiscard]] Matrix matrix() const {
        Matrix result;
        if (numbers_.size() == 6) {
            std::copy(numbers_.begin(), numbers_.end(), result.m.begin());
        }
        return result;
    }

    void move_to(const Matrix& place) {
        text_ = line_ = place;
        piece_open_ = false;
    }
    void move_by(double x, double y) { move_to(line_.after({{1, 0, 0, 1, x, y}})); }

    void show() {
        const Matrix all = state_.place.after(text_);
        if (!all.upright()) {
            return;
        }
        auto [x, y] = all.apply(0, 0);
        const double height = std::abs(state_.size) * all.height();
        Sight sight = Sight::seen;
        if (state_.mode == 3) {
            sight = Sight::invisible;
        } else if (height < smallest_text || std::abs(state_.size) * all.width() < smallest_text) {
            sight = Sight::tiny;
        } else if (state_.mode == 0 && state_.white && !is_painted(x + 0.1 * height, y + 0.3 * height)) {
            sight = Sight::white;
        }
        if (!piece_open_) {
            pieces_.push_back({static_cast<float>(x - left_), static_cast<float>(top_ - y), sight});
            piece_open_ = true;
        } else if (pieces_.back().sight != sight) {
            pieces_.back().sight = Sight::seen;  // goes on somewhere behind: in doubt
        }
    }

    [[nodiscard]] bool is_painted(double x, double y) const {
        return paints_.size() > most_paints || std::any_of(paints_.begin(), paints_.end(), [&](const Box& box) {
                   return x >= box.left && x <= box.right && y >= box.bottom && y <= box.top;
               });
    }

    void paint(bool colored, double margin) {
        if (colored && path_.size() >= 2 && paints_.size() <= most_paints) {
            Box box{1e9, 1e9, -1e9, -1e9};
            for (std::size_t i = 0; i + 1 < path_.size(); i += 2) {
                auto [x, y] = state_.place.apply(path_[i], path_[i + 1]);
                box = {std::min(box.left, x), std::min(box.bottom, y), std::max(box.right, x), std::max(box.top, y)};
            }
            paints_.push_back({box.left - margin, box.bottom - margin, box.right + margin, box.top + margin});
        }
        path_.clear();
    }

    void paint_unit_square() {
        path_ = {0, 0, 1, 0, 0, 1, 1, 1};
        paint(true, 0);
    }

    Objects& objects_;
    double left_, top_;
    std::vector<TextPiece> pieces_;
    std::vector<Box> paints_;  ///< what is not white, in the order of drawing
    State state_;
    std::vector<State> stack_;
    Matrix text_, line_;
    std::vector<double> path_;  ///< x, y, x, y, …
    std::vector<double> numbers_;
    bool piece_open_ = false;  ///< the last piece goes on: the place was not set again
    std::size_t operators_ = 0;
    int forms_ = 0;
};

}  // namespace

std::vector<TextPiece> text_pieces(Objects& objects, QPDFPageObjectHelper page) {
    auto rotation = page.getAttribute("/Rotate", false);
    if (rotation.isInteger() && rotation.getIntValueAsInt() % 360 != 0) {
        return {};  // rare, and what is not looked at counts as seen
    }
    auto crop = page.getCropBox().getArrayAsRectangle();
    Drawing drawing(objects, crop.llx, crop.ury);
    drawing.follow(page, {}, 0);
    return drawing.take();
}

}  // namespace cvconv::pdf
