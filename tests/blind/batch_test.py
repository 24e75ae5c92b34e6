#!/usr/bin/python3
"""A batch of blinded CVs: 96 of 48 people in one run, each person with one code, and nothing of who they are in the
folder: not in the texts, not in the names of files.

    batch_test.py CVCONV
"""

import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

CVCONV = sys.argv.pop(1)
GIVEN = ["Agathe", "Bertil", "Cosima", "Dorota", "Emeric", "Fintan", "Giulia", "Hedwig"]
FAMILY = ["Nowakowska", "Brennholt", "Castellari", "Duivenvoorde", "Ekberg", "Fitzmorris"]


def people():
    return [(given, family) for given in GIVEN for family in FAMILY]


def write_inbox(folder):
    """Two of each person: as JSON, and in a folder below with the name the other way round, as Markdown."""
    (folder / "later").mkdir(parents=True)
    for given, family in people():
        mail = f"{given}.{family}@mail.example".lower()
        resume = {"basics": {"name": f"{given} {family}", "email": mail},
                  "work": [{"name": "Acme Pumps", "position": "Engineer", "summary": f"{given} built pumps."}]}
        (folder / f"{given}-{family}.json").write_text(json.dumps(resume))
        (folder / "later" / f"{family} {given}.md").write_text(
            f"# {family.upper()} {given}\n\n{mail}\n\n## Work experience\n\n**Acme Pumps**, Engineer, 2015 - 2019\n\n"
            f"- Work of {given} {family}\n")


class BlindBatch(unittest.TestCase):
    def setUp(self):
        kept = tempfile.TemporaryDirectory()
        self.addCleanup(kept.cleanup)
        self.folder = Path(kept.name)
        self.inbox, self.out = self.folder / "inbox", self.folder / "out"
        self.key, self.report = self.folder / "key", self.folder / "report.ndjson"
        self.key.write_text("a key of these tests alone")
        write_inbox(self.inbox)

    def batch(self, *options, out=None):
        return subprocess.run([CVCONV, "batch", self.inbox, "-o", out or self.out, "-j", "2", "--blind", "fair",
                               *options], capture_output=True, text=True, check=False, timeout=300)

    def codes(self):
        """The codes of each person, by the mail address's local part as the inputs' names have it."""
        found = {}
        for line in self.report.read_text().splitlines():
            entry = json.loads(line)
            name = frozenset(Path(entry["file"]).stem.replace("-", " ").split())
            found.setdefault(name, set()).add(entry["report"]["candidate"])
        return found

    def test_a_person_has_one_code_in_a_run(self):
        for options in ([], ["--key-file", self.key]):
            ran = self.batch("--report", self.report, *options)
            self.assertEqual(ran.returncode, 0, ran.stderr)
            codes = self.codes()
            self.assertEqual(len(codes), 48)
            self.assertEqual({len(of_one) for of_one in codes.values()}, {1})
            self.assertEqual(len({code for of_one in codes.values() for code in of_one}), 48)

    def test_nobody_is_named_in_the_folder(self):
        ran = self.batch("--key-file", self.key)
        self.assertEqual(ran.returncode, 0, ran.stderr)
        files = [path for path in self.out.rglob("*") if path.is_file()]
        outputs = [path for path in files if path.suffix == ".json"]
        self.assertEqual(len(outputs), 96)
        everything = "\n".join(str(path.relative_to(self.out)) + path.read_text() for path in files).lower()
        for part in GIVEN + FAMILY + ["mail.example"]:
            self.assertNotIn(part.lower(), everything)

    def test_a_key_gives_the_same_again(self):
        other = self.folder / "other"
        self.batch("--key-file", self.key)
        self.batch("--key-file", self.key, out=other)
        texts = [{path.name: path.read_text() for path in folder.glob("*.json")} for folder in (self.out, other)]
        self.assertEqual(texts[0], texts[1])
        self.assertIn("96 skipped", self.batch("--key-file", self.key, "--resume").stderr)

    def test_what_lasts_needs_a_key(self):
        ran = self.batch("--resume")
        self.assertEqual(ran.returncode, 2)
        self.assertIn("--key-file", ran.stderr)
        self.assertFalse(self.out.exists())

    def test_reports_that_cannot_be_kept_are_an_error(self):
        ran = self.batch("--report", self.folder / "no" / "report.ndjson")
        self.assertEqual(ran.returncode, 7, ran.stderr)
        self.assertIn("report.ndjson", ran.stderr)
        self.assertEqual(list(self.out.rglob("*.json")), [])
        if Path("/dev/full").exists():
            self.assertEqual(self.batch("--report", "/dev/full").returncode, 7)

    def test_options_without_blind_mean_nothing(self):
        ran = subprocess.run([CVCONV, "batch", self.inbox, "-o", self.out, "--hide", "employers"], capture_output=True,
                             text=True, check=False, timeout=60)
        self.assertEqual(ran.returncode, 2)

    def test_lines_of_json_have_the_report(self):
        line = json.dumps({"path": str(next(self.inbox.glob("*.json")))})
        ran = subprocess.run([CVCONV, "batch", "--ndjson", "--blind", "contact"], input=line + "\n",
                             capture_output=True, text=True, check=False, timeout=60)
        answer = json.loads(ran.stdout)
        self.assertEqual(answer["report"]["profile"], "contact")
        self.assertEqual(answer["result"]["basics"]["name"], answer["report"]["candidate"])


if __name__ == "__main__":
    unittest.main()
