#!/usr/bin/python3
"""The page of `cvconv explain` in a real browser. Usage: browser_test.py CVCONV EXAMPLES [unittest's arguments]

Skipped, with status 77 and the reason, where chromium, its driver or selenium is missing (tools/install-packages)."""

import json
import os
import shutil
import subprocess
import sys
import unittest

try:
    from selenium.webdriver.common.action_chains import ActionChains
    from selenium.webdriver.common.by import By
    from selenium.webdriver.common.keys import Keys
    from selenium.webdriver.support.ui import Select
except ImportError:
    print("skipped: explain:browser: python3-selenium is not installed")
    sys.exit(77)
for needed in ("chromium", "chromedriver"):
    if not shutil.which(needed):
        print(f"skipped: explain:browser: {needed} is not installed")
        sys.exit(77)

from browser import Browser  # noqa: E402

COMMAND, EXAMPLES = sys.argv[1:3]
PDF = os.path.join(EXAMPLES, "nurse-sidebar.pdf")
LONG_WORD = "x" * 1_000_000
HOSTILE = f"""# Ann <script>alert(1)</script> Example

ann@example.com | [site](javascript:alert(2)) | </script><script>document.title='owned'</script>

## Experience

**Engineer**, Acme </style><img src=x onerror=alert(3)> Ltd, 2019 - 2020

- Wrote \u202egnihtemos\u202c and "quotes" & <!-- comments --> ]]> <![CDATA[
- {LONG_WORD}

## Nonsense

Zzyx "onmouseover="alert(4) qwv </textarea><svg onload=alert(5)>
"""
WITHOUT_FIELD = """# Ann Example

ann@example.com | qwv zzyx "onmouseover="alert(4)

Some words before it all begins that nobody can place anywhere at all; 7 x 8

## Experience

**Engineer**, Acme Ltd, 2019 - 2020

- Built things
"""
ENTRIES = """# Ann Example

ann@example.com

## Experience

**Engineer**, Acme Ltd, 2019 - 2020

- Built things

**Welder**, Bolt Ltd, 2017 - 2018

- Welded things
- Fixed things
"""


