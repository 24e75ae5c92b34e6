"""Which lines of a document are one, as far as its known blocks or values say it."""

import json
import re

from alignment import align, key_of
from truth import index_words

BLOCK = re.compile(r'^(\w+)(?: level=\d+)? "((?:[^"\\]|\\.)*)"')
ESCAPES = {"n": "\n", "t": "\t"}


def lines_of(pairs):
    """The lines of all pairs in order, and for each pair the numbers of its two."""
    lines, numbers = [], []
    for pair in pairs:
        if not lines or lines[-1] != pair["above"]:
            lines.append(pair["above"])
        lines.append(pair["below"])
        numbers.append((len(lines) - 2, len(lines) - 1))
    return lines, numbers


def by_blocks(blocks, pairs):
    """For each pair 1 if its lines are of one block, 0 if not, None where it is not known or may be either way: cells of
    one row, words that were not found."""
    keys, positions = index_words(blocks)
    lines, numbers = lines_of(pairs)
    words = [(key_of(w), number) for number, line in enumerate(lines) for w in line.split()]
    words = [(key, number) for key, number in words if key]
    of_line = [[] for _ in lines]
    for (_, number), i in zip(words, align(keys, [key for key, _ in words])):
        of_line[number].append(i)
    labels = []
    for above, below in numbers:
        if not of_line[above] or not of_line[below] or of_line[above][-1] is None or of_line[below][0] is None:
            labels.append(None)
            continue
        a, b = positions[of_line[above][-1]], positions[of_line[below][0]]
        row = blocks[a[0]]["row"]
        if a[0] == b[0]:
            labels.append(1 if 0 <= b[1] - a[1] <= 1 else None)
        elif row is not None and row == blocks[b[0]]["row"]:
            labels.append(None)
        else:
            # in the middle of a block the page was misread, which teaches nothing of lines
            whole = b[1] == 0 and a[1] == len(blocks[a[0]]["words"]) - 1
            labels.append(0 if whole else None)
    return labels


def native_blocks(path):
    """The blocks of a file blocks.native, each a block of its own."""
    blocks = []
    with open(path, encoding="utf-8") as file:
        for line in file:
            match = BLOCK.match(line)
            if match and match.group(1) not in ("cvconv", "run", "cell", "furniture", "link", "property"):
                words = re.sub(r"\\(.)", lambda m: ESCAPES.get(m.group(1), m.group(1)), match.group(2))
                for part in words.split("\n"):
                    blocks.append({"words": part.split(), "row": None})
    return blocks


def values_of(node):
    """All texts of a JSON document, line by line, with single blanks."""
    if isinstance(node, dict):
        return [value for child in node.values() for value in values_of(child)]
    if isinstance(node, list):
        return [value for child in node for value in values_of(child)]
    return [" ".join(line.split()) for line in str(node).splitlines() if line.strip()]


def by_values(document, pairs):
    """The same from the values that a document is understood as: lines are one if a value goes over their end as it is
    written, and two if one value ends there and another begins."""
    values = values_of(document)
    labels = []
    for pair in pairs:
        end, begin = " ".join(pair["above"].split()[-3:]), " ".join(pair["below"].split()[:3])
        joints = (end + " " + begin, end + begin, end[:-1] + begin if end.endswith("-") else end + " " + begin)
        if len(end) < 4 or len(begin) < 4:
            labels.append(None)
        elif any(joint in value for joint in joints for value in values):
            labels.append(1)
        else:
            ends = any(value.endswith(end) or pair["above"].endswith(value) for value in values)
            begins = any(value.startswith(begin) or pair["below"].startswith(value) for value in values)
            labels.append(0 if ends and begins else None)
    return labels


def read_json(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)
