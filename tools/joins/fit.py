#!/usr/bin/env python3
"""Fits the weights of readers/line_joining/join_evidence.def: whether a printed line goes on in the one below it.

    tools/joins/fit.py BUILD_DIR CORPUS_DIR... [-n DOCUMENTS] [--seed S] [--write]

The documents of CORPUS_DIR have true answers, NAME.gold.json beside NAME.pdf or NAME.txt: two lines are one if a value
of the answer goes over their end. Documents whose truth is known are generated besides (tests/layouts, the styles for
training), and each of them is typed as plain text, too, wrapped in several ways. `BUILD_DIR/tools/cvconv-train joins` says
what is true of each two lines. A logistic regression with weights kept small, in NumPy, the same each time. Prints how many
pairs come out right in documents that were not learned from, in fifths, and with --write puts the weights into the table.
"""

import argparse
import glob
import json
import os
import subprocess
import sys
import zlib

sys.dont_write_bytecode = True
SOURCE = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path[:0] = [os.path.join(SOURCE, "tests", "layouts"), os.path.join(SOURCE, "tools", "train")]

import numpy as np

import generate
import known
import typed
from evidence_table import Table
from styles import style_names

TABLE = os.path.join(SOURCE, "readers", "line_joining", "join_evidence.def")


# What generated documents have never or seldom, and answers do not speak of ("Tasks:" above a list is in none), as people
# weighed it who looked at real ones: to these, and to 0 for all others, weights are drawn where little speaks against it.
PRIOR = {
    "ends_split_word": 3.0, "ends_open": 2.0, "ends_inside_brackets": 2.0, "ends_colon": -2.0, "ends_open_year": -2.5,
    "ends_address": -1.5, "both_addresses": -1.5, "begins_area_code": -2.5, "begins_label": -3.5, "begins_known_label": -4.0,
    "begins_quoted": -2.0, "begins_bracket": 2.0, "has_bar": -1.5, "unspaced": 0.5, "has_no_case": 0.5,
    "begins_small": 4.5, "ends_function_word": 3.5, "capital_and_room": -2.0, "small_aligned_usual": 1.0, "small_and_room": 0.3, "is_label": 0.3,
    "ends_short_word": 0.3, "capital_and_full": -1.0, "sentence_full_long": 0.3, "hangs": 0.5, "begins_digit": 0.3,
    "one_word": 0.1, "sentence_and_full": 0.7, "capital_full_loose": -1.5, "capital_full_nothing_wraps": -1.5,
    "capital_one_word": -1.0, "begins_long_number": -1.5,
    "small_behind_split_word": 4.0, "small_after_gap": -2.5, "both_lists": 1.0,
    "label_and_full": 1.0, "unspaced_and_full": 4.0, "bracket_behind_address": 3.0, "small_where_rows_do": -1.5, "small_behind_sentence": -1.0, "begins_capitals": -1.0, "nothing_wraps": -0.5,
    "flush_right": -0.5, "below_dated": 1.0, "over_page": -1.0, "unwrapped": -1.0, "overhangs": -1.0,
}


def read_traces(program, paths):
    """What cvconv-train says of each file: pairs of lines with what is true of them."""
    traces = {}
    for begin in range(0, len(paths), 50):
        done = subprocess.run([program, "joins", *paths[begin : begin + 50]], capture_output=True, timeout=600)
        for line in done.stdout.decode("utf-8").splitlines():
            trace = json.loads(line)
            traces[trace["file"]] = trace["pairs"]
    return traces


def fit(x, y, weight, penalty, prior, rounds=100):
    """Newton's method for the penalised likelihood, in shorter steps where it would go too far. The first column, which is
    always 1, is not penalised."""
    ridge = np.where(prior == 0, penalty, 10 * penalty)
    ridge[0] = 1e-3

    def loss(w):
        return (weight * np.logaddexp(0, np.where(y > 0.5, -1, 1) * (x @ w))).sum() + (ridge * (w - prior) ** 2).sum() / 2

    w = np.zeros(x.shape[1])
    for _ in range(rounds):
        p = 1 / (1 + np.exp(-np.clip(x @ w, -30, 30)))
        gradient = x.T @ (weight * (y - p)) - ridge * (w - prior)
        hessian = (x * (weight * p * (1 - p))[:, None]).T @ x + np.diag(ridge)
        step = np.linalg.solve(hessian, gradient)
        before = loss(w)
        while loss(w + step) > before and np.abs(step).max() > 1e-9:
            step = step / 2
        w = w + step
        if np.abs(step).max() < 1e-6:
            break
    return w


# In log-odds: what was wrongly joined is lost, what was wrongly parted may still be understood.
MARGIN = 0.4
# Each is typed twice; cases are few, and so are documents of people, who write what no generator does.
WEIGHT = {"people": 5.0, "pdf": 1.0, "text": 0.5, "case": 3.0}


class Examples:
    def __init__(self, names):
        self.index = {name: i for i, name in enumerate(names)}
        self.x, self.y, self.group, self.source = [], [], [], []

    def add(self, pairs, labels, group, source):
        for pair, value in zip(pairs, labels):
            if value is None:
                continue
            row = np.zeros(len(self.index), dtype=np.float64)
            row[[self.index[name] for name in pair["true"]]] = 1
            self.x.append(row)
            self.y.append(value)
            self.group.append(group)
            self.source.append((source, pair))


