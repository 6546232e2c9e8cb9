#!/bin/sh
# Makes the archive of a release from the current commit, for machines with the system and processor
# of this one: deploy/make-release.sh [FOLDER]. It contains Node, the packages of production and the
# built portal, so the machine that runs it needs neither npm nor a network.
set -eu

root=$(CDPATH='' cd -- "$(dirname "$0")/.." && pwd -P)
target=${1:-$root/.cache/releases}
mkdir -p "$target"
target=$(CDPATH='' cd -- "$target" && pwd)
cd "$root"
[ -z "$(git status --porcelain)" ] || {
	echo 'Commit or remove the changes first: a release is made from a commit.' >&2
	exit 1
}
version=$(node -p 'require("./package.json").version')-$(git rev-parse --short=8 HEAD)
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
release=$stage/$version
mkdir "$release"

npm run --silent build
git archive HEAD server domain machines contract generated deploy docs package.json \
	package-lock.json .npmrc | tar -x -C "$release"
cp -R dist "$release/dist"
(cd "$release/dist/assets" && find . -type f | sed 's/^\.\///') >"$release/assets.list"
(cd "$release" && npm ci --omit=dev --no-audit --no-fund)
tar -c --owner=0 --group=0 --numeric-owner -C "$stage" "$version" | gzip -1 \
	>"$target/creator-portal-$version.tar.gz.new"
mv "$target/creator-portal-$version.tar.gz.new" "$target/creator-portal-$version.tar.gz"
echo "$target/creator-portal-$version.tar.gz"
