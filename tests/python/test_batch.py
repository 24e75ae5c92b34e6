"""cvconv.batch(): results as they come, errors among them, and an end when nobody wants more."""

import itertools
import threading

import cvconv
import pytest


@pytest.fixture
def folder(tmp_path):
    for number in range(12):
        text = f"# Person{chr(65 + number)} Beispiel\n\nperson@example.org\n"
        (tmp_path / f"{number:02}.md").write_text(text, encoding="utf-8")
    return tmp_path


def test_all_are_converted_once(folder):
    paths = sorted(folder.iterdir())
    outcomes = {outcome.path: outcome for outcome in cvconv.batch(paths, workers=3)}
    assert sorted(outcomes) == paths
    for number, path in enumerate(paths):
        assert outcomes[path].error is None
        assert outcomes[path].result["basics"]["name"] == f"Person{chr(65 + number)} Beispiel"


def test_errors_are_outcomes(folder, pdf):
    paths = [folder / "00.md", folder / "missing.md", pdf]
    outcomes = {outcome.path: outcome for outcome in cvconv.batch(paths, to="native", workers=2)}
    assert outcomes[folder / "missing.md"].result is None
    assert outcomes[folder / "missing.md"].error.status == 3
    assert [d.code for d in outcomes[folder / "missing.md"].diagnostics] == ["file-missing"]
    assert outcomes[pdf].result.startswith("cvconv cv 1\n")


def test_what_is_no_path_is_an_outcome(folder):
    outcomes = list(cvconv.batch([5, folder / "00.md", "a\0b", None], workers=1))
    assert sorted(str(outcome.path) for outcome in outcomes if outcome.error) == ["5", "None", "a\0b"]
    assert {outcome.error.status for outcome in outcomes if outcome.error} == {2}
    assert "not int" in str(next(outcome.error for outcome in outcomes if outcome.path == 5))


def test_paths_are_taken_as_they_are_needed(folder):
    taken = []

    def endless():
        for path in itertools.cycle(sorted(folder.iterdir())):
            taken.append(path)
            yield path

    outcomes = cvconv.batch(endless(), workers=2)
    for _ in range(5):
        assert next(outcomes).error is None
    outcomes.close()
    assert 5 <= len(taken) <= 5 + 2 * 2 + 1
    assert not [thread for thread in threading.enumerate() if thread.name.startswith("ThreadPoolExecutor")]


def test_settings_are_checked_at_once(folder):
    with pytest.raises(ValueError, match="workers"):
        cvconv.batch([], workers=0)
    with pytest.raises(ValueError, match="to: "):
        cvconv.batch([], to="doc")
    assert list(cvconv.batch([])) == []


def test_a_folder_becomes_a_data_frame(folder):
    pandas = pytest.importorskip("pandas")
    rows = [{"file": outcome.path.name, **outcome.result["basics"]} for outcome in cvconv.batch(folder.iterdir())]
    frame = pandas.DataFrame(rows).set_index("file").sort_index()
    assert list(frame["name"])[:2] == ["PersonA Beispiel", "PersonB Beispiel"]
    assert frame["email"].nunique() == 1
