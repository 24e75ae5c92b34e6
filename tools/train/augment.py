"""Copies of documents as other people might have written them."""

import numpy as np

from labels import LABELS, kind, part

# How often a document gets sections of another.
MIXED = 0.4


class Copy:
    """A document on its way into a batch."""

    def __init__(self, document, numbers):
        self.corpus, self.numbers = document.corpus, numbers.copy()
        self.allowed, self.titles, self.vectors = document.allowed, is_title(document), document.vectors

    def take(self, order):
        for name in ("numbers", "allowed", "titles", "vectors"):
            setattr(self, name, getattr(self, name)[order])

    def append(self, other, lines):
        """Lines of another document behind the own ones."""
        for name in ("allowed", "titles", "vectors"):
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


def lose_titles(copy, random, vocabulary):
    """Titles become such as nobody knows."""
    unknown = copy.titles & (random.random(len(copy.titles)) < 0.35)
    numbers = copy.numbers
    numbers[unknown] *= ~vocabulary.of_titles[numbers[unknown]]
    if random.random() < 0.5:
        numbers[unknown] *= numbers[unknown] != vocabulary.look_of_titles


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
    return copy
