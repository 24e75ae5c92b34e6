"""files_of_fold.py FOLDS.json N: the documents of one fold, ended by NUL."""

import json
import sys

with open(sys.argv[1], encoding="utf-8") as file:
    for path, fold in json.load(file).items():
        if fold == int(sys.argv[2]):
            sys.stdout.write(path + "\0")
