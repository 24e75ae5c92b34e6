#!/usr/bin/python3
"""A person corrects a CV of two pages with the keyboard alone; the presses of keys are counted.
Usage: base.py tells it."""

from base import PageCase, main
from selenium.webdriver.common.keys import Keys

JOB = """<h3>{position}, {employer}</h3><p>{dates}</p><ul>{points}</ul>"""
JOBS = [("Harbour engineer", "Tidewater Works", "April 2019 - present"),
        ("Site enginer", "Marram Bridge Company", "May 2014 - March 2019"),  # the slips of the pen are meant
        ("Draughtsman", "Quayside Drawing Office", "June 2010 - April 2014"),
        ("Apprentice fitter", "Saltmarsh Yard", "September 2006 - May 2010")]
POINTS = ["Surveyed the piles of the northern quay and planned their repair over three winters",
          "Led a crew of nine, and kept the books of the stores",
          "Wrote the handbook of the swing bridge, which the crew still uses",
          "Replaced the pumps of the dry dock without closing it"]
CV = """<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>CV</title>
<style>body {{ font: 12pt/1.7 serif; }} .second {{ break-before: page; }}</style>
<h1>Isolde Fernhallow</h1><p>isolde@fernhallow.example | +44 1632 960817 | Wrenport</p>
<h2>Experience</h2>{first}<div class="second">{second}</div>
<h2>Education</h2><h3>BSc Civil Enginering, University of Wrenport</h3><p>2003 - 2006</p>
<h2>Languages</h2><p>English (native), Dutch (fluent), Spannish (basic)</p></html>"""
# Where the slips are read, and what is put there.
RIGHT = {"/work/1/position": "Site engineer", "/education/0/area": "Civil Engineering",
         "/languages/2/language": "Spanish"}


def two_pages():
    def part(jobs):
        return "".join(JOB.format(position=position, employer=employer, dates=dates,
                                  points="".join(f"<li>{point}</li>" for point in POINTS))
                       for position, employer, dates in jobs)
    return CV.format(first=part(JOBS[:2]), second=part(JOBS[2:]))


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