class PageTest(unittest.TestCase):
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

    def test_opens_with_every_value_and_mark(self):
        b = self.browser
        page = b.open(PDF)
        data = json.loads(b.one("#data").get_attribute("textContent"))
        words = data["words"]
        self.assertEqual(words["all"], sum(words[k] for k in ("placed", "unplaced", "furniture", "hidden")))
        self.assertEqual(words["lost"], 0)
        self.assertGreater(words["all"], 100)
        self.assertEqual(b.value("/basics/name"), "Aoife Tarrant")
        self.assertEqual(len(b.all(".page img")), 1)
        width = b.driver.execute_script("return document.querySelector('.page img').naturalWidth")
        self.assertGreater(width, 700)
        self.assertGreater(len(b.all("g.mark")), 40)
        paint = b.driver.execute_script(
            "return performance.getEntriesByName('first-contentful-paint').map(e => e.startTime)[0]")
        print(f"explain:browser: first paint after {paint:.0f} ms, page of {os.path.getsize(page) // 1024} KB")

    def test_lights_both_ways(self):
        b = self.browser
        b.open(PDF)
        value = b.field("/basics/email").find_element(By.CSS_SELECTOR, ".value")
        ActionChains(b.driver).move_to_element(value).perform()
        lit = b.all("g.mark.lit")
        self.assertEqual(len(lit), 1)
        self.assertIn("email", lit[0].get_attribute("aria-label"))
        box = next(m for m in b.all("g.mark") if m.get_attribute("aria-label").startswith("basics phone"))
        ActionChains(b.driver).move_to_element(box).perform()
        self.assertIn("/basics/phone", [f.get_attribute("data-p") for f in b.all(".field.lit")])
        box.click()
        self.assertEqual(b.one(".field.current").get_attribute("data-p"), "/basics/phone")

    def test_lists_the_fields_of_one_place(self):
        b = self.browser
        b.open(self.document("places.md", ENTRIES))
        box = next(m for m in b.all("span.mark") if " " in m.get_attribute("data-i"))
        box.click()
        self.assertIn("several fields", b.status())
        self.assertGreaterEqual(len(b.all("#status button")), 2)

    def test_keys_alone_correct_three_fields(self):
        b = self.browser
        b.open(PDF)
        b.keys = 0
        body = b.one("body")
        b.driver.execute_script("arguments[0].focus()", body)
        changes = [("/work/0/startDate", "2020-04"), ("/work/1/position", "Nurse"), ("/education/0/endDate", "2020")]
        for pointer, text in changes:
            for _ in range(200):  # n to the neighbourhood would do for doubtful ones; these are reached by arrows
                active = b.driver.switch_to.active_element
                if pointer == b.driver.execute_script(
                        "const f = arguments[0].closest('.field'); return f ? f.dataset.p : ''", active):
                    break
                at_value = "value" in (active.get_attribute("class") or "")
                b.press(Keys.ARROW_DOWN if at_value else Keys.TAB)
            b.press(Keys.ENTER, Keys.CONTROL + "a")
            b.type(text)
            b.press(Keys.ENTER)
            self.assertEqual(b.value(pointer), text)
        print(f"explain:browser: three corrections by keyboard alone: {b.keys} key presses")
        resume = self.saved_is_valid_and_again(PDF)
        self.assertEqual(resume["work"][0]["startDate"], "2020-04")
        self.assertLess(b.keys, 150)

    def test_n_and_p_go_through_what_is_doubtful(self):
        b = self.browser
        b.open(self.document("doubtful.md", ENTRIES))
        doubtful = json.loads(b.one("#data").get_attribute("textContent"))["values"]["doubtful"]
        b.driver.execute_script("arguments[0].focus()", b.one("body"))
        b.press("n")
        if doubtful == 0:
            self.assertIn("Nothing is doubtful", b.status())
            return
        first = b.one(".field.current").get_attribute("data-p")
        self.assertIn("guessed", b.field(first).text)
        b.press("n")
        b.press("p")
        self.assertEqual(b.one(".field.current").get_attribute("data-p"), first)

    def test_wrong_values_are_refused(self):
        b = self.browser
        b.open(PDF)
        b.edit("/work/0/startDate", "last spring")
        self.assertIn("A date is written", b.status())
        b.press(Keys.ESCAPE)
        self.assertEqual(b.value("/work/0/startDate"), "2020-03")

    def test_reload_keeps_and_discard_forgets(self):
        b = self.browser
        b.open(PDF)
        b.edit("/basics/name", "Aoife T. Tarrant")
        b.driver.refresh()
        self.assertEqual(b.value("/basics/name"), "Aoife T. Tarrant")
        self.assertIn("here again", b.status())
        b.button("Discard").click()
        self.assertEqual(b.value("/basics/name"), "Aoife Tarrant")
        b.driver.refresh()
        self.assertEqual(b.value("/basics/name"), "Aoife Tarrant")

    def test_entries_merge_split_and_go(self):
        b = self.browser
        document = self.document("entries.md", ENTRIES)
        b.open(document)
        before = json.loads(b.one("#data").get_attribute("textContent"))["resume"]
        self.assertEqual(len(before["work"]), 2)
        b.one('[aria-label="Merge work 1 with the next"]').click()
        merged = self.saved_is_valid_and_again(document)
        self.assertEqual(len(merged["work"]), 1)
        self.assertEqual(merged["work"][0]["highlights"], ["Built things", "Welded things", "Fixed things"])
        self.assertEqual(merged["work"][0]["startDate"], "2017")
        self.assertIn("Welder", merged["work"][0]["position"])
        third = b.field("/work/0/highlights/1").find_element(By.CSS_SELECTOR, ".value")
        third.click()
        b.button("New entry from here").click()
        split = self.saved_is_valid_and_again(document)
        self.assertEqual(split["work"][1], {"highlights": ["Welded things", "Fixed things"]})
        b.one('[aria-label="Delete work 2"]').click()
        gone = self.saved_is_valid_and_again(document)
        self.assertEqual([w["highlights"] for w in gone["work"]], [["Built things"]])
        for _ in range(3):
            b.button("Undo").click()
        self.assertEqual(b.downloaded("Download CV", "entries.md.json"), before)

    def test_text_without_a_field_is_put_into_one(self):
        b = self.browser
        document = self.document("without-field.md", WITHOUT_FIELD)
        b.open(document)
        listed = next(d for d in b.all("details") if d.get_attribute("data-list") == "Without a field")
        self.assertNotIn("(0)", listed.find_element(By.CSS_SELECTOR, "summary").text)
        count = len(listed.find_elements(By.CSS_SELECTOR, "li"))
        listed.find_element(By.CSS_SELECTOR, "summary").click()
        text = listed.find_element(By.CSS_SELECTOR, "li button").get_attribute("textContent")
        listed.find_element(By.CSS_SELECTOR, "button.act").click()
        b.one("#placing-entry").send_keys("interests")
        b.button("Put there").click()
        resume = self.saved_is_valid_and_again(document)
        self.assertTrue(any(i.get("name") == text for i in resume["interests"]), resume.get("interests"))
        left = resume["meta"]["cvconv"].get("unclaimed", [])
        self.assertEqual(len(left), count - 1)

    def test_hostile_text_stays_text(self):
        b = self.browser
        b.open(self.document("hostile.md", HOSTILE))
        self.assertNotEqual(b.driver.title, "owned")
        self.assertEqual(b.all("main script, main img, main svg[onload], a[href^='javascript']"), [])
        name = b.value("/basics/name")
        self.assertIn("Ann", name)
        self.assertNotIn("\u202e", b.one("main").text)
        overflow = b.driver.execute_script(
            "return document.documentElement.scrollWidth - document.documentElement.clientWidth")
        self.assertLessEqual(overflow, 0)

    def test_fits_a_telephone(self):
        b = self.browser
        b.open(PDF)
        b.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                                 {"width": 360, "height": 740, "deviceScaleFactor": 1, "mobile": True})
        try:
            wide = b.driver.execute_script("return document.documentElement.scrollWidth")
            self.assertLessEqual(wide, 360)
        finally:
            b.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})

    def test_accessible_by_the_rules_of_axe(self):
        axe = axe_core()
        if axe is None:
            print("skipped: explain:browser: axe-core is not to be had from npm")
            self.skipTest("no axe-core")
        b = self.browser
        for document in (PDF, self.document("axe.md", ENTRIES)):
            for scheme in ("light", "dark"):
                b.open(document)
                b.driver.execute_cdp_cmd("Emulation.setEmulatedMedia",
                                         {"features": [{"name": "prefers-color-scheme", "value": scheme}]})
                b.driver.execute_cdp_cmd("Runtime.evaluate", {"expression": axe})
                found = b.driver.execute_async_script(
                    "const done = arguments[arguments.length - 1];"
                    "axe.run().then(r => done(r.violations.map(v => v.id + ': ' + v.nodes[0].html.slice(0, 200))))")
                self.assertEqual(found, [], f"{document} {scheme}")


