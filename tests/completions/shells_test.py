#!/usr/bin/python3
"""What bash, zsh and fish complete: the shells run in a terminal, a line is typed, and Tab is pressed.

    shells_test.py FOLDER COMMAND

FOLDER has bash/cvconv, zsh/_cvconv and fish/cvconv.fish. A shell that is not installed is skipped; exit status 77
(ctest: skipped) where none is.
"""

import os
import pty
import re
import select
import shutil
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

COMPLETIONS, COMMAND = Path(sys.argv[1]).absolute(), sys.argv[2]
# Printed once a shell reads keys by its own editor; before that, the terminal would take Tab for a letter.
PROMPT = "ready> "
SET_PROMPT = "PS1='rea''dy> '"  # what is typed is echoed, and must not look like the prompt


class Terminal:
    """A shell in a terminal of its own."""

    def __init__(self, arguments, folder, setup):
        environment = {"PATH": os.environ["PATH"], "HOME": folder, "TERM": "dumb", "LC_ALL": "C.UTF-8"}
        self.process, self.descriptor = pty.fork()
        if self.process == 0:
            os.chdir(folder)
            os.execvpe(arguments[0], arguments, environment)
        self.type(f"{setup}; {SET_PROMPT}\n")
        self.wait_for_prompt()

    def type(self, text):
        os.write(self.descriptor, text.encode())

    def rest(self, quiet=0.4):
        """What is printed until nothing more is for a moment."""
        seen = b""
        while select.select([self.descriptor], [], [], quiet)[0]:
            try:
                seen += os.read(self.descriptor, 65536)
            except OSError:
                break
        return seen.decode(errors="replace")

    def wait_for_prompt(self, seconds=60):
        seen, end = "", time.monotonic() + seconds
        while PROMPT not in seen and time.monotonic() < end:
            seen += self.rest(0.2)

    def complete(self, line, tabs=1):
        """The line as it is after Tab, and what is listed below it."""
        self.type("\x15" + line + "\t" * tabs)
        seen = self.rest(1.0)
        self.type("\x15\x03")
        self.wait_for_prompt()
        return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]|\r|\x07", "", seen)

    def close(self):
        os.close(self.descriptor)
        os.kill(self.process, 9)
        os.waitpid(self.process, 0)


def folder_with_files():
    folder = tempfile.TemporaryDirectory()
    for name in ("some document.pdf", "other.md"):
        (Path(folder.name) / name).touch()
    return folder


