#!/usr/bin/python3
"""Over a sample of a folder of documents: whether the page lights a place for each value, and what it says of each word.
Usage: base.py tells it, with the folder in place of EXAMPLES, and the number of documents (60) as the last argument.

A value counts if its field, on getting the focus, lights a mark on the left. The words are counted from the page's data;
where it has the text and not only pictures, none of its pieces may be of two kinds."""

import os
import re
import sys

from base import EXAMPLES, PageCase, main

SAMPLE = int(sys.argv.pop()) if sys.argv[-1].isdigit() else 60
ENDINGS = (".pdf", ".md", ".txt", ".html", ".docx", ".odt")
LEAST_LIT = 0.99
WORDS = ("placed", "unplaced", "furniture", "hidden")
FIELDS_LIT = """
const fields = [...document.querySelectorAll('.field')].filter((f) => !f.dataset.p.startsWith('/meta/'));
return fields.filter((field) => {
  document.querySelectorAll('.mark.lit').forEach((mark) => mark.classList.remove('lit'));
  document.activeElement.blur();
  field.querySelector('.value').focus();
  return document.querySelector('.mark.lit') === null;
}).map((field) => field.dataset.p).concat([fields.length]);
"""


def documents():
    """An even sample of the folder."""
    found = sorted(os.path.join(folder, name) for folder, _, names in os.walk(EXAMPLES) for name in names
                   if name.endswith(ENDINGS))
    return found if len(found) <= SAMPLE else [found[i * len(found) // SAMPLE] for i in range(SAMPLE)]


def of_two_kinds(data):
    """Words of the text that both found a field and did not, or are two of unplaced, furniture and hidden. What follows
    from a text, as a link's target, says nothing of the text itself."""
    count = 0
    for line in data["lines"]:
        for text, items in line["s"]:
            kinds = {data["items"][i]["k"].replace("title", "value") for i in items if "d" not in data["items"][i]}
            count += len(re.findall(r"\w+", text)) if len(kinds) > 1 else 0
    return count


class PlacesTest(PageCase):
    def test_values_light_a_place_and_words_are_counted_once(self):
        b = self.browser
        b.driver.set_script_timeout(60)
        values = lit = words = counted = twice = read = 0
        for document in documents():
            page = b.path("page.html")
            if b.cvconv("explain", document, "-o", page).returncode != 0:
                continue  # a scan, or nothing of a CV in it
            read += 1
            b.driver.get("file://" + page)
            *dark, fields = b.driver.execute_script(FIELDS_LIT)
            data = self.data()
            if dark:
                print(f"explain:places: {os.path.basename(document)}: without a place: {' '.join(dark[:5])}")
            values += fields
            lit += fields - len(dark)
            words += data["words"]["all"]
            counted += sum(data["words"][kind] for kind in WORDS)
            twice += of_two_kinds(data)
            os.remove(page)
        self.assertGreater(read, 0)
        print(f"explain:places: {read} documents: {lit} of {values} values light a place ({lit / values:.4f}); "
              f"{counted} of {words} words are placed, unplaced, furniture or hidden ({counted / words:.4f}), "
              f"{twice} of them twice")
        self.assertGreaterEqual(lit / values, LEAST_LIT)
        self.assertEqual(counted, words)
        self.assertEqual(twice, 0)


if not os.path.isdir(EXAMPLES):
    print(f"skipped: explain:places: no {EXAMPLES}")
    sys.exit(77)
if __name__ == "__main__":
    main()
