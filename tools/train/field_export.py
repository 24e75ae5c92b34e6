"""The file of weights of the field labeller.

Layout, little endian: "CVFL", u32 version, features of lines L, of tokens T, line width, line hidden, token width, hidden,
labels K. For lines, then tokens: hashes of the features' names, ascending, and their embedding. Then tensors of int8,
each float32 scales of its rows and then its rows (an embedding is one): GRU of lines forward w_ih, w_hh, backward the
same; GRU of tokens the same; out K x (2 hidden + width of a token and its line). Then float32: gamma and beta of lines,
of tokens; b_ih and b_hh of each GRU and way; out bias; transitions K x K (row = from), start K.
"""

import struct

import numpy as np

from export import _quantised as quantised
from export import fnv1a
from field_answers import COUNT
from field_model import HIDDEN, LINE_HIDDEN, LINE_WIDTH, TOKEN_WIDTH

MAGIC, VERSION = b"CVFL", 1
TENSORS = [f"{gru}.weight_{of}_l0{way}" for gru in ("line_gru", "token_gru") for way in ("", "_reverse")
           for of in ("ih", "hh")] + ["out.weight"]
VECTORS = ["line_norm.weight", "line_norm.bias", "token_norm.weight", "token_norm.bias"] + [
    f"{gru}.bias_{of}_l0{way}" for gru in ("line_gru", "token_gru") for way in ("", "_reverse")
    for of in ("ih", "hh")] + ["out.bias"]


def write(network, vocabulary, path):
    state = {k: v.detach().numpy() for k, v in network.state_dict().items()}
    with open(path, "wb") as file:
        file.write(MAGIC + struct.pack("<8I", VERSION, len(vocabulary.lines) - 1, len(vocabulary.tokens) - 1, LINE_WIDTH,
                                       LINE_HIDDEN, TOKEN_WIDTH, HIDDEN, COUNT))
        for names, table in ((vocabulary.lines, "lines.weight"), (vocabulary.tokens, "tokens.weight")):
            hashes = [fnv1a(n) for n in names[1:]]
            if len(set(hashes)) != len(hashes):
                raise SystemExit("two features have the same hash: rename one")
            order = np.argsort(hashes)
            file.write(np.array(hashes, dtype="<u4")[order].tobytes())
            file.write(quantised(state[table][1:][order]))
        for name in TENSORS:
            file.write(quantised(state[name]))
        for name in VECTORS:
            file.write(state[name].astype("<f4").tobytes())
        file.write(network.transitions.detach().numpy().astype("<f4").tobytes())
        file.write(network.start.detach().numpy().astype("<f4").tobytes())
