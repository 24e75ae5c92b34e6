"""Sets true answers again as other documents, with the answers beside them: more looks to learn from.

    render.py CORPUS_DIR OUT_DIR [--copies 6] [--seed 1] [--jobs 2] [--build DIR]

Writes OUT_DIR/variants/CORPUS-NAME-COPY.{md,txt,html,pdf} and .gold.json. The order of sections, their titles, the
patterns of entries, dates and looks differ from copy to copy; a field that a copy does not write is not in its answer
either.
"""

import argparse
import glob
import json
import multiprocessing
import os
import random as randoms
import sys

from rendered.formats import Html, Markdown
from rendered.pdf import Chromium, Page, look_of
from rendered.sections import compose
from rendered.text import Text
from rendered.words import Languages
from words import ROOT

CORPORA = ["people", "docx", "json", "seeds", "text", "languages", "office", "real"]
FORMATS = ["pdf", "txt", "md", "html"]


def answers(folder):
    """(corpus, name, answer) of each document whose person is known: others could not be kept in one fold."""
    for corpus in CORPORA:
        for path in sorted(glob.glob(os.path.join(folder, corpus, "*.gold.json"))):
            with open(path, encoding="utf-8") as file:
                resume = json.load(file)
            if (resume.get("basics") or {}).get("name"):
                yield corpus, os.path.basename(path)[:-len(".gold.json")], resume


def formats_of(name, count, seed):
    """A document is set in each format once before it is in one again."""
    random, result = randoms.Random(f"{seed} {name}"), []
    while len(result) < count:
        result += random.sample(FORMATS, len(FORMATS))
    return result[:count]


class Renderer:
    def __init__(self, out, build):
        self.out, self.build, self.chromium = out, build, None

    def render(self, name, resume, language, kind, seed):
        random = randoms.Random(f"{seed} {name}")
        look = look_of(random, language)
        document, gold = compose(resume, language, random, self.build, look)
        path = os.path.join(self.out, name)
        if kind == "pdf":
            if not self.chromium:
                self.chromium = Chromium()
            page = Page(document, random, look)
            self.chromium.print(page.page(), path + ".pdf", page.options())
        else:
            look = dict(look, bare=random.choice(["", "dl", "table"]))
            text = {"txt": Text, "md": Markdown}.get(kind)
            text = text(document, random).write() if text else Html(document, random, look).page()
            with open(f"{path}.{kind}", "w", encoding="utf-8") as file:
                file.write(text)
        with open(path + ".gold.json", "w", encoding="utf-8") as file:
            json.dump(gold, file, ensure_ascii=False, indent=1)
            file.write("\n")

    def close(self):
        if self.chromium:
            self.chromium.close()


def work(jobs, out, build, seed):
    renderer = Renderer(out, build)
    try:
        for name, resume, language, kind in jobs:
            renderer.render(name, resume, language, kind, seed)
    finally:
        renderer.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpora")
    parser.add_argument("out")
    parser.add_argument("--copies", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--build", default=os.path.join(ROOT, "build"),
                        help="build folder, for CLDR's months and countries")
    arguments = parser.parse_args()
    out = os.path.join(arguments.out, "variants")
    os.makedirs(out, exist_ok=True)
    for old in glob.glob(os.path.join(out, "*")):  # of another seed
        if old.endswith((".gold.json", *("." + f for f in FORMATS))):
            os.remove(old)
    if not os.path.isdir(os.path.join(arguments.build, "ir", "lexicon", "cldr")):
        print("render.py: no lists of CLDR in --build: names of months are English only", file=sys.stderr)
    languages, jobs = Languages(), []
    for corpus, name, resume in answers(arguments.corpora):
        language = languages.of(resume)
        for copy, kind in enumerate(formats_of(f"{corpus}-{name}", arguments.copies, arguments.seed)):
            jobs.append((f"{corpus}-{name}-{copy}", resume, language, kind))
    parts = [(jobs[i::arguments.jobs], out, arguments.build, arguments.seed) for i in range(arguments.jobs)]
    processes = [multiprocessing.Process(target=work, args=part) for part in parts]
    for process in processes:
        process.start()
    for process in processes:
        process.join()
    if any(process.exitcode for process in processes):
        raise SystemExit(1)
    print(f"{len(jobs)} documents in {out}", file=sys.stderr)


if __name__ == "__main__":
    main()
