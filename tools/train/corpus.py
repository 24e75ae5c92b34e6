"""Documents with features and labels, as arrays."""

import hashlib
import json
import os
from dataclasses import dataclass

import numpy as np

from align import Aligner
from labels import KIND_OF_RULES, KINDS, LABELS, heading, inside, may_follow, may_start
from vectors import VectorFile
from words import Lexicon, fold

# The corpus of documents that render.py sets from the answers of others: learned from, never measured.
RENDERED = "variants"

FOLLOWS = np.array([[may_follow(a, b) for b in LABELS] for a in LABELS])
STARTS = np.array([may_start(b) for b in LABELS])


@dataclass
class Document:
    corpus: str
    file: str
    language: str
    person: str
    texts: list
    features: list  # of each line, names
    allowed: np.ndarray  # lines x labels
    doubt: np.ndarray  # bool
    answer: np.ndarray  # label, -1 where several are allowed
    vectors: np.ndarray  # lines x what the encoder gives

    def __len__(self):
        return len(self.features)


def _open_dead_ends(allowed):
    """Opens lines up that no sequence of labels could get through: pages whose columns were read across each other."""
    reach = STARTS
    for row in allowed:
        now = reach & row
        if not now.any():
            row[:] = True
            now = reach
        reach = FOLLOWS[now].any(axis=0)


def titles_as_labels(document):
    """What titles alone say that the lexicon knows word for word: the lowest baseline."""
    result, now = [], "contact"
    for names in document.features:
        title = next((n.split(".")[1] for n in names if n.startswith("l:W:section_headings.")), None)
        title = KIND_OF_RULES.get(title, title)
        if title in KINDS:
            now = title
            result.append(heading(now))
        else:
            result.append(inside(now))
    return np.array(result, dtype=np.int64)


def _document(corpus, dumped, resume, aligner, vectors):
    lines = dumped["lines"]
    found = aligner.align(lines, resume).lines
    allowed = np.zeros((len(lines), len(LABELS)), dtype=bool)
    for row, line in zip(allowed, found):
        row[list(line.allowed)] = True
    answer = np.array([next(iter(f.allowed)) if len(f.allowed) == 1 else -1 for f in found], dtype=np.int64)
    doubt = np.array([f.doubt for f in found], dtype=bool)
    _open_dead_ends(allowed)
    # the invented people of cases share names
    name = None if corpus == "cases" else (resume.get("basics") or {}).get("name")
    person = fold(name or dumped["file"])
    return Document(corpus, dumped["file"], dumped["language"], person, [line["text"] for line in lines],
                    [line["f"] for line in lines], allowed, doubt, answer, vectors.of(dumped, len(lines)))


def answer_of(path):
    """The true answer beside a document; that of a case of tests/cases has the same name in every folder."""
    case = os.path.join(os.path.dirname(path), "fields.json")
    with open(case if os.path.exists(case) else os.path.splitext(path)[0] + ".gold.json", encoding="utf-8") as file:
        return json.load(file)


def corpus_of(dump):
    return os.path.splitext(os.path.basename(dump))[0]


def load(dumps, build=None):
    """dumps: files CORPUS.jsonl that cvconv-train printed; answers lie beside the documents they name. What is rendered
    comes last."""
    aligner = Aligner(Lexicon(build))
    documents = []
    for path in sorted(dumps, key=lambda p: corpus_of(p) == RENDERED):
        corpus, vectors = corpus_of(path), VectorFile(path)
        with open(path, encoding="utf-8") as file:
            for dumped in map(json.loads, file):
                if dumped["lines"]:
                    documents.append(_document(corpus, dumped, answer_of(dumped["file"]), aligner, vectors))
    return documents


def folds(documents, count=3):
    """Fold of each document: all documents of a person in one, each corpus spread evenly over them. Rendered documents go
    where their person is and change nothing; those of a person without a document go anywhere."""
    corpora = {}
    for d in documents:
        if d.corpus != RENDERED:
            corpora.setdefault(d.person, d.corpus)
    order = sorted(corpora, key=lambda p: (corpora[p], hashlib.sha1(p.encode()).hexdigest()))
    order += sorted({d.person for d in documents} - corpora.keys())
    of_person = {p: i % count for i, p in enumerate(order)}
    return [of_person[d.person] for d in documents]


class Vocabulary:
    """Features that at least `least` persons show, numbered from 1; 0 is none."""

    def __init__(self, documents, without=(), least=2):
        seen = {}
        for d in documents:
            for name in {n for names in d.features for n in names}:
                if name.split(":")[0] not in without:
                    seen.setdefault(name, set()).add(d.person)
        names = [n for n, persons in seen.items() if len(persons) >= least]
        self.names = [None] + sorted(names)
        self.number = {n: i for i, n in enumerate(self.names) if n}
        self.groups = sorted({n.split(":")[0] for n in names})
        self.group = np.array([0] + [1 + self.groups.index(n.split(":")[0]) for n in self.names[1:]])
        self.of_titles = np.array([bool(n) and (n[:2] == "h:" or n[:2] == "l:" and "heading" in n) for n in self.names])
        self.look_of_titles = self.number.get("s:look_of_titles", 0)
        self.of_place = np.array([bool(n) and n[:2] == "c:" for n in self.names])

    def encode(self, document):
        """lines x features, filled up with 0."""
        rows = [[self.number[n] for n in names if n in self.number] for names in document.features]
        result = np.zeros((len(rows), max(map(len, rows), default=0)), dtype=np.int64)
        for out, row in zip(result, rows):
            out[:len(row)] = row
        return result
