"""Words as pieces, by the plainest way: what readers/recognize/encoder/pieces.cc is compared with.

    encoder_pieces.py E5-SMALL.encoder < LINES    numbers of the pieces of each line
"""

import struct
import sys

MARKS = 3  # begin, end, unknown: numbered behind the pieces
ALIGNMENT = 64


class PiecesFile:
    """Pieces, their scores and the characters that are replaced, out of the file that tools/train/encoder wrote."""

    def __init__(self, path):
        with open(path, "rb") as file:
            self.bytes = file.read()
        (layers, width, _, inner, places, pieces, _, piece_bytes, replaced, replacement_bytes, _, self.score_of_unknown,
         _) = struct.unpack_from("<10I2fQ", self.bytes, 8)
        self.at = 128
        self.skip(4 * width * (places + 2 + MARKS))
        outputs, weights = 5 * width + inner, 4 * width * width + 2 * width * inner
        for _ in range(layers):
            self.skip(4 * (2 * outputs + 4 * width))
            self.skip(weights // 2 + weights // 32 * 2)
        characters = self.take(f"{replaced}I")
        offsets, start = self.take(f"{replaced + 1}I"), self.at
        self.normal = {chr(c): self.text(start + a, start + b) for c, a, b in zip(characters, offsets, offsets[1:])}
        self.skip(replacement_bytes)
        offsets, scores, start = self.take(f"{pieces + 1}I"), self.take(f"{pieces}f"), self.at
        self.pieces = [self.text(start + a, start + b) for a, b in zip(offsets, offsets[1:])]
        self.scores = scores
        self.skip(piece_bytes)

    def take(self, layout):
        values = struct.unpack_from("<" + layout, self.bytes, self.at)
        self.at += struct.calcsize("<" + layout)
        return values

    def skip(self, size):
        """To the end of the section, which is filled up."""
        self.at += size + -(self.at + size) % ALIGNMENT

    def text(self, begin, end):
        return self.bytes[begin:end].decode()


class Segmenter:
    """The segmentation of greatest probability, letter by letter."""

    def __init__(self, file):
        self.normal, self.least, self.unknown = file.normal, file.score_of_unknown, len(file.pieces) + 2
        self.known = {piece: (score, number) for number, (piece, score) in enumerate(zip(file.pieces, file.scores))}
        self.longest = max(map(len, self.known))

    def pieces(self, text):
        words = "".join(self.normal.get(c, c) for c in text).split()
        text = "".join("\u2581" + word for word in words)
        best = [(0.0, 0, None)]
        for end in range(1, len(text) + 1):
            ways = []
            for begin in range(max(0, end - self.longest), end):
                score, number = self.known.get(text[begin:end], (self.least if end - begin == 1 else None, self.unknown))
                if score is not None:
                    ways.append((best[begin][0] + score, begin, number))
            best.append(max(ways, key=lambda way: way[0]))
        numbers, at = [], len(text)
        while at:
            numbers.append(best[at][2])
            at = best[at][1]
        return numbers[::-1]


def main():
    segmenter = Segmenter(PiecesFile(sys.argv[1]))
    for line in sys.stdin:
        print(*segmenter.pieces(line.rstrip("\n")))


if __name__ == "__main__":
    main()
