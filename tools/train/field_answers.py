"""Which field each token of an entry is part of, by the true answer: labels for the field labeller.

Each line of the document is laid over an entry of the answer (align.py). Within the lines of one entry the values of its
fields are looked for, the longest first. Tokens about which that leaves a doubt - a word of a value that stands nowhere
as a whole, a line of another kind than the program's section - are allowed any label, and count for nothing.
"""

import bisect

import numpy as np

from words import fold, tokens

ROLES = "organization position location date degree area score keyword title authors text".split()
FIELDS = {
    "work": {"name": "organization", "position": "position", "location": "location", "x-location": "location",
             "summary": "text", "highlights": "text", "description": "text"},
    "volunteer": {"organization": "organization", "position": "position", "location": "location",
                  "x-location": "location", "summary": "text", "highlights": "text"},
    "education": {"institution": "organization", "studyType": "degree", "area": "area", "score": "score",
                  "courses": "keyword", "x-location": "location"},
    "awards": {"title": "title", "awarder": "organization", "summary": "text"},
    "certificates": {"name": "title", "issuer": "organization"},
    "publications": {"name": "title", "publisher": "organization", "summary": "authors"},
    "projects": {"name": "title", "entity": "organization", "keywords": "keyword", "roles": "position",
                 "description": "text", "highlights": "text"},
}
DATES = {"startDate", "endDate", "date", "releaseDate"}
# The section as the program names it, to the list of the answer.
LIST_OF = {"talks": "projects", "teaching": "projects", "memberships": "volunteer", "patents": "publications",
           "courses": "certificates"}
PARTS = "BIES"
LABELS = ["O"] + [part + "-" + role for role in ROLES for part in PARTS]
COUNT = len(LABELS)


def label(role, part):
    return 1 + 4 * ROLES.index(role) + PARTS.index(part)


