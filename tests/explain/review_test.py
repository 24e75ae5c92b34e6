#!/usr/bin/python3
"""The list of a folder, from the documents and from a batch's output.
Usage: base.py tells it."""

import json
import os
import shutil
import unittest

from base import COMMAND, ENTRIES, PDF, WITHOUT_FIELD, main
from browser import Browser
from selenium.webdriver.support.ui import Select


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


if __name__ == "__main__":
    main()
