#pragma once
// What awards and certificates share, before it is known which of the two it becomes.

#include "ir/cv.h"

namespace cvconv::recognizing {

struct Distinction {
    Text title, giver, url, summary;
    Date date;
};

}  // namespace cvconv::recognizing
