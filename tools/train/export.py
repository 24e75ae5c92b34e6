"""The file of weights that cvconv reads: integers of 8 bits with a scale for each row; and the networks as they are then.

Layout, little endian: "CVLL", u32 version, number of networks, labels K; K labels, each u8 length and bytes. Then each
network: u32 features F, width D, numbers of a vector E, of a projection P, hidden H; F hashes of names of features
(FNV-1a, 32 bits), ascending; then tensors of int8, each float32 scales of its rows and then its rows: embedding F x D, projection P x E, forward w_ih 3H x (D + P)
and w_hh 3H x H, backward the same, out K x (2H + D + P); then float32: norm gamma D, beta D; of the projection mean E,
factor E (1 / deviation), bias P, gamma P, beta P; forward b_ih 3H, b_hh 3H, backward the same, out bias K, transitions
K x K (row = from), start K. Gates in the order reset, update, new.
"""

import struct

import numpy as np

from labels import LABELS
from model import HIDDEN, WIDTH, viterbi
from vectors import ENCODED, PROJECTED

MAGIC, VERSION, EPSILON = b"CVLL", 3, 1e-5


def fnv1a(name):
    value = 2166136261
    for byte in name.encode("utf-8"):
        value = (value ^ byte) * 16777619 & 0xFFFFFFFF
    return value


def quantised(tensor):
    scale = np.abs(tensor).max(axis=1) / 127
    scale[scale == 0] = 1
    scale = scale.astype("<f4")
    return scale.tobytes() + np.rint(tensor / scale[:, None]).astype(np.int8).tobytes()


def projection_vectors(state):
    """The vectors of a projection, in the order of the files."""
    factor = 1 / state["projection.deviation"]
    return [state["projection.mean"], factor] + [state["projection." + n] for n in
                                                 ("linear.bias", "norm.weight", "norm.bias")]


def features_of(names, table):
    """The hashes of names of features, ascending, and their rows of an embedding."""
    hashes = [fnv1a(n) for n in names[1:]]
    if len(set(hashes)) != len(hashes):
        raise SystemExit("two features have the same hash: rename one")
    order = np.argsort(hashes)
    return np.array(hashes, dtype="<u4")[order], table[1:][order]


def write(voting, vocabulary, path, temperature=1.0):
    """temperature: what all scores are divided by, which makes the probabilities as sure as they are right."""
    with open(path, "wb") as file:
        file.write(MAGIC + struct.pack("<3I", VERSION, len(voting.networks), len(LABELS)))
        for label in LABELS:
            file.write(bytes([len(label)]) + label.encode())
        for network in voting.networks:
            _write_network(file, network, vocabulary, temperature)


def _write_network(file, network, vocabulary, temperature):
    state = {k: v.detach().numpy() for k, v in network.state_dict().items()}
    hashes, embedding = features_of(vocabulary.names, state["embedding.weight"])
    matrices = [embedding, state["projection.linear.weight"]]
    for way in ("", "_reverse"):
        matrices += [state["gru.weight_ih_l0" + way], state["gru.weight_hh_l0" + way]]
    matrices.append(state["out.weight"] / temperature)
    vectors = [state["norm.weight"], state["norm.bias"]] + projection_vectors(state)
    for way in ("", "_reverse"):
        vectors += [state["gru.bias_ih_l0" + way], state["gru.bias_hh_l0" + way]]
    vectors += [scores / temperature for scores in (
        state["out.bias"], network.transitions.detach().numpy(), network.start.detach().numpy())]
    file.write(struct.pack("<5I", len(hashes), WIDTH, ENCODED, PROJECTED, HIDDEN) + hashes.tobytes())
    for matrix in matrices:
        file.write(quantised(matrix))
    for vector in vectors:
        file.write(vector.astype("<f4").tobytes())


def _sigmoid(x):
    return 1 / (1 + np.exp(-x))


class WeightsFile:
    """The bytes of a file of weights, read in their order."""

    def __init__(self, path, magic):
        self.path = path
        with open(path, "rb") as file:
            self.bytes, self.at = file.read(), 4
        if self.bytes[:4] != magic or self.size() != VERSION:
            raise SystemExit(f"{path}: no weights of version {VERSION}")

    def size(self):
        return int(self.numbers("<u4", 1)[0])

    def text(self):
        size = self.bytes[self.at]
        self.at += 1 + size
        return self.bytes[self.at - size:self.at].decode()

    def numbers(self, kind, count):
        got = np.frombuffer(self.bytes, dtype=kind, count=int(count), offset=self.at)
        self.at += got.nbytes
        return got

    def matrix(self, rows, columns):
        scale = self.numbers("<f4", rows)
        return scale[:, None] * self.numbers("i1", int(rows) * int(columns)).reshape(int(rows), -1).astype(np.float32)

    def end(self):
        if self.at != len(self.bytes):
            raise SystemExit(f"{self.path}: {len(self.bytes) - self.at} bytes too many")


