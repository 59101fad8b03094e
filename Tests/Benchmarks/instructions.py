"""Counts the instructions of a small run. Other work on the machine does not change this number."""
import os
import re
import shutil
import subprocess

from tools import say

TAGS = ["ar-EG", "de-AT", "zh-Hant-HK"]


def installed():
    if not shutil.which("valgrind") and shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(["apt-get", "install", "-y", "-qq", "valgrind"], capture_output=True)
    return shutil.which("valgrind") and shutil.which("strip")


def prepared(tools):
    """Almanac without its debug information, and the library that is preloaded under valgrind."""
    # Callgrind cannot read Swift's debug information.
    almanac = tools.scratch / "almanac"
    subprocess.run(["strip", "-g", "-o", almanac, tools.almanac], check=True)
    preload = tools.scratch / "sigsuspend.so"
    source = tools.repository / "Tests/Benchmarks/sigsuspend.c"
    subprocess.run([*tools.compiler, "-shared", "-fPIC", "-o", preload, source], check=True)
    return almanac, preload


def count(tools, almanac, preload):
    """The instructions of one `almanac generate` with one job, or `None` if valgrind cannot run the program."""
    # Without this variable, the order of dictionaries and therefore the work differs in every process.
    environment = os.environ | {"LD_PRELOAD": str(preload), "SWIFT_DETERMINISTIC_HASHING": "1"}
    profile = tools.scratch / "callgrind.out"
    command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={profile}", almanac, "generate", "--quiet",
               "--jobs", "1", "--locales", tools.list("few", TAGS), "--output", tools.folder("few")]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        return None
    return int(re.search(r"^totals: (\d+)", profile.read_text(errors="replace"), re.MULTILINE)[1])


def recorded(path):
    """The version of Almanac and the number of instructions that `--record` wrote to the file."""
    version, number = path.read_text(encoding="utf-8").splitlines()[-2:]
    return version, int(number)


def measure(tools, path, record):
    say(f"\nInstructions of `almanac generate` for {', '.join(TAGS)} with one job, by callgrind")
    if not installed():
        say("left out: valgrind or strip is missing on this machine.")
        return
    found = count(tools, *prepared(tools))
    if found is None:
        say("left out: this version of valgrind cannot run almanac.")
        return
    say(f"{found:,}")
    if path.exists():
        version, before = recorded(path)
        other = "" if version == tools.version else f" ({version})"
        say(f"{(found - before) / before:+.2%} from the recorded {before:,}{other}; up to 0.2 % is noise")
    if record:
        head = f"# Instructions of `almanac generate` for {', '.join(TAGS)}; see Tests/Benchmarks/run --record."
        path.write_text(f"{head}\n{tools.version}\n{found}\n", encoding="utf-8")
