"""A CV as LaTeX, the way templates set one: dates at the margin or pushed to the right, lists, columns of minipages."""

import re

MAIN = ("summary", "experience", "education", "projects")
SIDE = ("skills", "languages", "certificates", "interests")
SPECIAL = {"\\": r"\textbackslash{}", "&": r"\&", "%": r"\%", "$": r"\$", "#": r"\#", "_": r"\_", "{": r"\{", "}": r"\}",
           "~": r"\textasciitilde{}", "^": r"\textasciicircum{}"}


def page(person, design, truth):
    """The source for XeLaTeX; `truth` gets its blocks in reading order."""
    return _Page(person, design, truth).source()


def tex(text):
    return re.sub(r"[\\&%$#_{}~^]", lambda match: SPECIAL[match.group()], text)


class _Page:
    def __init__(self, person, design, truth):
        self.person, self.design, self.truth = person, design, truth
        self.flow = "main"

    def source(self):
        d = self.design
        body = self.header()
        if d.frame == "sidebar-left":
            side, rest = d.side / 100, 1 - d.side / 100
            gap = f"{d.gutter:.1f}pt"
            body += self.minipage(f"{side:.3f}\\textwidth", self.sections("side", SIDE)) + f"\\hspace{{{gap}}}"
            # No projects here: a minipage is not broken over pages, and has to fit on one.
            body += self.minipage(f"\\dimexpr{rest:.3f}\\textwidth-{gap}\\relax", self.sections("main", MAIN[:3]))
        else:
            body += self.sections("main", MAIN[:3] + SIDE[:2] + MAIN[3:] + SIDE[2:])
        ragged = "" if d.justified else r"\raggedright"
        rule = r"\kern2pt\hrule height 0.5pt\vspace{3pt}" if d.heading == "rule" else ""
        look = r"\MakeUppercase" if d.heading == "caps" else ""
        bullet = r"\textbullet" if d.bullet == "disc" else d.bullet
        return (f"\\documentclass[{round(d.size)}pt,a4paper]{{article}}\n\\usepackage{{fontspec}}\n\\setmainfont{{{d.font}}}\n"
                "\\usepackage[margin=20mm]{geometry}\n\\usepackage{xcolor}\n\\pagestyle{empty}\\parindent0pt\\sloppy\n"
                f"\\definecolor{{dark}}{{HTML}}{{{d.dark.lstrip('#') * (2 if len(d.dark) == 4 else 1)}}}\n"
                f"\\linespread{{{d.leading / 1.2:.2f}}}\n\\def\\labelitemi{{{bullet}}}\n"
                "\\newenvironment{items}{\\begin{list}{\\labelitemi}{\\itemsep0pt\\parsep0pt\\topsep1pt\\leftmargin13pt"
                "\\labelwidth8pt\\labelsep5pt}}{\\end{list}}\n"
                f"\\newcommand\\heading[1]{{\\par\\addvspace{{9pt}}{{\\large\\bfseries\\color{{dark}}{look}{{#1}}\\par}}\\nobreak{rule}\\nobreak\\vspace{{2pt}}}}\n"
                f"\\begin{{document}}{ragged}\n{body}\n\\end{{document}}\n")

    @staticmethod
    def minipage(width, content):
        return f"\\begin{{minipage}}[t]{{{width}}}\\raggedright\\vspace{{0pt}}{content}\\end{{minipage}}"

    def text(self, kind, text, look="", row=None, step=None):
        self.truth.add(kind, text, self.flow, row, step)
        return f"{{{look} {tex(text)}}}"

    def line(self, kind, text, look=""):
        return self.text(kind, text, look) + "\\par\n"

    def header(self):
        person = self.person
        self.flow = "header"
        centred = "\\centering " if self.design.header == "centred" else ""
        source = f"{{{centred}" + self.line("heading", person.name, r"\Huge\bfseries") + self.line("paragraph", person.role, r"\large")
        row = self.truth.number()
        contacts = [self.text("cell", f"{person.labels[k]}: {v}", "", row) for k, v in person.contacts]
        return source + r" \quad ".join(f"\\mbox{{{c}}}" for c in contacts) + "\\par}\\vspace{6pt}\n"

    def sections(self, flow, names):
        self.flow = flow
        source = ""
        for name in names:
            self.truth.part = name
            self.truth.add("heading", self.person.headings[name], flow)
            source += f"\\heading{{{tex(self.person.headings[name])}}}\n{getattr(self, name)()}"
        return source

    def summary(self):
        return self.line("paragraph", self.person.summary)

    def interests(self):
        return self.line("paragraph", self.person.interests)

    def experience(self):
        return "".join(self.entry(job) for job in self.person.jobs)

    def education(self):
        return "".join(self.entry(study) for study in self.person.studies)

    def projects(self):
        return "".join(self.line("paragraph", f"{p.title} ({p.end})", r"\bfseries") + self.line("paragraph", p.text)
                       for p in self.person.projects)

    def certificates(self):
        return "".join(self.line("paragraph", f"{date}: {title}") for date, title in self.person.certificates)

    def languages(self):
        return "".join(self.line("paragraph", f"{name}: {level}") for name, level, _ in self.person.tongues)

    def skills(self):
        if self.design.skills == "labels":
            source = ""
            for label, skills in self.person.groups:
                row = self.truth.number()
                label = self.text("cell", label, r"\bfseries", row)
                value = self.text("cell", ", ".join(skills), "", row)
                source += self.minipage("0.25\\textwidth", label) + self.minipage("0.75\\textwidth", value) + "\\par\n"
            return source
        return self.items(self.person.skills)

    def items(self, items):
        return "\\begin{items}" + "".join("\\item " + self.text("item", item) + "\n" for item in items) + "\\end{items}\n"

    def body(self, entry):
        source = self.line("paragraph", entry.text) if entry.text else ""
        return source + (self.items(entry.items) if entry.items else "")

    def entry(self, entry):
        row = self.truth.number()
        if self.design.entry == "bare-table":
            cells = (entry.dates, f"{entry.title}, {entry.organization}", " ".join([entry.text] + entry.items[:2]).strip())
            made = [self.minipage(f"{width}\\textwidth", self.text("cell", cell, "", row) if cell else "")
                    for cell, width in zip(cells, (0.2, 0.28, 0.46))]
            return "\\hfill".join(made) + "\\par\\vspace{3pt}\n"
        if self.design.entry == "rail":
            date = self.text("cell", entry.dates, r"\small", row, row)
            title = self.text("cell", entry.title, r"\bfseries", row, row) + "\\par\n"
            rest = title + self.line("paragraph", f"{entry.organization}, {entry.place}", r"\itshape") + self.body(entry)
            return self.minipage("0.22\\textwidth", date) + "\\hfill" + self.minipage("0.76\\textwidth", rest) + "\\par\\vspace{4pt}\n"
        source = self.text("cell", entry.title, r"\bfseries", row, row) + "\\hfill " + f"\\mbox{{{self.text('cell', entry.dates, '', row, row)}}}\\par\n"
        row = self.truth.number()
        source += self.text("cell", entry.organization, r"\itshape", row, row) + "\\hfill "
        return source + self.text("cell", entry.place, r"\itshape", row, row) + "\\par\n" + self.body(entry) + "\\vspace{4pt}\n"
