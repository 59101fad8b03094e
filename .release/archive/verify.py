"""Checks that the files of a release match each other and the versions on this machine, and unpacks the archive."""
import hashlib
import json
import os
import pathlib
import subprocess
import sys
import tarfile

from sums import sums

#: Words of each license text, so that a file with another text does not pass.
TEXTS = {
    "LICENSE": "The Almanac authors", "RELINKING.md": ".release/build --libc",
    "licenses/ICU.txt": "UNICODE, INC. LICENSE AGREEMENT", "licenses/Swift.txt": "Runtime Library Exception",
    "licenses/swift-argument-parser.txt": "Apache License", "licenses/glibc.txt": "GNU Lesser General Public",
    "licenses/LGPL-2.1.txt": "GNU LESSER GENERAL PUBLIC LICENSE",
    "licenses/libstdc++.txt": "GCC RUNTIME LIBRARY EXCEPTION", "licenses/GPL-3.txt": "GNU GENERAL PUBLIC LICENSE",
}
LIMIT = 20_000_000


def check(claim, message):
    if not claim:
        sys.exit(f"error: {message}")


def sha256(content):
    return hashlib.sha256(content).hexdigest()


def only(folder, pattern):
    found = list(folder.glob(pattern))
    check(len(found) == 1, f"{folder} has {len(found)} files {pattern}, and this test needs exactly one.")
    return found[0]


def listed(folder):
    """Checks that SHA256SUMS lists every file with the right checksum."""
    lines = (folder / "SHA256SUMS").read_text()
    names = sorted(path.name for path in folder.iterdir() if path.name != "SHA256SUMS")
    check(lines == sums(folder), "SHA256SUMS does not match the files.")
    check([line.split("  ")[1] for line in lines.splitlines()] == names, "SHA256SUMS does not list every file.")


def unpack(path, folder):
    """Unpacks the archive, and returns its name and its files. Each entry must be a file below the archive's folder."""
    name = path.name[:-len(".tar.gz")]
    contents = {}
    with tarfile.open(path) as archive:
        entries = archive.getmembers()
        check([e.name for e in entries] == sorted({e.name for e in entries}), "The entries of the archive are not sorted, or one occurs twice.")
        for entry in entries:
            inside = entry.name.startswith(f"{name}/") and ".." not in entry.name.split("/")
            check(entry.isreg() and inside, f"The entry '{entry.name}' is not a file below {name}/.")
            check((entry.uid, entry.gid, entry.uname, entry.gname, entry.mtime) == (0, 0, "", "", 0),
                  f"The entry '{entry.name}' has a user or a date.")
            check(entry.mode == (0o755 if entry.name == f"{name}/almanac" else 0o644),
                  f"The entry '{entry.name}' has the mode {entry.mode:o}.")
            contents[entry.name[len(name) + 1:]] = archive.extractfile(entry).read()
    for file, content in contents.items():
        target = folder / name / file
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
    os.chmod(folder / name / "almanac", 0o755)
    return name, contents


def licenses(contents):
    check(sorted(contents) == sorted([*TEXTS, "almanac"]), f"The archive does not have the expected files: {sorted(contents)}.")
    for file, words in TEXTS.items():
        check(words in contents[file].decode(), f"{file} does not contain '{words}'.")


def made(statement, name, contents, archive, bill):
    """Checks that the statement names the files in the folder, this commit and this toolchain."""
    check(statement["_type"] == "https://in-toto.io/Statement/v1", "The statement does not have the type in-toto Statement v1.")
    check(statement["predicateType"] == "https://slsa.dev/provenance/v1", "The predicate does not have the type SLSA provenance v1.")
    expected = {
        f"{name}.tar.gz": sha256(archive), f"{name}.spdx.json": sha256(bill), f"{name}/almanac": sha256(contents["almanac"]),
    }
    found = {subject["name"]: subject["digest"]["sha256"] for subject in statement["subject"]}
    check(found == expected, "The statement's digests do not match the files.")
    definition = statement["predicate"]["buildDefinition"]
    head = run("git", "rev-parse", "HEAD")
    check(definition["resolvedDependencies"][0]["digest"]["gitCommit"] == head, f"The statement is not about {head}.")
    check(f"Swift version {definition['internalParameters']['swift']} " in run("swift", "--version"),
          "The statement names another version of Swift.")


def run(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def bill_of_materials(bill, archive, binary):
    """Checks that the SBOM names the archive and the parts, with the versions on this machine."""
    found = {package["name"]: package for package in bill["packages"]}
    check(sorted(found) == [
        "almanac", "glibc", "icu", "libstdc++", "swift", "swift-argument-parser", "swift-corelibs-libdispatch",
        "swift-foundation",
    ], f"The SBOM does not have the expected parts: {sorted(found)}.")
    printed = run(str(binary), "--version")
    check(printed.startswith(f"almanac {found['almanac']['versionInfo']} (ICU {found['icu']['versionInfo']}, "),
          f"The binary prints '{printed}', but the SBOM has other versions.")
    check(found["almanac"]["checksums"][0]["checksumValue"] == sha256(archive), "The SBOM is about another archive.")
    for part, package in (("glibc", "libc6-dev"), ("libstdc++", "libstdc++-12-dev")):
        version = run("dpkg-query", "-W", "-f", "${Version}", package).split("\n")[0]
        check(found[part]["versionInfo"] == version, f"{package} is {version}, but the SBOM has {found[part]['versionInfo']}.")
    pin = json.loads(pathlib.Path(".release/archive/packages.json").read_text())["pins"][0]["state"]
    check(found["swift-argument-parser"]["versionInfo"] == pin["version"], "The SBOM has another version of swift-argument-parser.")
    linked = [r["relatedSpdxElement"] for r in bill["relationships"] if r["relationshipType"] == "STATIC_LINK"]
    check(len(linked) == len(found) - 1, "The SBOM does not say that the parts are linked.")


def main(folder, unpacked):
    listed(folder)
    path = only(folder, "*.tar.gz")
    archive = path.read_bytes()
    check(len(archive) <= LIMIT, f"The archive has {len(archive)} bytes, and the limit is {LIMIT}.")
    name, contents = unpack(path, unpacked)
    licenses(contents)
    bill = only(folder, "*.spdx.json").read_bytes()
    bill_of_materials(json.loads(bill), archive, unpacked / name / "almanac")
    statement = json.loads(only(folder, "*.intoto.json").read_bytes())
    made(statement, name, contents, archive, bill)
    # The checks must notice one changed byte.
    for changed in (archive[:-1] + bytes([archive[-1] ^ 1]),):
        try:
            made(statement, name, contents, changed, bill)
        except SystemExit:
            continue
        sys.exit("error: The statement also passes for a changed archive.")
    print(f"{path.name}: {len(archive) / 1e6:.1f} MB, sha256 {sha256(archive)}")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]))
