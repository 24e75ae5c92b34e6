"""The entries of a JSON Resume, and how well each explains the words of a line."""

import re
from dataclasses import dataclass, field

import numpy as np

from labels import ENTRY_KINDS, KINDS
from words import fold, tokens

# What is no text of the page, or stands there in another form.
SILENT = {"countryCode", "network", "type", "meta"}
DATES = {"startDate", "endDate", "date", "releaseDate"}
YEAR = re.compile(r"(19|20)\d\d$")


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
    value: object = None  # of the answer
    path: str = ""  # where it stands there: "work[]"

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

    def add(kind, value, path):
        entry = Entry(kind, counts.get(kind, 0), value=value, path=path)
        entry.add(value)
        if entry.leaves or entry.years:
            counts[kind] = entry.number + 1
            result.append(entry)

    basics = resume.get("basics") or {}
    add("contact", {k: v for k, v in basics.items() if k != "summary"}, "basics")
    add("summary", {"summary": basics.get("summary") or ""}, "basics")
    for kind in KINDS[2:]:
        values = resume.get(kind) or []
        if kind in ENTRY_KINDS:
            for value in values:
                add(kind_of_project(value) if kind == "projects" else kind, value, kind + "[]")
        else:
            add(kind, values, kind)
    add("other", resume.get("x-sections") or [], "x-sections")
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
