"""The labels of lines: kinds of sections, parts in them, and which label may follow which."""

KINDS = ("contact summary work volunteer education awards certificates publications skills languages interests "
         "references projects talks teaching").split()
ENTRY_KINDS = set("work volunteer education awards certificates publications references projects talks "
                  "teaching".split())
LABELLED_KINDS = set(KINDS) - {"summary"}  # whose values are labels of tokens
LABELS = (["O"] + ["H:" + k for k in KINDS] + ["B:" + k for k in KINDS if k in ENTRY_KINDS]
          + ["I:" + k for k in KINDS])
INDEX = {label: i for i, label in enumerate(LABELS)}

# Kinds of the recogniser that JSON Resume has no section for, and where their entries go.
KIND_OF_RULES = {"courses": "certificates", "memberships": "volunteer", "patents": "publications"}


def part(label):
    return label[0]


def kind(label):
    return label[2:] or None


def heading(k):
    return INDEX["H:" + k]


def begin(k):
    """Of kinds without entries, the label of their content."""
    return INDEX["B:" + k if k in ENTRY_KINDS else "I:" + k]


def inside(k):
    return INDEX["I:" + k]


def may_start(b):
    """Nothing can be continued before it has begun."""
    return not (part(b) == "I" and kind(b) in ENTRY_KINDS)


def may_follow(a, b):
    """An entry is continued behind its own lines, or behind a line that belongs to nothing; after any other line
    there must be a beginning first."""
    if part(b) != "I" or kind(b) not in ENTRY_KINDS:
        return True
    return part(a) == "O" or (kind(a) == kind(b) and part(a) in "BI")
