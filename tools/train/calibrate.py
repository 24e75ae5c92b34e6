"""How sure the network may be: one temperature for all scores, and a table of what was said against what was right."""

import functools

import numpy as np
import torch

from labels import KINDS, LABELS, kind, part
from model import Chain

# What a line is said to be: of no section, a title of a kind, content of a kind. Whether an entry begins is apart.
READINGS = ["none"] + ["title " + k for k in KINDS] + KINDS
READING_OF = np.array([0 if label == "O" else READINGS.index("title " * (part(label) == "H") + kind(label))
                       for label in LABELS])
BEGINS = np.array([part(label) == "B" for label in LABELS])


class Unseen:
    """Scores of a document by a network that has not seen its person."""

    def __init__(self, document, logits, network):
        self.corpus, self.logits = document.corpus, logits
        self.transitions, self.start = network.transitions, network.start
        self.sure, self.answer = ~document.doubt & (document.answer >= 0), document.answer

    def probabilities(self, temperature):
        """Of each sure line and reading; that an entry begins with it; and what is true of the two."""
        chain = Chain(torch.from_numpy(self.logits[None]) / temperature, self.transitions / temperature,
                      self.start / temperature, [len(self.logits)])
        labels = chain.marginals()[0].numpy()[self.sure]
        readings = np.zeros((len(labels), len(READINGS)))
        for label, reading in enumerate(READING_OF):
            readings[:, reading] += labels[:, label]
        true = self.answer[self.sure]
        return readings, labels[:, BEGINS].sum(axis=1), READING_OF[true], BEGINS[true]


def _all(documents, temperature):
    return [np.concatenate(parts) for parts in zip(*(d.probabilities(temperature) for d in documents))]


def fit(documents):
    """The temperature, to a twentieth, under which what is true was most likely."""
    @functools.lru_cache(maxsize=None)
    def loss(twentieths):
        readings, _, true, _ = _all(documents, twentieths / 20)
        return -np.log(readings[np.arange(len(true)), true] + 1e-6).mean()
    best = 26
    for step in (2, 1):
        while True:
            near = min((best, best - step, best + step), key=loss)
            if near == best or not 10 < near < 60:
                break
            best = near
    return best / 20


def _table(said, right):
    """Expected calibration error, and for each tenth: what was said, what was right, how often."""
    tenth, error, cells = np.minimum((said * 10).astype(int), 9), 0.0, []
    for at in range(10):
        chosen = tenth == at
        if chosen.any():
            error += chosen.mean() * abs(said[chosen].mean() - right[chosen].mean())
            cells.append(f"{said[chosen].mean():.2f} {right[chosen].mean():.2f} {chosen.sum():6d}")
    return error, cells


def report(documents, temperatures):
    """documents and temperatures: of each fold. The most likely reading of a line, and beginnings of entries."""
    out = []
    for corpus in ("people", "all"):
        found = [_all([d for d in fold if corpus in ("all", d.corpus)], t) for fold, t in zip(documents, temperatures)
                 if any(corpus in ("all", d.corpus) for d in fold)]
        if not found:
            continue
        readings, begins, true, begun = (np.concatenate(parts) for parts in zip(*found))
        best = readings.argmax(axis=1)
        for name, said, right in (("sections and titles", readings[np.arange(len(best)), best], best == true),
                                  ("beginnings of entries", begins, begun)):
            error, cells = _table(said, right)
            out.append(f"{corpus}, {name}: expected calibration error {error:.4f}\n  said right  lines\n  "
                       + "\n  ".join(cells))
    return "temperatures of the folds: " + ", ".join(f"{t:.2f}" for t in temperatures) + "\n" + "\n".join(out)
