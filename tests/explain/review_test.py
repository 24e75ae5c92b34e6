#!/usr/bin/python3
"""The list of a folder, from the documents and from a batch's output.
Usage: base.py tells it."""

import json
import os
import shutil
import time
import unittest

from base import COMMAND, ENTRIES, PDF, WITHOUT_FIELD, main
from browser import Browser
from selenium.webdriver.support.ui import Select

MANY = 2000


class ReviewTest(unittest.TestCase):
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

    def test_two_thousand_documents(self):
        b = Browser(COMMAND)
        try:
            inbox = b.path("inbox")
            out = b.path("out")
            os.makedirs(inbox)
            os.makedirs(out)
            texts = (ENTRIES, WITHOUT_FIELD)
            results = []
            for number, text in enumerate(texts):
                with open(b.path(f"{number}.md"), "w", encoding="utf-8") as file:
                    file.write(text)
                results.append(b.cvconv(b.path(f"{number}.md")).stdout)
            for number in range(MANY):  # copies of results, as a batch would have written them
                for folder, name, content in ((inbox, f"cv-{number:04}.md", texts[number % 2]),
                                              (out, f"cv-{number:04}.md.json", results[number % 2])):
                    with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
                        file.write(content)
            begun = time.monotonic()
            made = b.cvconv("explain", out, "--originals", inbox, "-o", b.path("review"))
            built = time.monotonic() - begun
            self.assertEqual(made.returncode, 0, made.stderr[-2000:])
            b.driver.get("file://" + b.path("review/index.html"))
            paint = b.first_paint() / 1000
            print(f"explain:review: {MANY} documents: made in {built:.1f} s, "
                  f"{os.path.getsize(b.path('review/index.html')) // 1024} KB, first paint after {paint:.2f} s")
            self.assertEqual(b.complaints(), [])
            self.assertEqual(b.one("#count").text, f"{MANY} of {MANY} documents")
            self.assertEqual(len(b.all("tbody tr")), MANY)
            b.one("input[data-filter=name]").send_keys("CV-199")
            self.assertEqual(b.one("#count").text, f"10 of {MANY} documents")
            b.one("input[data-filter=name]").clear()
            warned = b.one("select[data-filter=warnings]")
            Select(warned).select_by_index(1)
            self.assertEqual(b.one("#count").text, f"{MANY // 2} of {MANY} documents")
            shown = b.driver.execute_script(
                "return [...document.querySelectorAll('tbody tr:not([hidden])')].map(r => r.dataset.name)")
            self.assertTrue(all(int(name[3:7]) % 2 == 1 for name in shown))
            Select(b.one("select[data-filter=status]")).select_by_value("ok")
            self.assertEqual(b.one("#count").text, f"0 of {MANY} documents")
            Select(b.one("select[data-filter=status]")).select_by_value("warnings")
            b.one("tbody tr:not([hidden]) a").click()
            self.assertEqual(b.value("/basics/name"), "Ann Example")
        finally:
            b.close()


if __name__ == "__main__":
    main()
