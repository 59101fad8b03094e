"""Writes a release into a folder: the archive, its SBOM, its statement and SHA256SUMS."""
import argparse
import hashlib
import json
import pathlib
import sys

from archive import archive
from parts import ReleaseError, output, parts, toolchain, versions
from sbom import sbom
from statement import statement, subject
from sums import sums, write

HERE = pathlib.Path(__file__).parent


def files(binary, found):
    """The files of the archive: name → content and mode."""
    texts = {f"licenses/{name}": path for part in found.values() for name, path in part.texts.items()}
    missing = [str(path) for path in texts.values() if not path.is_file()]
    if missing:
        raise ReleaseError(f"License texts are missing: {', '.join(sorted(missing))}.")
    texts.update({"LICENSE": pathlib.Path("LICENSE"), "RELINKING.md": HERE / "RELINKING.md"})
    content = {name: (path.read_bytes(), 0o644) for name, path in texts.items()}
    content["almanac"] = (binary.read_bytes(), 0o755)
    return content


def document(value):
    return (json.dumps(value, indent=2, ensure_ascii=False) + "\n").encode()


def release(options):
    root = pathlib.Path(options.root).resolve()
    binary = pathlib.Path(options.binary)
    found = versions(binary)
    known = parts(binary, root, options.libc and pathlib.Path(options.libc))
    swift, _, target = toolchain()
    commit = output("git", "rev-parse", "HEAD")
    modified = bool(output("git", "status", "--porcelain"))
    created = output("git", "log", "-1", "--format=%cd", "--date=format-local:%Y-%m-%dT%H:%M:%SZ")

    name = f"almanac-{found['almanac']}-{options.platform}"
    content = files(binary, known)
    packed = archive(name, content)
    digest = hashlib.sha256(packed).hexdigest()
    bill = document(sbom(f"{name}.tar.gz", digest, created, found, known))
    subjects = [
        subject(f"{name}.tar.gz", packed), subject(f"{name}.spdx.json", bill),
        subject(f"{name}/almanac", content["almanac"][0]),
    ]
    compiler = {"swift": swift, "target": target}
    how = document(statement(subjects, commit, modified, options.platform, compiler, options.builder, known))

    folder = pathlib.Path(options.folder)
    for suffix, value in ((".tar.gz", packed), (".spdx.json", bill), (".intoto.json", how)):
        write(folder / f"{name}{suffix}", value)
    write(folder / "SHA256SUMS", sums(folder).encode())
    print(f"{digest}  {name}.tar.gz ({len(packed) / 1e6:.1f} MB; the binary has {binary.stat().st_size / 1e6:.1f} MB)")
    if modified:
        print("warning: The working tree has changes, and the statement says so. Do not publish this release.")


if __name__ == "__main__":
    arguments = argparse.ArgumentParser()
    for option in ("--binary", "--platform", "--root", "--builder"):
        arguments.add_argument(option, required=True)
    arguments.add_argument("--libc")
    arguments.add_argument("folder")
    try:
        release(arguments.parse_args())
    except ReleaseError as error:
        sys.exit(f"error: {error}")
