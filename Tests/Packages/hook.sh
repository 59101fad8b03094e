#!/usr/bin/env bash
# Tests the hook of the article with pre-commit and a local clone of this repository. Pass the program, an empty folder, and the
# folder of the environment that has pre-commit.
set -euo pipefail
almanac=$(realpath "$1")
work=$(realpath "$2")
bin=$(realpath "$3")/bin
tests=$(cd "$(dirname "$0")" && pwd)
root=$(realpath "$tests/../..")
fail() { echo "error: $*" >&2; [ ! -s "$work/log" ] || cat "$work/log" >&2; exit 1; }
says() { grep -qF -- "$1" "$work/log" || fail "The output has no '$1'."; }
# The test uses no settings of the user and no network. pre-commit clones from a folder.
export HOME=$work/home PRE_COMMIT_HOME=$work/pre-commit GIT_CONFIG_NOSYSTEM=1 GIT_ALLOW_PROTOCOL=file
mkdir -p "$HOME" "$work/program"
ln -s "$almanac" "$work/program/almanac"
export PATH=$work/program:$bin:$PATH
git config --global user.name test
git config --global user.email test@example.invalid
git config --global --add safe.directory '*'

pre-commit validate-manifest "$root/.pre-commit-hooks.yaml"
# The clone has the hooks of this folder, even if they are not committed.
git clone -q --depth 1 "file://$root" "$work/almanac"
cp "$root/.pre-commit-hooks.yaml" "$work/almanac"
git -C "$work/almanac" add -A
git -C "$work/almanac" commit -q --allow-empty -m "The hooks"

project=$work/project
mkdir "$project"
cd "$project"
git init -q
python3 "$tests/article.py" "$root/Sources/AlmanacKit/AlmanacKit.docc/CI.md" .pre-commit-config.yaml > article.yaml
version=$(sed -nE 's/^ +rev: //p' article.yaml)
git -C "$work/almanac" tag -f "$version" >/dev/null
sed "s|https://github.com/OWNER/almanac|$work/almanac|" article.yaml > .pre-commit-config.yaml
rm article.yaml
grep -qF "$work/almanac" .pre-commit-config.yaml || fail "The article's config has no address to replace."
pre-commit validate-config .pre-commit-config.yaml
printf '%s\n' de th > locales.txt
echo '{ "output": "App" }' > almanac.json
almanac --quiet
pre-commit install >/dev/null

# Commits what is staged, and expects the hook to pass or to fail.
commits() { # Passed|Failed
  local status=0
  git commit -qm "A commit" >"$work/log" 2>&1 || status=$?
  says "$1"
  if [ "$1" = Failed ]; then [ $status != 0 ] || fail "A bundle that is not up to date was committed."
  else [ $status = 0 ] || fail "The commit failed."; fi
}
# An attacker can choose the name of a file in the bundle. pre-commit must pass no file names to the hook.
touch "App/; touch pwned; \$(touch pwned)" "App/--output=pwned"
git add -A
commits Passed
[ ! -e pwned ] || fail "The name of a file became a command or an option."
german=App/json/de/gregorian.json
git rm -q $german
commits Failed
git reset -q --hard
sed -i 's/"Januar"/"Jaenner"/' $german
git add -A
commits Failed
says 'de gregorian months.format.wide.M01: "Jaenner" should be "Januar"'
git checkout -q HEAD -- App
echo fr >> locales.txt
git add locales.txt
commits Failed
says "is not up to date"
almanac --quiet
git add -A
commits Passed
# The hook sees the files of the commit. An up-to-date file on the disk does not hide a stale file in the commit.
cp $german "$work/fresh.json"
sed -i 's/"Januar"/"Jaenner"/' $german
git add $german
cp "$work/fresh.json" $german
commits Failed
git reset -q
# Without almanac, the hook must fail.
echo de > locales.txt
git add locales.txt
rm "$work/program/almanac"
commits Failed
echo "pre-commit $(pre-commit --version | cut -d' ' -f2): the hook accepts a bundle that is up to date, and rejects a stale bundle."