class ReviewTest(unittest.TestCase):
    """The list of a folder, from the documents and from a batch's output."""

    def test_list_and_pages(self):
        b = Browser(COMMAND)
        try:
            inbox = b.path("inbox")
            os.makedirs(os.path.join(inbox, "a b"))
            shutil.copy(PDF, os.path.join(inbox, "a b", "nurse.pdf"))
            for name, text in (("cv.md", WITHOUT_FIELD), ("<b>x.md", ENTRIES), ("empty.txt", "")):
                with open(os.path.join(inbox, name), "w", encoding="utf-8") as file:
                    file.write(text)
            b.cvconv("batch", "-q", inbox, "-o", b.path("out"))
            for arguments in ([inbox], [b.path("out"), "--originals", inbox]):
                made = b.cvconv("explain", *arguments, "-o", b.path("review"), "--report", b.path("all.json"))
                documents = 4 if len(arguments) == 1 else 3  # a batch has no output of what it could not read
                self.assertEqual(made.returncode, 12 if documents == 4 else 0, made.stderr)
                with open(b.path("all.json"), encoding="utf-8") as file:
                    self.assertEqual(len(json.load(file)), documents)
                b.driver.get("file://" + b.path("review/index.html"))
                self.assertEqual(b.complaints(), [])
                self.assertEqual(b.one("#count").text, f"{documents} of {documents} documents")
                doubts = [int(cell.text) for cell in b.all("tbody td:nth-child(3)")]
                self.assertEqual(doubts, sorted(doubts, reverse=True))
                self.assertEqual(len(b.all("tbody img")), 1)
                Select(b.one("select[data-filter=format]")).select_by_value("pdf")
                self.assertEqual([r.text for r in b.all("tbody a") if r.is_displayed()], ["a b/nurse.pdf"])
                b.one("tbody tr:not([hidden]) a").click()
                self.assertEqual(b.value("/basics/name"), "Aoife Tarrant")
                shutil.rmtree(b.path("review"))
        finally:
            b.close()


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
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]], verbosity=1)
