"""Looks of pages, and Chromium as the printer: one process that is told over a pipe what to print."""

import base64
import html
import json
import os
import re
import shutil
import subprocess
import tempfile

from rendered.formats import Html
from rendered.sections import NARROW

FONTS = ["DejaVu Sans", "DejaVu Serif", "Liberation Sans", "Liberation Sans", "Liberation Serif", "Liberation Serif",
         "Liberation Sans Narrow", "TeX Gyre Heros", "TeX Gyre Termes", "TeX Gyre Pagella", "TeX Gyre Schola",
         "TeX Gyre Adventor",
         "TeX Gyre Bonum", "Latin Modern Roman", "Latin Modern Roman", "Latin Modern Sans", "Carlito", "Caladea",
         "Noto Sans",
         "Bitstream Charter", "Utopia", "Liberation Mono", "TeX Gyre Heros Cn"]
COLOURS = ["#000", "#000", "#000", "#222", "#1a4f8b", "#8b1a1a", "#2e6b3a", "#5b2c6f", "#b35900", "#0f6674", "#666"]
FURNITURE = {"de": "Seite {} von {}", "fr": "Page {} sur {}", "es": "Página {} de {}", "it": "Pagina {} di {}",
             "pl": "Strona {} z {}",
             "nl": "Pagina {} van {}", "en": "Page {} of {}"}


def look_of(random, language):
    """Everything that is decided once a document."""
    narrow = random.choice(["", "", "", "", "left", "left", "right"])
    return {
        "font": random.choice(FONTS), "size": random.choice([8.5, 9, 9.5, 10, 10, 10.5, 11, 11, 12]),
        "line": random.choice([1.1, 1.2, 1.25, 1.35, 1.5]),
        "paper": random.choice(["A4", "A4", "letter"]), "edge": random.choice([12, 15, 18, 20, 25]), "side": narrow,
        "side_width": random.choice([28, 30, 33, 36]), "panel": random.choice(["", "#eee", "#dde6ee", "dark"])
        if narrow else "",
        "colour": random.choice(COLOURS),
        "rule": random.choice(["", "under", "under", "over", "both", "after", "box", "fill"]),
        "case": random.choice(["", "", "", "upper", "upper"]), "small_caps": random.random() < 0.12,
        "spaced": random.random() < 0.1,
        "title_weight": random.choice(["bold", "bold", "normal"]),
        "title_size": random.choice([1.0, 1.1, 1.2, 1.3, 1.5]),
        "title_align": random.choice(["left"] * 6 + ["center"]), "title_margin": not narrow and random.random() < 0.15,
        "head": random.choice(["left", "left", "center", "split", "right"]),
        "name_size": random.choice([1.4, 1.8, 2.2, 2.6, 3]),
        "contact": random.choice(["one", "one", "lines"]),
        "between": random.choice([" | ", " • ", " · ", " – ", ", ", " &nbsp; "]),
        "labels": random.random() < 0.35, "links": random.random() < 0.6, "sign": random.choice([":", ":", ""]),
        "colon": random.random() < 0.04,
        "margin": random.choice([18, 20, 22, 25, 28]), "margin_align": random.choice(["left", "left", "right"]),
        "timeline": random.random() < 0.12,
        "bullet": random.choice(["disc", "disc", "'– '", "'- '", "circle", "square", "'▪ '", "'• '", "'◦ '", "'* '"]),
        "gap": random.choice([0.2, 0.4, 0.6, 0.9]), "section_gap": random.choice([0.5, 0.8, 1.1, 1.5]),
        "justify": random.random() < 0.25,
        "furniture": random.choice(["", "", "", "page", "name", "both"]), "table_lines": random.random() < 0.3,
        "hyphens": random.random() < 0.12,
        "panels": not narrow and random.random() < 0.06, "foot": random.random() < 0.05, "columns": not narrow
        and random.random() < 0.04,
    }


