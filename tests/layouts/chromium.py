"""HTML to PDF by a Chromium without a screen. What was printed once is kept under the hash of its HTML."""

import hashlib
import os
import shutil
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor

OPTIONS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync",
           "--disable-background-networking", "--disable-component-update", "--disable-extensions",
           "--no-pdf-header-footer"]


def program():
    """The path of the browser, or None."""
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


def print_all(sources, folder):
    """Prints pages of HTML into `folder` and gives the paths of their PDFs."""
    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(lambda html: print_pdf(html, folder), sources))


def print_pdf(html, folder):
    """Prints a page of HTML into `folder` and gives the path of the PDF. Raises RuntimeError where that fails."""
    name = hashlib.sha256(html.encode()).hexdigest()[:20]
    pdf = os.path.join(folder, name + ".pdf")
    if os.path.exists(pdf):
        return pdf
    os.makedirs(folder, exist_ok=True)
    with tempfile.TemporaryDirectory() as profile:
        source = os.path.join(profile, "page.html")
        with open(source, "w", encoding="utf-8") as file:
            file.write(html)
        made = os.path.join(profile, "page.pdf")
        command = [program(), *OPTIONS, f"--user-data-dir={profile}/profile", f"--print-to-pdf={made}", "file://" + source]
        done = subprocess.run(command, capture_output=True, timeout=90, check=False)
        if not os.path.exists(made):
            raise RuntimeError("chromium printed nothing: " + done.stderr.decode("utf-8", "replace")[-300:])
        shutil.move(made, pdf + ".part")
    os.replace(pdf + ".part", pdf)
    return pdf
