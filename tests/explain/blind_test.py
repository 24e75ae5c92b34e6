#!/usr/bin/python3
"""A blinded CV beside its document: what is marked as removed, and taking more out by hand.
Usage: base.py tells it."""

import json

from base import PDF, PageCase, main

KEY = "0123456789abcdef"
DOCUMENT = """# Ann Tidewater

ann.tidewater@example.com | +1 202 555 0143 | 12 Quay Street, Marram

## Experience

**Engineer**, Acme Pumps Ltd, 2019 - 2020

- Ann led the Saltmarsh project; the saltmarshes stayed dry
- Built pumps with Orla Wren of Saltmarsh

## Education

**BSc Hydrology**, Wren College, 2015 - 2018
"""


class BlindTest(PageCase):
    def open_blinded(self, document, *more):
        with open(self.browser.path("key"), "w", encoding="utf-8") as file:
            file.write(KEY)
        return self.browser.open(document, "--blind", "fair", "--key-file", self.browser.path("key"), *more)

    def take_out(self, text):
        """Says so in the dialog, which is open."""
        self.browser.one("#taking-out").clear()
        self.browser.one("#taking-out").send_keys(text)
        next(one for one in self.browser.all("dialog button") if one.text == "Take out").click()

    def texts_of(self, kind):
        return [item["v"] for item in self.data()["items"] if item["k"] == kind]

    def test_the_result_is_blinded_and_the_document_shows_what_went(self):
        b = self.browser
        b.open(PDF)
        person = self.data()["resume"]["basics"]
        self.open_blinded(PDF)
        data = self.data()
        candidate = data["blinded"]["candidate"]
        self.assertEqual(b.value("/basics/name"), candidate)
        result = json.dumps(data["resume"])
        for value in [person["name"], person["email"], person["phone"], *person["name"].split()]:
            self.assertNotIn(value, result)
        removed = self.texts_of("removed")
        for value in (person["name"], person["email"]):
            self.assertIn(value, removed)
        marks = [m.get_attribute("aria-label") for m in b.all("g.mark.removed")]
        self.assertTrue(any(m.startswith("removed, mail: basics.email") and person["email"] in m for m in marks), marks)
        words = data["words"]
        self.assertEqual(words["lost"], 0)
        self.assertGreater(words["removed"], 3)
        kinds = ("placed", "unplaced", "furniture", "hidden", "removed")
        self.assertEqual(words["all"], sum(words[kind] for kind in kinds))
        figures = b.one(".figures").text
        self.assertIn(candidate, figures)
        self.assertIn(f"{len(removed)} removed", figures)

    def test_what_may_still_tell_is_listed(self):
        b = self.browser
        self.open_blinded(PDF)
        doubtful = self.data()["blinded"]["doubtful"]
        self.assertGreater(len(doubtful), 0)
        b.one("details[data-list='To look at'] summary").click()
        told = b.one("details[data-list='To look at']").text
        self.assertIn("not anonymous", told)
        for doubt in doubtful:
            self.assertIn(doubt["why"], told)

    def test_a_part_of_a_text_is_marked_alone(self):
        b = self.browser
        self.open_blinded(self.document("cv.md", DOCUMENT))
        lines = [line for line in b.all(".line .t") if "Saltmarsh project" in line.text]
        self.assertEqual([m.text for m in lines[0].find_elements("css selector", ".mark.removed")], ["Ann"])

    def test_more_is_taken_out_everywhere_and_saved(self):
        b = self.browser
        self.open_blinded(self.document("cv.md", DOCUMENT))
        before = self.data()["resume"]
        first, second = before["work"][0]["highlights"]
        b.field("/work/0/highlights/0").find_element("css selector", ".value").click()
        b.button("Take out everywhere").click()
        self.take_out("Nowhere")
        self.assertIn("stands nowhere", b.one("dialog [role=alert]").text)
        self.take_out("saltmarsh")
        self.assertIn("Taken out of 2 values", b.status())
        self.assertEqual(b.value("/work/0/highlights/0"), first.replace("Saltmarsh", "[…]"))  # "saltmarshes" stays
        name = self.data()["blinded"]["candidate"].lower().replace(" ", "-")  # the file's own may be the person's
        saved = b.downloaded("Download CV", name + ".json")
        self.assertEqual(saved["work"][0]["highlights"][1], second.replace("Saltmarsh", "[…]"))
        checked = b.cvconv("validate", b.path(name + ".json"))
        self.assertEqual(checked.returncode, 0, checked.stderr)
        b.button("Undo").click()
        self.assertEqual(b.value("/work/0/highlights/0"), first)

    def test_what_has_a_form_goes_whole(self):
        b = self.browser
        self.open_blinded(self.document("cv.md", DOCUMENT))
        self.assertEqual(b.value("/work/0/startDate"), "2019")
        b.field("/work/0/startDate").find_element("css selector", ".value").click()
        b.button("Take out everywhere").click()
        self.take_out("2019")
        self.assertEqual(b.all('.field[data-p="/work/0/startDate"]'), [])

    def test_without_a_page_the_terminal_lists_it(self):
        told = self.browser.cvconv("explain", PDF, "--blind", "contact")
        self.assertEqual(told.returncode, 0, told.stderr)
        self.assertRegex(told.stdout, r"removed \(\d+\)\n  page 1 +\"")
        report = self.browser.cvconv("explain", PDF, "--blind", "contact", "--report", "-")
        self.assertEqual(json.loads(report.stdout)["blinded"]["profile"], "contact")
        wrong = self.browser.cvconv("explain", PDF, "--hide", "towns")
        self.assertNotEqual(wrong.returncode, 0)


if __name__ == "__main__":
    main()
