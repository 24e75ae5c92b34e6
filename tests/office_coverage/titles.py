#!/usr/bin/env python3
"""The titles of sections that a page shows, and whether the Document has each as text of the CV.

  titles.py CVCONV LEXICON FOLDER [--pdf FOLDER] [-v]

For each file with a true answer beside it (NAME.gold.json): every line of the page, as LibreOffice draws it, that is
a title of a section which the answer has, in any language of the lexicon (ir/lexicon). Those that the Document lacks or
holds for furniture are named; -v names the others, too. Exit status 77 (ctest: skipped) where there is no LibreOffice
or no such folder, 1 where a title is lost.
"""

import argparse
import glob
import json
import os
import sys
from collections import defaultdict

import pages

SECTIONS = {  # of JSON Resume, by the lexicon's key
    "basics": ["contact", "summary"], "work": ["work", "teaching"], "education": ["education", "courses"],
    "volunteer": ["volunteer", "memberships"], "awards": ["awards"], "certificates": ["certificates", "courses"],
    "publications": ["publications", "patents", "talks"], "skills": ["skills"], "languages": ["languages"],
    "interests": ["interests"], "references": ["references"], "projects": ["projects"],
}


def titles_of(lexicon):
    """Titles of the lexicon, as words, by the key of their section."""
    titles = defaultdict(set)
    for path in glob.glob(os.path.join(lexicon, "*", "section_headings.txt")):
        with open(path, encoding="utf-8") as file:
            for line in file:
                key, *spellings = [part.strip() for part in line.split("|")]
                titles[key] |= {tuple(pages.words(spelling)) for spelling in spellings}
    return titles


def compare(options, drawn):
    titles = titles_of(options.lexicon)
    lost = shown = 0
    for file, pdf in drawn:
        with open(os.path.splitext(file)[0] + ".gold.json", encoding="utf-8") as gold:
            sections = [section for section, value in json.load(gold).items() if value and section in SECTIONS]
        wanted = {title: section for section in sections for key in SECTIONS[section] for title in titles[key]}
        if not os.path.exists(pdf):
            continue
        on_page = {}
        for page in pages.lines_of(pdf):
            for line in page:
                title = tuple(pages.words(line))
                if title in wanted:
                    on_page.setdefault(title, line)
        text = " \n ".join(" ".join(pages.words(text)) for kind, text in pages.blocks_of(options.cvconv, file)
                           if kind != "furniture")
        for title, line in on_page.items():
            shown += 1
            there = f" {' '.join(title)} " in f" {text} " or "".join(title) in text.split()
            lost += not there
            if not there or options.verbose:
                print(f"{os.path.basename(file)}: {wanted[title]}: {line}{'' if there else ': LOST'}")
    print(f"{lost} of {shown} titles lost in {len(drawn)} files")
    return 1 if lost or not shown else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cvconv")
    parser.add_argument("lexicon")
    parser.add_argument("folder")
    parser.add_argument("-v", "--verbose", action="store_true")
    return pages.run(parser, compare)


if __name__ == "__main__":
    sys.exit(main())
