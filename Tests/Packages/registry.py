"""A local registry for npm with the tarballs of a folder.

Pass the folder and a command to run. The command's environment variable npm_config_registry has the registry's address.
"""
import base64
import hashlib
import http.server
import json
import os
import pathlib
import subprocess
import sys
import tarfile
import threading
import urllib.parse


def packages(folder):
    """Name → package.json and tarball."""
    found = {}
    for path in sorted(folder.glob("*.tgz")):
        with tarfile.open(path) as archive:
            manifest = json.load(archive.extractfile("package/package.json"))
        found[manifest["name"]] = manifest, path.read_bytes()
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
