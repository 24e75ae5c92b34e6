"""field_golden.py WEIGHTS: logits of a small invented section, as JSON, for the test of the reader in C++."""

import json
import sys

import numpy as np
import torch

from export import fnv1a
from field_answers import COUNT
from field_corpus import Batch, Sequence
from field_export import MAGIC, TENSORS, VECTORS, VERSION
from field_model import FieldLabeller

LINES = [["x:kind=work", "x:place=0", "x:header", "s:kind=paragraph", "s:first=bold", "t:date_trails"],
         ["x:kind=work", "x:place=1", "x:body", "s:kind=list_item", "t:sentence", "no:such_feature"]]
TOKENS = [  # number of the line, features
    (0, ["f:shape=capitalised", "f:first=0", "y:bold", "w:job_titles.S.title", "r:S-position"]),
    (0, ["f:mark=,", "f:first=1", "y:bold", "r:O"]),
    (0, ["f:shape=capitalised", "f:first=2", "y:plain", "f:blanks=1", "r:B-organization"]),
    (0, ["f:shape=capitals", "f:first=3", "y:plain", "f:blanks=1", "w:organizations.S.legal", "r:E-organization"]),
    (0, ["f:shape=number", "f:year", "f:date.S", "f:last=0", "y:plain", "r:S-date"]),
    (1, ["f:shape=capitalised", "f:first=0", "y:plain", "r:B-text"]),
    (1, ["f:shape=lower", "f:last=0", "y:plain", "f:blanks=1", "r:E-text", "no:such_feature"]),
]


class File:
    def __init__(self, path):
        with open(path, "rb") as file:
            self.bytes, self.at = file.read(), 4
        if self.bytes[:4] != MAGIC or self.numbers("<u4", 1)[0] != VERSION:
            raise SystemExit(f"{path}: no weights of version {VERSION}")

    def numbers(self, kind, count):
        got = np.frombuffer(self.bytes, dtype=kind, count=int(count), offset=self.at)
        self.at += got.nbytes
        return got

    def matrix(self, rows, columns):
        scale = self.numbers("<f4", rows)
        return scale[:, None] * self.numbers("i1", int(rows) * int(columns)).reshape(int(rows), -1).astype(np.float32)


def network_of(path):
    """The network as the file says it, and the number of each feature by its hash."""
    file = File(path)
    lines, tokens, line_width, _, token_width, _, count = (int(n) for n in file.numbers("<u4", 7))
    network = FieldLabeller(lines + 1, tokens + 1)
    state, numbers = network.state_dict(), []
    for rows, width, name in ((lines, line_width, "lines.weight"), (tokens, token_width, "tokens.weight")):
        numbers.append({int(h): i + 1 for i, h in enumerate(file.numbers("<u4", rows))})
        state[name] = torch.from_numpy(np.vstack([np.zeros((1, width), np.float32), file.matrix(rows, width)]))
    for name in TENSORS:
        state[name] = torch.from_numpy(file.matrix(*state[name].shape))
    for name in VECTORS:
        state[name] = torch.from_numpy(file.numbers("<f4", state[name].numel()).copy())
    if len(file.bytes) - file.at != 4 * (COUNT * COUNT + COUNT) or count != COUNT:
        raise SystemExit(f"{path}: not as long as it should be")
    network.load_state_dict(state)
    network.eval()
    return network, numbers


def encode(rows, number):
    known = [[number[fnv1a(n)] for n in names if fnv1a(n) in number] for names in rows]
    wide = max(map(len, known))
    return np.array([row + [0] * (wide - len(row)) for row in known], dtype=np.int64)


def main():
    network, (lines, tokens) = network_of(sys.argv[1])
    count = len(TOKENS)
    sequence = Sequence(encode(LINES, lines), encode([f for _, f in TOKENS], tokens),
                        np.array([line for line, _ in TOKENS]), np.zeros(count), np.zeros(count))
    with torch.no_grad():
        logits = network.logits(Batch([sequence], [None], None, training=False))[0].numpy()
    print(json.dumps({"lines": LINES, "tokens": [
        {"line": line, "f": f, "logits": [round(float(x), 5) for x in row]} for (line, f), row in zip(TOKENS, logits)]}))


if __name__ == "__main__":
    main()
