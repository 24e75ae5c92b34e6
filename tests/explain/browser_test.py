#!/usr/bin/python3
"""The page in a browser: what it shows, and how one gets about in it.
Usage: base.py tells it."""

import json
import os

from base import ENTRIES, PDF, PageCase, main
from paper import ten_pages
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By

LONG_WORD = "x" * 1_000_000
HOSTILE = f"""# Ann <script>alert(1)</script> Example

ann@example.com | [site](javascript:alert(2)) | </script><script>document.title='owned'</script>

## Experience

**Engineer**, Acme </style><img src=x onerror=alert(3)> Ltd, 2019 - 2020

- Wrote \u202egnihtemos\u202c and "quotes" & <!-- comments --> ]]> <![CDATA[
- {LONG_WORD}

## Nonsense

Zzyx "onmouseover="alert(4) qwv </textarea><svg onload=alert(5)>
"""

DOUBTFUL = """# Ann Example

ann@example.com | +1 202 555 0143

Harbour lights, mostly; Quayside and Wren

## Experience

Quayside Lantern Wren, Harbour Office, 2019 - 2020

- Built things

Bolt Ltd, Tidewater, assistant to the second keeper, 2017

Keeper / Marram Trust / Saltmarsh - part-time

## Other

Tidewater prize, Marram, 2015. Knots, sails
"""


