#!/usr/bin/python3
"""What `cvconv serve` answers, with the workers that were built.

    endpoints_test.py SERVER COMMAND
"""

import json
import re
import socket
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from service import CV, Service, form  # noqa: E402

SERVER, COMMAND = sys.argv[1], sys.argv[2]
TOKEN = "a-token-for-tests_0123456789"


class Endpoints(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.service = Service(SERVER, "--jobs", "2")
        cls.addClassCleanup(cls.service.__exit__)

    def refused(self, answer, status, key):
        self.assertEqual((answer.status, answer.type), (status, "application/problem+json"), answer.body)
        problem = answer.json()
        self.assertEqual((problem["status"], problem["key"]), (status, key))
        self.assertEqual(problem["diagnostics"][-1]["severity"], "error")
        self.assertEqual(answer.headers["Cvconv-Status"], str(problem["exit"]))

    def by_command(self, *options):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "cv.md"
            file.write_text(CV, encoding="utf-8")
            return subprocess.run([COMMAND, str(file), *options], capture_output=True, check=True).stdout

    def test_every_format_is_what_the_command_writes(self):
        types = {"json-resume": "application/json", "europass": "application/xml", "europass-v3": "application/xml",
                 "latex": "application/x-tex", "native": "text/plain", "json-resume-yaml": "application/yaml",
                 "markdown": "text/markdown", "html": "text/html", "rendercv": "application/yaml",
                 "reactive-resume": "application/json", "yamlresume": "application/yaml",
                 "docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document"}
        listed = {writer["name"] for writer in self.service.ask("GET", "/formats").json()["write"]}
        self.assertEqual(listed, set(types))
        for name, media_type in types.items():
            answer = self.service.convert(CV, to=name, name="cv.md")
            self.assertEqual((answer.status, answer.type), (200, media_type), name)
            self.assertEqual(answer.headers["Cvconv-Status"], "0")
            self.assertEqual(answer.body, self.by_command("-t", name), name)

    def test_a_form(self):
        body, kind = form([("from", None, b"markdown"), ("file", 'c"v.md', CV.encode()), ("envelope", None, b"true")])
        body = body.replace(b'c"v', b"c%22v")
        answer = self.service.ask("POST", "/convert", body, {"Content-Type": kind}).json()
        self.assertEqual(answer["name"], "c%22v.md")
        self.assertEqual(answer["result"]["basics"]["email"], "erika@example.org")

    def test_an_envelope(self):
        answer = self.service.convert(CV, envelope="true", name="cv.md")
        self.assertEqual((answer.status, answer.type), (200, "application/json"))
        enveloped = answer.json()
        self.assertEqual((enveloped["status"], enveloped["exit"]), ("ok", 0))
        self.assertEqual(enveloped["result"], self.service.convert(CV, name="cv.md").json())
        failed = self.service.convert("{", envelope="true", name="cv.json")
        self.assertEqual((failed.status, failed.type), (422, "application/json"))
        self.assertNotIn("result", failed.json())
        self.assertIsInstance(self.service.convert(CV, envelope="true", to="latex").json()["result"], str)
        refused = self.service.convert(CV, envelope="true", to="docx")
        self.assertEqual((refused.status, refused.type), (400, "application/problem+json"))
        self.assertIn("no text", refused.json()["detail"])

    def test_diagnostics_stand_in_a_header(self):
        answer = self.service.convert("Ein Satz über nichts, der in keinem Feld steht.", name="é.txt")
        said = json.loads(answer.headers["Cvconv-Diagnostics"])
        self.assertIn("nothing-recognized", [one["key"] for one in said])
        self.assertEqual(said[0]["file"], "é.txt")

    def test_parameters(self):
        self.assertIn("provenance", self.service.convert(CV, provenance="true").body.decode())
        self.refused(self.service.convert("nothing", strict="true"), 422, "not-a-cv")
        lossy = self.service.convert("# A\n\nnothing", fail_if_loss="true")
        self.assertEqual(lossy.status, 200)
        for parameters in ({"to": "pdf"}, {"from": "pages"}, {"min-confidence": "2"}, {"strict": "yes"}, {"workers": "9"},
                           {"lang": "klingon"}, {"max-size": "1024"}, {"timeout": "0"}, {"envelope": "1"},
                           {"nonsense": ""}):
            with self.subTest(parameters):
                self.refused(self.service.convert(CV, **parameters), 400, "request-malformed")

    def test_accept_decides_where_no_parameter_does(self):
        def asked(accept, query=""):
            return self.service.ask("POST", "/convert" + query, CV, {"Accept": accept}).type
        self.assertEqual(asked("application/xml"), "application/xml")
        self.assertEqual(asked("application/xml", "?to=json-resume"), "application/json")
        self.assertEqual(asked("image/png"), "application/json")

    def test_bad_documents(self):
        self.refused(self.service.convert(b""), 400, "file-empty")
        self.refused(self.service.convert(b"{", name="cv.json"), 422, "json-damaged")
        self.refused(self.service.convert(b"%!PS-Adobe-3.0", name="cv.ps"), 415, "format-foreign")
        self.refused(self.service.convert(b"%PDF-1.4\nnothing", name="cv.pdf"), 422, "pdf-damaged")

    def test_bad_requests(self):
        self.refused(self.service.ask("GET", "/nowhere"), 404, "resource-unknown")
        wrong_method = self.service.ask("GET", "/convert")
        self.refused(wrong_method, 405, "method-unknown")
        self.assertEqual(wrong_method.headers["Allow"], "POST")
        self.refused(self.service.ask("POST", "/formats", "x"), 405, "method-unknown")
        self.refused(self.service.ask("POST", "/convert", "x", {"Content-Encoding": "gzip"}), 415, "request-encoded")
        for body, kind in ((b"no form", "multipart/form-data; boundary=x"), (b"--x--\r\n", "multipart/form-data; boundary=x"),
                           (b"", "multipart/form-data"), form([("file", "a", b"a"), ("file", "b", b"b")]),
                           form([("from", None, b"markdown")]), form([("file", "a", b"a"), ("nonsense", None, b"")])):
            with self.subTest(body):
                self.refused(self.service.ask("POST", "/convert", body, {"Content-Type": kind}), 400, "request-malformed")

    def raw(self, request):
        """What is answered to bytes that http.client would not send: all of it, to the connection's end."""
        with socket.create_connection(("127.0.0.1", self.service.port), timeout=60) as connection:
            connection.sendall(request)
            connection.shutdown(socket.SHUT_WR)
            return b"".join(iter(lambda: connection.recv(65536), b""))

    def test_bad_framing(self):
        host = b"Host: localhost\r\n"
        for request in (b"nonsense\r\n\r\n", b"GET / HTTP/9\r\n" + host + b"\r\n",
                        b"POST /convert HTTP/1.1\r\n" + host + b"Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\nabc",
                        b"POST /convert HTTP/1.1\r\n" + host + b"Content-Length: 3\r\nContent-Length: 4\r\n\r\nabc",
                        b"POST /convert HTTP/1.1\r\n" + host + b"Content-Length: -1\r\n\r\nabc",
                        b"POST /convert HTTP/1.1\r\n" + host + b"Content-Length: 30\r\n\r\nabc",
                        b"GET / HTTP/1.1\r\nX: " + b"x" * 9000 + b"\r\n\r\n"):
            with self.subTest(request[:60]):
                self.assertRegex(self.raw(request), rb"^HTTP/1.1 400 ")

    def test_one_connection_for_many_requests(self):
        connection = self.service.connection()
        self.addCleanup(connection.close)
        for _ in range(5):
            connection.request("POST", "/convert?name=cv.md", CV)
            self.assertEqual(json.loads(connection.getresponse().read())["basics"]["name"], "Erika Beispiel")
        connection.request("POST", "/convert", iter([b"# Erika", b" Beispiel\n\n", b"erika@example.org\n"]))  # chunked
        self.assertEqual(json.loads(connection.getresponse().read())["basics"]["name"], "Erika Beispiel")

    def test_what_follows_a_refused_body_is_no_request(self):
        hidden = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
        answers = self.raw(b"POST /nowhere HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n" % len(hidden) + hidden)
        self.assertEqual(answers.count(b"HTTP/1.1 "), 1, answers)

    def test_pages_of_other_sites(self):
        for headers in ({"Host": "evil.example"}, {"Host": "evil.example:80"}, {"Origin": "https://evil.example"},
                        {"Origin": "null"}):
            self.refused(self.service.ask("POST", "/convert", CV, headers), 403, "request-from-elsewhere")
        for host in ("localhost", f"localhost:{self.service.port}", "127.0.0.1", "[::1]:80"):
            self.assertEqual(self.service.ask("GET", "/healthz", headers={"Host": host}).status, 200)

    def test_openapi_is_what_is_served(self):
        description = self.service.ask("GET", "/openapi.json").json()
        self.assertTrue(description["openapi"].startswith("3.1"))
        for path, operations in description["paths"].items():
            for method, operation in operations.items():
                with self.subTest(path):
                    answer = self.service.ask(method.upper(), path, CV if method == "post" else None)
                    self.assertEqual(answer.status, 200)
                    self.assertIn(answer.type, operation["responses"]["200"]["content"])
                    named = {parameter["name"] for parameter in operation.get("parameters", [])}
                    for name in named:  # known, whatever this value is worth
                        refused = self.service.ask(method.upper(), path, CV, **{name: "\x01"})
                        self.assertNotIn(b"no parameter is called", refused.body, name)
        # … and the other way: what is not in it is not served. The routes and keys that there are stand in the sources.
        source = Path(__file__).resolve().parents[2]
        served = re.findall(r'"(/[a-z.]*)"', (source / "tools/serve/routes.cc").read_text(encoding="utf-8"))
        self.assertEqual(set(description["paths"]), set(served))
        keys = re.findall(r'^        \{"([a-z-]+)", documents',
                          (source / "tools/c_library/settings.cc").read_text(encoding="utf-8"), flags=re.M)
        named = {parameter["name"] for parameter in description["paths"]["/convert"]["post"]["parameters"]}
        self.assertEqual(named, {key for key in keys if not key.startswith("max-")} | {"name", "envelope"})
        for key in set(keys) - named:
            self.refused(self.service.convert(CV, **{key: "1"}), 400, "request-malformed")

    def test_the_page_allows_nothing_from_elsewhere(self):
        answer = self.service.ask("GET", "/")
        self.assertEqual(answer.type, "text/html")
        policy = answer.headers["Content-Security-Policy"]
        self.assertIn("default-src 'none'", policy)
        self.assertNotIn("unsafe", policy)
        self.assertNotRegex(answer.body.decode(), r"https?://|//[a-z]+\.")
        explained = self.service.ask("POST", "/explain", CV, name="cv.md")
        self.assertEqual((explained.status, explained.type), (200, "text/html"))
        # It is shown in a frame that inherits the policy, so that has to allow what the page's own does.
        for source in re.findall(r"'sha256-[^']+'", explained.body.decode()):
            self.assertIn(source, policy)

    def test_metrics(self):
        before = self.service.metric("cvconv_conversions_total")
        self.service.convert(CV)
        self.assertEqual(self.service.metric("cvconv_conversions_total"), before + 1)
        self.assertEqual(self.service.metric("cvconv_workers"), 2)
        self.service.ask("GET", "/made-up")
        self.assertNotIn(b"made-up", self.service.ask("GET", "/metrics").body)
        for line in self.service.ask("GET", "/metrics").body.decode().splitlines():
            self.assertRegex(line, r"^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[a-z]+=\"[^\"]*\"(,[a-z]+=\"[^\"]*\")*\})? [0-9.e+-]+)$")

    def test_health_and_heads(self):
        self.assertEqual(self.service.ask("GET", "/healthz").body, b"ok\n")
        head = self.service.ask("HEAD", "/openapi.json")
        self.assertEqual((head.status, head.body), (200, b""))


class Token(unittest.TestCase):
    def test_only_with_the_token(self):
        with tempfile.NamedTemporaryFile("w", suffix=".token") as file:
            file.write(TOKEN + "\n")
            file.flush()
            with Service(SERVER, "--token-file", file.name) as service:
                for header in ({}, {"Authorization": "Bearer " + TOKEN[:-1]}, {"Authorization": "Bearer " + TOKEN + "x"},
                               {"Authorization": "Bearer "}, {"Authorization": "Basic " + TOKEN}):
                    for method, path in (("POST", "/convert"), ("POST", "/explain"), ("GET", "/formats"), ("GET", "/metrics")):
                        answer = service.ask(method, path, CV if method == "POST" else None, header)
                        self.assertEqual(answer.status, 401, (path, header))
                        self.assertEqual(answer.headers["WWW-Authenticate"], "Bearer")
                for path in ("/healthz", "/", "/openapi.json"):
                    self.assertEqual(service.ask("GET", path).status, 200)
                good = service.ask("POST", "/convert", CV, {"Authorization": "Bearer " + TOKEN, "Host": "cv.example"})
                self.assertEqual(good.status, 200)

    def start(self, *options):
        ran = subprocess.run([SERVER, *options], capture_output=True, text=True, timeout=60, check=False)
        return ran.returncode, ran.stderr

    def test_what_cannot_be_started(self):
        with tempfile.NamedTemporaryFile("w") as short:
            short.write("too-short\n")
            short.flush()
            self.refuse_to_start(short)

    def refuse_to_start(self, short):
        for options, said in ((("--listen", "0.0.0.0:0"), "--token-file"), (("--listen", "[::]:0"), "--token-file"),
                              (("--listen", "example.org:80"), "no address"), (("--listen", "127.0.0.1"), "no address"),
                              (("--timeout", "0"), "--timeout"), (("--isolation", "off"), "--isolation"),
                              (("--token-file", short.name), "16 characters")):
            with self.subTest(options):
                status, message = self.start(*options)
                self.assertEqual(status, 2)
                self.assertIn(said, message)

    def test_a_port_that_is_taken(self):
        with Service(SERVER) as service:
            status, message = self.start("--listen", f"127.0.0.1:{service.port}")
            self.assertEqual(status, 2)
            self.assertIn("cannot be listened on", message)

    def test_by_the_command(self):
        with Service([COMMAND, "serve"]) as service:
            self.assertEqual(service.convert(CV).status, 200)
            self.assertEqual(service.end(), 0)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
