#include "readers/pdf/layout/drawn_bullets.h"

#include <cmath>

namespace cvconv::pdf {

const Mark* mark_before(const std::vector<Mark>& marks, int page, const Segment& first) {
    for (const Mark& mark : marks) {
        float size = first.size;
        bool beside = mark.right < first.left + 0.5F && mark.right > first.left - 2.2F * size;
        bool level = mark.middle() > first.top - 0.1F * size && mark.middle() < first.bottom &&
                     std::abs(mark.middle() - first.middle()) < 0.4F * size;
        if (mark.page == page && beside && level && mark.right - mark.left < 0.6F * size) {
            return &mark;
        }
    }
    return nullptr;
}

}  // namespace cvconv::pdf
