"""files_of_fold.py FOLDS.json N [--answers]: the documents of one fold, ended by NUL.

With --answers only those whose true answer was written for them: no rendered ones, and no cases of the tests.
"""

import json
import os
import sys

from corpus import RENDERED

with open(sys.argv[1], encoding="utf-8") as file:
    for path, fold in json.load(file).items():
        written_for_it = os.path.exists(os.path.splitext(path)[0] + ".gold.json") and os.path.basename(os.path.dirname(path)) != RENDERED
        if fold == int(sys.argv[2]) and (written_for_it or "--answers" not in sys.argv):
            sys.stdout.write(path + "\0")
