#!/usr/bin/env bash
# Uses the modules as a package in node. Then bundles a page that loads a locale on demand, with esbuild and with rollup.
# Pass the folder of the modules.
set -euo pipefail
modules=$(realpath "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/node_modules"
cp -r "$modules" "$work/node_modules/almanac-locales"
cat > "$work/page.mjs" <<'JS'
import { load, match } from "almanac-locales";
import { format, gregorianDate } from "almanac-locales/almanac.js";

const { calendar } = await load(match("de-CH, en;q=0.5"), "gregorian");
console.log(format(calendar, gregorianDate(2026, 2, 17), { style: "long" }));
JS
expect() {
  [ "$2" = "17. Februar 2026" ] || { echo "$1 should print 17. Februar 2026, but prints: $2" >&2; exit 1; }
}
cd "$work"
expect "node" "$(node page.mjs)"
esbuild --bundle --splitting --format=esm --outdir=esbuild --log-level=error page.mjs
expect "The page of esbuild" "$(node --input-type=module -e "await import('$work/esbuild/page.js')")"
rollup --silent --format es --dir rollup --entryFileNames '[name].mjs' --chunkFileNames '[name]-[hash].mjs' \
  "node_modules/almanac-locales/index.js" "node_modules/almanac-locales/almanac.js"
sed -e "s|almanac-locales/almanac.js|$work/rollup/almanac.mjs|" -e "s|almanac-locales|$work/rollup/index.mjs|" page.mjs > rolled.mjs
expect "The page of rollup" "$(node rolled.mjs)"
# Each locale is in a separate file, and the page itself contains no locale.
if grep -q Februar esbuild/page.js rollup/index.mjs; then echo "A bundler put German into the page." >&2; exit 1; fi
echo "node, esbuild and rollup load a locale on demand."
