#!/usr/bin/python3
"""`cvconv serve` under load, with workers that hang, crash and are killed, and how it ends.

    limits_test.py SERVER MOCK_WORKER
"""

import concurrent.futures
import os
import signal
import socket
import sys
import tempfile
import threading
import time
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from service import Mocked, Service  # noqa: E402

SERVER, MOCK = sys.argv[1], sys.argv[2]


def until(condition, seconds=60):
    """Waits for what will be so; a failure is that it is not after a time that no machine needs."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            raise AssertionError("it did not happen")
        time.sleep(0.02)


class WithMocks(unittest.TestCase):
    def setUp(self):
        self.mocked = Mocked(SERVER, MOCK)
        self.addCleanup(self.mocked.close)
        self.pool = concurrent.futures.ThreadPoolExecutor(32)
        self.addCleanup(self.pool.shutdown)

    def start(self, *options):
        service = Service(self.mocked.server, *options)
        self.addCleanup(service.__exit__)
        return service

    def hanging(self, service, count):
        """Requests that a worker does not answer, let in."""
        before = service.metric("cvconv_requests_admitted")
        requests = [self.pool.submit(service.convert, "hang") for _ in range(count)]
        until(lambda: service.metric("cvconv_requests_admitted") >= before + count)
        return requests

    def test_too_many_requests(self):
        service = self.start("--jobs", "1", "--queue", "2", "--timeout", "600")
        waiting = self.hanging(service, 3)
        refused = service.convert("anything")
        self.assertEqual((refused.status, refused.json()["key"]), (429, "too-many-requests"))
        self.assertEqual(refused.headers["Retry-After"], "1")
        # It is refused before its body is read.
        with socket.create_connection(("127.0.0.1", service.port), timeout=60) as connection:
            connection.sendall(b"POST /convert HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n")
            self.assertTrue(connection.recv(100).startswith(b"HTTP/1.1 429 "))
        self.assertEqual(service.ask("GET", "/healthz").status, 200)
        service.process.send_signal(signal.SIGTERM)
        service.process.send_signal(signal.SIGINT)
        for request in waiting:
            self.assertEqual(request.result().status, 503)
        self.assertEqual(service.process.wait(60), 0)

    def test_a_document_that_takes_too_long(self):
        service = self.start("--jobs", "1", "--timeout", "1")
        slow = service.convert("hang")
        self.assertEqual((slow.status, slow.json()["key"]), (422, "took-too-long"))
        self.assertEqual(service.convert("good").body, b"good")

    def test_workers_that_crash(self):
        service = self.start("--jobs", "2")
        for order in ("crash", "wrong answer", "half an answer"):
            answer = service.convert(order)
            self.assertEqual((answer.status, answer.json()["key"]), (422, "reader-crashed"), order)
        self.assertEqual(service.convert("good").body, b"good")

    def test_workers_that_are_killed(self):
        service = self.start("--jobs", "3", "--queue", "1000")
        stop = threading.Event()
        answered = threading.Semaphore(0)

        def convert(text):
            answer = service.convert(text)
            answered.release()
            return answer

        def kill():
            # All at once after each four answers, not after a time: a slow machine may need any time to start one.
            while not stop.is_set():
                for worker in service.workers():
                    try:
                        os.kill(worker, signal.SIGKILL)
                    except ProcessLookupError:
                        pass  # it was replaced
                for _ in range(4):
                    answered.acquire()

        killer = threading.Thread(target=kill)
        killer.start()
        try:
            texts = [f"document {number}" for number in range(200)]
            answers = list(self.pool.map(convert, texts))
        finally:
            stop.set()
            answered.release(4)
            killer.join()
        for text, answer in zip(texts, answers):
            # Three deaths in a row are told, not hidden; no answer is another document's.
            self.assertIn((answer.status, answer.body if answer.status == 200 else answer.json()["key"]),
                          ((200, text.encode()), (422, "reader-crashed"), (503, "worker-unavailable")))
        self.assertGreater(sum(answer.status == 200 for answer in answers), 100)
        self.assertEqual(service.convert("after that").body, b"after that")

    def test_it_ends_when_what_it_is_at_is_answered(self):
        service = self.start("--jobs", "1", "--timeout", "5")
        waiting = self.hanging(service, 1) + [self.pool.submit(service.convert, "behind it")]
        until(lambda: service.metric("cvconv_requests_admitted") == 2)
        idle = service.connection()
        self.addCleanup(idle.close)
        idle.request("GET", "/healthz")
        idle.getresponse().read()
        service.process.send_signal(signal.SIGTERM)

        def refuses():
            try:
                service.ask("GET", "/healthz")
            except OSError:
                return True
            return False

        until(refuses)
        self.assertEqual(waiting[0].result().json()["key"], "took-too-long")
        self.assertEqual(waiting[1].result().body, b"behind it")
        self.assertEqual(service.process.wait(60), 0)

    def test_signals_of_a_terminal_do_not_reach_the_workers(self):
        service = self.start("--jobs", "1", "--timeout", "5")
        waiting = self.hanging(service, 1)
        os.killpg(service.process.pid, signal.SIGINT)  # as Ctrl-C does
        self.assertEqual(waiting[0].result().json()["key"], "took-too-long")
        self.assertEqual(service.process.wait(60), 0)

    def test_workers_end_with_it(self):
        service = self.start("--jobs", "1")
        service.convert("good")
        workers = service.workers()
        self.assertEqual(len(workers), 1)
        service.process.kill()
        until(lambda: not Path(f"/proc/{workers[0]}").exists()
              or " Z " in Path(f"/proc/{workers[0]}/stat").read_text(encoding="utf-8"))

    def test_a_size(self):
        service = self.start("--max-size", "1")
        most = 1 << 20
        self.assertEqual(service.convert(b"x" * most).status, 200)
        self.assertEqual(service.convert(b"x" * (most + 1)).json()["key"], "file-too-large")
        chunks = service.convert(iter([b"x" * 65536] * 200))
        self.assertEqual((chunks.status, chunks.json()["key"]), (413, "file-too-large"))

    def test_connections(self):
        service = self.start("--connections", "2")
        held = [socket.create_connection(("127.0.0.1", service.port)) for _ in range(2)]
        self.addCleanup(lambda: [one.close() for one in held])
        for one in held:
            one.sendall(b"GET / HTTP/1.1\r\n")  # … and no more
        until(lambda: service_is_full(service))

    def test_heads_without_end(self):
        service = self.start("--max-size", "1")
        before = service.resident_kilobytes()
        for line in (b"x" * (1 << 20), b"x\r\nX: " * 200_000):
            with socket.create_connection(("127.0.0.1", service.port), timeout=60) as connection:
                try:
                    connection.sendall(b"GET / HTTP/1.1\r\nX: ")
                    for _ in range(64):
                        connection.sendall(line)  # what comes after the limit is taken for a moment, and thrown away
                    self.assertTrue(connection.recv(100).startswith(b"HTTP/1.1 400 "))
                except (BrokenPipeError, ConnectionResetError):
                    pass
        self.assertLess(service.resident_kilobytes(), before + (16 << 10))

    def test_no_file_is_written(self):
        with tempfile.TemporaryDirectory() as folder:
            service = Service(["sh", "-c", 'cd "$0" && exec "$@"', folder, str(self.mocked.server)],
                              environment={"TMPDIR": folder, "HOME": folder})
            with service:
                service.convert("good")
                service.ask("POST", "/convert", b"x" * 100000)
                opened = [os.readlink(link) for link in Path(f"/proc/{service.process.pid}/fd").iterdir()]
                self.assertEqual([name for name in opened if name.startswith("/") and not name.startswith("/dev/")], [])
            self.assertEqual(os.listdir(folder), [])


def service_is_full(service):
    try:
        return service.ask("GET", "/healthz").status == 503
    except OSError:
        return False


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
