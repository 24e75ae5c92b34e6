"""A running `cvconv serve` for tests, and requests to it by http.client: no other packages are needed."""

import http.client
import json
import os
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path
from urllib.parse import urlencode, urlsplit

CV = """# Erika Beispiel

erika@example.org

## Work Experience

### Baker, Example Bakery

May 2019 - June 2021

- Baked bread for 300 people a day
"""


class Answer:
    def __init__(self, response):
        self.status = response.status
        self.headers = response.headers
        self.body = response.read()

    @property
    def type(self):
        return self.headers.get("Content-Type", "").split(";")[0]

    def json(self):
        return json.loads(self.body)


class Service:
    """`server` is cvconv-server, or a command line that becomes it. It ends with the `with` statement."""

    def __init__(self, server, *options, environment=None):
        command = server if isinstance(server, list) else [str(server)]
        self.process = subprocess.Popen([*command, "--listen", "127.0.0.1:0", *options], stdin=subprocess.DEVNULL,
                                        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
                                        env={**os.environ, **(environment or {})}, start_new_session=True)
        line = self.process.stderr.readline()
        if "listening on " not in line:
            raise RuntimeError(line + self.process.stderr.read())
        self.url = line.split("listening on ")[1].strip()
        self.port = urlsplit(self.url).port

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.process.stderr.close()

    def end(self):
        """Its exit status after SIGTERM."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(60)

    def connection(self, timeout=120):
        return http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout)

    def ask(self, method, path, body=None, headers=None, **parameters):
        query = "?" + urlencode({name.replace("_", "-"): value for name, value in parameters.items()}) if parameters else ""
        connection = self.connection()
        try:
            connection.request(method, path + query, body, headers or {})
            return Answer(connection.getresponse())
        finally:
            connection.close()

    def convert(self, body, **parameters):
        return self.ask("POST", "/convert", body, **parameters)

    def workers(self):
        """The processes that it started, by number."""
        listed = subprocess.run(["ps", "-o", "pid=,stat=", "--ppid", str(self.process.pid)], capture_output=True, text=True,
                                check=False).stdout
        return [int(line.split()[0]) for line in listed.splitlines() if not line.split()[1].startswith("Z")]

    def resident_kilobytes(self):
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS:")))

    def metric(self, name):
        text = self.ask("GET", "/metrics").body.decode()
        return sum(float(line.rsplit(" ", 1)[1]) for line in text.splitlines()
                   if line.startswith(name) and line[len(name)] in " {")


def form(fields, boundary="limit-of-parts"):
    """multipart/form-data of (name, file name or None, bytes): the body and its Content-Type."""
    body = b""
    for name, file_name, content in fields:
        of_file = f'; filename="{file_name}"' if file_name is not None else ""
        body += f'--{boundary}\r\nContent-Disposition: form-data; name="{name}"{of_file}\r\n\r\n'.encode() + content + b"\r\n"
    return body + f"--{boundary}--\r\n".encode(), f"multipart/form-data; boundary={boundary}"


class Mocked:
    """A folder in which cvconv-server has the mock for its worker (tests/tools/worker/mock_worker.cc)."""

    def __init__(self, server, mock):
        self.folder = tempfile.TemporaryDirectory()
        self.server = Path(self.folder.name) / "cvconv-server"
        shutil.copy(server, self.server)
        shutil.copy(mock, Path(self.folder.name) / "cvconv-worker")

    def close(self):
        self.folder.cleanup()
