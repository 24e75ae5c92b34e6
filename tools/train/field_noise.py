"""Decisions of the present readers as they err on documents that nobody made them for."""

from field_answers import ROLES, label, role_of

NAMES = [r for r in ROLES if r not in ("date", "authors")]
SWAPS = [("organization", "position"), ("organization", "title"), ("degree", "area"), ("organization", "location"),
         ("organization", "degree"), ("organization", "area"), ("title", "text"), ("position", "text"),
         ("position", "location"), ("keyword", "text"), ("title", "organization")]


def spans_of(labels):
    """(first, behind the last, role) of each."""
    result, first = [], None
    for i, number in enumerate(labels):
        if number <= 0:
            first = None
            continue
        part = (number - 1) % 4
        if part in (0, 3) or first is None:
            first = i
        if part in (2, 3) or i + 1 == len(labels) or labels[i + 1] <= 0 or role_of(labels[i + 1]) != role_of(number) \
                or (labels[i + 1] - 1) % 4 in (0, 3):
            result.append((first, i + 1, role_of(number)))
            first = None
    return result


def write_span(labels, first, behind, role):
    for i in range(first, behind):
        part = "S" if behind - first == 1 else "B" if i == first else "E" if i == behind - 1 else "I"
        labels[i] = label(role, part)


def corrupt(labels, random):
    if random.random() < 0.1:
        return labels * 0
    change = {}
    if random.random() < 0.25:
        a, b = SWAPS[random.integers(len(SWAPS))]
        change.update({a: b, b: a})
    if random.random() < 0.2:
        change[NAMES[random.integers(len(NAMES))]] = None
    result = labels * 0
    behind_last = 0
    for first, behind, role in spans_of(labels):
        first = max(first, behind_last)
        role = change.get(role, role)
        dice = random.random()
        if role is None or dice < 0.06 or first >= behind:
            continue
        if dice < 0.12:
            role = NAMES[random.integers(len(NAMES))]
        elif dice < 0.18 and behind - first > 2:
            behind = first + random.integers(1, behind - first)
        elif dice < 0.24:
            behind = min(len(labels), behind + random.integers(1, 5))
        elif dice < 0.28 and behind - first > 2:
            first = first + random.integers(1, behind - first)
        write_span(result, first, behind, role)
        behind_last = behind
    return result
