"""The encoder's vectors of lines and tokens, as cvconv-train wrote them beside what it printed."""

import os

import numpy as np
import torch
from torch import nn

ENCODED, PROJECTED = 384, 64  # numbers that the encoder gives, and what a network makes of them
WITHOUT = 0.08  # share of vectors left out while training: text past the encoder's bound has none


class VectorFile:
    """Rows of float16 in NAME.vectors beside NAME.jsonl. No file: no document has vectors."""

    def __init__(self, dump):
        path = os.path.splitext(dump)[0] + ".vectors"
        self.rows = (np.memmap(path, dtype="<f2", mode="r").reshape(-1, ENCODED)
                     if os.path.exists(path) and os.path.getsize(path) else None)

    def of(self, dumped, count):
        """count x ENCODED: of the lines or tokens of a document; a row of zeros where there is none."""
        if self.rows is None or "vectors" not in dumped:
            return np.zeros((count, ENCODED), dtype=np.float16)
        first, rows = dumped["vectors"]
        if rows != count:
            raise SystemExit(f"{dumped['file']}: {rows} vectors for {count} lines or tokens")
        return np.array(self.rows[first:first + count])


class Projection(nn.Module):
    """A vector made fewer numbers: standardised, a linear layer, normalised, through a rectifier. Nothing stays
    nothing."""

    def __init__(self):
        super().__init__()
        self.register_buffer("mean", torch.zeros(ENCODED))
        self.register_buffer("deviation", torch.ones(ENCODED))
        self.linear = nn.Linear(ENCODED, PROJECTED)
        self.norm = nn.LayerNorm(PROJECTED)

    def fit(self, blocks):
        """Mean and deviation of what is learned from: blocks of rows."""
        count, total, squares = 0, np.zeros(ENCODED), np.zeros(ENCODED)
        for block in blocks:
            rows = block[np.any(block != 0, axis=1)].astype(np.float64)
            count, total, squares = count + len(rows), total + rows.sum(axis=0), squares + (rows ** 2).sum(axis=0)
        if count:
            mean = total / count
            self.mean.copy_(torch.from_numpy(mean))
            self.deviation.copy_(torch.from_numpy(np.sqrt(np.maximum(squares / count - mean ** 2, 1e-6))))

    def forward(self, vectors):
        known = (vectors != 0).any(dim=-1, keepdim=True).float()
        if self.training:
            known = known * (torch.rand_like(known) >= WITHOUT)
        return torch.relu(self.norm(self.linear((vectors - self.mean) / self.deviation))) * known
