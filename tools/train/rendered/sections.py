"""Which sections a rendered document has, in which order, under which titles; plain lists; contact details."""

import re

from entries import kind_of_project
from rendered.blocks import Bullets, Contact, Document, Entry, Line, Paragraph, Section, Table, Values
from rendered.entries import Writer
from rendered.words import MERGED, NOTES, Words, texts_of

ORDER = ("summary work education projects skills publications talks teaching awards certificates volunteer languages "
         "interests references").split()
LISTS = {"talks": "projects", "teaching": "projects"}
NARROW = ["skills", "languages", "interests", "certificates", "awards", "education", "references", "summary"]


def joined(items, random):
    return random.choice([", ", ", ", ", ", " · ", " | ", "; ", " • "]).join(items)


def skills(values, words, random, look):
    """A pattern for groups and one for single skills."""
    group = random.choice(["line", "line", "line", "item", "item", "table", "margin", "lines", "bullets"])
    single = random.choice(["item", "item", "inline", "inline", "lines", "cells"])
    level = random.choice([" ({})", " – {}", ": {}", " {}", ", {}"])
    sign, styled = random.choice([": ", ": ", ": ", " – ", " - "]), random.choice(["b", "b", "", "i"])
    commas = random.choice([", ", ", ", ", ", " · ", " | ", "; "])
    entries, written, run, rows = [], [], [], []

    def name_of(own):
        return own.text("name") + (level.format(own.text("level")) if "level" in own else "")

    def close():
        if not run:
            return
        texts = list(run)
        run.clear()
        if single == "inline" and len(texts) > 1:
            sign = commas if not any("," in t for t in texts) else random.choice([" · ", "; ", " | "])
            entries.append(Entry([Paragraph([(sign.join(texts), "")])]))
        elif single == "cells" and len(texts) > 3:
            wide = random.choice([2, 3, 4])
            entries.append(Entry([Table([[[(t, "")] for t in texts[i:i + wide]] for i in range(0, len(texts), wide)])]))
        elif single == "lines":
            entries.append(Entry([Line([(t, "")]) for t in texts]))
        else:
            entries.append(Entry([Bullets([[(t, "")] for t in texts])]))

    for value in values:
        own = Values(value, random, 0.02, ("name",))
        if "name" not in own:
            continue
        keywords = [str(k) for k in own.see("keywords") or []]
        if not keywords:
            run.append(name_of(own))
            written.append(own.written())
            continue
        close()
        own.take("keywords")
        name, text = name_of(own), commas.join(keywords)
        head = [(name + sign, styled), (text, "")]
        if group == "table":
            rows.append([[(name, styled)], [(text, "")]])
        elif group == "margin":
            entries.append(Entry([Paragraph([(text, "")])], [(name, styled)]))
        elif group == "item":
            entries.append(Entry([Bullets([head])]))
        elif group == "lines":
            entries.append(Entry([Line([(name, styled)]), Paragraph([(text, "")])]))
        elif group == "bullets" and all(len(k) < 80 for k in keywords):
            entries.append(Entry([Line([(name, styled)]), Bullets([[(k, "")] for k in keywords])]))
        else:
            entries.append(Entry([Paragraph(head)]))
        written.append(own.written())
    close()
    if rows:
        entries.append(Entry([Table(rows)]))
        if rows and len(entries) > 1 and random.random() < 0.5:
            entries.insert(0, entries.pop())
    return entries, written


def languages(values, words, random, look):
    sign = random.choice([" ({})", " ({})", " – {}", ": {}", ", {}", " - {}", " {}", " — {}"])
    how = random.choice(["item", "item", "inline", "lines", "table", "margin", "right"])
    texts, pairs, written = [], [], []
    for value in values:
        own = Values(value, random, 0.02, ("language",))
        name, level = own.text("language"), own.text("fluency") if "fluency" in own else ""
        if how == "inline" and not sign.startswith((" (", " –", " -", " {")):
            sign = " ({})"
        texts.append(name + (sign.format(level) if level else ""))
        pairs.append((name, level))
        written.append(own.written())
    styled = random.choice(["", "b"])
    if how == "inline":
        return [Entry([Paragraph([((", " if not any("," in t for t in texts) else "; ").join(texts), "")])])], written
    if how == "table" and all(p[1] for p in pairs):
        return [Entry([Table([[[(a, styled)], [(b, "")]] for a, b in pairs])])], written
    if how == "margin" and all(p[1] for p in pairs):
        return [Entry([Line([(b, "")])], [(a, styled)]) for a, b in pairs], written
    if how == "right":
        return [Entry([Line([(a, styled)], [(b, "")] if b else []) for a, b in pairs])], written
    if how == "lines":
        return [Entry([Line([(t, "")]) for t in texts])], written
    return [Entry([Bullets([[(t, "")] for t in texts])])], written


