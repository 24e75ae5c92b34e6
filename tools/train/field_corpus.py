"""Entries of documents as arrays for the field labeller."""

import json
import os
from dataclasses import dataclass, field

import numpy as np
import torch

from corpus import answer_of
from field_answers import COUNT, FOLLOWS, STARTS, answers, begins, role_of
from model import FORBIDDEN
from vectors import VectorFile
from words import fold

LONGEST = 220  # tokens of a training sequence, cut between entries


@dataclass
class Section:
    kind: str
    line_features: list  # names, a list a line
    token_features: list  # names, a list a token, of all lines
    line_of_token: np.ndarray
    entry_of_line: np.ndarray
    answer: np.ndarray  # -1 = any
    right: np.ndarray  # of tokens: the line is surely of this section
    texts: list
    vectors: np.ndarray  # tokens x what the encoder gives

    def __len__(self):
        return len(self.answer)


@dataclass
class Document:
    corpus: str
    file: str
    person: str
    fold: int
    sections: list = field(default_factory=list)


def close_paths(labels):
    """What a token limit or a line of another kind has cut begins anew."""
    labels = labels.copy()
    for i, own in enumerate(labels):
        if own > 0 and not begins(own):
            before = labels[i - 1] if i else 0
            if before != -1 and role_of(before) != role_of(own):
                labels[i] = own - 1
    return labels


def load(folder, dumps, aligner, fold_of):
    """folder: tokens-N.jsonl; dumps: the features of all lines, by file."""
    documents = []
    for name in sorted(os.listdir(folder)):
        if not name.endswith(".jsonl"):
            continue
        dump = os.path.join(folder, name)
        vectors = VectorFile(dump)
        with open(dump, encoding="utf-8") as file:
            for dumped in map(json.loads, file):
                path = dumped["file"]
                if path not in fold_of or not dumped["lines"]:
                    continue
                resume = answer_of(path)
                corpus, headed = dumps[path]
                labels, right = answers(dumped, headed, resume, aligner)
                person = path if corpus == "cases" else (resume.get("basics") or {}).get("name") or path
                document = Document(corpus, path, fold(person), fold_of[path])
                names, by_section, at = dumped["names"], {}, 0
                rows = vectors.of(dumped, sum(len(line["tokens"]) for line in dumped["lines"]))
                for line, answer, sure in zip(dumped["lines"], labels, right):
                    own = rows[at:at + len(line["tokens"])]
                    by_section.setdefault(line["section"], []).append((line, answer, sure, own))
                    at += len(own)
                for own in by_section.values():
                    document.sections.append(section_of(own, names))
                documents.append(document)
    return documents


def section_of(lines, names):
    tokens = [(i, t, a, sure) for i, (line, answer, sure, _) in enumerate(lines)
              for t, a in zip(line["tokens"], answer)]
    return Section(lines[0][0]["kind"], [[names[n] for n in line["f"]] for line, *_ in lines],
                   [[names[n] for n in t[3]] for _, t, _, _ in tokens],
                   np.array([i for i, *_ in tokens], dtype=np.int64),
                   np.array([line["entry"] for line, *_ in lines], dtype=np.int64),
                   close_paths(np.array([a for _, _, a, _ in tokens], dtype=np.int64)),
                   np.array([s for *_, s in tokens], dtype=bool), [t[2] for _, t, _, _ in tokens],
                   np.concatenate([v for *_, v in lines]))


