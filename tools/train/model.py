"""The network: sums of embeddings, a bidirectional GRU, a linear-chain CRF that takes several labels for true."""

import numpy as np
import torch
from torch import nn

import recurrent
from corpus import FOLLOWS, STARTS
from labels import LABELS
from vectors import PROJECTED, Projection

FORBIDDEN = -1e4
WIDTH, HIDDEN = 64, 96


class Chain:
    """Forward and backward sums over the paths of each document, scaled at each line. In NumPy, by hand: automatic
    differentiation through a loop over lines takes three times as long."""

    def __init__(self, logits, transitions, start, lengths):
        self.order = np.argsort(-np.array(lengths), kind="stable")  # those that go on at a step are the first rows
        scores = logits.detach().numpy().astype(np.float64)[self.order]
        inside = np.array(lengths)[self.order][:, None] > np.arange(scores.shape[1])
        peak = scores.max(axis=2, keepdims=True)
        emit = np.exp(scores - peak)
        self.moves = np.exp(transitions.detach().numpy().astype(np.float64))
        begin = np.exp(start.detach().numpy().astype(np.float64))
        alpha, scale, active = np.zeros_like(emit), np.ones(emit.shape[:2]), inside.sum(axis=0)
        dead = np.zeros(emit.shape[:2], dtype=bool)  # no allowed path comes here: a path begins anew
        for step, rows in enumerate(active):
            row = (alpha[:rows, step - 1] @ self.moves if step else begin) * emit[:rows, step]
            dead[:rows, step] = row.sum(axis=1) < 1e-30
            row[dead[:rows, step]] = emit[:rows, step][dead[:rows, step]]
            scale[:rows, step] = row.sum(axis=1)
            alpha[:rows, step] = row / scale[:rows, step, None]
        beta, onward = np.ones_like(emit), np.zeros_like(emit)  # onward: of a line and all below it, seen from above
        for step in range(len(active) - 1, 0, -1):
            rows = active[step]
            onward[:rows, step] = emit[:rows, step] * beta[:rows, step] / scale[:rows, step, None]
            onward[dead[:, step], step] = 0
            beta[:rows, step - 1] = onward[:rows, step] @ self.moves.T
            beta[dead[:, step], step - 1] = 1
        self.alpha, self.onward, self.sorted_marginals = alpha, onward, alpha * beta
        self.sorted_sums = (np.log(scale) + np.where(inside, peak[:, :, 0], 0)).sum(axis=1)

    def unsorted(self, values):
        result = np.empty(values.shape, dtype=np.float32)
        result[self.order] = values
        return torch.from_numpy(result)

    def marginals(self):
        return self.unsorted(self.sorted_marginals)


class LogPartition(torch.autograd.Function):
    """Of each document: log of the sum over all paths."""

    @staticmethod
    def forward(ctx, logits, transitions, start, lengths):
        ctx.chain = Chain(logits, transitions, start, lengths)
        return ctx.chain.unsorted(ctx.chain.sorted_sums)

    @staticmethod
    def backward(ctx, gradient):
        chain, count = ctx.chain, ctx.chain.alpha.shape[2]
        weight = gradient.numpy()[chain.order].astype(np.float64)[:, None, None]
        marginals = weight * chain.sorted_marginals
        pairs = (weight * chain.alpha[:, :-1]).reshape(-1, count).T @ chain.onward[:, 1:].reshape(-1, count)
        return (chain.unsorted(marginals), torch.from_numpy((pairs * chain.moves).astype(np.float32)),
                torch.from_numpy(marginals[:, 0].sum(axis=0).astype(np.float32)), None)


class Labeller(nn.Module):
    def __init__(self, features, dropout=0.5):
        super().__init__()
        count = len(LABELS)
        self.embedding = nn.EmbeddingBag(features, WIDTH, mode="sum", padding_idx=0)
        nn.init.normal_(self.embedding.weight, 0, 0.1)
        with torch.no_grad():
            self.embedding.weight[0] = 0
        self.norm = nn.LayerNorm(WIDTH)
        self.projection = Projection()
        self.gru = nn.GRU(WIDTH + PROJECTED, HIDDEN, bidirectional=True, batch_first=True)
        self.out = nn.Linear(2 * HIDDEN + WIDTH + PROJECTED, count)
        self.dropout = nn.Dropout(dropout)
        self.learned_transitions = nn.Parameter(torch.zeros(count, count))
        self.learned_start = nn.Parameter(torch.zeros(count))
        self.register_buffer("follows", torch.from_numpy(FOLLOWS), persistent=False)
        self.register_buffer("starts", torch.from_numpy(STARTS), persistent=False)

    @property
    def transitions(self):
        return torch.where(self.follows, self.learned_transitions, torch.tensor(FORBIDDEN))

    @property
    def start(self):
        return torch.where(self.starts, self.learned_start, torch.tensor(FORBIDDEN))

    def logits(self, numbers, vectors, lengths):
        """numbers, vectors: of all lines of all documents, one below the other. documents x lines x labels."""
        x = torch.relu(self.norm(self.embedding(numbers)))
        x = self.dropout(torch.cat([x, self.projection(vectors)], dim=-1))
        y, x = recurrent.run(self.gru, x, lengths)
        return self.out(self.dropout(torch.cat([y, x], dim=-1)))

    def loss(self, numbers, vectors, lengths, allowed):
        """Mean over lines of -log p(paths through allowed labels). allowed: 0 or FORBIDDEN, shaped as the logits."""
        logits = self.logits(numbers, vectors, lengths)
        both = LogPartition.apply(torch.cat([logits, logits + allowed]), self.transitions, self.start, lengths + lengths)
        count = len(lengths)
        return (both[:count] - both[count:]).sum() / sum(lengths)


def viterbi(logits, transitions, start):
    """The best path through one document (numpy)."""
    best, back = logits[0] + start, []
    for row in logits[1:]:
        ways = best[:, None] + transitions
        back.append(ways.argmax(axis=0))
        best = ways.max(axis=0) + row
    path = [int(best.argmax())]
    for pointers in reversed(back):
        path.append(int(pointers[path[-1]]))
    return np.array(path[::-1])
