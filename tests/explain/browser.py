"""Headless chromium with a page of `cvconv explain`, for the tests."""

import base64
import json
import os
import shutil
import subprocess
import tempfile
import time

from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

FLAGS = """--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking
--disable-component-update --disable-sync --disable-dev-shm-usage --window-size=1280,900""".split()


class Browser:
    """A browser of its own, with a folder for what it saves; `keys` counts the keys pressed."""

    def __init__(self, command):
        self.command = command
        self.folder = tempfile.mkdtemp(prefix="cvconv-explain-")
        self.keys = 0
        options = webdriver.ChromeOptions()
        options.binary_location = shutil.which("chromium")
        for flag in [*FLAGS, "--user-data-dir=" + os.path.join(self.folder, "profile")]:
            options.add_argument(flag)
        options.add_experimental_option("prefs", {"download.default_directory": self.folder})
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        service = webdriver.chrome.service.Service(shutil.which("chromedriver"))
        self.driver = webdriver.Chrome(options=options, service=service)
        self.driver.execute_cdp_cmd("Page.setDownloadBehavior", {"behavior": "allow", "downloadPath": self.folder})

    def close(self):
        self.driver.quit()
        shutil.rmtree(self.folder, ignore_errors=True)

    def path(self, name):
        return os.path.join(self.folder, name)

    def cvconv(self, *arguments):
        return subprocess.run([self.command, *arguments], capture_output=True, text=True, check=False)

    def open(self, document, *arguments):
        """Explains the document and opens its page, without what earlier pages kept."""
        page = self.path(os.path.basename(document) + ".html")
        made = self.cvconv("explain", document, "-o", page, *arguments)
        assert made.returncode == 0, made.stderr
        self.driver.get("file://" + page)
        self.driver.execute_script("localStorage.clear()")
        self.driver.refresh()
        return page

    def print_pdf(self, html, name):
        """Makes a PDF of a page of HTML, and gives its path."""
        self.driver.get(f"data:text/html;base64,{base64.b64encode(html.encode()).decode()}")
        return self.print_page(name)

    def print_page(self, name):
        """The same of the page that is open."""
        with open(self.path(name), "wb") as file:
            file.write(base64.b64decode(self.driver.print_page()))
        return self.path(name)

    def first_paint(self):
        """Milliseconds from the page's beginning until something of it was to be seen."""
        for _ in range(50):
            found = self.driver.execute_script(
                "return performance.getEntriesByName('first-contentful-paint').map(e => e.startTime)")
            if found:
                return found[0]
            time.sleep(0.1)
        raise AssertionError("nothing was painted")

    def complaints(self):
        """What the browser said about the page: errors of the script, and what the page's policy forbids."""
        return [entry["message"] for entry in self.driver.get_log("browser")
                if entry["level"] in ("SEVERE", "WARNING")]

    def all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def one(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def button(self, label):
        """The first button with these words that can be seen."""
        return next(b for b in self.all("button") if b.is_displayed() and b.text.startswith(label))

    def press(self, *keys):
        """Each key goes to what has the focus."""
        for key in keys:
            self.keys += 1
            self.driver.switch_to.active_element.send_keys(key)

    def type(self, text):
        self.press(*text)

    def field(self, pointer):
        return self.one(f'.field[data-p="{pointer}"]')

    def value(self, pointer):
        return self.field(pointer).find_element(By.CSS_SELECTOR, ".value").text

    def edit(self, pointer, text):
        value = self.field(pointer).find_element(By.CSS_SELECTOR, ".value")
        self.driver.execute_script("arguments[0].focus()", value)
        self.press(Keys.ENTER, Keys.CONTROL + "a")
        self.driver.switch_to.active_element.send_keys(text)
        self.press(Keys.ENTER)

    def downloaded(self, label, name):
        path = self.path(name)
        if os.path.exists(path):
            os.remove(path)
        self.button(label).click()
        return self.saved(name)

    def saved(self, name):
        """What the page saves under this name, once it is there."""
        path = self.path(name)
        for _ in range(100):
            if os.path.exists(path) and os.path.getsize(path) > 0:
                with open(path, encoding="utf-8") as file:
                    return json.load(file)
            time.sleep(0.1)
        raise AssertionError(f"{name} was not saved")

    def status(self):
        return self.one("#status").text
