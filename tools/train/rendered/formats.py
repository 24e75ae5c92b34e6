"""Documents as Markdown and HTML."""

import html
import re

from rendered.blocks import Bullets, Line, Paragraph, Table, cased, plain


class Markdown:
    def __init__(self, document, random):
        self.document, self.random, self.lines = document, random, []
        self.title_how = random.choice(["## ", "## ", "## ", "## ", "### ", "# ", "**", "setext", "__bold"])
        self.case = random.choice(["", "", "", "upper"])
        self.head_how = random.choice(["### ", "### ", "#### ", "", "", "- "])
        self.right = random.choice([" | ", " – ", " *", "\n", " (", " — ", "<br>", " &nbsp; "])
        self.break_ = random.choice(["  \n", "  \n", "\n\n", "\\\n", "<br>\n"])
        self.bullet = random.choice("--**+")
        self.margin = random.choice(["bold", "bold", "table", "plain", "own"])
        self.rule = random.random() < 0.15

    def escape(self, text):
        return re.sub(r"([*<|`\\])", r"\\\1", text)

    def spans(self, spans):
        out = []
        for text, style in spans:
            core = text.strip()
            if not core:
                out.append(text)
                continue
            lead, tail = text[:len(text) - len(text.lstrip())], text[len(text.rstrip()):]
            core = self.escape(core)
            sign = {"b": "**", "i": "*", "bi": "***"}.get(style, "")
            if style == "a":
                core = f"[{core}](https://{re.sub('^https?://', '', core)})" if self.right == " | " else core
            out.append(lead + sign + core + sign + tail)
        return "".join(out)

    @staticmethod
    def start(text):
        """A line that would begin a list or a title does not."""
        text = re.sub(r"^(\d+)([.)]\s)", r"\1\\\2", text)
        return re.sub(r"^([-+#>]+\s)", r"\\\1", text)

    def line(self, block):
        text = self.spans(block.left)
        if block.right:
            right = self.spans(block.right)
            end = {" *": "*", " (": ")"}.get(self.right, "")
            right = right.strip("*") if self.right == " *" else right
            text += (self.break_ if self.right == "\n" else self.right) + right + end
        return text

    def bullets(self, block, indent=""):
        for number, item in enumerate(block.items, 1):
            mark = f"{number}. " if block.numbered else self.bullet + " "
            self.lines.append(indent + mark + self.start(self.spans(item)))

    def table(self, block, indent=""):
        rows = [[self.spans(cell) or " " for cell in row] for row in block.rows]
        wide = max(map(len, rows))
        rows = [r + [" "] * (wide - len(r)) for r in rows]
        head = [" "] * wide
        for row in [head, ["---"] * wide] + rows:
            self.lines.append("| " + " | ".join(row) + " |")

    def entry(self, entry, number):
        pending, item = [], ""
        if entry.item:
            item = {"1.": f"{number}. ", "[1]": f"[{number}] "}.get(entry.item, self.bullet + " ")
        margin = self.spans([(plain(entry.margin), "")])

        def flush():
            if pending:
                text = self.break_.join(pending)
                if item and self.break_ == "\n\n":
                    text = "  \n".join(pending)
                lines = text.split("\n")
                self.lines.append((item if item and first[0] else "") + (lines[0] if item and first[0]
                                                                         else self.start(lines[0])))
                self.lines.extend(("  " if item and part else "") + (part if item else self.start(part))
                                  for part in lines[1:])
                pending.clear()
                first[0] = False
        first = [True]
        head = self.head_how if not item and len(entry.blocks) > 1 and isinstance(entry.blocks[0], Line) else ""
        if margin:
            if self.margin == "own":
                pending.append(margin)
            elif entry.blocks and isinstance(entry.blocks[0], (Line, Paragraph)):
                sign = {"bold": f"**{margin}** ", "table": f"{margin} | ", "plain": f"{margin}: "}[self.margin]
                block = entry.blocks[0]
                pending.append(sign + (self.line(block) if isinstance(block, Line) else self.spans(block.spans)))
                entry.blocks = entry.blocks[1:]
            else:
                pending.append(f"**{margin}**")
            head = ""
        for block in entry.blocks:
            if isinstance(block, Line) and head.startswith("#"):
                left = Line([(t, "") for t, _ in block.left], [(t, "") for t, _ in block.right])
                parts = self.line(left).split("\n")
                self.lines.append(head + parts[0].rstrip("\\ "))
                self.lines.extend(p for p in parts[1:] if p)
                self.lines.append("")
                head = ""
            elif isinstance(block, Line):
                pending.append(self.line(block))
            elif isinstance(block, Paragraph):
                if pending and not item and self.random.random() < 0.5:
                    flush()
                    self.lines.append("")
                pending.append(self.spans(block.spans))
            else:
                flush()
                if not item:
                    self.lines.append("")
                (self.table if isinstance(block, Table) else self.bullets)(block, "  " if item else "")
                if not item:
                    self.lines.append("")
        flush()

    def title(self, title):
        text = self.escape(cased(title, self.case))
        if self.title_how == "setext":
            self.lines += [text, "-" * max(3, len(text)), ""]
        elif self.title_how in ("**", "__bold"):
            self.lines += [f"**{text}**", ""]
        else:
            self.lines += [self.title_how + text, ""]

    def write(self):
        d, random = self.document, self.random
        self.lines += ["# " + self.escape(d.name) if self.title_how != "**" else f"**{self.escape(d.name)}**", ""]
        if d.headline:
            self.lines += [random.choice(["{}", "*{}*", "**{}**", "### {}"]).format(self.escape(d.headline)), ""]
        how, linked = random.choice(["one", "one", "lines", "items", "labels", "title"]), random.random() < 0.6
        texts = [f"[{c.text}]({c.url})" if linked and c.url.startswith(("http", "mailto")) else self.escape(c.text)
                 for c in d.contacts]
        if how in ("labels", "title"):
            bold = random.choice(["", "**"])
            texts = [f"{bold}{c.label}:{bold} {t}" if c.label else t for c, t in zip(d.contacts, texts)]
        if how == "title":
            self.title(d.contact_title)
        if how == "one":
            self.lines.append(random.choice([" | ", " · ", " • ", ", "]).join(texts))
        elif how == "lines":
            self.lines.append("  \n".join(texts))
        else:
            self.lines += [f"{self.bullet} {t}" for t in texts]
        for section in d.sections:
            self.lines.append("")
            if self.rule:
                self.lines += ["---", ""]
            if section.title:
                self.title(section.title)
            for number, entry in enumerate(section.entries, 1):
                if number > 1 and not entry.item and not (len(entry.blocks) == 1
                                                          and isinstance(entry.blocks[0], Bullets)):
                    self.lines.append("")
                self.entry(entry, number)
        for note in d.notes:
            self.lines += ["", self.escape(note)]
        return re.sub(r"\n{3,}", "\n\n", "\n".join(self.lines)).strip("\n") + "\n"