def collect(build, corpora, count, seed, names):
    folder = os.path.join(build, "layouts")
    paths = generate.make_all(generate.plan("train", count, seed), folder)
    program = os.path.join(build, "tools", "cvconv-train")
    truths = {}
    for path in paths:
        with open(path, encoding="utf-8") as file:
            truth = json.load(file)
        pdf = os.path.join(folder, truth["pdf"])
        truths[pdf] = (truth, "pdf")
        for variant in range(2):
            text = path.replace(".truth.json", f"-{variant}.txt")
            with open(text, "w", encoding="utf-8") as file:
                words, blocks = typed.text(truth["blocks"], truth["seed"] * 7 + variant)
                file.write(words)
            truths[text] = (dict(truth, blocks=blocks), "text")
    examples = Examples(names)
    for path, pairs in sorted(read_traces(program, sorted(truths)).items()):
        truth, kind = truths[path]
        examples.add(pairs, known.by_blocks(truth["blocks"], pairs), truth["seed"], (kind, truth["style"]))
    collect_cases(program, examples)
    collect_answers(program, corpora, examples)
    return examples


def collect_cases(program, examples):
    """The cases of tests/cases and the documents of tests/examples: what is hard in documents that people write."""
    folder = os.path.join(SOURCE, "tests")
    paths = glob.glob(os.path.join(folder, "cases", "*", "*", "input.*")) + glob.glob(os.path.join(folder, "examples", "*"))
    paths = sorted(path for path in paths if path.endswith((".txt", ".pdf", ".md")))
    for number, (path, pairs) in enumerate(sorted(read_traces(program, paths).items())):
        beside = os.path.dirname(path)
        blocks = os.path.join(beside, "blocks.native")
        values = [os.path.join(beside, "fields.json"), os.path.splitext(path)[0] + ".gold.json"]
        labels = [None] * len(pairs)
        if os.path.exists(blocks):
            labels = known.by_blocks(known.native_blocks(blocks), pairs)
        for name in filter(os.path.exists, values):
            labels = [a if a is not None else b for a, b in zip(labels, known.by_values(known.read_json(name), pairs))]
        examples.add(pairs, labels, number, ("case", os.path.relpath(path, folder)))


def collect_answers(program, corpora, examples):
    """Documents with true answers; those of one name are of one fold."""
    answer_of = {}
    for folder in corpora:
        for answer in glob.glob(os.path.join(folder, "*.gold.json")):
            stem = answer[: -len(".gold.json")]
            document = next((stem + end for end in (".pdf", ".txt") if os.path.exists(stem + end)), None)
            if document:
                answer_of[document] = answer
    for path, pairs in sorted(read_traces(program, sorted(answer_of)).items()):
        labels = known.by_values(known.read_json(answer_of[path]), pairs)
        name = os.path.basename(path)
        examples.add(pairs, labels, zlib.crc32(name.encode()), ("people", name))


def report(examples, right):
    for kind in WEIGHT:
        of = np.array([source[0] == kind for source, _ in examples.source])
        one = np.array(examples.y) > 0.5
        if of.any():
            print(f"{kind}: {of.sum()} pairs, {one[of].mean():.3f} are one; right {right[of].mean():.4f}, of those that "
                  f"are one {right[of & one].mean():.4f}, of the others {right[of & ~one].mean():.4f}")


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("build")
    options.add_argument("corpora", nargs="*", metavar="CORPUS_DIR")
    options.add_argument("-n", type=int, default=10 * len(style_names("train")), help="how many documents")
    options.add_argument("--seed", type=int, default=101, help="of the first; tests/layouts/measure has those from 1 on")
    options.add_argument("--penalty", type=float, default=3.0)
    options.add_argument("--wrong", type=int, default=0, help="print so many pairs that come out wrong")
    options.add_argument("--write", action="store_true")
    chosen = options.parse_args()
    table = Table(TABLE)
    names = table.names
    examples = collect(chosen.build, chosen.corpora, chosen.n, chosen.seed, names)
    x, y = np.array(examples.x), np.array(examples.y, dtype=np.float64)
    group = np.array(examples.group)
    kinds = np.array([source[0] for source, _ in examples.source])
    weight = np.array([WEIGHT[kind] for kind in kinds])
    prior = np.array([PRIOR.get(name, 0.0) for name in names])
    right = np.zeros(len(y), dtype=bool)
    for fold in range(5):
        test = group % 5 == fold
        w = fit(x[~test], y[~test], weight[~test], chosen.penalty, prior)
        right[test] = (x[test] @ w > MARGIN) == (y[test] > 0.5)
    report(examples, right)
    for i in np.flatnonzero(~right)[: chosen.wrong]:
        (kind, style), pair = examples.source[i]
        print(kind, style, "one" if y[i] else "two", "|", pair["above"], "/", pair["below"], "|", " ".join(pair["true"]))
    w = fit(x, y, weight, chosen.penalty, prior)
    w[0] -= MARGIN  # "always"
    if chosen.write:
        table.write(w)
    else:
        for name, value in sorted(zip(names, w), key=lambda pair: pair[1]):
            print(f"{value:8.2f} {int(x[:, names.index(name)].sum()):7} {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
