#!/usr/bin/python3
"""Pictures of an invented CV, in every kind and condition that is read: kinds_test.py CVCONV.

Exit status 77 (ctest: skipped) without cvconv-ocr-worker or PIL.
"""
import json
import pathlib
import subprocess
import sys
import tempfile

COMMAND = sys.argv[1]
if not (pathlib.Path(COMMAND).parent / "cvconv-ocr-worker").exists():
    print("skipped: scans are not read by this build (cvconv-ocr-worker)")
    sys.exit(77)
try:
    from PIL import Image, ImageDraw, ImageFont, ImageOps
    FONT = "/usr/share/fonts/truetype/dejavu/DejaVuSans%s.ttf"
    ImageFont.truetype(FONT % "", 10)
except (ImportError, OSError) as error:
    print(f"skipped: {error} (python3-pil, fonts-dejavu-core)")
    sys.exit(77)

LINES = [("Oda Fennimore", 24, True), ("oda@fennimore.example", 11, False), ("", 8, False), ("Experience", 15, True),
         ("Harbour pilot, Port of Mirren", 11, True), ("March 2015 - June 2021", 11, False),
         ("Guided ships of every size through the narrows.", 11, False), ("", 8, False), ("Education", 15, True),
         ("Nautical College, Ardle", 11, True), ("2009 - 2012", 11, False), ("", 8, False), ("Languages", 15, True),
         ("English, Norwegian, Danish", 11, False)]


def page(dots, lines=LINES):
    picture = Image.new("L", (int(8.27 * dots), int(11.69 * dots)), 255)
    draw = ImageDraw.Draw(picture)
    y = dots
    for text, size, bold in lines:
        font = ImageFont.truetype(FONT % ("-Bold" if bold else ""), int(size * dots / 72))
        draw.text((dots, y), text, 0, font)
        y += int(1.5 * size * dots / 72)
    return picture


def with_border(picture):
    """A photograph of a page on a dark table, with light from one side."""
    ramp = Image.linear_gradient("L").rotate(90).resize(picture.size)
    dimmed = Image.composite(picture, picture.point(lambda v: v * 0.7), ramp)
    return ImageOps.expand(dimmed.rotate(1.5, fillcolor=40), 120, 40)


def on_dark(picture):
    head = picture.crop((0, 0, picture.width, picture.height // 6))
    picture = picture.copy()
    picture.paste(ImageOps.invert(head).point(lambda v: 70 + v * 185 // 255), (0, 0))
    return picture


failed = 0


def check(name, ok, detail):
    global failed
    print(f"{'ok    ' if ok else 'FAILED'} {name}" + ("" if ok else f": {detail}"))
    failed += not ok


def run(folder, name, picture=None, options=(), **how):
    file = folder / name
    if picture is not None:
        picture.save(file, **how)
    ran = subprocess.run([COMMAND, "--log", folder / "log", *options, file], capture_output=True, text=True)
    said = {json.loads(line)["key"] for line in open(folder / "log", encoding="utf-8")}
    said.discard("isolation-reduced")  # is said of the machine, not of the picture
    return ran, said, json.loads(ran.stdout) if ran.returncode == 0 else {}


def check_read(folder, name, picture, options=(), **how):
    ran, said, cv = run(folder, name, picture, options, **how)
    basics, work = cv.get("basics", {}), (cv.get("work") or [{}])[0]
    got = [basics.get("name"), basics.get("email"), work.get("startDate"), work.get("endDate"),
           [entry.get("language") for entry in cv.get("languages", [])]]
    expected = ["Oda Fennimore", "oda@fennimore.example", "2015-03", "2021-06", ["English", "Norwegian", "Danish"]]
    check(f"{name} {' '.join(options)}", got == expected and "ocr-used" in said, f"{got} {said} {ran.stderr}")


with tempfile.TemporaryDirectory() as temporary:
    folder = pathlib.Path(temporary)
    clean = page(200)
    check_read(folder, "plain.png", clean, dpi=(200, 200))
    check_read(folder, "photo.jpg", with_border(page(220)), quality=70)
    check_read(folder, "pages.tiff", clean, save_all=True, append_images=[page(200, [("Interests", 15, True), ("Chess", 11, False)])])
    check_read(folder, "scan.pdf", clean, resolution=200)
    check_read(folder, "coarse.png", page(150), dpi=(150, 150))
    check_read(folder, "fine.png", page(600), dpi=(600, 600))
    check_read(folder, "askew.png", clean.rotate(-2, fillcolor=255), dpi=(200, 200))
    check_read(folder, "dark-head.png", on_dark(clean), dpi=(200, 200))
    check_read(folder, "colour.png", Image.merge("RGB", (clean, clean.point(lambda v: 40 + v * 215 // 255), clean)))
    check_read(folder, "transparent.png", Image.merge("LA", (Image.new("L", clean.size, 0), ImageOps.invert(clean))))
    check_read(folder, "scan.pdf", None, ["--ocr=always", "--lang=en"])

    ran, said, _ = run(folder, "scan.pdf", None, ["--ocr=never"])
    check("--ocr=never", ran.returncode == 6 and said == {"pdf-no-text"}, f"{ran.returncode} {said}")
    ran, said, _ = run(folder, "blank.png", Image.new("L", (800, 1000), 255))
    check("blank", ran.returncode == 6, f"{ran.returncode} {said}")
    ran, said, cv = run(folder, "plain.png", None, ["--lang=ga"])
    check("no data of a language", "ocr-language-missing" in said or cv, f"{ran.returncode} {said}")

    words = subprocess.run([COMMAND, "show", "--stage", "words", folder / "plain.png"], capture_output=True, text=True)
    check("show --stage words", "bold" in words.stdout and "Fennimore" in words.stdout, words.stdout + words.stderr)
    blocks = subprocess.run([COMMAND, "show", "--stage", "blocks", folder / "scan.pdf"], capture_output=True, text=True)
    check("show --stage blocks", "Harbour pilot, Port of Mirren" in blocks.stdout, blocks.stdout + blocks.stderr)

    out = folder / "out"
    inbox = folder / "inbox"
    inbox.mkdir()
    for number in range(3):
        clean.save(inbox / f"{number}.png")
    (inbox / "text.md").write_text("# Oda Fennimore\n\noda@fennimore.example\n")
    ran = subprocess.run([COMMAND, "batch", inbox, "-o", out], capture_output=True, text=True)
    made = sorted(path.name for path in out.glob("*.*.json"))
    check("batch", ran.returncode == 0 and made == ["0.png.json", "1.png.json", "2.png.json", "text.md.json"],
          f"{ran.returncode} {made} {ran.stderr}")

sys.exit(1 if failed else 0)