def css(look):
    l, rule = look, look["rule"]
    lines = {"under": "border-bottom:.8pt solid;", "over": "border-top:.8pt solid;padding-top:2pt;",
             "both": "border-top:.6pt solid;border-bottom:.6pt solid;", "box": "border:.6pt solid;padding:1pt 4pt;",
             "fill": "background:#e4e4e4;padding:1pt 4pt;", "after": "display:flex;align-items:center;"}.get(rule, "")
    small_caps = "font-variant:small-caps;" if l["small_caps"] and not l["case"] else ""
    spaced = "letter-spacing:.22em;" if l["spaced"] else ""
    out = [f"@page{{size:{l['paper']};margin:{l['edge']}mm}}",
           f"body{{margin:0;font:{l['size']}pt/{l['line']} '{l['font']}','DejaVu Sans','WenQuanYi Zen Hei';"
           f"text-align:{'justify' if l['justify'] else 'left'};hyphens:{'auto' if l['hyphens'] else 'manual'}}}",
           f"h1{{font-size:{l['name_size']}em;margin:0;line-height:1.15;text-align:inherit;color:{l['colour']}}}",
           f"h2{{font-size:{l['title_size']}em;font-weight:{l['title_weight']};margin:0 0 .3em 0;color:{l['colour']};"
           f"text-align:{l['title_align']};{lines}{small_caps}{spaced}break-after:avoid}}",
           f"section{{margin-top:{l['section_gap']}em}} p{{margin:0}}",
           f".s>*+*{{margin-top:{l['gap']}em}} .tight .s>*+*{{margin-top:0}}",
           f"ul,ol{{margin:.1em 0;padding-left:1.4em;list-style-type:{l['bullet']}}} ol{{list-style-type:decimal}}",
           ".r{display:flex;justify-content:space-between;gap:1em}",
           ".r .e{text-align:right;flex-shrink:0;max-width:50%}",
           f".m{{display:grid;grid-template-columns:{l['margin']}% 1fr;gap:1em}} .d{{text-align:{l['margin_align']}}}",
           ".n{display:grid;grid-template-columns:2em 1fr} a{color:inherit;text-decoration:none}",
           "header{margin-bottom:.6em} .h{font-size:1.15em} .note{margin-top:1.5em}",
           "table.t{border-collapse:collapse} td{vertical-align:top;padding:1pt 8pt 1pt 0}"]
    if rule == "after":
        out.append(".after h2::after{content:'';flex:1;border-top:.8pt solid;margin-left:.5em}")
    if l["table_lines"]:
        out.append(".t td{border:.4pt solid #999;padding:2pt 5pt}")
    if l["head"] in ("center", "right"):
        out.append(f"header{{text-align:{l['head']}}}")
    elif l["head"] == "split" and not l["side"]:
        out.append("header{display:flex;justify-content:space-between;gap:2em} header .c{text-align:right}")
    if l["timeline"]:
        out.append(f".m>div:last-child{{border-left:1.2pt solid {l['colour']};padding-left:1em}}")
    if l["title_margin"]:
        column = f"max({l['margin']}%,{0.8 * l['longest'] * l['title_size']:.1f}em)"  # words are not broken
        out.append(f"section{{display:grid;grid-template-columns:{column} 1fr;gap:1em}} section>.s{{grid-column:2}} "
                   "h2{border:0;text-align:left;letter-spacing:0} "
                   ".m{grid-template-columns:1fr} .m .d{text-align:left}")
    if l["panels"]:
        out.append("section{background:#f0f3f6;padding:6pt 8pt;border-radius:4pt}")
    if l["columns"]:
        out.append("main{columns:2;column-gap:2em}")
    if l["side"]:
        side = f"{l['side_width']}%"
        columns = f"{side} 1fr" if l["side"] == "left" else f"1fr {side}"
        out.append(f".two{{display:grid;grid-template-columns:{columns};gap:2em}}"
                   "aside{overflow-wrap:break-word} aside,aside .d{text-align:left} aside .r{display:block}"
                   "aside .m{grid-template-columns:1fr;gap:0} aside .t td{display:block;padding:0}")
        if l["panel"]:
            dark = l["panel"] == "dark"
            out.append(f".panel{{position:fixed;z-index:-1;top:-{l['edge']}mm;bottom:-{l['edge']}mm;{l['side']}:-4mm;"
                       f"width:calc({side} + 6mm);background:{'#2c3e50' if dark else l['panel']};"
                       "-webkit-print-color-adjust:exact}"
                       + ("aside,aside h1,aside h2{color:#fff} aside h2{background:none}" if dark else ""))
    return "".join(out)


