"""What the tests of the page of `cvconv explain` share. Each is run as: TEST CVCONV EXAMPLES [unittest's arguments]

Skipped, with status 77 and the reason, where chromium, its driver or selenium is missing (tools/install-packages)."""

import json
import os
import shutil
import sys
import unittest

try:
    import selenium  # noqa: F401
except ImportError:
    print("skipped: explain: python3-selenium is not installed")
    sys.exit(77)
for needed in ("chromium", "chromedriver"):
    if not shutil.which(needed):
        print(f"skipped: explain: {needed} is not installed")
        sys.exit(77)

from browser import Browser  # noqa: E402

COMMAND, EXAMPLES = sys.argv[1:3]
PDF = os.path.join(EXAMPLES, "nurse-sidebar.pdf")
ENTRIES = """# Ann Example

ann@example.com

## Experience

**Engineer**, Acme Ltd, 2019 - 2020

- Built things

**Welder**, Bolt Ltd, 2017 - 2018

- Welded things
- Fixed things
"""
WITHOUT_FIELD = """# Ann Example

ann@example.com | qwv zzyx "onmouseover="alert(4)

Some words before it all begins that nobody can place anywhere at all; 7 x 8

## Experience

**Engineer**, Acme Ltd, 2019 - 2020

- Built things
"""


class PageCase(unittest.TestCase):
    """A browser for all tests of a class; no page may make it complain."""

    @classmethod
    def setUpClass(cls):
        cls.browser = Browser(COMMAND)

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()

    def tearDown(self):
        self.assertEqual(self.browser.complaints(), [])

    def document(self, name, text):
        path = self.browser.path(name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return path

    def data(self):
        """What the page is made of."""
        return json.loads(self.browser.one("#data").get_attribute("textContent"))

    def saved_is_valid_and_again(self, document):
        """The CV that the page saves is valid, and its corrections make the same of what cvconv reads."""
        b = self.browser
        name = os.path.basename(document)
        resume = b.downloaded("Download CV", name + ".json")
        checked = b.cvconv("validate", b.path(name + ".json"))
        self.assertEqual(checked.returncode, 0, checked.stderr)
        b.downloaded("Download corrections", name + ".corrections.json")
        converted = b.cvconv(document, "-o", b.path("read.json"))
        self.assertEqual(converted.returncode, 0, converted.stderr)
        applied = b.cvconv("apply", b.path("read.json"), b.path(name + ".corrections.json"))
        self.assertEqual(applied.returncode, 0, applied.stderr)
        self.assertEqual(json.loads(applied.stdout), resume)
        at_once = b.cvconv(document, "--corrections", b.path(name + ".corrections.json"))
        self.assertEqual(json.loads(at_once.stdout), resume)
        return resume


def main():
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]], verbosity=1)
