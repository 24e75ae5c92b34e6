"""The licences of what is in a package with shared libraries, and where the sources of these are."""

import re
import shutil
from pathlib import Path

from shared_libraries import UnknownLibraryError, output_of

SOURCE = Path(__file__).resolve().parent.parent.parent

# What has no shared library, since all of it is in headers.
COMPILED_IN = ("nlohmann-json3-dev", "pybind11-dev")

README = """# Licences of cvconv's package with libraries

- The code of cvconv is under the MIT licence (`LICENSE`), the encoder's numbers under that of `e5-small.LICENSE`.
- `cvconv-worker` links poppler, which is under the GNU General Public License, version 2 or 3. As a whole it may be used,
  changed and passed on under the terms of the GPL. So may `cvconv-ocr-worker`, which links Tesseract and leptonica, too:
  version 3. They are programs of their own; the module that is loaded into your program does not link poppler.
- The libraries were copied from Debian's packages, unchanged but for their names and where they look for each other
  (patchelf). `NAME.copyright` says who made each and what is allowed, `common-licenses/` has the texts that it names.

Who passes this package on passes on the sources of what is under the GPL or LGPL, or offers them: cvconv's are in
`cvconv-{version}.tar.gz`, Debian's come by `apt-get source PACKAGE=VERSION`, and from snapshot.debian.org when newer ones
have taken their place.

| file | package | sources |
|---|---|---|
"""


def write_licences(folder, version, packages):
    """Writes the folder; `packages` are {library: package of Debian}."""
    folder = Path(folder)
    folder.mkdir(parents=True)
    shutil.copy2(SOURCE / "LICENSE", folder)
    shutil.copy2(SOURCE / "readers/recognize/encoder/e5-small.LICENSE", folder)
    named = set()
    all_packages = sorted({*COMPILED_IN, *packages.values()})
    for package in all_packages:
        copyright_file = Path("/usr/share/doc") / package / "copyright"
        if not copyright_file.exists():
            raise UnknownLibraryError(f"there is no {copyright_file}; apt-get install --reinstall {package}")
        text = copyright_file.read_text(encoding="utf-8", errors="replace")
        (folder / f"{package}.copyright").write_text(text, encoding="utf-8")
        named.update(re.findall(r"/usr/share/common-licenses/([\w.+-]*\w)", text))
    (folder / "common-licenses").mkdir()
    for name in sorted(named):
        licence = Path("/usr/share/common-licenses") / name
        if licence.exists():
            shutil.copyfile(licence, folder / "common-licenses" / name)
    rows = [*sorted(packages.items()), *(("in the programs", package) for package in COMPILED_IN)]
    sources = sources_of(all_packages)
    table = "".join(f"| {file} | {package} | {sources[package]} |\n" for file, package in rows)
    (folder / "README.md").write_text(README.format(version=version) + table, encoding="utf-8")


def sources_of(packages):
    """{package: source package and version}, as apt-get source takes them."""
    listed = output_of("dpkg-query", "-W", "-f", "${Package} ${source:Package}=${source:Version}\n", *packages)
    return dict(line.split() for line in listed.splitlines())
