"""Titles, labels, dates and countries as rendered documents write them, in the language of the answer."""

import calendar
import os
import re
import unicodedata

from words import LEXICON, fold, tokens

# Titles that no lexicon knows.
UNKNOWN = {
    "work": ["What I did", "Where I have been", "The day job", "Paid work", "So far", "Track record",
             "Roles and results"],
    "education": ["What I studied", "Classrooms", "Where I learned it", "On paper", "School years"],
    "skills": ["What I bring", "The toolbox", "Good at", "Things I can do", "Under the hood"],
    "projects": ["Built", "Things I made", "From the workshop", "Made in the evenings"],
    "publications": ["In print", "On the record", "Words", "Written down"],
    "volunteer": ["For nothing", "Giving back", "Beside the job", "Elsewhere"],
    "awards": ["Good news", "Pats on the back", "Won"],
    "certificates": ["Proof", "Stamped and signed", "Also passed"],
    "interests": ["After hours", "Off the clock", "When nobody calls"],
    "languages": ["I speak", "Tongues", "Say it in"],
    "talks": ["On stage", "Said in public"],
    "teaching": ["At the blackboard", "In class"],
    "summary": ["In a few lines", "First of all"],
    "references": ["Ask them", "They know me"],
}
NOTES = {
    "en": ["References available on request.", "I hereby declare that the information given above is true to the best "
           "of my knowledge.", "Last updated in spring",
           "I agree to the processing of my personal data for this application."],
    "de": ["Zeugnisse auf Anfrage", "Ort, Datum, Unterschrift"],
    "fr": ["Références disponibles sur demande", "Permis de conduire et véhicule personnel"],
    "it": ["Autorizzo il trattamento dei miei dati personali ai sensi del GDPR 679/16."],
    "pl": ["Wyrażam zgodę na przetwarzanie moich danych osobowych dla potrzeb niezbędnych do realizacji procesu "
           "rekrutacji."],
    "es": ["Referencias a petición"],
}
# A title over two sections that people put together.
MERGED = [("certificates", "awards"), ("awards", "certificates"), ("skills", "languages"), ("languages", "skills"),
          ("languages", "interests"), ("skills", "interests"), ("education", "certificates"),
          ("awards", "publications"),
          ("publications", "talks"), ("volunteer", "interests"), ("education", "awards"), ("volunteer", "awards")]
SEASONS = ["spring", "summer", "autumn", "winter"]
CJK = ("ja", "zh", "ko")
# Where "until" and "since" stand behind the date or are an ending.
BEHIND = (*CJK, "hu", "fi", "tr", "et", "ka", "eu")


def _rows(language, idea, build):
    """key, phrases of each row of a list of a language; CLDR's behind the own ones."""
    paths = [os.path.join(LEXICON, language, idea + ".txt")]
    if build:
        paths.append(os.path.join(build, "ir", "lexicon", "cldr", language, idea + ".txt"))
    for path in paths:
        if os.path.exists(path):
            with open(path, encoding="utf-8") as file:
                for line in file:
                    if "|" in line and not line.startswith("#"):
                        key, *phrases = [p.strip() for p in line.split("|")]
                        yield key, [p for p in phrases if p and p[0] not in "=-~" and p[-1] != "-"]


