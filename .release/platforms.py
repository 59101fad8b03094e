"""The platforms that a release has a binary for. The first bytes of a binary show its platform."""
import dataclasses
import pathlib
import re
import subprocess


@dataclasses.dataclass(frozen=True)
class Platform:
    #: The platform in the names of the release's archives.
    name: str
    #: The last part of the name of npm's package, as in @almanac/cli-linux-x64.
    npm: str
    #: Node's names, as in process.platform and process.arch.
    os: str
    cpu: str
    #: Swift's name for the platform that runs the binary.
    triple: str
    #: The machine number in the header of an ELF file.
    machine: int


#: A platform is here only if the tests of this repository try its release.
ALL = (Platform("linux-x86_64", "linux-x64", "linux", "x64", "x86_64-unknown-linux-gnu", 62),)


class NotABinary(Exception):
    pass


def platform(binary):
    """The platform of an ELF binary."""
    with open(binary, "rb") as file:
        header = file.read(20)
    machine = int.from_bytes(header[18:20], "little") if header[:6] == b"\x7fELF\x02\x01" else None
    found = next((each for each in ALL if each.machine == machine), None)
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
