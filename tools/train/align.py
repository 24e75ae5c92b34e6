"""Lays a JSON Resume over the lines of a document: the label of each line.

    align.py NAME.gold.json --lines dump.jsonl    label, score, doubt, entry and text of each line, for the eye

A Viterbi search over (entry, covered or not) finds the way through the entries that explains most words of most lines.
Lines that the answer does not explain get several allowed labels, from what lies around them (line_labels.py). Any
JSON Resume will do, what the program itself wrote too.
"""

import argparse
import json
import os
from dataclasses import dataclass

import numpy as np

from entries import YEAR, coverage, entries_of
from labels import KIND_OF_RULES, KINDS, LABELS
from line_labels import ALL, Labels, Line
from placing import Placing
from words import Lexicon, squeezed, tokens, tokens_of, without_number

# How much the words of a label count that stands before a value.
LABEL = 0.25
# And the words of a line that has no value, though an entry has these words: all of its values stand in other lines.
SAID_ELSEWHERE = 0.3


@dataclass
class Alignment:
    entries: list
    lines: list  # a Line each
    placing: Placing  # None where there is nothing to align

    def kind(self, i):
        """Of the entry that explains a line, or stands around it; None where there is no answer."""
        return self.entries[self.lines[i].entry].kind if self.lines[i].entry >= 0 else None


class Aligner:
    def __init__(self, lexicon):
        self.lexicon = lexicon

    def titles(self, text):
        """Kinds whose title the lexicon says this text is."""
        kinds = self.lexicon.headings.get(squeezed(without_number(text)), ())
        return {KIND_OF_RULES.get(k, k) for k in kinds} & set(KINDS)

    def date_parts(self, words):
        parts = []
        for word in words:
            if YEAR.match(word):
                parts.append(("year", word))
            elif word in self.lexicon.months:
                parts.append(("month", self.lexicon.months[word]))
            elif word in self.lexicon.present:
                parts.append(("present", None))
            elif word.isdigit() and len(word) <= 2:
                parts.append(("number", int(word)))
            else:
                parts.append((None, None))
        return parts

    def scores(self, texts, entries):
        """Share of each line's words that each entry explains, and how much each line has to say."""
        share, weight = np.zeros((len(texts), len(entries))), np.zeros(len(texts))
        for i, text in enumerate(texts):
            words = tokens(text)
            if not words:
                continue
            dates = self.date_parts(words)
            of_word = np.array([4.0 if what == "year" else 1.0 if what == "month" else 0.0 if what == "present"
                                else max(2.0, len(word)) for word, (what, _) in zip(words, dates)], dtype=float)
            of_word[:self.lexicon.label_at_start(words)] *= LABEL
            if of_word.sum() == 0:
                of_word[:] = 0.2
            weight[i] = of_word.sum()
            for e, entry in enumerate(entries):
                share[i, e] = (coverage(words, dates, entry) * of_word).sum() / of_word.sum()
            title = squeezed(without_number(text))
            if title in self.lexicon.headings:  # a title, unless the answer has it word for word
                for e, entry in enumerate(entries):
                    if not any(leaf.text == title for leaf in entry.leaves):
                        share[i, e] = min(share[i, e], 0.1)
        return share, weight

    @staticmethod
    def transitions(entries):
        count = len(entries)
        cost = np.full((count, count), -0.8)
        for a, one in enumerate(entries):
            for b, other in enumerate(entries):
                if a == b:
                    cost[a, b] = 0
                elif one.kind == other.kind:
                    step = other.number - one.number
                    cost[a, b] = -0.05 if step == 1 else -0.3 if step > 1 else -0.5
                elif other.number == 0:
                    cost[a, b] = -0.5
        stay = np.where(np.eye(count) > 0, 0.0, -9.0)
        return np.block([[cost, stay], [cost, stay]])

    def path(self, texts, share, weight, entries, sure=0):
        """State of each line: entry, or entry + count where the entry explains the lines around it only. sure: how much of
        each line is surely of an entry."""
        gain = (share - 0.36) * (0.6 + np.minimum(weight, 60)[:, None] / 20) * (1 + sure)
        gain = np.hstack([gain, np.zeros_like(gain)])
        cost = self.transitions(entries)
        kinds = np.array([entry.kind for entry in entries] * 2)
        best, back = gain[0].copy(), []
        for row, before in zip(gain[1:], texts):
            ways = best[:, None] + cost
            for kind in self.titles(before):  # a title leads to what it says
                ways[np.ix_(kinds != kind, kinds == kind)] += 0.4
            back.append(ways.argmax(0))
            best = ways.max(0) + row
        state = [int(best.argmax())]
        for pointers in reversed(back):
            state.append(int(pointers[state[-1]]))
        return state[::-1]

    def align(self, lines, resume):
        """lines: as cvconv-train prints them."""
        entries = entries_of(resume)
        if not entries or not lines:
            return Alignment(entries, [Line() for _ in lines], None)
        texts = [line["text"] for line in lines]
        share, weight = self.scores(texts, entries)
        states = self.path(texts, share, weight, entries)
        for _ in range(2):  # values find their words near their entry, and lines go where their words are
            placing = Placing(self.lexicon, list(map(tokens_of, lines)), entries, [s % len(entries) for s in states])
            owned, of_first = placing.place().shares(len(lines))
            sure = owned.sum(1, keepdims=True)
            elsewhere = (sure == 0) & placing.complete()
            again = of_first + (1 - sure) * share * np.where(elsewhere, SAID_ELSEWHERE, 1)
            states = self.path(texts, again, weight, entries, sure)
        share = again
        found = []
        for i, state in enumerate(states):
            entry = state % len(entries)
            found.append(Line(entry, state < len(entries), float(share[i, entry] if state < len(entries)
                                                                 else share[i].max())))
        Labels(self, lines, entries, found, share, weight).give()
        return Alignment(entries, found, Placing(self.lexicon, list(map(tokens_of, lines)), entries,
                                                 [f.entry for f in found]).place())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("answer")
    parser.add_argument("--lines", required=True, help="what cvconv-train printed")
    parser.add_argument("--build", help="build folder, for CLDR's months")
    arguments = parser.parse_args()
    with open(arguments.answer, encoding="utf-8") as file:
        resume = json.load(file)
    stem = os.path.basename(arguments.answer).replace(".gold.json", "").removesuffix(".json")
    aligner = Aligner(Lexicon(arguments.build))
    with open(arguments.lines, encoding="utf-8") as file:
        for document in map(json.loads, file):
            if os.path.splitext(os.path.basename(document["file"]))[0] != stem:
                continue
            for line, found in zip(document["lines"], aligner.align(document["lines"], resume).lines):
                label = "any" if found.allowed == ALL else "/".join(LABELS[a] for a in sorted(found.allowed))
                print(f"{label:28} {found.score:4.2f} {'?' if found.doubt else ' '} {found.entry:3} "
                      f"{line['text'][:90]}")


if __name__ == "__main__":
    main()
