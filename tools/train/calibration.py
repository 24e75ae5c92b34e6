"""calibration.py RESUMES GOLD: how often values are right that say how likely they are right.

RESUMES: a folder of NAME.json as `cvconv-train convert` writes them, with provenance; GOLD: NAME.gold.json. A value is
right if the answer has the same in the same field of some entry; long texts, if nine words in ten are the same.
"""

import argparse
import glob
import json
import math
import os
from collections import Counter

import numpy as np

from words import tokens

LONG = {"summary", "description", "highlights", "courses", "reference"}
DATES = {"startDate", "endDate", "date", "releaseDate"}
BINS = [0, 0.2, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 1.001]


def at(document, pointer):
    for part in pointer.strip("/").split("/"):
        try:
            document = document[int(part)] if isinstance(document, list) else document[part]
        except (KeyError, IndexError, ValueError, TypeError):
            return None
    return document


def same(value, answer, name):
    one, other = tokens(str(value)), tokens(str(answer))
    if name not in LONG:
        return one == other
    common = sum((Counter(one) & Counter(other)).values())
    return 2 * common >= 0.9 * (len(one) + len(other))


def answers(gold, parts):
    """All values of the field in all entries."""
    found = [gold]
    for part in parts:
        following = []
        for value in found:
            if isinstance(value, list):
                following += value if part.isdigit() else []
            elif isinstance(value, dict) and part in value:
                following.append(value[part])
        found = following
    return found


def values(resume, gold):
    """(probability, right, class) of each value that says how likely it is."""
    for pointer, evidence in at(resume, "meta/cvconv/provenance").items() if at(resume, "meta/cvconv") else []:
        value, parts = at(resume, pointer), pointer.strip("/").split("/")
        if "probability" not in evidence or parts[0] == "meta" or isinstance(value, (dict, list, type(None))):
            continue
        name = next(p for p in reversed(parts) if not p.isdigit())
        yield evidence["probability"], any(same(value, a, name) for a in answers(gold, parts)), class_of(parts, name)


def class_of(parts, name):
    """As readers/recognize/spans/probabilities.cc tells values apart."""
    if name in LONG or parts[0] == "projects" and "keywords" in parts:
        return "text"
    if parts[0] in ("basics", "skills", "languages", "interests", "references"):
        return "contact" if parts[0] == "basics" else "item"
    return "date" if name in DATES else "name"


def log_odds(p):
    p = min(max(p, 0.005), 0.995)
    return math.log(p / (1 - p))


def fitted(said):
    """For each class (scale, shift): log odds of being right = scale * log odds said + shift."""
    result = {}
    for which in sorted({c for _, _, c in said}):
        x = np.array([[log_odds(p), 1.0] for p, _, c in said if c == which])
        y = np.array([float(right) for _, right, c in said if c == which])
        w = np.array([0.3, 0.0])
        for _ in range(100):
            p = 1 / (1 + np.exp(-x @ w))
            hessian = x.T @ (x * (p * (1 - p))[:, None]) + 1e-3 * np.eye(2)
            w = w + np.clip(np.linalg.solve(hessian, x.T @ (y - p)), -0.2, 0.2)
        result[which] = (float(w[0]), float(w[1]))
    return result


def calibrated(said, by):
    return [(1 / (1 + math.exp(-(by[c][0] * log_odds(p) + by[c][1]))), right, c) for p, right, c in said]


def table(said):
    error = 0
    print("said           values  mean   right")
    for low, high in zip(BINS, BINS[1:]):
        own = [(p, right) for p, right, _ in said if low <= p < high]
        if own:
            mean, right = sum(p for p, _ in own) / len(own), sum(r for _, r in own) / len(own)
            error += abs(mean - right) * len(own) / len(said)
            print(f"{low:.2f} to {min(high, 1):.2f} {len(own):8} {mean:6.3f} {right:6.3f}")
    print(f"expected calibration error {error:.3f} over {len(said)} values")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("resumes")
    parser.add_argument("gold")
    arguments = parser.parse_args()
    documents = []
    for path in sorted(glob.glob(os.path.join(arguments.gold, "*.gold.json"))):
        with open(path, encoding="utf-8") as file:
            gold = json.load(file)
        name = os.path.basename(path).replace(".gold.json", ".json")
        converted = os.path.join(arguments.resumes, name)
        if not os.path.exists(converted):
            continue  # of another fold
        with open(converted, encoding="utf-8") as file:
            documents.append(list(values(json.load(file), gold)))
    print("as the program says it")
    table([v for d in documents for v in d])
    # fitted on half of the documents, measured on the other half
    halves = [[v for d in documents[half::2] for v in d] for half in (0, 1)]
    print("fitted anew, on documents that the fit has not seen")
    table(calibrated(halves[1], fitted(halves[0])) + calibrated(halves[0], fitted(halves[1])))
    for which, (scale, shift) in fitted(halves[0] + halves[1]).items():
        print(f"{which}: scale {scale:.3f}, shift {shift:.3f}")


if __name__ == "__main__":
    main()
