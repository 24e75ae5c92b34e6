"""OpenDocument to PDF by LibreOffice without a screen; all documents that are wanting in one run."""

import hashlib
import os
import shutil
import subprocess
import tempfile


def program():
    return shutil.which("soffice")


def print_all(sources, folder):
    """Prints documents into `folder` and gives the paths of their PDFs. Raises RuntimeError where that fails."""
    names = [hashlib.sha256(source.encode()).hexdigest()[:20] for source in sources]
    paths = [os.path.join(folder, name + ".pdf") for name in names]
    wanting = {path: source for path, source in zip(paths, sources) if not os.path.exists(path)}
    if wanting:
        with tempfile.TemporaryDirectory() as work:
            files = []
            for path, source in wanting.items():
                files.append(os.path.join(work, os.path.basename(path)[:-4] + ".fodt"))
                with open(files[-1], "w", encoding="utf-8") as file:
                    file.write(source)
            command = [program(), "--headless", "--norestore", f"-env:UserInstallation=file://{work}/profile",
                       "--convert-to", "pdf", "--outdir", work, *files]
            done = subprocess.run(command, capture_output=True, timeout=120 + 5 * len(files), check=False)
            for path in wanting:
                made = os.path.join(work, os.path.basename(path))
                if not os.path.exists(made):
                    raise RuntimeError("soffice printed nothing: " + done.stderr.decode("utf-8", "replace")[-300:])
                shutil.move(made, path + ".part")
                os.replace(path + ".part", path)
    return paths
