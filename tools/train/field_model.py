"""The network of the field labeller: lines of an entry's section in their context, tokens in that of their lines, a CRF."""

import torch
from torch import nn

import recurrent
from field_answers import COUNT, FOLLOWS, STARTS
from model import FORBIDDEN, LogPartition
from vectors import PROJECTED, Projection

LINE_WIDTH, LINE_HIDDEN, TOKEN_WIDTH, HIDDEN = 40, 40, 72, 96


def mean_of_lines(rows, line_of_token, count):
    """Of each line: the mean of the rows of its tokens; zeros where it has none."""
    sums = rows.new_zeros(count, rows.shape[1]).index_add(0, line_of_token, rows)
    return sums / torch.bincount(line_of_token, minlength=count).clamp(min=1)[:, None]


class FieldLabeller(nn.Module):
    def __init__(self, line_features, token_features, dropout=0.3):
        super().__init__()
        self.lines = self.bag(line_features, LINE_WIDTH)
        self.tokens = self.bag(token_features, TOKEN_WIDTH)
        self.line_norm = nn.LayerNorm(LINE_WIDTH)
        self.token_norm = nn.LayerNorm(TOKEN_WIDTH)
        self.projection = Projection()
        self.line_gru = nn.GRU(LINE_WIDTH + PROJECTED, LINE_HIDDEN, bidirectional=True, batch_first=True)
        width = TOKEN_WIDTH + PROJECTED + LINE_WIDTH + 2 * LINE_HIDDEN
        self.token_gru = nn.GRU(width, HIDDEN, bidirectional=True, batch_first=True)
        self.out = nn.Linear(2 * HIDDEN + width, COUNT)
        self.dropout = nn.Dropout(dropout)
        self.learned_transitions = nn.Parameter(torch.zeros(COUNT, COUNT))
        self.learned_start = nn.Parameter(torch.zeros(COUNT))
        self.register_buffer("follows", torch.from_numpy(FOLLOWS), persistent=False)
        self.register_buffer("starts", torch.from_numpy(STARTS), persistent=False)

    @staticmethod
    def bag(features, width):
        bag = nn.EmbeddingBag(features, width, mode="sum", padding_idx=0)
        nn.init.normal_(bag.weight, 0, 0.1)
        with torch.no_grad():
            bag.weight[0] = 0
        return bag

    @property
    def transitions(self):
        return torch.where(self.follows, self.learned_transitions, torch.tensor(FORBIDDEN))

    @property
    def start(self):
        return torch.where(self.starts, self.learned_start, torch.tensor(FORBIDDEN))

    def logits(self, batch):
        """sequences x tokens x labels."""
        vectors = self.projection(batch.vectors)
        lines = self.dropout(torch.relu(self.line_norm(self.lines(batch.lines))))
        words = self.dropout(mean_of_lines(vectors, batch.line_of_token, len(lines)))
        context, _ = recurrent.run(self.line_gru, torch.cat([lines, words], dim=-1), batch.line_lengths)
        mask = torch.arange(context.shape[1])[None] < torch.tensor(batch.line_lengths)[:, None]
        lines = torch.cat([lines, self.dropout(context[mask])], dim=-1)
        tokens = torch.relu(self.token_norm(self.tokens(batch.tokens)))
        tokens = self.dropout(torch.cat([tokens, vectors], dim=-1))
        x = torch.cat([tokens, lines[batch.line_of_token]], dim=-1)
        y, padded = recurrent.run(self.token_gru, x, batch.lengths)
        return self.out(torch.cat([self.dropout(y), padded], dim=-1))

    def loss(self, batch):
        """Mean over tokens of -log p(paths through allowed labels)."""
        logits = self.logits(batch)
        both = LogPartition.apply(torch.cat([logits, logits + batch.allowed]), self.transitions, self.start,
                                  batch.lengths + batch.lengths)
        count = len(batch.lengths)
        return (both[:count] - both[count:]).sum() / sum(batch.lengths)
