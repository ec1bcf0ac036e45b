"""The scorebook: a file of results, one line of JSON each, written as they arrive.

The first line is the job. A process with the same job continues the file; a last line that was cut off by a
crash is dropped, and its match is played again. Only one process at a time may hold a file.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO, Self

import msgspec

from questboard.arena.matches import Job, Match
from questboard.arena.results import Result
from questboard.games import load_rules
from questboard.kernel import QuestboardError

FOLDER = Path("arena")
"""The default folder of scorebooks, in the working directory."""


class ScorebookError(QuestboardError):
    """A file of results can't be used; the message says why and what to do."""


class Scorebook:
    """The results of a job so far, in memory and in a file."""

    def __init__(self, job: Job, path: Path | None = None, *, fresh: bool = False) -> None:
        """Open or create the job's file; `fresh` discards its contents."""
        self.job = job
        self.path = path or FOLDER / f"{job.game}-{job.digest()}.jsonl"
        self.matches = job.matches()
        self.results: dict[int, Result] = {}
        """By match number."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._file: BinaryIO = self.path.open("a+b", buffering=0)  # a line is one write
        except OSError as error:
            raise ScorebookError(f"{self.path} can't be written: {error.strerror}") from None
        try:
            self._open(fresh)
        except BaseException:
            self._file.close()
            raise

    def _open(self, fresh: bool) -> None:
        if not _lock(self._file):
            raise ScorebookError(
                f"another process is writing to {self.path}; wait for it, or name another file with --results"
            )
        self._file.seek(0)
        text = self._file.read()
        title = msgspec.json.encode(self.job) + b"\n"
        if title.startswith(text):  # new, or cut off in the first line
            text = b""
        else:
            self._check_header(text.partition(b"\n")[0], fresh)
        if fresh or not text:
            self._file.truncate(0)
            self._file.write(title)
            return
        whole = text.rfind(b"\n") + 1
        self._file.truncate(whole)
        self._read(text[:whole].splitlines()[1:])

    def _check_header(self, line: bytes, fresh: bool) -> None:
        """Refuse the file of another job, unless `fresh` replaces it; refuse any other file."""
        try:
            found = msgspec.json.decode(line, type=Job)
        except msgspec.DecodeError:
            raise ScorebookError(f"{self.path} contains no arena results; name another file") from None
        if found == self.job or fresh:
            return
        if found == msgspec.structs.replace(self.job, version=found.version):
            raise ScorebookError(
                f"{self.path} was played by version {found.version} of the rules of "
                f"{load_rules(found.game).title}, and now they are version {self.job.version}; "
                "--fresh starts over"
            )
        raise ScorebookError(
            f"{self.path} holds the results of another job: {_described(found)}; "
            "name another file, or start over with --fresh"
        )

    def _read(self, lines: Iterable[bytes]) -> None:
        for number, line in enumerate(lines, start=2):
            try:
                result = msgspec.json.decode(line, type=Result)
            except msgspec.DecodeError:
                result = None
            if result is None or not self._has(result.match):
                raise ScorebookError(
                    f"line {number} of {self.path} is not a result of this job; --fresh starts over"
                )
            self.results.setdefault(result.match.number, result)

    def _has(self, match: Match) -> bool:
        return match.number in range(len(self.matches)) and self.matches[match.number] == match

    @property
    def waiting(self) -> list[Match]:
        """The matches that have not been played yet."""
        return [match for match in self.matches if match.number not in self.results]

    def enter(self, result: Result) -> bool:
        """Save a result; False if it is already there."""
        number = result.match.number
        if number in self.results:
            return False
        self._file.write(msgspec.json.encode(result) + b"\n")
        self.results[number] = result
        return True

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _described(job: Job) -> str:
    where = f", {len(job.cells)} adventures and parties" if job.cells else ""
    return f"{job.game}, {' '.join(job.bots)}{where}, {job.games} games, seed {job.seed!r}"


def _lock(file: BinaryIO) -> bool:
    """Lock a file until it is closed or the process ends; False if another process holds it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(2**30)  # a place beyond the text, which others may still read
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
