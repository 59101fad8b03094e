#!/usr/bin/env bash
# Tests the artifact bundle and the plugins in a client package, as the article shows them.
# Pass the program and an empty folder. With --source before the two, the script tests only the command plugin of this
# repository's package. This plugin builds almanac from source, which takes a minute and a half on two processors.
set -euo pipefail
source=
if [ "$1" = --source ]; then source=1; shift; fi
almanac=$(realpath "$1")
work=$(realpath "$2")
tests=$(cd "$(dirname "$0")" && pwd)
root=$(realpath "$tests/../..")
block() { python3 "$tests/article.py" "$root/Sources/AlmanacKit/AlmanacKit.docc/CI.md" "$1"; }
fail() { echo "error: $*" >&2; [ ! -s "$work/log" ] || cat "$work/log" >&2; exit 1; }
# Runs a command and expects an exit code. The command's output is in $work/log.
ends() { # CODE COMMAND...
  local expected=$1 status=0
  shift
  "$@" >"$work/log" 2>&1 || status=$?
  [ $status = "$expected" ] || fail "'$*' ends with $status, not $expected."
}
says() { grep -qF -- "$1" "$work/log" || fail "The output has no '$1'."; }

client=$work/client
mkdir -p "$client/Sources/Pickers"
echo 'public let pickers = 2' > "$client/Sources/Pickers/Pickers.swift"
cd "$client"
printf '%s\n' de th > locales.txt
command=(swift package --allow-writing-to-package-directory almanac)

if [ -n "$source" ]; then
  cat > Package.swift <<SWIFT
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Pickers",
  dependencies: [
    $(block "Package.swift, from source" | sed "s|url: \"[^\"]*\", from: \"[^\"]*\"|name: \"almanac\", path: \"$root\"|")
  ],
  targets: [.target(name: "Pickers")])
SWIFT
  ends 0 "${command[@]}" --quiet
  ends 0 "${command[@]}" check
  says "Output is up to date"
  "$almanac" --quiet --output "$work/direct"
  diff -r Output "$work/direct" || fail "The plugin and almanac write different files."
  sed -i 's/, traits: \["Command"\]//' Package.swift
  ends 1 "${command[@]}" check
  says "The trait 'Command' of the package almanac is off."
  echo "The command plugin builds almanac from source and writes the same bundle."
  exit
fi

echo "The artifact bundle …"
printed=$("$root/.release/artifact-bundle" "$work/almanac-plugins" "$almanac" 2>/dev/null)
bundle=$work/almanac-plugins/almanac.artifactbundle.zip
[ "${printed%% *}" = "$(cd "$work/almanac-plugins" && swift package compute-checksum "$bundle")" ] || fail "The printed checksum differs from SwiftPM's checksum."
"$root/.release/artifact-bundle" --url https://example.com/almanac.artifactbundle.zip "$work/again" "$almanac" >/dev/null 2>&1
cmp "$bundle" "$work/again/almanac.artifactbundle.zip" || fail "Two bundles of one program differ."
ends 0 swift package --package-path "$work/again" dump-package
says '"url" : "https://example.com/almanac.artifactbundle.zip"'
says "\"checksum\" : \"${printed%% *}\""
ends 1 "$root/.release/artifact-bundle" --url 'https://example.com/\(1)"' "$work/hostile" "$almanac"
ends 1 "$root/.release/artifact-bundle" "$work/wrong" "$tests/plugins.sh"
says "is not a binary of"

echo "The client of the article …"
block Package.swift | sed "s|url: \"[^\"]*\", from: \"[^\"]*\"|name: \"almanac-plugins\", path: \"$work/almanac-plugins\"|" > Package.swift
grep -qF "$work" Package.swift || fail "The article's Package.swift has no address to replace."
ends 1 swift build
says "almanac.json' does not exist."
echo '{ "locales": "locales.txt", "output": "Sources/Pickers/Locales" }' > almanac.json
sed -i 's|\.target(name: "Pickers", |.target(name: "Pickers", exclude: ["Locales"], |' Package.swift
block plugin.sh > "$work/plugin.sh"
[ "$(grep -c '^swift package ' "$work/plugin.sh")" = 2 ] || fail "The article's plugin.sh should have two commands."
ends 0 bash -euo pipefail "$work/plugin.sh"
says "is up to date"
"$almanac" --quiet --config almanac.json
"$almanac" --quiet --locales locales.txt --output "$work/direct"
diff -r Sources/Pickers/Locales/json "$work/direct/json" || fail "The plugin and almanac write different files."

ends 1 swift package almanac check </dev/null
says "wants permission to write"
ends 1 "${command[@]}" check --no-such-option
says "almanac ended with exit code 64."
ends 1 "${command[@]}" '; touch pwned; $(touch pwned)'
[ ! -e pwned ] || fail "An argument reached a shell."

echo "A stale bundle fails the build …"
build() { ends "$1" swift build "${@:2}"; }
build 0
build 0 -c release
# SwiftPM plans a build again only if a folder that it watches changed. Neither of the two edits below changes a folder:
# the first keeps the file's path and length, and the second changes locales.txt, which is not a source.
json=Sources/Pickers/Locales/json/de/gregorian.json
python3 - "$json" <<'PYTHON'
import sys
with open(sys.argv[1], "r+b") as file:
    text = file.read().replace(b'"Januar"', b'"Jenner"')
    file.seek(0)
    file.write(text)
PYTHON
before=$(find Sources almanac.json locales.txt -type f -exec sha256sum {} + | sort)
build 1
says 'de gregorian months.format.wide.M01: "Jenner" should be "Januar"'
build 1
[ "$(find Sources almanac.json locales.txt -type f -exec sha256sum {} + | sort)" = "$before" ] || fail "The check wrote a file."
ends 0 "${command[@]}" --quiet
build 0
build 0
if compgen -G ".build/*/debug/*.resources" >/dev/null; then fail "The check adds resources to the app."; fi
echo fr >> locales.txt
build 1
says "missing    json/fr/gregorian.json"
says "is not up to date"
ends 1 "${command[@]}" check
says "almanac ended with exit code 1."
echo "Both plugins work with the binary: a build succeeds if the bundle is up to date, and fails if it is stale."
