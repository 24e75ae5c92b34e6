#!/usr/bin/env python3
"""Is every value of the JSON Resumes that people published in the Europass XML and the LaTeX made of them?

Usage: leaves_test.py CVCONV SHARED [--verbose]. Exit status 77 (ctest: skipped) where SHARED/corpus/json/raw is not there.

Leaf by leaf, from the raw files, with nothing of cvconv's between: a value counts as there if the output has its letters
and digits in a row. A value that is not there must be named in a message of the conversion (a loss that the format
forces), or have one of the reasons in REASONS. Of dates, which must be dates in the JSON Resume, too, one may be kept as it
is ("Febuary 2024").
"""

import collections
import functools
import html
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

MISSPELT = 1

# section → the members that Europass and LaTeX have a place for, under the names that files have
MEMBERS = {
    "basics": {"name": ["name"], "email": ["email"], "phone": ["phone"], "url": ["url", "website"],
               "summary": ["summary"], "label": ["label"]},
    "location": {"address": ["address"], "postalCode": ["postalCode"], "city": ["city"], "region": ["region"]},
    "profiles": {"username": ["username"], "url": ["url"]},
    "work": {"name": ["name", "company"], "position": ["position"], "summary": ["summary"],
             "highlights": ["highlights"], "url": ["url", "website"], "startDate": ["startDate"],
             "endDate": ["endDate"], "location": ["location"], "description": ["description"]},
    "volunteer": {"organization": ["organization"], "position": ["position"], "summary": ["summary"],
                  "highlights": ["highlights"], "startDate": ["startDate"], "endDate": ["endDate"]},
    "education": {"institution": ["institution"], "area": ["area"], "studyType": ["studyType"],
                  "score": ["score", "gpa"], "courses": ["courses"], "startDate": ["startDate"],
                  "endDate": ["endDate"]},
    "awards": {"title": ["title"], "awarder": ["awarder"], "summary": ["summary"], "date": ["date"]},
    "certificates": {"name": ["name"], "issuer": ["issuer"], "date": ["date"], "url": ["url"]},
    "publications": {"name": ["name", "title"], "publisher": ["publisher"], "summary": ["summary"],
                     "releaseDate": ["releaseDate"], "url": ["url", "website"]},
    "skills": {"name": ["name"], "level": ["level"], "keywords": ["keywords"]},
    "languages": {"language": ["language", "name"], "fluency": ["fluency", "level"]},
    "interests": {"name": ["name"], "keywords": ["keywords"]},
    "references": {"name": ["name"], "reference": ["reference"]},
    "projects": {"name": ["name"], "description": ["description"], "highlights": ["highlights"],
                 "keywords": ["keywords"], "roles": ["roles"], "entity": ["entity"], "url": ["url"],
                 "startDate": ["startDate"], "endDate": ["endDate"]},
}
DATES = {"startDate", "endDate", "date", "releaseDate"}
PRESENT = re.compile(r"^(present|presente|now|ongoing|current|heute|today)$", re.I)
REASONS = {
    "no date": "where a date is due stands something that is none",
    "no text": "a value without a letter or digit",
    "address that is none": "a URL or e-mail address that is none, or a placeholder",
}


def load(path):
    text = path.read_bytes().decode("utf-8-sig")
    try:
        return json.loads(text)
    except ValueError:
        import yaml
        return yaml.load(text, yaml.BaseLoader)  # every scalar is its text


def leaves_of(document):
    """(pointer, member, text) of every value that has a place."""
    def of_record(record, section, pointer):
        for member, names in MEMBERS[section].items():
            name = next((name for name in names if record.get(name) not in (None, "")), None)
            if name is None:
                continue
            for index, value in enumerate(texts_of(record[name])):
                yield f"{pointer}.{name}" + (f"[{index}]" if isinstance(record[name], list) else ""), member, value

    def texts_of(value):
        if isinstance(value, list):
            return [text for element in value for text in texts_of(element)]
        if isinstance(value, dict):
            return [text for element in value.values() for text in texts_of(element)]
        return [] if value is None or isinstance(value, bool) else [str(value)]

    basics = document.get("basics") or {}
    yield from of_record(basics, "basics", "basics")
    if isinstance(basics.get("location"), dict):
        yield from of_record(basics["location"], "location", "basics.location")
    for section in MEMBERS:
        entries = basics.get("profiles") if section == "profiles" else document.get(section)
        for index, entry in enumerate(entries if isinstance(entries, list) else []):
            pointer = f"{'basics.' if section == 'profiles' else ''}{section}[{index}]"
            if isinstance(entry, dict):
                yield from of_record(entry, section, pointer)
            elif isinstance(entry, str):
                yield pointer, "name", entry


@functools.lru_cache(maxsize=16)
def letters(text):
    return "".join(c for c in text.casefold() if c.isalnum())


@functools.lru_cache(maxsize=16)
def without_markup(text):
    text = re.sub(r"\[([^\]]*)\]\((https?:[^)]*)\)", r"\1", text)
    text = re.sub(r"<br\s*/?>", " ", text)
    return html.unescape(re.sub(r"</?(b|i|em|strong|code|p|ul|ol|li|a|u|span|div)\b[^>]*>", "", text))


