"""Runs the last step of the release's workflow with the files of its first job, and with a 'gh' that uploads nothing.

Pass the program and an empty folder. Needs PyYAML.
"""
import hashlib
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile

import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
ALMANAC, WORK = (pathlib.Path(argument).resolve() for argument in sys.argv[1:])
VERSION = re.match(r"almanac (\S+) ", subprocess.run([ALMANAC, "--version"], stdout=subprocess.PIPE, text=True).stdout)[1]

checkout, tools = WORK / "checkout", WORK / "tools"
shutil.copytree(ROOT / ".release", checkout / ".release")
tools.mkdir()
(tools / "gh").write_text(f'#!/bin/sh\nprintf "%s\\n" "$@" > "{WORK}/arguments"\n')
(tools / "gh").chmod(0o755)


# Write what the first job uploads: the archive, and placeholders for the other files.
folder = checkout / "parts/linux"
(folder / "npm").mkdir(parents=True)
name = f"almanac-{VERSION}-linux-x86_64"
with tarfile.open(folder / f"{name}.tar.gz", "w:gz", compresslevel=1) as archive:
    archive.add(ALMANAC, f"{name}/almanac")
for other in (f"{name}.spdx.json", f"{name}.intoto.json", "SHA256SUMS"):
    (folder / other).write_text("{}\n")
for package in ("cli-linux-x64", "cli", "web"):
    (folder / f"npm/almanac-{package}-{VERSION}.tgz").write_text(package)
workflow = yaml.safe_load((ROOT / ".github/workflows/release.yml").read_text())
(step,) = [step for step in workflow["jobs"]["publish"]["steps"] if "run" in step]
environment = os.environ | {
    "PATH": f"{tools}:{os.environ['PATH']}", "TAG": VERSION, "GITHUB_SERVER_URL": "https://github.com",
    "GITHUB_REPOSITORY": "OWNER/almanac"}
# GitHub runs a step without 'shell' with this command.
done = subprocess.run(["bash", "-e", "-c", step["run"]], cwd=checkout, env=environment, capture_output=True, text=True)
if done.returncode != 0:
    sys.exit(f"error: The step ended with {done.returncode}:\n{done.stdout}{done.stderr}")
published = [checkout / name for name in (WORK / "arguments").read_text().splitlines() if name.startswith("release/")]
expected = {"SHA256SUMS", "almanac-plugins.tar.gz", "almanac.artifactbundle.zip"}
expected |= {f"{name}.{ending}" for ending in ("tar.gz", "spdx.json", "intoto.json")}
expected |= {f"almanac-{package}-{VERSION}.tgz" for package in ("cli", "web", "cli-linux-x64")}
if {path.name for path in published} != expected:
    sys.exit(f"error: The release does not have the expected files: {sorted({path.name for path in published} ^ expected)}")
sums = {f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}" for path in published if path.name != "SHA256SUMS"}
if set((checkout / "release/SHA256SUMS").read_text().splitlines()) != sums:
    sys.exit("error: SHA256SUMS does not list each other file of the release.")
with tarfile.open(checkout / "release/almanac-plugins.tar.gz") as archive:
    names = archive.getnames()
    manifest = archive.extractfile("swift-package/Package.swift").read().decode()
bundle = hashlib.sha256((checkout / "release/almanac.artifactbundle.zip").read_bytes()).hexdigest()
address = f"https://github.com/OWNER/almanac/releases/download/{VERSION}/almanac.artifactbundle.zip"
if address not in manifest or bundle not in manifest or any(name.endswith(".zip") for name in names):
    sys.exit(f"error: The package with the plugin does not name the bundle of the release:\n{manifest}")
print(f"The release's workflow publishes {len(published)} files, each with its checksum.")
