"""Invented people and what their CVs say.

Every name of a person, company or product is put together from syllables and used once in a document, so that
most stretches of three words occur once: that is what lets alignment.py find each word again.
"""

import json
import os
from dataclasses import dataclass, field

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "words")
LANGUAGES = tuple(sorted(name[:-5] for name in os.listdir(FOLDER) if name.endswith(".json")))


@dataclass
class Entry:
    """A job, a course of study or a project."""

    title: str
    organization: str
    place: str
    start: str
    end: str
    text: str = ""
    items: list = field(default_factory=list)

    @property
    def dates(self):
        return f"{self.start} – {self.end}"


@dataclass
class Person:
    language: str
    headings: dict  # section -> its title
    labels: dict  # "phone" -> "Telefon"
    name: str
    role: str
    contacts: list  # (label key, value)
    summary: str
    jobs: list
    studies: list
    projects: list
    skills: list
    groups: list  # (label, [skill])
    tongues: list  # (language, level, 1..5)
    references: list  # (name, role, e-mail)
    certificates: list  # (date, title)
    interests: str


class Inventor:
    def __init__(self, language, random):
        self.random = random
        self.words = load(language)
        self.used = set()

    def once(self, make):
        """What `make` gives and has not been given before in this document, if it can."""
        for _ in range(40):
            value = make()
            if value not in self.used:
                break
        self.used.add(value)
        return value

    def name(self, least=2, most=3):
        def make():
            parts = [self.random.choice(self.words["syllables"]) for _ in range(self.random.randint(least, most))]
            return "".join(parts).capitalize()

        return self.once(make)

    def month(self, year):
        return self.once(lambda: f"{self.random.choice(self.words['months'])} {year}")

    def sentence(self):
        def make():
            start, middle, tail = (self.random.choice(self.words[k]) for k in ("starts", "objects", "tails"))
            return f"{start} {middle} {{name}}, {tail}"

        text = self.once(make).replace("{n}", str(self.random.randint(3, 980))).replace("{name}", self.name())
        return text

    def paragraph(self, sentences):
        return " ".join(self.sentence() + "." for _ in range(sentences))

    def phrase(self):
        """A sentence without its tail: mostly one printed line."""
        w = self.words
        return f"{self.random.choice(w['starts'])} {self.random.choice(w['objects'])} {self.name()}"

    def job(self, end_year, present, items):
        r = self.random
        years = r.randint(1, 4)
        entry = Entry(
            title=self.once(lambda: r.choice(self.words["roles"])),
            organization=f"{self.name()} {r.choice(('Ltd', 'AG', 'S.A.', 'Group', '& Co.'))}",
            place=self.name(),
            start=self.month(end_year - years),
            end=self.words["present"] if present else self.month(end_year),
        )
        if r.random() < 0.4:
            entry.text = self.paragraph(r.randint(1, 2))
        entry.items = [self.phrase() if r.random() < 0.3 else self.sentence() for _ in range(r.randint(*items))]
        return entry, end_year - years

    def study(self, end_year):
        r = self.random
        return Entry(
            title=self.once(lambda: r.choice(self.words["degrees"])),
            organization=f"{r.choice(self.words['schools'])} {self.name()}",
            place=self.name(),
            start=str(end_year - r.randint(2, 4)),
            end=str(end_year),
            text=self.sentence() if r.random() < 0.4 else "",
        )


def load(language):
    with open(os.path.join(FOLDER, language + ".json"), encoding="utf-8") as file:
        return json.load(file)


def invent(language, random, jobs=(3, 5), items=(2, 5)):
    """A person whose CV is in `language`; the same state of `random` gives the same person."""
    inventor = Inventor(language, random)
    words = inventor.words
    name = f"{random.choice(words['first'])} {inventor.name()}"
    year = 2024
    worked = []
    for number in range(random.randint(*jobs)):
        entry, year = inventor.job(year, number == 0, items)
        worked.append(entry)
    studied = []
    for _ in range(random.randint(1, 3)):
        studied.append(inventor.study(year))
        year -= 4
    skills = random.sample(words["skills"], random.randint(7, 11))
    groups = []
    for number, label in enumerate(words["groups"]):
        groups.append((label, [inventor.name() for _ in range(random.randint(2, 5))] + skills[number : number + 1]))
    levels = words["levels"]
    account = "".join(c for c in name.lower() if c.isascii() and c.isalpha()) or "post"
    return Person(
        language=language,
        headings=words["headings"],
        labels=words["labels"],
        name=name,
        role=random.choice(words["roles"]),
        contacts=[
            ("phone", f"+44 7700 900{random.randint(0, 999):03}"),
            ("email", f"{account}@mail{random.randint(2, 99)}.example"),
            ("address", words["street"].format(name=inventor.name(), n=random.randint(1, 180)) + f", {inventor.name()}"),
            ("born", f"{random.randint(1, 28)}.{random.randint(1, 12)}.{random.randint(1962, 2001)}"),
        ][: random.randint(3, 4)],
        summary=inventor.paragraph(random.randint(2, 4)),
        jobs=worked,
        studies=studied,
        projects=[
            Entry(inventor.name() + " " + inventor.name(), "", "", "", str(random.randint(2009, 2023)), inventor.sentence())
            for _ in range(random.randint(2, 4))
        ],
        skills=skills,
        groups=groups,
        tongues=[(t, levels[min(i, 3)], max(2, 5 - i)) for i, t in enumerate(words["tongues"][: random.randint(2, 4)])],
        references=[
            (f"{random.choice(words['first'])} {inventor.name()}", inventor.once(lambda: random.choice(words["roles"])),
             f"{inventor.name(2, 2).lower()}@ref{random.randint(2, 99)}.example")
            for _ in range(random.randint(2, 3))
        ],
        certificates=[(inventor.month(random.randint(2006, 2023)), f"{inventor.name()} {random.choice(words['skills'])}")
                      for _ in range(random.randint(2, 3))],
        interests=", ".join(inventor.name() for _ in range(random.randint(3, 6))),
    )
