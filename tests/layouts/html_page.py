"""A CV as a page of HTML: frame, header, sections."""

from html import escape

from html_css import css
from html_parts import Parts

SIDE = ("contact", "skills", "languages", "certificates", "interests")
MAIN = ("summary", "experience", "education", "projects", "references")


def page(person, design, truth):
    """The HTML of a whole document; `truth` gets its blocks in reading order."""
    return _Page(person, design, truth).html()


class _Page(Parts):
    def html(self):
        running = self.running() if self.design.running else ""
        body = getattr(self, "frame_" + self.design.frame.split("-")[0])()
        style = css(self.design) + running
        return (f'<!DOCTYPE html><html lang="{self.person.language}"><meta charset="utf-8"><title>{escape(self.person.name)}'
                f"</title><style>{style}</style><body>{body}</body></html>")

    def running(self):
        """Name and page number in the margins of every page."""
        self.flow = "furniture"
        page, cv = self.person.labels["page"], self.person.labels["cv"]
        self.truth.add("furniture", f"{cv} {self.person.name}", self.flow)
        self.truth.add("furniture", f"{page} {{page}} / {{pages}}", self.flow)
        return (f"@page{{@top-left{{content:'{cv} {self.person.name}';font-size:8pt}}"
                f"@bottom-right{{content:'{page} ' counter(page) ' / ' counter(pages);font-size:8pt}}}}")

    # Frames: what stands beside what.

    def frame_single(self):
        return self.header() + self.sections("main", MAIN[:3] + SIDE[1:3] + MAIN[3:4] + SIDE[3:] + MAIN[4:])

    def frame_sidebar(self):
        in_side = self.design.header == "side"
        head = "" if in_side else self.header()
        side = self.name("side") if in_side else ""
        side += self.sections("side", SIDE if in_side else SIDE[1:])
        rest = self.sections("main", MAIN)
        return f'{head}<div class="side {self.design.panel}">{side}</div><div class="rest">{rest}</div>'

    def frame_halves(self):
        columns = (("summary", "experience"), ("education", "skills", "languages", "certificates", "references", "interests"))
        return self.header() + self.columns(columns)

    def frame_thirds(self):
        columns = (("languages", "certificates", "interests"), ("summary", "experience"), ("education", "skills"))
        return self.header() + self.columns(columns)

    def frame_newspaper(self):
        return self.header() + '<div class="newspaper">' + self.sections("main", MAIN[:3] + SIDE[1:] + MAIN[4:]) + "</div>"

    def columns(self, columns):
        parts = [self.sections(f"column {number}", names) for number, names in enumerate(columns, 1)]
        return '<div class="columns">' + "".join(f"<div>{part}</div>" for part in parts) + "</div>"

    # The header.

    def name(self, flow):
        self.flow = flow
        return self.text("h1", "", "heading", self.person.name) + self.text("p", "headline", "paragraph", self.person.role)

    def header(self):
        name = f"<div>{self.name('header')}</div>"
        if self.design.header == "split":
            contacts = '<div class="contacts">' + self.contacts() + "</div>"
            # What stands beside the name may be read before or after it.
            for block in self.truth.blocks:
                if block["flow"] == "header":
                    block["flow"] = "contacts" if block["kind"] == "cell" else "name"
        else:
            contacts = self.contacts(inline=True)
        return f'<div class="header {self.design.header}">{name}{contacts}</div>'

    def contacts(self, inline=False):
        labels = self.person.labels
        row = self.truth.number() if inline else None
        spans = []
        for key, value in self.person.contacts:
            spans.append(self.text("span" if inline else "p", "", "cell", f"{labels[key]}: {value}", row))
        return f'<div class="inline">{" ".join(spans)}</div>' if inline else "".join(spans)

    # Sections.

    def sections(self, flow, names):
        self.flow = flow
        return "".join(self.section(name) for name in names)

    def section(self, name):
        self.truth.part = name
        heading = self.text("h2", "", "heading", self.person.headings[name])
        body = self.section_body(name)
        if self.design.heading == "margin":
            return f'<div class="margin">{heading}<div>{body}</div></div>'
        if self.design.sections == "boxes":
            return f'<div class="boxes">{heading}{body}</div>'
        return heading + body

    def section_body(self, name):
        person = self.person
        if name == "experience":
            return self.entries(person.jobs)
        if name == "education":
            return self.entries(person.studies)
        if name == "summary":
            return self.text("p", "", "paragraph", person.summary)
        if name == "interests":
            return self.text("p", "", "paragraph", person.interests)
        return {"contact": self.contacts, "skills": self.skills, "languages": self.tongues, "projects": self.projects,
                "references": self.references, "certificates": self.certificates}[name]()
