#!/usr/bin/python3
"""Corrections in the page: made, kept, undone and saved.
Usage: base.py tells it."""

import os

from base import ENTRIES, PDF, WITHOUT_FIELD, PageCase, main
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys


class CorrectingTest(PageCase):
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