class Weights:
    """The networks as the file says them, in numpy: what the reader in C++ must agree with."""

    def __init__(self, path):
        file = WeightsFile(path, MAGIC)
        networks, count = file.size(), file.size()
        self.labels, self.bytes = [file.text() for _ in range(count)], len(file.bytes)
        self.networks = [_Network(file, count) for _ in range(networks)]
        file.end()
        self.transitions = np.mean([n.transitions for n in self.networks], axis=0)
        self.start = np.mean([n.start for n in self.networks], axis=0)

    def logits(self, lines, vectors):
        """lines: names of the features of each; vectors: what the encoder gives of each. lines x labels."""
        return np.mean([n.logits(lines, vectors) for n in self.networks], axis=0)

    def decode(self, lines, vectors):
        return viterbi(self.logits(lines, vectors), self.transitions, self.start)


class _Network:
    def __init__(self, file, count):
        features, d, encoded, p, h = (file.size() for _ in range(5))
        self.width, self.hidden = d, h
        self.row = {int(v): i for i, v in enumerate(file.numbers("<u4", features))}
        self.embedding, self.projection = file.matrix(features, d), file.matrix(p, encoded)
        self.gru = [[file.matrix(3 * h, d + p), file.matrix(3 * h, h)] for _ in range(2)]
        self.out = file.matrix(count, 2 * h + d + p)
        self.gamma, self.beta = file.numbers("<f4", d), file.numbers("<f4", d)
        self.mean, self.factor = file.numbers("<f4", encoded), file.numbers("<f4", encoded)
        self.projected = [file.numbers("<f4", p) for _ in range(3)]
        for way in self.gru:
            way += [file.numbers("<f4", 3 * h), file.numbers("<f4", 3 * h)]
        self.bias = file.numbers("<f4", count)
        self.transitions = file.numbers("<f4", count * count).reshape(count, count)
        self.start = file.numbers("<f4", count)

    def _run(self, x, w_ih, w_hh, b_ih, b_hh):
        state, h, out = np.zeros(self.hidden, dtype=np.float32), self.hidden, []
        for of_input in x @ w_ih.T + b_ih:
            of_state = w_hh @ state + b_hh
            reset = _sigmoid(of_input[:h] + of_state[:h])
            update = _sigmoid(of_input[h:2 * h] + of_state[h:2 * h])
            new = np.tanh(of_input[2 * h:] + reset * of_state[2 * h:])
            state = (1 - update) * new + update * state
            out.append(state)
        return np.array(out)

    @staticmethod
    def _normalised(x, gamma, beta):
        x = (x - x.mean(axis=1, keepdims=True)) / np.sqrt(x.var(axis=1, keepdims=True) + EPSILON)
        return np.maximum(x * gamma + beta, 0)

    def logits(self, lines, vectors):
        x = np.zeros((len(lines), self.width), dtype=np.float32)
        for i, names in enumerate(lines):
            for name in names:
                row = self.row.get(fnv1a(name))
                if row is not None:
                    x[i] += self.embedding[row]
        vectors = np.asarray(vectors, dtype=np.float32)
        bias, gamma, beta = self.projected
        z = self._normalised((vectors - self.mean) * self.factor @ self.projection.T + bias, gamma, beta)
        x = np.hstack([self._normalised(x, self.gamma, self.beta), z * np.any(vectors != 0, axis=1, keepdims=True)])
        both = [self._run(x, *self.gru[0]), self._run(x[::-1], *self.gru[1])[::-1]]
        return np.hstack(both + [x]) @ self.out.T + self.bias


def check(labels, documents, path, least=0.995):
    """That the file says what the network said; ends the program if not."""
    weights, same, lines = Weights(path), 0, 0
    for document, exact in zip(documents, labels):
        said = weights.decode(document.features, document.vectors)
        same += int((said == exact).sum())
        lines += len(said)
    if same < least * lines:
        raise SystemExit(f"{path}: only {same / lines:.4f} of the labels survive the rounding")
    return f"{path}: {weights.bytes} bytes, {same / lines:.4f} of {lines} labels as before rounding"
