"""How good labels are: by corpus, over lines of which the true answer is sure."""

import numpy as np

from labels import INDEX, KINDS, LABELS, kind, part

NONE = len(KINDS)
KIND_OF = np.array([KINDS.index(kind(label)) if label != "O" else NONE for label in LABELS])
HEADING = np.array([part(label) == "H" for label in LABELS])
CONTENT = np.array([part(label) in "BI" for label in LABELS])
# What a line of content is said to be of: a title or nothing is of no section.
SAID = np.where(CONTENT, KIND_OF, NONE)
COLUMNS = ["content", "macro", "work", "education", "titles", "lines"]


def _f1(right, wrong, missed):
    return 2 * right / max(1, 2 * right + wrong + missed)


def _beginnings(said, true, sure, k):
    label = INDEX["B:" + k]
    s, t = (said == label) & sure, (true == label) & sure
    return (s & t).sum(), (s & ~t).sum(), (t & ~s).sum()


def measure(documents, labels):
    """content: share of lines of content in the right section; macro: mean F1 over sections; work, education: F1 of
    beginnings of entries; titles: F1 of titles with their kind; lines: how many were looked at."""
    said = np.concatenate(labels)
    true = np.concatenate([d.answer for d in documents])
    sure = np.concatenate([~d.doubt for d in documents]) & (true >= 0)
    s, t = said[sure], true[sure]
    content = CONTENT[t]
    scores = []
    for k in range(len(KINDS)):
        is_s, is_t = SAID[s] == k, SAID[t] == k
        if is_t.any():
            scores.append(_f1((is_s & is_t).sum(), (is_s & ~is_t).sum(), (is_t & ~is_s).sum()))
    title_s, title_t = HEADING[s], HEADING[t]
    right = (title_s & title_t & (s == t)).sum()
    return {"content": float((SAID[s] == SAID[t])[content].mean()) if content.any() else 0.0,
            "macro": float(np.mean(scores)) if scores else 0.0,
            "work": _f1(*_beginnings(said, true, sure, "work")),
            "education": _f1(*_beginnings(said, true, sure, "education")),
            "titles": _f1(right, title_s.sum() - right, title_t.sum() - right),
            "lines": int(content.sum())}


def table(documents, rows, by=lambda d: d.corpus, order=None):
    """rows: name -> labels of all documents. Lines of text, one a corpus and row."""
    keys = order or sorted({by(d) for d in documents})
    out = [f"{'':12} {'':18} " + " ".join(f"{c:>9}" for c in COLUMNS)]
    for key in keys + ["all"]:
        chosen = [i for i, d in enumerate(documents) if key in ("all", by(d))]
        if not chosen:
            continue
        for name, labels in rows.items():
            got = measure([documents[i] for i in chosen], [labels[i] for i in chosen])
            out.append(f"{key:12} {name:18} " + " ".join(
                f"{got[c]:9d}" if c == "lines" else f"{got[c]:9.3f}" for c in COLUMNS))
            key = ""
    return "\n".join(out)


def by_kind(documents, labels):
    """F1 of each section, and what its lines are taken for most often."""
    said, true = np.concatenate(labels), np.concatenate([d.answer for d in documents])
    sure = np.concatenate([~d.doubt for d in documents]) & (true >= 0)
    s, t, names = SAID[said[sure]], SAID[true[sure]], KINDS + ["none"]
    out = []
    for k in range(len(KINDS)):
        is_s, is_t = s == k, t == k
        wrong = np.bincount(s[is_t & ~is_s], minlength=len(names))
        taken = ", ".join(f"{names[w]} {wrong[w]}" for w in np.argsort(-wrong)[:3] if wrong[w])
        out.append(f"{names[k]:14} {_f1((is_s & is_t).sum(), (is_s & ~is_t).sum(), (is_t & ~is_s).sum()):.3f} "
                   f"{is_t.sum():6d}  {taken}")
    return "\n".join(out)
