"""A generated document as people type it: plain text, wrapped or not, items with bullets, cells with blanks between.

For fitting the joining of lines (tools/joins/fit.py); the truth is that of the document, but cells that are typed below
each other are blocks of their own.
"""

import random
import textwrap

BULLETS = ("- ", "* ", "• ", "– ", "")


def text(blocks, seed):
    """The text, and its blocks."""
    lot = random.Random(seed)
    how = {
        "width": lot.choice((0, 30, 40, 48, 60, 68, 72, 76, 80, 80, 90, 100)),  # 0: lines as long as their paragraphs
        "bullet": lot.choice(BULLETS),
        "hang": lot.choice((True, True, False)),
        "indent": lot.choice((0, 0, 2, 4)),
        "at_margin": lot.random() < 0.5,
        "stacked": lot.random() < 0.4,
    }
    gaps = lot.random() < 0.5
    lines, truth = [], []
    before = None
    for part in rows_of(blocks):
        if part[0]["kind"] == "heading" or (before and gaps and starts_paragraph(before, part[0])):
            lines.append("")
        if len(part) == 1 or how["stacked"] or not fit_beside(part, how["width"]):
            for block in part:
                lines += typed_block(block, how)
                truth.append(dict(block, row=None))
        else:
            lines.append(typed_row(part, how))
            truth += part
        before = part[-1]
    return "\n".join(lines) + "\n", truth


def rows_of(blocks):
    rows = []
    for block in blocks:
        if block["kind"] == "furniture":
            continue
        if rows and block["row"] is not None and rows[-1][0]["row"] == block["row"]:
            rows[-1].append(block)
        else:
            rows.append([block])
    return rows


def starts_paragraph(before, block):
    return before["kind"] != "heading" and not before["kind"] == block["kind"] == "item"


def typed_block(block, how):
    words = " ".join(block["words"])
    if block["kind"] == "heading":
        return [words]
    first = " " * how["indent"] + how["bullet"] if block["kind"] == "item" else ""
    rest = " " * len(first) if how["hang"] else ""
    if not how["width"]:
        return [first + words]
    return textwrap.wrap(words, how["width"], initial_indent=first, subsequent_indent=rest, break_on_hyphens=False,
                         break_long_words=False) or [first]


def fit_beside(row, width):
    return sum(len(" ".join(block["words"])) for block in row) + 4 * (len(row) - 1) <= (width or 80)


def typed_row(row, how):
    """Cells beside each other: two at the margins, or all parted by a few blanks."""
    cells = [" ".join(block["words"]) for block in row]
    at_margin = how["at_margin"] and len(cells) == 2
    gap = (how["width"] or 80) - sum(map(len, cells)) if at_margin else 4
    return (" " * gap).join(cells)
