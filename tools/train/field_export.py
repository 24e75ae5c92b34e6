"""The file of weights of the field labeller.

Layout, little endian: "CVFL", u32 version, number of networks, labels K. Then each network: u32 features of lines L,
of tokens T, line width, line hidden, token width, numbers of a vector E, of a projection P, hidden. For lines, then
tokens: hashes of the features' names, ascending, and their embedding. Then tensors of int8, each float32 scales of
its rows and then its rows (an embedding is one): projection P x E; GRU of lines forward w_ih, which is of a line and
the mean of its projections, w_hh, backward the same; GRU of tokens the same; out K x (2 hidden + width of a token,
its projection and its line). Then float32: gamma and beta of lines, of tokens; mean, factor, bias, gamma and beta of
the projection (export.py); b_ih and b_hh of each GRU and way; out bias; transitions K x K (row = from), start K.
"""

import struct

from export import VERSION, features_of, projection_vectors, quantised
from field_answers import COUNT
from field_model import HIDDEN, LINE_HIDDEN, LINE_WIDTH, TOKEN_WIDTH
from vectors import ENCODED, PROJECTED

MAGIC = b"CVFL"
TENSORS = ["projection.linear.weight"] + [f"{gru}.weight_{of}_l0{way}" for gru in ("line_gru", "token_gru") for way in ("", "_reverse")
           for of in ("ih", "hh")] + ["out.weight"]
NORMS = ["line_norm.weight", "line_norm.bias", "token_norm.weight", "token_norm.bias"]
VECTORS = [
    f"{gru}.bias_{of}_l0{way}" for gru in ("line_gru", "token_gru") for way in ("", "_reverse")
    for of in ("ih", "hh")] + ["out.bias"]


def write(voting, vocabulary, path):
    with open(path, "wb") as file:
        file.write(MAGIC + struct.pack("<3I", VERSION, len(voting.networks), COUNT))
        for network in voting.networks:
            _write_network(file, network, vocabulary)


def _write_network(file, network, vocabulary):
    state = {k: v.detach().numpy() for k, v in network.state_dict().items()}
    file.write(struct.pack("<8I", len(vocabulary.lines) - 1, len(vocabulary.tokens) - 1, LINE_WIDTH, LINE_HIDDEN,
                           TOKEN_WIDTH, ENCODED, PROJECTED, HIDDEN))
    for names, table in ((vocabulary.lines, "lines.weight"), (vocabulary.tokens, "tokens.weight")):
        hashes, embedding = features_of(names, state[table])
        file.write(hashes.tobytes())
        file.write(quantised(embedding))
    for name in TENSORS:
        file.write(quantised(state[name]))
    for vector in [state[n] for n in NORMS] + projection_vectors(state) + [state[n] for n in VECTORS]:
        file.write(vector.astype("<f4").tobytes())
    file.write(network.transitions.detach().numpy().astype("<f4").tobytes())
    file.write(network.start.detach().numpy().astype("<f4").tobytes())
