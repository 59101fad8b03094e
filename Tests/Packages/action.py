"""Runs the action and the article's workflow as GitHub does, with a local server.

Pass the program and an empty folder. Each step gets its environment from action.yml, as on GitHub.
"""
import hashlib
import http.server
import json
import os
import pathlib
import re
import shutil
import ssl
import subprocess
import sys
import tarfile
import threading

import yaml

from article import block

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
ACTION = ROOT / ".github/actions/check"
ALMANAC, WORK = (pathlib.Path(argument).resolve() for argument in sys.argv[1:])
CHECKOUT, TEMP, SITE = WORK / "checkout", WORK / "temp", WORK / "site"
VERSION = re.match(r"almanac (\S+) ", subprocess.run([ALMANAC, "--version"], stdout=subprocess.PIPE, text=True).stdout)[1]
ACTION_FILE = yaml.safe_load((ACTION / "action.yml").read_text())
#: A file that exists only if a hostile input runs a command.
PWNED = WORK / "pwned"


def run(*command, **options):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, **options).stdout


class Unencrypted(http.server.BaseHTTPRequestHandler):
    """A server without TLS. A hostile redirect leads to it."""

    requests = []

    def do_GET(self):
        self.requests.append(self.path)
        self.send_error(404)

    def log_message(self, *arguments):
        pass


def serve():
    """Starts a server with a certificate that curl trusts in this test, and returns its address."""
    run("openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2",
        "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-keyout", WORK / "key", "-out", WORK / "cert",
        stderr=subprocess.DEVNULL)

    class Files(http.server.SimpleHTTPRequestHandler):
        def __init__(self, *arguments):
            super().__init__(*arguments, directory=SITE)

        def do_GET(self):
            if not self.path.startswith("/redirect/"):
                return super().do_GET()
            self.send_response(302)
            self.send_header("Location", f"http://localhost:{unencrypted.server_address[1]}{self.path}")
            self.end_headers()

        def log_message(self, *arguments):
            pass

    unencrypted = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Unencrypted)
    threading.Thread(target=unencrypted.serve_forever, daemon=True).start()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(WORK / "cert", WORK / "key")
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Files)
    server.socket = context.wrap_socket(server.socket, server_side=True)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"https://localhost:{server.server_address[1]}"


def publish(program=ALMANAC, owner="OWNER"):
    """Writes an archive with a program to the address of a release, and returns the archive's SHA-256."""
    name = f"almanac-{VERSION}-linux-{os.uname().machine}"
    folder = SITE / owner / "almanac/releases/download" / VERSION
    folder.mkdir(parents=True)
    with tarfile.open(folder / f"{name}.tar.gz", "w:gz", compresslevel=1) as archive:
        archive.add(program, f"{name}/almanac")
    return hashlib.sha256((folder / f"{name}.tar.gz").read_bytes()).hexdigest()


class Step:
    """A step that has run: its exit code, its output, and the files for the summary and for PATH."""

    def __init__(self, script, environment):
        self.summary, self.path = WORK / "summary", WORK / "path"
        for file in (self.summary, self.path):
            file.write_text("")
        base = {name: os.environ[name] for name in ("PATH", "HOME", "LD_LIBRARY_PATH") if name in os.environ}
        base |= {
            "RUNNER_TEMP": str(TEMP), "GITHUB_STEP_SUMMARY": str(self.summary), "GITHUB_PATH": str(self.path),
            "GITHUB_ACTION_PATH": str(ACTION), "CURL_CA_BUNDLE": str(WORK / "cert"), "GITHUB_BASE_REF": "main",
        }
        done = subprocess.run(
            ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", script], cwd=CHECKOUT, env=base | environment,
            capture_output=True, text=True)
        self.code, self.output = done.returncode, done.stdout + done.stderr

    def ends(self, code, *texts):
        if self.code != code or any(text not in self.output for text in texts) or PWNED.exists():
            sys.exit(f"error: The step ended with {self.code} and not {code}, or it does not print {texts}:\n{self.output}")
        return self


def action(server, **inputs):
    """Runs the step of action.yml with these inputs, by GitHub's rules for expressions."""
    given = {name: value.get("default", "") for name, value in ACTION_FILE["inputs"].items()} | inputs
    values = {f"inputs.{name}": value for name, value in given.items()} | {"github.server_url": server}
    (step,) = ACTION_FILE["runs"]["steps"]
    if "${{" in step["run"]:
        sys.exit("error: An expression is part of a command in action.yml.")
    environment = {
        name: re.sub(r"\$\{\{ ([\w.-]+) \}\}", lambda match: values[match[1]], value) for name, value in step["env"].items()
    }
    return Step(step["run"], environment)


def expect(what, condition):
    if not condition:
        sys.exit(f"error: {what}")


for folder in (CHECKOUT, TEMP, SITE):
    folder.mkdir(parents=True)
