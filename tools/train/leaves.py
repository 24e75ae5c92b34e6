"""The values of an answer one by one, and what each of them is: a section and a role. The one table of it."""

import re
from dataclasses import dataclass

from entries import DATES, SILENT
from words import tokens

# Path in JSON Resume (its first part is the section), and the role that its words have as labels of tokens;
# "-" where tokens have no label for it yet: its words are found all the same.
TABLE = """
*.startDate                    date
*.endDate                      date
*.date                         date
*.releaseDate                  date
basics.name                    -
basics.label                   position
basics.email                   -
basics.phone                   -
basics.url                     -
basics.summary                 -
basics.location.address        location
basics.location.postalCode     location
basics.location.city           location
basics.location.region         location
basics.profiles[].username     -
basics.profiles[].url          -
work[].name                    organization
work[].position                position
work[].location                location
work[].x-location              location
work[].url                     -
work[].description             description
work[].summary                 summary
work[].highlights[]            highlight
volunteer[].organization       organization
volunteer[].position           position
volunteer[].location           location
volunteer[].x-location         location
volunteer[].url                -
volunteer[].summary            summary
volunteer[].highlights[]       highlight
education[].institution        organization
education[].studyType          degree
education[].area               area
education[].score              score
education[].courses[]          keyword
education[].x-location         location
education[].url                -
awards[].title                 title
awards[].awarder               organization
awards[].summary               summary
certificates[].name            title
certificates[].issuer          organization
certificates[].url             -
publications[].name            title
publications[].publisher       organization
publications[].summary         authors
publications[].url             -
skills[].name                  title
skills[].level                 level
skills[].keywords[]            keyword
languages[].language           title
languages[].fluency            level
interests[].name               title
interests[].keywords[]         keyword
references[].name              title
references[].reference         summary
projects[].name                title
projects[].entity              organization
projects[].keywords[]          keyword
projects[].roles[]             position
projects[].description         summary
projects[].highlights[]        highlight
projects[].url                 -
"""
ROLE_OF = {pattern: None if role == "-" else role for pattern, role in map(str.split, TABLE.strip().splitlines())}

_SCHEME = re.compile(r"^(https?://|mailto:)?(www\.)?", re.I)
_MARKS_BEHIND = re.compile(r"[^\w\s]+$")
_MARKS_BEFORE = re.compile(r"^[^\w\s]+")


@dataclass
class Leaf:
    """One value of an answer."""
    entry: int  # number of its entry
    pattern: str  # its path without numbers
    value: str
    role: str  # None where tokens have no label for it
    words: list  # as they are compared; none of dates
    before: str = ""  # marks around the words: "(", ")", "++"
    behind: str = ""

    @property
    def text(self):
        return "".join(self.words)


# Names of what has keywords are those of a group.
OF_GROUPS = {"skills[].name", "interests[].name"}


def _values(value, path, of=None):
    """Path and value of each, and the object that it is a member of."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key not in SILENT:
                yield from _values(inner, f"{path}.{key}", value)
    elif isinstance(value, list):
        for inner in value:
            yield from _values(inner, path + "[]", of)
    elif isinstance(value, (str, int, float)) and not isinstance(value, bool):
        yield path, str(value).strip(), of


def _role_of(pattern, of):
    return "group" if pattern in OF_GROUPS and of.get("keywords") else ROLE_OF[pattern]


def leaves_of(entries):
    """All values but what no page says; dates without words, as pages write them otherwise. entries: of entries_of()."""
    result = []
    for number, entry in enumerate(entries):
        for pattern, value, of in _values(entry.value, entry.path):
            if pattern.rsplit(".", 1)[-1] in DATES:
                result.append(Leaf(number, pattern, value, ROLE_OF["*." + pattern.rsplit(".", 1)[-1]], []))
                continue
            if pattern not in ROLE_OF:
                continue
            shown = _SCHEME.sub("", value) if pattern.endswith("url") else value
            words = tokens(shown)
            if words:
                before, behind = _MARKS_BEFORE.search(shown), _MARKS_BEHIND.search(shown)
                result.append(Leaf(number, pattern, value, _role_of(pattern, of), words, before.group() if before else "",
                                   behind.group() if behind else ""))
    return result
