#!/usr/bin/python3
"""A person corrects a CV of two pages with the keyboard alone; the presses of keys are counted.
Usage: base.py tells it."""

from base import PageCase, main
from paper import two_pages
from selenium.webdriver.common.keys import Keys

# Where the slips are read, and what is put there.
RIGHT = {"/work/1/position": "Site engineer", "/education/0/area": "Civil Engineering",
         "/languages/2/language": "Spanish"}


class KeyboardTest(PageCase):
    def go_to(self, pointer):
        """By n and arrows, whichever way is shorter, as a person would who sees the page."""
        b = self.browser
        order = [field.get_attribute("data-p") for field in b.all(".field")]
        doubtful = [order.index(field.get_attribute("data-p")) for field in b.all(".field:has(.sure.doubtful)")]
        current = [field.get_attribute("data-p") for field in b.all(".field.current")]
        here = order.index(current[0]) if current else -1
        ahead = [at for at in doubtful if at > here] + [at for at in doubtful if at <= here]
        starts = ([(0, here)] if current else [(0, -1)]) + [(i + 1, at) for i, at in enumerate(ahead)]
        target = order.index(pointer)
        presses, start = min(starts, key=lambda s: s[0] + abs(target - s[1]))
        b.press(*["n"] * presses)
        b.press(*[Keys.ARROW_DOWN if target > start else Keys.ARROW_UP] * abs(target - start))
        self.assertEqual(b.one(".field.current").get_attribute("data-p"), pointer)

    def test_three_fields_of_two_pages(self):
        b = self.browser
        document = b.print_pdf(two_pages(), "fernhallow.pdf")
        b.open(document)
        self.assertEqual(len(b.all(".page img")), 2)
        b.keys = 0
        typed = 0
        for pointer, text in RIGHT.items():
            self.assertNotEqual(b.value(pointer), text)
            self.go_to(pointer)
            b.press(Keys.ENTER)  # what is there is selected: typing replaces it
            b.type(text)
            b.press(Keys.ENTER)
            typed += len(text)
            self.assertEqual(b.value(pointer), text)
        b.press("d")
        saved = b.saved("fernhallow.pdf.json")
        print(f"explain:keyboard: {len(RIGHT)} fields of two pages corrected and saved: "
              f"{b.keys} key presses, {typed} of them the letters of the new values")
        checked = b.cvconv("validate", b.path("fernhallow.pdf.json"))
        self.assertEqual(checked.returncode, 0, checked.stderr)
        self.assertEqual(saved["work"][1]["position"], "Site engineer")
        self.assertEqual(saved["education"][0]["area"], "Civil Engineering")
        self.assertEqual(saved["languages"][2]["language"], "Spanish")
        self.assertLess(b.keys - typed, 60)


if __name__ == "__main__":
    main()
