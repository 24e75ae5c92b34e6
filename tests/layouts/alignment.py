"""Finds the words of one text in another whose stretches may stand in another order.

A longest common subsequence cannot do it: where a column was read at the wrong time, it takes either what was
moved or what was passed over for lost. Here long stretches that occur once in both are found first, wherever
they are, and grown to both sides; then shorter ones; last, words that were split or glued.
"""

import unicodedata
from collections import defaultdict


def key_of(word):
    """What is compared: letters and digits without case and accents; "" for a word of signs only."""
    plain = unicodedata.normalize("NFKD", word.replace("ı", "i")).casefold()
    return "".join(c for c in unicodedata.normalize("NFKD", plain) if c.isalnum())


def align(truth, found):
    """truth, found: lists of keys, none of them empty. Gives for each word of `found` the index of its word in
    `truth`, or None. Several words of `found` have the same index where a word was split; where words
    were glued, the index is that of the first of them."""
    state = _Alignment(truth, found)
    for length in (8, 5, 4, 3, 2, 1):
        state.match_stretches(length)
    state.match_characters()
    return state.of_found


class _Alignment:
    def __init__(self, truth, found):
        self.truth = truth
        self.found = found
        self.of_truth = [None] * len(truth)
        self.of_found = [None] * len(found)

    def match_stretches(self, length):
        """Matches stretches of `length` words that occur equally often on both sides, in their order."""
        there = self.occurrences(self.found, self.of_found, length)
        here = self.occurrences(self.truth, self.of_truth, length)
        for stretch, starts in here.items():
            others = there.get(stretch, ())
            if len(starts) != len(others):
                continue
            for start, other in zip(starts, others):
                self.grow(start, other, length)

    @staticmethod
    def occurrences(words, taken, length):
        places = defaultdict(list)
        for start in range(len(words) - length + 1):
            if all(taken[start + i] is None for i in range(length)):
                places[tuple(words[start : start + length])].append(start)
        return places

    def grow(self, start, other, length):
        for i in range(length):
            if self.of_truth[start + i] is not None or self.of_found[other + i] is not None:
                return  # an earlier stretch has grown into this one
        for i in range(length):
            self.set(start + i, other + i)
        for step, i, j in ((1, start + length, other + length), (-1, start - 1, other - 1)):
            while self.free(i, j) and self.truth[i] == self.found[j]:
                self.set(i, j)
                i += step
                j += step

    def free(self, i, j):
        return (0 <= i < len(self.truth) and 0 <= j < len(self.found)
                and self.of_truth[i] is None and self.of_found[j] is None)

    def set(self, i, j):
        self.of_truth[i] = j
        self.of_found[j] = i

    def match_characters(self):
        """Words that were split, glued or hyphenated: runs of words left over whose letters are the same."""
        for first, last in _runs(self.of_truth):
            text = "".join(self.truth[first:last])
            best = None
            for begin, end in _runs(self.of_found):
                whole = "".join(self.found[begin:end])
                at = whole.find(text)
                # A short word inside a long one proves nothing: it has to be all of what is left there.
                if at >= 0 and (len(text) >= 4 or whole == text):
                    distance = abs(begin - self.expected(first))
                    best = min(best or (distance, begin, at), (distance, begin, at))
            if best:
                self.map_characters(first, last, best[1], best[2])
            elif last - first > 1:
                self.match_halves(first, last)

    def match_halves(self, first, last):
        """Where a run does not come out as a whole: each of its words by itself."""
        for i in range(first, last):
            for begin, end in _runs(self.of_found):
                at = "".join(self.found[begin:end]).find(self.truth[i])
                if at >= 0 and len(self.truth[i]) >= 4:
                    self.map_characters(i, i + 1, begin, at)
                    break

    def expected(self, first):
        for back in range(first - 1, -1, -1):
            if self.of_truth[back] is not None:
                return self.of_truth[back]
        return 0

    def map_characters(self, first, last, begin, at):
        ends = []  # for each character of the run in `truth`, its word
        for i in range(first, last):
            ends.extend([i] * len(self.truth[i]))
        j, offset = begin, 0
        while j < len(self.found) and offset < at + len(ends):
            inside = max(offset, at) - at
            if offset + len(self.found[j]) > at and self.of_found[j] is None:
                for i in set(ends[inside : inside + len(self.found[j])]):
                    if self.of_truth[i] is None:
                        self.of_truth[i] = j
                self.of_found[j] = ends[inside]
            offset += len(self.found[j])
            j += 1


def _runs(taken):
    """The stretches of words that have no partner yet, as (first, one past the last)."""
    runs = []
    start = None
    for i, partner in enumerate(taken):
        if partner is None and start is None:
            start = i
        elif partner is not None and start is not None:
            runs.append((start, i))
            start = None
    if start is not None:
        runs.append((start, len(taken)))
    return runs
