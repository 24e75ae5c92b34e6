#!/usr/bin/python3
"""Corrections in the page: made, kept, undone and saved.
Usage: base.py tells it."""

import json
import os

from base import ENTRIES, PDF, WITHOUT_FIELD, PageCase, main
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

TWO_JOBS = {"basics": {"name": "Ann Example"}, "work": [
    {"name": "Acme Ltd", "position": "Welder", "url": "https://acme.example", "startDate": "2019", "endDate": "2020",
     "summary": "Ships"},
    {"name": "Bolt Ltd", "position": "Welder", "url": "https://bolt.example", "startDate": "2017-04", "location": "Leeds",
     "summary": "Bridges", "highlights": ["Fixed things"]},
    {"name": "Cog Ltd", "position": "Fitter"}]}
WITH_FACTS = {"basics": {"name": "Ann Example"}, "work": [
    {"name": "Acme Ltd", "endDate": "2020"}, {"name": "Bolt Ltd", "endDate": "soon"},
    {"name": "Cog Ltd", "startDate": "one day"}]}


def strings_of(value):
    if isinstance(value, str):
        return [value]
    return [s for inner in (value.values() if isinstance(value, dict) else value) for s in strings_of(inner)]


class CorrectingTest(PageCase):
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
        before = self.data()["resume"]
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

    def test_merging_loses_nothing(self):
        b = self.browser
        document = self.document("merging.json", json.dumps(TWO_JOBS))
        b.open(document)
        before = self.data()["resume"]
        b.one('[aria-label="Merge work 1 with the next"]').click()
        said = b.status()
        merged = self.saved_is_valid_and_again(document)
        self.assertEqual(len(merged["work"]), 2)
        job = merged["work"][0]
        self.assertEqual((job["startDate"], job["endDate"]), ("2017-04", "2020"))
        self.assertEqual(job["location"], "Leeds")
        self.assertEqual(job["summary"], "Ships\nBridges")
        self.assertEqual(job["url"], "https://acme.example")
        apart = ["url https://bolt.example", "start date 2019"]
        self.assertEqual([u["text"] for u in merged["meta"]["cvconv"]["unclaimed"][-2:]], apart)
        for text in apart:
            self.assertIn(text, said)
        text = json.dumps(merged)
        for value in strings_of(TWO_JOBS["work"]):
            self.assertIn(value, text)
        listed = next(d for d in b.all("details") if d.get_attribute("data-list") == "Without a field")
        self.assertIn("(2)", listed.find_element(By.CSS_SELECTOR, "summary").text)
        listed.find_element(By.CSS_SELECTOR, "summary").click()
        self.assertEqual([i.text for i in listed.find_elements(By.CSS_SELECTOR, "li > button:first-child")], apart)
        listed.find_elements(By.CSS_SELECTOR, "button.act")[1].click()  # and can be put into a field from there
        Select(b.one("#placing-entry")).select_by_value("/work/0")
        Select(b.one("#placing-field")).select_by_value("summary")
        b.button("Put there").click()
        placed = self.saved_is_valid_and_again(document)
        self.assertEqual(placed["work"][0]["summary"], "Ships\nBridges start date 2019")
        self.assertEqual([u["text"] for u in placed["meta"]["cvconv"]["unclaimed"]], apart[:1])
        b.driver.refresh()
        self.assertEqual(b.value("/work/0/startDate"), "2017-04")
        for _ in range(2):
            b.button("Undo").click()
        self.assertEqual(b.downloaded("Download CV", "merging.json.json"), before)

    def test_merging_keeps_the_facts_of_both_entries(self):
        b = self.browser
        document = self.document("facts.json", json.dumps(WITH_FACTS))
        b.open(document)
        before = self.data()["resume"]
        self.assertIn("/work/1/endDate", before["meta"]["cvconv"]["kept"])
        b.one('[aria-label="Merge work 1 with the next"]').click()
        ours = b.downloaded("Download CV", "facts.json.json")["meta"]["cvconv"]
        self.assertEqual(ours["kept"], {"/work/1/startDate": "one day"})
        self.assertEqual([u["text"] for u in ours["unclaimed"]], ["end date soon"])
        b.button("Undo").click()
        self.assertEqual(b.downloaded("Download CV", "facts.json.json"), before)

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


if __name__ == "__main__":
    main()
