#!/usr/bin/python3
"""Draws PDFs as a scanner would see them.

  draw.py [-r DPI] [-k pdf|tiff|png] OUT FILE.pdf...

Each page in shades of grey, with noise; every third document lies askew by one degree. The noise depends on the
document's number only, so the same files give the same scans. Needs pdftoppm, python3-pil and python3-numpy.
"""
import argparse
import pathlib
import subprocess
import sys
import tempfile

import numpy
from PIL import Image

NOISE = 10  # standard deviation, of 255
SKEW = 1  # degree


def scan(page, number, skewed):
    picture = Image.open(page).convert("L")
    if skewed:
        picture = picture.rotate(SKEW, resample=Image.BICUBIC, expand=False, fillcolor=255)
    noise = numpy.random.default_rng(number).normal(0, NOISE, (picture.height, picture.width))
    noisy = numpy.asarray(picture, dtype=numpy.float32) * (235 / 255) + 10 + noise
    return Image.fromarray(numpy.clip(noisy, 0, 255).astype(numpy.uint8))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-r", "--resolution", type=int, default=200)
    parser.add_argument("-k", "--kind", choices=["pdf", "tiff", "png"], default="pdf")
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("files", type=pathlib.Path, nargs="+")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    dots = options.resolution
    for number, file in enumerate(options.files):
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run(["pdftoppm", "-r", str(dots), "-gray", str(file), folder + "/page"], check=True)
            pages = [scan(p, 100 * number + i, number % 3 == 0)
                     for i, p in enumerate(sorted(pathlib.Path(folder).iterdir()))]
        if not pages:
            sys.exit(f"{file}: no page was drawn")
        rest = {"save_all": True, "append_images": pages[1:]} if options.kind != "png" else {}
        if options.kind == "pdf":
            rest |= {"resolution": dots, "quality": 85}
        else:
            rest |= {"dpi": (dots, dots)}
        if options.kind == "tiff":
            rest |= {"compression": "tiff_lzw"}
        pages[0].save(options.out / f"{file.stem}.{options.kind}", **rest)


main()
