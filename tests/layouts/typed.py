"""A generated document as people type it: plain text, wrapped or not, items with bullets, cells with blanks between.

For fitting the joining of lines (tools/joins/fit.py); the truth is that of the document.
"""

import random
import textwrap

BULLETS = ("- ", "* ", "• ", "– ")


def text(blocks, seed):
    lot = random.Random(seed)
    width = lot.choice((0, 60, 68, 72, 76, 80, 80, 90, 100))  # 0: lines are as long as their paragraphs
    bullet = lot.choice(BULLETS)
    hang = lot.choice((True, True, False))
    indent = lot.choice((0, 0, 2, 4))
    gap_between_paragraphs = lot.random() < 0.5
    dates_at_margin = lot.random() < 0.5
    lines = []
    before = None
    row = []
    for block in blocks + [None]:
        if row and (block is None or block["row"] != row[0]["row"]):
            lines += typed_row(row, width, dates_at_margin)
            before = row[-1]
            row = []
        if block is None:
            break
        if block["kind"] == "furniture":
            continue
        if block["row"] is not None:
            if not row and starts_paragraph(before, block):
                lines.append("")
            row.append(block)
            continue
        if block["kind"] == "heading" or (gap_between_paragraphs and starts_paragraph(before, block)):
            lines.append("")
        lines += typed_block(block, width, bullet, hang, indent)
        before = block
    return "\n".join(lines) + "\n"


def starts_paragraph(before, block):
    return before is not None and before["kind"] not in ("heading", "cell") and not (
        before["kind"] == block["kind"] == "item")


def typed_block(block, width, bullet, hang, indent):
    words = " ".join(block["words"])
    if block["kind"] == "heading":
        return [words]
    first = " " * indent + bullet if block["kind"] == "item" else ""
    rest = " " * len(first) if hang else ""
    if not width:
        return [first + words]
    return textwrap.wrap(words, width, initial_indent=first, subsequent_indent=rest, break_on_hyphens=False,
                         break_long_words=False) or [first]


def typed_row(row, width, at_margin):
    """Cells beside each other: at the margin, or parted by a few blanks; below each other where they are too long."""
    cells = [" ".join(block["words"]) for block in row]
    line = (width or 80) - sum(map(len, cells))
    if line < 3 * (len(cells) - 1) or len(cells) == 1:
        return cells
    gap = line // max(1, len(cells) - 1) if at_margin and len(cells) == 2 else 4
    return [(" " * gap).join(cells)]