digest, server = publish(), serve()
workflow = yaml.safe_load(block(ROOT / "Sources/AlmanacKit/AlmanacKit.docc/CI.md", ".github/workflows/locales.yml"))
steps = workflow["jobs"]["bundle"]["steps"]
(check,) = [step for step in steps if "almanac/.github/actions/check@" in step.get("uses", "")]
expect("The article's workflow passes inputs that the action does not have.", set(check["with"]) <= set(ACTION_FILE["inputs"]))
required = {name for name, value in ACTION_FILE["inputs"].items() if value.get("required")}
expect("The article's workflow lacks a required input.", required <= set(check["with"]))
(changes,) = [step["run"] for step in steps if "run" in step]
inputs = {"version": VERSION, "sha256": digest}

(CHECKOUT / "locales.txt").write_text("de\nth\n")
(CHECKOUT / "almanac.json").write_text(json.dumps({"output": "App"}))
run(ALMANAC, "--quiet", cwd=CHECKOUT)
git = ("git", "-c", "user.name=test", "-c", "user.email=test@example.invalid")
run(*git, "init", "-q", "-b", "main", cwd=CHECKOUT)
run(*git, "add", "-A", cwd=CHECKOUT)
run(*git, "commit", "-qm", "Bundle", cwd=CHECKOUT)
run(*git, "update-ref", "refs/remotes/origin/main", "HEAD", cwd=CHECKOUT)

step = action(server, **inputs).ends(0)
installed = step.path.read_text().splitlines()[-1]
expect("The next steps of the job do not find almanac.", (pathlib.Path(installed) / "almanac").is_file())
path = {"PATH": f"{installed}:{os.environ['PATH']}"}
Step(changes, path).ends(0)

german = CHECKOUT / "App/json/de/gregorian.json"
fresh = german.read_text()
german.write_text(fresh.replace('"Januar"', '"::error::Januar"'))
step = action(server, **inputs).ends(1, "::error ")
expect("The summary lacks the changed text.", "Januar" in step.summary.read_text())
expect("A text became a command in the log.", not re.search(r"^::error::Januar", step.output, re.M))
german.write_text(fresh)
action(server, **inputs, arguments="--config\nalmanac.json\n").ends(0)
action(server, **inputs, arguments="--output\nNo such folder").ends(65)
action(server, **inputs, arguments="--no-such-option").ends(64)
action(server, **inputs, directory="App").ends(65)

# The article's last step fails if a week rule changes or a locale is removed.
(CHECKOUT / "locales.txt").write_text("de\n")
run(ALMANAC, "--quiet", cwd=CHECKOUT)
action(server, **inputs).ends(0)
step = Step(changes, path).ends(1, "::error ")
expect("The summary does not name the removed locale.", "th" in step.summary.read_text())

# An attacker can choose the name of a branch or a title, and a workflow can pass such a text to the action.
hostile = [f"$(touch {PWNED})", f"`touch {PWNED}`", f"; touch {PWNED} #", f"\"; touch {PWNED}; \"", f"'; touch {PWNED}; '",
           f"0.2.0\n$(touch {PWNED})", "::error::no", "../../../etc", "", "-o", f"x[$(touch {PWNED})]"]
for text in hostile:
    for name in ("version", "sha256", "repository"):
        step = action(server, **inputs | {name: text}).ends(64, f"The input '{name}' does not have the right form.")
        expect("The input is printed.", "::error::" not in step.output and not step.path.read_text())
    expect(f"{text!r} as arguments passes.", action(server, **inputs, arguments=text).code in (0 if text == "" else 64, 65))
    if text:
        action(server, **inputs, directory=text).ends(64, "The input 'directory' is not a folder.")

# An attacker who replaces the archive, the server or a program cannot run anything.
program = WORK / "program"
program.write_text(f"#!/bin/sh\ntouch {PWNED}\n")
program.chmod(0o755)
publish(program, "attacker")
action(server, **inputs, repository="attacker/almanac").ends(65, "Compare it with SHA256SUMS of the release")
action(server, **inputs, repository="redirect/almanac").ends(69, "Could not download")
expect(f"curl follows a redirect without TLS: {Unencrypted.requests}", not Unencrypted.requests)
for tool in ("almanac", "check", "curl", "mktemp", "sha256sum", "tar", "uname"):
    shutil.copy(program, CHECKOUT / tool)
action(server, **inputs).ends(0)
step = action(server, **inputs | {"sha256": "0" * 64}).ends(65, "Compare it with SHA256SUMS of the release")
expect("A wrong archive is in PATH.", not step.path.read_text())
action(server, **inputs | {"version": "9.9.9"}).ends(69, "Could not download")
action(server.replace("https:", "http:"), **inputs).ends(69, "Could not download")
action(f"file://{SITE}", **inputs).ends(69, "Could not download")
shutil.rmtree(SITE)
print(f"The action runs almanac after its SHA-256 is verified; {len(hostile)} hostile texts in each input run nothing.")
