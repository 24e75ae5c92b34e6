#!/usr/bin/env python3
"""Are lines of all languages cut into the pieces that the plainest way gives (tools/train/encoder_pieces.py)?

    pieces_test.py PRINT_PIECES ENCODER CORPUS

The distinct lines of the texts and answers of CORPUS, of the answers every fourth. Exit status 77 (ctest: skipped) where it is not there.
"""

import pathlib
import subprocess
import sys

SOURCE = pathlib.Path(__file__).resolve().parents[4]
sys.path.insert(0, str(SOURCE / "tools" / "train"))
from encoder_pieces import PiecesFile, Segmenter  # noqa: E402

LONGEST = 1000  # characters of a line: the plain way takes that many times as long


def main():
    program, encoder, corpus = sys.argv[1:4]
    folder = pathlib.Path(corpus)
    if not folder.is_dir():
        print(f"skipped: there is no {folder}")
        return 77
    lines = {}  # in their order
    for path in sorted(p for p in folder.glob("*/*") if p.suffix in (".txt", ".md", ".html", ".json")):
        own = path.read_text(encoding="utf-8", errors="replace").split("\n")
        for line in own[::4] if path.suffix == ".json" else own:
            lines[line.replace("\r", "").replace("\0", "")] = None
    lines = [line for line in lines if len(line) <= LONGEST]
    printed = subprocess.run([program, encoder], input="\n".join(lines) + "\n", capture_output=True, text=True,
                             encoding="utf-8", check=True).stdout.split("\n")
    segmenter, wrong = Segmenter(PiecesFile(encoder)), 0
    for line, said in zip(lines, printed, strict=False):
        if said != " ".join(map(str, segmenter.pieces(line))):
            wrong += 1
            print(f"otherwise: {line[:100]!r}")
    print(f"{len(lines)} lines, {wrong} otherwise")
    return 1 if wrong or not lines else 0


sys.exit(main())
