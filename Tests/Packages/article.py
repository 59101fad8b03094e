"""Prints a code block of the article "Check it in CI". The comment at the top of a block is its name.

Pass the article and the name.
"""
import pathlib
import re
import sys


def block(article, name):
    """The text of the block with this name, without the comment."""
    found = []
    for text in re.findall(r"^```\w+\n(.*?)^```$", article.read_text(encoding="utf-8"), re.S | re.M):
        top = re.match(r"(// swift-tools-version: [0-9.]+\n)?(?://|#) (.+)\n", text)
        if top and top[2] == name:
            found.append((top[1] or "") + text[top.end():])
    if len(found) != 1:
        sys.exit(f"error: {article} has {len(found)} blocks with the name '{name}'.")
    return found[0]


if __name__ == "__main__":
    print(block(pathlib.Path(sys.argv[1]), sys.argv[2]), end="")
