"""What is lost although all labels are true: each wrong value of each document, and what made it wrong (see bound)."""

import json
import os
import re
import subprocess
from collections import Counter

_ERROR = re.compile(r"^(missing|wrong|extra) +(\S+)\n    gold (.*?)\n    got  (.*?)(?=\n(?:missing|wrong|extra) +\S+\n    gold |\ngroups )",
                    re.M | re.S)
# Paths of the scorer that are no paths of an answer.
_PATTERNS = {"skills.item": ("skills[].name", "skills[].keywords[]"), "skills.group": ("skills[].name",),
             "skills.level": ("skills[].level",)}


def patterns_of(path):
    """"work.highlights" of the scorer, as the leaves of an answer are named."""
    if path in _PATTERNS:
        return _PATTERNS[path]
    head, *rest = path.split(".")
    if head == "basics":
        return (path.replace("basics.profiles.", "basics.profiles[]."),)
    inner = f"{head}[]." + ".".join(rest)
    return (inner, inner + "[]")


def cause(path, expected, leaves):
    """leaves: of the document, as true_labels.py printed them: pattern, value, role, what was found."""
    own = [leaf for leaf in leaves if leaf["pattern"] in patterns_of(path)
           and (leaf["value"] == str(expected).strip() or path == "skills.level" and str(expected).endswith(": " + leaf["value"]))]
    if not own:
        return "no leaf for it"
    if all(leaf["found"] == "nowhere" for leaf in own):
        return "not in the text"
    if all(leaf["found"] == "unplaced" for leaf in own):
        return "not labelled"
    return "behind the label" if any(leaf["role"] for leaf in own) else "no label for it"


def losses(bound, out, labels, scores, file):
    """Writes them into `file`, and the sums at its end and on the screen."""
    leaves = {}
    with open(labels, encoding="utf-8") as lines:
        for document in map(json.loads, lines):
            name = os.path.splitext(os.path.basename(document["file"]))[0]
            leaves[name] = document["leaves"]
    counts, kinds = Counter(), Counter()
    for name, score in sorted(scores.items(), key=lambda item: item[1]):
        gold = os.path.join(bound.work, "gold", name + ".gold.json")
        run = subprocess.run([os.path.join(bound.build, "tools", "cvconv-score"), gold, os.path.join(out, name + ".json")],
                             capture_output=True, text=True, check=False)
        file.write(f"\n{score:.3f} {name}\n")
        for what, path, expected, got in _ERROR.findall(run.stdout):
            expected, got = json.loads(expected), json.loads(got)
            why = "too much" if what == "extra" else cause(path, expected, leaves.get(name, []))
            counts[why] += 1
            kinds[(why, path, what)] += 1
            file.write(f"  {why:16} {what:7} {path}: {str(expected)[:110]!r} -> {str(got)[:110]!r}\n")
    for print_line in (print, lambda line: file.write(line + "\n")):
        print_line("\nwrong values behind true labels")
        for why, count in counts.most_common():
            print_line(f"{count:6} {why}")
            for (other, path, what), own in kinds.most_common():
                if other == why and own >= max(5, count // 20):
                    print_line(f"       {own:6} {path}: {what}")