def convert(command, path, to):
    log = pathlib.Path(f"/tmp/leaves-{to}-{path.stem}.log")
    arguments = [command, "-q", "--to", to, "--log", str(log), str(path)]
    done = subprocess.run(arguments, capture_output=True, text=True)
    said = [json.loads(line) for line in log.read_text().splitlines()] if log.exists() else []
    log.unlink(missing_ok=True)
    return done.returncode, done.stdout, said


def read_again(command, output, to):
    """What a reader makes of it: of codes their meaning, of links only what is shown."""
    if to == "latex":
        return text_of_tex(re.sub(r"\\href\{[^{}]*\}", "", output))
    if to == "europass":
        with tempfile.NamedTemporaryFile("w", suffix=".xml", encoding="utf-8") as file:
            file.write(output)
            file.flush()
            read = convert(command, pathlib.Path(file.name), "json-resume")[1]
        return re.sub(r" \(https?:[^)]*\)", "", read)  # the address of a link in a text
    return ""


def text_of_xml(output):
    tree = ElementTree.fromstring(output)
    parts = []
    for element in tree.iter():
        parts += [element.text or "", element.tail or ""] + list(element.attrib.values())
    return without_markup(" ".join(parts))


def text_of_tex(output):
    text = re.sub(r"(?m)^%.*$", "", output)
    for command, meaning in ((r"\textquotesingle{}", "'"), (r"\textasciitilde{}", "~"), (r"\/", "")):
        text = text.replace(command, meaning)
    text = re.sub(r"\\(textbackslash|textasciicircum|textless|textgreater|textbar|textquotedbl|textasciigrave)\b(\\/)?(\{\})?",
                  "", text)
    text = re.sub(r"\\href\{([^{}]*)\}", r"\1 ", text)
    return re.sub(r"\\(textbf|emph|texttt|par|textit)\b", " ", text)


def reason_of(member, value):
    if not letters(value):
        return "no text"
    if member in DATES and not re.search(r"(19|20)\d\d", value):
        return "no date"
    if member in ("url", "email") and not re.search(r"\w\.\w", value):
        return "address that is none"
    return None


def is_there(member, value, output, back):
    if member in DATES:
        if PRESENT.match(value.strip()):
            return True
        year = re.search(r"(19|20)\d\d", value)
        return bool(year) and year[0] in output
    if member == "phone":
        digits = re.sub(r"\D", "", value)
        return digits[-6:] in re.sub(r"\D", "", output)
    if member == "url":
        value = re.sub(r"^([\w ]+: )?https?://(www\.)?", "", value)
    if member == "email":
        value = re.sub(r"\s*[\[({]at[\])}]\s*", "@", value)
    wanted = letters(without_markup(value))
    if wanted in letters(output) or wanted in letters(without_markup(output)):
        return True
    # a code stands for it (Europass: countries, languages, mother tongues): what is read from the output has it
    parts = [letters(part) for part in re.split(r",", value)] if member == "location" else [wanted]
    return all(part in letters(back) for part in parts)


def main():
    command, shared = sys.argv[1:3]
    verbose = "--verbose" in sys.argv
    folder = pathlib.Path(shared) / "corpus" / "json" / "raw"
    if not folder.is_dir():
        print(f"skipped: there is no {folder}")
        return 77
    failed = False
    dates_aside = 0
    for to, text_of in (("json-resume", str), ("europass", text_of_xml), ("latex", text_of_tex)):
        counts = collections.Counter()
        for path in sorted(folder.glob("*.json")):
            try:
                document = load(path)
            except ImportError:
                counts["files left out: YAML, and no python3-yaml"] += 1
                continue
            status, output, said = convert(command, path, to)
            if status != 0:
                print(f"{to} {path.name}: exit status {status}")
                failed = True
                continue
            lost = [f"{one.get('pointer', '')} {one.get('detail', '')}" for one in said
                    if one.get("code", one.get("key")) == "value-not-representable"]
            text = text_of(output)
            back = read_again(command, output, to)
            if to == "json-resume":
                kept = json.loads(output).get("meta", {}).get("cvconv", {}).get("kept", {})
                for pointer, value in kept.items():
                    if pointer.rsplit("/", 1)[-1] in DATES and re.search(r"(19|20)\d\d", str(value)):
                        print(f"{path.name} {pointer}: a date kept aside")
                        dates_aside += 1
                continue
            for pointer, member, value in leaves_of(document):
                counts["values"] += 1
                if is_there(member, value, text, back):
                    counts["there"] += 1
                elif reason := reason_of(member, value):
                    counts[REASONS[reason]] += 1
                elif any(loss.startswith(pointer) for loss in lost):
                    counts["named as a loss"] += 1
                else:
                    counts["MISSING"] += 1
                    if verbose:
                        print(f"{to} {path.name} {pointer}: {value[:60]!r}")
        if to != "json-resume":
            excepted = counts["values"] - counts["there"] - counts["MISSING"]
            share = counts["there"] / max(1, counts["values"] - excepted)
            print(f"{to}: {share:.4f} of {counts['values'] - excepted} values")
            for reason, count in sorted(counts.items()):
                print(f"    {count:6} {reason}")
            failed = failed or counts["MISSING"] > 0
    print(f"dates kept aside: {dates_aside}")
    return 1 if failed or dates_aside > MISSPELT else 0


sys.exit(main())
