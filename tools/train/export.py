"""The file of weights that cvconv reads: integers of 8 bits with a scale for each row; and the network as it is then.

Layout, little endian: "CVLL", u32 version, u32 features F, width D, hidden H, labels K; K labels, each u8 length and
bytes; F hashes of names of features (FNV-1a, 32 bits), ascending; then tensors of int8, each float32 scales of its
rows and then its rows: embedding F x D, forward w_ih 3H x D and w_hh 3H x H, backward the same, out K x (2H + D); then
float32: norm gamma D, beta D, forward b_ih 3H, b_hh 3H, backward the same, out bias K, transitions K x K (row = from),
start K. Gates in the order reset, update, new.
"""

import struct

import numpy as np

from labels import LABELS
from model import HIDDEN, WIDTH, viterbi

MAGIC, VERSION, EPSILON = b"CVLL", 1, 1e-5


def fnv1a(name):
    value = 2166136261
    for byte in name.encode("utf-8"):
        value = (value ^ byte) * 16777619 & 0xFFFFFFFF
    return value


def _quantised(tensor):
    scale = np.abs(tensor).max(axis=1) / 127
    scale[scale == 0] = 1
    scale = scale.astype("<f4")
    return scale.tobytes() + np.rint(tensor / scale[:, None]).astype(np.int8).tobytes()


def write(network, vocabulary, path, temperature=1.0):
    """temperature: what all scores are divided by, which makes the probabilities as sure as they are right."""
    state = {k: v.detach().numpy() for k, v in network.state_dict().items()}
    hashes = [fnv1a(n) for n in vocabulary.names[1:]]
    if len(set(hashes)) != len(hashes):
        raise SystemExit("two features have the same hash: rename one")
    order = np.argsort(hashes)
    matrices = [state["embedding.weight"][1:][order]]
    for way in ("", "_reverse"):
        matrices += [state["gru.weight_ih_l0" + way], state["gru.weight_hh_l0" + way]]
    matrices.append(state["out.weight"] / temperature)
    vectors = [state["norm.weight"], state["norm.bias"]]
    for way in ("", "_reverse"):
        vectors += [state["gru.bias_ih_l0" + way], state["gru.bias_hh_l0" + way]]
    vectors += [scores / temperature for scores in (
        state["out.bias"], network.transitions.detach().numpy(), network.start.detach().numpy())]
    with open(path, "wb") as file:
        file.write(MAGIC + struct.pack("<5I", VERSION, len(hashes), WIDTH, HIDDEN, len(LABELS)))
        for label in LABELS:
            file.write(bytes([len(label)]) + label.encode())
        file.write(np.array(hashes, dtype="<u4")[order].tobytes())
        for matrix in matrices:
            file.write(_quantised(matrix))
        for vector in vectors:
            file.write(vector.astype("<f4").tobytes())


def _sigmoid(x):
    return 1 / (1 + np.exp(-x))


class Weights:
    """The network as the file says it, in numpy: what the reader in C++ must agree with."""

    def __init__(self, path):
        with open(path, "rb") as file:
            self.bytes, self.at = file.read(), 4
        version, features, self.width, self.hidden, count = self._numbers("<u4", 5)
        if self.bytes[:4] != MAGIC or version != VERSION:
            raise SystemExit(f"{path}: no weights of version {VERSION}")
        self.labels = []
        for _ in range(count):
            size = self.bytes[self.at]
            self.labels.append(self.bytes[self.at + 1:self.at + 1 + size].decode())
            self.at += 1 + size
        d, h = int(self.width), int(self.hidden)
        self.row = {int(v): i for i, v in enumerate(self._numbers("<u4", features))}
        self.embedding = self._matrix(features, d)
        self.gru = [[self._matrix(3 * h, d), self._matrix(3 * h, h)] for _ in range(2)]
        self.out = self._matrix(count, 2 * h + d)
        self.gamma, self.beta = self._numbers("<f4", d), self._numbers("<f4", d)
        for way in self.gru:
            way += [self._numbers("<f4", 3 * h), self._numbers("<f4", 3 * h)]
        self.bias = self._numbers("<f4", count)
        self.transitions = self._numbers("<f4", count * count).reshape(count, count)
        self.start = self._numbers("<f4", count)
        if self.at != len(self.bytes):
            raise SystemExit(f"{path}: {len(self.bytes) - self.at} bytes too many")

    def _numbers(self, kind, count):
        got = np.frombuffer(self.bytes, dtype=kind, count=int(count), offset=self.at)
        self.at += got.nbytes
        return got

    def _matrix(self, rows, columns):
        scale = self._numbers("<f4", rows)
        return scale[:, None] * self._numbers("i1", int(rows) * int(columns)).reshape(int(rows), -1).astype(np.float32)

    def _run(self, x, w_ih, w_hh, b_ih, b_hh):
        state, h, out = np.zeros(int(self.hidden), dtype=np.float32), int(self.hidden), []
        for of_input in x @ w_ih.T + b_ih:
            of_state = w_hh @ state + b_hh
            reset = _sigmoid(of_input[:h] + of_state[:h])
            update = _sigmoid(of_input[h:2 * h] + of_state[h:2 * h])
            new = np.tanh(of_input[2 * h:] + reset * of_state[2 * h:])
            state = (1 - update) * new + update * state
            out.append(state)
        return np.array(out)

    def logits(self, lines):
        """lines: names of the features of each. lines x labels."""
        x = np.zeros((len(lines), int(self.width)), dtype=np.float32)
        for i, names in enumerate(lines):
            for name in names:
                row = self.row.get(fnv1a(name))
                if row is not None:
                    x[i] += self.embedding[row]
        x = (x - x.mean(axis=1, keepdims=True)) / np.sqrt(x.var(axis=1, keepdims=True) + EPSILON)
        x = np.maximum(x * self.gamma + self.beta, 0)
        both = [self._run(x, *self.gru[0]), self._run(x[::-1], *self.gru[1])[::-1]]
        return np.hstack(both + [x]) @ self.out.T + self.bias

    def decode(self, lines):
        return viterbi(self.logits(lines), self.transitions, self.start)


def names_of_rules(document, vocabulary):
    """The rules' decision of each line, as the features it is."""
    return [[vocabulary.names[n] for n in row if n] for row in np.stack(
        [vocabulary.kind_number[document.rule_kind], vocabulary.part_number[document.rule_part]], axis=1)]


def check(labels, vocabulary, documents, path, least=0.995):
    """That the file says what the network said; ends the program if not."""
    weights, same, lines = Weights(path), 0, 0
    for document, exact in zip(documents, labels):
        rules = names_of_rules(document, vocabulary)
        said = weights.decode([own + decided for own, decided in zip(document.features, rules)])
        same += int((said == exact).sum())
        lines += len(said)
    if same < least * lines:
        raise SystemExit(f"{path}: only {same / lines:.4f} of the labels survive the rounding")
    return f"{path}: {len(weights.bytes)} bytes, {same / lines:.4f} of {lines} labels as before rounding"
