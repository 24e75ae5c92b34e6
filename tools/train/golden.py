"""golden.py WEIGHTS: logits and labels of a small invented document, as JSON, for the test of the reader in C++."""

import json
import sys

from export import Weights

DOCUMENT = [
    ["s:kind=heading", "s:largest", "c:index=0", "t:words=2", "t:name=3", "p:kind=contact", "p:begin"],
    ["s:kind=paragraph", "s:first=plain", "c:index=1", "t:email", "t:phone", "e:contact=5", "p:kind=contact"],
    ["s:kind=heading", "s:look_of_titles", "l:W:section_headings.work", "h:1.work=known", "h:headingness=6",
     "p:kind=work", "p:head"],
    ["s:kind=paragraph", "s:first=bold", "t:date_trails", "t:date=range.month", "e:work=4", "p:kind=work", "p:begin"],
    ["s:kind=item", "s:marker=bullet", "t:sentence", "t:words=6", "p:kind=work"],
    ["s:kind=paragraph", "s:first=bold", "t:date_trails", "t:date=range.year", "t:current", "p:kind=work", "p:begin"],
    ["s:kind=item", "s:marker=bullet", "t:ends=.", "p:kind=work", "no:such_feature"],
    ["s:kind=heading", "s:look_of_titles", "l:W:section_headings.education", "h:1.education=known", "p:kind=education",
     "p:head"],
    ["s:kind=paragraph", "t:date=single.year", "e:education=5", "p:kind=education", "p:begin"],
    ["s:kind=heading", "s:look_of_titles", "l:W:section_headings.skills", "h:1.skills=known", "p:kind=skills",
     "p:head"],
    ["s:kind=item", "t:commas=4", "e:skills=4", "p:kind=skills", "p:begin"],
    [],
]


def main():
    weights = Weights(sys.argv[1])
    logits = weights.logits(DOCUMENT)
    labels = [weights.labels[k] for k in weights.decode(DOCUMENT)]
    print(json.dumps({"labels": weights.labels, "lines": [
        {"f": f, "logits": [round(float(x), 5) for x in row], "label": label}
        for f, row, label in zip(DOCUMENT, logits, labels)]}))


if __name__ == "__main__":
    main()
