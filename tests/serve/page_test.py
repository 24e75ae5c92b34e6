#!/usr/bin/python3
"""The page of `cvconv serve` in headless chromium: a CV is dropped on it, and explained.

    page_test.py SERVER EXAMPLES

Exit status 77 (ctest: skipped) where chromium, its driver or selenium is missing (tools/install-packages).
"""

import json
import os
import shutil
import sys
import tempfile
import time
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "explain")]

try:
    import selenium  # noqa: F401
except ImportError:
    print("skipped: serve: python3-selenium is not installed")
    sys.exit(77)
for needed in ("chromium", "chromedriver"):
    if not shutil.which(needed):
        print(f"skipped: serve: {needed} is not installed")
        sys.exit(77)

from browser import Browser  # noqa: E402
from selenium.webdriver.common.by import By  # noqa: E402
from service import Service  # noqa: E402

SERVER, EXAMPLES = sys.argv[1], Path(sys.argv[2]).resolve()
ENCRYPTED = HERE.parent / "cases/formats/pdf-encrypted-with-password/input.pdf"
PASSWORD = (ENCRYPTED.parent / "password.txt").read_text(encoding="utf-8").strip()
TOKEN = "a-token-for-tests_0123456789"

DROP = """
const carried = new DataTransfer();
carried.items.add(new File([arguments[0]], arguments[1]));
document.dispatchEvent(new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true }));
"""


def until(condition, seconds=60):
    end = time.monotonic() + seconds
    while not (found := condition()):
        if time.monotonic() > end:
            raise AssertionError("it did not happen")
        time.sleep(0.1)
    return found


class Page(unittest.TestCase):
    def setUp(self):
        self.browser = Browser(None)
        self.addCleanup(self.browser.close)
        self.driver = self.browser.driver

    def start(self, *options):
        service = Service(SERVER, *options)
        self.addCleanup(service.__exit__)
        self.driver.get(service.url)

    def name_explained(self):
        """The name in the explanation that the frame shows, or None while it shows none."""
        frame = self.driver.find_element(By.ID, "explanation")
        if frame.get_attribute("hidden") or not frame.get_attribute("src"):
            return None
        self.driver.switch_to.frame(frame)
        try:
            return self.driver.execute_script(
                "const data = document.getElementById('data');"
                "return data && document.querySelector('#result *') ? JSON.parse(data.textContent).resume.basics.name : null")
        finally:
            self.driver.switch_to.default_content()

    def said(self):
        return self.driver.find_element(By.ID, "said").text

    def test_a_document_that_is_chosen(self):
        self.start()
        self.driver.find_element(By.ID, "file").send_keys(str(EXAMPLES / "nurse-sidebar.pdf"))
        self.assertEqual(until(self.name_explained), "Aoife Tarrant")
        self.driver.find_element(By.CSS_SELECTOR, "[data-to=json-resume]").click()
        saved = self.browser.path("nurse-sidebar.pdf.json")
        until(lambda: os.path.exists(saved))
        self.assertEqual(json.loads(Path(saved).read_text(encoding="utf-8"))["basics"]["name"], "Aoife Tarrant")
        self.assertEqual(self.browser.complaints(), [])

    def test_documents_that_are_dropped(self):
        self.start()
        self.driver.execute_script(DROP, "# Ann Example\n\nann@example.com\n", "cv.md")
        self.assertEqual(until(self.name_explained), "Ann Example")
        self.driver.execute_script(DROP, "{", "cv.json")
        until(lambda: "this is not JSON" in self.said())
        self.assertIsNone(self.name_explained())
        self.driver.execute_script(DROP, "# Bo Example\n\nbo@example.com\n", "<b>.md")
        until(lambda: self.name_explained() == "Bo Example")
        self.assertEqual(self.said(), "<b>.md")

    def test_a_password_is_asked_for(self):
        self.start()
        self.driver.find_element(By.ID, "file").send_keys(str(ENCRYPTED))
        field = self.driver.find_element(By.ID, "password")
        until(field.is_displayed)
        field.send_keys("wrong\n")
        until(lambda: "does not open" in self.said())
        field.clear()
        field.send_keys(PASSWORD + "\n")
        self.assertTrue(until(self.name_explained))
        self.driver.execute_script(DROP, "# Ann Example\n\nann@example.com\n", "cv.md")
        until(lambda: self.name_explained() == "Ann Example")
        self.assertFalse(field.is_displayed())

    def test_a_token_is_asked_for(self):
        with tempfile.NamedTemporaryFile("w") as file:
            file.write(TOKEN)
            file.flush()
            self.start("--token-file", file.name)
        self.driver.execute_script(DROP, "# Ann Example\n\nann@example.com\n", "cv.md")
        field = self.driver.find_element(By.ID, "token")
        until(field.is_displayed)
        field.send_keys(TOKEN + "\n")
        self.assertEqual(until(self.name_explained), "Ann Example")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
