"""cvconv.convert(): what it takes, gives, refuses and lets others do meanwhile."""

import json
import multiprocessing
import os
import pickle
import signal
import threading
import time
from pathlib import Path

import cvconv
import pytest


def test_a_pdf_becomes_a_dict(pdf):
    resume = cvconv.convert(pdf)
    assert isinstance(resume, dict)
    assert resume["basics"]["name"] == "Aoife Tarrant"
    assert json.loads(json.dumps(resume)) == resume
    assert "provenance" not in resume["meta"]["cvconv"]


def test_provenance_says_where_and_by_which_rule(markdown):
    resume = cvconv.convert(str(markdown))
    name = resume.provenance["/basics/name"]
    assert (name.rule, name.line, name.page) == ("contact.name", 1, 0)
    assert name.confidence in ("guessed", "inferred", "stated")
    assert resume.provenance["/skills/1/name"].line == 7
    assert all(0 <= p.probability <= 1 for p in resume.provenance.values() if p.probability is not None)
    assert cvconv.convert(markdown, provenance=True)["meta"]["cvconv"]["provenance"]["/basics/name"]["line"] == 1


def test_bytes_and_what_can_be_seen_as_such(markdown):
    data = markdown.read_bytes()
    for source in (data, bytearray(data), memoryview(data)):
        assert cvconv.convert(source, name="cv.md")["basics"]["email"] == "erika@example.org"


def test_other_formats_are_text(markdown):
    text = cvconv.convert(markdown, to="europass")
    assert isinstance(text, str) and text.startswith("<?xml")
    assert cvconv.convert(markdown, to="native").startswith("cvconv cv 1\n")
    assert isinstance(text.diagnostics, tuple)


def test_word_is_bytes(markdown):
    word = cvconv.convert(markdown, to="docx")
    assert isinstance(word, bytes) and word.startswith(b"PK")
    assert isinstance(word.diagnostics, tuple)
    assert cvconv.convert(word, name="cv.docx")["basics"]["email"] == "erika@example.org"


def test_blinding_has_a_report(markdown, tmp_path):
    blinded = cvconv.convert(markdown, blind="fair", hide="employers")
    assert blinded["basics"]["name"] == blinded.report["candidate"]
    assert "Erika" not in json.dumps(blinded)
    assert blinded.report["counts"]["mail"] == 1
    assert cvconv.convert(markdown, to="europass", blind="fair").report["candidate"] == blinded.report["candidate"]
    assert cvconv.convert(markdown).report is None
    leaking = tmp_path / "cv.json"
    leaking.write_text('{"basics": {"name": "Ilse Vandermark", "email": "ilse@vandermark.example"}}')
    with pytest.raises(cvconv.ConversionError) as failed:
        cvconv.convert(leaking, blind="fair", keep="mail")
    assert (failed.value.status, len(failed.value.report["check"]["found"])) == (8, 2)
    assert pickle.loads(pickle.dumps(failed.value)).report == failed.value.report
    with pytest.raises(ValueError):
        cvconv.convert(markdown, blind="all")


def test_file_names_as_the_system_has_them(markdown):
    name = os.fsencode(markdown.parent) + b"/\xff\xe9.md"  # no UTF-8
    os.rename(markdown, name)
    listed = [path for path in os.listdir(markdown.parent) if path.endswith(".md")]
    assert cvconv.convert(markdown.parent / listed[0])["basics"]["email"] == "erika@example.org"
    outcomes = list(cvconv.batch([name, os.fsdecode(name)]))
    assert [outcome.error for outcome in outcomes] == [None, None]


@pytest.mark.parametrize("source, expected", [(5, TypeError), (None, TypeError), ("a\0b", ValueError)])
def test_what_is_no_source_is_refused(source, expected):
    with pytest.raises(expected, match="source: "):
        cvconv.convert(source)


def test_arguments_are_checked(markdown):
    with pytest.raises(TypeError, match="on_progress: "):
        cvconv.convert(markdown, on_progress=5)
    with pytest.raises(TypeError, match="name: "):
        cvconv.convert(b"# Erika Beispiel", name=None)


