#!/usr/bin/env python3
"""How many of the words that a page shows are in the Document: files of Word and OpenDocument, drawn by LibreOffice.

  coverage.py CVCONV FOLDER [--pdf FOLDER] [--min X]

A line for each file that lacks a word, with the words; then the figure. Running headers and footers count once. Exit
status 77 (ctest: skipped) where there is no LibreOffice or no such folder, 1 below X.
"""

import argparse
import os
import sys
from collections import Counter

import pages


def lacking(shown, known):
    """The words of `shown`, in order, that are not in `known`; words that are broken over two lines are one."""
    left = Counter(known)
    missing = []
    for word in shown:
        if left[word] > 0:
            left[word] -= 1
        else:
            missing.append(word)
    rest = []
    at = 0
    while at < len(missing):
        for length in (4, 3, 2):
            whole = "".join(missing[at:at + length])
            if at + length <= len(missing) and left[whole] > 0:
                left[whole] -= 1
                at += length
                break
        else:
            rest.append(missing[at])
            at += 1
    # Parts of a word that the page breaks, or puts together from pieces: "B" "achelor".
    unused = "".join(word for word in known if left[word] > 0)
    return [word for word in rest if len(word) < 2 or word not in unused]


def with_spaced_words(shown, known):
    """Letters that stand wide apart are a word: "S K I L L S"."""
    letters = "".join(known)
    result = []
    at = 0
    while at < len(shown):
        end = at
        while end < len(shown) and len(shown[end]) == 1:
            end += 1
        if end - at >= 4 and "".join(shown[at:end]) in letters:
            at = end
        else:
            result.append(shown[at])
            at += 1
    return result


def common(first, second):
    """How many words both begin with, but for numbers."""
    count = 0
    while count < min(len(first), len(second)) and (first[count] == second[count]
                                                    or (first[count] + second[count]).isdigit()):
        count += 1
    return count


def without_running(by_page):
    """The words of all pages; headers and footers that run on, and numbers of pages, once."""
    shown = []
    for number, page in enumerate(by_page):
        head = max((common(page, other) for other in by_page[:number]), default=0)
        foot = max((common(page[::-1], other[::-1]) for other in by_page[:number]), default=0)
        page = page[head:len(page) - foot if len(page) - foot > head else len(page)]
        for at in (0, -1):
            if page and page[at] == str(number + 1):
                page = page[1:] if at == 0 else page[:-1]
        shown += page
    return shown


def measure(options, drawn):
    total = found = 0
    for file, pdf in drawn:
        if not os.path.exists(pdf):
            print(f"{os.path.basename(file)}: LibreOffice does not draw it")
            continue
        blocks = pages.blocks_of(options.cvconv, file)
        known = [word for _, text in blocks for word in pages.words(text)]
        by_page = [page for page in pages.words_of_pages(pdf) if page]
        shown = with_spaced_words(without_running(by_page), known)
        missing = lacking(shown, known)
        total += len(shown)
        found += len(shown) - len(missing)
        if missing:
            print(f"{os.path.basename(file)}: {len(missing)} of {len(shown)}: {' '.join(missing[:25])}")
    coverage = found / total if total else 0
    print(f"coverage {coverage:.4f} of {total} words in {len(drawn)} files")
    return 0 if total and coverage >= options.min else 1


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cvconv")
    parser.add_argument("folder")
    parser.add_argument("--min", type=float, default=0)
    return pages.run(parser, measure)


if __name__ == "__main__":
    sys.exit(main())
