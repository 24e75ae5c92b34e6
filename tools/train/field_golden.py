"""field_golden.py WEIGHTS: logits of a small invented section, as JSON, for the test of the reader in C++."""

import json
import sys

import numpy as np
import torch

from export import WeightsFile, fnv1a
from field_answers import COUNT
from field_corpus import Batch, Sequence
from field_export import MAGIC, NORMS, TENSORS, VECTORS
from field_model import FieldLabeller
from golden import vector

LINES = [["x:kind=work", "x:place=0", "x:header", "s:kind=paragraph", "s:first=bold", "t:date_trails"],
         ["x:kind=work", "x:place=1", "x:body", "s:kind=list_item", "t:sentence", "no:such_feature"]]
TOKENS = [  # number of the line, features
    (0, ["f:shape=capitalised", "f:first=0", "y:bold", "w:job_titles.S.title"]),
    (0, ["f:mark=,", "f:first=1", "y:bold"]),
    (0, ["f:shape=capitalised", "f:first=2", "y:plain", "f:blanks=1"]),
    (0, ["f:shape=capitals", "f:first=3", "y:plain", "f:blanks=1", "w:organizations.S.legal"]),
    (0, ["f:shape=number", "f:year", "f:date.S", "f:last=0", "y:plain"]),
    (1, ["f:shape=capitalised", "f:first=0", "y:plain"]),
    (1, ["f:shape=lower", "f:last=0", "y:plain", "f:blanks=1", "no:such_feature"]),
]


def networks_of(path):
    """The networks as the file says them, each with the number of each feature by its hash."""
    file = WeightsFile(path, MAGIC)
    count, labels = file.size(), file.size()
    if labels != COUNT:
        raise SystemExit(f"{path}: {labels} labels, {COUNT} expected")
    networks = [_network(file) for _ in range(count)]
    file.end()
    return networks


def _network(file):
    lines, tokens, line_width, _, token_width, _, _, _ = (file.size() for _ in range(8))
    network = FieldLabeller(lines + 1, tokens + 1)
    state, numbers = network.state_dict(), []
    for rows, width, name in ((lines, line_width, "lines.weight"), (tokens, token_width, "tokens.weight")):
        numbers.append({int(h): i + 1 for i, h in enumerate(file.numbers("<u4", rows))})
        state[name] = torch.from_numpy(np.vstack([np.zeros((1, width), np.float32), file.matrix(rows, width)]))
    for name in TENSORS:
        state[name] = torch.from_numpy(file.matrix(*state[name].shape))
    projection = ["projection." + n for n in ("mean", "deviation", "linear.bias", "norm.weight", "norm.bias")]
    for name in NORMS + projection + VECTORS:
        state[name] = torch.from_numpy(file.numbers("<f4", state[name].numel()).copy())
    state["projection.deviation"] = 1 / state["projection.deviation"]  # the file has the factor
    file.numbers("<f4", COUNT * COUNT + COUNT)  # of the chain, which the test does not ask for
    network.load_state_dict(state)
    network.eval()
    return network, numbers


def encode(rows, number):
    known = [[number[fnv1a(n)] for n in names if fnv1a(n) in number] for names in rows]
    wide = max(map(len, known))
    return np.array([row + [0] * (wide - len(row)) for row in known], dtype=np.int64)


def logits_of(network, lines, tokens):
    count = len(TOKENS)
    sequence = Sequence(encode(LINES, lines), encode([f for _, f in TOKENS], tokens),
                        np.array([line for line, _ in TOKENS]), np.zeros(count),
                        np.array([vector(i) for i in range(count)]))
    with torch.no_grad():
        return network.logits(Batch([sequence], training=False))[0].numpy()


def main():
    logits = np.mean([logits_of(network, *numbers) for network, numbers in networks_of(sys.argv[1])], axis=0)
    print(json.dumps({"lines": LINES, "tokens": [
        {"line": line, "f": f, "logits": [round(float(x), 5) for x in row]} for (line, f), row in zip(TOKENS, logits)]}))


if __name__ == "__main__":
    main()
