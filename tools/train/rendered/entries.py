"""How entries with a header are written: jobs, degrees, projects, talks, publications, awards, certificates."""

import re

from rendered.blocks import Bullets, Entry, Line, Paragraph, Table, Values, fill, plain
from rendered.headers import DEGREES, HEADERS, KEYS, SIGNS, STYLES
from rendered.words import CJK, Dates


class Writer:
    """Entries of one list in one pattern."""

    def __init__(self, kind, words, random, look):
        self.kind, self.words, self.random, self.look = kind, words, random, look
        self.family = "work" if kind == "volunteer" else kind
        self.dates = Dates(words, random, {"education": 0.35, "publications": 0.85, "awards": 0.6, "certificates": 0.4,
                                           "talks": 0.2, "teaching": 0.3}.get(kind, 0.1))
        self.template = self.template_of(random.choice(HEADERS[self.family]))
        self.other = self.template_of(random.choice(HEADERS[self.family]))
        self.styles = random.choice(STYLES.get(self.family, STYLES[""]))
        self.degree = random.choice(DEGREES)
        self.item = ""
        if self.family in ("publications", "talks", "teaching", "awards", "certificates", "projects"):
            if not self.template.startswith("<") and self.template.count("/") <= 1:
                self.item = random.choice(["", "", "-", "-",
                                           "-"] + (["1.", "[1]"] if kind in ("publications", "talks") else []))
        self.prose = random.random() < 0.10  # of highlights
        self.numbered = random.choice([""] * 14 + ["1."])
        self.tasks = words.label("tasks", random) if random.random() < 0.12 else ""
        self.tools = words.label("technologies", random)
        self.courses = words.label("courses", random)
        self.courses_inline = random.random() < 0.5
        self.mark = words.label("score", random)
        self.mark_place = random.choice(["below", "below", "behind", "right"])
        self.nested = random.random() < 0.5
        self.short_urls = random.random() < 0.6
        self.labels = {}

    def follow(self, host):
        """Written as the entries of the section that these stand in."""
        if self.family == host.family:
            self.template, self.other = host.template, host.other
        elif host.template not in ("LABELS", "TABLE"):
            self.template = self.other = re.sub(r" ?\| ?\{S\}|[;~] ?\{S\}|\{S\}", "", host.template).replace("{G}", "{T}")
        self.styles = {"T" if k == "G" and self.family != host.family else k: v for k, v in host.styles.items()}
        self.dates, self.item = host.dates, ""

    def template_of(self, template):
        sign = self.random.choice(SIGNS)
        if self.family == "work" and " @ " in template and self.words.language == "en":
            template = template.replace(" @ ", self.random.choice([" @ ", " at ", " at "]))
        return template.replace(" ~ ", sign).replace("~", sign)

    def entries(self, values):
        """values: dictionaries of the answer. The entries, and the dictionaries as they were written."""
        if self.kind in ("work", "volunteer") and self.template != "LABELS" and self.nested:
            return self.nest(values)
        bodies = any(v.get("highlights") or v.get("summary") or v.get("courses") for v in values)
        if self.template == "TABLE" and not bodies or (
                self.family in ("work", "education") and not bodies and len(values) > 2 and self.random.random() < 0.3):
            return self.table(values)
        pairs = [self.entry(v) for v in values]
        return [e for e, _ in pairs], [w for _, w in pairs]

    def parts(self, values):
        """The parts that a header is made of; what is taken here is counted as written where the template has it."""
        parts = {}
        for name in ("name", "organization", "institution", "position", "title", "entity", "awarder", "issuer"):
            if name in values:
                letter = KEYS.get(name, "N")
                if name == "name" and self.family == "work":
                    letter = "N"
                parts[letter] = name
        for letter, name in (("L", "location"), ("L", "x-location"), ("V", "publisher"), ("U", "url"),
                             ("K", "keywords"),
                             ("S", "score"), ("X", "description")):
            if name in values and isinstance(values.see(name), (str, list, int, float)):
                parts[letter] = name
        if "roles" in values:
            parts["R"] = "roles"
        if self.family == "publications" and "summary" in values and authors_like(values.see("summary")):
            parts["A"] = "summary"
        return parts

    def write_part(self, values, letter, name):
        if letter == "U":
            return self.url(values.text(name))
        if letter == "S":
            return self.score(values)
        value = values.take(name)
        if isinstance(value, list):
            return ", ".join(str(v) for v in value)
        value = re.sub(r"\s+", " ", str(value)).strip()
        return value

    def url(self, text):
        return re.sub(r"^https?://(www\.)?", "", text).rstrip("/") if self.short_urls else text

    def score(self, values):
        text = values.text("score")
        return text if re.match(r"[^\W\d_]{3}", text) or not self.mark else f"{self.mark}: {text}"

    def joined_degree(self, values):
        kind, area = values.text("studyType"), values.text("area")
        if not kind or not area:
            return kind or area
        how = self.degree
        if how == "in":
            link = self.words.degree_in()
            if self.words.language == "en" and re.search(r"(Bachelor|Master|Doctor)s?$", kind):
                link = "of"
            how = f"{{S}} {link} {{A}}" if link and self.words.language not in CJK else "{S}, {A}"
            if re.search(r"\b" + re.escape(link or "-") + "$", kind):
                how = "{S} {A}"
        return plain(fill(how, {"S": kind, "A": area}, {}))

    def header(self, values, template, skip=""):
        """Spans of each line, left and right, and the spans of the column at the left."""
        parts = {k: v for k, v in self.parts(values).items() if k not in skip}
        wanted = set(re.findall(r"\{(?:[^{}%]*%)?([A-Z])", template)) - set(skip)
        texts = {k: self.write_part(values, k, name) for k, name in parts.items() if k in wanted}
        if "D" in wanted:
            season = self.dates.season(values, self.random) if self.kind == "teaching" else ""
            texts["D"] = season or self.dates.period(values, self.kind not in ("talks", "teaching"))
        if "G" in wanted:
            texts["G"] = self.joined_degree(values)
        lines, margin = [], []
        for number, line in enumerate(re.split(r"(?<=\S)/(?=\S)", template.lstrip("<"))):
            left, right = (re.split(r"(?<=\S)\|(?=\S)", line) + [""])[:2]
            left, right = fill(left, texts, self.styles), fill(right, texts, self.styles)
            if number == 0 and template[0] == "<":
                margin = left
            elif left or right:
                lines.append(Line(left, right) if left else Line(right))
        return lines, margin, wanted

    def entry(self, value, template=None, skip=""):
        random = self.random
        values = Values(value, random, needed=("name", "title", "organization", "institution", "position"))
        irregular = random.random() < 0.05 and self.other[0] not in "<LT" and self.template[0] != "<"
        template = template or (self.other if irregular else self.template)
        if template == "LABELS":
            return self.labelled(values)
        if template == "TABLE":
            template = "{T}, {N}, {D}"
        before = self.leading(template, values)
        lines, margin, wanted = self.header(values, template, skip)
        if not lines and before:
            lines = [Line([(before, "")])]
        rest = self.rest(values, wanted, skip)
        item = self.item if len(lines) <= 2 else ""
        return Entry(lines + rest, margin, item), values.written()

    def leading(self, template, values):
        """What an entry is called that has nothing which the template asks for."""
        named = {"A", "T", "N", "P", "G", "X", "R", "V"} & set(re.findall(r"\{(?:[^{}%]*%)?([A-Z])", template))
        parts = self.parts(values)
        has = set(parts) | ({"G"} if "studyType" in values or "area" in values else set())
        if named & has:
            return ""
        for name in ("position", "name", "organization", "institution", "title", "summary", "description"):
            if name in values:
                return values.text(name)
        return ""

    def rest(self, values, wanted, skip):
        """The lines below the header: parts that it does not have, texts, lists."""
        random, parts, blocks = self.random, self.parts(values), []
        for letter in "PNTLRV":
            if letter in parts and letter not in wanted and letter not in skip:
                name = parts[letter]
                if letter in "PNT" or random.random() < 0.7:
                    blocks.append(Line([(self.write_part(values, letter, name), self.styles.get(letter, ""))]))
        if "D" not in wanted and self.kind != "publications" and random.random() < 0.8:
            text = self.dates.period(values, self.kind not in ("talks", "teaching"))
            blocks += [Line([(text, "")])] if text else []
        if "score" in values and "S" not in wanted:
            blocks.append(Line([(self.score(values), "")]))
        if "url" in values and "U" not in wanted and random.random() < 0.8:
            blocks.append(Line([(self.url(values.text("url")), "a")]))
        if "description" in values and "X" not in wanted:
            blocks.append(Paragraph([(values.text("description"), random.choice(["", "", "i"]))]))
        if "summary" in values and not ("A" in parts and "A" in wanted):
            blocks += [Paragraph([(part.strip(), "")]) for part in str(values.take("summary")).split("\n")
                       if part.strip()]
        blocks += self.listed(values)
        if "keywords" in values and "K" not in wanted and isinstance(values.see("keywords"), list):
            text = ", ".join(values.take("keywords"))
            blocks.append(Line([(self.tools + ": ", random.choice(["", "b", "i"])), (text, "")]
                               if random.random() < 0.7 else [(text, "i")]))
        return blocks

    def listed(self, values):
        blocks = []
        if "highlights" in values:
            items = [re.sub(r"\s+", " ", str(h)) for h in values.take("highlights")]
            if self.tasks:
                blocks.append(Line([(self.tasks + ":", "")]))
            if self.prose and len(items) < 6:
                blocks.append(Paragraph([(" ".join(i if i[-1:] in ".!?;:" else i + "." for i in items), "")]))
            else:
                blocks.append(Bullets([[(i, "")] for i in items], self.numbered))
        if "courses" in values:
            items = [re.sub(r"\s+", " ", str(c)) for c in values.take("courses")]
            if len(items) > 1 and all(len(i) < 50 and "," not in i for i in items) and self.courses_inline:
                blocks.append(Line([(self.courses + ": ", self.random.choice(["", "b", "i"])), (", ".join(items), "")]))
            elif len(items) == 1 or self.random.random() < 0.2:
                blocks += [Paragraph([(i, "")]) for i in items]
            else:
                blocks.append(Bullets([[(i, "")] for i in items]))
        return blocks

    def nest(self, values):
        """Positions at one employer under its name."""
        name = "name" if self.kind == "work" else "organization"
        entries, written = [], []
        for i, value in enumerate(values):
            same = value.get(name) and i and values[i - 1].get(name) == value.get(name)
            leads = value.get(name) and not same and i + 1 < len(values) and values[i + 1].get(name) == value.get(name)
            if not (same or leads) or "position" not in value:
                entry, told = self.entry(value)
            else:
                template = "<{D}/{P}" if self.template[0] == "<" else self.random.choice(["{P}|{D}", "{P}, {D}",
                                                                                          "{P} {(%D)}", "{P}/{D}"])
                entry, told = self.entry(value, template, "NL")
                told[name] = value[name]
                if leads:
                    head = [(value[name], self.styles.get("N", "b"))]
                    if value.get("location"):
                        head.append((", " + value["location"], ""))
                        told["location"] = value["location"]
                    entry.blocks.insert(0, Line(head))
                told = {k: told[k] for k in value if k in told}
            entries.append(entry)
            written.append(told)
        return entries, written

    def labelled(self, values):
        """"Employer: …", a line for each field."""
        blocks = []
        rows = [("period", "D"), ("position", "P"), ("employer", "N"), ("location", "L")]
        if self.family == "education":
            rows = [("period", "D"), ("degree", "S"), ("area", "A"), ("institution", "N"), ("score", "M")]
        if not self.labels:
            self.labels = {key: self.words.label(key, self.random) for key, _ in rows}
            if self.random.random() < 0.5:
                rows.insert(0, rows.pop([key for key, _ in rows].index("institution" if self.family == "education"
                                                                       else "employer")))
            self.rows = rows
        names = {"P": "position", "L": "location", "S": "studyType", "A": "area", "M": "score",
                 "N": "institution" if self.family == "education" else "name" if self.kind == "work"
                 else "organization"}
        for key, letter in self.rows:
            if letter == "D":
                text = self.dates.period(values)
            else:
                text = values.text(names[letter]) if names[letter] in values else ""
            if text:
                blocks.append(Line([(self.labels[key] + ": ", "b" if self.styles else ""), (text, "")]))
        return Entry(blocks + self.rest(values, {"D", "P", "N", "L", "S", "G"}, ""), []), values.written()

    def table(self, values):
        """One table for all entries."""
        order = {"work": ["D", "P", "N", "L"], "education": ["D", "G", "N", "S"]}.get(self.family, ["T", "N", "D"])
        if self.random.random() < 0.5:
            order = order[1:] + order[:1]
        rows, written = [], []
        for value in values:
            own = Values(value, self.random, 0)
            cells = []
            for letter in order:
                lines, _, _ = self.header(own, "{" + letter + "}")
                cells.append(lines[0].left if lines else [])
            rows.append(cells)
            written.append(own.written())
        keep = [c for c in range(len(order)) if any(r[c] for r in rows)]
        return [Entry([Table([[r[c] for c in keep] for r in rows])])], written


def authors_like(text):
    """Names, and not a text about the publication."""
    words = re.findall(r"[^\W\d_]+", text)
    small = [w for w in words if w[0].islower() and len(w) > 3 and w not in ("with", "and", "others")]
    return bool(words) and len(text) < 1500 and len(small) <= 0.15 * len(words)
