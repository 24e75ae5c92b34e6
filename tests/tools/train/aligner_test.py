#!/usr/bin/python3
"""The true answer laid over a document: which lines and words are which value's. All people are invented."""

import unittest

from training import needs

needs("numpy")
from align import Aligner
from assignment import assign
from field_answers import LABELS as LABELS_OF_TOKENS
from field_answers import Labels, name_places, role_of
from labels import LABELS
from placing import NOWHERE, PLACED, SHARED, UNPLACED
from words import Lexicon, tokens_of

ALIGNER = Aligner(Lexicon())


class Laid:
    def __init__(self, text, answer):
        self.lines, at = [], 0
        for line in text.strip("\n").split("\n"):
            size = len(line.encode())
            if line.strip():
                self.lines.append({"begin": at, "end": at + size, "text": line, "f": []})
            at += size + 1
        self.bytes = text.strip("\n").encode()
        self.alignment = ALIGNER.align(self.lines, answer)

    def label(self, line):
        return "/".join(LABELS[a] for a in sorted(self.alignment.lines[line].allowed))

    def entry(self, line):
        return self.alignment.entries[self.alignment.lines[line].entry].number

    def spans(self, role):
        return [self.bytes[a:b].decode() for a, b, own, _ in self.alignment.placing.spans() if own == role]

    def found(self, pattern):
        placing = self.alignment.placing
        return [found for leaf, found in zip(placing.leaves, placing.found) if leaf.pattern == pattern]

    def owners(self, word):
        """Path and number of the entry of each value that a word of the document is of."""
        placing = self.alignment.placing
        return [None if owner < 0 else (placing.leaves[owner].pattern, placing.entries[placing.leaves[owner].entry].number)
                for owner, raw in zip(placing.owner, placing.raw) if raw == word]


