"""Turns CVs into structured data.

>>> import cvconv
>>> resume = cvconv.convert("cv.pdf")                 # a dict: JSON Resume
>>> resume["basics"]["name"]
>>> resume.provenance["/basics/name"].rule            # where it was read, and by which rule
>>> [d.message for d in resume.diagnostics]
>>> xml = cvconv.convert("cv.pdf", to="europass")     # a str
>>> word = cvconv.convert("cv.pdf", to="docx")        # bytes
>>> blinded = cvconv.convert("cv.pdf", blind="fair")   # without what tells whose it is; .report says what that was
>>> for outcome in cvconv.batch(paths, workers=4):    # as results come
...     print(outcome.path, outcome.result or outcome.error)

Documents are read in confined worker processes of cvconv, so that one that crashes or hangs costs nothing but an error.
The GIL is released meanwhile, and every function may be called from several threads.

Settings are the long options of the command, with underscores: ``cvconv.convert("cv.pdf", lang="de", strict=True)``;
``password="…"`` is for encrypted PDFs. An unknown one, or a value that is none of its, is a ValueError.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from typing import Any, Callable, Generic, Literal, NamedTuple, Optional, TypeVar, Union, overload

from . import _cvconv

__all__ = ["ConversionError", "Converter", "Data", "Diagnostic", "Outcome", "Provenance", "Resume", "Text", "batch",
           "convert"]
__version__ = _cvconv.version

Source = Union[str, "os.PathLike[str]", bytes, bytearray, memoryview]
Path = Union[str, bytes, "os.PathLike[str]", "os.PathLike[bytes]"]
Setting = Union[str, int, float, bool, "os.PathLike[str]"]
Progress = Callable[[int, int], object]


class Diagnostic(NamedTuple):
    """Something that cvconv has to say about a document."""

    severity: str
    """"note", "warning" or "error"."""
    code: str
    """What kind it is, such as "pdf-no-text": stable, to filter by."""
    message: str
    """A line: where, what happened, what to do."""
    detail: str
    file: str
    page: int
    """From 1; 0 where there is none, as for line and column."""
    line: int
    column: int
    pointer: str
    """A path inside a structured file: "work[2].startDate"."""


class Provenance(NamedTuple):
    """Where a value was read, and by which rule."""

    rule: str
    confidence: str
    """"guessed", "inferred" or "stated"."""
    probability: Optional[float]
    """How likely it is right, where that is known."""
    where: list[str]
    """Places in the document's text, in bytes: "83-101"."""
    page: int
    """From 1; 0 where there is none, as for line and column."""
    line: int
    column: int


class Resume(dict[str, Any]):
    """A JSON Resume: a dict, with what cvconv has to say of it."""

    diagnostics: tuple[Diagnostic, ...] = ()
    report: Optional[dict[str, Any]] = None
    """With ``blind="fair"``: what was removed, and what is doubtful. Else None."""
    provenance: dict[str, Provenance] = {}
    """By JSON pointer: "/work/0/startDate". Empty where the source was no prose."""


class Text(str):
    """An output in another format than JSON Resume: a str, with what cvconv has to say of it."""

    diagnostics: tuple[Diagnostic, ...] = ()
    report: Optional[dict[str, Any]] = None


class Data(bytes):
    """An output that is no text (DOCX): bytes, with what cvconv has to say of it."""

    diagnostics: tuple[Diagnostic, ...] = ()
    report: Optional[dict[str, Any]] = None


_NO_TEXT = {"docx"}
Result = Union[Resume, Text, Data]
R = TypeVar("R", bound=Result, covariant=True)


class ConversionError(Exception):
    """A document was not converted; the message is that of its first error."""

    def __init__(self, status: int, diagnostics: tuple[Diagnostic, ...],
                 report: Optional[dict[str, Any]] = None) -> None:
        errors = [d.message for d in diagnostics if d.severity == "error"]
        super().__init__(errors[0] if errors else "cancelled" if status == _cvconv.CANCELLED else f"status {status}")
        self.status = status
        """The exit status that the command would have, or -1: cancelled."""
        self.diagnostics = diagnostics
        self.report = report
        """With ``blind="fair"``: what is still there in what was to be written. Else None."""

    def __reduce__(self) -> tuple[type[ConversionError],
                                  tuple[int, tuple[Diagnostic, ...], Optional[dict[str, Any]]]]:
        return type(self), (self.status, self.diagnostics, self.report)