class Shells(unittest.TestCase):
    def ends_line(self, terminal, line, completed):
        seen = terminal.complete(line)
        self.assertIn(completed, seen, f"{line!r}: {seen!r}")

    def lists(self, terminal, line, *candidates):
        seen = terminal.complete(line, tabs=3)
        for candidate in candidates:
            self.assertIn(candidate, seen, f"{line!r}: {seen!r}")

    def common(self, terminal):
        self.ends_line(terminal, "cvconv expl", "cvconv explain ")
        self.ends_line(terminal, "cvconv --no-c", "cvconv --no-clobber")
        self.ends_line(terminal, "cvconv batch --ndj", "cvconv batch --ndjson")
        self.ends_line(terminal, "cvconv -q batch --shar", "cvconv -q batch --shard")
        self.ends_line(terminal, "cvconv --ocr nev", "cvconv --ocr never")
        self.ends_line(terminal, "cvconv -t lat", "cvconv -t latex")
        self.ends_line(terminal, "cvconv explain oth", "cvconv explain other.md")
        self.ends_line(terminal, "cvconv template modern", "cvconv template moderncv")
        self.ends_line(terminal, "cvconv help vali", "cvconv help validate")
        self.lists(terminal, "cvconv --isolation ", "auto", "require", "off")
        self.lists(terminal, "cvconv show --stage ", "blocks", "layout", "words")
        self.assertNotIn("--shard", terminal.complete("cvconv explain --sha"))

    @unittest.skipUnless(shutil.which("bash"), "no bash")
    def test_bash(self):
        folder = folder_with_files()
        terminal = Terminal(["bash", "--norc", "--noprofile", "-i"], folder.name,
                            f"bind 'set completion-query-items 0'; bind 'set page-completions off'; "
                            f"source {COMPLETIONS}/bash/cvconv")
        self.addCleanup(folder.cleanup)
        self.addCleanup(terminal.close)
        self.common(terminal)
        self.ends_line(terminal, "cvconv --ocr=nev", "cvconv --ocr=never")
        self.ends_line(terminal, "cvconv some", "cvconv some\\ document.pdf")

    @unittest.skipUnless(shutil.which("zsh"), "no zsh")
    def test_zsh(self):
        folder = folder_with_files()
        terminal = Terminal(["zsh", "-f", "-i"], folder.name,
                            f"fpath=({COMPLETIONS}/zsh $fpath); autoload -U compinit; compinit -u -D; "
                            f"unsetopt zle_bracketed_paste")
        self.addCleanup(folder.cleanup)
        self.addCleanup(terminal.close)
        self.common(terminal)
        self.ends_line(terminal, "cvconv --ocr=nev", "cvconv --ocr=never")
        self.ends_line(terminal, "cvconv validate some", "cvconv validate some\\ document.pdf")

    @unittest.skipUnless(shutil.which("fish"), "no fish")
    def test_fish(self):
        folder = folder_with_files()
        self.addCleanup(folder.cleanup)

        def candidates(line):
            script = f"source {COMPLETIONS}/fish/cvconv.fish; complete -C '{line}'"
            environment = {"PATH": os.environ["PATH"], "HOME": folder.name, "LC_ALL": "C.UTF-8"}
            said = subprocess.run(["fish", "--no-config", "-c", script], check=True, capture_output=True, text=True,
                                  cwd=folder.name, env=environment)
            self.assertEqual(said.stderr, "")
            return [line.split("\t")[0] for line in said.stdout.splitlines()]

        self.assertEqual(candidates("cvconv expl"), ["explain"])
        self.assertEqual(candidates("cvconv --no-c"), ["--no-clobber"])
        self.assertEqual(candidates("cvconv batch --ndj"), ["--ndjson"])
        self.assertEqual(candidates("cvconv -q batch --shar"), ["--shard"])
        self.assertEqual(candidates("cvconv --ocr nev"), ["never"])
        self.assertEqual(candidates("cvconv -t lat"), ["latex"])
        self.assertEqual(candidates("cvconv explain oth"), ["other.md"])
        self.assertEqual(candidates("cvconv template modern"), ["moderncv"])
        self.assertEqual(candidates("cvconv help vali"), ["validate"])
        self.assertEqual(sorted(candidates("cvconv --isolation ")), ["auto", "off", "require"])
        self.assertIn("blocks", candidates("cvconv show --stage "))
        self.assertEqual(candidates("cvconv explain --shar"), [])

    def test_every_option_of_help_is_there(self):
        """What --help says is in each of the three, so that none is made of an old table."""
        texts = [(COMPLETIONS / name).read_text(encoding="utf-8") for name in ("bash/cvconv", "zsh/_cvconv")]
        fish = (COMPLETIONS / "fish/cvconv.fish").read_text(encoding="utf-8")
        for command in ("convert", "batch", "blind", "explain", "apply", "show", "validate", "serve", "template", "formats"):
            said = subprocess.run([COMMAND, "help", command], check=True, capture_output=True, text=True).stdout
            options = re.findall(r"^  (?:-\w,)?--([a-z-]+)", said, flags=re.M)
            self.assertGreater(len(options), 0)
            for option in options:
                for text in texts:
                    self.assertIn("--" + option, text, command)
                self.assertRegex(fish, rf"__cvconv_command_is {command}'.* -l {option}\b")


if __name__ == "__main__":
    if not any(map(shutil.which, ("bash", "zsh", "fish"))):
        print("skipped: no bash, zsh or fish")
        sys.exit(77)
    unittest.main(argv=sys.argv[:1])
