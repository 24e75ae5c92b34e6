#!/usr/bin/python3
"""What tools/packages/shared_libraries.py does with a program of the system, tar, and with libraries of no package.

Exit status 77 (ctest: skipped) without patchelf, or where the system is not Debian.
"""

import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent / "tools/packages"))
from licences import sources_of, write_licences  # noqa: E402
from shared_libraries import SharedLibraries, UnknownLibraryError, hashed_name, required_versions  # noqa: E402


class OfASystemsProgram(unittest.TestCase):
    def setUp(self):
        place = tempfile.TemporaryDirectory()
        self.addCleanup(place.cleanup)
        self.place = Path(place.name)
        self.program = self.place / "bin/tar"
        self.program.parent.mkdir()
        shutil.copy2("/bin/tar", self.program)

    def bundle(self):
        bundled = SharedLibraries([self.program], self.place / "lib")
        bundled.use_in(self.program, "$ORIGIN/../lib")
        return bundled

    def test_it_runs_with_them_wherever_it_is(self):
        self.bundle()
        moved = self.place / "moved"
        moved.mkdir()
        for folder in ("bin", "lib"):
            (self.place / folder).rename(moved / folder)
        said = subprocess.run([moved / "bin/tar", "--version"], capture_output=True, text=True, check=True).stdout
        self.assertIn("GNU tar", said)
        listed = subprocess.run(["ldd", moved / "bin/tar"], capture_output=True, text=True, check=True).stdout
        files = dict(re.findall(r"(\S+) => (\S+)", listed))
        acl = [file for name, file in files.items() if name.startswith("libacl")]
        self.assertEqual(acl, [file for file in acl if Path(file).resolve().is_relative_to(moved.resolve())], listed)
        self.assertEqual(len(acl), 1, listed)
        self.assertFalse(Path(files["libc.so.6"]).resolve().is_relative_to(moved.resolve()), listed)

    def test_their_names_tell_contents_apart(self):
        for file in ("one", "two"):
            (self.place / file).write_text(file)
        one, two = (hashed_name("libxml2.so.2", self.place / file) for file in ("one", "two"))
        self.assertRegex(one, r"^libxml2-[0-9a-f]{8}\.so\.2$")
        self.assertNotEqual(one, two)

    def test_licences_say_where_they_are_from(self):
        write_licences(self.place / "licenses", "1.2.3", self.bundle().packages)
        readme = (self.place / "licenses/README.md").read_text(encoding="utf-8")
        self.assertIn(f"| libacl1 | {sources_of(['libacl1'])['libacl1']} |", readme)
        self.assertIn("cvconv-1.2.3.tar.gz", readme)
        self.assertIn("GNU", (self.place / "licenses/libacl1.copyright").read_text(encoding="utf-8"))
        self.assertTrue((self.place / "licenses/common-licenses/LGPL-2.1").exists())

    def test_versions_are_the_highest_of_all_files(self):
        needed = required_versions([self.program])
        self.assertGreater(needed["GLIBC"], (2, 2, 5))
        with_libraries = required_versions([self.program, *self.bundle().folder.iterdir()])
        self.assertGreaterEqual(with_libraries["GLIBC"], needed["GLIBC"])

    def test_a_library_of_no_package_is_refused(self):
        folder = self.place / "own"
        folder.mkdir()
        library = next(file for name, file in ldd(self.program).items() if name.startswith("libacl"))
        shutil.copy2(library, folder / "libown.so.1")
        subprocess.run(["patchelf", "--set-soname", "libown.so.1", folder / "libown.so.1"], check=True)
        subprocess.run(["patchelf", "--add-needed", "libown.so.1", self.program], check=True)
        with self.assertRaisesRegex(UnknownLibraryError, "libown.so.1, not found"):
            self.bundle()
        subprocess.run(["patchelf", "--set-rpath", folder, self.program], check=True)
        with self.assertRaisesRegex(UnknownLibraryError, "libown.so.1 is in no package"):
            shutil.rmtree(self.place / "lib", ignore_errors=True)
            self.bundle()


def ldd(program):
    said = subprocess.run(["ldd", program], capture_output=True, text=True, check=True).stdout
    return dict(re.findall(r"(\S+) => (/\S+)", said))


if __name__ == "__main__":
    for needed in ("patchelf", "dpkg-query", "objdump"):
        if shutil.which(needed) is None:
            print(f"skipped: no {needed}")
            sys.exit(77)
    unittest.main()
