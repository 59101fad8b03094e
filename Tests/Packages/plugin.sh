#!/usr/bin/env bash
# Tests the artifact bundle and the plugin in a client package, as the article shows them.
# Pass the program and an empty folder.
set -euo pipefail
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
ends 1 "$root/.release/artifact-bundle" "$work/wrong" "$tests/plugin.sh"
says "is not a binary of"

echo "The client of the article …"
block Package.swift | sed "s|url: \"[^\"]*\", from: \"[^\"]*\"|name: \"almanac-plugins\", path: \"$work/almanac-plugins\"|" > Package.swift
grep -qF "$work" Package.swift || fail "The article's Package.swift has no address to replace."
echo '{ "locales": "locales.txt", "output": "Sources/Pickers/Locales" }' > almanac.json
sed -i 's|\.target(name: "Pickers")|.target(name: "Pickers", exclude: ["Locales"])|' Package.swift
block plugin.sh > "$work/plugin.sh"
[ "$(grep -c '^swift package ' "$work/plugin.sh")" = 2 ] || fail "The article's plugin.sh should have two commands."
ends 0 bash -euo pipefail "$work/plugin.sh"
says "is up to date"
ends 0 swift build
"$almanac" --quiet --config almanac.json
"$almanac" --quiet --locales locales.txt --output "$work/direct"
diff -r Sources/Pickers/Locales/json "$work/direct/json" || fail "The plugin and almanac write different files."

ends 1 swift package almanac check </dev/null
says "wants permission to write"
ends 1 "${command[@]}" check --no-such-option
says "almanac ended with exit code 64."
ends 1 "${command[@]}" '; touch pwned; $(touch pwned)'
[ ! -e pwned ] || fail "An argument reached a shell."

echo fr >> locales.txt
ends 1 "${command[@]}" check
says "missing    json/fr/gregorian.json"
says "almanac ended with exit code 1."
echo "The plugin works with the binary."
