"""The mean of a network's weights over its last steps: flatter than any of them, and better on what it has not seen."""

import torch

SHARE = 0.35  # of the steps


class Averaged:
    def __init__(self, network):
        self.network, self.mean, self.count = network, None, 0

    def add(self, progress):
        """After each step; progress: from 0 to 1."""
        if progress < 1 - SHARE:
            return
        self.count += 1
        with torch.no_grad():
            now = [p.detach() for p in self.network.parameters()]
            self.mean = ([p.clone() for p in now] if self.mean is None
                         else [m + (p - m) / self.count for m, p in zip(self.mean, now)])

    def take(self):
        with torch.no_grad():
            for p, mean in zip(self.network.parameters(), self.mean or []):
                p.copy_(mean)
