"""A runner of GitHub's, as far as action.yml needs one: it runs the steps of a composite action."""

import os
import re
import subprocess
from pathlib import Path

import yaml


class Runner:
    """A workspace, and what the runner sets around a step."""

    def __init__(self, action, workspace, temporary, path=None):
        self.folder = Path(action).resolve()
        self.action = yaml.safe_load((self.folder / "action.yml").read_text(encoding="utf-8"))
        self.workspace = Path(workspace)
        self.temporary = Path(temporary)
        self.path = path or os.environ["PATH"]
        self.used = []

    def run(self, **inputs):
        """The status of the first step that fails or 0, what was said, the action's outputs, and the page of the run."""
        declared = self.action["inputs"]
        given = {name.replace("_", "-"): str(value) for name, value in inputs.items()}
        unknown = set(given) - set(declared)
        missing = [name for name, about in declared.items() if about.get("required") and name not in given]
        assert not unknown and not missing, (unknown, missing)
        values = {name: about.get("default", "") for name, about in declared.items()} | given
        steps, said, page, status = {}, "", "", 0
        for number, step in enumerate(self.action["runs"]["steps"]):
            if "if" in step and not self.condition(step["if"], values, steps):
                continue
            if "uses" in step:
                self.used.append((step["uses"], self.filled(step["with"], values, steps)))
                continue
            assert step["shell"] == "sh"
            script, output, summary = (self.temporary / f"{kind}-{number}" for kind in ("script", "output", "summary"))
            script.write_text(step["run"], encoding="utf-8")
            output.write_text("", encoding="utf-8")
            summary.write_text("", encoding="utf-8")
            environment = {
                "PATH": self.path, "HOME": str(self.temporary), "CI": "true", "GITHUB_ACTIONS": "true",
                "GITHUB_WORKSPACE": str(self.workspace), "GITHUB_ACTION_PATH": str(self.folder),
                "GITHUB_OUTPUT": str(output), "GITHUB_STEP_SUMMARY": str(summary), "RUNNER_TEMP": str(self.temporary),
                "RUNNER_TOOL_CACHE": str(self.temporary / "tools"), **self.filled(step.get("env", {}), values, steps)}
            done = subprocess.run(["sh", "-e", script], cwd=self.workspace, env=environment, stdin=subprocess.DEVNULL,
                                  capture_output=True, text=True, check=False)
            said += done.stdout + done.stderr
            page += summary.read_text(encoding="utf-8")
            steps[step.get("id", number)] = outputs_of(output.read_text(encoding="utf-8"))
            status = done.returncode
            if status:
                break
        outputs = {name: self.expanded(about["value"], values, steps) for name, about in self.action["outputs"].items()}
        return status, said, outputs, page

    def expanded(self, text, values, steps):
        def value(match):
            names = match[1].split(".")
            if names[0] == "inputs":
                return values[names[1]]
            assert names[0] == "steps" and names[2] == "outputs", match[0]
            return steps.get(names[1], {}).get(names[3], "")
        return re.sub(r"\$\{\{ ([a-z.-]+) \}\}", value, text)

    def filled(self, table, values, steps):
        return {name: self.expanded(str(value), values, steps) for name, value in table.items()}

    def condition(self, text, values, steps):
        left, right = re.fullmatch(r"(\S+) == '(.*)'", text).groups()
        return self.expanded("${{ " + left + " }}", values, steps) == right


def outputs_of(text):
    """The lines of GITHUB_OUTPUT: NAME=VALUE, or NAME<<END with lines up to END."""
    outputs = {}
    lines = iter(text.splitlines())
    for line in lines:
        name, operator, rest = re.fullmatch(r"([\w-]+)(=|<<)(.*)", line).groups()
        if operator == "=":
            outputs[name] = rest
            continue
        block = []
        for line_of_value in lines:
            if line_of_value == rest:
                break
            block.append(line_of_value)
        else:
            raise ValueError(f"{name} has no end")
        outputs[name] = "\n".join(block)
    return outputs


def annotations(said):
    """(kind, properties, text) of each command of that kind, decoded as the runner does."""
    found = []
    for kind, properties, text in re.findall(r"^::(error|warning|notice)(?: (.*?))?::(.*)$", said, flags=re.M):
        decoded = {}
        for part in filter(None, properties.split(",")):
            name, value = part.split("=", 1)
            for code, character in (("%2C", ","), ("%3A", ":"), ("%0A", "\n"), ("%0D", "\r"), ("%25", "%")):
                value = value.replace(code, character)
            decoded[name] = value
        found.append((kind, decoded, text))
    return found
