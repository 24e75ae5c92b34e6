"""What a program does with cvconv's wheel: converts one document, bytes, and several with one among them that is not there.

Usage: use_wheel.py PDF DOCX [PICTURE]
"""

import sys

import cvconv

pdf, docx, *pictures = sys.argv[1:]


def check(what, is_there, expected):
    if is_there != expected:
        sys.exit(f"{what}: {is_there!r} rather than {expected!r}")


def check_resume(what, resume):
    check(f"name in {what}", resume["basics"]["name"], "Aoife Tarrant")
    check(f"employers in {what}", sorted({work["name"] for work in resume["work"]}),
          ["Barrow Valley Nursing Home", "St Brannoc's Hospital"])


resume = cvconv.convert(pdf)
check_resume("the PDF", resume)
check("page of the name", resume.provenance["/basics/name"].page, 1)
with open(docx, "rb") as file:
    check_resume("the bytes of the DOCX", cvconv.convert(file.read(), name="cv.docx"))
check("LaTeX", "\\documentclass" in cvconv.convert(docx, to="latex"), True)
for picture in pictures:
    check("name in the picture", cvconv.convert(picture)["basics"]["name"], "Aoife Tarrant")

outcomes = {str(outcome.path): outcome for outcome in cvconv.batch([pdf, "missing.pdf", docx], workers=2)}
check("batch", sorted(outcomes), sorted([pdf, docx, "missing.pdf"]))
for path in (pdf, docx):
    check_resume(f"{path} of the batch", outcomes[path].result)
check("result of what is missing", outcomes["missing.pdf"].result, None)
print(f"{cvconv.__file__}, {cvconv.__version__}: converted")
