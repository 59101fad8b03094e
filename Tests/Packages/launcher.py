"""Tests how the launcher of npm's @almanac/cli runs the program: arguments, input, exit codes, signals and errors.

Pass a folder in which npm installed the package.
"""
import os
import pathlib
import signal
import subprocess
import sys
import time

project = pathlib.Path(sys.argv[1])
launcher = project / "node_modules/.bin/almanac"
program = next(project.glob("node_modules/@almanac/cli-*")) / "almanac"
(project / "locales.txt").write_text("de\n")


def run(*arguments, command=(launcher,), **options):
    return subprocess.run(
        [*command, *arguments], cwd=project, capture_output=True, text=True, timeout=120, **options)


def expect(what, condition, result):
    if not condition:
        sys.exit(f"error: {what}: exit code {result.returncode}\n{result.stdout}{result.stderr}")


# Each row: the arguments, and the exit code from almanac's manual.
CODES = [
    (["--version"], 0),
    (["generate", "--quiet", "--output", "Codes"], 0),
    (["check", "--output", "Codes"], 0),
    (["generate", "--no-such-option"], 64),
    (["check", "--output", "Nowhere"], 65),
]
for arguments, code in CODES:
    for command in ((launcher,), ("npx", "almanac")):
        result = run(*arguments, command=command)
        expect(f"{arguments} should end with {code}", result.returncode == code, result)
        direct = run(*arguments, command=(program,))
        same = (result.stdout, result.stderr) == (direct.stdout, direct.stderr) or arguments[0] == "generate"
        expect(f"{arguments} should print the same as the program", same, result)
(project / "Codes/json/de/gregorian.json").open("a").write(" ")
for command in ((launcher,), ("npx", "almanac")):
    result = run("check", "--output", "Codes", command=command)
    expect("check of an edited bundle should end with 1", result.returncode == 1, result)

# An attacker chooses the name of a folder. The launcher must not pass it to a shell.
hostile = "a b; touch pwned; $(touch pwned) `touch pwned` \"'\n*"
result = run("generate", "--quiet", "--locales", "-", "--output", hostile, input="de\nth\n")
expect("a hostile name and the list from standard input", result.returncode == 0, result)
if not (project / hostile / "json/th/gregorian.json").is_file() or (project / "pwned").exists():
    sys.exit("error: The launcher changed an argument.")
result = run("generate", "", "--quiet")
expect("an empty argument should reach the program", result.returncode == 64, result)

# A signal for the launcher alone, from 'kill' or a supervisor, also ends the program. Ctrl-C in a terminal reaches both.
# In each case the launcher waits for the program, and then both end.
(project / "all.txt").write_text("*\n")
SIGNALS = [(signal.SIGTERM, os.kill), (signal.SIGINT, os.kill), (signal.SIGHUP, os.kill), (signal.SIGINT, os.killpg)]
for index, (number, send) in enumerate(SIGNALS):
    what, output = f"{number.name} by {send.__name__}", project / f"All-{index}"
    running = subprocess.Popen(
        [launcher, "generate", "--quiet", "--jobs", "1", "--locales", "all.txt", "--output", output],
        cwd=project, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True)
    for _ in range(1200):
        children = pathlib.Path(f"/proc/{running.pid}/task/{running.pid}/children").read_text().split()
        if children and output.exists():
            break
        time.sleep(0.05)
    else:
        sys.exit("error: The launcher did not start the program within a minute.")
    send(running.pid, number)
    printed, _ = running.communicate(timeout=60)
    if running.returncode != -number:
        sys.exit(f"error: After {what} the launcher ended with {running.returncode}: {printed}")
    if any(pathlib.Path(f"/proc/{child}").exists() for child in children):
        sys.exit(f"error: The program still runs after {what}.")
    if (output / "manifest.json").exists():
        sys.exit(f"error: The run ended before {what}.")


def refuses(what, message, result):
    """Checks that the launcher prints one line that says what to do, without a stack trace."""
    expect(what, result.returncode == 69 and result.stdout == "", result)
    one_line = result.stderr.startswith("almanac: error: ") and result.stderr.count("\n") == 1
    expect(f"{what}: the message should contain '{message}'", one_line and message in result.stderr, result)


main = (project / "node_modules/@almanac/cli/almanac.js").resolve()
script = (f"for (const [name, value] of [['platform', 'freebsd'], ['arch', 'x64']]) "
          f"Object.defineProperty(process, name, {{ value }}); import({str(main)!r})")
refuses("another platform", "no program for freebsd-x64. Use one of: linux-x64.", run("-e", script, command=("node",)))
os.chmod(program, 0o644)
refuses("a program that is not executable", "EACCES. Install the package again.", run("--version"))
program.unlink()
refuses("a missing program", "Run 'npm install' on this platform", run("--version"))
print("The launcher passes arguments, input, exit codes and signals, and names a missing package or program.")
