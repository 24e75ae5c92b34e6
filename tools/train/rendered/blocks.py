"""What a rendered document is made of, before it is written in a format.

A span is (text, style), with "" or any of the letters b (bold), i (italic), a (link) for style.
"""

import re
from dataclasses import dataclass, field


@dataclass
class Line:
    """A line of its own; `right` stands at the right edge, or behind, as the format has it."""
    left: list
    right: list = field(default_factory=list)


@dataclass
class Paragraph:
    spans: list


@dataclass
class Bullets:
    items: list  # lists of spans
    numbered: str = ""  # "1." or "[1]"


@dataclass
class Table:
    rows: list  # lists of cells, which are lists of spans
    header: bool = False


@dataclass
class Entry:
    blocks: list
    margin: list = field(default_factory=list)  # spans in a column at the left
    item: str = ""  # the entry is an item of a list: "-", "1." or "[1]"


@dataclass
class Section:
    kind: str
    title: str
    entries: list
    tight: bool = False  # no space between entries


@dataclass
class Contact:
    label: str
    text: str
    url: str = ""


@dataclass
class Document:
    language: str
    name: str
    headline: str
    contacts: list
    contact_title: str
    sections: list
    notes: list = field(default_factory=list)  # said of the document, such as that there are references


class Values:
    """The values of one entry of the answer; remembers which were written."""

    def __init__(self, values, random, drop=0.03, needed=()):
        gone = {k for k in values if k not in needed and k not in ("startDate", "endDate") and random.random() < drop}
        self.values = {k: v for k, v in values.items() if v not in (None, "", [], {}) and k not in gone}
        self.used = {}

    def __contains__(self, name):
        return name in self.values

    def see(self, name):
        return self.values.get(name)

    def take(self, name, default=""):
        if name not in self.values:
            return default
        self.used.setdefault(name, self.values[name])
        return self.values[name]

    def text(self, name):
        value = self.take(name)
        return re.sub(r"\s+", " ", value).strip() if isinstance(value, str) else str(value)

    def put(self, name, value):
        """What was written instead of the value: a date without its month."""
        self.used[name] = value

    def written(self):
        """The entry as the rendered document tells it, its fields in their old order."""
        return {k: self.used[k] for k in self.values if k in self.used}


_PART = re.compile(r"\{(?:([^{}%]*)%)?([A-Z])([^{}]*)\}")


def fill(template, parts, styles):
    """"{P}, {N} {(%L)}" with the parts there are. What stands within the braces goes with the part, what stands between
    two parts is left out with the one behind it, and where nothing stands before it."""
    spans, at = [], 0
    for match in _PART.finditer(template):
        between, at = template[at:match.start()], match.end()
        before, name, behind = match.groups()
        text = parts.get(name)
        if text:
            spans += [(between if spans else "", ""), (before or "", ""), (text, styles.get(name, "")), (behind, "")]
    if spans:
        spans.append((template[at:], ""))
    return tidy([s for s in spans if s[0]])


def tidy(spans):
    """Without the signs that come together where one text ends and the next begins: "?.", ".,", "..", ",,"."""
    result = []
    for text, style in spans:
        if result and text and text[0] in ".," and result[-1][0].rstrip()[-1:] in ".?!,;:…":
            text = text[1:] if text[0] == "." or result[-1][0].rstrip()[-1:] in ",;:" else text
        if text:
            result.append((text, style))
    return result


def plain(spans):
    return "".join(text for text, _ in spans)


def cased(title, how):
    return title.upper() if how in ("upper", "spread") else title