def interests(values, words, random, look):
    texts, written = [], []
    sign = random.choice([" ({})", ": {}", " – {}"])
    for value in values:
        own = Values(value, random, 0, ("name",))
        keywords = ", ".join(str(k) for k in own.take("keywords")) if "keywords" in own else ""
        texts.append(own.text("name") + (sign.format(keywords) if keywords else ""))
        written.append(own.written())
    if all(len(t) < 60 and "," not in t for t in texts) and random.random() < 0.6 and len(texts) > 1:
        return [Entry([Paragraph([(joined(texts, random), "")])])], written
    if any(len(t) > 100 for t in texts) and random.random() < 0.6:
        return [Entry([Paragraph([(t, "")])]) for t in texts], written
    return [Entry([Bullets([[(t, "")] for t in texts])])], written


def references(values, words, random, look):
    entries, written = [], []
    how, styled = random.choice(["lines", "lines", "comma", "quote"]), random.choice(["", "b", "b"])
    for value in values:
        own = Values(value, random, 0, ("name", "reference"))
        name, text = own.text("name") if "name" in own else "", own.text("reference") if "reference" in own else ""
        if how == "comma" and name and text and len(text) < 200:
            entries.append(Entry([Paragraph([(name, styled), (", " + text, "")])]))
        else:
            blocks = [Line([(name, styled)])] if name else []
            pieces = text.split(", ") if how == "lines" and len(text) < 200 else [text]
            entries.append(Entry(blocks + [Paragraph([(p, "")]) for p in pieces if p]))
        written.append(own.written())
    return entries, written


def others(values):
    """Sections that JSON Resume has no list for, as plain paragraphs."""
    result = []
    for value in values:
        items = [t for key in ("items", "entries") for v in value.get(key) or [] for t in [" – ".join(texts_of(v))]
                 if t]
        if value.get("title") and items:
            result.append(Section("other", value["title"], [Entry([Bullets([[(i, "")] for i in items])])]))
    return result


LISTED = {"skills": skills, "languages": languages, "interests": interests, "references": references}


def place(location, words, random, told):
    """Street, town and country in one of the usual orders."""
    country = words.country(location["countryCode"]) if location.get("countryCode") and random.random() < 0.7 else ""
    code, city, region = (str(location.get(k) or "") for k in ("postalCode", "city", "region"))
    shown = {k: location[k] for k in ("address", "postalCode", "city", "region") if location.get(k)}
    if country:
        shown["countryCode"] = location["countryCode"]
    if words.language == "en" and random.random() < 0.7:
        town = ", ".join(x for x in (city, " ".join(y for y in (region, code) if y)) if x)
    else:
        town = ", ".join(x for x in (" ".join(y for y in (code, city) if y), region) if x)
    told["location"] = shown
    return ", ".join(x for x in (location.get("address"), town, country) if x)


def basics(values, words, random):
    """Contact details in some order, and basics as they are told."""
    own = Values({k: v for k, v in values.items() if k != "summary"}, random, 0.03, ("name",))
    told, contacts, short = {}, [], random.random() < 0.6

    def address(url):
        return re.sub(r"^https?://(www\.)?", "", url).rstrip("/") if short else url

    def add(key, idea, text, url=""):
        contacts.append(Contact(words.pick("contact_labels", idea, random, 0.8, 3) if key else "", text, url))

    profiles = []
    for key in ("location", "phone", "email", "url", "profiles"):
        if key not in own:
            continue
        if key == "location":
            text = place(own.see("location"), words, random, told)
            if text:
                add(1, "address", text)
            own.put("location", told["location"]) if told["location"] else None
        elif key == "profiles":
            for profile in own.see("profiles"):
                url, name, network = profile.get("url"), profile.get("username"), profile.get("network") or ""
                if url and random.random() < 0.75:
                    contacts.append(Contact(network, address(url), url))
                elif name:
                    contacts.append(Contact("", f"{network}: {name}" if network else name, url or ""))
                else:
                    continue
                profiles.append(profile)
            if profiles:
                own.put("profiles", profiles)
        else:
            label = {"phone": "phone", "email": "email", "url": "website"}[key]
            add(1, label, address(own.text(key)) if key == "url" else own.text(key),
                {"email": "mailto:" + str(own.see(key)), "url": own.see(key)}.get(key, ""))
    own.take("name")
    if random.random() < 0.4:
        random.shuffle(contacts)
    return contacts, own


def order_of(kinds, random):
    """The usual order, more or less: each section wanders, and sometimes they are shuffled."""
    if random.random() < 0.2:
        kinds = list(kinds)
        random.shuffle(kinds)
        return kinds
    spread = random.choice([0.5, 2, 4])
    weight = {k: ORDER.index(k) + random.gauss(0, spread) - (3 if k == "summary" else 0) for k in kinds}
    if random.random() < 0.35 and "education" in weight and "work" in weight:
        weight["education"] = weight["work"] - 0.1
    return sorted(kinds, key=weight.get)