class Vocabulary:
    def __init__(self, documents, least=2):
        lines, tokens = {}, {}
        for d in documents:
            for s in d.sections:
                for names in s.line_features:
                    for n in names:
                        lines.setdefault(n, set()).add(d.person)
                for names in s.token_features:
                    for n in names:
                        tokens.setdefault(n, set()).add(d.person)
        self.lines = [None] + sorted(n for n, p in lines.items() if len(p) >= least)
        self.tokens = [None] + sorted(n for n, p in tokens.items() if len(p) >= least)
        self.line_number = {n: i for i, n in enumerate(self.lines) if n}
        self.token_number = {n: i for i, n in enumerate(self.tokens) if n}

    @staticmethod
    def encode(lists, number):
        rows = [[number[n] for n in names if n in number] for names in lists]
        result = np.zeros((len(rows), max(map(len, rows), default=1) or 1), dtype=np.int64)
        for out, row in zip(result, rows):
            out[:len(row)] = row
        return result


@dataclass
class Sequence:
    """Entries of one section that are labelled together."""
    lines: np.ndarray
    tokens: np.ndarray
    line_of_token: np.ndarray
    answer: np.ndarray
    vectors: np.ndarray  # of the tokens
    document: Document = None


def open_dead_ends(allowed):
    reach = STARTS
    for row in allowed:
        now = reach & row
        if not now.any():
            row[:] = True
            now = reach
        reach = FOLLOWS[now].any(axis=0)


def allowed_of(answer):
    allowed = np.zeros((len(answer), COUNT), dtype=bool)
    allowed[answer < 0] = True
    known = np.flatnonzero(answer >= 0)
    allowed[known, answer[known]] = True
    open_dead_ends(allowed)
    return allowed


class Encoded:
    """Sections of documents with numbers for names."""

    def __init__(self, documents, vocabulary):
        self.items = [(d, s, vocabulary.encode(s.line_features, vocabulary.line_number),
                       vocabulary.encode(s.token_features, vocabulary.token_number))
                      for d in documents for s in d.sections if len(s)]

    def sequences(self, longest):
        """Cut between entries where they are long; the whole section with longest = 0."""
        for d, s, lines, tokens in self.items:
            bounds = [0]
            if longest:
                entry = s.entry_of_line[s.line_of_token]
                for i in range(1, len(s)):
                    line_starts = s.line_of_token[i] != s.line_of_token[i - 1]
                    if entry[i] != entry[i - 1] and i - bounds[-1] > longest * 0.7 or (
                            line_starts and i - bounds[-1] > longest * 1.5):
                        bounds.append(i)
            bounds.append(len(s))
            for a, b in zip(bounds, bounds[1:]):
                first, last = s.line_of_token[a], s.line_of_token[b - 1] + 1
                yield Sequence(lines[first:last], tokens[a:b], s.line_of_token[a:b] - first, s.answer[a:b],
                               s.vectors[a:b], d)


class Batch:
    """Several sequences as tensors. drop: (of lines' features, of tokens'); random: a generator, None when measuring."""

    def __init__(self, sequences, random=None, drop=(0, 0), training=True):
        self.lengths = [len(s.tokens) for s in sequences]
        self.line_lengths = [len(s.lines) for s in sequences]
        self.lines = torch.from_numpy(stack([s.lines for s in sequences], random, drop[0]))
        self.tokens = torch.from_numpy(stack([s.tokens for s in sequences], random, drop[1]))
        self.vectors = torch.from_numpy(np.concatenate([s.vectors for s in sequences]).astype(np.float32))
        offsets = np.cumsum([0] + self.line_lengths)
        self.line_of_token = torch.from_numpy(np.concatenate([s.line_of_token + o
                                                              for s, o in zip(sequences, offsets)]))
        if training:
            allowed = np.full((len(sequences), max(self.lengths), COUNT), FORBIDDEN, dtype=np.float32)
            for at, s in enumerate(sequences):
                allowed[at, :len(s.answer)][allowed_of(s.answer)] = 0
            self.allowed = torch.from_numpy(allowed)


def stack(arrays, random, drop):
    wide = max(a.shape[1] for a in arrays)
    result = np.concatenate([np.pad(a, ((0, 0), (0, wide - a.shape[1]))) for a in arrays])
    return result * (random.random(result.shape) >= drop) if random is not None else result
