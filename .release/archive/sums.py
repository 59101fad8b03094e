"""Writes SHA256SUMS for the files of a release in a folder."""
import hashlib
import os
import pathlib
import re
import sys
import tempfile

#: The names of a release's files. A file with another name is not part of the release.
NAME = re.compile(
    r"almanac-\d+\.\d+\.\d+-linux-\w+(\.tar\.gz|\.spdx\.json|\.intoto\.json)"
    r"|almanac-(web|cli(-\w+)*)-\d+\.\d+\.\d+\.tgz|almanac\.artifactbundle\.zip|almanac-plugins\.tar\.gz")


def write(path, content):
    """Writes a file in one step. A link with the same name is replaced and not followed."""
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=".almanac-")
    with os.fdopen(handle, "wb") as file:
        file.write(content)
    os.chmod(temporary, 0o644)
    os.replace(temporary, path)


def sums(folder):
    """The lines that `sha256sum --check` reads, by name."""
    files = sorted(path for path in folder.iterdir() if NAME.fullmatch(path.name) and not path.is_symlink())
    return "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files)


if __name__ == "__main__":
    folder = pathlib.Path(sys.argv[1])
    write(folder / "SHA256SUMS", sums(folder).encode())
