#!/usr/bin/python3
"""Runs the lines of the table in tools/INSTALL.md, as they stand there.

    install_test.py [BUILD]

They install things, so they run in a copy of this machine's files that is thrown away: an overlay, in a mount namespace.
There, `sudo` does what it is told, and `cmake --preset` leaves a folder alone that is configured already, so that what
was built is not built again. BUILD is a build folder with the packages for Python and Node, which pip and npm take
instead of compiling them.

The lines of the action are YAML: they are run as a runner of GitHub's does, by the command in BUILD. Those of the wheel
and npm archive, of the container and of pre-commit are run by tests/packages/binaries, tests/container/run and
tests/pre_commit/hooks_test.sh, which need programs or a root of their own.

As root; exit status 77 (ctest: skipped) where this is not possible.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent.parent
BUILD = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else None

sys.path.insert(0, str(SOURCE / "tests/action"))
try:
    import yaml
    from runner import Runner
except ModuleNotFoundError:
    yaml = None

SUDO = '#!/bin/sh\nexec "$@"\n'
CMAKE = """#!/bin/sh
if [ "$1" = --preset ] && [ -f "build-$2/build.ninja" ]; then
    exit 0
fi
exec {cmake} "$@"
"""

# What the last line of a way prints, or a command that shows that it worked.
SHOWS = {
    "Debian packages": ("/usr/bin/cvconv -V && man -w cvconv", "man1/cvconv.1"),
    "any prefix": ("true", "cvconv 0."),
    "C, and": ("true", '"name": "Aoife Tarrant"'),
    "C++": ("true", '"name": "Erika Beispiel"'),
    "HTTP": ("true", '"name": "Aoife Tarrant"'),
    "Python": ("true", "Aoife Tarrant"),
    "Node": ("true", "Aoife Tarrant"),
}
RUN_ELSEWHERE = {"wheel and npm archive": "tests/packages/binaries", "a container": "tests/container/run",
                 "pre-commit": "tests/pre_commit/hooks_test.sh"}


def ways():
    text = (SOURCE / "tools/INSTALL.md").read_text(encoding="utf-8")
    return re.findall(r"<tr><th>(.*?)</th><td>\n\n```\n(.*?)```", text, flags=re.S)


class Root:
    """The files of this machine, to be changed."""

    def __init__(self):
        self.place = Path(tempfile.mkdtemp())
        self.mount("-t", "tmpfs", "tmpfs", self.place)
        self.merged = self.place / "root"
        self.overlay("/", self.merged, "machine")
        self.overlay(SOURCE, self.merged / SOURCE.relative_to("/"), "source")
        self.mount("-t", "proc", "proc", self.merged / "proc")
        self.mount("--rbind", "/dev", self.merged / "dev")
        for name, text in (("sudo", SUDO), ("cmake", CMAKE.format(cmake=shutil.which("cmake")))):
            file = self.merged / "usr/local/bin" / name
            file.unlink(missing_ok=True)
            file.write_text(text, encoding="utf-8")
            file.chmod(0o755)
        # Whom apt asks whether to go on says yes.
        (self.merged / "etc/apt/apt.conf.d/yes").write_text('APT::Get::Assume-Yes "true";\n', encoding="utf-8")
        (self.merged / "root/way-in").mkdir()

    def close(self):
        subprocess.run(["umount", "--recursive", "--lazy", self.place], check=True)
        self.place.rmdir()

    def mount(self, *arguments):
        subprocess.run(["mount", *map(str, arguments)], check=True)

    def overlay(self, lower, target, name):
        upper, work = self.place / f"{name}-upper", self.place / f"{name}-work"
        for folder in (upper, work, target):
            folder.mkdir(exist_ok=True)
        self.mount("-t", "overlay", "overlay", "-o", f"lowerdir={lower},upperdir={upper},workdir={work}", target)

    def run(self, script):
        environment = {"PATH": "/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root/way-in", "LC_ALL": "C.UTF-8",
                       "DEBIAN_FRONTEND": "noninteractive", "PIP_NO_INDEX": "1",
                       "npm_config_offline": "true"}
        if BUILD:
            environment["CVCONV_BUILD"] = str(BUILD)
        return subprocess.run(["chroot", str(self.merged), "sh", "-euc", f"cd {SOURCE}\n{script}"], env=environment,
                              capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)


class WaysIn(unittest.TestCase):
    def test_the_lines(self):
        root = Root()
        self.addCleanup(root.close)
        found = [(title, lines) for title, lines in ways() if title.startswith(tuple(SHOWS))]
        self.assertEqual(len(found), len(SHOWS))
        for (title, lines), (beginning, (command, shown)) in zip(found, SHOWS.items()):
            with self.subTest(title):
                self.assertTrue(title.startswith(beginning), title)
                said = root.run(lines + command)
                self.assertEqual(said.returncode, 0, said.stdout[-2000:] + said.stderr[-2000:])
                self.assertIn(shown, said.stdout)
                print(f"{title}: {len(lines.splitlines())} lines run", flush=True)

    def test_no_way_is_left_out(self):
        for title, _ in ways():
            self.assertTrue(title.startswith((*SHOWS, *RUN_ELSEWHERE, "GitHub Action")), title)
        for title, script in RUN_ELSEWHERE.items():
            self.assertIn(f"<tr><th>{title}", (SOURCE / script).read_text(encoding="utf-8"))

    def test_the_action(self):
        if BUILD is None or yaml is None:
            self.skipTest("this needs BUILD and python3-yaml")
        (lines,) = [lines for title, lines in ways() if title == "GitHub Action"]
        (step,) = yaml.safe_load(lines)
        self.assertRegex(step["uses"], r"^[\w-]+/cvconv@v\d+$")
        with tempfile.TemporaryDirectory() as place:
            workspace, temporary = Path(place) / "workspace", Path(place) / "temporary"
            temporary.mkdir()
            shutil.copytree(SOURCE / "tests/examples", workspace / "cvs/examples")
            inputs = {name.replace("-", "_"): str(value).lower() if isinstance(value, bool) else value
                      for name, value in step["with"].items()}
            status, said, outputs, page = Runner(SOURCE, workspace, temporary).run(
                command=BUILD / "tools/cvconv", **inputs)
            self.assertEqual(status, 0, said)
            number = len(list((SOURCE / "tests/examples").glob("**/*.pdf")))
            self.assertEqual((outputs["converted"], outputs["failed"]), (str(number), "0"))
            self.assertIn("Aoife Tarrant", (workspace / "out/cvs/examples/nurse-sidebar.pdf.json").read_text(encoding="utf-8"))
            self.assertIn(f"{number} of {number} documents converted", page)


def mounts_are_our_own():
    return os.environ.get("CVCONV_WAYS_IN") == "unshared"


if __name__ == "__main__":
    if not mounts_are_our_own():
        if os.geteuid() != 0 or shutil.which("unshare") is None or subprocess.run(["unshare", "-m", "true"],
                                                                                 check=False).returncode != 0:
            print("skipped: this needs root, and a mount namespace")
            sys.exit(77)
        os.environ["CVCONV_WAYS_IN"] = "unshared"
        os.execvp("unshare", ["unshare", "--mount", "--propagation", "private", sys.executable, *sys.argv])
    unittest.main(argv=sys.argv[:1])
