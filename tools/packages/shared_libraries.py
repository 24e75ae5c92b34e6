"""The shared libraries that programs and modules need, to go along with them to machines that do not have them.

Each is copied under a name with a hash in it, as auditwheel does: a process that has loaded another version of, say, libxml2
already would be given that one where the name is the same.
"""

import hashlib
import os
import re
import shutil
import subprocess
from pathlib import Path

# These are the system's own. A C library cannot be had twice in a process. Nor can libstdc++ be relied on to be ours in a
# module: Node, and other modules of Python, have loaded the system's before. So that one has to be new enough, and it is
# where glibc is (see `required_versions`).
OF_THE_SYSTEM = {"libc6", "libstdc++6", "libgcc-s1"}


class UnknownLibraryError(Exception):
    """A library that cannot be passed on, since nothing tells where it came from."""


def output_of(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True, env={**os.environ, "LC_ALL": "C"}).stdout


def packages_of(files):
    """{file: package of Debian that has it}"""
    # dpkg knows some files under the folder that they had before /usr was merged, and fails where it knows not all.
    names = {name: file for file in files for name in (str(file).removeprefix("/usr"), str(file))}
    found = subprocess.run(["dpkg-query", "-S", *names], capture_output=True, text=True, check=False).stdout
    packages = {names[name]: package for package, name in re.findall(r"^([^:,\s]+)(?::\w+)?: (/.+)$", found, flags=re.M)}
    for file in files:
        if file not in packages:
            raise UnknownLibraryError(f"{file} is in no package of Debian, so its licence and its sources are not known")
    return packages


def libraries_of(program):
    """{name by which it is looked for: file} of all libraries, also of those that libraries need."""
    listed = output_of("ldd", str(program))
    missing = re.findall(r"(\S+) => not found", listed)
    if missing:
        raise UnknownLibraryError(f"{program} needs {', '.join(missing)}, not found on this machine")
    return {name: Path(file).resolve() for name, file in re.findall(r"(\S+) => (/\S+)", listed)}


def hashed_name(name, file):
    """libxml2.so.2 -> libxml2-0f3a55c1.so.2"""
    digest = hashlib.sha256(file.read_bytes()).hexdigest()[:8]
    stem, rest = name.split(".so", 1)
    return f"{stem}-{digest}.so{rest}"


class SharedLibraries:
    """Those of some programs and modules, in a folder."""

    def __init__(self, programs, folder):
        self.folder = Path(folder)
        self.packages = {}  # {file in the folder: package of Debian}
        self.renamed = {}
        found = {name: file for program in programs for name, file in libraries_of(program).items()}
        packages = packages_of(set(found.values()))
        copies = []
        self.folder.mkdir(parents=True)
        for name, file in sorted(found.items()):
            if packages[file] in OF_THE_SYSTEM:
                continue
            self.renamed[name] = hashed_name(name, file)
            copy = self.folder / self.renamed[name]
            shutil.copyfile(file, copy)
            copy.chmod(0o755)
            self.packages[copy.name] = packages[file]
            copies.append(copy)
        for copy in copies:
            subprocess.run(["patchelf", "--set-soname", copy.name, str(copy)], check=True)
            self.use_in(copy, "$ORIGIN")

    def use_in(self, file, search_path):
        """Makes a program, module or library look for them there, and nowhere else first."""
        needed = [name for name in output_of("patchelf", "--print-needed", str(file)).split() if name in self.renamed]
        replacing = [word for name in needed for word in ("--replace-needed", name, self.renamed[name])]
        # One after the other: patchelf 0.14 forgets the names where it is told both at once.
        for words in (replacing, ["--set-rpath", search_path]):
            if words:
                subprocess.run(["patchelf", *words, str(file)], check=True)


def required_versions(files):
    """What files want of the system's libraries: {"GLIBC": (2, 36), "GLIBCXX": (3, 4, 30), …}"""
    highest = {}
    for file in files:
        for name, version in re.findall(r"\s(GLIBC|GLIBCXX|CXXABI|GCC)_([\d.]+)$", output_of("objdump", "-p", str(file)),
                                        flags=re.M):
            highest[name] = max(highest.get(name, ()), tuple(map(int, version.split("."))))
    return highest
