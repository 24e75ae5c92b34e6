"""Trains the field labeller, cross-validated by person, and writes its weights.

    field_train.py --tokens DIR --dumps DIR --folds folds.json --out DIR [--build DIR] PART...

A part is the number of a fold, `final`, or `report`, which sums up what the folds have counted. Parts can run side by side.
The tokens are those that the program sees in sections found by line weights that have not seen the document.
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

import field_export
from align import Aligner
from averaging import Averaged
from corpus import RENDERED
from field_answers import TEXTS, begins, role_of
from field_corpus import LONGEST, Batch, Encoded, Vocabulary, load
from field_model import FieldLabeller
from model import viterbi
from voting import SEEDS, Voting
from words import Lexicon

EPOCHS, BATCH, RATE, DECAY = 16, 24, 4e-3, 1e-2
DROP = (0.2, 0.12)  # of features of lines and of tokens
SHARE = {"themes": 0.33, "cases": 0.6, RENDERED: 0.3}


def batches(encoded, random):
    sequences = [s for s in encoded.sequences(LONGEST * random.choice([0.6, 1.0]))
                 if random.random() < SHARE.get(s.document.corpus, 1)]
    sequences = [sequences[i] for i in random.permutation(len(sequences))]
    groups = []
    for at in range(0, len(sequences), 10 * BATCH):
        part = sorted(sequences[at:at + 10 * BATCH], key=lambda s: len(s.tokens))
        groups += [part[i:i + BATCH] for i in range(0, len(part), BATCH)]
    for i in random.permutation(len(groups)):
        yield Batch(groups[i], random, DROP)


def train(documents, epochs=EPOCHS, seeds=SEEDS):
    """Networks that vote, one from each seed."""
    vocabulary = Vocabulary(documents)
    encoded = Encoded(documents, vocabulary)
    return Voting([train_one(documents, encoded, vocabulary, epochs, seed) for seed in seeds]), vocabulary


def train_one(documents, encoded, vocabulary, epochs, seed):
    torch.manual_seed(seed)
    random = np.random.default_rng(seed)
    network = FieldLabeller(len(vocabulary.lines), len(vocabulary.tokens))
    network.projection.fit(s.vectors for d in documents for s in d.sections)
    optimiser = torch.optim.AdamW(network.parameters(), lr=RATE, weight_decay=DECAY)
    network.train()
    averaged = Averaged(network)
    for epoch in range(epochs):
        for group in optimiser.param_groups:
            group["lr"] = RATE * (0.05 + 0.95 * 0.5 * (1 + math.cos(math.pi * epoch / epochs)))
        total, steps = 0, 0
        for batch in batches(encoded, random):
            loss = network.loss(batch)
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 5.0)
            optimiser.step()
            total, steps = total + float(loss.detach()), steps + 1
            averaged.add(epoch / epochs)
        print(f"  epoch {epoch}: {total / steps:.4f}", flush=True)
    averaged.take()
    network.eval()
    return network


def predict(network, vocabulary, documents):
    """Labels of the tokens of each section of each document."""
    transitions, start = network.transitions.numpy(), network.start.numpy()
    encoded = Encoded(documents, vocabulary)
    result = []
    for s in encoded.sequences(0):
        logits = network.logits(Batch([s], training=False))[0].numpy()
        result.append(viterbi(logits, transitions, start))
    return result


def spans_of(labels):
    """First token, the one behind the last, and role of each span."""
    spans = []
    for i, own in enumerate(labels):
        if own <= 0:
            continue
        if begins(own) or not spans or spans[-1][1] != i or spans[-1][2] != role_of(own):
            spans.append((i, i + 1, role_of(own)))
        else:
            spans[-1] = (spans[-1][0], i + 1, role_of(own))
    return spans


def words_only(span, texts):
    first, behind, role = span
    while first < behind and not texts[first][0].isalnum():
        first += 1
    while behind > first and not texts[behind - 1][-1].isalnum():
        behind -= 1
    return (first, behind, role) if behind > first else None


def count_spans(section, said, counts, key):
    """Exact spans, on lines that surely are of the section."""
    texts, right = section.texts, section.right
    known = right & (section.answer >= 0)

    def of(labels):
        spans = {words_only(s, texts) for s in spans_of(labels)} - {None}
        return {s for s in spans if known[s[0]:s[1]].all()}

    true, found = of(section.answer), of(said)
    for span in true | found:
        name = (key, section.kind, span[2])
        row = counts.setdefault(name, [0, 0, 0])
        row[0 if span in true and span in found else 1 if span in true else 2] += 1


def f1(rows):
    hit, miss, extra = (sum(r[i] for r in rows) for i in range(3))
    return 200 * hit / max(1, 2 * hit + miss + extra), hit + miss


def table(counts, pick):
    lines = []
    for key in sorted({pick(n) for n in counts}):
        value, number = f1([r for n, r in counts.items() if pick(n) == key])
        lines.append(f"{str(key):40} {number:6} {value:7.1f}")
    return "\n".join(lines)


def train_fold(which, documents, arguments):
    """The network of a fold, and what it says of documents that it has not seen."""
    began = time.process_time()
    network, vocabulary = train([d for d in documents if d.fold != which], arguments.epochs, arguments.seeds)
    field_export.write(network, vocabulary, os.path.join(arguments.out, f"fold-{which}.fields"))
    counts = {}
    unseen = [d for d in documents if d.fold == which and d.corpus != RENDERED]
    said = iter(predict(network, vocabulary, unseen))
    for d in unseen:
        for s in d.sections:
            if len(s):
                count_spans(s, next(said), counts, d.corpus)
    with open(os.path.join(arguments.out, f"fold-{which}.counts.json"), "w", encoding="utf-8") as file:
        json.dump([[n, r] for n, r in counts.items()], file)
    print(f"fold {which}: {time.process_time() - began:.0f} s", flush=True)


def report(out):
    counts = {}
    for path in glob.glob(os.path.join(out, "fold-*.counts.json")):
        with open(path, encoding="utf-8") as file:
            for name, row in json.load(file):
                if name[2] != "date":
                    sums = counts.setdefault(tuple(name), [0, 0, 0])
                    sums[:] = [a + b for a, b in zip(sums, row)]
    short = {n: r for n, r in counts.items() if n[2] not in TEXTS}
    people = {n: r for n, r in counts.items() if n[0] == "people"}
    text = "\n\n".join(["exact spans but of text and dates: number, F1", table(short, lambda n: n[0]),
                        table(short, lambda n: "all"), table(people, lambda n: "people " + n[1] + " " + n[2])])
    print(text, flush=True)
    with open(os.path.join(out, "fields.txt"), "w", encoding="utf-8") as file:
        file.write(text + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tokens", required=True)
    parser.add_argument("--dumps", required=True)
    parser.add_argument("--folds", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--build")
    parser.add_argument("--epochs", type=int, default=EPOCHS)
    parser.add_argument("--seeds", type=int, nargs="+", default=SEEDS, help="of the networks that vote, one from each")
    parser.add_argument("parts", nargs="+")
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    torch.use_deterministic_algorithms(True)
    if arguments.parts == ["report"]:
        report(arguments.out)
        return
    with open(arguments.folds, encoding="utf-8") as file:
        fold_of = json.load(file)
    dumps = {}
    for path in sorted(glob.glob(os.path.join(arguments.dumps, "*.jsonl"))):
        corpus = os.path.splitext(os.path.basename(path))[0]
        with open(path, encoding="utf-8") as file:
            for dumped in map(json.loads, file):
                dumps[dumped["file"]] = (corpus, dumped["lines"])
    documents = load(arguments.tokens, dumps, Aligner(Lexicon(arguments.build)), fold_of)
    tokens = sum(len(s) for d in documents for s in d.sections)
    print(f"{len(documents)} documents, {tokens} tokens", flush=True)
    for part in arguments.parts:
        if part == "final":
            network, vocabulary = train(documents, arguments.epochs, arguments.seeds)
            field_export.write(network, vocabulary, os.path.join(arguments.out, "final.fields"))
        else:
            train_fold(int(part), documents, arguments)


if __name__ == "__main__":
    main()
