"""The network: sums of embeddings, a bidirectional GRU, a linear-chain CRF that takes several labels for true."""

import numpy as np
import torch
from torch import nn

from corpus import FOLLOWS, STARTS
from labels import LABELS

FORBIDDEN = -1e4
WIDTH, HIDDEN = 64, 48


class Labeller(nn.Module):
    def __init__(self, features, dropout=0.3):
        super().__init__()
        count = len(LABELS)
        self.embedding = nn.EmbeddingBag(features, WIDTH, mode="sum", padding_idx=0)
        nn.init.normal_(self.embedding.weight, 0, 0.1)
        with torch.no_grad():
            self.embedding.weight[0] = 0
        self.norm = nn.LayerNorm(WIDTH)
        self.gru = nn.GRU(WIDTH, HIDDEN, bidirectional=True, batch_first=True)
        self.out = nn.Linear(2 * HIDDEN + WIDTH, count)
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

    def logits(self, numbers, lengths):
        """numbers: features of all lines of all documents, one below the other. documents x lines x labels."""
        x = self.dropout(torch.relu(self.norm(self.embedding(numbers))))
        x = nn.utils.rnn.pad_sequence(torch.split(x, lengths), batch_first=True)
        packed = nn.utils.rnn.pack_padded_sequence(x, torch.tensor(lengths), batch_first=True, enforce_sorted=False)
        y, _ = nn.utils.rnn.pad_packed_sequence(self.gru(packed)[0], batch_first=True)
        return self.out(self.dropout(torch.cat([y, x], dim=-1)))

    def log_partition(self, logits, lengths):
        """Of each document: log of the sum over all paths, in one pass over the longest."""
        transitions, lengths = self.transitions, torch.tensor(lengths)
        most = transitions.max()
        potentials = torch.exp(transitions - most)
        alpha = logits[:, 0] + self.start
        for step in range(1, logits.shape[1]):
            peak = alpha.max(dim=1, keepdim=True)[0].detach()
            moved = torch.log(torch.exp(alpha - peak) @ potentials + 1e-30) + peak + most + logits[:, step]
            alpha = torch.where((lengths > step)[:, None], moved, alpha)
        return torch.logsumexp(alpha, dim=1)

    def loss(self, numbers, lengths, allowed):
        """Mean over lines of -log p(paths through allowed labels). allowed: 0 or FORBIDDEN, shaped as the logits."""
        logits = self.logits(numbers, lengths)
        both = self.log_partition(torch.cat([logits, logits + allowed]), lengths + lengths)
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
