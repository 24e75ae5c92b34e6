#!/usr/bin/python3
"""Blinds documents that have a true answer beside them, and looks in what was written, with other tools than ours, for
what the answer says of the person: name, mail, telephone, street, date of birth, links. None may be left. Then, of all
leaves that the profile "fair" does not hide, and in which nothing of that stands, how many are as they are without
blinding: a publication with the person among its authors has to change.

    leaks.py CVCONV FOLDER... [-n N] [--to json,xml,yaml,cvconv,tex,md,html,docx,pdf] [--least .98]

-n takes every so many documents that N are left. "pdf" takes two seconds a document and needs TeX. An answer
without a document is blinded itself. Exit status 77 (ctest: skipped) where there is no folder.
"""

import argparse
import collections
import html
import io
import json
import re
import shutil
import subprocess
import sys
import tempfile
import unicodedata
import zipfile
import zlib
from pathlib import Path

INPUTS = (".pdf", ".md", ".txt", ".docx", ".odt", ".html", ".json")
# tools/blind/rules.cc: what "fair" takes out whole, or leaves only the country of.
HIDDEN = re.compile(r"\.(basics\.(name|image|email|phone|url|profiles|location)|references|meta|\$schema"
                    r"|(work|volunteer|education)\.location|(certificates|publications|projects)\.(url|links))\b")


def folded(text):
    text = unicodedata.normalize("NFKD", text).casefold()
    return re.sub(r"\s+", " ", "".join(c for c in text if not unicodedata.combining(c)))


def digits(text):
    return re.sub(r"\D", "", text)


def truths(gold):
    """(kind, what is looked for) of an answer."""
    basics = gold.get("basics", {})
    if name := basics.get("name"):
        yield "name", folded(name)
    if mail := basics.get("email"):
        yield "mail", folded(mail)
    if len(phone := digits(basics.get("phone", ""))) >= 7:
        yield "phone", phone[-7:]
    street = basics.get("location", {}).get("address", "")
    if len(street) > 5 and re.search(r"\d", street):
        yield "street", folded(street)
    links = [basics.get("url", "")] + [p.get("url", "") for p in basics.get("profiles", [])]
    for link in filter(None, links):
        yield "link", re.sub(r"^https?://(www\.)?", "", folded(link)).rstrip("/")
    born = gold.get("meta", {}).get("cvconv", {}).get("basics", {}).get("birthDate", "")
    if len(born) == 10:
        yield "birth", born


def texts_of(path):
    """What other tools see in an output: its bytes, the parts of a container, a PDF's text, objects and attachments."""
    data = path.read_bytes()
    if path.suffix == ".docx":
        with zipfile.ZipFile(io.BytesIO(data)) as container:
            for part in container.namelist():
                raw = container.read(part).decode(errors="replace")
                yield raw
                yield re.sub(r"<[^>]*>", "", raw)
    elif path.suffix == ".pdf":
        yield data.decode("latin-1")
        for stream in re.finditer(rb"stream\r?\n", data):  # metadata, link targets, what no page shows
            try:
                yield zlib.decompressobj().decompress(data[stream.end():]).decode("latin-1")
            except zlib.error:
                pass
        for command in (["pdftotext", path, "-"], ["pdfinfo", path], ["pdfinfo", "-meta", path],
                        ["pdfdetach", "-list", path],
                        ["qpdf", "--qdf", "--object-streams=disable", path, "-"], ["exiftool", path]):
            if shutil.which(command[0]):
                yield subprocess.run(command, capture_output=True, check=False).stdout.decode(errors="replace")
    elif path.suffix in (".tex", ".md"):
        yield re.sub(r"\\(\W|_)", r"\1", data.decode(errors="replace"))
    else:
        yield html.unescape(data.decode(errors="replace"))


def leaks(gold, path):
    found = set()
    for text in texts_of(path):
        plain = folded(text)
        numbers = re.sub(r"[\s().\-/]", "", text)
        for kind, what in truths(gold):
            if kind == "phone":
                hit = what in numbers
            elif kind == "name":
                hit = re.search(rf"(?<!\w){re.escape(what)}(?!\w)", plain)
            else:
                hit = what in plain
            if hit:
                found.add(f"{kind} ({what})")
    return found


