"""A local registry for npm with the tarballs of a folder.

Pass the folder and a command to run. The command's environment variable npm_config_registry has the registry's address.
For each other platform, the registry has a package without a program. npm reads only the platform of such a package,
and does not install it.
"""
import base64
import hashlib
import http.server
import io
import json
import os
import pathlib
import subprocess
import sys
import tarfile
import threading
import urllib.parse


def tarball(manifest):
    """A package that contains only its package.json."""
    data, content = io.BytesIO(), json.dumps(manifest).encode()
    with tarfile.open(fileobj=data, mode="w:gz") as archive:
        entry = tarfile.TarInfo("package/package.json")
        entry.size = len(content)
        archive.addfile(entry, io.BytesIO(content))
    return data.getvalue()


def packages(folder):
    """Name → package.json and tarball, with an empty package for each other platform of the launcher."""
    found = {}
    for path in sorted(folder.glob("*.tgz")):
        with tarfile.open(path) as archive:
            manifest = json.load(archive.extractfile("package/package.json"))
        found[manifest["name"]] = manifest, path.read_bytes()
    for name, version in found["@almanac/cli"][0]["optionalDependencies"].items():
        if name not in found:
            os_name, _, cpu = name.removeprefix("@almanac/cli-").partition("-")
            manifest = {"name": name, "version": version, "os": [os_name], "cpu": [cpu] if cpu else ["arm64", "x64"]}
            found[name] = manifest, tarball(manifest)
    return found


class Registry(http.server.BaseHTTPRequestHandler):
    packages = {}

    def do_GET(self):
        path = urllib.parse.unquote(self.path).lstrip("/")
        name = path.removesuffix(".tgz")
        if name not in self.packages:
            return self.send_error(404)
        manifest, data = self.packages[name]
        if path != name:
            return self.answer(data)
        integrity = "sha512-" + base64.b64encode(hashlib.sha512(data).digest()).decode()
        address = f"http://{self.headers['Host']}/{urllib.parse.quote(name)}.tgz"
        version = manifest | {"dist": {"tarball": address, "integrity": integrity}}
        self.answer(json.dumps({
            "name": name, "dist-tags": {"latest": manifest["version"]}, "versions": {manifest["version"]: version},
        }).encode())

    def answer(self, data):
        self.send_response(200)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *arguments):
        pass


if __name__ == "__main__":
    Registry.packages = packages(pathlib.Path(sys.argv[1]))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Registry)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_address[1]}/"
    sys.exit(subprocess.run(sys.argv[2:], env=os.environ | {"npm_config_registry": address}).returncode)
