"""Trying a mutant: its tests run in a process that is forked for it, and ends with the first test that fails.

There are two kinds of servers that such processes are forked from. One has collected all tests of the game;
there the changed functions get their new code, which takes no time. The other has imported all but the game;
there the changed file is put in place of the real one when the game is imported. That one is for figures, and
for code that runs while modules are loaded.
"""

from __future__ import annotations

import gc
import importlib.machinery
import importlib.util
import os
import pathlib
import resource
import signal
import sys
import traceback
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib.abc import MetaPathFinder
from multiprocessing.connection import Connection, Pipe
from pathlib import Path
from time import perf_counter
from types import CodeType, FunctionType, ModuleType
from typing import Any, Literal

import msgspec
import pytest

from questboard.testing.mutants.mutant import ROOT, Mutant

MEMORY = 4 << 30
"""What a mutant may use; one that fills a list without end gets a MemoryError."""
PATIENCE = 5.0
"""Seconds of work that any test may take, beyond twenty times what it took."""


class Job(msgspec.Struct):
    """A mutant, and the tests to run with the seconds that each took; without one, the tests just run."""

    mutant: Mutant | None
    tests: list[tuple[str, float]]


class Verdict(msgspec.Struct, omit_defaults=True):
    """How a mutant fared.

    `loading` means that the game doesn't load with it, `misfit` that the change could not be put in place,
    and `broken` that the process ended in a way which says nothing about the mutant.
    """

    result: Literal["killed", "survived", "timeout", "loading", "misfit", "broken"]
    by: str = ""
    """The test that failed, or was running."""
    why: str = ""
    ran: int = 0
    seconds: float = 0.0


class Misfit(Exception):
    """A mutant could not be put in place."""


# ---- servers


class Server:
    """A process that forks another for each job, one at a time."""

    def __init__(self, serve: Callable[[Connection], None], others: Sequence[Server] = ()) -> None:
        self.channel, there = Pipe()
        sys.stdout.flush()
        self.pid = os.fork()
        if self.pid:
            there.close()
            return
        status = 1
        try:
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            for each in (self, *others):
                each.channel.close()
            _hush()
            serve(there)
            status = 0
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(status)

    def send(self, job: Job) -> None:
        """Hand over a job."""
        self.channel.send_bytes(msgspec.msgpack.encode(job))

    def receive(self) -> Verdict:
        """The verdict on the job, when it is there."""
        try:
            return msgspec.msgpack.decode(self.channel.recv_bytes(), type=Verdict)
        except (EOFError, OSError):
            return Verdict("broken", why="the server has ended")

    def close(self) -> None:
        """End the process."""
        self.channel.close()
        os.waitpid(self.pid, 0)