def texts_of(value):
    if isinstance(value, dict):
        for name, inner in value.items():
            if name not in ("meta", "url", "email", "profiles"):
                yield from texts_of(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from texts_of(inner)
    elif isinstance(value, str):
        yield value


class Languages:
    """Which language an answer is written in, by the words that few languages have."""

    IDEAS = ("function_words", "date_words", "degree_words", "language_words", "fluency", "score_words", "present",
             "roles",
             "job_titles")

    def __init__(self):
        self.of_word = {}
        for language in sorted(os.listdir(LEXICON)):
            if len(language) == 2 and os.path.isdir(os.path.join(LEXICON, language)):
                for idea in self.IDEAS:
                    for _, phrases in _rows(language, idea, None):
                        for word in {w for p in phrases for w in tokens(p) if not w.isdigit()}:
                            self.of_word.setdefault(word, {}).setdefault(language, 0)
                            self.of_word[word][language] = max(self.of_word[word][language],
                                                               3 if idea == "function_words" else 1)

    def of(self, resume):
        text = " ".join(texts_of(resume))
        names = "".join(unicodedata.name(c, "").split(" ")[0] + " " for c in text if ord(c) > 0x2e80)
        if len(text) and len(names.split()) > 0.15 * len(text):
            return "ko" if names.count("HANGUL") > 20 else "ja" if re.search("HIRAGANA", names) else "zh"
        scores = {}
        for word in tokens(text):
            languages = self.of_word.get(word, {})
            for language, weight in languages.items():
                scores[language] = scores.get(language, 0) + weight / len(languages) ** 2
        return max(sorted(scores), key=scores.get) if scores else "en"


def _fits(phrase, text, language):
    """Whether a phrase is in the script of the text; of Chinese, in its kind of signs."""
    if language == "zh":
        def simple(s):
            try:
                return bool(s.encode("gb2312"))
            except UnicodeEncodeError:
                return False
        han = "".join(c for c in text if "\u4e00" <= c <= "\u9fff")
        few = sum(simple(c) for c in han) > 0.97 * max(1, len(han))
        return simple(phrase) == few or simple(phrase) and not phrase.isascii() and simple(han)
    if language in ("sr", "bg", "uk", "ru", "mk"):
        cyrillic = len(re.findall("[Ѐ-ӿ]", text)) > len(text) / 4
        return bool(re.search("[Ѐ-ӿ]", phrase)) == cyrillic
    return True


class Words:
    """The words of one language; what it lacks is English."""

    cache = {}

    def __init__(self, language, build, text=""):
        self.language, self.build, self.sample = language, build, text

    def rows(self, idea, key, language=None):
        language = language or self.language
        at = (language, idea, self.build)
        if at not in self.cache:
            found = {}
            for k, phrases in _rows(language, idea, self.build):
                found.setdefault(k, []).append(phrases)
            self.cache[at] = found
        rows = [[p for p in phrases if _fits(p, self.sample, language)] for phrases in self.cache[at].get(key, [])]
        return [r for r in rows if r]

    def pick(self, idea, key, random, usual=0.6, first=6):
        """Mostly one of the first spellings, which are the usual ones."""
        rows = self.rows(idea, key) or self.rows(idea, key, "en")
        if not rows:
            return ""
        dice = random.random()
        if dice < usual:
            return random.choice(rows[0][:first])
        return random.choice(random.choice(rows[:3] if dice < usual + (1 - usual) * 0.88 else rows))

    def usual(self, idea, key, default=""):
        rows = self.rows(idea, key)
        return rows[0][0] if rows else default

    def title(self, kind, random):
        if self.language == "en" and random.random() < 0.06 and kind in UNKNOWN:
            return random.choice(UNKNOWN[kind])
        if kind == "volunteer" and random.random() < 0.2:
            kind = "memberships"
        usual = 0.95 if kind == "contact" else 0.65
        titles = [self.pick("section_headings", kind, random, usual) for _ in range(4)]
        licences = {fold(p) for row in self.rows("contact_labels", "driving_licence")
                    for p in row}  # titles, too, of few
        return next((t for t in titles if fold(t) not in licences), titles[0])

    def and_(self):
        return self.usual("function_words", "and") or self.usual("function_words", "and_own") or "and"

    def merged(self, one, other, random):
        a, b = (self.usual("section_headings", k, k.title()) if random.random() < 0.5 else
                self.pick("section_headings", k, random, 1) for k in (one, other))
        if self.language in CJK:
            return a + random.choice(["・", "/", " · "]) + b
        if self.language not in ("en", "de") and b[1:2].islower():
            b = b[0].lower() + b[1:]
        return f"{a} {random.choice([self.and_(), self.and_(), '&', '/'])} {b}"

    def label(self, key, random, idea="entry_labels"):
        return self.pick(idea, key, random, 0.8, 4)

    def country(self, code):
        for k, phrases in _rows(self.language, "countries", self.build):
            if k == code and phrases:
                return phrases[0]
        return ""

    def towns(self, random, count):
        """Code of the country and name, by chance."""
        all_of = [(code, phrase) for code, phrases in _rows("und", "cities", None) for phrase in phrases if code != "ZZ"
                  and _fits(phrase, self.sample, self.language)]
        return random.sample(all_of, count)

    def months(self, number):
        rows = self.rows("months", str(number))[::-1]  # CLDR's first
        names = [p for row in rows for p in row if not p[0].isdigit()]
        return names or ([calendar.month_name[number], calendar.month_abbr[number]] if self.language == "en" else [])

    def degree_in(self):
        return {"pt": "em", "ca": "en", "gl": "en"}.get(self.language) or self.usual("degree_words", "in")


class Dates:
    """One way to write dates, kept within a section."""

    def __init__(self, words, random, years_only=0.0):
        self.words = words
        named = bool(words.months(1)) and words.language not in CJK
        styles = ["long"] * 4 + ["short"] * 5 + ["short."] + ["capital"] if named else []
        styles += ["m/y"] * 3 + ["m.y"] * 2 + ["y-m"] * 2 + ["y/m"]
        if words.language in CJK:
            styles = ["y.m", "y.m", "y-m", "y/m", "own", "own"]
        self.style = "years" if random.random() < max(years_only, 0.12) else random.choice(styles)
        until = words.usual("date_words", "until", "–")
        self.dash = random.choice([" – "] * 5 + [" - "] * 4 + ["–", "–", "-", " — ", f" {until} "])
        if words.language in BEHIND and until in self.dash:
            self.dash = " – "
        if self.style in ("y-m", "y/m") and self.dash in ("-", "–"):
            self.dash = " – "
        self.present = words.pick("present", "present", random, 0.9, 4) or "–"
        if fold(self.present).startswith(fold(until) + " "):  # "till till nutid"
            self.present = self.present[len(until) + 1:]
        if self.present and random.random() < 0.25:
            self.present = self.present.lower()
        elif random.random() < 0.4:
            self.present = self.present[0].upper() + self.present[1:]
        since = random.random() < 0.12 and words.language not in BEHIND
        self.since = words.usual("date_words", "since") if since else ""
        self.open = random.random() < 0.05  # "2015 –"
        self.brackets = random.choice([("", "")] * 8 + [("(", ")"), ("[", "]")])

    def short(self, number):
        names = self.words.months(number)
        like = [n for n in names[1:] if 3 <= len(n) <= 4 and fold(n)[:2] == fold(names[0])[:2]]
        return min(like, key=lambda n: (not fold(names[0]).startswith(fold(n)), len(n))) if like else names[0]

    def one(self, value):
        """The text of a date, and the date as far as the text tells it."""
        value = str(value)
        match = re.match(r"((?:19|20)\d\d)(?:-(\d\d))?(?:-(\d\d))?$", value)
        if not match or not match.group(2) or self.style == "years":
            return (value[:4], value[:4]) if match else (value, value)
        year, month, day = match.groups()
        number, language = int(month), self.words.language
        told = f"{year}-{month}"
        if self.style in ("long", "short", "short.", "capital"):
            name = self.words.months(number)[0] if self.style in ("long", "capital") else self.short(number)
            name = name + "." if self.style == "short." and len(name) <= 4 else name
            name = name[0].upper() + name[1:] if self.style == "capital" else name
            if day:
                text = f"{int(day)}. {name} {year}" if language == "de" else f"{int(day)} {name} {year}"
                return text, value
            return (f"{year}. {name}" if language == "hu" else f"{name} {year}"), told
        if self.style == "own":
            signs = ("년 ", "월") if language == "ko" else ("年", "月")
            return f"{year}{signs[0]}{number}{signs[1]}", told
        return {"m/y": f"{month}/{year}", "m.y": f"{month}.{year}", "y-m": f"{year}-{month}", "y/m": f"{year}/{month}",
                "y.m": f"{year}.{month}"}[self.style], told

    def single(self, values, *names):
        """The first of these dates that there is."""
        for name in names:
            if name in values:
                text, told = self.one(values.see(name))
                values.put(name, told)
                return text
        return ""

    def period(self, values, lasts=True):
        """lasts: a start without an end is something that goes on."""
        if "startDate" not in values:
            return self.single(values, "endDate", "date", "releaseDate")
        start = self.single(values, "startDate")
        if "endDate" in values:
            end = self.single(values, "endDate")
            return start if end == start else start + self.dash + end
        if not lasts:
            return start
        if self.since:
            return f"{self.since} {start}"
        return (start + self.dash).strip() if self.open else start + self.dash + self.present

    def season(self, values, random):
        """"Fall 2019" for a year."""
        value = str(values.see("startDate") or "")
        if len(value) != 4 or "endDate" in values:
            return ""
        name = self.words.usual("date_words", random.choice(SEASONS))
        if not name or self.words.language in BEHIND:
            return ""
        return f"{name} {self.single(values, 'startDate')}"
