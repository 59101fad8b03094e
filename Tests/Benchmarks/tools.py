"""Builds and runs Almanac and its peers, and measures their time and memory."""
import os
import pathlib
import resource
import shutil
import statistics
import subprocess
import sys
import time
from dataclasses import dataclass

# Linux counts a process's memory in kilobytes, macOS in bytes.
UNIT = 1 if sys.platform == "darwin" else 1024


def say(text):
    print(text, flush=True)


def print_target(name, measured, limit, unit, least=False):
    """Prints whether a number meets its limit, which is a maximum, or a minimum if `least` is true."""
    meets = measured >= limit if least else measured <= limit
    target = f"at {'least' if least else 'most'} {limit:g}{unit}"
    say(f"{name:42}{f'{measured:.3g}{unit}':>12}{target:>19}  {'meets' if meets else 'misses'}")


@dataclass
class Usage:
    """The usage of a process: wall time and CPU time in seconds, and peak memory in megabytes."""

    wall: float
    cpu: float
    peak: float

    @property
    def busy(self):
        """The share of the time of all processors that the process used."""
        return self.cpu / (self.wall * os.cpu_count())


def median(usages):
    """The median of the wall times, of the CPU times and of the memory peaks, each separately."""
    return Usage(*(statistics.median(values) for values in zip(*((u.wall, u.cpu, u.peak) for u in usages))))


def own_peak():
    """The peak memory of this program in megabytes. The system counts it as memory of the processes that it starts."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * UNIT / 1e6


class Tools:
    """Almanac, its peers and the lists of locales, in two temporary folders. One of them, `disk`, is on the disk."""

    def __init__(self, repository, scratch, disk):
        self.repository = repository
        self.scratch = scratch
        self.disk = disk
        self._peers = pathlib.Path(__file__).resolve().parent / "peers"
        say("Building almanac …")
        self._build(["swift", "build", "-c", "release", "--product", "almanac"])
        self.almanac = repository / ".build/release/almanac"
        self.version = self.output([self.almanac, "--version"])
        self.locales = self.output([self.almanac, "locales"]).splitlines()
        self.all_locales = self.list("all", ["*"])

    def list(self, name, lines):
        """Writes a list of locales to a file, and returns its path."""
        path = self.scratch / f"{name}.txt"
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        return path

    def folder(self, name):
        """The path of a folder that does not exist. Deletes the folder if it exists."""
        path = self.scratch / name
        shutil.rmtree(path, ignore_errors=True)
        return path

    def output(self, command):
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()

    def run(self, command):
        """Runs a command to its end, and returns its usage."""
        words = [os.fspath(word) for word in command]
        errors = self.scratch / "stderr"
        actions = [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0),
                   (os.POSIX_SPAWN_OPEN, 2, errors, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)]
        start = time.perf_counter()
        process = os.posix_spawnp(words[0], words, os.environ, file_actions=actions)
        _, status, usage = os.wait4(process, 0)
        wall = time.perf_counter() - start
        if status != 0:
            sys.exit(f"{' '.join(words)} failed:\n{errors.read_text(errors='replace')}")
        return Usage(wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * UNIT / 1e6)

    def node(self):
        """The command of the Node script without arguments, and the version of node. `None` if node is missing."""
        if not shutil.which("node"):
            return None
        versions = self.output(["node", "-p", "`node ${process.versions.node}, ICU ${process.versions.icu}`"])
        return ["node", self._peers / "intl.mjs"], versions

    def foundation(self):
        """The command of the Swift script without arguments, and the version of Swift."""
        binary = self.scratch / "foundation"
        self._build(["swiftc", "-O", "-swift-version", "6", "-o", binary, self._peers / "foundation.swift"])
        return [binary], self.output(["swift", "--version"]).splitlines()[0].partition(" (")[0]

    def kit(self, bundle):
        """Prints the times of AlmanacKit, and of Foundation for the same tasks."""
        self._build(["swift", "build", "-c", "release", "--product", "KitBenchmarks"])
        say(self.output([self.repository / ".build/release/KitBenchmarks", bundle, "101"]))

    def floor(self):
        """The command of the C program without arguments, and a note that it is linked with the same ICU as almanac."""
        binary = self.scratch / "floor"
        flags = self.output(["pkg-config", "--cflags", "--libs", "icu-i18n"]).split()
        self._build([*self.compiler, "-O2", "-o", binary, *sorted(self._peers.glob("*.c")), *flags, "-licuuc"])
        return [binary], "the ICU of almanac"

    @property
    def compiler(self):
        """The command of clang, which comes with Swift, or else of the system's C compiler, with options."""
        return [shutil.which("clang") or "cc", "-std=c17", "-Wall", "-Wextra", "-Werror"]

    def _build(self, command):
        done = subprocess.run(command, cwd=self.repository, capture_output=True, text=True)
        if done.returncode != 0:
            sys.exit(f"{' '.join(map(str, command))} failed:\n{done.stdout}{done.stderr}")
