"""The styles: what is fixed in each, and what is drawn by lot within it.

A third of them is for measuring only. Nothing is tuned, fitted or looked at on those: a figure that rises on the
others and not on these has been learnt by heart.
"""

import random
from dataclasses import dataclass, replace

from content import LANGUAGES, invent

SANS = ("Liberation Sans", "DejaVu Sans", "DejaVu Sans Condensed", "Liberation Sans Narrow")
SERIF = ("Liberation Serif", "DejaVu Serif", "DejaVu Serif Condensed")
DARK = ("#1f3a5f", "#3b2f2f", "#24523b", "#4a1942", "#222222")
LIGHT = ("#eef2f6", "#f5efe6", "#e8f0ea", "#f2f2f2")


@dataclass
class Design:
    """How a document looks. Lengths in points."""

    renderer: str = "chromium"  # or office, latex
    frame: str = "single"  # single, sidebar-left, sidebar-right, halves, thirds, newspaper
    panel: str = "none"  # of the sidebar: none, light, dark, divider
    header: str = "plain"  # plain, centred, banner, split, side
    heading: str = "rule"  # rule, plain, bar, caps, spaced, left-bar, margin, box
    entry: str = "right-date"  # right-date, below, rail, rail-two-rows, right-rail, timeline, inline, cards,
    # ruled-table, lined-table, spaced-table, bare-table, zebra-table, labels
    skills: str = "list"  # list, tags, inline, labels, columns, ratings, table
    sections: str = "flow"  # flow, boxes
    cards: bool = True  # projects and references beside each other, in boxes
    running: bool = False  # a header and a page number on every page
    justified: bool = False  # with words divided at the ends of lines
    gutter: float = 18
    side: float = 31  # per cent of the width
    size: float = 10
    leading: float = 1.35
    font: str = SANS[0]
    dark: str = DARK[0]
    light: str = LIGHT[0]
    bullet: str = "•"
    jobs: tuple = (3, 5)
    language: str = "en"