class Html:
    """The body of a page; classes say what the styles of pdf.py need."""
    paged = False  # whether there are such styles

    def __init__(self, document, random, look):
        self.document, self.random, self.look = document, random, look
        self.bare = look.get("bare")

    def spans(self, spans):
        tags = {"b": ("<b>", "</b>"), "i": ("<i>", "</i>"), "bi": ("<b><i>", "</i></b>"),
                "a": ("<span class='u'>", "</span>")}
        return "".join(tags.get(s, ("", ""))[0] + html.escape(t, False) + tags.get(s, ("", ""))[1] for t, s in spans)

    def block(self, block):
        if isinstance(block, Line):
            if block.right and self.bare == "table":
                return (f"<table class='r'><tr><td>{self.spans(block.left)}</td>"
                        f"<td>{self.spans(block.right)}</td></tr></table>")
            if block.right:
                return (f"<div class='r'><span>{self.spans(block.left)}</span>\n"
                        f"<span class='e'>{self.spans(block.right)}</span></div>")
            return f"<div>{self.spans(block.left)}</div>"
        if isinstance(block, Paragraph):
            return f"<p>{self.spans(block.spans)}</p>"
        if isinstance(block, Bullets):
            tag = "ol" if block.numbered else "ul"
            return f"<{tag}>" + "\n".join(f"<li>{self.spans(i)}</li>" for i in block.items) + f"</{tag}>"
        return "<table class='t'>" + "\n".join(
            "<tr>" + "".join(f"<td>{self.spans(c)}</td>" for c in row) + "</tr>" for row in block.rows) + "</table>"

    def entry(self, entry, number):
        inner = "\n".join(self.block(b) for b in entry.blocks)
        mark = {"1.": f"{number}.", "[1]": f"[{number}]"}.get(entry.item, "")
        if entry.margin:
            margin = self.spans(entry.margin)
            if self.bare == "dl":
                return f"<dl><dt>{margin}</dt><dd>{inner}</dd></dl>"
            if self.bare == "table":
                return f"<table><tr><td>{margin}</td><td>{inner}</td></tr></table>"
            return f"<div class='m'><div class='d'>{margin}</div>\n<div>{inner}</div></div>"
        if mark and not self.paged:
            if entry.item == "1.":
                return f"<ol start='{number}'><li>{inner}</li></ol>"
            return "<div class='e'>" + re.sub(r"^(<(?:div|p)\b[^>]*>|)", rf"\1{mark} ", inner, count=1) + "</div>"
        if mark:
            return f"<div class='n'><div>{mark}</div>\n<div>{inner}</div></div>"
        if entry.item:
            return f"<ul class='x'><li>{inner}</li></ul>"
        return f"<div class='e'>{inner}</div>"

    def section(self, section):
        title = html.escape(cased(section.title, self.look.get("case", "")), False)
        if self.look.get("colon") and title:
            title += ":"
        head = f"<h2><span>{title}</span></h2>" if title else ""
        tight = " tight" if section.tight else ""
        return (f"<section class='{section.kind}{tight}'>{head}\n<div class='s'>"
                + "\n".join(self.entry(e, n) for n, e in enumerate(section.entries, 1)) + "</div></section>")

    def contacts(self):
        out = []
        for c in self.document.contacts:
            text = html.escape(c.text, False)
            if c.url and self.look.get("links"):
                text = f"<a href='{html.escape(c.url)}'>{text}</a>"
            label = ""
            if c.label and self.look.get("labels"):
                label = f"<b>{html.escape(c.label, False)}{self.look.get('sign', ':')}</b> "
            out.append(label + text)
        if self.look.get("contact") == "one":
            return "<div class='c'>" + self.look.get("between", " | ").join(out) + "</div>"
        return "<div class='c'>" + "\n".join(f"<div>{t}</div>" for t in out) + "</div>"

    def head(self, contacts=True):
        d = self.document
        headline = f"<div class='h'>{html.escape(d.headline, False)}</div>" if d.headline else ""
        return (f"<header><div class='who'><h1>{html.escape(d.name, False)}</h1>{headline}</div>\n"
                + (self.contacts() if contacts else "") + "</header>")

    def notes(self):
        return "".join(f"<p class='note'>{html.escape(n, False)}</p>" for n in self.document.notes)

    def body(self):
        return self.head() + "\n" + "\n".join(self.section(s) for s in self.document.sections) + self.notes()

    def page(self):
        """A web page with few styles."""
        return (f"<!DOCTYPE html>\n<html lang='{self.document.language}'><head><meta charset='utf-8'>"
                f"<title>{html.escape(self.document.name, False)}</title></head>\n<body>\n{self.body()}\n"
                "</body></html>\n")
