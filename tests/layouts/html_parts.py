"""The parts of a CV as HTML: entries, skills, references. What is written is told to the Truth in the same order."""

import re
from html import escape

# Where a long word may be divided: roughly, and good enough for a reader that has to close it up again.
SYLLABLE = re.compile(r"(\w\w[aeiouyäöüåéèíóαειουаеиоу])([^\W\d_]\w\w)")


class Parts:
    def __init__(self, person, design, truth):
        self.person = person
        self.design = design
        self.truth = truth
        self.flow = "main"

    def text(self, tag, css, kind, text, row=None, step=None):
        """An element with text, which is the next block of the flow that is being written."""
        self.truth.add(kind, text, self.flow, row, step)
        shown = escape(text)
        if self.design.justified:
            shown = " ".join(SYLLABLE.sub("\\1\u00ad\\2", word) for word in shown.split(" "))
        return f'<{tag} class="{css}">{shown}</{tag}>'

    # Jobs and studies.

    def entries(self, entries):
        kind = self.design.entry
        if kind.endswith("-table"):
            return self.table(entries, kind)
        if kind == "cards":
            return '<div class="cards">' + "".join(f'<div class="card">{self.below(e)}</div>' for e in entries) + "</div>"
        make = {"right-date": self.right_date, "below": self.below, "rail": self.rail, "rail-two-rows": self.rail,
                "right-rail": self.right_rail, "timeline": self.timeline, "inline": self.inline, "labels": self.labels}[kind]
        return "".join(make(entry) for entry in entries)

    def body(self, entry):
        html = ""
        if entry.text:
            html += self.text("p", "", "paragraph", entry.text)
        if entry.items:
            html += "<ul>" + "".join(self.text("li", "", "item", item) for item in entry.items) + "</ul>"
        return html

    def right_date(self, entry):
        row, place = self.truth.number(), self.truth.number()
        html = '<div class="entry"><div class="line">'
        html += self.text("span", "title", "cell", entry.title, row, row)
        html += self.text("span", "date", "cell", entry.dates, row, row) + "</div>"
        html += '<div class="line">' + self.text("span", "org", "cell", entry.organization, place, place)
        html += self.text("span", "date", "cell", entry.place, place, place) + "</div>"
        return html + self.body(entry) + "</div>"

    def below(self, entry):
        html = self.text("p", "title", "paragraph", entry.title)
        html += self.text("p", "org", "paragraph", f"{entry.organization}, {entry.place}")
        html += self.text("p", "date", "paragraph", entry.dates)
        return f'<div class="entry">{html}{self.body(entry)}</div>'

    def inline(self, entry):
        text = f"{entry.title}, {entry.organization}, {entry.place} ({entry.dates})"
        return '<div class="entry">' + self.text("p", "title", "paragraph", text) + self.body(entry) + "</div>"

    def rail(self, entry):
        """The date in a margin column, which the text does not run under."""
        row = self.truth.number()
        narrow = self.design.entry == "rail-two-rows"
        date = self.text("div", "date", "cell", entry.dates, row, row)
        if narrow:
            first, _, last = date.partition(" – ")
            date = f"{first} –<br>{last}"
        html = self.text("p", "title", "cell", entry.title, row, row)
        # A date over two rows stands beside both lines: it may be read before, between or after them.
        html += self.text("p", "org", "paragraph", f"{entry.organization}, {entry.place}", None, row if narrow else None)
        css = "entry rail narrow" if narrow else "entry rail"
        return f'<div class="{css}">{date}<div class="body">{html}{self.body(entry)}</div></div>'

    def right_rail(self, entry):
        row = self.truth.number()
        title = self.text("p", "title", "cell", entry.title, row, row)
        date = self.text("div", "date", "cell", entry.dates, row, row)
        org = self.text("p", "org", "paragraph", f"{entry.organization}, {entry.place}")
        return f'<div class="entry rail right"><div class="body">{title}{org}{self.body(entry)}</div>{date}</div>'

    def timeline(self, entry):
        html = self.text("p", "date", "paragraph", entry.dates)
        html += self.text("p", "title", "paragraph", entry.title)
        html += self.text("p", "org", "paragraph", f"{entry.organization}, {entry.place}")
        return f'<div class="timeline">{html}{self.body(entry)}</div>'

    def labels(self, entry):
        """The rows of the old Europass form: a label and what it says."""
        labels = self.person.labels
        html = ""
        for key, value in (("period", entry.dates), ("role", entry.title),
                           ("employer", f"{entry.organization}, {entry.place}")):
            html += self.pair(labels[key], value)
        row = self.truth.number()
        tasks = [entry.text] if entry.text else []
        if tasks or entry.items:
            html += f'<div class="pair">{self.text("div", "label", "cell", labels["tasks"], row)}<div class="value">'
            for number, task in enumerate(tasks + entry.items):
                html += self.text("p", "", "cell", task, row if number == 0 else None)
            html += "</div></div>"
        return f'<div class="entry">{html}</div>'

    def pair(self, label, value):
        row = self.truth.number()
        label = self.text("div", "label", "cell", label, row)
        return f'<div class="pair">{label}{self.text("div", "value", "cell", value, row)}</div>'

    def table(self, entries, kind):
        labels = self.person.labels
        rows = []
        if kind not in ("bare-table", "spaced-table"):
            rows.append(("head", [labels["period"], labels["role"], labels["tasks"]]))
        for entry in entries:
            rows.append(("", [entry.dates, f"{entry.title}, {entry.organization}", " ".join([entry.text] + entry.items[:2])]))
        widths = "<col style='width:22%'><col style='width:30%'><col>"
        if kind == "lined-table":  # the cells in another order
            rows = [(css, [cells[1], cells[2], cells[0]]) for css, cells in rows]
            widths = "<col style='width:28%'><col><col style='width:17%'>"
        if kind == "spaced-table":  # no header, a title of its own
            rows = [("", [f"{e.title}", e.organization, e.dates, " ".join([e.text] + e.items[:2])]) for e in entries]
            widths = "<col style='width:20%'><col style='width:20%'><col style='width:18%'><col>"
        css = kind.removesuffix("-table")
        return f'<table class="{css}">{widths}' + "".join(self.table_row(c, cells) for c, cells in rows) + "</table>"

    def table_row(self, css, cells):
        row = self.truth.number()
        return f'<tr class="{css}">' + "".join(self.text("td", "", "cell", c, row) if c else "<td></td>" for c in cells) + "</tr>"

    # Skills and languages.

    def skills(self):
        kind = self.design.skills
        if kind == "inline":
            return self.text("p", "", "paragraph", ", ".join(self.person.skills))
        if kind == "labels":
            return "".join(self.pair(label, ", ".join(skills)) for label, skills in self.person.groups)
        if kind == "table":
            rows = "".join(self.table_row("", [label, ", ".join(skills)]) for label, skills in self.person.groups)
            css = {"ruled-table": "ruled", "lined-table": "lined"}.get(self.design.entry, "zebra")
            return f'<table class="{css}"><col style="width:28%"><col>{rows}</table>'
        # Single skills stand in any order and may share a block with their neighbours in a row.
        row = self.truth.number()
        if kind == "tags":
            spans = " ".join(self.text("span", "", "cell", s, row, row) for s in self.person.skills)
            return f'<div class="tags">{spans}</div>'
        if kind == "columns":
            return '<ul class="three">' + "".join(self.text("li", "", "item", s, row, row) for s in self.person.skills) + "</ul>"
        return "<ul>" + "".join(self.text("li", "", "item", s) for s in self.person.skills) + "</ul>"

    def tongues(self):
        html = ""
        for name, level, points in self.person.tongues:
            if self.design.skills == "ratings":
                dots = "".join(f'<i class="{"on" if i < points else ""}"></i>' for i in range(5))
                html += f'<div class="rating">{self.text("span", "", "paragraph", name)}<span>{dots}</span></div>'
            elif self.design.skills in ("labels", "table"):
                html += self.pair(name, level)
            else:
                html += self.text("p", "", "paragraph", f"{name}: {level}")
        return html

    # The rest.

    def projects(self):
        html = ""
        for project in self.person.projects:
            title = self.text("p", "title", "paragraph", f"{project.title} ({project.end})")
            html += f'<div class="card">{title}{self.text("p", "", "paragraph", project.text)}</div>'
        return self.cards(html)

    def references(self):
        html = ""
        for name, role, mail in self.person.references:
            html += f'<div class="card">{self.text("p", "title", "paragraph", name)}'
            html += self.text("p", "", "paragraph", role) + self.text("p", "", "paragraph", mail) + "</div>"
        return self.cards(html)

    def cards(self, html):
        return f'<div class="cards">{html}</div>' if self.design.cards else html.replace('"card"', '"entry"')

    def certificates(self):
        html = ""
        for date, title in self.person.certificates:
            html += self.text("p", "", "paragraph", f"{date}: {title}")
        return html
