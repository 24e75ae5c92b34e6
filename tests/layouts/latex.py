"""LaTeX to PDF by XeLaTeX."""

import hashlib
import os
import shutil
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor


def program():
    return shutil.which("xelatex")


def print_all(sources, folder):
    """Typesets documents into `folder` and gives the paths of their PDFs."""
    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(lambda source: typeset(source, folder), sources))


def typeset(source, folder):
    """The path of the PDF. Raises RuntimeError where there is none."""
    pdf = os.path.join(folder, hashlib.sha256(source.encode()).hexdigest()[:20] + ".pdf")
    if os.path.exists(pdf):
        return pdf
    with tempfile.TemporaryDirectory() as work:
        with open(os.path.join(work, "page.tex"), "w", encoding="utf-8") as file:
            file.write(source)
        done = subprocess.run([program(), "-interaction=nonstopmode", "-halt-on-error", "-no-shell-escape", "page.tex"],
                              cwd=work, capture_output=True, timeout=120, check=False)
        made = os.path.join(work, "page.pdf")
        if done.returncode != 0 or not os.path.exists(made):
            raise RuntimeError("xelatex: " + done.stdout.decode("utf-8", "replace")[-600:])
        shutil.move(made, pdf + ".part")
    os.replace(pdf + ".part", pdf)
    return pdf
