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
# How often a document gets sections of another.
MIXED = 0.4


class Copy:
    """A document on its way into a batch."""

    def __init__(self, document, numbers):
        self.corpus, self.numbers = document.corpus, numbers.copy()
        self.rule_kind, self.rule_part = document.rule_kind.copy(), document.rule_part.copy()
        self.allowed, self.titles = document.allowed, is_title(document)

    def take(self, order):
        for name in ("numbers", "rule_kind", "rule_part", "allowed", "titles"):
            setattr(self, name, getattr(self, name)[order])

    def append(self, other, lines):
        """Lines of another document behind the own ones."""
        for name in ("rule_kind", "rule_part", "allowed", "titles"):
            setattr(self, name, np.concatenate([getattr(self, name), getattr(other, name)[lines]]))
        more, width = other.numbers[lines], max(self.numbers.shape[1], other.numbers.shape[1])
        self.numbers = np.vstack([np.pad(n, ((0, 0), (0, width - n.shape[1]))) for n in (self.numbers, more)])


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


def lose_titles(copy, random, vocabulary):
    """Titles become such as nobody knows, for the rules too: they let the section before go on."""
    unknown = copy.titles & (random.random(len(copy.titles)) < 0.35)
    numbers = copy.numbers
    numbers[unknown] *= ~vocabulary.of_titles[numbers[unknown]]
    if random.random() < 0.5:
        numbers[unknown] *= numbers[unknown] != vocabulary.look_of_titles
    for i in np.flatnonzero(unknown):
        if i and random.random() < 0.6:
            end = i + 1
            while end < len(unknown) and not copy.titles[end]:
                end += 1
            copy.rule_kind[i:end] = copy.rule_kind[i - 1]
            copy.rule_part[i] = 0


def keep_places(copy, places, vocabulary):
    """Features of the place belong to the place and not to the line that is moved there."""
    for i, row in enumerate(copy.numbers):
        place = places[i * len(places) // len(copy.numbers)]
        row *= ~vocabulary.of_place[row]
        free = np.flatnonzero(row == 0)[:len(place)]
        row[free] = place[:len(free)]


def sections(document):
    """Indices of the lines of each; the first is what stands at the top."""
    return np.split(np.arange(len(document)), section_starts(document))


def vary(copy, document, random, vocabulary, stranger):
    """Sections in another order, fewer of them, some of a stranger; titles that nobody knows or that are missing."""
    places = [row[vocabulary.of_place[row]] for row in copy.numbers]
    top, *rest = sections(document)
    changed = False
    if random.random() < 0.3 and len(rest) > 3:
        rest = [piece for piece in rest if random.random() > 0.2]
        changed = True
    if random.random() < MIXED:
        other, numbers = stranger
        at, theirs = len(copy.numbers), sections(other)[1:]
        if theirs:
            guest = Copy(other, numbers)
            for p in random.permutation(len(theirs))[:random.integers(1, 4)]:
                copy.append(guest, theirs[p])
                rest.append(np.arange(at, at + len(theirs[p])))
                at += len(theirs[p])
            changed = True
    if changed or random.random() < 0.6:
        rest = [rest[p] for p in random.permutation(len(rest))]
        changed = True
    if random.random() < 0.4:
        gone = copy.titles & (random.random(len(copy.titles)) < 0.5)
        top, rest = top[~gone[top]], [piece[~gone[piece]] for piece in rest]
        changed = True
    order = np.concatenate([top] + rest).astype(np.int64)
    if changed and len(order):
        copy.take(order)
        keep_places(copy, places, vocabulary)
    if random.random() < 0.6:
        lose_titles(copy, random, vocabulary)


def copy_of(document, numbers, random, vocabulary, stranger=None):
    """stranger: another document and its features, where the copy may differ from the original."""
    copy = Copy(document, numbers)
    if stranger:
        vary(copy, document, random, vocabulary, stranger)
    corrupt_rules(copy, random, document.corpus)
    return copy
