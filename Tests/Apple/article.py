"""Writes the Swift blocks of an article to files. A comment at the top of each block names its file.

Pass the article and an empty folder.
"""
import pathlib
import re
import sys

article, folder = (pathlib.Path(argument) for argument in sys.argv[1:3])
blocks = re.findall(r"^```swift\n(.*?)^```$", article.read_text(encoding="utf-8"), re.S | re.M)
for block in blocks:
    name = re.match(r"(?:// swift-tools-version: [0-9.]+\n)?// ((?:Sources/\w+/)?\w+\.swift)\n", block)
    if not name:
        sys.exit(f"{article}: a block does not name its file:\n{block}")
    if name[1] != "Package.swift" and not re.search(r"^import \w+$", block, re.M):
        sys.exit(f"{article}: {name[1]} has no import")
    path = folder / name[1]
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("x", encoding="utf-8") as file:
        file.write(block)
print(f"{article.name}: {len(blocks)} files")
