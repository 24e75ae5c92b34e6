"""Makes documents: DOCUMENT.pdf and DOCUMENT.truth.json for each style and seed."""

import json
import os
import sys
from concurrent.futures import ThreadPoolExecutor

import chromium
import html_page
from styles import design, style_names
from truth import Truth

FOUND = 0.97  # share of the truth's words that have to be in the PDF: with less, the generator itself is wrong


def plan(styles, count, seed):
    """`count` pairs of style and seed, the styles in turn."""
    names = style_names(styles)
    return [(names[i % len(names)], seed + i // len(names)) for i in range(count)]


def make(style, seed, folder):
    """Makes one document; gives the path of its truth, which names the PDF."""
    person, how = design(style, seed)
    truth = Truth()
    html = html_page.page(person, how, truth)
    pdf = chromium.print_pdf(html, folder)
    path = os.path.join(folder, f"{style}-{seed}.truth.json")
    pages, found = truth.place(pdf)
    if found < FOUND:
        print(f"{style} {seed}: only {found:.1%} of its words are in {pdf}", file=sys.stderr)
    what = {"style": style, "seed": seed, "language": how.language, "renderer": "chromium", "pdf": os.path.basename(pdf),
            "pages": pages, "blocks": truth.blocks}
    with open(path, "w", encoding="utf-8") as file:
        json.dump(what, file, ensure_ascii=False, indent=1)
    return path


def make_all(documents, folder, jobs=2):
    os.makedirs(folder, exist_ok=True)
    with ThreadPoolExecutor(jobs) as pool:
        return list(pool.map(lambda document: make(*document, folder), documents))
