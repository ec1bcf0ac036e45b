"""Real services for tests: PostgreSQL, Redis, our own server and the browser of this machine.

Each is started when a test first asks for it, on a free port of 127.0.0.1 and in a temporary folder:

    with Postgres() as postgres, Redis() as redis:
        with Server(database_url=postgres.new_database(), redis_url=redis.url) as server:
            print(server.url)

A program that is missing is an error with a hint, so that no test passes by not being run.
"""

from __future__ import annotations

import contextlib
import http.client
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from abc import ABC, abstractmethod
from pathlib import Path
from random import SystemRandom
from typing import Self

__all__ = ["CHROMIUM_SWITCHES", "Postgres", "Redis", "Server", "Service", "chromium", "reserve_port"]

HOST = "127.0.0.1"
PATIENCE = 60.0
HINT = "`tools/install_services.sh` installs what the tests need"

# Tests look at our own pages alone, and nothing else should leave the machine.
CHROMIUM_SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


class ServiceMissing(Exception):
    """A program that tests run against isn't on this machine."""


class ServiceFailed(Exception):
    """A service didn't start, or didn't stop when it was asked to."""


def chromium() -> str:
    """Where the system's Chromium is; the one without a window does the same with less work."""
    for name in ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"):
        if path := shutil.which(name):
            return path
    raise ServiceMissing(f"no Chromium on the PATH; {HINT}")


def reserve_port() -> socket.socket:
    """A port that nobody listens on and that no other test is given until the socket is closed.

    The socket has the UDP port of the same number, which nothing here uses; so a service that is restarted
    finds its TCP port free. The port lies below those that systems give to outgoing connections: otherwise a
    client that tries to reach a server which is being restarted could be given the server's own port.
    """
    while True:
        port = SystemRandom().randrange(20_000, 32_000)
        reserved = socket.socket(type=socket.SOCK_DGRAM)
        try:
            reserved.bind((HOST, port))
            with socket.socket() as probe:
                probe.bind((HOST, port))
        except OSError:
            reserved.close()
        else:
            return reserved


def listens(port: int) -> bool:
    """Whether anything takes connections on a port."""
    with contextlib.suppress(OSError), socket.create_connection((HOST, port), timeout=5):
        return True
    return False


class Service(ABC):
    """A program that serves on a port of its own until it is left.

    All that it writes is its `log`. It leads its own group of processes: who kills it kills its
    workers, as a machine does that loses power.
    """

    stop_signal = signal.SIGTERM
    user: str | None = None
    """Who runs it, when not who runs the tests."""

    def __init__(self) -> None:
        self.port = 0
        """It gets one when it is started for the first time, and keeps it."""
        self.reserved: socket.socket | None = None
        self.folder = Path(tempfile.mkdtemp(prefix="questboard-"))
        self.process: subprocess.Popen[bytes] | None = None

    @abstractmethod
    def command(self) -> list[str]:
        """What to run."""

    def environment(self) -> dict[str, str]:
        """What it sees of the environment."""
        return dict(os.environ)

    def ready(self) -> bool:
        """Whether it answers."""
        return listens(self.port)

    def start(self) -> None:
        """Start it and wait until it answers."""
        if self.reserved is None:
            self.reserved = reserve_port()
            self.port = int(self.reserved.getsockname()[1])
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                self.command(),
                cwd=self.folder if self.user else None,
                env=self.environment(),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
                user=self.user,
            )
        deadline = time.monotonic() + PATIENCE
        while not self.ready():
            if self.process.poll() is not None:
                raise ServiceFailed(f"{self} ended before it answered; it said:\n{self.log}")
            if time.monotonic() > deadline:
                raise ServiceFailed(f"{self} doesn't answer after {PATIENCE:.0f} s; it said:\n{self.log}")
            time.sleep(0.02)

    def stop(self) -> None:
        """Ask it to end, and wait until it has."""
        if self.process is None:
            return
        self.process.send_signal(self.stop_signal)
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            raise ServiceFailed(f"{self} doesn't end when asked to; it said:\n{self.log}") from None
        finally:
            self.kill()  # whatever its workers still do

    def kill(self) -> None:
        """End it and its workers at once, without a word."""
        if self.process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.process = None
        deadline = time.monotonic() + PATIENCE
        while listens(self.port):  # a worker that hasn't noticed yet
            if time.monotonic() > deadline:
                raise ServiceFailed(f"something still listens where {self} was")
            time.sleep(0.01)

    def restart(self) -> None:
        """Start it again where it was, after a kill or without."""
        self.stop()
        self.start()

    @property
    def pid(self) -> int:
        """The process that leads its group."""
        if self.process is None:
            raise ServiceFailed(f"{self} isn't running")
        return self.process.pid

    @property
    def log(self) -> str:
        """All that it has written so far."""
        return (self.folder / "log").read_text(encoding="utf-8", errors="replace")

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        try:
            self.stop()
        finally:
            self.close()

    def close(self) -> None:
        """End it whatever it does, and remove what it left."""
        self.kill()
        if self.reserved is not None:
            self.reserved.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def __str__(self) -> str:
        return f"{type(self).__name__} on port {self.port}"


