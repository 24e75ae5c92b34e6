#!/usr/bin/python3
"""How the page looks: on a telephone, in the dark, on paper, and to who does not see it.
Usage: base.py tells it."""

import os
import subprocess

from base import COMMAND, ENTRIES, PDF, PageCase, main


class LooksTest(PageCase):
    def test_fits_a_telephone(self):
        b = self.browser
        b.open(PDF)
        b.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                                 {"width": 360, "height": 740, "deviceScaleFactor": 1, "mobile": True})
        try:
            wide = b.driver.execute_script("return document.documentElement.scrollWidth")
            self.assertLessEqual(wide, 360)
        finally:
            b.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})

    def test_accessible_by_the_rules_of_axe(self):
        axe = axe_core()
        if axe is None:
            print("skipped: explain:browser: axe-core is not to be had from npm")
            self.skipTest("no axe-core")
        b = self.browser
        for document in (PDF, self.document("axe.md", ENTRIES)):
            for scheme in ("light", "dark"):
                b.open(document)
                b.driver.execute_cdp_cmd("Emulation.setEmulatedMedia",
                                         {"features": [{"name": "prefers-color-scheme", "value": scheme}]})
                b.driver.execute_cdp_cmd("Runtime.evaluate", {"expression": axe})
                found = b.driver.execute_async_script(
                    "const done = arguments[arguments.length - 1];"
                    "axe.run().then(r => done(r.violations.map(v => v.id + ': ' + v.nodes[0].html.slice(0, 200))))")
                self.assertEqual(found, [], f"{document} {scheme}")


def axe_core():
    """The text of axe-core, from npm, kept where the command was built; None if it cannot be had."""
    folder = os.path.join(os.path.dirname(os.path.abspath(COMMAND)), "axe")
    script = os.path.join(folder, "package", "axe.min.js")
    if not os.path.exists(script):
        os.makedirs(folder, exist_ok=True)
        try:
            subprocess.run("npm pack --silent axe-core@4.10.2 && tar -xzf axe-core-4.10.2.tgz package/axe.min.js",
                           shell=True, cwd=folder, check=True, capture_output=True, timeout=120)
        except (subprocess.SubprocessError, OSError):
            return None
    with open(script, encoding="utf-8") as file:
        return file.read()


if __name__ == "__main__":
    main()
