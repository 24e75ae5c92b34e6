"""compare.py --dumps DIR --resumes DIR: what a program wrote, by the measure that labels are measured by.

The resumes are DIR/CORPUS/NAME.json, one beside each document of the dumps, by any version of any program. Each is laid
over the lines as the true answer is; what it does not explain is of no section.
"""

import argparse
import glob
import json
import os

import numpy as np

import measure
from align import Aligner
from corpus import load
from labels import INDEX, begin, inside
from words import Lexicon


def labels_of(aligner, document, resume):
    lines = [{"begin": 0, "text": text, "f": names} for text, names in zip(document.texts, document.features)]
    result, begun = np.full(len(lines), INDEX["O"]), set()
    alignment = aligner.align(lines, resume)
    for i, found in enumerate(alignment.lines):
        kind = alignment.kind(i)
        if len(found.allowed) == 1:
            result[i] = next(iter(found.allowed))
        elif found.covered and kind != "other":
            result[i] = inside(kind) if found.entry in begun else begin(kind)
        if found.covered:
            begun.add(found.entry)
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--dumps", required=True)
    parser.add_argument("--resumes", required=True)
    parser.add_argument("--build", help="build folder, for CLDR's months")
    arguments = parser.parse_args()
    aligner, documents, labels = Aligner(Lexicon(arguments.build)), [], []
    for document in load(sorted(glob.glob(os.path.join(arguments.dumps, "*.jsonl"))), arguments.build):
        name = os.path.splitext(os.path.basename(document.file))[0] + ".json"
        path = os.path.join(arguments.resumes, document.corpus, name)
        if os.path.exists(path):
            with open(path, encoding="utf-8") as file:
                labels.append(labels_of(aligner, document, json.load(file)))
            documents.append(document)
    print(f"{len(documents)} documents\n" + measure.table(documents, {"the resumes": labels}))


if __name__ == "__main__":
    main()
