"""Trains the line labeller, cross-validated by person, and writes its weights.

    train.py --dumps DIR --out DIR [--build DIR]        folds, report, final weights
    train.py --dumps DIR --out DIR --ablation           folds only, without each group of features
"""

import argparse
import glob
import json
import math
import os
import time

import numpy as np
import torch
from torch import nn

import calibrate
import export
import measure
from augment import copy_of
from averaging import Averaged
from corpus import RENDERED, Vocabulary, folds, load, titles_as_labels
from labels import LABELS
from model import FORBIDDEN, Labeller, viterbi
from voting import SEEDS, Voting

EPOCHS, BATCH, RATE, DECAY, FEATURE_DROPOUT = 28, 12, 3e-3, 1e-2, 0.15
# How often a group of features is dropped from a document altogether.
GROUP_DROPOUT = {"l": 0.08, "s": 0.15, "d": 0.15, "t": 0.02, "c": 0.10, "h": 0.10}
# Share of a corpus that an epoch looks at, and how often the documents are seen as they are besides.
SHARE = {"themes": 0.33, "cases": 0.5, RENDERED: 0.3}
ORIGINAL = {"people": 0.8, "cases": 0.2}
ORIGINAL_ELSEWHERE = 0.4
CORPORA = ["people", "docx", "seeds", "text", "languages", "office", "real", "themes", "cases"]


class Batches:
    """Documents, changed at random, in groups of like length."""

    def __init__(self, documents, vocabulary, seed):
        self.documents, self.vocabulary = documents, vocabulary
        self.random = np.random.default_rng(seed)
        self.numbers = [vocabulary.encode(d) for d in documents]
        self.dropout = np.array([GROUP_DROPOUT.get(g, 0) for g in vocabulary.groups])

    def epoch(self):
        copies = []
        for document, numbers in zip(self.documents, self.numbers):
            if self.random.random() > SHARE.get(document.corpus, 1):
                continue
            other = self.random.integers(len(self.documents))
            copies.append(copy_of(document, numbers, self.random, self.vocabulary,
                                  (self.documents[other], self.numbers[other])))
            if self.random.random() < ORIGINAL.get(document.corpus, ORIGINAL_ELSEWHERE):
                copies.append(copy_of(document, numbers, self.random, self.vocabulary))
        copies = [copies[i] for i in self.random.permutation(len(copies)) if len(copies[i].numbers)]
        groups = []
        for at in range(0, len(copies), 8 * BATCH):
            part = sorted(copies[at:at + 8 * BATCH], key=lambda c: len(c.numbers))
            groups += [part[i:i + BATCH] for i in range(0, len(part), BATCH)]
        for i in self.random.permutation(len(groups)):
            yield self.tensors(groups[i])

    def tensors(self, copies):
        lengths = [len(c.numbers) for c in copies]
        wide = max(c.numbers.shape[1] for c in copies)
        rows, allowed = [], np.full((len(copies), max(lengths), len(LABELS)), FORBIDDEN, dtype=np.float32)
        for at, copy in enumerate(copies):
            keep = np.concatenate([[False], self.random.random(len(self.dropout)) >= self.dropout])
            full = copy.numbers * keep[self.vocabulary.group[copy.numbers]]
            full *= self.random.random(full.shape) >= FEATURE_DROPOUT
            rows.append(np.pad(full, ((0, 0), (0, wide - full.shape[1]))))
            allowed[at, :len(copy.allowed)][copy.allowed] = 0
        vectors = np.concatenate([c.vectors for c in copies]).astype(np.float32)
        return torch.from_numpy(np.concatenate(rows)), torch.from_numpy(vectors), lengths, torch.from_numpy(allowed)


def train(documents, without=(), epochs=EPOCHS, seeds=SEEDS):
    """Networks that vote, one from each seed."""
    vocabulary = Vocabulary(documents, without)
    return Voting([train_one(documents, vocabulary, epochs, seed) for seed in seeds]), vocabulary


def train_one(documents, vocabulary, epochs, seed):
    torch.manual_seed(seed)
    batches = Batches(documents, vocabulary, seed)
    network = Labeller(len(vocabulary.names))
    network.projection.fit(d.vectors for d in documents)
    optimiser = torch.optim.AdamW(network.parameters(), lr=RATE, weight_decay=DECAY)
    averaged = Averaged(network)
    network.train()
    for epoch in range(epochs):
        for group in optimiser.param_groups:
            group["lr"] = RATE * (0.05 + 0.95 * 0.5 * (1 + math.cos(math.pi * epoch / epochs)))
        for batch in batches.epoch():
            loss = network.loss(*batch)
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 5.0)
            optimiser.step()
            averaged.add(epoch / epochs)
    averaged.take()
    network.eval()
    return network


def logits_of(network, vocabulary, document):
    numbers = vocabulary.encode(document)
    vectors = torch.from_numpy(document.vectors.astype(np.float32))
    return network.logits(torch.from_numpy(numbers), vectors, [len(numbers)])[0].numpy()


