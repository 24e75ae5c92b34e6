"""Each value of an answer finds its words in the document, and each word is of one value.

Values that say the same are given to the places that say it one to one, each as near to the other values of its entry and as
much in its section as can be; long values choose first, so that "Python" in a sentence is of the sentence. A value that
stands nowhere as a whole is looked for in pieces, in order, near its entry: over lines, cells and columns.
"""

from difflib import SequenceMatcher

import numpy as np

from assignment import assign
from labels import LABELLED_KINDS
from leaves import leaves_of
from words import tokens

NOWHERE, UNPLACED, SHARED, PLACED = "nowhere", "unplaced", "shared", "placed"

FAR = 30  # lines; what is farther costs no more
NEAR_VALUES = 0.3  # what a line away from the entry's other values costs
OTHER_SECTION = 3  # what it costs, in lines
OTHER_MARKS = 1  # "C" for "C++"
LONG = 25  # characters of a value that may miss some words
SHARE_OF_LONG = 0.7


class Text:
    """The words of all tokens, one behind the other, without what stands between them."""

    def __init__(self, words):
        self.string, self.starts, self.ends = "", {}, {}
        for place, word in words:
            if word:
                self.starts[len(self.string)] = place
                self.string += word
                self.ends[len(self.string)] = place

    def runs(self, value):
        """First and last token of each run that says just this."""
        at = self.string.find(value)
        while at >= 0:
            if at in self.starts and at + len(value) in self.ends:
                yield self.starts[at], self.ends[at + len(value)]
            at = self.string.find(value, at + 1)


