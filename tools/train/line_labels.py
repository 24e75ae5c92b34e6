"""From the way through the entries of an answer to the labels that are allowed at each line."""

import re
from dataclasses import dataclass

from labels import ENTRY_KINDS, INDEX, LABELS, begin, heading, inside
from words import fold, tokens

ALL = frozenset(range(len(LABELS)))
OUTSIDE = INDEX["O"]

# "3", "- 3 -", "3/4", "Page 3 of 4"
PAGE_NUMBER = re.compile(r"\W*(\d{1,3}|(\w{1,8}\.?\s)?\d{1,3}\s*(/|[^\W\d]{1,6})\s*\d{1,3})\W*$")


@dataclass
class Line:
    """What was found for one line. `allowed`: the labels that training accepts; `doubt`: too unsure to measure."""
    entry: int = -1
    covered: bool = False
    score: float = 0
    allowed: frozenset = ALL
    doubt: bool = True

    def label(self):
        return LABELS[next(iter(self.allowed))] if len(self.allowed) == 1 else None


class Labels:
    def __init__(self, aligner, lines, entries, found, share, weight):
        self.aligner, self.lines, self.entries, self.found = aligner, lines, entries, found
        self.share, self.weight = share, weight
        self.seen = {}

    def kind_at(self, i):
        return self.entries[self.found[i].entry].kind

    def known(self, i):
        return self.aligner.titles(self.lines[i]["text"])

    def like_title(self, i):
        text, looks = self.lines[i]["text"].strip(), set(self.lines[i]["f"])
        words = tokens(text)
        if not words or len(words) > 7 or text[-1] in ".,;" or sum(c.isdigit() for c in text) > len(text) / 4:
            return False
        return bool(looks & {"s:kind=heading", "s:look_of_titles", "s:capitals", "s:first=bold", "s:small_caps",
                             "s:first=bold_italic", "s:letter_spaced"} or len(words) <= 3)

    def sure_look(self, i):
        return bool({"s:look_of_titles", "s:kind=heading"} & set(self.lines[i]["f"]))

    def dated_only(self, i):
        parts = self.aligner.date_parts(tokens(self.lines[i]["text"]))
        return any(what == "year" for what, _ in parts) and all(what for what, _ in parts)

    def furniture(self):
        """Lines that pages repeat, and page numbers."""
        places = {}
        for i, line in enumerate(self.lines):
            key = re.sub(r"\d+", "#", fold(line["text"])).strip()
            places.setdefault(key, []).append(i)
        result = set()
        for key, where in places.items():
            if PAGE_NUMBER.match(self.lines[where[0]]["text"]) and not self.found[where[0]].covered:
                result.update(where)
            elif len(where) > 1 and "#" in key and len(key) > 4 and all(
                    not self.found[i].covered or self.kind_at(i) == "contact" for i in where):
                result.update(where)
        return result

    def give(self):
        furniture = self.furniture()
        content = [i for i, f in enumerate(self.found) if f.covered and i not in furniture]
        for i in sorted(furniture):
            self.set(i, {OUTSIDE})
        self.content(content)
        edges = [-1] + content + [len(self.found)]
        for before, after in zip(edges, edges[1:]):
            gap = [i for i in range(before + 1, after) if i not in furniture]
            if gap:
                self.gap(gap, before if before >= 0 else None, after if after < len(self.found) else None)

    def set(self, i, allowed, doubt=False):
        self.found[i].allowed, self.found[i].doubt = frozenset(allowed), doubt

    def strays(self, content):
        """Lines of an entry that stands elsewhere, among lines of other kinds: an employer named at the top."""
        runs, result = {}, set()
        for at, i in enumerate(content):
            run = runs.setdefault(self.found[i].entry, [])
            if at and self.found[content[at - 1]].entry == self.found[i].entry:
                run[-1].append(i)
            else:
                run.append([i])
        place = {i: at for at, i in enumerate(content)}
        for entry, own in runs.items():
            if self.entries[entry].kind not in ENTRY_KINDS:
                continue
            sizes = [self.weight[run].sum() for run in own]
            for run, size in zip(own, sizes):
                kind, at = self.kind_at(run[0]), (place[run[0]] - 1, place[run[-1]] + 1)
                alone = all(not 0 <= j < len(content) or self.kind_at(content[j]) != kind for j in at)
                if alone and len(run) <= 2 and size < 0.5 * max(sizes):
                    result.update(run)
        return result

    def content(self, content):
        begun, previous = set(), None
        top = 0
        strays = self.strays(content)
        for i in content:
            line = self.found[i]
            kind = self.kind_at(i)
            if i in strays:
                self.set(i, ALL, True)
                continue
            if kind == "other":
                self.set(i, {OUTSIDE})
                previous = line.entry
                continue
            label = inside(kind)
            if kind in ENTRY_KINDS and line.entry not in begun:
                label = begin(kind)
            elif kind in ENTRY_KINDS and line.entry != previous:
                # Back at an entry that was left: read across columns, or the words of one entry in another.
                begun.add(line.entry)
                self.set(i, {begin(kind), label}, True)
                previous = line.entry
                continue
            begun.add(line.entry)
            previous = line.entry
            rival = max((self.share[i, e] for e, other in enumerate(self.entries) if other.kind != kind), default=0)
            alone = not any(self.found[j].covered and self.kind_at(j) == kind
                            for j in (i - 1, i + 1) if 0 <= j < len(self.found))
            if line.score < 0.45 or (rival > line.score - 0.05 and alone and self.weight[i] < 40):
                self.set(i, {label, inside(kind), begin(kind), OUTSIDE}, True)
            elif kind == "contact" and alone and top > 3:
                self.set(i, {label, OUTSIDE}, True)  # the name again, on another page
            elif self.known(i) and "s:look_of_titles" in self.lines[i]["f"]:
                self.set(i, {label, heading(kind)}, True)  # a title that is the name of a group too
            else:
                self.set(i, {label})
            top += kind == "contact"

    def gap(self, gap, before, after):
        """Lines that nothing explains, between one explained line and the next."""
        kind_before = self.kind_at(before) if before is not None else None
        kind_after = self.kind_at(after) if after is not None else None
        real_after = kind_after if kind_after != "other" else None
        real_before = kind_before if kind_before != "other" else None
        title = None
        if real_after and kind_after != kind_before:
            known = [i for i in gap if real_after in self.known(i)]
            if known:
                title = known[-1]
            elif after - gap[-1] <= 2 and self.like_title(gap[-1]):
                title = gap[-1]
            elif gap[0] != gap[-1] and self.like_title(gap[-2]) and not self.known(gap[-1]) and (
                    self.dated_only(gap[-1]) or "s:look_of_titles" in self.lines[gap[-2]]["f"]):
                title = gap[-2]
        under = None  # what a title within the gap says
        for i in gap:
            known = self.known(i)
            if i == title:
                if real_after in known or not known and self.sure_look(i):
                    self.set(i, {heading(real_after)})
                else:
                    self.set(i, {heading(real_after)} | {heading(k) for k in known}
                             | ({OUTSIDE} if not known else set())
                             | ({inside(real_before)} if not known and real_before else set()), True)
                continue
            kind = real_after if title is not None and i > title else under or real_before
            allowed = {OUTSIDE}
            if before is None and self.like_title(i) and len(gap) == 1 and kind_after == "contact":
                self.set(i, {OUTSIDE}, True)  # "Curriculum Vitae"
                continue
            if (real_before and real_before not in known and not under and after is not None and len(gap) <= 3
                    and self.found[before].entry == self.found[after].entry
                    and (not known or real_before in ENTRY_KINDS)):
                self.set(i, {inside(kind)}, True)  # a detail that the answer leaves out; "Summary:" within a job
                continue
            if kind:
                allowed |= {inside(kind), begin(kind)} if self.dated_only(i) else {inside(kind)}
            elif real_after:
                allowed |= {inside(real_after)}
            if known:
                # a title over nothing that the answer has, or over a part of a section
                same = kind_before == kind_after and kind in known
                allowed = {heading(kind)} if same else {heading(k) for k in known} | {OUTSIDE}
                under = min(known) if len(known) == 1 else under
                self.set(i, allowed, not same)
                continue
            if self.sure_look(i) and self.like_title(i):
                allowed |= {heading(k) for k in (kind, real_after) if k}
            self.set(i, allowed, True)
        self.dates_before(gap, title, after, real_after)

    def dates_before(self, gap, title, after, kind):
        """A line of dates that the answer does not confirm may be where the entry behind it begins."""
        last = gap[-1]
        if kind in ENTRY_KINDS and last != title and last == after - 1 and self.dated_only(last) and (
                self.found[after].allowed == {begin(kind)}):
            self.set(last, self.found[last].allowed | {begin(kind), inside(kind)}, True)
            self.set(after, {begin(kind), inside(kind)}, True)
