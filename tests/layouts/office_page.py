"""A CV as a flat OpenDocument text, the way people lay one out in a word processor: tabs, tables, lists, columns."""

from xml.sax.saxutils import escape, quoteattr

MAIN = ("summary", "experience", "education", "projects")
SIDE = ("skills", "languages", "certificates", "interests")
SPACES = " ".join(
    f'xmlns:{name}="urn:oasis:names:tc:opendocument:xmlns:{space}"'
    for name, space in (("office", "office:1.0"), ("style", "style:1.0"), ("text", "text:1.0"), ("table", "table:1.0"),
                        ("fo", "xsl-fo-compatible:1.0"), ("svg", "svg-compatible:1.0")))
WIDTH = 17.0  # of the text, centimetres


def page(person, design, truth):
    """The document as XML; `truth` gets its blocks in reading order."""
    return _Page(person, design, truth).xml()


class _Page:
    def __init__(self, person, design, truth):
        self.person, self.design, self.truth = person, design, truth
        self.flow = "main"
        self.tables = []  # automatic styles of the tables
        self.width = WIDTH

    def xml(self):
        body = self.header()
        if self.design.frame == "sidebar-left":
            body += self.table([[lambda: self.sections("side", SIDE), lambda: self.sections("main", MAIN)]], (5, 12), True)
        elif self.design.frame == "newspaper":
            body += f'<text:section text:style-name="two" text:name="two">{self.sections("main", MAIN + SIDE)}</text:section>'
        else:
            body += self.sections("main", MAIN[:3] + SIDE[:2] + MAIN[3:] + SIDE[2:])
        return (f'<?xml version="1.0" encoding="UTF-8"?><office:document {SPACES} office:version="1.3" '
                f'office:mimetype="application/vnd.oasis.opendocument.text">{self.styles()}<office:body><office:text>'
                f"{body}</office:text></office:body></office:document>")

    # Styles.

    def styles(self):
        d = self.design
        tab = f'<style:tab-stops><style:tab-stop style:position="{self.column():.2f}cm" style:type="right"/></style:tab-stops>'
        centred = 'fo:text-align="center"' if d.header == "centred" else ""
        rule = f'fo:border-bottom="0.6pt solid {d.dark}"' if d.heading == "rule" else ""
        bar = f'fo:background-color="{d.light}" fo:padding="0.06cm"' if d.heading == "bar" else ""
        caps = 'fo:text-transform="uppercase"' if d.heading == "caps" else ""
        justified = 'fo:text-align="justify"' if d.justified else ""
        styles = [
            self.style("name", centred, f'fo:font-size="{2 * d.size:.1f}pt" fo:font-weight="bold"'),
            self.style("contact", centred, ""),
            self.style("heading", f'fo:margin-top="0.35cm" fo:margin-bottom="0.12cm" fo:keep-with-next="always" {rule} {bar}',
                       f'fo:font-size="{1.2 * d.size:.1f}pt" fo:font-weight="bold" {caps}'),
            self.style("title", "", 'fo:font-weight="bold"', tab),
            self.style("org", "", 'fo:font-style="italic"', tab),
            self.style("body", justified, ""),
            self.style("item", justified, ""),
        ]
        lists = ('<text:list-style style:name="list"><text:list-level-style-bullet text:level="1" text:bullet-char='
                 f"{quoteattr('•' if d.bullet == 'disc' else d.bullet)}>"
                 '<style:list-level-properties text:list-level-position-and-space-mode="label-alignment">'
                 '<style:list-level-label-alignment text:label-followed-by="listtab" fo:text-indent="-0.5cm" fo:margin-left="0.7cm"/>'
                 "</style:list-level-properties></text:list-level-style-bullet></text:list-style>")
        section = ('<style:style style:name="two" style:family="section"><style:section-properties><style:columns '
                   f'fo:column-count="2" fo:column-gap="{d.gutter:.1f}pt"/></style:section-properties></style:style>')
        layout = ('<style:page-layout style:name="a4"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" '
                  'fo:margin="2cm"/></style:page-layout>')
        default = ('<style:default-style style:family="paragraph"><style:paragraph-properties '
                   f'fo:line-height="{100 * d.leading / 1.15:.0f}%"/><style:text-properties fo:font-family="{d.font}" '
                   f'style:font-name="{d.font}" fo:font-size="{d.size:.1f}pt"/></style:default-style>')
        return (f"<office:styles>{default}{lists}</office:styles><office:automatic-styles>{''.join(styles)}{section}"
                f"{''.join(self.tables)}{layout}</office:automatic-styles><office:master-styles>"
                '<style:master-page style:name="Standard" style:page-layout-name="a4"/></office:master-styles>')

    @staticmethod
    def style(name, paragraph, text, inside=""):
        return (f'<style:style style:name="{name}" style:family="paragraph"><style:paragraph-properties {paragraph}>{inside}'
                f"</style:paragraph-properties><style:text-properties {text}/></style:style>")

    def column(self):
        """How wide a column of text is."""
        if self.design.frame == "newspaper":
            return (WIDTH - self.design.gutter * 2.54 / 72) / 2
        return 11.8 if self.design.frame == "sidebar-left" else WIDTH

    def table(self, rows, widths, shaded=False, border="none", side="border"):
        """rows: of functions that give the content of a cell, called in reading order. `side`: border-bottom for lines
        between rows only."""
        name = f"t{len(self.tables)}"
        self.tables.append("")  # keeps the name while tables within are made
        shade = f'fo:background-color="{self.design.light}"' if shaded else ""
        style = "".join(f'<style:style style:name="{name}.{i}" style:family="table-column"><style:table-column-properties '
                        f'style:column-width="{w:.2f}cm"/></style:style>' for i, w in enumerate(widths))
        for i in range(2):
            style += (f'<style:style style:name="{name}.c{i}" style:family="table-cell"><style:table-cell-properties '
                      f'fo:padding="0.1cm" fo:{side}="{border}" {shade if i == 0 else ""}/></style:style>')
        self.tables[int(name[1:])] = style
        columns = "".join(f'<table:table-column table:style-name="{name}.{i}"/>' for i in range(len(widths)))
        html = ""
        for row in rows:
            cells = "".join(f'<table:table-cell table:style-name="{name}.c{min(i, 1)}" office:value-type="string">{make()}'
                            "</table:table-cell>" for i, make in enumerate(row))
            html += f"<table:table-row>{cells}</table:table-row>"
        return f'<table:table table:name="{name}">{columns}{html}</table:table>'

    # Content.

    def text(self, style, kind, text, row=None, step=None):
        self.truth.add(kind, text, self.flow, row, step)
        return f'<text:p text:style-name="{style}">{escape(text)}</text:p>'

    def header(self):
        person = self.person
        self.flow = "header"
        xml = self.text("name", "heading", person.name) + self.text("contact", "paragraph", person.role)
        row = self.truth.number()
        for key, value in person.contacts:
            self.truth.add("cell", f"{person.labels[key]}: {value}", self.flow, row)
        line = "   |   ".join(f"{person.labels[key]}: {value}" for key, value in person.contacts)
        return xml + f'<text:p text:style-name="contact">{escape(line)}</text:p>'

    def sections(self, flow, names):
        self.flow = flow
        xml = ""
        for name in names:
            self.truth.part = name
            xml += self.text("heading", "heading", self.person.headings[name]) + getattr(self, name)()
        return xml

    def summary(self):
        return self.text("body", "paragraph", self.person.summary)

    def interests(self):
        return self.text("body", "paragraph", self.person.interests)

    def experience(self):
        return self.entries(self.person.jobs)

    def education(self):
        return self.entries(self.person.studies)

    def projects(self):
        return "".join(self.text("title", "paragraph", f"{p.title} ({p.end})") + self.text("body", "paragraph", p.text)
                       for p in self.person.projects)

    def certificates(self):
        return "".join(self.text("body", "paragraph", f"{date}: {title}") for date, title in self.person.certificates)

    def skills(self):
        if self.design.skills != "table":
            return self.items(self.person.skills)
        return self.pairs([(label, ", ".join(skills)) for label, skills in self.person.groups])

    def languages(self):
        if self.design.skills != "table":
            return "".join(self.text("body", "paragraph", f"{name}: {level}") for name, level, _ in self.person.tongues)
        return self.pairs([(name, level) for name, level, _ in self.person.tongues])

    def pairs(self, pairs):
        rows = []
        for label, value in pairs:
            row = self.truth.number()
            rows.append([lambda t=label, r=row: self.text("title", "cell", t, r), lambda t=value, r=row: self.text("body", "cell", t, r)])
        return self.table(rows, (4.2, WIDTH - 4.2))

    def items(self, items):
        entries = "".join(f"<text:list-item>{self.text('item', 'item', item)}</text:list-item>" for item in items)
        return f'<text:list text:style-name="list">{entries}</text:list>'

    def body(self, entry):
        xml = self.text("body", "paragraph", entry.text) if entry.text else ""
        return xml + (self.items(entry.items) if entry.items else "")

    def entries(self, entries):
        return getattr(self, "entries_" + self.design.entry.replace("-", "_"))(entries)

    def entries_below(self, entries):
        return "".join(self.text("title", "paragraph", e.title) + self.text("org", "paragraph", f"{e.organization}, {e.place}")
                       + self.text("body", "paragraph", e.dates) + self.body(e) for e in entries)

    def entries_right_date(self, entries):
        xml = ""
        for entry in entries:
            for style, left, right in (("title", entry.title, entry.dates), ("org", entry.organization, entry.place)):
                row = self.truth.number()
                self.truth.add("cell", left, self.flow, row, row)
                self.truth.add("cell", right, self.flow, row, row)
                xml += f'<text:p text:style-name="{style}">{escape(left)}<text:tab/>{escape(right)}</text:p>'
            xml += self.body(entry)
        return xml

    def entries_rail(self, entries):
        """A table without rules: the date on the left, all else on the right."""
        rows = []
        for entry in entries:
            row = self.truth.number()
            rows.append([lambda e=entry, r=row: self.text("body", "cell", e.dates, r, r),
                         lambda e=entry, r=row: self.text("title", "cell", e.title, r, r)
                         + self.text("org", "paragraph", f"{e.organization}, {e.place}") + self.body(e)])
        return self.table(rows, (4.4, WIDTH - 4.4))

    def cells(self, entries):
        rows = []
        for entry in entries:
            row = self.truth.number()
            cells = [f"{entry.title}, {entry.organization}", " ".join([entry.text] + entry.items[:2]).strip(), entry.dates]
            rows.append([lambda t=t, r=row: self.text("body", "cell", t, r) if t else "<text:p/>" for t in cells])
        return rows

    def entries_ruled_table(self, entries):
        return self.table(self.cells(entries), (5, 8.6, 3.4), border=f"0.5pt solid {self.design.dark}")

    def entries_lined_table(self, entries):
        rows = [[dates, title, tasks] for title, tasks, dates in self.cells(entries)]
        return self.table(rows, (3.6, 5, 8.4), border=f"0.5pt solid {self.design.dark}", side="border-bottom")

    def entries_spaced_table(self, entries):
        rows = [[title, dates, tasks] for title, tasks, dates in self.cells(entries)]
        return self.table(rows, (5.2, 3.6, 8.2))

    def entries_bare_table(self, entries):
        return self.table(self.cells(entries), (5, 8.6, 3.4))

    def entries_labels(self, entries):
        labels = self.person.labels
        xml = ""
        for e in entries:
            tasks = [(labels["tasks"], e.text or e.items[0])] if e.text or e.items else []
            xml += self.pairs([(labels["period"], e.dates), (labels["role"], e.title),
                               (labels["employer"], f"{e.organization}, {e.place}"), *tasks]) + '<text:p text:style-name="body"/>'
        return xml
