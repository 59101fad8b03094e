"""The parts of the binary, each with its version, its license texts and the files that the linker read."""
import json
import pathlib
import re
import subprocess
import urllib.parse
from dataclasses import dataclass, field


class ReleaseError(Exception):
    """The reason why the release cannot be built, in one sentence."""


@dataclass
class Part:
    """One part of the binary, as the SBOM and the statement name it."""

    name: str
    version: str
    license: str
    supplier: str
    source: str
    locator: str
    #: The file names in the archive's `licenses` folder, and where their texts come from.
    texts: dict = field(default_factory=dict)
    #: The files of this part that the linker read.
    files: list = field(default_factory=list)
    copyright: str = "NOASSERTION"


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def versions(binary):
    """The versions that the binary prints: of almanac, ICU, CLDR and the time zones."""
    line = output(str(binary), "--version")
    match = re.fullmatch(r"almanac (\d+\.\d+\.\d+) \(ICU ([\d.]+), CLDR ([\d.]+), tzdata (\w+)\)", line)
    if not match:
        raise ReleaseError(f"The binary does not print its versions. It prints: '{line}'.")
    return dict(zip(("almanac", "icu", "cldr", "tzdata"), match.groups()))


def toolchain():
    """The version of Swift, the folder of its toolchain, and the target triple."""
    match = re.search(r"Swift version (\d+(?:\.\d+)+)", output("swift", "--version"))
    info = json.loads(output("swiftc", "-print-target-info"))
    return match.group(1), pathlib.Path(info["paths"]["runtimeResourcePath"]).parent.parent, info["target"]["triple"]


def linked(dependencies):
    """The files that the linker read, from the Makefile rule that lld writes."""
    rule = pathlib.Path(dependencies).read_text(encoding="utf-8").split("\n\n")[0].replace("\\\n", "")
    names = re.findall(r"(?:\\ |\S)+", rule)[1:]
    return sorted({pathlib.Path(name.replace("\\ ", " ")).resolve() for name in names})


def debian(path):
    """The Debian package that owns a file, its version, and the name of its source package."""
    # dpkg knows a file by the path in its package, which may be below /lib or below /usr/lib.
    for spelling in (str(path), str(path).replace("/usr/lib/", "/lib/", 1)):
        found = subprocess.run(["dpkg-query", "-S", spelling], capture_output=True, text=True)
        if found.returncode == 0:
            package = found.stdout.split(":")[0]
            lines = output("dpkg-query", "-W", "-f", "${Version} ${source:Package}\\n", package)
            version, source = lines.split("\n")[0].split()
            return package, version, source
    raise ReleaseError(f"No Debian package owns {path}, so its license is not known.")


def argument_parser(root):
    pin, = json.loads((root / "package/Package.resolved").read_text(encoding="utf-8"))["pins"]
    url, state = pin["location"], pin["state"]
    checkout = root / "swift/checkouts/swift-argument-parser"
    if output("git", "-C", str(checkout), "rev-parse", "HEAD") != state["revision"]:
        raise ReleaseError(f"{checkout} is not at the revision that packages.json pins.")
    return Part(
        pin["identity"], state["version"], "Apache-2.0 WITH Swift-exception", "Organization: Apple Inc.",
        f"git+{url}@{state['revision']}", f"pkg:swift/github.com/apple/{pin['identity']}@{state['version']}",
        {"swift-argument-parser.txt": checkout / "LICENSE.txt"})


def swift_parts(version, folder):
    text = {"Swift.txt": folder / "share/swift/LICENSE.txt"}
    return [
        Part(
            name, version, "Apache-2.0 WITH Swift-exception", "Organization: Swift project",
            f"git+https://github.com/swiftlang/{name}@swift-{version}-RELEASE",
            f"pkg:github/swiftlang/{name}@swift-{version}-RELEASE", text)
        for name in ("swift", "swift-foundation", "swift-corelibs-libdispatch")
    ]


def swift_part(name):
    """The project of the toolchain that a library belongs to."""
    if "Foundation" in name:
        return "swift-foundation"
    return "swift-corelibs-libdispatch" if "ispatch" in name or "Blocks" in name else "swift"


def icu(found, folder):
    """ICU with its data: Debian's package, which has patches."""
    _, version, source = debian((folder / "lib/libicuuc.a").resolve())
    return Part(
        "icu", found["icu"], "Unicode-DFS-2016", "Organization: Unicode, Inc.", *debian_address(source, version),
        {"ICU.txt": folder / "LICENSE"})


def debian_address(source, version):
    """The address of the source of a Debian package, and the package's name as a purl."""
    name = f"pkg:deb/debian/{source}@{urllib.parse.quote(version)}?arch=source&distro=debian-12"
    return f"https://snapshot.debian.org/package/{source}/{version}/", name


#: The Debian source packages that a static link uses. Each has the license of the files that the link uses, the name of
#: the part, and the texts of other licenses.
DEBIAN = {
    "glibc": ("LGPL-2.1-or-later", "glibc", {"LGPL-2.1.txt": "/usr/share/common-licenses/LGPL-2.1"}),
    "gcc-12": (
        "GPL-3.0-or-later WITH GCC-exception-3.1", "libstdc++",
        {"GPL-3.txt": "/usr/share/common-licenses/GPL-3"}),
}


def debian_part(package, version, source):
    if source not in DEBIAN:
        raise ReleaseError(f"The linker read a file of '{package}'. Add its source package '{source}' to {__file__}.")
    license, name, texts = DEBIAN[source]
    return Part(
        name, version, license, "Organization: Debian", *debian_address(source, version),
        {f"{name}.txt": pathlib.Path(f"/usr/share/doc/{package}/copyright"),
         **{text: pathlib.Path(path) for text, path in texts.items()}})


def parts(binary, root, libc=None):
    """Every part of the binary except almanac itself, by name. Each file that the linker read belongs to a part.

    A library in the folder `libc` is a changed glibc, which no package owns.
    """
    version, folder, _ = toolchain()
    known = {part.name: part for part in (icu(versions(binary), root / "icu"), argument_parser(root))}
    known.update({part.name: part for part in swift_parts(version, folder)})
    libraries = {path.resolve(): "icu" for path in (root / "icu/lib").iterdir()}
    for path in linked(root / "linked.d"):
        if path in libraries:
            name = libraries[path]
        elif root in path.parents:
            continue
        elif folder in path.parents:
            name = swift_part(path.name)
        else:
            changed = libc is not None and libc in path.parents
            part = debian_part(*debian(system_libc() if changed else path))
            name = part.name
            known.setdefault(name, part)
            if changed:
                known[name].version = f"{part.version} (changed)"
        known[name].files.append(path)
    return known


def system_libc():
    return pathlib.Path(output("clang", "-print-file-name=libc.a")).resolve()
