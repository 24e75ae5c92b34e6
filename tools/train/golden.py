"""golden.py WEIGHTS: logits and labels of a small invented document, as JSON, for the test of the reader in C++."""

import json
import sys

import numpy as np

from export import Weights
from vectors import ENCODED

DOCUMENT = [
    ["s:kind=heading", "s:largest", "c:index=0", "t:words=2", "t:name=3"],
    ["s:kind=paragraph", "s:first=plain", "c:index=1", "t:email", "t:phone", "e:contact=5"],
    ["s:kind=heading", "s:look_of_titles", "l:W:section_headings.work", "h:1.work=known", "h:headingness=6"],
    ["s:kind=paragraph", "s:first=bold", "t:date_trails", "t:date=range.month", "e:work=4"],
    ["s:kind=item", "s:marker=bullet", "t:sentence", "t:words=6"],
    ["s:kind=paragraph", "s:first=bold", "t:date_trails", "t:date=range.year", "t:current"],
    ["s:kind=item", "s:marker=bullet", "t:ends=.", "no:such_feature"],
    ["s:kind=heading", "s:look_of_titles", "l:W:section_headings.education", "h:1.education=known"],
    ["s:kind=paragraph", "t:date=single.year", "e:education=5"],
    ["s:kind=heading", "s:look_of_titles", "l:W:section_headings.skills", "h:1.skills=known"],
    ["s:kind=item", "t:commas=4", "e:skills=4"],
    [],
]


def vector(line):
    """Invented, of numbers that are exact in binary; every fifth line has none."""
    if line % 5 == 4:
        return np.zeros(ENCODED, dtype=np.float32)
    return np.array([((line * 7 + i * 13) % 32 - 16) / 32 for i in range(ENCODED)], dtype=np.float32)


def main():
    weights = Weights(sys.argv[1])
    vectors = np.array([vector(i) for i in range(len(DOCUMENT))])
    logits = weights.logits(DOCUMENT, vectors)
    labels = [weights.labels[k] for k in weights.decode(DOCUMENT, vectors)]
    print(json.dumps({"labels": weights.labels, "lines": [
        {"f": f, "logits": [round(float(x), 5) for x in row], "label": label}
        for f, row, label in zip(DOCUMENT, logits, labels)]}))


if __name__ == "__main__":
    main()