class Placing:
    def __init__(self, lexicon, token_lines, entries, states):
        """token_lines: (first byte, byte behind, -, text) of the tokens of each line. states: the entry of each line."""
        self.lexicon, self.entries, self.states = lexicon, entries, states
        self.tokens = [(i, token) for i, line in enumerate(token_lines) for token in line]
        self.line = [i for i, _ in self.tokens]
        self.raw = [token[3] for _, token in self.tokens]
        self.words = ["".join(tokens(raw)) for raw in self.raw]
        self.text = Text(list(enumerate(self.words)))
        self.leaves = leaves_of(entries)
        self.found = [None] * len(self.leaves)
        self.owner = [-1] * len(self.tokens)  # leaf; len(leaves) + entry: a date of it
        self.placed_lines = {}
        self.lines_of = {}
        for i, state in enumerate(states):
            self.lines_of.setdefault(state, []).append(i)
        self.settle_entries()

    def settle_entries(self):
        """Where an entry without lines should be: behind the one before it."""
        last = {}
        for number, entry in enumerate(self.entries):
            own = self.lines_of.get(number)
            if own is None and entry.kind in last:
                self.lines_of[number] = last[entry.kind][-1:]
            elif own:
                last[entry.kind] = own

    def distance(self, line, entry):
        own = self.lines_of.get(entry)
        if not own:
            return FAR / 2
        away = min(abs(line - other) for other in (own if len(own) < 40 else self.nearest(own, line)))
        placed = self.placed_lines.get(entry)
        if placed:  # of two places in the entry's lines the one where its other values are
            away += NEAR_VALUES * min(FAR, min(abs(line - other) for other in placed))
        same = self.entries[self.states[line]].kind == self.entries[entry].kind
        return min(away, FAR) + (0 if same else OTHER_SECTION)

    @staticmethod
    def nearest(own, line):
        at = int(np.searchsorted(own, line))
        return own[max(0, at - 1):at + 1]

    def marks(self, leaf, first, last):
        """Marks of the value that stand at the run: the tokens with them, and whether all are there."""
        begin, end = first, last
        for mark in reversed(leaf.before):
            begin -= begin > 0 and self.raw[begin - 1] == mark and self.line[begin - 1] == self.line[first]
        for mark in leaf.behind:
            end += end + 1 < len(self.raw) and self.raw[end + 1] == mark and self.line[end + 1] == self.line[last]
        return begin, end, (first - begin, end - last) == (len(leaf.before), len(leaf.behind))

    def free(self, first, last):
        return all(owner < 0 for owner in self.owner[first:last + 1])

    def place(self):
        groups = {}
        for number, leaf in enumerate(self.leaves):
            if leaf.words:
                groups.setdefault(leaf.text, []).append(number)
        for text, numbers in sorted(groups.items(), key=lambda item: -len(item[0])):
            self.place_equal(text, numbers)
            for number in numbers:
                if self.found[number] is None:
                    self.place_pieces(number)
        for numbers in groups.values():
            for number in numbers:
                if self.found[number] is None:
                    self.found[number] = self.why_not(number, numbers)
        said = [self.place_dates(number) for number in range(len(self.entries))]
        for number, leaf in enumerate(self.leaves):
            if not leaf.words:
                self.found[number] = self.what_of_date(leaf, said)
        return self

    def place_equal(self, text, numbers):
        runs = [run for run in self.text.runs(text) if self.free(*run)]
        if not runs:
            return
        cost = np.zeros((len(numbers), len(runs)))
        for i, number in enumerate(numbers):
            leaf = self.leaves[number]
            for j, (first, last) in enumerate(runs):
                _, _, marked = self.marks(leaf, first, last)
                cost[i, j] = (self.distance(self.line[first], leaf.entry) + (0 if marked else OTHER_MARKS)
                              + self.alien(first, last, len(text)))
        for i, j in sorted(assign(cost), key=lambda pair: cost[pair]):
            if cost[i, j] <= 4 + 2 * len(text) and self.free(*runs[j]):
                first, last, _ = self.marks(self.leaves[numbers[i]], *runs[j])
                self.own(numbers[i], range(first, last + 1))

    def alien(self, first, last, length):
        """A short value in the middle of a long line is less likely one."""
        if length > 12:
            return 0
        line = self.line[first]
        before = first > 0 and self.line[first - 1] == line and self.words[first - 1] != ""
        behind = last + 1 < len(self.words) and self.line[last + 1] == line and self.words[last + 1] != ""
        return 0.4 * (before + behind)

    def own(self, number, places):
        for place in places:
            if self.owner[place] < 0:
                self.owner[place] = number
        self.placed_lines.setdefault(self.leaves[number].entry, set()).update(self.line[place] for place in places)
        self.found[number] = PLACED

    def place_pieces(self, number):
        leaf = self.leaves[number]
        if len(leaf.words) < 2:
            return
        lines = self.lines_of.get(leaf.entry)
        if not lines:
            return
        near = {i + step for i in lines for step in (-1, 0, 1)}
        places = [t for t in range(len(self.tokens)) if self.words[t] and self.owner[t] < 0 and self.line[t] in near]
        words = [piece for t in places for piece in tokens(self.raw[t])]
        place_of = [t for t in places for _ in tokens(self.raw[t])]
        blocks = SequenceMatcher(None, leaf.words, words, autojunk=False).get_matching_blocks()
        long = len(leaf.text) >= LONG
        blocks = [b for b in blocks if b.size and (not long or sum(map(len, leaf.words[b.a:b.a + b.size])) > 3)]
        share = sum(len(w) for b in blocks for w in leaf.words[b.a:b.a + b.size]) / len(leaf.text)
        if share < (SHARE_OF_LONG if long else 0.999) or len(blocks) > 2 + len(leaf.words) // 8:
            return
        taken = sorted({place_of[i] for b in blocks for i in range(b.b, b.b + b.size)})
        filled = list(taken)
        for a, b in zip(taken, taken[1:]):  # marks, and few words that the answer writes otherwise
            if b - a <= 4 and self.line[a] == self.line[b]:
                filled += range(a + 1, b)
        self.own(number, sorted(filled))

    def why_not(self, number, equal):
        text = self.leaves[number].text
        if next(self.text.runs(text), None) is None:
            known = set(self.words)
            return UNPLACED if all(w in known for w in self.leaves[number].words) else NOWHERE
        return SHARED if any(self.found[other] in (PLACED, SHARED) for other in equal if other != number) else UNPLACED

    def dated(self, place):
        word = self.words[place]
        return self.owner[place] < 0 and (not word or word.isdigit() and len(word) in (1, 2, 4)
                                          or word in self.lexicon.months or word in self.lexicon.present)

    def place_dates(self, number):
        """Runs of numbers and months with a year of the entry, in the entry's lines. The years that they say."""
        years, said = self.entries[number].years, set()
        own = set(self.lines_of.get(number, ())) | {self.line[t] for t, o in enumerate(self.owner)
                                                    if 0 <= o < len(self.leaves) and self.leaves[o].entry == number}
        first = 0
        while years and first < len(self.tokens):
            if self.line[first] not in own or not self.dated(first):
                first += 1
                continue
            last = first
            while last + 1 < len(self.tokens) and self.line[last + 1] == self.line[first] and self.dated(last + 1):
                last += 1
            places = list(range(first, last + 1))
            first = last + 1
            while places and not self.words[places[0]]:
                places.pop(0)
            while places and not self.words[places[-1]]:
                places.pop()
            with_month = any(self.words[p] in self.lexicon.months for p in places) or len(places) > 2
            told = {y for y in years for p in places if self.words[p] == y or self.words[p] == y[2:] and with_month}
            if told:
                said |= told
                for place in places:
                    self.owner[place] = len(self.leaves) + number
        return said

    def what_of_date(self, leaf, said):
        """said: the years told of each entry. One year above several talks is of the first of them."""
        year, kind = leaf.value[:4], self.entries[leaf.entry].kind
        if year in said[leaf.entry]:
            return PLACED
        if any(year in own for own, entry in zip(said, self.entries) if entry.kind == kind):
            return SHARED
        return UNPLACED if year in self.words else NOWHERE

    def entry_of(self, owner):
        return self.leaves[owner].entry if owner < len(self.leaves) else owner - len(self.leaves)

    def shares(self, count):
        """Of each line, which share of its letters is of which entry's values; and the same where a line that several
        entries of one section share ("2023: a talk; another talk") is of the first of them."""
        owned, total, first = np.zeros((count, len(self.entries))), np.zeros(count), {}
        for place, word in enumerate(self.words):
            line = self.line[place]
            total[line] += len(word)
            if word and self.owner[place] >= 0:
                entry = self.entry_of(self.owner[place])
                owned[line, entry] += len(word)
                first.setdefault((line, self.entries[entry].kind), entry)
        owned /= np.maximum(total, 1)[:, None]
        of_first = owned.copy()
        for (line, kind), entry in first.items():
            of_first[line, entry] = sum(owned[line, e] for e, other in enumerate(self.entries) if other.kind == kind)
        return owned, of_first

    def spans(self):
        """(first byte, byte behind, role, whether it began in a line before) of each value with a role, line by line."""
        result, before = [], None
        for place, owner in enumerate(self.owner):
            role = None if owner < 0 else "date" if owner >= len(self.leaves) else self.leaves[owner].role
            here = (owner, self.line[place])
            _, (begin, end, *_) = self.tokens[place]
            if role and here == before:
                result[-1][1] = end
            elif role:
                result.append([begin, end, role, before is not None and before[0] == owner])
            before = here
        return result

    def complete(self):
        """Of each entry, whether all of its values have found their words: what else a line says is none of it."""
        lost = {leaf.entry for leaf, found in zip(self.leaves, self.found) if found in (UNPLACED, NOWHERE)
                and leaf.words and leaf.pattern.rsplit(".", 1)[-1] not in ("url", "username")}  # pages show links only
        return np.array([number not in lost for number in range(len(self.entries))])

    def unknown(self, covered):
        """Tokens that may be a value: those of lines that nothing explains, and words of values that found no place. What
        else stands among the lines of contact, such as the date of birth, has no field."""
        lost = {}
        for number, leaf in enumerate(self.leaves):
            if self.found[number] in (UNPLACED, NOWHERE):
                lost.setdefault(leaf.entry, set()).update(w for w in leaf.words if len(w) > 2)
        result = []
        for place, owner in enumerate(self.owner):
            if owner >= 0:
                continue
            line, (begin, end, *_) = self.tokens[place]
            state = self.states[line]
            kind = self.entries[state].kind
            if (kind not in LABELLED_KINDS or not (covered[line] or kind == "contact")
                    or self.words[place] in lost.get(state, ())):
                result.append([begin, end])
        return result
