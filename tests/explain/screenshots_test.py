#!/usr/bin/python3
"""The pages of five CVs look as they looked: their pictures are compared with those in screenshots/.
Usage: base.py tells it; with CVCONV_ACCEPT=1 in the environment, what is seen now is kept.

The pictures are small and grey, so that they show the layout and say little of single letters: another number or word
passes. A value more or less near the top, which moves all below it, fails as a broken style sheet does: look at the
picture, then accept it. Fonts are those of tools/install-packages."""

import io
import os
import sys

from base import EXAMPLES, PageCase, main

try:
    from PIL import Image, ImageChops, ImageStat
except ImportError:
    print("skipped: explain:screenshots: python3-pil is not installed")
    sys.exit(77)

ACCEPT = bool(os.environ.get("CVCONV_ACCEPT"))
FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "screenshots")
DOCUMENTS = ("nurse-sidebar.pdf", "maschinenbau-tabelle.pdf", "cuisinier-bandeau.pdf", "logistica-tablas.md",
             "electrician-underlined.txt")
WIDTH = 400
STEP = 17  # 16 greys
TOLERANCE = 3  # of 255, on average over all pixels


def difference(one, other):
    """The mean absolute difference of two pictures; that of black and white where their sizes differ."""
    return ImageStat.Stat(ImageChops.difference(one, other)).mean[0] if one.size == other.size else 255


class ScreenshotsTest(PageCase):
    def seen(self):
        with Image.open(io.BytesIO(self.browser.driver.get_screenshot_as_png())) as picture:
            height = round(picture.height * WIDTH / picture.width)
            small = picture.convert("L").resize((WIDTH, height), Image.Resampling.LANCZOS)
        return small.point(lambda grey: round(grey / STEP) * STEP)

    def test_five_pages_look_as_they_did(self):
        for name in DOCUMENTS:
            self.browser.open(os.path.join(EXAMPLES, name))
            seen = self.seen()
            path = os.path.join(FOLDER, name + ".png")
            if ACCEPT:
                os.makedirs(FOLDER, exist_ok=True)
                seen.quantize(16).save(path, optimize=True)
            with Image.open(path) as picture:
                apart = difference(seen, picture.convert("L"))
            print(f"explain:screenshots: {name}: {apart:.2f} apart, of {TOLERANCE} allowed")
            if apart > TOLERANCE:
                seen.save(self.browser.command + "." + name + ".png")
            self.assertLessEqual(apart, TOLERANCE, f"see {self.browser.command}.{name}.png; CVCONV_ACCEPT=1 keeps it")
            self.assertLess(os.path.getsize(path), 20_000)

    def test_what_is_missing_is_noticed(self):
        name = DOCUMENTS[0]
        self.browser.open(os.path.join(EXAMPLES, name))
        with Image.open(os.path.join(FOLDER, name + ".png")) as picture:
            kept = picture.convert("L")
        for spoil in ("document.querySelector('style').remove()", "document.getElementById('result').remove()",
                      "document.querySelector('.page img').remove()"):
            self.browser.driver.refresh()
            self.browser.driver.execute_script(spoil)
            self.assertGreater(difference(self.seen(), kept), TOLERANCE, spoil)


if __name__ == "__main__":
    main()
