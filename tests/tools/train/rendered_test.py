#!/usr/bin/python3
"""Documents that are set again from an answer to learn from. All people are invented."""

import random
import unittest

from training import needs

needs("numpy")
from rendered.pdf import look_of
from rendered.sections import compose, joined_entries
from rendered.text import Text

RESUME = {
    "basics": {"name": "Ada Example", "email": "ada@example.org", "location": {"city": "Harbourtown"}},
    "work": [{"name": "Tidal Works", "position": "Engineer", "location": "Harbourtown", "startDate": "2019"},
             {"name": "Lock & Weir", "position": "Trainee", "startDate": "2017", "endDate": "2018"}],
    "volunteer": [{"organization": "River Watch", "position": "Warden", "startDate": "2020"}],
    "education": [{"institution": "Northern University", "studyType": "BSc", "area": "Hydrology", "endDate": "2017"}],
    "certificates": [{"name": "Rope Access Level 1", "issuer": "Climbers' Board", "date": "2021"}],
}


def set_again(seed):
    chance = random.Random(seed)
    document, gold = compose(RESUME, "en", chance, "", look_of(chance, "en"))
    return document, gold, Text(document, chance).write()


class RenderedTest(unittest.TestCase):
    def setUp(self):
        self.many = [set_again(seed) for seed in range(150)]

    def test_what_the_answer_says_stands_in_the_document(self):
        for _, gold, text in self.many:
            plain = " ".join(text.split()).lower()
            for entry in gold["education"]:
                for value in ("institution", "x-location"):
                    if value in entry:
                        self.assertIn(entry[value].lower(), plain)

    def test_some_schools_stand_somewhere(self):
        placed = sum("x-location" in entry for _, gold, _ in self.many for entry in gold["education"])
        self.assertTrue(20 < placed < 100, placed)

    def test_guests_stand_in_the_section_of_another_list_and_stay_what_they_are(self):
        guests = 0
        for document, gold, text in self.many:
            self.assertEqual([e["position"] for e in gold["volunteer"]], ["Warden"])
            self.assertIn("Warden", text)
            guests += all(section.kind != "volunteer" for section in document.sections)
        self.assertTrue(10 < guests < 60, guests)

    def test_guests_come_behind_the_first_of_the_host(self):
        for seed in range(50):
            together = joined_entries(["a", "b"], ["x", "y"], random.Random(seed))
            self.assertEqual(together[0], "a")
            self.assertEqual([e for e in together if e in "ab"], ["a", "b"])
            self.assertEqual([e for e in together if e in "xy"], ["x", "y"])


if __name__ == "__main__":
    unittest.main()
