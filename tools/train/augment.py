"""Copies of documents as other people might have written them, and rules that err as they do on unseen documents."""

import numpy as np

from corpus import RULE_KINDS
from labels import LABELS, kind, part

# What lines are mistaken for, the common ones more often.
MISTAKES = [RULE_KINDS.index(k) for k in (
    "work work education education skills projects projects summary contact other other certificates awards volunteer "
    "interests languages references publications memberships courses talks teaching").split()]

# Share of runs of lines that the rules put elsewhere: they were made on all corpora but `people`.
RUNS_WRONG = {"people": 0.10}
RUNS_WRONG_ELSEWHERE = 0.20


class Copy:
    """A document on its way into a batch."""

    def __init__(self, document, numbers):
        self.document, self.numbers = document, numbers.copy()
        self.rule_kind, self.rule_part = document.rule_kind.copy(), document.rule_part.copy()
        self.allowed = document.allowed

    def take(self, order):
        self.numbers, self.allowed = self.numbers[order], self.allowed[order]
        self.rule_kind, self.rule_part = self.rule_kind[order], self.rule_part[order]


def section_starts(document):
    """First lines of sections, titles included."""
    result, now = [], None
    for i, answer in enumerate(document.answer):
        if answer < 0 or LABELS[answer] == "O":
            continue
        k = kind(LABELS[answer])
        if part(LABELS[answer]) == "H" or k != now:
            if now is not None or result:
                result.append(i)
            now = k
    return result


def is_title(document):
    return np.array([a >= 0 and part(LABELS[a]) == "H" for a in document.answer], dtype=bool)


def corrupt_rules(copy, random, corpus):
    """Run by run, because the rules err by whole sections: the run before goes on, or another kind is taken."""
    kinds, parts = copy.rule_kind, copy.rule_part
    rate = RUNS_WRONG.get(corpus, RUNS_WRONG_ELSEWHERE)
    before, start = kinds.copy(), 0
    while start < len(kinds):
        end = start + 1
        while end < len(kinds) and before[end] == before[start] and parts[end] != 1:
            end += 1
        if random.random() < rate:
            first = start + random.integers(end - start) if random.random() < 0.4 and end - start > 2 else start
            follow = before[start - 1] if start else before[0]
            other = before[end] if end < len(kinds) else follow
            wrong = random.choice([follow, follow, random.choice(MISTAKES), random.choice(MISTAKES), other])
            kinds[first:end] = wrong
            if random.random() < 0.7 and parts[first] == 1:
                parts[first] = 0
            lose = random.random(end - first) < 0.4
            parts[first:end][lose & (parts[first:end] == 2)] = 0
        start = end
    flip = random.random(len(parts))
    parts[(flip < 0.08) & (parts == 2)] = 0
    parts[(flip > 0.985) & (parts == 0)] = 2
    parts[(flip < 0.05) & (parts == 1)] = 0


def vary(copy, random, vocabulary):
    """Sections in another order, titles that nobody knows or that are missing."""
    document = copy.document
    titles = is_title(document)
    unknown = titles & (random.random(len(titles)) < (0.35 if random.random() < 0.6 else 0.0))
    numbers = copy.numbers
    numbers[unknown] *= ~vocabulary.of_titles[numbers[unknown]]
    if random.random() < 0.5:
        numbers[unknown] *= numbers[unknown] != vocabulary.look_of_titles
    for i in np.flatnonzero(unknown):  # then the rules had not known it either
        if i and random.random() < 0.6:
            end = i + 1
            while end < len(titles) and not titles[end]:
                end += 1
            copy.rule_kind[i:end] = copy.rule_kind[i - 1]
            copy.rule_part[i] = 0
    order = np.arange(len(titles))
    if random.random() < 0.6:
        starts = section_starts(document)
        pieces = np.split(order, starts)
        order = np.concatenate([pieces[0]] + [pieces[1 + p] for p in random.permutation(len(pieces) - 1)])
    if random.random() < 0.4:
        gone = titles & (random.random(len(titles)) < 0.5)
        order = order[~gone[order]] if not gone.all() else order
    if len(order) and (len(order) != len(titles) or (order != np.arange(len(order))).any()):
        places = [row[vocabulary.of_place[row]] for row in numbers[:len(order)]]
        copy.take(order)
        for i, place in enumerate(places):  # features of the place belong to the place, not to the line
            row = copy.numbers[i]
            row *= ~vocabulary.of_place[row]
            free = np.flatnonzero(row == 0)[:len(place)]
            row[free] = place[:len(free)]


def copy_of(document, numbers, random, vocabulary, varied):
    copy = Copy(document, numbers)
    if varied:
        vary(copy, random, vocabulary)
    corrupt_rules(copy, random, document.corpus)
    return copy