def _hush() -> None:
    """Throw away everything that is printed."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for each in (0, 1, 2):
        os.dup2(nowhere, each)


def _jobs(channel: Connection) -> Iterator[Job]:
    while True:
        try:
            yield msgspec.msgpack.decode(channel.recv_bytes(), type=Job)
        except EOFError:
            return


def serve_collected(files: Sequence[str]) -> Callable[[Connection], None]:
    """A server that has collected the tests of some files."""

    def serve(channel: Connection) -> None:
        pytest.main(_arguments(*files), plugins=[_Loop(channel)])

    return serve


class _Loop:
    """Instead of running the tests it has collected, it waits for jobs."""

    def __init__(self, channel: Connection) -> None:
        self.channel = channel

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        gc.collect()
        gc.freeze()
        for job in _jobs(self.channel):
            self.channel.send_bytes(msgspec.msgpack.encode(_forked(partial(_swapped, items, job))))
        return True


def serve_bare(channel: Connection) -> None:
    """A server that has imported all that tests need, except the game."""
    pytest.main([*_arguments("tests/conftest.py"), "--collect-only"])  # now its plugins are imported
    gc.collect()
    gc.freeze()
    for job in _jobs(channel):
        channel.send_bytes(msgspec.msgpack.encode(_forked(partial(_overlaid, job))))


def _arguments(*tests: str) -> list[str]:
    return ["-q", "-p", "no:cacheprovider", "-W", "ignore::pytest.PytestAssertRewriteWarning", *tests]


def _forked(run: Callable[[], Verdict]) -> Verdict:
    """Run something in a process of its own and return its verdict."""
    start = perf_counter()
    ours, theirs = os.pipe()
    pid = os.fork()
    if not pid:
        try:
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            os.set_inheritable(theirs, False)
            _Notes.file = theirs
            _note(run())
        except BaseException as error:
            _note(Verdict("broken", why=f"{type(error).__name__}: {error}"))
        finally:
            os._exit(0)
    os.close(theirs)
    said = b""
    while part := os.read(ours, 1 << 16):
        said += part
    os.close(ours)
    status = os.waitpid(pid, 0)[1]
    notes = [msgspec.json.decode(line, type=Verdict) for line in said.splitlines()]
    verdict = notes[-1] if notes else Verdict("broken")
    if os.WIFSIGNALED(status):
        slow = os.WTERMSIG(status) in (signal.SIGVTALRM, signal.SIGALRM)
        verdict.result = "timeout" if slow else "broken"
        verdict.why = f"ended by {signal.Signals(os.WTERMSIG(status)).name}"
    elif verdict.result == "broken" and not verdict.why:
        verdict.why = "the process ended without a word"
    verdict.seconds = round(perf_counter() - start, 3)
    return verdict


class _Notes:
    file = -1


def _note(verdict: Verdict) -> None:
    """Tell the server; what is told last counts."""
    os.write(_Notes.file, msgspec.json.encode(verdict) + b"\n")


# ---- running tests


def _run(items: dict[str, pytest.Item], tests: Sequence[tuple[str, float]]) -> Verdict:
    """Run tests until one fails. One that takes far too long ends the process."""
    missing = [test for test, _ in tests if test not in items]
    if missing:
        return Verdict("broken", why=f"there is no test {missing[0]}")
    if not tests:
        return Verdict("survived")
    chosen = [items[test] for test, _ in tests]
    watch = _Watch()
    chosen[0].config.pluginmanager.register(watch)
    for number, ((test, seconds), item) in enumerate(zip(tests, chosen, strict=True)):
        _note(Verdict("broken", by=test, ran=number))
        signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE + 20 * seconds)
        signal.setitimer(signal.ITIMER_REAL, 60 + 100 * seconds)
        after = chosen[number + 1] if number + 1 < len(chosen) else None
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
        if watch.failed is not None:
            return Verdict("killed", by=test, why=watch.failed, ran=number + 1)
    return Verdict("survived", ran=len(tests))


class _Watch:
    """Sees a test fail."""

    def __init__(self) -> None:
        self.failed: str | None = None

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and self.failed is None:
            crash = getattr(report.longrepr, "reprcrash", None)
            said = crash.message if crash is not None else str(report.longrepr)
            self.failed = said.partition("\n")[0][:200]


# ---- new code for functions that are there


def _swapped(items: dict[str, pytest.Item], job: Job) -> Verdict:
    if job.mutant is not None:
        try:
            swap(job.mutant)
        except Misfit as misfit:
            return Verdict("misfit", why=str(misfit))
    return _run(items, job.tests)


def swap(mutant: Mutant) -> int:
    """Give the functions that a mutant changes their new code, and return how many there were."""
    path = str(ROOT / mutant.file)
    try:
        new = compile(mutant.mutated(), path, "exec", dont_inherit=True)
    except SyntaxError as error:
        raise Misfit(f"it isn't valid Python: {error.msg}") from None
    changed = dict(_changed(compile(mutant.source(), path, "exec", dont_inherit=True), new))
    swapped = 0
    gc.unfreeze()  # what is frozen is not listed
    for each in gc.get_objects():
        if isinstance(each, FunctionType) and each.__code__.co_filename == path and each.__code__ in changed:
            code = changed[each.__code__]
            if len(code.co_freevars) != len(each.__code__.co_freevars):
                raise Misfit("the function closes over other names")
            each.__code__ = code
            swapped += 1
    if not swapped:
        raise Misfit("no function has this code")
    return swapped


def _changed(old: CodeType, new: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    """The code objects within a code object that differ."""
    if old == new:
        return
    yield old, new
    olds = [each for each in old.co_consts if isinstance(each, CodeType)]
    news = [each for each in new.co_consts if isinstance(each, CodeType)]
    if len(olds) == len(news):
        for one, other in zip(olds, news, strict=True):
            yield from _changed(one, other)


# ---- a file in place of the real one


def _overlaid(job: Job) -> Verdict:
    mutant = job.mutant
    overlay = None
    if mutant is not None:
        try:
            overlay = (Module if mutant.file.endswith(".py") else Text)(ROOT / mutant.file, mutant.mutated())
        except SyntaxError as error:
            return Verdict("misfit", why=f"it isn't valid Python: {error.msg}")
    files = sorted({test.partition("::")[0] for test, _ in job.tests})
    runner = _Runner(job)
    _note(Verdict("broken", by="loading"))
    signal.setitimer(signal.ITIMER_VIRTUAL, 60)
    pytest.main(_arguments(*files), plugins=[runner])
    if overlay is not None and not overlay.used and runner.verdict.result != "broken":
        return Verdict("misfit", why="the file is not loaded")
    return runner.verdict


class _Runner:
    """Runs a job instead of everything that was collected."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.verdict = Verdict("broken")

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed and self.verdict.result == "broken":
            lines = [line for line in str(report.longrepr).splitlines() if line.startswith("E ")]
            why = (lines or [""])[-1].removeprefix("E ").strip()
            self.verdict = Verdict("loading", by=report.nodeid, why=why[:200])

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if self.verdict.result != "loading":
            self.verdict = _run({item.nodeid: item for item in session.items}, self.job.tests)
        return True


class Module(MetaPathFinder):
    """Imports a module from source other than that of its file."""

    def __init__(self, path: Path, source: str) -> None:
        self.path = str(path)
        self.code = compile(source, self.path, "exec", dont_inherit=True)
        self.used = False
        sys.meta_path.insert(0, self)

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """The module, if it is the one."""
        spec = importlib.machinery.PathFinder.find_spec(name, path, target)
        if spec is None or spec.origin != self.path:
            return None
        self.used = True
        return importlib.util.spec_from_file_location(
            name,
            self.path,
            loader=_Loader(name, self.path, self.code),
            submodule_search_locations=spec.submodule_search_locations,
        )


class _Loader(importlib.machinery.SourceFileLoader):
    def __init__(self, name: str, path: str, code: CodeType) -> None:
        super().__init__(name, path)
        self.code = code

    def get_code(self, fullname: str) -> CodeType:
        return self.code


class Text:
    """Reads a text file as if it held another text."""

    def __init__(self, path: Path, text: str) -> None:
        self.used = False
        read_text: Any = pathlib.Path.read_text

        def read(this: Path, *arguments: Any, **named: Any) -> str:
            if this == path:
                self.used = True
                return text
            said: str = read_text(this, *arguments, **named)
            return said

        pathlib.Path.read_text = read  # type: ignore[method-assign, assignment]