class PageTest(PageCase):
    def test_opens_with_every_value_and_mark(self):
        b = self.browser
        page = b.open(PDF)
        data = self.data()
        words = data["words"]
        self.assertEqual(words["all"], sum(words[k] for k in ("placed", "unplaced", "furniture", "hidden")))
        self.assertEqual(words["lost"], 0)
        self.assertGreater(words["all"], 100)
        self.assertEqual(b.value("/basics/name"), "Aoife Tarrant")
        self.assertEqual(len(b.all(".page img")), 1)
        width = b.driver.execute_script("return document.querySelector('.page img').naturalWidth")
        self.assertGreater(width, 700)
        self.assertGreater(len(b.all("g.mark")), 40)
        print(f"explain:browser: page of {os.path.getsize(page) // 1024} KB")

    def test_lights_both_ways(self):
        b = self.browser
        b.open(PDF)
        value = b.field("/basics/email").find_element(By.CSS_SELECTOR, ".value")
        ActionChains(b.driver).move_to_element(value).perform()
        lit = b.all("g.mark.lit")
        self.assertEqual(len(lit), 1)
        self.assertIn("email", lit[0].get_attribute("aria-label"))
        box = next(m for m in b.all("g.mark") if m.get_attribute("aria-label").startswith("basics phone"))
        ActionChains(b.driver).move_to_element(box).perform()
        self.assertIn("/basics/phone", [f.get_attribute("data-p") for f in b.all(".field.lit")])
        box.click()
        self.assertEqual(b.one(".field.current").get_attribute("data-p"), "/basics/phone")

    def test_lists_the_fields_of_one_place(self):
        b = self.browser
        b.open(self.document("places.md", ENTRIES))
        box = next(m for m in b.all("span.mark") if " " in m.get_attribute("data-i"))
        box.click()
        self.assertIn("several fields", b.status())
        self.assertGreaterEqual(len(b.all("#status button")), 2)

    def test_n_and_p_go_through_what_is_doubtful(self):
        b = self.browser
        b.open(self.document("doubtful.md", DOUBTFUL))
        data = self.data()
        doubtful = [item["p"] for item in data["items"] if item.get("u")]
        self.assertGreaterEqual(len(doubtful), 3)
        self.assertEqual(len(doubtful), data["values"]["doubtful"])
        for item in data["items"]:
            if "p" in item and "o" in item and not item["p"].startswith("/meta/"):
                self.assertEqual(item.get("u", False), item["o"] < data["doubtfulBelow"], item)
        self.assertIn(f"{len(doubtful)} doubtful", b.one(".figures").text)
        b.driver.execute_script("arguments[0].focus()", b.one("body"))
        passed = []
        for _ in doubtful:
            b.press("n")
            passed.append(b.one(".field.current").get_attribute("data-p"))
            self.assertRegex(b.one(".field.current .sure").text, r"^doubtful \d+ %$")
            self.assertIn("doubtful", b.driver.switch_to.active_element.get_attribute("aria-label"))
        self.assertCountEqual(passed, doubtful)
        in_order = [f.get_attribute("data-p") for f in b.all(".field") if f.get_attribute("data-p") in doubtful]
        self.assertEqual(passed, in_order)
        b.press("n")  # round and round
        self.assertEqual(b.one(".field.current").get_attribute("data-p"), passed[0])
        b.press("p", "p")
        self.assertEqual(b.one(".field.current").get_attribute("data-p"), passed[-2])
        b.edit(passed[-2], "Looked at")
        self.assertIn(f"{len(doubtful) - 1} doubtful", b.one(".figures").text)
        b.open(PDF)  # a value that is likely right says so, without being doubtful
        self.assertRegex(b.field("/work/0/position").text, r"(stated|inferred) \d+ %")

    def test_nothing_is_doubtful_in_what_is_structured(self):
        b = self.browser
        b.open(self.document("structured.json", json.dumps({"basics": {"name": "Ann Example"}})))
        b.driver.execute_script("arguments[0].focus()", b.one("body"))
        b.press("n")
        self.assertIn("Nothing is doubtful", b.status())
        self.assertNotIn("%", b.field("/basics/name").text)

    def test_ten_pages_are_small(self):
        b = self.browser
        page = b.open(b.print_pdf(ten_pages(), "ten.pdf"))
        pictures = [image.get_attribute("src") for image in b.all(".page img")]
        self.assertGreaterEqual(len(pictures), 10)
        size = os.path.getsize(page) / sum(map(len, pictures))
        print(f"explain:browser: {len(pictures)} pages: {size:.2f} times the size of the pictures in base64")
        self.assertLess(size, 1.5)

    def test_no_more_than_200_pages_are_drawn(self):
        b = self.browser
        pages = "".join(f"<p style='break-after: page'>Paper {n} about bridges</p>" for n in range(1, 205))
        document = b.print_pdf(f"<h1>Ann Example</h1><p>ann@example.com</p><h2>Publications</h2>{pages}", "long.pdf")
        refused = b.cvconv("explain", document, "-o", b.path("refused.html"))
        self.assertEqual(refused.returncode, 13)
        self.assertIn("--max-pages", refused.stderr)
        self.assertFalse(os.path.exists(b.path("refused.html")))
        b.open(document, "--max-pages", "300")
        drawn = [bool(page.find_elements(By.TAG_NAME, "img")) for page in b.all(".page")]
        self.assertEqual(drawn[:200], [True] * 200)
        self.assertFalse(any(drawn[200:]))
        self.assertIn("without its picture", b.one(".page[data-page='201'] figcaption").text)
        self.assertGreater(len(drawn), 203)
        messages = b.one("details[data-list=Messages]")
        messages.find_element(By.TAG_NAME, "summary").click()
        self.assertIn("some pages are shown without their picture", messages.text)
        self.assertIn(f"{len(drawn) - 200} of {len(drawn)}; at most 200 are drawn", messages.text)
        print(f"explain:browser: first paint of 200 pages after {b.first_paint():.0f} ms")

    def test_hostile_text_stays_text(self):
        b = self.browser
        b.open(self.document("hostile.md", HOSTILE))
        self.assertNotEqual(b.driver.title, "owned")
        self.assertEqual(b.all("main script, main img, main svg[onload], a[href^='javascript']"), [])
        name = b.value("/basics/name")
        self.assertIn("Ann", name)
        self.assertNotIn("\u202e", b.one("main").text)
        overflow = b.driver.execute_script(
            "return document.documentElement.scrollWidth - document.documentElement.clientWidth")
        self.assertLessEqual(overflow, 0)


if __name__ == "__main__":
    main()
