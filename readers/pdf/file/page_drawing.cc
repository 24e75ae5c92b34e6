#include "readers/pdf/file/page_drawing.h"

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "readers/pdf/file/content_stream.h"
#include "readers/pdf/file/matrix.h"

namespace cvconv::pdf {
namespace {

constexpr std::size_t most_saved_states = 1000;
constexpr int most_forms = 500;
constexpr int deepest_form = 8;

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

std::vector<double> numbers_of(const PdfObject& array) {
    std::vector<double> numbers;
    for (std::size_t i = 0; i < std::min<std::size_t>(array.size(), 6); ++i) {
        numbers.push_back(array.at(i).number().value_or(0));
    }
    return numbers;
}

class Walk {
public:
    Walk(PdfFile& file, const PageObject& page)
        : file_(file), text_(page.left, page.top), drawings_(page.number, page.left, page.top) {}

    void follow(const std::string& content, const PdfObject& resources, int depth) {
        ContentStream stream(content);
        std::vector<GraphicsState> outer = std::exchange(stack_, {});
        const GraphicsState before = state_;
        std::string_view name;
        while (!too_much() && stream.next(name, numbers_)) {
            ++operators_;
            if (name == "Do") {
                on_object(resources.key("XObject").key(std::string(stream.name_operand())), resources, depth);
            } else if (!on_state(name) && !text_.on_operator(name, numbers_, state_)) {
                on_path(name);
            }
        }
        state_ = before;
        stack_ = std::move(outer);
    }

    [[nodiscard]] PageDrawing take() {
        return {too_much() ? std::vector<TextPiece>() : text_.take(), drawings_.take()};
    }

private:
    [[nodiscard]] bool too_much() const {
        return operators_ > most_operators || forms_ > most_forms || text_.too_much();
    }

    /// A picture or a form: a drawing of its own.
    void on_object(const PdfObject& object, const PdfObject& resources, int depth) {
        if (object.key("Subtype").name() != "Form") {
            paint_unit_square();
            return;
        }
        if (depth >= deepest_form || ++forms_ > most_forms) {
            return;
        }
        const std::shared_ptr<const std::string> content = file_.content_of(object);
        if (content == nullptr) {
            return;
        }
        const GraphicsState before = state_;
        const TextFinder::Places places = text_.places();
        const Path path = std::exchange(path_, {});
        state_.place = state_.place.after(matrix_of(numbers_of(object.key("Matrix"))));
        if (const std::vector<double> box = numbers_of(object.key("BBox")); box.size() == 4) {
            path_.add_rectangle(state_.place, box[0], box[1], box[2] - box[0], box[3] - box[1]);
            state_.clip = state_.clip.common_with(path_.box());
            path_.clear();
        }
        const PdfObject own = object.key("Resources");
        follow(*content, own.is_dictionary() ? own : resources, depth + 1);
        state_ = before;
        text_.come_back_to(places);
        path_ = path;
    }

    bool on_state(std::string_view name) {
        if (name == "q") {
            if (stack_.size() < most_saved_states) {
                stack_.push_back(state_);
            }
        } else if (name == "Q") {
            if (!stack_.empty()) {
                state_ = stack_.back();
                stack_.pop_back();
            }
        } else if (name == "cm") {
            state_.place = state_.place.after(matrix_of(numbers_));
        } else if (name == "g" || name == "rg" || name == "k" || name == "sc" || name == "scn") {
            state_.white = is_white(name, numbers_);
            state_.fill = ink_of(numbers_);
        } else if (name == "cs") {
            state_.white = false;
            state_.fill = {};
        } else if (name == "G" || name == "RG" || name == "K" || name == "SC" || name == "SCN") {
            state_.pen = ink_of(numbers_);
        } else if (name == "w") {
            state_.line_width = number(0);
        } else if (name == "sh") {
            text_.paint(state_.clip);  // a gradient
        } else if (name == "ID") {
            paint_unit_square();  // a picture inside the content
        } else {
            return false;
        }
        return true;
    }

    void on_path(std::string_view name) {
        if (name == "m") {
            path_.begin_stroke();
            add_points(2);
        } else if (name == "l") {
            add_points(2);
        } else if (name == "c") {
            add_points(6);
        } else if (name == "v" || name == "y") {
            add_points(4);
        } else if (name == "h") {
            path_.close();
        } else if (name == "re" && numbers_.size() == 4) {
            path_.add_rectangle(state_.place, numbers_[0], numbers_[1], numbers_[2], numbers_[3]);
        } else if (name == "W" || name == "W*") {
            clips_ = true;
        } else if (name == "f" || name == "F" || name == "f*") {
            finish(true, false);
        } else if (name == "b" || name == "B" || name == "b*" || name == "B*") {
            finish(true, true);
        } else if (name == "S" || name == "s") {
            if (name == "s") {
                path_.close();
            }
            finish(false, true);
        } else if (name == "n") {
            finish(false, false);
        }
    }

    void finish(bool filled, bool stroked) {
        if (filled || stroked) {
            drawings_.paint(path_, {filled, stroked, filled ? state_.fill : state_.pen, state_.clip});
        }
        const double width = state_.line_width * state_.place.height();
        if (!path_.empty() && ((filled && !state_.white) || (stroked && !filled && width > 4))) {
            const double margin = filled ? 0 : width / 2;  // bars are drawn as thick lines, too
            const Box& box = path_.box();
            text_.paint({box.left - margin, box.bottom - margin, box.right + margin, box.top + margin});
        }
        if (std::exchange(clips_, false)) {
            state_.clip = state_.clip.common_with(path_.box());  // an empty path clips everything
        }
        path_.clear();
    }

    void paint_unit_square() {
        Path square;
        square.add_rectangle(state_.place, 0, 0, 1, 1);
        text_.paint(square.box());
    }

    void add_points(std::size_t count) {
        for (std::size_t i = 0; i + 1 < std::min(count, numbers_.size()); i += 2) {
            path_.add(state_.place, numbers_[i], numbers_[i + 1]);
        }
    }

    [[nodiscard]] double number(std::size_t i) const { return i < numbers_.size() ? numbers_[i] : 0; }

    PdfFile& file_;
    TextFinder text_;
    DrawingFinder drawings_;
    GraphicsState state_;
    std::vector<GraphicsState> stack_;
    Path path_;
    bool clips_ = false;  ///< the path becomes a clip when it has been painted
    std::vector<double> numbers_;
    std::size_t operators_ = 0;
    int forms_ = 0;
};

}  // namespace

PageDrawing follow(PdfFile& file, const PageObject& page) {
    // Turned pages are rare; what is not looked at counts as seen, and a missing bullet is no loss of text.
    const std::shared_ptr<const std::string> content = page.rotation == 0 ? file.content_of(page) : nullptr;
    if (content == nullptr) {
        return {};
    }
    Walk walk(file, page);
    walk.follow(*content, page.resources, 0);
    return walk.take();
}

}  // namespace cvconv::pdf