def leaves(value, path=""):
    if isinstance(value, dict):
        for key, below in value.items():
            yield from leaves(below, f"{path}.{key}")
    elif isinstance(value, list):
        for below in value:
            yield from leaves(below, path)  # without numbers: an entry that is gone does not move the others
    else:
        yield path, str(value)


def must_change(gold):
    """Whether a text has something of the person in it, a part of the name for instance; or of a referee."""
    names = [gold.get("basics", {}).get("name", "")] + [r.get("name", "") for r in gold.get("references", [])]
    parts = {part for name in names for part in re.findall(r"\w+", folded(name)) if len(part) > 2 or not part.isascii()}
    wanted = [what for _, what in truths(gold)]

    def has(text):
        plain, numbers = folded(text), digits(text)
        return (any(part in parts for part in re.findall(r"\w+", plain))
                or any(what in (numbers if what.isdigit() else plain) for what in wanted))

    return has


def others(resume):
    """The leaves that "fair" has no rule for, and how many of each."""
    return collections.Counter(leaf for leaf in leaves(resume) if not HIDDEN.match(leaf[0]))


def documents_in(folders, most):
    found = []
    for folder in folders:
        for answer in sorted(folder.glob("*.gold.json")):
            stem = answer.name[: -len(".gold.json")]
            found += [(answer, p) for s in INPUTS if (p := folder / (stem + s)).is_file()] or [(answer, answer)]
    return found[:: max(1, len(found) // most)][:most] if most else found


class Tally:
    def __init__(self, command, formats):
        self.command, self.formats = command, formats
        self.written = self.refused = self.leaked = self.same = self.others = 0

    def run(self, *arguments):
        return subprocess.run([self.command, *arguments], check=False, capture_output=True, text=True)

    def count_leaks(self, gold, document, out):
        self.written += 1
        if found := leaks(gold, out):
            self.leaked += 1
            print(f"{document}: {out.suffix}: LEAK {', '.join(sorted(found))}", flush=True)

    def take(self, answer, document, folder):
        gold = json.loads(answer.read_text())
        understood, plain = folder / "cv.cvconv", folder / "plain.json"
        self.run("-q", document, "-o", understood)
        self.run("-q", understood, "-o", plain)
        for form in self.formats:
            out = folder / f"out.{form}"
            # What was understood is blinded as the document is: that this is so is seen in "json", and it is faster.
            ran = self.run("blind", "-q", document if form == "json" else understood, "-o", out)
            if ran.returncode == 8:
                self.refused += 1
                print(f"{document}: {form}: not written: {ran.stderr.strip()[:300]}", flush=True)
            if out.exists():
                self.count_leaks(gold, document, out)
        if "json" in self.formats and (folder / "out.json").exists() and plain.exists():
            has = must_change(gold)
            before = others(json.loads(plain.read_text()))
            before = collections.Counter({leaf: count for leaf, count in before.items() if not has(leaf[1])})
            self.others += before.total()
            changed = before - others(json.loads((folder / "out.json").read_text()))
            self.same += before.total() - changed.total()
            for (path, value), count in changed.items():
                print(f"  changed: {document.name} {path} {count} {value[:160]!r}")


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("command")
    arguments.add_argument("folders", nargs="+", type=Path)
    arguments.add_argument("-n", type=int, default=0)
    arguments.add_argument("--to", default="json,xml,yaml,cvconv,tex,md,html,docx")
    arguments.add_argument("--least", type=float, default=0.98)
    given = arguments.parse_args()
    if missing := [str(f) for f in given.folders if not f.is_dir()]:
        print("skipped: there is no folder", ", ".join(missing))
        return 77
    documents = documents_in(given.folders, given.n)
    tally = Tally(given.command, given.to.split(","))
    for answer, document in documents:
        with tempfile.TemporaryDirectory() as folder:
            tally.take(answer, document, Path(folder))
    share = tally.same / tally.others if tally.others else 1
    print(f"{len(documents)} documents, {tally.written} outputs, {tally.leaked} with leaks, {tally.refused} refused; "
          f"{share:.4f} of {tally.others} other leaves unchanged")
    return 1 if tally.leaked or not tally.written or share < given.least else 0


if __name__ == "__main__":
    sys.exit(main())