class Outcome(Generic[R]):
    """What became of a document of a batch."""

    def __init__(self, path: Path, result: Optional[R], error: Optional[ConversionError]) -> None:
        self.path = path
        self.result = result
        """None where it was not converted."""
        self.error = error
        """None where it was."""

    @property
    def diagnostics(self) -> tuple[Diagnostic, ...]:
        done = self.result if self.result is not None else self.error
        return done.diagnostics if done is not None else ()

    def __repr__(self) -> str:
        return f"Outcome({self.path!r}, {'converted' if self.error is None else self.error})"


def _as_text(value: Setting) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return os.fspath(value) if isinstance(value, os.PathLike) else str(value)


def _as_file_name(argument: str, path: Any) -> bytes:
    """As the system has it, so that any name that os.listdir() gives will do."""
    if not isinstance(path, (str, bytes, os.PathLike)):
        raise TypeError(f"{argument}: a str, bytes or os.PathLike is needed, not {type(path).__name__}")
    name = os.fsencode(path)
    if b"\0" in name:
        raise ValueError(f"{argument}: a file name cannot have a null byte")
    return name


def _provenance(found: dict[str, Any]) -> Provenance:
    return Provenance(found.get("rule", ""), found.get("confidence", "stated"), found.get("probability"),
                      found.get("where", []), found.get("page", 0), found.get("line", 0), found.get("column", 0))


class Converter:
    """Settings, and the worker processes that use them. They live as long as it does."""

    def __init__(self, to: str = "json-resume", **settings: Setting) -> None:
        self.to = to
        self._keep = bool(settings.pop("provenance", False))
        self._process = os.getpid()
        self._handle = _cvconv.Converter()
        self._apply(to, settings)

    def _apply(self, to: str, settings: dict[str, Setting]) -> None:
        self._handle.set("to", to)
        self._handle.set("provenance", "true" if to == "json-resume" else "false")
        for name, value in settings.items():
            self._handle.set(name.replace("_", "-"), _as_text(value))

    def _with(self, to: str, settings: dict[str, Setting]) -> Converter:
        """The same with other settings, and with the same workers."""
        copy = Converter.__new__(Converter)
        copy.to, copy._process = to, self._process
        copy._keep = bool(settings.pop("provenance", False))
        copy._handle = self._handle.clone()
        copy._apply(to, settings)
        return copy

    def convert(self, source: Source, *, name: str = "", on_progress: Optional[Progress] = None) -> Result:
        """Converts a file, or bytes that `name` is the file name of.

        `on_progress` is called with a page and the number of pages before one is read from its picture.
        Raises ConversionError."""
        if on_progress is not None and not callable(on_progress):
            raise TypeError(f"on_progress: {type(on_progress).__name__} cannot be called")
        if isinstance(source, (str, os.PathLike)):
            return self._result(self._handle.convert(None, _as_file_name("source", source), on_progress))
        try:
            memoryview(source)
        except TypeError:
            raise TypeError(f"source: a path or bytes are needed, not {type(source).__name__}") from None
        return self._result(self._handle.convert(source, _as_file_name("name", name), on_progress))

    def _result(self, converted: tuple[int, Optional[bytes], list[Any], Optional[str]]) -> Result:
        status, output, said, blinded = converted
        diagnostics = tuple(Diagnostic(*one) for one in said)
        report = json.loads(blinded) if blinded is not None else None
        if status != 0 or output is None:
            raise ConversionError(status, diagnostics, report)
        if self.to != "json-resume":
            written: Union[Text, Data] = Data(output) if self.to in _NO_TEXT else Text(output.decode())
            written.diagnostics = diagnostics
            written.report = report
            return written
        resume = Resume(json.loads(output))
        resume.diagnostics = diagnostics
        resume.report = report
        own = resume.get("meta", {}).get("cvconv", {})
        resume.provenance = {pointer: _provenance(found) for pointer, found in own.get("provenance", {}).items()}
        if not self._keep:
            own.pop("provenance", None)
        return resume

    def cancel(self) -> None:
        """Ends what other threads are converting with it, and all that it is asked from now on."""
        self._handle.cancel()