def test_diagnostics(tmp_path):
    file = tmp_path / "cv.txt"
    file.write_text("nothing of note\n", encoding="utf-8")
    said = cvconv.convert(file).diagnostics
    assert ("warning", "nothing-recognized") in [(d.severity, d.code) for d in said]
    assert said[0].file == str(file) and str(file) in said[0].message


def test_what_fails_says_why(tmp_path):
    with pytest.raises(cvconv.ConversionError) as caught:
        cvconv.convert(tmp_path / "missing.pdf")
    assert caught.value.status == 3
    assert [d.code for d in caught.value.diagnostics] == ["file-missing"]
    assert "there is no such file" in str(caught.value)
    again = pickle.loads(pickle.dumps(caught.value))
    assert (again.status, again.diagnostics) == (3, caught.value.diagnostics)
    with pytest.raises(cvconv.ConversionError) as caught:
        cvconv.convert(b"%PDF-1.7\nnot one\n", name="cv.pdf")
    assert caught.value.status == 4


def test_settings(tmp_path, markdown):
    file = tmp_path / "cv.txt"
    file.write_text("nothing of note\n", encoding="utf-8")
    with pytest.raises(cvconv.ConversionError) as caught:
        cvconv.convert(file, strict=True)
    assert caught.value.status == 14
    assert cvconv.convert(file, strict=False) is not None
    assert cvconv.convert(markdown, schema_version="1.0.0") != cvconv.convert(markdown, schema_version="1.3.1")
    assert "Brewing" in cvconv.convert(markdown, "latex", template="moderncv")
    with pytest.raises(ValueError, match='no key is called "colour"'):
        cvconv.convert(markdown, colour="red")
    with pytest.raises(ValueError, match="to: "):
        cvconv.convert(markdown, to="doc")
    with pytest.raises(TypeError):
        cvconv.convert(7)


def silent_worker(folder):
    """A folder with a worker that never says anything."""
    worker = folder / "cvconv-worker"
    worker.write_text("#!/bin/sh\nexec sleep 60\n", encoding="utf-8")
    worker.chmod(0o755)
    return folder


def test_the_gil_is_released(markdown, tmp_path):
    """While one thread waits for a worker, this one goes on, and can even cancel that."""
    converter = cvconv.Converter(worker_folder=silent_worker(tmp_path))
    caught = []

    def wait():
        try:
            converter.convert(markdown)
        except cvconv.ConversionError as error:
            caught.append(error)

    thread = threading.Thread(target=wait)
    begun = time.monotonic()
    thread.start()
    time.sleep(0.2)
    converter.cancel()
    thread.join()
    assert time.monotonic() - begun < 20
    assert [(error.status, str(error)) for error in caught] == [(-1, "cancelled")]


def test_threads_share_the_workers(pdf):
    names = []
    threads = [threading.Thread(target=lambda: names.append(cvconv.convert(pdf)["basics"]["name"])) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert names == ["Aoife Tarrant"] * 8


def test_ctrl_c_ends_a_conversion(markdown, tmp_path):
    threading.Timer(0.5, os.kill, (os.getpid(), signal.SIGINT)).start()
    begun = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        cvconv.convert(markdown, worker_folder=silent_worker(tmp_path))
    assert time.monotonic() - begun < 20


def converted_in_child(path, answers):
    answers.put(cvconv.convert(path)["basics"]["name"])


def test_a_forked_process_has_workers_of_its_own(markdown):
    assert cvconv.convert(markdown)["basics"]["name"] == "Erika Beispiel"
    context = multiprocessing.get_context("fork")
    answers = context.Queue()
    child = context.Process(target=converted_in_child, args=(markdown, answers))
    child.start()
    assert answers.get(timeout=60) == "Erika Beispiel"
    child.join(60)
    assert child.exitcode == 0
    assert cvconv.convert(markdown)["basics"]["name"] == "Erika Beispiel"


def test_version_and_types():
    assert cvconv.__version__.count(".") == 2
    assert (Path(cvconv.__file__).parent / "py.typed").exists()
    for name in cvconv.__all__:
        assert getattr(cvconv, name).__doc__, name
