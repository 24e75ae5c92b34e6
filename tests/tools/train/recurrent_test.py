#!/usr/bin/python3
"""The GRU whose gradient is written by hand says and learns what PyTorch's own does."""

import unittest

from training import needs

needs("torch")
import torch  # noqa: E402
from torch.nn.utils.rnn import pack_padded_sequence, pad_packed_sequence, pad_sequence  # noqa: E402

import recurrent  # noqa: E402


def by_pytorch(gru, rows, lengths):
    padded = pad_sequence(torch.split(rows, lengths), batch_first=True)
    packed = pack_padded_sequence(padded, torch.tensor(lengths), batch_first=True, enforce_sorted=False)
    return pad_packed_sequence(gru(packed)[0], batch_first=True)[0], padded


def with_gradients(run, gru, rows, lengths):
    """Outputs, padded rows, and the gradients of the rows and of all weights."""
    gru.zero_grad()
    own = rows.clone().requires_grad_()
    output, padded = run(gru, own, lengths)
    weights = torch.arange(output.numel(), dtype=output.dtype).view(output.shape)
    (torch.sin(output) * weights).sum().backward()
    return [output.detach(), padded.detach(), own.grad, *(p.grad.clone() for p in gru.parameters())]


class RecurrentTest(unittest.TestCase):
    def test_numbers_and_gradients_are_those_of_pytorch(self):
        torch.manual_seed(1)
        gru = torch.nn.GRU(30, 16, bidirectional=True, batch_first=True).double()
        for lengths in ([5, 9, 1, 7], [3], [4, 4, 4], [1, 2, 3, 8, 8]):
            rows = torch.randn(sum(lengths), 30, dtype=torch.float64)
            pairs = zip(with_gradients(recurrent.run, gru, rows, lengths), with_gradients(by_pytorch, gru, rows, lengths))
            for own, theirs in pairs:
                self.assertTrue(torch.allclose(own, theirs, rtol=1e-9, atol=1e-9), lengths)


if __name__ == "__main__":
    unittest.main()
