#pragma once
// What need not be said under `meta.cvconv`, because the document says it: the code of a language that is named, and
// that what has a startDate and no endDate goes on, as JSON Resume has it (but for talks, which are a moment). And the
// short form of the sections' titles.
//
//   {"sections": [{"kind": "work", "title": "Berufserfahrung"}, {"kind": "contact"}],
//    "languages": {"0": {"code": "fr"}}, "work": {"0": {"current": true}}}
//   ↔ {"sections": [{"work": "Berufserfahrung"}, {"contact": ""}]}
//
// Where the model knows less than the document implies, that is said: "code": "", "current": "".

#include "ir/cv.h"
#include "ir/formats/json_resume/schema.h"

namespace cvconv::json_resume {

/// Takes out of `facts` (the members of `meta.cvconv`) what `cv` implies, but for what their `provenance` points at.
/// Nothing is added to empty facts, and facts do
/// not become empty: a document without `meta.cvconv` implies nothing.
void leave_out_implied(Json& facts, const Cv& cv);

/// The reverse; `cv` is what was read from the document, without the facts.
void put_in_implied(Json& facts, const Cv& cv);

}  // namespace cvconv::json_resume
