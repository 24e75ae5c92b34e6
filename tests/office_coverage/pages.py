"""What a page of a Word or OpenDocument file shows, drawn by LibreOffice, and what `cvconv` made of the file."""

import json
import os
import re
import shutil
import subprocess
import tempfile
import unicodedata

QUOTED = r'"((?:[^"\\]|\\.)*)"'
BLOCK = re.compile(r"^(heading|paragraph|item|row|furniture)\b(?: " + QUOTED + ")?(.*)$")
CELL = re.compile(r"^  cell " + QUOTED)
MARKER = re.compile(r"\bmarker=" + QUOTED)


def office():
    """The path of LibreOffice, or None."""
    return shutil.which("soffice")


def draw(files, folder):
    """Makes a PDF of each file in `folder`, but for those that are there already; gives their paths."""
    os.makedirs(folder, exist_ok=True)
    pdfs = [os.path.join(folder, os.path.splitext(os.path.basename(file))[0] + ".pdf") for file in files]
    missing = [file for file, pdf in zip(files, pdfs) if not os.path.exists(pdf)]
    with tempfile.TemporaryDirectory() as profile:
        for begin in range(0, len(missing), 20):
            subprocess.run([office(), f"-env:UserInstallation=file://{profile}", "--headless", "--convert-to", "pdf",
                            "--outdir", folder, *missing[begin:begin + 20]], capture_output=True, timeout=300, check=False)
    return pdfs


def run(parser, work):
    """Parses the command line and does the work: of the options, and the files of the folder, each with its pages. The exit
    status; 77 (ctest: skipped) where the folder or LibreOffice is not there."""
    parser.add_argument("--pdf", help="where drawn pages are kept")
    options = parser.parse_args()
    if not os.path.isdir(options.folder):
        print(f"skipped: there is no folder {options.folder}")
        return 77
    if not office():
        print("skipped: there is no LibreOffice (libreoffice-writer-nogui)")
        return 77
    files = sorted(os.path.join(options.folder, name) for name in os.listdir(options.folder)
                   if name.endswith((".docx", ".odt")))
    with tempfile.TemporaryDirectory() as made:
        return work(options, list(zip(files, draw(files, options.pdf or made))))


def lines_of(pdf):
    """The lines of a PDF by page, parted where a wide gap is."""
    text = subprocess.run(["pdftotext", "-layout", pdf, "-"], capture_output=True, text=True, check=True).stdout
    return [[part.strip() for line in page.splitlines() for part in re.split(r" {3,}", line) if part.strip()]
            for page in text.split("\f")]


def words_of_pages(pdf):
    """The words of a PDF by page."""
    text = subprocess.run(["pdftotext", pdf, "-"], capture_output=True, text=True, check=True).stdout
    return [words(page) for page in text.split("\f")]


def blocks_of(command, file):
    """The blocks of the Document: pairs of kind and text, the marker of an item with it."""
    shown = subprocess.run([command, "-q", "show", "--plain", "--stage", "blocks", file], capture_output=True, text=True,
                           check=False).stdout
    blocks = []
    for line in shown.splitlines():
        if block := BLOCK.match(line):
            marker = MARKER.search(block[3] or "")
            text = json.loads(f'"{block[2]}"') if block[2] is not None else ""
            blocks.append((block[1], text if not marker else json.loads(f'"{marker[1]}"') + " " + text))
        elif (cell := CELL.match(line)) and blocks and blocks[-1][0] == "row":
            blocks[-1] = ("row", blocks[-1][1] + "\n" + json.loads(f'"{cell[1]}"'))
    return blocks


def words(text):
    """Words without case, accents, signs and the hyphens that a program puts in."""
    text = unicodedata.normalize("NFKD", text.replace("\u00ad", "")).casefold()
    text = "".join(c for c in text if not unicodedata.combining(c))
    return re.findall(r"[^\W_]+", text)