def role_of(number):
    return None if number == 0 else ROLES[(number - 1) // 4]


def may_follow(a, b):
    """Within a line or across lines: a span ends before another one begins."""
    open_before = a != 0 and (a - 1) % 4 in (0, 1)
    goes_on = b != 0 and (b - 1) % 4 in (1, 2)
    return goes_on and role_of(a) == role_of(b) if open_before else not goes_on


FOLLOWS = np.array([[may_follow(a, b) for b in range(COUNT)] for a in range(COUNT)])
STARTS = np.array([b == 0 or (b - 1) % 4 in (0, 3) for b in range(COUNT)])


def strings(value):
    if isinstance(value, list):
        for inner in value:
            yield from strings(inner)
    elif isinstance(value, dict):
        yield from strings(list(value.values()))
    elif isinstance(value, (str, int, float)) and not isinstance(value, bool) and str(value).strip():
        yield str(value)


class Text:
    """The words of several tokens, one behind the other, without what stands between them."""

    def __init__(self, places, words):
        self.places, self.string, self.starts, self.ends = [], "", {}, {}
        for place, word in zip(places, words):
            if word:
                self.starts[len(self.string)] = len(self.places)
                self.places.append(place)
                self.string += word
                self.ends[len(self.string)] = len(self.places)

    def find(self, value, free):
        """Places of a run that says just this, and is free."""
        at = self.string.find(value)
        while at >= 0:
            if at in self.starts and at + len(value) in self.ends:
                run = self.places[self.starts[at]:self.ends[at + len(value)]]
                if all(free(p) for p in run):
                    return run
            at = self.string.find(value, at + 1)
        return None


class Marker:
    """Labels for the tokens of the lines of one entry of the answer."""

    def __init__(self, lexicon, lines):
        """lines: lists of tokens as the program printed them."""
        self.lexicon, self.lines = lexicon, lines
        self.words = [["".join(tokens(t[3])) for t in line] for line in lines]
        self.role = [[None] * len(line) for line in lines]
        self.span = [[0] * len(line) for line in lines]
        self.doubt = [[False] * len(line) for line in lines]
        self.count = 0

    def free(self, place):
        return self.role[place[0]][place[1]] is None

    def mark(self, run, role):
        by_line = {}
        for line, token in run:
            by_line.setdefault(line, []).append(token)
        for line, own in by_line.items():
            self.count += 1
            for token in range(own[0], own[-1] + 1):
                if self.free((line, token)):
                    self.role[line][token], self.span[line][token] = role, self.count

    def values(self, kind, entry):
        found = []
        for name, value in entry.items():
            role = FIELDS[kind].get(name)
            if role:
                found += [(role, tokens(s)) for s in strings(value)]
        return sorted((v for v in found if v[1]), key=lambda v: -sum(map(len, v[1])))

    def take(self, kind, entries):
        places = [(i, j) for i, line in enumerate(self.lines) for j in range(len(line))]
        text = Text(places, [self.words[i][j] for i, j in places])
        lost = []
        for role, words in [v for e in entries for v in self.values(kind, e)]:
            run = text.find("".join(words), self.free)
            if run and (role != "score" or len("".join(words)) > 1):
                self.mark(run, role)
            elif not self.take_halves(text, role, words):
                lost.append((role, words))
        self.take_dates(kind, entries)
        for role, words in lost:
            self.doubt_words(role, set(words))

    def take_halves(self, text, role, words):
        """A value that the page interrupts once."""
        for cut in range(len(words) - 1, 0, -1):
            first, second = "".join(words[:cut]), "".join(words[cut:])
            if min(len(first), len(second)) < 4:
                continue
            one, other = text.find(first, self.free), text.find(second, self.free)
            if one and other and one[-1] < other[0]:
                self.mark(one, role)
                self.mark(other, role)
                return True
        return False

    def doubt_words(self, role, words):
        """Of a value that was not found as a whole: its longer words may be part of it."""
        for i, line in enumerate(self.words):
            own = [w for w in line if w]
            share = sum(w in words for w in own) / max(1, len(own))
            for j, word in enumerate(line):
                if word in words and self.role[i][j] is None and (len(word) > 2 or share > 0.6):
                    self.doubt[i][j] = True
            if role in ("text", "authors") and share > 0.7 and len(own) > 3:
                known = [j for j, w in enumerate(line) if w and self.role[i][j] is None]
                if len(known) == len(own):
                    self.mark([(i, j) for j in known], role)

    def take_dates(self, kind, entries):
        years = {s[:4] for e in entries for name, v in e.items() if name in DATES for s in strings(v)}
        for i, line in enumerate(self.lines):
            first = 0
            while first < len(line):
                last = first
                while last < len(line) and self.dated(i, last):
                    last += 1
                a, b = first, last
                while a < b and not self.words[i][a]:
                    a += 1
                while b > a and not self.words[i][b - 1]:
                    b -= 1
                if any(self.words[i][j] in years for j in range(a, b)):
                    self.mark([(i, j) for j in range(a, b)], "date")
                first = max(last, first + 1)

    def dated(self, i, j):
        word = self.words[i][j]
        return self.free((i, j)) and (not word or word.isdigit() and len(word) in (1, 2, 4)
                                      or word in self.lexicon.months or word in self.lexicon.present)

    def labels(self):
        """For each line: the label of each token, -1 where it is in doubt."""
        result = []
        for roles, spans, doubts in zip(self.role, self.span, self.doubt):
            line = []
            for j, role in enumerate(roles):
                if role is None:
                    line.append(-1 if doubts[j] else 0)
                    continue
                first = j == 0 or spans[j - 1] != spans[j]
                last = j + 1 == len(roles) or spans[j + 1] != spans[j]
                line.append(label(role, "S" if first and last else "B" if first else "E" if last else "I"))
            result.append(line)
        return result


def aligned_entries(aligner, headed_lines, resume):
    """For each line of the document as the labeller of lines sees it: (kind, number of the entry, sure)."""
    from entries import entries_of
    entries = entries_of(resume)
    found = aligner.explained(headed_lines, resume)
    return [(entries[f.entry].kind, entries[f.entry].number, f.covered and len(f.allowed) == 1) if f.entry >= 0
            else (None, -1, False) for f, _ in found]


def entry_of(resume, kind, number):
    """Talks and courses taught are counted apart."""
    from entries import kind_of_project
    name = LIST_OF.get(kind, kind)
    values = resume.get(name) or []
    if name == "projects":
        values = [v for v in values if kind_of_project(v) == kind]
    return values[number] if number < len(values) else {}


def answers(document, headed, resume, aligner):
    """document: as `cvconv-train tokens` printed it; headed: the lines that `features` printed. One list of labels a line,
    and whether the line is of the kind of the program's section."""
    found = aligned_entries(aligner, headed, resume)
    begins = [line["begin"] for line in headed]
    place = [max(0, bisect.bisect_right(begins, line["begin"]) - 1) for line in document["lines"]]
    groups = {}
    for i, line in enumerate(document["lines"]):
        kind, number, sure = found[place[i]]
        name = LIST_OF.get(kind, kind)
        if name in FIELDS and number >= 0:
            groups.setdefault((kind, number), []).append(i)
    result = [[-1] * len(line["tokens"]) for line in document["lines"]]
    right = [False] * len(result)
    for (kind, number), own in groups.items():
        name = LIST_OF.get(kind, kind)
        marker = Marker(aligner.lexicon, [document["lines"][i]["tokens"] for i in own])
        marker.take(name, [entry_of(resume, kind, number)])
        for i, labels in zip(own, marker.labels()):
            same = LIST_OF.get(document["lines"][i]["kind"], document["lines"][i]["kind"]) == name
            right[i] = same and found[place[i]][2]
            result[i] = labels if same else [-1] * len(labels)
    return result, right
