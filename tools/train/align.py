"""Lays a JSON Resume over the lines of a document: the label of each line.

    align.py NAME.gold.json --lines dump.jsonl    label, score, doubt and text of each line, for the eye

A Viterbi search over (entry, covered or not) finds the way through the entries that explains most words of most lines.
Lines that the answer does not explain get several allowed labels, from what lies around them.
"""

import argparse
import json
import os
import re
from dataclasses import dataclass, field

import numpy as np

from labels import ENTRY_KINDS, KIND_OF_RULES, KINDS, LABELS, begin, heading, inside, INDEX
from words import Lexicon, fold, squeezed, tokens

ALL = frozenset(range(len(LABELS)))
OUTSIDE = INDEX["O"]

# What is no text of the page, or stands there in another form.
SILENT = {"countryCode", "network", "type", "meta"}
DATES = {"startDate", "endDate", "date", "releaseDate"}
YEAR = re.compile(r"(19|20)\d\d$")
# "3", "- 3 -", "3/4", "Page 3 of 4"
PAGE_NUMBER = re.compile(r"\W*(\d{1,3}|(\w{1,8}\.?\s)?\d{1,3}\s*(/|[^\W\d]{1,6})\s*\d{1,3})\W*$")


class Leaf:
    """One text of the answer, as a string without spaces in which the limits of words are known."""

    def __init__(self, text):
        words = tokens(text)
        self.text = "".join(words)
        self.starts, self.ends, at = set(), set(), 0
        for word in words:
            self.starts.add(at)
            at += len(word)
            self.ends.add(at)

    def longest(self, words, first):
        """How many of `words` from `first` on stand in this text one after the other, and how many characters that is.
        Long runs may begin or end within a word: lines are broken there."""
        run, best = "", (0, 0)
        for last in range(first, len(words)):
            run += words[last]
            at = self.text.find(run)
            if at < 0:
                break
            while at >= 0:
                at_start, at_end = at in self.starts, at + len(run) in self.ends
                if (at_start and at_end) or (len(run) >= 8 and (at_start or at_end)):
                    best = (last + 1 - first, len(run))
                    break
                at = self.text.find(run, at + 1)
        return best


@dataclass
class Entry:
    kind: str  # "other": content that no section of JSON Resume takes
    number: int
    leaves: list = field(default_factory=list)
    years: set = field(default_factory=set)
    months: set = field(default_factory=set)

    def add(self, value, name=""):
        if isinstance(value, dict):
            for key, inner in value.items():
                if key not in SILENT and not key.startswith("x-"):
                    self.add(inner, key)
        elif isinstance(value, list):
            for inner in value:
                self.add(inner, name)
        elif name in DATES:
            self.years.add(str(value)[:4])
            if str(value)[5:7].isdigit():
                self.months.add(int(str(value)[5:7]))
        elif isinstance(value, (str, int, float)) and not isinstance(value, bool):
            leaf = Leaf(str(value))
            if leaf.text:
                self.leaves.append(leaf)


def kind_of_project(project):
    named = fold(str(project.get("type") or ""))
    return {"talk": "talks", "poster": "talks", "conference": "talks", "teaching": "teaching"}.get(named, "projects")


def entries_of(resume):
    """The entries of an answer in its order; what has no entries is one."""
    result, counts = [], {}

    def add(kind, value):
        entry = Entry(kind, counts.get(kind, 0))
        entry.add(value)
        if entry.leaves or entry.years:
            counts[kind] = entry.number + 1
            result.append(entry)

    basics = resume.get("basics") or {}
    add("contact", {k: v for k, v in basics.items() if k != "summary"})
    add("summary", {"summary": basics.get("summary") or ""})
    for kind in KINDS[2:]:
        values = resume.get(kind) or []
        if kind in ENTRY_KINDS:
            for value in values:
                add(kind_of_project(value) if kind == "projects" else kind, value)
        else:
            add(kind, values)
    add("other", resume.get("x-sections") or [])
    return result


