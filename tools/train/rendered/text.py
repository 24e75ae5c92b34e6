"""Documents as plain text: what an editor, a program that takes text out of pages, or a web form leaves."""

import textwrap

from rendered.blocks import Bullets, Line, Paragraph, cased, plain
from rendered.words import CJK

BULLETS = ["•", "•", "-", "-", "-", "*", "*", "–", "▪", "◦", "o", "·", "‣", "+", "»"]


def spread(text):
    return "   ".join(" ".join(word) for word in text.split(" "))


class Text:
    def __init__(self, document, random):
        self.document, self.random, self.lines = document, random, []
        self.width = random.choice([60, 66, 72, 72, 76, 78, 80, 80, 90, 100, 0, 0, 0])
        if self.width and document.language in CJK:
            self.width = self.width // 2
        self.bullet = random.choice(BULLETS)
        self.bullet_indent = " " * random.choice([0, 0, 0, 1, 2, 2, 3, 4])
        self.hanging = random.random() < 0.7
        self.body = " " * random.choice([0, 0, 0, 0, 0, 2, 3, 4])
        self.case = random.choice(["", "", "upper", "upper", "spread" if random.random() < 0.2 else ""])
        self.mark = random.choice(["", "", "", "", ":", "under=", "under-", "under-", "over", "***", "# ", "1. ",
                                   "I. ", "[", "== "])
        self.right = random.choice(["pad", "pad", "tab", "spaces", " | ", "own", "brackets"])
        self.column = random.choice([14, 16, 18, 20, 24])
        self.margin = random.choice(["column", "column", "own", "sign"])
        self.sign = random.choice([": ", " – ", "  ", " | ", " "])
        self.space, self.before_title = random.choice([1, 1, 1, 0]), random.choice([1, 1, 2])
        self.cells = random.choice(["  ", " | ", "\t", "grid"])
        self.count = 0

    def put(self, text, first="", rest=None):
        """A text, wrapped; `first` stands before its first line, `rest` before the others."""
        rest = first if rest is None else rest
        if not self.width or len(first) + len(text) <= self.width:
            self.lines.append((first + text).rstrip())
            return
        self.lines += textwrap.wrap(text, max(self.width, len(first) + 25), initial_indent=first,
                                    subsequent_indent=rest,
                                    break_on_hyphens=False, break_long_words=self.document.language in CJK) or [first]

    def blank(self, count=1):
        if self.lines and self.lines[-1] != "":
            self.lines += [""] * count

    def line(self, block, first, rest):
        left, right = plain(block.left), plain(block.right)
        wide = self.width or 90
        if not right:
            self.put(left, first, rest)
        elif self.right in ("pad", "tab") and len(first + left) + len(right) + 2 <= wide:
            gap = " " * (wide - len(first + left) - len(right)) if self.right == "pad" else "\t"
            self.lines.append(first + left + gap + right)
        elif self.right == "own":
            self.put(left, first, rest)
            self.put(right, rest)
        else:
            before, behind = {" | ": (" | ", ""), "brackets": (" (", ")")}.get(self.right, ("   ", ""))
            self.put(left + before + right + behind,
                     first, rest)

    def block(self, block, first, rest):
        if isinstance(block, Line):
            self.line(block, first, rest)
        elif isinstance(block, Paragraph):
            self.put(plain(block.spans), first, rest)
        elif isinstance(block, Bullets):
            for number, item in enumerate(block.items, 1):
                mark = {"1.": f"{number}. ", "[1]": f"[{number}] "}.get(block.numbered, self.bullet + " ")
                start = (first if number == 1 else rest) + self.bullet_indent
                self.put(plain(item), start + mark,
                         rest + self.bullet_indent + (" " * len(mark) if self.hanging else ""))
        else:
            self.table(block, first, rest)

    def table(self, block, first, rest):
        rows = [[plain(cell) for cell in row] for row in block.rows]
        widths = [max(len(r[c]) if c < len(r) else 0 for r in rows) for c in range(max(map(len, rows)))]
        last = rest + " " * (sum(widths[:-1]) + 2 * len(widths[:-1]))
        for number, row in enumerate(rows):
            start = first if number == 0 else rest
            if self.cells in ("\t", " | "):
                self.put(self.cells.join(c for c in row), start, rest)
            elif self.cells == "grid" and sum(widths) < 100:
                self.lines.append(start + "| " + " | ".join(c.ljust(w) for c, w in zip(row, widths)) + " |")
            elif sum(widths[:-1]) < 50:
                head = start + "".join(c.ljust(w + 2) for c, w in zip(row[:-1], widths))
                self.put(row[-1], head, last)
            else:
                self.put("  ".join(c for c in row if c), start, rest)

    def entry(self, entry, number):
        first = rest = self.body
        if entry.item:
            mark = {"1.": f"{number}. ", "[1]": f"[{number}] "}.get(entry.item, self.bullet + " ")
            first, rest = self.body + mark, self.body + (" " * len(mark) if self.hanging else "")
        margin = plain(entry.margin)
        if margin and self.margin == "column" and len(margin) < self.column:
            first, rest = (self.body + margin).ljust(self.column + len(self.body)), " " * (self.column + len(self.body))
        elif margin and self.margin == "sign":
            first, rest = self.body + margin + self.sign, self.body
        elif margin:
            self.put(margin, first, rest)
            first = rest
        for block in entry.blocks:
            self.block(block, first, rest)
            first = rest
        if not entry.blocks and margin:
            self.put("", first)

    def title(self, title):
        self.count += 1
        text = spread(title.upper()) if self.case == "spread" else cased(title, self.case)
        wide = self.width or 72
        if self.mark == ":":
            self.lines.append(text + ":")
        elif self.mark.startswith("under"):
            self.lines += [text, self.mark[-1] * (len(text) if self.space else wide)]
        elif self.mark == "over":
            self.lines += ["-" * wide, text, "-" * wide]
        elif self.mark == "***":
            self.lines.append(f"*** {text} ***")
        elif self.mark == "== ":
            self.lines.append(f"== {text} ==")
        elif self.mark == "[":
            self.lines.append(f"[ {text} ]")
        elif self.mark in ("1. ", "I. "):
            roman = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV"]
            self.lines.append((f"{self.count}. " if self.mark == "1. "
                               else f"{roman[min(self.count, 14) - 1]}. ") + text)
        else:
            self.lines.append((self.mark + text) if self.mark == "# " else text)
        if self.space and self.random.random() < 0.5 and not self.mark.startswith("under"):
            self.lines.append("")

    def head(self):
        d, random = self.document, self.random
        center = self.width and random.random() < 0.3
        names = [d.name.upper() if random.random() < 0.25 else d.name]
        if d.headline:
            beside = random.random() < 0.15
            names = [names[0] + random.choice([", ", " – ", " | "]) + d.headline] if beside else names + [d.headline]
        how = random.choice(["lines", "lines", "labels", "labels", "one", "one", "title"])
        texts = [c.text for c in d.contacts]
        if how in ("labels", "title"):
            wide = max([len(c.label) for c in d.contacts], default=0) + 2 if random.random() < 0.4 else 0
            texts = [(c.label + ":").ljust(wide) + ("" if wide else " ") + c.text if c.label else c.text
                     for c in d.contacts]
        elif how == "one":
            texts = [random.choice([" | ", " · ", ", ", " • ", "  "]).join(texts)]
        if how == "title":
            return names, texts, d.contact_title
        return [t.center(self.width).rstrip() if center else t
                for t in names + ([""] if random.random() < 0.2 else []) + texts], [], ""

    def write(self):
        d = self.document
        top, contacts, title = self.head()
        foot = contacts and self.random.random() < 0.25
        for text in top:
            self.put(text) if text == text.lstrip() else self.lines.append(text)

        def contact():
            self.blank(self.before_title)
            self.title(title)
            self.lines.extend(contacts)
        if contacts and not foot:
            contact()
        for section in d.sections:
            self.blank(self.before_title)
            if section.title:
                self.title(section.title)
            for number, entry in enumerate(section.entries, 1):
                if number > 1 and not (section.tight and all(len(e.blocks) <= 1 for e in section.entries)):
                    self.blank(self.space)
                self.entry(entry, number)
        if foot:
            contact()
        for note in d.notes:
            self.blank()
            self.put(note)
        return "\n".join(self.lines).strip("\n") + "\n"
