"""Words of texts as they are compared, and what the lexicon of the recogniser knows about them."""

import glob
import os
import re
import unicodedata

ROOT = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
LEXICON = os.path.join(ROOT, "ir", "lexicon")

_PLAIN = str.maketrans({"ß": "ss", "ø": "o", "ł": "l", "đ": "d", "ı": "i", "æ": "ae", "œ": "oe"})
_WORD = re.compile(r"[^\W_]+")
_PIECE = re.compile(r"\d+|[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\u1100-\u11ff]|"
                    r"[^\d\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\u1100-\u11ff]+")


def fold(text):
    """Lower case without accents, compatibility forms resolved."""
    text = unicodedata.normalize("NFKD", text).lower()
    return "".join(c for c in text if not unicodedata.combining(c)).translate(_PLAIN)


def tokens(text):
    """Words and numbers; each sign of scripts that write without spaces."""
    return [piece for word in _WORD.findall(fold(text)) for piece in _PIECE.findall(word)]


_IDEOGRAPH = "\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"
_TOKEN = re.compile(rf"[{_IDEOGRAPH}]|[^\W\d_{_IDEOGRAPH}]+|\d+|\S")


def tokens_of(line):
    """(first byte, byte behind, 0, text) of the words, numbers and marks of a line as cvconv-train prints it, as the program
    parts them; places are those in the document."""
    text, begin = line["text"], line["begin"]
    return [(begin + len(text[:m.start()].encode()), begin + len(text[:m.end()].encode()), 0, m.group())
            for m in _TOKEN.finditer(text)]


_NUMBERED = re.compile(r"\W*(\d{1,2}|[IVX]{1,5})[.):]\s+(?=\D)")


def without_number(text):
    """"2. Education", "II) Education" without what counts them."""
    return _NUMBERED.sub("", text, count=1) if _NUMBERED.match(text) else text


def squeezed(text):
    """For comparison where spaces and signs do not matter."""
    return "".join(tokens(text))


def _lists(idea, build):
    patterns = [os.path.join(LEXICON, "*", idea + ".txt")]
    if build:  # what the build takes from CLDR
        patterns.append(os.path.join(build, "ir", "lexicon", "cldr", "*", idea + ".txt"))
    for path in sorted(p for pattern in patterns for p in glob.glob(pattern)):
        with open(path, encoding="utf-8") as file:
            for line in file:
                if "|" in line and not line.startswith("#"):
                    key, *phrases = [p.strip() for p in line.split("|")]
                    yield key, [p.lstrip("=-~") for p in phrases if p]


class Lexicon:
    """months: word -> number; present: words that stand for an end that is open; headings: squeezed title -> kinds;
    labels: what may stand before a value ("Employer: ..."), titles too, as tuples of words."""

    def __init__(self, build=None):
        self.months = {}
        for key, phrases in _lists("months", build):
            for phrase in phrases:
                words = tokens(phrase)
                if len(words) == 1 and not words[0].isdigit():
                    self.months.setdefault(words[0], set()).add(int(key))
        self.present = set()
        for _, phrases in _lists("present", build):
            for words in map(tokens, phrases):
                if len(words) == 1:
                    self.present.add(words[0])
        self.headings = {}
        for key, phrases in _lists("section_headings", build):
            for phrase in phrases:
                self.headings.setdefault(squeezed(phrase), set()).add(key)
        self.labels = set()
        for idea in ("section_headings", "entry_labels", "contact_labels", "record_labels", "score_words"):
            for _, phrases in _lists(idea, build):
                self.labels.update(tuple(tokens(phrase)) for phrase in phrases)
        self.longest_label = max(map(len, self.labels))

    def label_at_start(self, words):
        """How many of the first words are a label of what follows."""
        for count in range(min(self.longest_label, len(words) - 1), 0, -1):
            if tuple(words[:count]) in self.labels:
                return count
        return 0