def weight_of_run(characters, words, leaf):
    """How sure a run of words is that it comes from this text, and not from chance."""
    if characters == len(leaf.text) and characters > 1:
        return 1.0
    if words == 1:
        return 0.05 if characters <= 1 else 0.2 if characters <= 3 else 0.5
    if characters <= 2:
        return 0.35
    if words == 2 and characters <= 8:
        return 0.65
    return 1.0


def coverage(words, dates, entry):
    """For each word of a line, from 0 to 1, how well the entry explains it."""
    covered = np.zeros(len(words))
    for leaf in entry.leaves:
        first = 0
        while first < len(words):
            count, characters = leaf.longest(words, first)
            if count:
                covered[first:first + count] = np.maximum(covered[first:first + count],
                                                          weight_of_run(characters, count, leaf))
            first += max(count, 1)
    if entry.years:
        has_year = False
        for at, (what, value) in enumerate(dates):
            if what == "year" and value in entry.years:
                covered[at] = max(covered[at], 0.9)
                has_year = True
        for at, (what, value) in enumerate(dates):
            if what == "month" and value & entry.months or what == "number" and has_year and value in entry.months:
                covered[at] = max(covered[at], 0.9)
    return covered


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


class Aligner:
    def __init__(self, lexicon):
        self.lexicon = lexicon

    def titles(self, text):
        """Kinds whose title the lexicon says this text is."""
        kinds = self.lexicon.headings.get(squeezed(text), ())
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
                                else max(2.0, len(word)) for word, (what, _) in zip(words, dates)])
            if of_word.sum() == 0:
                of_word[:] = 0.2
            weight[i] = of_word.sum()
            for e, entry in enumerate(entries):
                share[i, e] = (coverage(words, dates, entry) * of_word).sum() / of_word.sum()
            title = "".join(words)
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

    def path(self, texts, share, weight, entries):
        """State of each line: entry, or entry + count where the entry explains the lines around it only."""
        gain = (share - 0.36) * (0.6 + np.minimum(weight, 60)[:, None] / 20)
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
        """lines: as cvconv-features prints them. One Line each."""
        entries = entries_of(resume)
        if not entries or not lines:
            return [Line() for _ in lines]
        texts = [line["text"] for line in lines]
        share, weight = self.scores(texts, entries)
        states = self.path(texts, share, weight, entries)
        found = []
        for i, state in enumerate(states):
            entry = state % len(entries)
            found.append(Line(entry, state < len(entries), float(share[i, entry] if state < len(entries)
                                                                 else share[i].max())))
        Labels(self, lines, entries, found, share, weight).give()
        return found


class Labels:
    """From the way through the entries to the labels that are allowed at each line."""

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
            if line.score < 0.5 or (rival > line.score - 0.05 and alone and self.weight[i] < 40):
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
            kind = real_after if title is not None and i > title else real_before
            allowed = {OUTSIDE}
            if before is None and self.like_title(i) and len(gap) == 1 and kind_after == "contact":
                self.set(i, {OUTSIDE}, True)  # "Curriculum Vitae"
                continue
            if (real_before and not known and after is not None and len(gap) <= 3
                    and self.found[before].entry == self.found[after].entry):
                self.set(i, {inside(kind)}, True)  # a detail that the answer leaves out
                continue
            if kind:
                allowed |= {inside(kind), begin(kind)} if self.dated_only(i) else {inside(kind)}
            elif real_after:
                allowed |= {inside(real_after)}
            if known:
                # a title over nothing that the answer has, or over a part of a section
                same = kind_before == kind_after and kind in known
                allowed = {heading(kind)} if same else {heading(k) for k in known} | {OUTSIDE}
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


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("answer")
    parser.add_argument("--lines", required=True, help="what cvconv-features printed")
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
            for line, found in zip(document["lines"], aligner.align(document["lines"], resume)):
                label = "any" if found.allowed == ALL else "/".join(LABELS[a] for a in sorted(found.allowed))
                print(f"{label:28} {found.score:4.2f} {'?' if found.doubt else ' '} {found.entry:3} "
                      f"{line['text'][:90]}")


if __name__ == "__main__":
    main()
