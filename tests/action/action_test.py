#!/usr/bin/python3
"""The action, by the steps of its action.yml, in a workspace like a runner's.

    action_test.py CVCONV
"""

import json
import shutil
import sys
import tempfile
import unittest
from pathlib import Path

try:
    from runner import Runner, annotations
except ModuleNotFoundError as missing:
    print(f"skipped: {missing}")
    sys.exit(77)

SOURCE = Path(__file__).resolve().parent.parent.parent
EXAMPLES = SOURCE / "tests/examples"
WITH_LOSS = "# Erika Beispiel\n\nerika@example.org\n\nqwertz 17 uiop\n"
CVCONV = Path(sys.argv.pop(1)).resolve()


class Action(unittest.TestCase):
    def setUp(self):
        self.place = Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.place)
        self.workspace = self.place / "my workspace"
        for folder in ("my workspace/cvs/berlin", "my workspace/.git", "my workspace/cvs/.hidden", "temporary"):
            (self.place / folder).mkdir(parents=True)
        shutil.copy(EXAMPLES / "nurse-sidebar.pdf", self.workspace / "cvs/nurse.pdf")
        shutil.copy(EXAMPLES / "lehrer-ueberschriften.md", self.workspace / "cvs/berlin/lehrer.md")
        shutil.copy(EXAMPLES / "librarian-bold-lines.md", self.workspace / "cvs/berlin/a+b (1).md")
        shutil.copy(EXAMPLES / "librarian-bold-lines.md", self.workspace / "cvs/.hidden/cv.md")
        shutil.copy(EXAMPLES / "librarian-bold-lines.md", self.workspace / ".git/cv.md")
        self.runner = Runner(SOURCE, self.workspace, self.place / "temporary")

    def run_action(self, **inputs):
        return self.runner.run(command=CVCONV, **inputs)

    def write(self, name, text):
        (self.workspace / name).write_text(text, encoding="utf-8")

    def name_in(self, name):
        return json.loads((self.workspace / name).read_text(encoding="utf-8"))["basics"]["name"]

    def test_one_document_into_a_file(self):
        status, said, outputs, page = self.run_action(input="cvs/nurse.pdf", output="site/cv.json")
        self.assertEqual(status, 0, said)
        self.assertEqual(self.name_in("site/cv.json"), "Aoife Tarrant")
        self.assertEqual(outputs, {"files": "site/cv.json", "converted": "1", "failed": "0", "status": "0"})
        self.assertIn("1 of 1 documents converted", page)

    def test_patterns_and_several_lines(self):
        status, said, outputs, _ = self.run_action(input="cvs/**/*.md\n  cvs/*.pdf \n\n", output="out/", to="xml")
        self.assertEqual(status, 0, said)
        self.assertEqual(outputs["files"].splitlines(), ["out/cvs/berlin/a+b (1).md.xml", "out/cvs/berlin/lehrer.md.xml",
                                                         "out/cvs/nurse.pdf.xml"])
        for file in outputs["files"].splitlines():
            self.assertIn("<Candidate", (self.workspace / file).read_text(encoding="utf-8"))

    def test_what_a_pattern_means(self):
        for pattern, expected in {
                "cvs/*": ["berlin/a+b (1).md", "berlin/lehrer.md", "nurse.pdf"],  # of a folder all that is below
                "cvs/*.md": None,  # a star stays within a folder
                "**/[k-l]*.md": ["berlin/lehrer.md"],
                "**/[!k-l]*.md": ["berlin/a+b (1).md"],
                "cvs/berlin/?+b (1).md": ["berlin/a+b (1).md"],
                "./cvs//berlin/": ["berlin/a+b (1).md", "berlin/lehrer.md"],
                "cvs\n!**/*.md": ["nurse.pdf"],
                "cvs/.hidden": [".hidden/cv.md"],
                "**/.git/**": None,
        }.items():
            with self.subTest(pattern):
                shutil.rmtree(self.workspace / "cvconv-out", ignore_errors=True)
                status, said, outputs, _ = self.run_action(input=pattern)
                if expected is None:
                    self.assertEqual(status, 3, said)
                    self.assertRegex(said, r"^::error::")
                else:
                    self.assertEqual(status, 0, said)
                    self.assertEqual(outputs["files"].splitlines(), [f"cvconv-out/cvs/{name}.json" for name in expected])

    def test_outputs_are_no_inputs_of_the_next_run(self):
        for _ in range(2):
            _, said, outputs, _ = self.run_action(input="**/*", output="out/")
            self.assertEqual(outputs["converted"], "3", said)

    def test_outputs_beside_their_documents(self):
        status, said, outputs, _ = self.run_action(input="cvs/*.pdf", output="./")
        self.assertEqual(status, 0, said)
        self.assertEqual(outputs["files"], "./cvs/nurse.pdf.json")
        self.assertEqual(self.name_in("cvs/nurse.pdf.json"), "Aoife Tarrant")

    def test_messages_become_annotations(self):
        self.write("cvs/odd, 50%: | <b>.md", WITH_LOSS)
        self.write("cvs/broken.pdf", "%PDF-1.7 and nothing more")
        status, said, outputs, page = self.run_action(input="cvs")
        self.assertEqual(status, 12, said)
        self.assertEqual((outputs["converted"], outputs["failed"], outputs["status"]), ("4", "1", "12"))
        self.assertNotIn("broken.pdf", outputs["files"])
        found = {(kind, about["file"], about["title"]) for kind, about, _ in annotations(said) if "file" in about}
        self.assertIn(("warning", "cvs/odd, 50%: | <b>.md", "cvconv text-unclaimed"), found)
        self.assertIn("cvs/broken.pdf", {file for kind, file, _ in found if kind == "error"})
        self.assertIn("4 of 5 documents converted", page)
        self.assertRegex(page, r"\| cvs/broken\.pdf \| failed \| \S.* \|\n")
        self.assertRegex(page, r"\| cvs/odd, 50%: \\\| &lt;b>\.md \| converted \| some text found no field .* \|\n")

    def test_annotations_have_lines(self):
        self.write("cv.json", '{\n  "basics": {"name": "Erika Beispiel"},\n')
        status, said, _, _ = self.run_action(input="cv.json", output="cv.xml")
        self.assertEqual(status, 4, said)
        errors = [about for kind, about, _ in annotations(said) if kind == "error"]
        self.assertEqual([(about["file"], about.get("line")) for about in errors], [("cv.json", "3")], said)

    def test_loss_can_fail(self):
        self.write("cv.md", WITH_LOSS)
        self.assertEqual(self.run_action(input="cv.md", output="cv.json")[0], 0)
        for output in ("cv.json", "out/"):
            status, said, outputs, _ = self.run_action(input="cv.md", output=output, fail_if_loss="true")
            self.assertEqual(status, 10, said)
            self.assertEqual(outputs["converted"], "1", said)  # it is written all the same
        self.assertEqual(self.run_action(input="cv.md", output="cv.json", fail_if_warnings="true")[0], 9)

    def test_what_people_get_wrong(self):
        for inputs, status, message in (
                ({"input": "nosuch.pdf"}, 3, "::error::nosuch.pdf: no document matches"),
                ({"input": " \n"}, 2, "::error::no documents are named"),
                ({"input": "/etc/passwd"}, 2, "::error::/etc/passwd: inputs are paths below the workspace"),
                ({"input": "cvs", "output": "cv.json"}, 2, "::error::3 documents cannot be written to one file"),
                ({"input": "cvs", "to": "wordperfect"}, 2, "wordperfect"),
                ({"input": "cvs/nurse.pdf", "options": "--nosuch"}, 2, "--nosuch"),
                ({"input": "cvs/nurse.pdf", "output": "cv.json", "options": "--nosuch"}, 2, "--nosuch")):
            with self.subTest(inputs):
                found, said, outputs, _ = self.run_action(**inputs)
                self.assertEqual(found, status, said)
                self.assertIn(message, said)
                self.assertEqual(outputs["files"], "")

    def test_names_cannot_speak_to_the_runner(self):
        self.write("cvs/x\n::error::of the name", WITH_LOSS)
        _, said, outputs, page = self.run_action(input="cvs")
        self.assertNotRegex(said, r"(?m)^::error")
        self.assertNotRegex(page, r"(?m)^::")
        self.assertEqual(outputs["converted"], "4")

    def test_options_are_handed_on(self):
        self.write("*.md", WITH_LOSS)
        status, said, _, _ = self.run_action(input="cvs/nurse.pdf", options="--schema-version 1.0.0 --legacy-keys")
        self.assertEqual(status, 0, said)
        text = (self.workspace / "cvconv-out/cvs/nurse.pdf.json").read_text(encoding="utf-8")
        self.assertIn("v1.0.0", text)

    def test_which_command(self):
        found = self.place / "bin"
        found.mkdir()
        (found / "cvconv").symlink_to(CVCONV)
        runner = Runner(SOURCE, self.workspace, self.place / "temporary", path=f"{found}:/usr/bin:/bin")
        self.assertEqual(runner.run(input="cvs/nurse.pdf", output="cv.json")[0], 0)
        self.assertEqual(runner.used, [])
        status, said, _, _ = self.runner.run(input="cvs/nurse.pdf", command="/nosuch/cvconv")
        self.assertEqual(status, 1)
        self.assertIn("::error::there is no command /nosuch/cvconv", said)

    def test_what_the_cache_had_is_not_built_again(self):
        # What is needed to build is there, and the folder that the cache fills has the command: cmake is not called.
        programs = self.place / "programs"
        programs.mkdir()
        for name in ("dpkg-query", "cmake"):
            (programs / name).write_text('#!/bin/sh\n[ "${0##*/}" = cmake ] && exit 1\necho install ok installed\n',
                                         encoding="utf-8")
            (programs / name).chmod(0o755)
        runner = Runner(SOURCE, self.workspace, self.place / "temporary", path=f"{programs}:/usr/bin:/bin")
        self.assertNotEqual(runner.run(input="cvs/nurse.pdf", output="cv.json")[0], 0)
        (uses, cache), = runner.used
        self.assertEqual(uses, "actions/cache@v4")
        self.assertRegex(cache["key"], r"^cvconv-[a-z]+-[\w.]+-\w+-[0-9a-f]{20}$")
        (Path(cache["path"]) / "bin").mkdir(parents=True)
        (Path(cache["path"]) / "bin/cvconv").symlink_to(CVCONV)
        status, said, _, _ = runner.run(input="cvs/nurse.pdf", output="cv.json")
        self.assertEqual(status, 0, said)
        self.assertEqual(self.name_in("cv.json"), "Aoife Tarrant")


if __name__ == "__main__":
    unittest.main()
