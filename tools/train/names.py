#!/usr/bin/env python3
"""Fits the weights of readers/recognize/fields/contact/name_evidence.def: which stretch of a document is the name.

    names.py --folds folds.json --candidates DIR [--write]

DIR/names-N.jsonl is what `cvconv-train names fold-N.weights` says of the documents of fold N: what may be the name, in
sections by line weights that have not seen the document. A conditional logit with weights kept small, the same each
time. Prints how many names come out right in documents that were not learned from, and with --write puts weights fitted on all
into the table.
"""

import argparse
import json
import os
from collections import Counter

import numpy as np

from corpus import answer_of
from evidence_table import Table
from words import ROOT, tokens

TABLE = os.path.join(ROOT, "readers", "recognize", "fields", "contact", "name_evidence.def")
PENALTY = 1.0
# What the best must come to, so that a document without a name gets none: where unseen documents gave the best F1.
LEAST = 5.5


class Choice:
    """A document's candidates: a row of what is true of each, and whether it is the name."""

    def __init__(self, path, candidates, index, fold):
        self.path, self.fold = path, fold
        self.corpus = os.path.basename(os.path.dirname(path))
        self.name = (answer_of(path).get("basics") or {}).get("name") or ""
        self.texts = [c["text"] for c in candidates]
        self.right = np.array([tokens(text) == tokens(self.name) for text in self.texts], dtype=np.float64)
        self.rows = np.zeros((len(candidates), len(index)))
        for row, candidate in zip(self.rows, candidates):
            row[[index[name] for name in candidate["true"]]] = 1

    def chosen(self, weights, least=0):
        """Number of the one that is taken; None if none is likely enough."""
        sums = self.rows @ weights
        return int(sums.argmax()) if len(sums) and sums.max() > least else None


def read(folder, fold_of, names):
    index = {name: i for i, name in enumerate(names)}
    choices = []
    for fold in sorted(set(fold_of.values())):
        with open(os.path.join(folder, f"names-{fold}.jsonl"), encoding="utf-8") as file:
            for said in map(json.loads, file):
                if said["candidates"]:
                    choices.append(Choice(said["file"], said["candidates"], index, fold))
    return choices


def fit(choices, count, rounds=40):
    """Of each document's candidates one is taken, with odds of e to the sum of its weights: the penalised likelihood that it
    is right, by Newton's method, in shorter steps where it would go too far."""
    known = [(c.rows, c.right > 0) for c in choices if c.right.any()]

    def loss(w):
        sums = [(rows @ w, right) for rows, right in known]
        return sum(np.logaddexp.reduce(s) - np.logaddexp.reduce(s[right]) for s, right in sums) + PENALTY * (w @ w) / 2

    w = np.zeros(count)
    for _ in range(rounds):
        gradient, hessian = PENALTY * w, PENALTY * np.eye(count)
        for rows, right in known:
            sums = rows @ w
            p = np.exp(sums - np.logaddexp.reduce(sums))
            mean = p @ rows
            gradient += mean - (p[right] / p[right].sum()) @ rows[right]
            hessian += (rows * p[:, None]).T @ rows - np.outer(mean, mean)
        step, before = np.linalg.solve(hessian, gradient), loss(w)
        while loss(w - step) > before + 1e-9 and np.abs(step).max() > 1e-7:
            step /= 2
        w = w - step
        if np.abs(step).max() < 1e-4:
            break
    return w


def fitted(choices, names):
    """The first of the names is true of all: it says how much is asked of the best."""
    weights = fit(choices, len(names))
    weights[0] -= LEAST
    return weights


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folds", required=True)
    parser.add_argument("--candidates", required=True)
    parser.add_argument("--wrong", action="store_true", help="print what comes out wrong")
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    with open(arguments.folds, encoding="utf-8") as file:
        fold_of = json.load(file)
    table = Table(TABLE)
    choices = read(arguments.candidates, fold_of, table.names)
    counts = Counter()
    for fold in sorted(set(fold_of.values())):
        weights = fitted([c for c in choices if c.fold != fold], table.names)
        for choice in (c for c in choices if c.fold == fold):
            taken = choice.chosen(weights)
            kind = "none" if taken is None else "right" if choice.right[taken] else "wrong"
            counts[choice.corpus, kind] += 1
            counts[choice.corpus, "among them"] += int(choice.right.any())
            if arguments.wrong and kind != "right":
                print(choice.path, "|", choice.name, "|", None if taken is None else choice.texts[taken], "|",
                      "among them" if choice.right.any() else "")
    for corpus in sorted({c for c, _ in counts}):
        print(corpus, {kind: counts[corpus, kind] for kind in ("right", "wrong", "none", "among them")})
    weights = fitted(choices, table.names)
    if arguments.write:
        table.write(weights)
    else:
        for weight, name in sorted(zip(weights, table.names)):
            print(f"{weight:8.2f} {name}")


if __name__ == "__main__":
    main()
