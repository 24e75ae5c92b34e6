from collections.abc import Callable
from typing import Optional

version: str
CANCELLED: int
keys: list[str]

class Converter:
    def __init__(self) -> None: ...
    def clone(self) -> Converter: ...
    def set(self, key: str, value: str) -> None: ...
    def convert(
        self,
        data: Optional[bytes | bytearray | memoryview],
        name: bytes,
        on_progress: Optional[Callable[[int, int], object]] = None,
    ) -> tuple[int, Optional[bytes], list[tuple[str, str, str, str, str, int, int, int, str]], Optional[str]]: ...
    def cancel(self) -> None: ...
