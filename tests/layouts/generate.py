"""Makes documents: DOCUMENT.pdf and DOCUMENT.truth.json for each style and seed."""

import json
import os
import sys
from concurrent.futures import ThreadPoolExecutor

import chromium
import html_page
import latex
import latex_page
import office
import office_page
from styles import design, style_names
from truth import Truth

RENDERERS = {"chromium": (html_page, chromium), "office": (office_page, office),
             "latex": (latex_page, latex)}
FOUND = 0.97  # share of the truth's words that have to be in the PDF: with less, the generator itself is wrong


def plan(styles, count, seed):
    """`count` pairs of style and seed, the styles in turn."""
    names = style_names(styles)
    return [(names[i % len(names)], seed + i // len(names)) for i in range(count)]


def make_all(documents, folder):
    """Makes documents and gives the paths of their truths, each of which names its PDF. Those whose renderer is not
    installed are left out, which is said."""
    os.makedirs(folder, exist_ok=True)
    paths = []
    sets = {}
    for style, seed in documents:
        person, how = design(style, seed)
        truth = Truth()
        source = RENDERERS[how.renderer][0].page(person, how, truth)
        sets.setdefault(how.renderer, []).append((style, seed, how, truth, source))
    for renderer, made in sets.items():
        program = RENDERERS[renderer][1]
        if not program.program():
            print(f"left out: {len(made)} documents, because {renderer} is not installed", file=sys.stderr)
            continue
        pdfs = program.print_all([document[-1] for document in made], folder)
        with ThreadPoolExecutor(2) as pool:
            paths += pool.map(lambda document, pdf: write_truth(*document[:4], pdf), made, pdfs)
    return paths


def write_truth(style, seed, how, truth, pdf):
    pages, found = truth.place(pdf)
    if found < FOUND:
        print(f"{style} {seed}: only {found:.1%} of its words are in {pdf}", file=sys.stderr)
    what = {"style": style, "seed": seed, "language": how.language, "renderer": how.renderer, "pdf": os.path.basename(pdf),
            "pages": pages, "blocks": truth.blocks}
    path = os.path.join(os.path.dirname(pdf), f"{style}-{seed}.truth.json")
    with open(path, "w", encoding="utf-8") as file:
        json.dump(what, file, ensure_ascii=False, indent=1)
    return path
