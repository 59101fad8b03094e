#!/usr/bin/env bash
# Tests npm's packages without npm's registry. Pass the program and an empty folder.
set -euo pipefail
almanac=$(realpath "$1")
work=$(realpath "$2")
tests=$(cd "$(dirname "$0")" && pwd)
root=$tests/../..
block() { python3 "$tests/article.py" "$root/Sources/AlmanacKit/AlmanacKit.docc/CI.md" "$1"; }
fail() { echo "error: $*" >&2; exit 1; }
export npm_config_cache=$work/cache npm_config_update_notifier=false npm_config_audit=false npm_config_fund=false
export npm_config_userconfig=/dev/null npm_config_fetch_retries=0

echo "Tarballs …"
"$root/.release/npm-packages" "$almanac" "$work/tarballs" 2>/dev/null
"$root/.release/npm-packages" "$almanac" "$work/again" >/dev/null 2>&1
diff -r "$work/tarballs" "$work/again" || fail "Packing twice gives different bytes."
if "$root/.release/npm-packages" "$tests/npm.sh" "$work/wrong" 2>"$work/log"; then fail "A script was packed as a program."; fi
grep -q 'is not a binary of' "$work/log" || fail "$(cat "$work/log")"
for tarball in "$work"/tarballs/*.tgz; do
  manifest=$(tar -xOf "$tarball" package/package.json)
  if grep -qE '"(scripts|dependencies|gypfile)"' <<<"$manifest"; then fail "$tarball has scripts or dependencies."; fi
  if tar -tf "$tarball" | grep -E '\.(node|gyp)$|(^|/)\.'; then fail "$tarball has files that npm runs or hides."; fi
done

echo "The commands of the article, with a local registry …"
project=$work/project
mkdir -p "$project"
cd "$project"
printf '%s\n' de en th zh-Hans > locales.txt
echo '{ "name": "app", "version": "1.0.0", "private": true, "type": "module" }' > package.json
block npm.sh > npm.sh
python3 -sB "$tests/registry.py" "$work/tarballs" bash -euo pipefail npm.sh > log 2>&1 || { cat log; exit 1; }
grep -q 'Output is up to date\|locales is up to date' log || { cat log; fail "npx almanac check does not say that the bundle is up to date."; }
[ "$(ls node_modules/@almanac | wc -l)" = 2 ] || fail "npm did not install the launcher and the program alone."
python3 -sB "$tests/registry.py" "$work/tarballs" npm install --silent --save-exact @almanac/web
block dates.js > dates.js
sed -nE 's|^console\.log\(.*\); // ||p' dates.js > expected
[ "$(wc -l < expected)" -ge 3 ] || fail "The article's dates.js shows no texts."
node dates.js | diff expected - || fail "dates.js does not print the texts of the article."

echo "The tarballs alone …"
mkdir -p "$work/offline"
cd "$work/offline"
program=$(basename "$(ls "$work"/tarballs/almanac-cli-[a-z]*.tgz)" | sed -E 's/^almanac-(.*)-[0-9.]+\.tgz$/@almanac\/\1/')
cat > package.json <<JSON
{ "name": "app", "version": "1.0.0", "private": true,
  "overrides": { "$program": "file:$(ls "$work"/tarballs/almanac-cli-[a-z]*.tgz)" } }
JSON
npm install --silent --offline "$work"/tarballs/almanac-cli-[0-9]*.tgz "$work"/tarballs/almanac-web-*.tgz
[ "$(npx --offline almanac --version)" = "$("$almanac" --version)" ] || fail "npx almanac prints another version."
python3 -sB "$tests/launcher.py" "$work/offline"
npm install --silent --offline --omit=optional
status=0
npx almanac --version 2>"$work/log" || status=$?
[ $status = 69 ] && grep -q "almanac: error: The package '$program' is missing." "$work/log" \
  || fail "Without optional dependencies, npx ends with $status: $(cat "$work/log")"

echo "The runtime for the web …"
cp "$root/locales.txt" "$project"
cd "$project"
"$almanac" --quiet --locales locales.txt --formats json,esm --output bundle 2>/dev/null
cp "$tests/web.mjs" .
node web.mjs bundle
"$root/.ci/debian" tsc:node-typescript
types() { # RESOLUTION FILE
  tsc --noEmit --strict --target ES2020 --module "${3:-ES2020}" --moduleResolution "$1" "$2"
}
cp "$tests/client.ts" client.ts
types node client.ts
types node16 client.ts node16
sed 's/const first: number/const first: string/' client.ts > wrong.ts
if types node16 wrong.ts node16 > log; then fail "TypeScript accepts a wrong client."; fi
grep -q 'error TS2322' log || { cat log; fail "TypeScript does not see the types of the package."; }
echo "TypeScript $(tsc --version | cut -d' ' -f2) finds the types of @almanac/web."
