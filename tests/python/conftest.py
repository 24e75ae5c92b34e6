"""Where the package under test is: PYTHONPATH, as ctest sets it, or what is installed."""

from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent / "examples"


@pytest.fixture
def pdf():
    return EXAMPLES / "nurse-sidebar.pdf"


@pytest.fixture
def markdown(tmp_path):
    file = tmp_path / "cv.md"
    file.write_text("# Erika Beispiel\n\nerika@example.org\n\n## Skills\n\nBaking, Brewing\n", encoding="utf-8")
    return file
