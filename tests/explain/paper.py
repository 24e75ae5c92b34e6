"""The CV of an invented person, as HTML that prints to as many pages as are asked for."""

JOB = """<h3>{position}, {employer}</h3><p>{dates}</p><ul>{points}</ul>"""
JOBS = [("Harbour engineer", "Tidewater Works", "April 2019 - present"),
        ("Site enginer", "Marram Bridge Company", "May 2014 - March 2019"),  # the slips of the pen are meant
        ("Draughtsman", "Quayside Drawing Office", "June 2010 - April 2014"),
        ("Apprentice fitter", "Saltmarsh Yard", "September 2006 - May 2010")]
POINTS = ["Surveyed the piles of the northern quay and planned their repair over three winters",
          "Led a crew of nine, and kept the books of the stores",
          "Wrote the handbook of the swing bridge, which the crew still uses",
          "Replaced the pumps of the dry dock without closing it"]
CV = """<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>CV</title>
<style>body {{ font: 12pt/1.7 serif; }} .second {{ break-before: page; }}</style>
<h1>Isolde Fernhallow</h1><p>isolde@fernhallow.example | +44 1632 960817 | Wrenport</p>
<h2>Experience</h2>{first}<div class="second">{second}</div>
<h2>Education</h2><h3>BSc Civil Enginering, University of Wrenport</h3><p>2003 - 2006</p>
<h2>Languages</h2><p>English (native), Dutch (fluent), Spannish (basic)</p></html>"""


def jobs_of(jobs):
    return "".join(JOB.format(position=position, employer=employer, dates=dates,
                              points="".join(f"<li>{point}</li>" for point in POINTS))
                   for position, employer, dates in jobs)


def two_pages():
    return CV.format(first=jobs_of(JOBS[:2]), second=jobs_of(JOBS[2:]))


def ten_pages():
    """Two jobs a page."""
    jobs = [(f"Engineer {n}", f"Quay {n} Works", f"{1980 + 2 * n} - {1982 + 2 * n}") for n in range(20)]
    pages = "".join(f"<div class='second'>{jobs_of(jobs[i:i + 2])}</div>" for i in range(2, 20, 2))
    return CV.format(first=jobs_of(jobs[:2]), second=pages)
