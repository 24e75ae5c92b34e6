"""Which field each token of a section is part of, by the true answer: labels for the field labeller.

The values of the answer have found their words (placing.py). Tokens about which that leaves a doubt - a word of a value that
found no place, a line that nothing explains or of another kind than the program's section - are allowed any label, and
count for nothing.
"""

import bisect

import numpy as np

from labels import LABELLED_KINDS

ROLES = ("organization position location date degree area score keyword title level group authors description summary "
         "highlight").split()
TEXTS = {"summary", "highlight", "description", "authors"}
# The section as the program names it, to the list of the answer.
LIST_OF = {"talks": "projects", "teaching": "projects", "memberships": "volunteer", "patents": "publications",
           "courses": "certificates"}
LABELS = ["O"] + [part + "-" + role for role in ROLES for part in "BI"]
COUNT = len(LABELS)


def label(role, begins):
    return 1 + 2 * ROLES.index(role) + (0 if begins else 1)


def role_of(number):
    return None if number == 0 else ROLES[(number - 1) // 2]


def begins(number):
    return number > 0 and (number - 1) % 2 == 0


def may_follow(a, b):
    """A span goes on only where it has begun, over ends of lines, too."""
    return b == 0 or begins(b) or role_of(a) == role_of(b)


FOLLOWS = np.array([[may_follow(a, b) for b in range(COUNT)] for a in range(COUNT)])
STARTS = np.array([b == 0 or begins(b) for b in range(COUNT)])


class Labels:
    """The labels of any tokens of a document, by the values of its answer that stand there."""

    def __init__(self, alignment):
        placing = alignment.placing
        self.spans, self.unknown = placing.spans(), placing.unknown([line.covered for line in alignment.lines])
        self.begins, self.unknown_begins = [s[0] for s in self.spans], [u[0] for u in self.unknown]

    @staticmethod
    def holder(begins, ranges, begin, end):
        """Number of the range that the bytes lie in, or -1."""
        at = bisect.bisect_right(begins, begin) - 1
        return at if at >= 0 and end <= ranges[at][1] else -1

    def of(self, tokens):
        """tokens: (first byte, byte behind, ...) of one line. The label of each, -1 where it is in doubt."""
        spans = [self.holder(self.begins, self.spans, *token[:2]) for token in tokens]
        result = []
        for j, (token, span) in enumerate(zip(tokens, spans)):
            if span < 0:
                result.append(-1 if self.holder(self.unknown_begins, self.unknown, *token[:2]) >= 0 else 0)
                continue
            first = j == 0 or spans[j - 1] != span
            result.append(label(self.spans[span][2], first and not self.spans[span][3]))
        return result


PLACE = ("v:place.", "v:placelike")  # features of readers/recognize/spans/value_features.cc
# Beside one of these, or alone, a place is one; in running text it is not.
HEADER = {"organization", "position", "title", "degree", "area", "date"}


def name_places(labels, tokens, kind, names):
    """A place for which the answer has no field, such as a school's town, is one all the same: beside the same kind of
    name, in the same look, the job's place is `location`, and what is that in one list and nothing in another is learned
    badly in both. The country beside a person's town has no words in the answer, only a code. labels: of a line's tokens,
    changed in place; kind: of its section; names: of the tokens' features."""
    roles = {role_of(own) for own in labels if own > 0}
    if "location" not in roles if kind == "contact" else roles and not roles & HEADER:
        return
    place = [own == 0 and token[2][:1].isalnum() and any(names[n].startswith(PLACE) for n in token[3])
             for own, token in zip(labels, tokens)]
    joins = [own == 0 and not any(map(str.isalnum, token[2])) for own, token in zip(labels, tokens)]
    inside = False
    for at in range(len(labels)):
        joined = inside and joins[at] and place[at + 1:at + 2] == [True]
        if place[at] or joined:
            labels[at] = label("location", not inside)
        inside = place[at] or joined


def answers(document, headed, resume, aligner):
    """document: as `cvconv-train tokens` printed it; headed: the lines that `features` printed. One list of labels a line,
    and whether the line is of the kind of the program's section."""
    alignment = aligner.align(headed, resume)
    result, right = [[-1] * len(line["tokens"]) for line in document["lines"]], [False] * len(document["lines"])
    if not alignment.placing:
        return result, right
    labels = Labels(alignment)
    begins = [line["begin"] for line in headed]
    for i, line in enumerate(document["lines"]):
        place = max(0, bisect.bisect_right(begins, line["begin"]) - 1)
        kind = alignment.kind(place)
        if kind in LABELLED_KINDS and LIST_OF.get(line["kind"], line["kind"]) == LIST_OF.get(kind, kind):
            result[i] = labels.of(line["tokens"])
            name_places(result[i], line["tokens"], line["kind"], document["names"])
            right[i] = alignment.lines[place].covered and len(alignment.lines[place].allowed) == 1
    return result, right