_default: Optional[Converter] = None


def _shared() -> Converter:
    """The converter whose workers convert() uses; another one in a forked process."""
    global _default
    if _default is None or _default._process != os.getpid():
        _default = Converter(workers=os.cpu_count() or 1)
    return _default


_USAGE = 2  # the command's status for what cannot be meant
_WORKERS = {"workers", "timeout", "isolation", "worker_folder"}


@overload
def convert(source: Source, to: Literal["json-resume"] = "json-resume", *, name: str = "",  # type: ignore[misc]
            on_progress: Optional[Progress] = None, **settings: Setting) -> Resume: ...
@overload
def convert(source: Source, to: Literal["docx"], *, name: str = "",  # type: ignore[misc]
            on_progress: Optional[Progress] = None, **settings: Setting) -> Data: ...
@overload
def convert(source: Source, to: str, *, name: str = "", on_progress: Optional[Progress] = None,
            **settings: Setting) -> Text: ...
def convert(source: Source, to: str = "json-resume", *, name: str = "", on_progress: Optional[Progress] = None,
            **settings: Setting) -> Result:
    """Converts a file (a path), or bytes that `name` is the file name of.

    A Resume, which is a dict, for JSON Resume; a Data, which is bytes, for DOCX; a Text, which is a str, for others. With ``provenance=True`` the
    dict has its provenance under ``meta.cvconv``, too; ``.provenance`` has it always.
    Raises ConversionError where the document was not converted, and ValueError for a setting that is none."""
    if _WORKERS & settings.keys():
        converter = Converter(to, **settings)
    else:
        converter = _shared()._with(to, settings)
    return converter.convert(source, name=name, on_progress=on_progress)


@overload
def batch(paths: Iterable[Path], to: Literal["json-resume"] = "json-resume", *,  # type: ignore[misc]
          workers: int = 4, **settings: Setting) -> Iterator[Outcome[Resume]]: ...
@overload
def batch(paths: Iterable[Path], to: Literal["docx"], *,  # type: ignore[misc]
          workers: int = 4, **settings: Setting) -> Iterator[Outcome[Data]]: ...
@overload
def batch(paths: Iterable[Path], to: str, *, workers: int = 4, **settings: Setting) -> Iterator[Outcome[Text]]: ...
def batch(paths: Iterable[Path], to: str = "json-resume", *, workers: int = 4,
          **settings: Setting) -> Iterator[Outcome[Any]]:
    """Converts files, `workers` at a time; yields an Outcome for each, as results come.

    `paths` is taken as it is needed, so it may be endless. What fails is an Outcome with an error, also what is no path.
    Whoever stops iterating ends the work."""
    return _outcomes(Converter(to, workers=workers, **settings), paths, workers)


def _outcomes(converter: Converter, paths: Iterable[Path], workers: int) -> Iterator[Outcome[Any]]:
    def outcome(path: Path) -> Outcome[Any]:
        try:
            return Outcome(path, converter.convert(os.fsdecode(_as_file_name("path", path))), None)
        except ConversionError as error:
            return Outcome(path, None, error)
        except (TypeError, ValueError) as error:
            said = Diagnostic("error", "usage", str(error), str(error), "", 0, 0, 0, "")
            return Outcome(path, None, ConversionError(_USAGE, (said,)))

    pending: set[Future[Outcome[Any]]] = set()
    with ThreadPoolExecutor(workers) as executor:
        try:
            for path in paths:
                pending.add(executor.submit(outcome, path))
                full = len(pending) >= 2 * workers
                done, pending = wait(pending, None if full else 0, FIRST_COMPLETED)
                for future in done:
                    yield future.result()
            while pending:
                done, pending = wait(pending, None, FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            converter.cancel()
            for future in pending:
                future.cancel()