def lists_of(resume):
    """Kind of a section to its entries."""
    result = {}
    for kind in ORDER[1:]:
        if kind in ("projects", "talks", "teaching"):
            values = [v for v in resume.get("projects") or [] if kind_of_project(v) == kind]
        else:
            values = [v for v in resume.get(kind) or [] if v]
        if values:
            result[kind] = values
    return result


# Entries of one list in a section of another, under its title: guest, host, how often.
GUESTS = [("volunteer", "work", 0.18), ("certificates", "education", 0.15), ("awards", "education", 0.1)]


def hosts_of(lists, random):
    """Which lists stand in the section of another."""
    return {guest: host for guest, host, share in GUESTS
            if random.random() < share and guest in lists and host in lists and len(lists[guest]) <= 6}


def joined_entries(own, guests, random):
    """Behind the host's own, or among them."""
    if random.random() < 0.6:
        return own + guests
    places = sorted(random.randint(1, len(own)) for _ in guests)
    result = list(own)
    for at, entry in reversed(list(zip(places, guests))):
        result.insert(at, entry)
    return result


# How often a list has places although answers have no field for them: schools and clubs stand somewhere, too.
PLACED = {"education": 0.55, "volunteer": 0.3}


def with_places(values, places, random):
    return [v if "x-location" in v or random.random() < 0.1 else {**v, "x-location": random.choice(places)}
            for v in values]


def places_of(resume, words, random):
    """The person's own places, and any towns of the lexicon."""
    own = [v["location"] for v in resume.get("work") or [] if isinstance(v.get("location"), str)]
    own += [c for c in [((resume.get("basics") or {}).get("location") or {}).get("city")] if c]
    if own and random.random() < 0.5:
        return own
    towns = words.towns(random, 4)
    if random.random() < 0.4:
        towns = [(town, words.country(code)) for code, town in towns]
        sign = random.choice([", ", ", ", " ", " – "])
        return [town + (sign + country if country else "") for town, country in towns]
    return [town for _, town in towns]


def compose(resume, language, random, build, look):
    """The document that tells a JSON Resume, and what it tells."""
    words = Words(language, build, " ".join(texts_of(resume)))
    contacts, own = basics(resume["basics"], words, random)
    headline = own.text("label") if "label" in own else ""
    told, sections = {}, {}
    summary = resume["basics"].get("summary") or ""
    lists, writers = lists_of(resume), {}
    hosts = hosts_of(lists, random)
    for kind, values in lists.items():
        if kind in LISTED:
            entries, written = LISTED[kind](values, words, random, look)
        else:
            if random.random() < PLACED.get(kind, 0):
                values = with_places(values, places_of(resume, words, random), random)
            writers[kind] = Writer(kind, words, random, look)
            if kind in hosts:
                writers[kind].follow(writers[hosts[kind]])
            entries, written = writers[kind].entries(values)
        if kind in LISTS or kind == "projects":
            written = [dict(w, type=v["type"]) if v.get("type") else w for v, w in zip(values, written)]
        told.setdefault(LISTS.get(kind, kind), []).extend(written)
        if kind in hosts:
            sections[hosts[kind]] = joined_entries(sections[hosts[kind]], entries, random)
        else:
            sections[kind] = entries
    if summary:
        sections["summary"] = [Entry([Paragraph([(p.strip(), "")]) for p in summary.split("\n") if p.strip()])]
    order = order_of(list(sections), random)
    result = titled(order, sections, words, random)
    extra = others(resume.get("x-sections") or [])
    for section in extra:
        result.insert(random.randint(max(0, len(result) - 2), len(result)), section)
    gold = {"basics": {k: v for k, v in {**own.written(), "summary": summary}.items() if v}}
    gold["basics"] = {k: gold["basics"][k] for k in resume["basics"] if k in gold["basics"]}
    gold.update({k: told[k] for k in resume if k in told})
    if extra:
        gold["x-sections"] = resume["x-sections"]
    noted = language in NOTES and random.random() < 0.08 and "references" not in told
    notes = [random.choice(NOTES[language])] if noted else []
    return Document(language, own.values["name"], headline, contacts, words.title("contact", random), result,
                    notes), gold


def titled(order, sections, words, random):
    result, at = [], 0
    merge = random.random() < 0.3
    while at < len(order):
        kind, following = order[at], order[at + 1] if at + 1 < len(order) else ""
        entries = sections[kind]
        title = words.title(kind, random)
        if random.random() < 0.03 or kind == "summary" and (at == 0 and random.random() < 0.25):
            title = ""
        if merge and (kind, following) in MERGED:
            title, entries, at = words.merged(kind, following, random), entries + sections[following], at + 1
        elif kind == "work" and len(entries) > 4 and random.random() < 0.08:
            cut = random.randint(2, len(entries) - 2)
            result.append(Section(kind, title, entries[:cut]))
            title, entries = words.title(kind, random), entries[cut:]
        result.append(Section(kind, title, entries, random.random() < 0.5))
        at += 1
    return result