class Page(Html):
    """A document with a look."""
    paged = True

    def narrow(self):
        """Sections that stand in the column at the side: short ones."""
        random, found = self.random, []
        for section in self.document.sections:
            size = sum(len(b.__repr__()) for e in section.entries for b in e.blocks)
            always, often = section.kind in NARROW[:3], section.kind in NARROW[3:]
            if always and size < 6000 or often and size < 1500 and random.random() < 0.5:
                found.append(section)
        return found

    def page(self):
        look, d = self.look, self.document
        look["longest"] = max((len(word) for s in d.sections for word in s.title.split()), default=0)
        if look["side"]:
            narrow = self.narrow()
            aside = (f"<section class='contact'><h2><span>{html.escape(d.contact_title, False)}</span></h2>"
                     f"{self.contacts()}</section>"
                     + "".join(self.section(s) for s in narrow))
            main = "".join(self.section(s) for s in d.sections if s not in narrow)
            top = self.head(False)
            inside = self.random.random() < 0.4 or look["panel"] == "dark"
            columns = [f"<aside>{(top if inside and look['side'] == 'left' else '') + aside}</aside>",
                       f"<main>{(top if inside and look['side'] == 'right' else '') + main}</main>"]
            body = (("<div class='panel'></div>" if look["panel"] else "") + ("" if inside else top)
                    + "<div class='two'>" + "\n".join(columns if look["side"] == "left" else columns[::-1]) + "</div>")
        else:
            sections = "\n".join(self.section(s) for s in d.sections)
            body = (self.head(not look["foot"]) + f"<main>{sections}</main>" + (self.contacts() if look["foot"]
                                                                                else ""))
        return (f"<!DOCTYPE html><html lang='{d.language}'><head><meta charset='utf-8'><title>CV</title>"
                f"<style>{css(look)}</style></head><body class='{look['rule']}'>{body}{self.notes()}</body></html>")

    def options(self):
        """What Chromium prints around the page."""
        look, d = self.look, self.document
        side = self.random.choice(["center", "right", "left"])
        style = f"font:8pt '{look['font']}';width:100%;margin:0 {look['edge']}mm;text-align:{side}"
        number = self.random.choice(["{}", "{}/{}", "{} / {}"] + 3 * [FURNITURE.get(d.language, "{} / {}")])
        number = number.format("<span class=pageNumber></span>", "<span class=totalPages></span>")
        name = html.escape(d.name, False)
        if look["furniture"] in ("", None) or look["edge"] < 15:
            return {}
        text = {"page": number, "name": name, "both": f"{name} – {number}"}[look["furniture"]]
        filled, empty = f"<div style=\"{style}\">{text}</div>", "<span></span>"
        top = self.random.random() < 0.3
        return {"displayHeaderFooter": True, "headerTemplate": filled if top else empty, "footerTemplate": empty
                if top else filled}


class Chromium:
    """Speaks the DevTools protocol over file descriptors 3 and 4, so that one start prints many documents."""

    def __init__(self, program=None):
        names = ("chromium", "chromium-browser", "google-chrome")
        program = program or next(filter(None, map(shutil.which, names)), None)
        if not program:
            raise SystemExit("render.py: there is no chromium to print with (apt-get install chromium)")
        self.profile = tempfile.TemporaryDirectory(prefix="render-", ignore_cleanup_errors=True)
        read_theirs, self.out = os.pipe()
        self.inn, write_theirs = os.pipe()

        def descriptors():  # both are copied first: one of them may be 3 or 4
            a, b = os.dup2(read_theirs, 103), os.dup2(write_theirs, 104)
            os.dup2(a, 3)
            os.dup2(b, 4)
        self.process = subprocess.Popen(
            [program, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
             "--disable-extensions", "--disable-background-networking", "--remote-debugging-pipe",
             "--user-data-dir=" + self.profile.name, "about:blank"],
            close_fds=False, preexec_fn=descriptors, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(read_theirs)
        os.close(write_theirs)
        self.buffer, self.number, self.session = b"", 0, None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("Page.enable")
        self.frame = self.call("Page.getFrameTree")["frameTree"]["frame"]["id"]

    def read(self):
        while b"\0" not in self.buffer:
            more = os.read(self.inn, 1 << 20)
            if not more:
                raise SystemExit("render.py: chromium has ended")
            self.buffer += more
        message, _, self.buffer = self.buffer.partition(b"\0")
        return json.loads(message)

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.out, data):]
        while True:
            answer = self.read()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]

    def print(self, page, path, options):
        self.call("Page.setDocumentContent", frameId=self.frame, html=page)
        data = self.call("Page.printToPDF", printBackground=True, preferCSSPageSize=True, **options)["data"]
        dateless = re.sub(rb"(Date \(D:)\d{14}", rb"\g<1>20200101000000",
                          base64.b64decode(data))  # the same file each time
        with open(path, "wb") as file:
            file.write(dateless)

    def close(self):
        try:
            self.session = None
            self.call("Browser.close")
        except (SystemExit, RuntimeError, OSError):
            pass
        os.close(self.out)
        os.close(self.inn)
        self.process.wait(20)
        self.profile.cleanup()