def predict(network, vocabulary, documents):
    """Of each document: its scores, and the best path through them."""
    transitions, start = network.transitions.numpy(), network.start.numpy()
    scores = [logits_of(network, vocabulary, d) for d in documents]
    return scores, [viterbi(s, transitions, start) for s in scores]


def measured(documents):
    return [d for d in documents if d.corpus != RENDERED]


def cross_validate(documents, fold_of, out=None, without=(), epochs=EPOCHS, seeds=SEEDS):
    """Labels of each document by a network that has seen nothing of its person, and a report of how sure they are. The
    weights of a fold are calibrated on the others. Rendered documents, the last ones, get no labels."""
    count = len(measured(documents))
    labels, trained, unseen = [None] * count, [], []
    for fold in sorted(set(fold_of)):
        began = time.process_time()
        network, vocabulary = train([d for d, f in zip(documents, fold_of) if f != fold], without, epochs, seeds)
        numbers = [i for i, f in enumerate(fold_of[:count]) if f == fold]
        scores, paths = predict(network, vocabulary, [documents[i] for i in numbers])
        for i, path in zip(numbers, paths):
            labels[i] = path
        trained.append((network, vocabulary))
        unseen.append([calibrate.Unseen(documents[i], s, network) for i, s in zip(numbers, scores)])
        print(f"fold {fold}: {time.process_time() - began:.0f} s", flush=True)
    if not out:
        return labels, None, ""
    temperatures = [calibrate.fit(sum(unseen[:fold] + unseen[fold + 1:], [])) for fold in range(len(unseen))]
    for fold, ((network, vocabulary), temperature) in enumerate(zip(trained, temperatures)):
        export.write(network, vocabulary, os.path.join(out, f"fold-{fold}.weights"), temperature)
    return labels, calibrate.fit(sum(unseen, [])), calibrate.report(unseen, temperatures)


def baselines(documents):
    return {"titles alone": [titles_as_labels(d) for d in documents]}


def report(documents, labels):
    rows = {**baselines(documents), "learned": labels}
    order = [c for c in CORPORA if any(d.corpus == c for d in documents)]
    return "\n\n".join([measure.table(documents, rows, order=order),
                        measure.table(documents, rows, by=lambda d: d.language),
                        "learned, by kind\n" + measure.by_kind(documents, labels)])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--dumps", required=True, help="folder of CORPUS.jsonl, as cvconv-train prints them")
    parser.add_argument("--out", required=True)
    parser.add_argument("--build", help="build folder, for CLDR's months")
    parser.add_argument("--epochs", type=int, default=EPOCHS)
    parser.add_argument("--seeds", type=int, nargs="+", default=SEEDS, help="of the networks that vote, one from each")
    parser.add_argument("--temperature", type=float, default=1.3, help="of the final weights, where no folds tell it")
    parser.add_argument("--without", default="", help="groups of features to leave out, as in 'dh'")
    parser.add_argument("--ablation", action="store_true")
    parser.add_argument("--folds-only", action="store_true")
    parser.add_argument("--final-only", action="store_true")
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    torch.use_deterministic_algorithms(True)
    os.makedirs(arguments.out, exist_ok=True)
    temperature = arguments.temperature
    documents = load(sorted(glob.glob(os.path.join(arguments.dumps, "*.jsonl"))), arguments.build)
    fold_of = folds(documents)
    print(f"{len(documents)} documents, {len({d.person for d in documents})} persons, "
          f"{sum(map(len, documents))} lines", flush=True)
    if arguments.ablation:
        rows = baselines(measured(documents))
        for group in ["", "l", "s", "d", "t", "c", "h"]:
            name = "without " + group if group else "all groups"
            rows[name], _, _ = cross_validate(documents, fold_of, None, group, arguments.epochs, arguments.seeds)
            print(measure.table(measured(documents), {name: rows[name]}, order=CORPORA), flush=True)
        text = measure.table(measured(documents), rows, order=CORPORA)
        name = "ablation.txt"
    elif not arguments.final_only:
        with open(os.path.join(arguments.out, "folds.json"), "w", encoding="utf-8") as file:
            json.dump({d.file: f for d, f in zip(documents, fold_of)}, file, indent=0)
        labels, temperature, reliability = cross_validate(documents, fold_of, arguments.out, arguments.without,
                                                          arguments.epochs, arguments.seeds)
        np.savez_compressed(os.path.join(arguments.out, "labels.npz"), *labels)
        text, name = report(measured(documents), labels) + "\n\n" + reliability, "report.txt"
    if not arguments.final_only:
        with open(os.path.join(arguments.out, name), "w", encoding="utf-8") as file:
            file.write(text + "\n")
        print(text, flush=True)
    if not arguments.ablation and not arguments.folds_only:
        network, vocabulary = train(documents, arguments.without, arguments.epochs, arguments.seeds)
        path = os.path.join(arguments.out, "final.weights")
        export.write(network, vocabulary, path, temperature)
        own = measured(documents)
        print(export.check(predict(network, vocabulary, own)[1], own, path), flush=True)


if __name__ == "__main__":
    main()
