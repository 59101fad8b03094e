"""Types words into bash, zsh and fish as a user does, and checks what the Tab key completes them to.

Usage: completions.py ALMANAC. The shells must be installed.
"""

import os
import pathlib
import pty
import re
import select
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor

almanac = pathlib.Path(sys.argv[1]).resolve()

# The text typed before Tab, and the text that the line must contain afterwards.
LINES = [
    ("almanac gen", "almanac generate"),
    ("almanac show zh-Hant-T", "almanac show zh-Hant-TW"),
    ("almanac prev", "almanac preview"),
    ("almanac preview de zh-Hant-T", "almanac preview de zh-Hant-TW"),
    ("almanac generate --formats j", "--formats json"),
    ("almanac generate --calendars chinese,b", "--calendars chinese,buddhist"),
    ("almanac generate --locales my", "--locales mylist.txt"),
    ("almanac check --report mark", "--report markdown"),
    ("almanac diff --report ht", "--report html"),
    # Without a subcommand, the options of the default subcommand are completed.
    ("almanac --cal", "almanac --calendars"),
    ("almanac --quiet --formats j", "--formats json"),
    ("almanac --spaces a", "--spaces ascii"),
]

SHELLS = {
    "bash": (["bash", "--norc", "-i"], "source ./almanac.bash\n"),
    "zsh": (["zsh", "-f", "-i"], "fpath=($PWD $fpath); autoload -U compinit; compinit -D -u\n"),
    "fish": (["fish", "--no-config", "-i"], "source ./almanac.fish\n"),
}
FILES = {"bash": "almanac.bash", "zsh": "_almanac", "fish": "almanac.fish"}


def read(terminal, seconds):
    """The text that the shell prints within some seconds, without escape sequences."""
    text = b""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if select.select([terminal], [], [], 0.1)[0]:
            try:
                text += os.read(terminal, 65536)
            except OSError:
                break
            # fish asks a terminal what it is, and waits for the answer.
            if b"\x1b[c" in text:
                os.write(terminal, b"\x1b[?62;c")
                text = text.replace(b"\x1b[c", b"")
    text = re.sub(rb"\x1b(\[[0-9;?<>=]*[ -/]*[@-~]|\][^\x07\x1b]*(\x07|\x1b\\)|[()][A-Z0-9]|[=>])", b"", text)
    return text.decode("utf8", "replace").replace("\r", "\n").replace("\b", "")


def completes(shell, folder, typed, expected):
    """Whether a shell completes a line as expected."""
    command, setup = SHELLS[shell]
    process, terminal = pty.fork()
    if process == 0:
        os.chdir(folder)
        os.environ.update(PATH=f"{folder}/bin:{os.environ['PATH']}", HOME=str(folder), TERM="xterm", PS1="$ ", NO_COLOR="1")
        os.execvp(command[0], command)
    try:
        read(terminal, 1.5)
        os.write(terminal, setup.encode())
        read(terminal, 2.5)
        os.write(terminal, typed.encode())
        read(terminal, 0.5)
        os.write(terminal, b"\t")
        read(terminal, 2)
        # Print the whole line, because after Tab a shell prints only the text that it adds.
        os.write(terminal, b"\x01echo '\x05'\n")
        text = read(terminal, 1.5)
    finally:
        os.kill(process, 9)
        os.waitpid(process, 0)
        os.close(terminal)
    if expected in text:
        return True
    print(f"{shell}: '{typed}' does not become '{expected}':\n{text[-600:]}", file=sys.stderr)
    return False


def main():
    if missing := [shell for shell in SHELLS if not shutil.which(shell)]:
        sys.exit(f"Shells are missing: {', '.join(missing)}. Install them, and run this script again.")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "bin").mkdir()
        (folder / "bin" / "almanac").symlink_to(almanac)
        (folder / "mylist.txt").write_text("de\n")
        for shell, file in FILES.items():
            script = subprocess.run(
                [almanac, "--generate-completion-script", shell], check=True, capture_output=True).stdout
            (folder / file).write_bytes(script)
        # A shell mostly waits for input, so several shells can run at once.
        with ProcessPoolExecutor(6) as pool:
            done = [pool.submit(completes, shell, folder, *line) for shell in FILES for line in LINES]
            failed = sum(not line.result() for line in done)
    print(f"{len(FILES) * len(LINES)} lines completed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
