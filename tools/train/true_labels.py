"""The labels of a true answer, for `cvconv-train convert --labels`: what the labellers would have to find out.

    true_labels.py DUMP.jsonl... > LABELS.jsonl    dumps: what `cvconv-train features` printed
    true_labels.py DUMP.jsonl... --report          the share of values that find their words, and those that do not

A line of JSON a document: the labels that each line may have, the values of entries with their roles, and what became of
each value of the answer. Where the answer leaves a doubt, several labels are allowed, or the words are `unknown`: the
labeller decides.
"""

import argparse
import json
import sys
from collections import Counter

from align import Aligner
from corpus import answer_of
from labels import LABELS
from line_labels import ALL
from placing import PLACED, SHARED
from words import Lexicon


def labels_of(document, resume, aligner):
    lines = document["lines"]
    alignment = aligner.align(lines, resume)
    placing = alignment.placing
    result = {"file": document["file"],
              "lines": [[line["begin"], [LABELS[a] for a in sorted(found.allowed)]]
                        for line, found in zip(lines, alignment.lines) if found.allowed != ALL],
              "spans": placing.spans() if placing else [], "unknown": [], "leaves": [],
              "sure": [sum(len(found.allowed) == 1 for found in alignment.lines), len(lines)]}
    if placing:
        result["unknown"] = placing.unknown([found.covered for found in alignment.lines])
        result["leaves"] = [{"pattern": leaf.pattern, "value": leaf.value, "role": leaf.role, "found": found}
                            for leaf, found in zip(placing.leaves, placing.found)]
    else:
        result["unknown"] = [[line["begin"], line["end"]] for line in lines]
    return result


def report(all_labels):
    """A value that an entry shares with another one ("two roles at one employer") stands there once."""
    counts, by_pattern, sure = Counter(), {}, [0, 0]
    for labels in all_labels:
        print(labels["file"])
        sure = [a + b for a, b in zip(sure, labels["sure"])]
        for leaf in labels["leaves"]:
            counts[leaf["found"]] += 1
            by_pattern.setdefault(leaf["pattern"], Counter())[leaf["found"]] += 1
            if leaf["found"] not in (PLACED, SHARED):
                print(f"    {leaf['found']:9} {leaf['pattern']}: {leaf['value'][:110]}")
    for pattern, own in [("all values", counts), *sorted(by_pattern.items())]:
        total = sum(own.values())
        print(f"{pattern:32} {total:6} " + "  ".join(f"{what} {own[what] / total:.4f}" for what, _ in counts.most_common()))
    print(f"lines with one label {sure[0] / max(1, sure[1]):.4f} of {sure[1]}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("dumps", nargs="+")
    parser.add_argument("--build", help="build folder, for CLDR's months")
    parser.add_argument("--report", action="store_true")
    arguments = parser.parse_args()
    aligner, all_labels = Aligner(Lexicon(arguments.build)), []
    for path in arguments.dumps:
        with open(path, encoding="utf-8") as file:
            for document in map(json.loads, file):
                labels = labels_of(document, answer_of(document["file"]), aligner)
                if arguments.report:
                    all_labels.append(labels)
                else:
                    json.dump(labels, sys.stdout)
                    print()
    if arguments.report:
        report(all_labels)


if __name__ == "__main__":
    main()