class Postgres(Service):
    """A PostgreSQL cluster that anybody on this machine may use.

    What only matters when the machine itself falls is switched off, unless it is `durable`.
    """

    stop_signal = signal.SIGINT  # ends sessions instead of waiting for them

    def __init__(self, *, durable: bool = False) -> None:
        super().__init__()
        self.durable = durable
        self.programs = postgres_programs()
        self.databases = 0
        if os.geteuid() == 0:  # PostgreSQL refuses to be run by root
            self.user = unprivileged_user()
            shutil.chown(self.folder, self.user)

    def command(self) -> list[str]:
        """The server itself, without its control program."""
        settings = {"listen_addresses": HOST, "port": self.port, "unix_socket_directories": ""}
        if not self.durable:
            settings |= {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}
        words = [f"--{name}={value}" for name, value in settings.items()]
        return [str(self.programs / "postgres"), "-D", str(self.folder / "data"), *words]

    def start(self) -> None:
        """Make the cluster when it is new, and start it."""
        if not (self.folder / "data").exists():
            words = ["--username=questboard", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync"]
            self.run("initdb", "-D", str(self.folder / "data"), *words)
        super().start()

    def ready(self) -> bool:
        """Whether it takes connections; the port alone opens a little earlier."""
        asked = subprocess.run(
            [self.programs / "pg_isready", "-q", "-h", HOST, "-p", str(self.port)], check=False
        )
        return asked.returncode == 0

    def new_database(self) -> str:
        """The address of a new, empty database."""
        self.databases += 1
        name = f"questboard_{self.databases}"
        self.run("createdb", "-h", HOST, "-p", str(self.port), "-U", "questboard", name)
        return f"postgresql+asyncpg://questboard@{HOST}:{self.port}/{name}"

    def run(self, program: str, *arguments: str) -> None:
        """Run one of PostgreSQL's own programs."""
        done = subprocess.run(
            [self.programs / program, *arguments],
            cwd=self.folder,
            capture_output=True,
            text=True,
            user=self.user,
            check=False,
        )
        if done.returncode:
            raise ServiceFailed(f"{program} of {self} failed: {done.stderr or done.stdout}")


class Redis(Service):
    """A Redis that keeps nothing."""

    def command(self) -> list[str]:
        """The server, without a file of settings."""
        words = {"bind": HOST, "port": self.port, "save": "", "appendonly": "no", "dir": self.folder}
        return [
            redis_program(),
            *(word for name, value in words.items() for word in (f"--{name}", str(value))),
        ]

    def ready(self) -> bool:
        """Whether it answers a ping."""
        with contextlib.suppress(OSError), socket.create_connection((HOST, self.port), timeout=5) as line:
            line.sendall(b"PING\r\n")
            return line.recv(16) == b"+PONG\r\n"
        return False

    @property
    def url(self) -> str:
        """Its address."""
        return f"redis://{HOST}:{self.port}/0"


class Server(Service):
    """`questboard serve` as a process of its own, on a SQLite file unless told otherwise."""

    def __init__(
        self,
        *arguments: str,
        database_url: str | None = None,
        redis_url: str | None = None,
        workers: int = 1,
        **variables: str,
    ) -> None:
        super().__init__()
        self.arguments = [*arguments, f"--workers={workers}"] if workers > 1 else [*arguments]
        self.variables = variables
        self.variables["DATABASE_URL"] = database_url or f"sqlite+aiosqlite:///{self.folder}/questboard.db"
        if redis_url:
            self.variables["REDIS_URL"] = redis_url

    def command(self) -> list[str]:
        """The command that an operator would type."""
        serve = [sys.executable, "-m", "questboard", "serve"]
        return [*serve, f"--host={HOST}", f"--port={self.port}", *self.arguments]

    def environment(self) -> dict[str, str]:
        """The tests' environment, with the chosen services instead of anybody's own settings."""
        own = ("DATABASE_URL", "REDIS_URL", "QUESTBOARD_")
        inherited = {name: value for name, value in os.environ.items() if not name.startswith(own)}
        return inherited | self.variables | {"TMPDIR": str(self.folder)}

    def ready(self) -> bool:
        """Whether it says that it is healthy."""
        line = http.client.HTTPConnection(HOST, self.port, timeout=5)
        try:
            line.request("GET", "/health")
            return line.getresponse().status == 200
        except (OSError, http.client.HTTPException):
            return False
        finally:
            line.close()

    @property
    def url(self) -> str:
        """The address of its first page, without a slash at the end."""
        return f"http://{HOST}:{self.port}"


def redis_program() -> str:
    """Where the Redis server is."""
    if path := shutil.which("redis-server"):
        return path
    raise ServiceMissing(f"no redis-server on the PATH; {HINT}")


def postgres_programs() -> Path:
    """The folder of PostgreSQL's programs, which Debian keeps off the PATH."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: float(folder.parent.name))
    if server := shutil.which("postgres"):
        folders.append(Path(server).resolve().parent)
    if config := shutil.which("pg_config"):
        asked = subprocess.run([config, "--bindir"], capture_output=True, text=True, check=False)
        folders.insert(0, Path(asked.stdout.strip()))
    for folder in reversed(folders):
        if (folder / "initdb").exists():
            return folder
    raise ServiceMissing(f"no PostgreSQL on this machine; {HINT}")


def unprivileged_user() -> str:
    """Somebody who may run what root may not."""
    import pwd  # not everywhere, and needed only here

    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"
