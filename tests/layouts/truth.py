"""What a generated document really says: its blocks in reading order, their kinds, words and printed lines.

JSON: {"style", "seed", "language", "renderer", "pages", "blocks": [{
  "kind"   heading | paragraph | item | cell | furniture
  "flow"   what is read from top to bottom by itself: "header", "main", "side"; the order of flows is free
  "part"   section of the CV: "experience", "references"
  "row"    blocks with the same number may be one block with cells (title and date), null = none
  "step"   blocks with the same number may come in any order (date in a margin and title), null = none
  "words"  as printed, without bullets
  "lines"  for each word the number of its printed line, counted over the document
  "page"   for each word, from 1
}]}
"""

import re
import subprocess

from alignment import align, key_of


class Truth:
    """Filled by a renderer in reading order; `place` says afterwards where the words were printed."""

    def __init__(self):
        self.blocks = []
        self.numbers = 0
        self.part = "header"

    def number(self):
        """A number for a row or a step that nobody has."""
        self.numbers += 1
        return self.numbers

    def add(self, kind, text, flow, row=None, step=None):
        words = text.split()
        self.blocks.append({"kind": kind, "flow": flow, "part": self.part, "row": row, "step": step, "words": words})

    def place(self, pdf):
        """Gives each word its page and line as printed in the file `pdf`, and repeats what runs on every page.
        Returns the number of pages and the share of words that were found there."""
        pages, printed = printed_words(pdf)
        running = [b for b in self.blocks if b["kind"] == "furniture"]
        self.blocks = [b for b in self.blocks if b["kind"] != "furniture"]
        for page in range(1, pages + 1):
            for block in running:
                words = [w.replace("{page}", str(page)).replace("{pages}", str(pages)) for w in block["words"]]
                self.blocks.append(dict(block, words=words))
        of_truth, positions = index_words(self.blocks)
        printed = [p for p in printed if key_of(p["text"])]
        partner = {}
        for j, i in enumerate(align(of_truth, [key_of(p["text"]) for p in printed])):
            if i is not None:
                partner.setdefault(i, []).append(j)
        self.number_lines(positions, partner, printed)
        return pages, len(partner) / max(1, len(of_truth))

    def number_lines(self, positions, partner, printed):
        line = 0
        for index, (block, offset) in enumerate(positions):
            block = self.blocks[block]
            if offset == 0:
                block["lines"], block["page"] = [None] * len(block["words"]), [None] * len(block["words"])
            parts = [printed[j] for j in partner.get(index, ())]
            if parts:
                block["page"][offset] = parts[0]["page"]
                block["lines"][offset] = parts[0]
        for block in self.blocks:
            line = close_gaps(block, line + 1)


def close_gaps(block, line):
    """Numbers the lines of a block from `line` on; gives the last number. A word that was not found stands where
    the one before it does, signs without letters as well."""
    before = None
    pages = [p for p in block["page"] if p] or [1]
    for i, word in enumerate(block["lines"]):
        if word is not None:
            if before is not None and starts_line(before, word):
                line += 1
            before = word
        block["lines"][i] = line
        block["page"][i] = before["page"] if before else pages[0]
    return line


def starts_line(before, word):
    """Whether a word of the same block is on another printed line than the one before it."""
    height = min(before["bottom"] - before["top"], word["bottom"] - word["top"])
    middle = (before["top"] + before["bottom"] - word["top"] - word["bottom"]) / 2
    return before["page"] != word["page"] or abs(middle) > 0.5 * height or word["left"] < before["left"]


def index_words(blocks):
    """The keys of all words that have one, and for each of them (block, offset in the block)."""
    keys, positions = [], []
    for number, block in enumerate(blocks):
        for offset, word in enumerate(block["words"]):
            key = key_of(word)
            if key or offset == 0:  # the first of a block is there, so that no block is without a place
                keys.append(key or "\0")
                positions.append((number, offset))
    return keys, positions


WORD = re.compile(r'<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">(.*?)</word>')
ENTITIES = (("&lt;", "<"), ("&gt;", ">"), ("&quot;", '"'), ("&apos;", "'"), ("&#39;", "'"), ("&amp;", "&"))


def printed_words(pdf):
    """The number of pages, and the words of a PDF with their boxes in the order of the file."""
    done = subprocess.run(["pdftotext", "-raw", "-bbox", pdf, "-"], capture_output=True, check=True, timeout=60)
    page = 0
    words = []
    for text in done.stdout.decode("utf-8", "replace").splitlines():
        if "<page " in text:
            page += 1
        match = WORD.search(text)
        if match:
            left, top, right, bottom = (float(match.group(i)) for i in range(1, 5))
            word = match.group(5)
            for entity, sign in ENTITIES:
                word = word.replace(entity, sign)
            words.append({"page": page, "left": left, "top": top, "right": right, "bottom": bottom, "text": word})
    return page, words
