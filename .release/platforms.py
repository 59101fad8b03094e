"""The platforms that a release has a binary for. The first bytes of a binary show its platform."""
import dataclasses
import pathlib
import re
import subprocess


@dataclasses.dataclass(frozen=True)
class Platform:
    #: The platform in the names of the release's archives.
    name: str
    #: The last part of the name of npm's package, such as linux-x64 in @almanac/cli-linux-x64.
    npm: str
    #: Node's names, as in process.platform and process.arch.
    os: str
    cpus: tuple
    #: Swift's names for the platforms that run the binary.
    triples: tuple


LINUX_X86_64 = Platform("linux-x86_64", "linux-x64", "linux", ("x64",), ("x86_64-unknown-linux-gnu",))
LINUX_AARCH64 = Platform("linux-aarch64", "linux-arm64", "linux", ("arm64",), ("aarch64-unknown-linux-gnu",))
MACOS = Platform(
    "macos-universal", "darwin", "darwin", ("arm64", "x64"), ("arm64-apple-macosx", "x86_64-apple-macosx"))
ALL = (LINUX_X86_64, LINUX_AARCH64, MACOS)

#: The platform for each machine number in the header of an ELF file.
MACHINES = {62: LINUX_X86_64, 183: LINUX_AARCH64}


class NotABinary(Exception):
    pass


def platform(binary):
    """The platform of a binary: ELF for Linux, or a universal file for macOS."""
    with open(binary, "rb") as file:
        header = file.read(20)
    if header[:4] == b"\xca\xfe\xba\xbe":
        return MACOS
    found = MACHINES.get(int.from_bytes(header[18:20], "little")) if header[:6] == b"\x7fELF\x02\x01" else None
    if found is None:
        raise NotABinary(f"'{binary}' is not a binary of {', '.join(each.name for each in ALL)}.")
    return found


def version(binary):
    """The version that a binary prints, such as 0.2.0."""
    printed = subprocess.run([pathlib.Path(binary).resolve(), "--version"], capture_output=True, text=True, check=True)
    found = re.match(r"almanac (\d+\.\d+\.\d+) \(ICU ", printed.stdout)
    if found is None:
        raise NotABinary(f"'{binary} --version' does not print almanac's version. It prints: {printed.stdout!r}")
    return found[1]


def licenses(binary):
    """The license files beside the binary of an unpacked release: name → path. Empty for other binaries."""
    folder = pathlib.Path(binary).resolve().parent
    if not (folder / "licenses").is_dir():
        return {}
    paths = [folder / "LICENSE", folder / "RELINKING.md", *sorted((folder / "licenses").iterdir())]
    return {str(path.relative_to(folder)): path for path in paths}
