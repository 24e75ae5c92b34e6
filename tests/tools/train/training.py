"""For tests of tools/train: its modules can be imported behind this; a test is skipped where a package is missing."""

import importlib.util
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..", "tools", "train"))


def needs(*packages):
    missing = [name for name in packages if importlib.util.find_spec(name) is None]
    if missing:
        print("skipped: no", ", ".join(missing))
        sys.exit(77)
