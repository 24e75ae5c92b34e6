#!/usr/bin/env python3
"""The measures themselves: what is read rightly counts 1, each kind of mistake shows where it should."""

import sys
import unittest

sys.dont_write_bytecode = True
from alignment import align, key_of
from scores import score
from styles import HELD_OUT, TRAIN, design


def block(text, flow="main", kind="paragraph", row=None, step=None, page=1):
    """A block of a truth; a bar is where a printed line ends."""
    lines, words, line = [], [], block.line + 1
    for word in text.split():
        if word == "|":
            line += 1
            continue
        words.append(word)
        lines.append(line)
    block.line = line
    return {"kind": kind, "flow": flow, "row": row, "step": step, "words": words, "lines": lines, "page": [page] * len(words)}


block.line = 0

CV = [
    block("Profile", kind="heading"),
    block("Planned the move of | all records to Velmora"),
    block("Nurse in Tanvik", kind="cell", row=1, step=1),
    block("May 2019 – today", kind="cell", row=1, step=1),
    block("Led eleven people | on the night shift", kind="item"),
    block("Skills", flow="side", kind="heading"),
    block("budgeting and | first aid", flow="side"),
]
RIGHT = ["Profile", "Planned the move of all records to Velmora", "Nurse in Tanvik May 2019 – today",
         "Led eleven people on the night shift", "Skills", "budgeting and first aid"]


class Shares(unittest.TestCase):
    def shares(self, found):
        scores = score(CV, found)
        return tuple(round(scores.share(m), 3) for m in ("order", "joins", "words"))

    def test_all_right(self):
        self.assertEqual(self.shares(RIGHT), (1, 1, 1))

    def test_flows_in_another_order(self):
        self.assertEqual(self.shares(RIGHT[4:] + RIGHT[:4]), (1, 1, 1))

    def test_cells_of_a_row_apart_and_turned_round(self):
        found = RIGHT[:2] + ["May 2019 – today", "Nurse in Tanvik"] + RIGHT[3:]
        self.assertEqual(self.shares(found), (1, 1, 1))

    def test_another_flow_between(self):
        found = RIGHT[:2] + RIGHT[4:] + RIGHT[2:4]
        order, joins, words = self.shares(found)
        self.assertEqual((order, joins, words), (0.8, 1, 1))

    def test_a_line_not_joined(self):
        found = RIGHT[:1] + ["Planned the move of", "all records to Velmora"] + RIGHT[2:]
        order, joins, words = self.shares(found)
        self.assertEqual(order, 1)
        self.assertLess(joins, 1)
        self.assertLess(words, 1)

    def test_lines_joined_that_are_two(self):
        found = ["Profile Planned the move of all records to Velmora"] + RIGHT[2:]
        order, joins, words = self.shares(found)
        self.assertEqual(order, 1)
        self.assertLess(joins, 1)
        self.assertLess(words, 1)

    def test_columns_read_across(self):
        found = ["Profile", "Planned the move of Skills", "all records to Velmora budgeting and", *RIGHT[2:4], "first aid"]
        order, joins, words = self.shares(found)
        self.assertLess(order, 0.8)
        self.assertLess(joins, 1)
        self.assertLess(words, 0.9)

    def test_nothing_read(self):
        order, joins, words = self.shares(["", "–"])
        self.assertEqual((order, words), (0, 0))

    def test_over_a_page_break_other_flows_may_come_between(self):
        pages = [block("Alba Venturis here"), block("beside it", flow="side"), block("Corda Minoris there", page=2)]
        self.assertEqual(score(pages, ["Alba Venturis here", "beside it", "Corda Minoris there"]).share("order"), 1)
        self.assertEqual(score(pages, ["Corda Minoris there", "Alba Venturis here", "beside it"]).share("order"), 0)


class Alignment(unittest.TestCase):
    def aligned(self, truth, found):
        return align([key_of(w) for w in truth.split()], [key_of(w) for w in found.split()])

    def test_moved(self):
        self.assertEqual(self.aligned("a b c d e f", "d e f a b c"), [3, 4, 5, 0, 1, 2])

    def test_the_same_word_twice_goes_with_its_neighbours(self):
        self.assertEqual(self.aligned("May 2019 Velmora May 2020 Tanvik", "May 2020 Tanvik May 2019 Velmora"),
                         [3, 4, 5, 0, 1, 2])

    def test_divided_spaced_and_glued(self):
        self.assertEqual(self.aligned("in reorganisation of", "in reorgani- sation of"), [0, 1, 1, 2])
        self.assertEqual(self.aligned("then Profil here", "then P R O F I L here"), [0, 1, 1, 1, 1, 1, 1, 2])
        self.assertEqual(self.aligned("one Mastodon amara two", "one Mastodon@amara two"), [0, 1, 3])

    def test_case_and_accents_do_not_count(self):
        self.assertEqual(key_of("Straße,"), key_of("STRASSE"))
        self.assertEqual(key_of("Εμπειρία"), key_of("ΕΜΠΕΙΡΙΑ"))
        self.assertEqual(key_of("Ilgı"), key_of("ILGI"))


class Styles(unittest.TestCase):
    def test_a_third_is_held_out(self):
        self.assertEqual(2 * len(HELD_OUT), len(TRAIN))
        self.assertFalse(set(HELD_OUT) & set(TRAIN))

    def test_the_same_seed_gives_the_same_document(self):
        self.assertEqual(design("halves", 3), design("halves", 3))
        self.assertNotEqual(design("halves", 3), design("halves", 4))

    def test_addresses_and_numbers_belong_to_nobody(self):
        for style in TRAIN:
            person, _ = design(style, 5)
            for key, value in person.contacts:
                if key == "email":
                    self.assertTrue(value.endswith(".example"))
                if key == "phone":
                    self.assertTrue(value.startswith("+44 7700 900"))


if __name__ == "__main__":
    unittest.main()
