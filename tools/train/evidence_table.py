"""Tables of weighed evidence (readers/pieces/weighed_evidence.h): reading and writing them."""

import re

PIECE = re.compile(r"^CVCONV_EVIDENCE\((\w+), (-?\d+), ")


class Table:
    """A file with a line CVCONV_EVIDENCE(name, weight, what it says) a piece; all else in it stays."""

    def __init__(self, path):
        self.path = path
        with open(path, encoding="utf-8") as file:
            self.lines = file.read().splitlines()
        self.names = [m.group(1) for m in map(PIECE.match, self.lines) if m]

    def write(self, weights):
        """weights: in log-odds, in the order of the names."""
        hundredths = iter(round(100 * weight) for weight in weights)
        with open(self.path, "w", encoding="utf-8") as file:
            for line in self.lines:
                match = PIECE.match(line)
                if match:
                    line = f"CVCONV_EVIDENCE({match.group(1)}, {next(hundredths)}, " + line[match.end():]
                file.write(line + "\n")
