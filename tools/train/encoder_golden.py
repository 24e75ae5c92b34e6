#!/usr/bin/python3
"""What the encoder says of a few invented lines, by plain NumPy from the file that its weights were made of: the golden
numbers of tests/readers/recognize/encoder.

    tools/train/encoder_golden.py e5-small-q4.bin e5-small.encoder > tests/readers/recognize/encoder/golden.json

Pieces are numbered as in our file. Vectors are those of the source's own table, in floats: ours are rounded, so that they
are compared by their angle.
"""

import importlib.machinery
import importlib.util
import json
import math
import os
import sys

import numpy as np

from encoder_pieces import PiecesFile, Segmenter

LINES = ["Senior Engineer, Harbour Works GmbH", "Universität Bergen – MSc Physik (2019)", "Развитие складов и учёт",
         "東京大学工学部卒業", "مهندس برمجيات في شركة اتصالات", "ﬁnance manager…", "C++, Python; Go", "Βοηθός λογιστή",
         "서울대학교 컴퓨터공학과", "x" * 40]


def tool():
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "encoder")
    loader = importlib.machinery.SourceFileLoader("encoder_tool", path)
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("encoder_tool", loader))
    loader.exec_module(module)
    return module


class Network:
    def __init__(self, source, kept, layers):
        self.source, self.layers = source, layers
        self.rows = [*kept, source.begin, source.end, source.unknown]
        scale, numbers = source.matrix("emb.word", source.width)
        self.table = (numbers * scale.astype(np.float32)[:, :, None]).reshape(len(numbers), source.width)

    def linear(self, name, x):
        scale, numbers = self.source.matrix(name + ".w", x.shape[1])
        weights = (numbers * scale.astype(np.float32)[:, :, None]).reshape(len(numbers), x.shape[1])
        return x @ weights.T + self.source.floats(name + ".b")

    def norm(self, name, x):
        x = x - x.mean(1, keepdims=True)
        x = x / np.sqrt((x * x).mean(1, keepdims=True) + self.source.epsilon)
        return x * self.source.floats(name + ".w") + self.source.floats(name + ".b")

    def run(self, numbers):
        width, heads = self.source.width, self.source.heads
        places = self.source.floats("emb.pos").reshape(-1, width)[:len(numbers)]
        x = self.table[[self.rows[n] for n in numbers]] + places + self.source.floats("emb.type")[:width]
        x = self.norm("emb.ln", x)
        for layer in range(self.layers):
            name = f"l{layer}."
            q, k, v = (self.linear(name + part, x).reshape(len(x), heads, -1).transpose(1, 0, 2) for part in "qkv")
            scores = q @ k.transpose(0, 2, 1) / math.sqrt(width // heads)
            shares = np.exp(scores - scores.max(2, keepdims=True))
            shares /= shares.sum(2, keepdims=True)
            x = self.norm(name + "aln", x + self.linear(name + "ao", (shares @ v).transpose(1, 0, 2).reshape(x.shape)))
            inner = self.linear(name + "fi", x)
            inner = 0.5 * inner * (1 + np.vectorize(math.erf)(inner / math.sqrt(2)))
            x = self.norm(name + "oln", x + self.linear(name + "fo", inner))
        return x


def main():
    encoder = tool()
    source = encoder.Source(sys.argv[1])
    kept, _ = encoder.chosen(source)
    segmenter = Segmenter(PiecesFile(sys.argv[2]))
    begin, end = len(kept), len(kept) + 1
    pieces, numbers, spans = [segmenter.pieces(line)[:24] for line in LINES], [begin], []
    for own in pieces:
        spans.append((len(numbers), len(numbers) + len(own)))
        numbers += [*own, end]
    x = Network(source, kept, encoder.LAYERS).run(numbers)
    json.dump([{"text": text, "pieces": own, "vector": [round(float(v), 4) for v in x[a:b].mean(0)]}
               for text, own, (a, b) in zip(LINES, pieces, spans)], sys.stdout, ensure_ascii=False, indent=0)
    print()


if __name__ == "__main__":
    main()
