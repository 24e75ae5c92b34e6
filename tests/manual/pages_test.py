#!/usr/bin/python3
"""Whether the manual says what the command does: its options, their arguments, choices and defaults are those of
`--help`, its exit statuses those of `cvconv formats --exit-codes`, and its keys those of the library for C.

    pages_test.py COMMAND FOLDER_OF_PAGES SETTINGS_SOURCE

mandoc looks at the language of the pages. Exit status 77 (ctest: skipped) where there is none.
"""

import re
import shutil
import subprocess
import sys
import unittest
from pathlib import Path

COMMAND, PAGES, SETTINGS = sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3])
SUBCOMMANDS = ["batch", "blind", "explain", "apply", "show", "validate", "serve", "template", "formats"]


def output(*arguments):
    return subprocess.run([COMMAND, *arguments], check=True, capture_output=True, text=True).stdout


def options_by_help(text):
    """{("-o", "--output"): ("PATH", choices, default)} of what --help prints."""
    options = {}
    for line in text.splitlines():
        found = re.match(r"  (-\S+)(?: (\S+))?", line)
        if not found or line.startswith("    "):
            continue
        names = tuple(found[1].split(","))
        takes = found[2] or ""
        if takes[:1].isupper() and takes not in ("Needs:", "Excludes:") or "|" in takes:
            choices = re.search(r"\{(.*)\}", takes)
            default = re.search(r"=(\S+)$", takes)
            options[names] = (True, choices[1].split(",") if choices else [], default[1] if default else "")
        else:
            options[names] = (False, [], "")
    return options


def items(page):
    """The items of a page that are options: their names, and their text with the macros."""
    for item in re.split(r"^\.It ", page, flags=re.M)[1:]:
        head, _, body = item.partition("\n")
        if head.startswith("Fl "):
            names = tuple("-" + name for name in re.findall(r"\bFl (\S+)", head))
            yield names, " Ar " in head, re.split(r"^\.(?:El|Sh)", head + "\n" + body, flags=re.M)[0]


def page_of(name):
    return (PAGES / name).read_text(encoding="utf-8")


class Pages(unittest.TestCase):
    def compare(self, page, command):
        by_help = options_by_help(output("help", *command))
        by_page = {}
        for names, takes, text in items(page_of(page)):
            self.assertNotIn(names, by_page, page)
            by_page[names] = (takes, text)
        self.assertGreater(len(by_help), 0)
        self.assertEqual(sorted(by_help), sorted(by_page), page)
        for names, (takes, choices, default) in by_help.items():
            takes_by_page, text = by_page[names]
            self.assertEqual(takes, takes_by_page, f"{page}: {names}")
            if choices and names != ("--stage",):  # the stages are a list of its own
                for choice in choices:
                    self.assertIn(choice, text, f"{page}: {names}")
            if default:
                self.assertRegex(text, rf"(?s)default.*{re.escape(default)}|{re.escape(default)}.*default",
                                 f"{page}: {names}")

    def test_options_of_the_command(self):
        self.compare("cvconv.1", [])

    def test_options_of_its_commands(self):
        for command in SUBCOMMANDS:
            with self.subTest(command):
                self.compare(f"cvconv-{command}.1", [command])

    def test_stages(self):
        stages = re.search(r"--stage STAGE:\{(.*?)\}", output("help", "show"))[1].split(",")
        listed = re.findall(r"^\.It Cm (\S+)", page_of("cvconv-show.1"), flags=re.M)
        self.assertEqual(sorted(stages), sorted(listed))

    def test_every_command_has_a_page(self):
        named = set(re.findall(r"^  cvconv ([a-z]+)", output("--help").split("Commands:")[1].split("Examples:")[0], re.M))
        self.assertEqual(named - {"help"}, set(SUBCOMMANDS))
        listed = set(re.findall(r"^\.It Cm (\S+)$", page_of("cvconv.1"), flags=re.M))
        self.assertEqual(listed, set(SUBCOMMANDS) | {"convert", "help"})

    def test_exit_statuses(self):
        told = re.findall(r"^ *(\d+)  (\S+)", output("formats", "--exit-codes"), flags=re.M)
        self.assertGreater(len(told), 10)
        self.assertEqual(told, re.findall(r"^\.It (\d+) Pq (\S+)", page_of("cvconv.1"), flags=re.M))

    def test_keys_of_the_library(self):
        keys = re.findall(r'^        \{"([a-z-]+)"', SETTINGS.read_text(encoding="utf-8"), flags=re.M)
        self.assertGreater(len(keys), 10)
        self.assertEqual(keys, re.findall(r"^\.It Cm (\S+)", page_of("libcvconv.3"), flags=re.M))

    def test_what_pages_refer_to_is_there(self):
        for page in sorted(PAGES.glob("*.[0-9]")):
            for name, section in re.findall(r"^\.Xr (\S*cvconv\S*) (\d)", page.read_text(encoding="utf-8"), flags=re.M):
                self.assertTrue((PAGES / f"{name}.{section}").exists(), f"{page.name} refers to {name}({section})")

    def test_mandoc_finds_nothing(self):
        pages = sorted(map(str, PAGES.glob("*.[0-9]")))
        self.assertEqual(len(pages), 12)
        said = subprocess.run(["mandoc", "-Tlint", "-Wstyle", *pages], capture_output=True, text=True, check=False)
        # Whether pages refer to others that are there is tested above; here it would depend on what is installed.
        found = [line for line in (said.stdout + said.stderr).splitlines()
                 if "referenced manual not found" not in line and "outdated mandoc.db" not in line]
        self.assertEqual(found, [])


if __name__ == "__main__":
    if shutil.which("mandoc") is None:
        print("skipped: no mandoc (apt install mandoc)")
        sys.exit(77)
    unittest.main(argv=sys.argv[:1])