_TRAIN = {
    "classic": {},
    "classic-serif": {"header": "centred", "heading": "caps", "justified": True, "skills": "inline", "serif": True},
    "sidebar-left-panel": {"frame": "sidebar-left", "panel": "light", "header": "side", "skills": "ratings"},
    "sidebar-right-plain": {"frame": "sidebar-right", "gutter": (9, 20), "heading": "plain", "entry": "below"},
    "sidebar-left-dark": {"frame": "sidebar-left", "panel": "dark", "header": "banner", "heading": "spaced", "skills": "tags"},
    "long-beside-short": {"frame": "sidebar-right", "panel": "light", "jobs": (7, 10), "heading": "left-bar"},
    "margin-headings": {"heading": "margin", "skills": "labels", "header": "split"},
    "date-rail": {"entry": "rail", "skills": "labels", "heading": "bar"},
    "date-rail-two-rows": {"entry": "rail-two-rows", "skills": "list"},
    "timeline": {"entry": "timeline", "header": "banner", "skills": "tags"},
    "tags-and-cards": {"entry": "cards", "skills": "tags", "heading": "left-bar"},
    "halves": {"frame": "halves", "header": "banner", "entry": "below", "gutter": (12, 24), "size": (8.5, 9.5)},
    "newspaper": {"frame": "newspaper", "entry": "inline", "skills": "inline", "size": (8.5, 9.5), "serif": True},
    "ruled-table": {"entry": "ruled-table", "skills": "table", "heading": "bar"},
    "lined-table": {"entry": "lined-table", "skills": "table", "heading": "caps"},
    "spaced-table": {"entry": "spaced-table", "skills": "inline", "heading": "bar"},
    "labels-and-values": {"entry": "labels", "skills": "labels", "heading": "margin", "jobs": (3, 4)},
    "running-headers": {"running": True, "jobs": (6, 9), "header": "split"},
    "office-tabs": {"renderer": "office", "entry": "right-date"},
    "office-sidebar": {"renderer": "office", "frame": "sidebar-left", "entry": "right-date", "heading": "rule"},
    "office-labels": {"renderer": "office", "entry": "labels", "skills": "table", "heading": "bar"},
    "office-lined": {"renderer": "office", "entry": "lined-table", "skills": "list"},
    "office-spaced": {"renderer": "office", "entry": "spaced-table", "skills": "list"},
    "office-rail": {"renderer": "office", "entry": "rail"},
    "latex-article": {"renderer": "latex", "entry": "right-date", "justified": True, "heading": "rule", "serif": True},
    "latex-rail": {"renderer": "latex", "entry": "rail", "skills": "labels"},
}
_HELD_OUT = {
    "sidebar-left-divider": {"frame": "sidebar-left", "panel": "divider", "entry": "below", "heading": "caps", "jobs": (5, 8)},
    "narrow-gutter": {"frame": "halves", "gutter": (5, 8), "size": (8.5, 9.5), "entry": "right-date", "skills": "columns"},
    "right-rail-in-margin": {"entry": "right-rail", "heading": "margin", "skills": "inline", "running": True},
    "timeline-beside-panel": {"frame": "sidebar-right", "panel": "dark", "entry": "timeline", "skills": "ratings", "heading": "spaced"},
    "boxed-sections": {"sections": "boxes", "heading": "box", "skills": "columns", "entry": "rail", "header": "centred"},
    "zebra-table": {"entry": "zebra-table", "skills": "table", "heading": "plain", "header": "split"},
    "thirds": {"frame": "thirds", "header": "banner", "size": (8, 9), "gutter": (8, 14), "entry": "below", "skills": "tags"},
    "office-columns": {"renderer": "office", "frame": "newspaper", "entry": "below", "size": (8.5, 10)},
    "office-ruled": {"renderer": "office", "entry": "ruled-table", "skills": "table", "justified": True},
    "latex-minipages": {"renderer": "latex", "frame": "sidebar-left", "entry": "right-date", "jobs": (1, 2), "gutter": (10, 20)},
    "office-bare": {"renderer": "office", "entry": "bare-table", "skills": "table"},
    "latex-table": {"renderer": "latex", "entry": "bare-table"},
    "bare-table": {"entry": "bare-table", "skills": "labels", "justified": True, "serif": True, "heading": "caps"},
}
HELD_OUT = tuple(_HELD_OUT)
TRAIN = tuple(_TRAIN)


def style_names(which):
    """which: train, held-out, all, or names with commas between."""
    sets = {"train": TRAIN, "held-out": HELD_OUT, "all": TRAIN + HELD_OUT}
    names = sets.get(which) or tuple(which.split(","))
    unknown = [name for name in names if name not in sets["all"]]
    if unknown:
        raise SystemExit(f"there is no style {unknown[0]}: {', '.join(sets['all'])}")
    return names


def design(style, seed):
    """The person and the design of document `seed` in `style`: the same for the same arguments, whichever other
    documents are made."""
    lot = random.Random(f"{style} {seed}")
    fixed = dict({**_TRAIN, **_HELD_OUT}[style])
    drawn = Design(
        language=LANGUAGES[(seed + lot.randrange(len(LANGUAGES))) % len(LANGUAGES)],
        font=lot.choice(SERIF if fixed.pop("serif", lot.random() < 0.25) else SANS),
        size=lot.choice((9, 9.5, 10, 10.5, 11)),
        leading=lot.choice((1.2, 1.3, 1.4, 1.5)),
        gutter=lot.uniform(12, 30),
        side=lot.uniform(27, 36),
        dark=lot.choice(DARK),
        light=lot.choice(LIGHT),
        bullet=lot.choice(("•", "•", "–", "▪", "disc")),
        cards=lot.random() < 0.5,
        header=lot.choice(("plain", "centred", "split")),
        heading=lot.choice(("rule", "plain", "caps")),
    )
    for name, value in fixed.items():
        if name in ("gutter", "size"):
            fixed[name] = lot.uniform(*value)
    drawn = replace(drawn, **fixed)
    return invent(drawn.language, lot, jobs=drawn.jobs), drawn