class AlignerTest(unittest.TestCase):
    def test_equal_titles_go_to_their_own_entries(self):
        laid = Laid("""
Ana Quill
Experience
Lamp Keeper
Trimmed the wicks of the northern lamp
Lamp Keeper
Wrote the log of the southern harbour
Lamp Keeper
Painted every buoy between the two islands
""", {"basics": {"name": "Ana Quill"},
            "work": [{"position": "Lamp Keeper", "highlights": ["Trimmed the wicks of the northern lamp"]},
                     {"position": "Lamp Keeper", "highlights": ["Wrote the log of the southern harbour"]},
                     {"position": "Lamp Keeper", "highlights": ["Painted every buoy between the two islands"]}]})
        self.assertEqual([laid.label(i) for i in range(2, 8)], ["B:work", "I:work"] * 3)
        self.assertEqual([laid.entry(i) for i in range(2, 8)], [0, 0, 1, 1, 2, 2])
        self.assertEqual(laid.found("work[].position"), [PLACED] * 3)

    def test_an_employer_over_two_jobs_is_shared(self):
        laid = Laid("""
Experience
Northern Lights Board
Lamp Keeper, 2019
Trimmed the wicks of all lamps
Clerk, 2017
Wrote the log of the harbour
""", {"work": [{"name": "Northern Lights Board", "position": "Lamp Keeper", "startDate": "2019", "endDate": "2019",
                "highlights": ["Trimmed the wicks of all lamps"]},
               {"name": "Northern Lights Board", "position": "Clerk", "startDate": "2017", "endDate": "2017",
                "highlights": ["Wrote the log of the harbour"]}]})
        self.assertEqual(laid.found("work[].name"), [PLACED, SHARED])
        self.assertEqual(laid.spans("organization"), ["Northern Lights Board"])
        self.assertEqual(laid.spans("date"), ["2019", "2017"])

    def test_languages_among_personal_data(self):
        laid = Laid("""
Ana Quill
ana@quill.example
Languages: Portuguese (native speaker), Norwegian (fluent)
Harbour Street 7, Velmora
Experience
Lamp Keeper at Northern Lights Board
""", {"basics": {"name": "Ana Quill", "email": "ana@quill.example",
                 "location": {"address": "Harbour Street 7", "city": "Velmora"}},
            "languages": [{"language": "Portuguese", "fluency": "native speaker"},
                          {"language": "Norwegian", "fluency": "fluent"}],
            "work": [{"name": "Northern Lights Board", "position": "Lamp Keeper"}]})
        self.assertEqual([laid.label(i)[2:] for i in range(6)],
                         ["contact", "contact", "languages", "contact", "work", "work"])
        self.assertEqual(laid.owners("Norwegian"), [("languages[].language", 0)])

    def test_a_driving_licence_among_skills(self):
        laid = Laid("""
Skills
Rope work, signal flags, tide tables
Driving licence: category B and C1
Reading of weather charts
""", {"skills": [{"name": "Rope work"}, {"name": "signal flags"}, {"name": "tide tables"},
                 {"name": "Reading of weather charts"}],
            "certificates": [{"name": "Driving licence: category B and C1"}]})
        self.assertEqual([laid.label(i)[2:] for i in (1, 2, 3)], ["skills", "certificates", "skills"])
        self.assertIn("Driving licence: category B and C1", laid.spans("title"))

    def test_letter_spaced_words(self):
        laid = Laid("""
A n a  Q u i l l
Experience
L a m p  K e e p e r
Northern Lights Board
""", {"basics": {"name": "Ana Quill"}, "work": [{"name": "Northern Lights Board", "position": "Lamp Keeper"}]})
        self.assertEqual(laid.spans("position"), ["L a m p  K e e p e r"])
        self.assertEqual(laid.found("basics.name"), [PLACED])

    def test_scripts_without_spaces(self):
        laid = Laid("""
职业经历
北海灯塔局灯塔管理员
""", {"work": [{"name": "北海灯塔局", "position": "灯塔管理员"}]})
        self.assertEqual(laid.spans("organization"), ["北海灯塔局"])
        self.assertEqual(laid.spans("position"), ["灯塔管理员"])

    def test_a_value_over_two_lines_with_another_cell_between(self):
        laid = Laid("""
Education
University of Velmora and the
2011 - 2015
Outer Islands, Faculty of Tides
""", {"education": [{"institution": "University of Velmora and the Outer Islands, Faculty of Tides",
                     "startDate": "2011", "endDate": "2015"}]})
        self.assertEqual(laid.spans("organization"), ["University of Velmora and the", "Outer Islands, Faculty of Tides"])
        self.assertEqual(laid.spans("date"), ["2011 - 2015"])

    def test_a_word_in_a_sentence_is_of_the_sentence(self):
        laid = Laid("""
Experience
Lamp Keeper
Taught apprentices how to read tide charts in winter
Skills
tide charts
""", {"work": [{"position": "Lamp Keeper", "highlights": ["Taught apprentices how to read tide charts in winter"]}],
            "skills": [{"name": "tide charts"}]})
        self.assertEqual(laid.owners("tide"), [("work[].highlights[]", 0), ("skills[].name", 0)])

    def test_marks_of_a_value_are_part_of_it(self):
        laid = Laid("""
Experience
Lamp Keeper (part-time), Northern Lights Board Inc.
""", {"work": [{"name": "Northern Lights Board Inc.", "position": "Lamp Keeper (part-time)"}]})
        self.assertEqual(laid.spans("position"), ["Lamp Keeper (part-time)"])
        self.assertEqual(laid.spans("organization"), ["Northern Lights Board Inc."])

    def test_a_year_over_two_talks_is_shared(self):
        laid = Laid("""
Talks
2023
On the reading of tides, Velmora Symposium
On the trimming of wicks, Harbour Conference
""", {"projects": [{"type": "talk", "name": "On the reading of tides", "entity": "Velmora Symposium", "startDate": "2023"},
                   {"type": "talk", "name": "On the trimming of wicks", "entity": "Harbour Conference",
                    "startDate": "2023"}]})
        self.assertEqual(laid.found("projects[].startDate"), [PLACED, SHARED])
        self.assertEqual(laid.spans("date"), ["2023"])

    def test_jobs_at_a_glance_begin_where_they_are_told(self):
        laid = Laid("""
At a glance
Lamp Keeper, Northern Lights Board
Log Writer, Southern Harbour Office
Experience
Lamp Keeper, Northern Lights Board, 2019 - 2021
Trimmed the wicks of all lamps between the two islands
Log Writer, Southern Harbour Office, 2017 - 2018
Wrote the log of the southern harbour every night
""", {"work": [{"name": "Northern Lights Board", "position": "Lamp Keeper", "startDate": "2019", "endDate": "2021",
                "highlights": ["Trimmed the wicks of all lamps between the two islands"]},
               {"name": "Southern Harbour Office", "position": "Log Writer", "startDate": "2017", "endDate": "2018",
                "highlights": ["Wrote the log of the southern harbour every night"]}]})
        self.assertEqual([laid.label(i) for i in range(4, 8)], ["B:work", "I:work"] * 2)
        self.assertEqual(laid.owners("Writer"), [None, ("work[].position", 1)])

    def test_what_finds_no_words_is_reported(self):
        laid = Laid("""
Experience
Lamp Keeper, Northern Lights Board
2019 - 2020
""", {"work": [{"name": "Southern Lights Company", "position": "Board Keeper", "startDate": "2019", "endDate": "2031"},
               {"name": "Northern Lights Board"}]})
        self.assertEqual(laid.found("work[].name"), [NOWHERE, PLACED])
        self.assertEqual(laid.found("work[].position"), [UNPLACED])
        self.assertEqual(laid.found("work[].endDate"), [NOWHERE])

    def test_tokens_have_the_labels_of_their_values(self):
        laid = Laid("""
Experience
Lamp Keeper, Northern Lights Board
""", {"work": [{"name": "Northern Lights Board", "position": "Lamp Keeper"}]})
        labels = Labels(laid.alignment).of(tokens_of(laid.lines[1]))
        self.assertEqual([role_of(label) for label in labels],
                         ["position"] * 2 + [None] + ["organization"] * 3)

    def test_a_place_is_one_where_the_answer_has_no_field_for_it(self):
        features = ["v:place.S.city", "x:other"]
        tokens = [(0, 1, word, [0 if word in ("Millhaven", "IL") else 1])
                  for word in "State College , Millhaven , IL .".split()]
        labels = [LABELS_OF_TOKENS.index("B-organization"), LABELS_OF_TOKENS.index("I-organization")] + [0] * 5
        name_places(labels, tokens, "education", features)
        self.assertEqual([LABELS_OF_TOKENS[label] for label in labels],
                         ["B-organization", "I-organization", "O", "B-location", "I-location", "I-location", "O"])
        prose = [LABELS_OF_TOKENS.index("B-summary")] + [0] * 6
        name_places(prose, tokens, "education", features)
        self.assertEqual(prose[1:], [0] * 6)

    def test_the_country_beside_a_persons_town_is_a_place_and_one_by_itself_is_not(self):
        features = ["v:place.S.country", "x:other"]

        def named(words, labels):
            tokens = [(0, 1, word, [0 if word == "Norway" else 1]) for word in words.split()]
            labels = [LABELS_OF_TOKENS.index(label) for label in labels]
            name_places(labels, tokens, "contact", features)
            return [LABELS_OF_TOKENS[label] for label in labels]

        self.assertEqual(named("Bergen , Norway", ["B-location", "O", "O"]), ["B-location", "O", "B-location"])
        self.assertEqual(named("Citizen of Norway", ["O", "O", "O"]), ["O", "O", "O"])

    def test_headline_and_address_have_labels_and_other_personal_data_have_none(self):
        laid = Laid("""
Ida Fjord
Painter of Lights
5 Quay Street, 5003 Bergen
Date of birth: 4 May 1988
""", {"basics": {"name": "Ida Fjord", "label": "Painter of Lights",
                 "location": {"address": "5 Quay Street", "postalCode": "5003", "city": "Bergen"}}})
        roles = [[role_of(label) for label in Labels(laid.alignment).of(tokens_of(line))] for line in laid.lines]
        self.assertEqual(roles, [[None] * 2, ["position"] * 3, ["location"] * 3 + [None] + ["location"] * 2, [None] * 7])

    def test_no_answer_is_no_label(self):
        self.assertIsNone(Laid("Experience\nLamp Keeper", {}).alignment.placing)


class AssignmentTest(unittest.TestCase):
    def test_the_least_total_is_found_not_the_least_of_each(self):
        self.assertEqual(sorted(assign([[1, 2], [2, 9]])), [(0, 1), (1, 0)])

    def test_the_longer_side_stays_in_part_alone(self):
        self.assertEqual(sorted(assign([[5, 1, 4]])), [(0, 1)])
        self.assertEqual(sorted(assign([[5], [1], [4]])), [(1, 0)])
        self.assertEqual(assign([]), [])


if __name__ == "__main__":
    unittest.main()
