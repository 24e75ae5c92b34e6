#!/usr/bin/python3
"""How the page looks: on a telephone, in the dark, on paper, and to who does not see it.
Usage: base.py tells it."""

import os
import shutil
import subprocess

from base import COMMAND, ENTRIES, PDF, PageCase, main
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

EMPLOYER = "\u05d1\u05d9\u05ea \u05d4\u05de\u05dc\u05d0\u05db\u05d4"  # the workshop
HEBREW = f"""# \u05d3\u05d2\u05e0\u05d9\u05ea \u05d3\u05d5\u05d2\u05de\u05d4

dganit@example.com

## \u05e0\u05d9\u05e1\u05d9\u05d5\u05df \u05ea\u05e2\u05e1\u05d5\u05e7\u05ea\u05d9

**\u05de\u05d4\u05e0\u05d3\u05e1\u05ea**, {EMPLOYER}, 2019 - 2020

- \u05d1\u05e0\u05d9\u05d9\u05ea \u05d2\u05e9\u05e8\u05d9\u05dd

Acme Ltd, Engineer, 2017 - 2018
"""


class LooksTest(PageCase):
    def documents(self):
        return [PDF, self.document("entries.md", ENTRIES), self.document("hebrew.md", HEBREW)]

    def review(self):
        """The page of a folder with all of them."""
        b = self.browser
        folder = b.path("inbox")
        os.makedirs(folder, exist_ok=True)
        for document in self.documents():
            shutil.copy(document, folder)
        made = b.cvconv("explain", folder, "-o", b.path("review"))
        self.assertEqual(made.returncode, 0, made.stderr)
        return "file://" + b.path("review/index.html")

    def test_fits_a_telephone(self):
        b = self.browser
        review = self.review()
        b.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                                 {"width": 360, "height": 740, "deviceScaleFactor": 1, "mobile": True})
        try:
            for document in self.documents():
                b.open(document)
                b.driver.execute_script("document.querySelectorAll('details').forEach(d => { d.open = true; })")
                b.edit("/work/0/name", "A name with one word of many letters: " + "m" * 200)
                self.assertLessEqual(self.width(), 360, document)
            b.driver.get(review)
            self.assertLessEqual(self.width(), 360)
        finally:
            b.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})

    def test_shows_the_document_and_a_field_together_on_a_telephone(self):
        b = self.browser
        b.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                                 {"width": 360, "height": 740, "deviceScaleFactor": 1, "mobile": True})
        b.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [{"name": "hover", "value": "none"}]})
        try:
            for document in self.documents():
                b.open(document)
                box = "const r = document.querySelector(arguments[0]).getBoundingClientRect(); return [r.top, r.bottom]"
                top, source, result = (b.driver.execute_script(box, which) for which in ("#top", "#source", "#result"))
                self.assertLess(top[1] - top[0], 740 / 4, document)
                self.assertGreater(source[1] - source[0], 150, document)
                self.assertGreater(result[1] - result[0], 250, document)
                self.assertLessEqual(result[1], 740, document)
                self.assertFalse(any(key.is_displayed() for key in b.all(".key")), document)
            b.driver.get(self.review())
            narrowest = "return Math.min(...[...document.querySelectorAll('tbody th, tbody [data-title]')].map(e => e.clientWidth))"
            self.assertGreater(b.driver.execute_script(narrowest), 200)
        finally:
            b.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
            b.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})

    def width(self):
        return self.browser.driver.execute_script("return document.documentElement.scrollWidth")

    def test_text_from_right_to_left(self):
        b = self.browser
        b.open(self.document("hebrew.md", HEBREW))
        self.assertGreaterEqual(self.directions(".line .t", EMPLOYER), {("rtl", True)})
        self.assertEqual({d for d, _ in self.directions(".line .t", "Acme")}, {"ltr"})
        self.assertEqual(self.directions(".value", EMPLOYER), {("rtl", True)})
        self.assertEqual(self.directions("h3", EMPLOYER), {("rtl", True)})
        email = self.browser.field("/basics/email").find_element(By.CSS_SELECTOR, ".value")
        self.assertEqual(email.value_of_css_property("direction"), "ltr")
        value = next(v for v in b.all(".value") if EMPLOYER in v.text)
        pointer = value.find_element(By.XPATH, "..").get_attribute("data-p")
        b.driver.execute_script("arguments[0].focus()", value)
        b.press(Keys.ENTER)
        self.assertEqual(b.one(".editor").value_of_css_property("direction"), "rtl")
        b.press(Keys.ESCAPE)
        self.assertIn(EMPLOYER, b.value(pointer))

    def directions(self, selector, word):
        """(direction, kept apart from what is around it) of all elements with this word; there must be some."""
        found = {(e.value_of_css_property("direction"), "isolate" in e.value_of_css_property("unicode-bidi"))
                 for e in self.browser.all(selector) if word in e.text}
        self.assertTrue(found, selector)
        return found

    def test_prints_the_values_and_no_buttons(self):
        b = self.browser
        for document in (PDF, self.document("entries.md", ENTRIES)):
            b.open(document)
            values = [value.text for value in b.all(".value")]
            printed = subprocess.run(["pdftotext", "-raw", b.print_page("printed.pdf"), "-"], capture_output=True,
                                     text=True, check=True).stdout
            without_breaks = "".join(printed.split())
            self.assertGreater(len(values), 10)
            for value in values:
                self.assertIn("".join(value.split()), without_breaks)
            for label in ("Undo", "Delete entry", "Merge with next", "Download", "n and p go"):
                self.assertNotIn(label, printed)

    def test_accessible_by_the_rules_of_axe(self):
        axe = axe_core()
        if axe is None:
            print("skipped: explain:looks: axe-core is not to be had from npm")
            self.skipTest("no axe-core")
        b = self.browser
        pages = ["file://" + b.open(document) for document in self.documents()] + [self.review()]
        for page in pages:
            for scheme in ("light", "dark"):
                b.driver.execute_cdp_cmd("Emulation.setEmulatedMedia",
                                         {"features": [{"name": "prefers-color-scheme", "value": scheme}]})
                b.driver.get(page)
                ground = b.one("body").value_of_css_property("background-color")
                self.assertEqual("255, 255, 255" in ground, scheme == "light", ground)
                b.driver.execute_cdp_cmd("Runtime.evaluate", {"expression": axe})
                passed, found = b.driver.execute_async_script(
                    "const done = arguments[arguments.length - 1];"
                    "axe.run().then(r => done([r.passes.map(p => p.id),"
                    "  r.violations.map(v => v.id + ': ' + v.nodes[0].html.slice(0, 200))]))")
                self.assertEqual(found, [], f"{page} {scheme}")
                self.assertIn("color-contrast", passed)


def axe_core():
    """The text of axe-core, from npm, kept where the command was built; None if it cannot be had."""
    folder = os.path.join(os.path.dirname(os.path.abspath(COMMAND)), "axe")
    script = os.path.join(folder, "package", "axe.min.js")
    if not os.path.exists(script):
        os.makedirs(folder, exist_ok=True)
        try:
            subprocess.run("npm pack --silent axe-core@4.10.2 && tar -xzf axe-core-4.10.2.tgz package/axe.min.js",
                           shell=True, cwd=folder, check=True, capture_output=True, timeout=120)
        except (subprocess.SubprocessError, OSError):
            return None
    with open(script, encoding="utf-8") as file:
        return file.read()


if __name__ == "__main__":
    main()
