"""Packs npm's packages: the launcher, the program for the platform of a binary, and the runtime for the web."""
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(HERE.parent))
from platforms import ALL, NotABinary, licenses, platform, version  # noqa: E402

#: The modules of a bundle that contain no data of a locale.
RUNTIME = ("almanac", "match", "languages", "preferences", "typed", "year-tables", "*-years")
SCOPE = "@almanac"


def manifest(source, folder, **values):
    """Writes a package's package.json with these values in place of the template's."""
    content = json.loads((source / "package.json").read_text()) | values
    (folder / "package.json").write_text(json.dumps(content, indent=2) + "\n")


def stage(source, folder):
    shutil.copytree(source, folder)
    shutil.copy(ROOT / "LICENSE", folder)
    return folder


def launcher(folder, found):
    stage(HERE / "cli", folder)
    names = {f"{each.os}-{each.cpu}": f"{SCOPE}/cli-{each.npm}" for each in ALL}
    (folder / "platforms.js").write_text(
        "// The package with the program for each platform, by Node's process.platform and process.arch.\n"
        f"export const packages = {json.dumps(names, indent=2)};\n")
    manifest(
        HERE / "cli", folder, version=found,
        optionalDependencies={name: found for name in sorted(set(names.values()))})


def program(folder, found, binary, each):
    stage(HERE / "platform", folder)
    shutil.copy(binary, folder / "almanac")
    (folder / "almanac").chmod(0o755)
    texts = licenses(binary)
    if not texts:
        print(f"warning: '{binary}' has no licenses beside it. Do not publish its package.", file=sys.stderr)
    for name, path in texts.items():
        (folder / name).parent.mkdir(exist_ok=True)
        shutil.copy(path, folder / name)
    manifest(
        HERE / "platform", folder, name=f"{SCOPE}/cli-{each.npm}", version=found, os=[each.os], cpu=[each.cpu])


def web(folder, found, binary, work):
    """Stages the runtime that the binary writes, so that npm's package has the same bytes as the binary's bundles."""
    (work / "list.txt").write_text("en\n")
    subprocess.run(
        [binary, "generate", "--quiet", "--formats", "esm", "--calendars", "all", "--locales", work / "list.txt",
         "--output", work / "bundle"],
        check=True)
    stage(HERE / "web", folder)
    modules = work / "bundle/esm"
    for name in RUNTIME:
        for file in modules.glob(f"{name}.*"):
            shutil.copy(file, folder)
    shutil.copytree(modules / "adapters", folder / "adapters")
    manifest(HERE / "web", folder, version=found)


def pack(folder, destination, work):
    """Runs 'npm pack' without a network, scripts or the user's settings."""
    settings = {"offline": "true", "ignore_scripts": "true", "update_notifier": "false", "cache": str(work / "cache"),
                "userconfig": os.devnull, "globalconfig": str(work / "npmrc"), "loglevel": "error"}
    environment = {name: value for name, value in os.environ.items() if not name.lower().startswith("npm_")}
    environment |= {f"npm_config_{name}": value for name, value in settings.items()}
    packed = subprocess.run(
        ["npm", "pack", "--pack-destination", destination], cwd=folder, env=environment, check=True,
        stdout=subprocess.PIPE, text=True)
    print(packed.stdout.split()[-1])


def main(binary, destination):
    binary, destination = pathlib.Path(binary).resolve(), pathlib.Path(destination).resolve()
    destination.mkdir(parents=True, exist_ok=True)
    each, found = platform(binary), version(binary)
    with tempfile.TemporaryDirectory() as temporary:
        work = pathlib.Path(temporary)
        launcher(work / "cli", found)
        program(work / "program", found, binary, each)
        web(work / "web", found, binary, work)
        for folder in ("cli", "program", "web"):
            pack(work / folder, destination, work)


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except (NotABinary, OSError) as error:
        sys.exit(f"error: {error}")
