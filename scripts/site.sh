#!/bin/sh
# Writes docs/ and what belongs to it as pages to be opened from disk, into .build/site. docs/site holds what
# they are made of and lists them. Fails with a line for each link that leads nowhere. Needs cmark-gfm and perl.
set -eu
cd "$(dirname "$0")/.."

out=.build/site
rm -rf "$out"
mkdir -p "$out"
cp docs/site/style.css docs/site/search.js "$out"
cp packaging/share/icons/hicolor/scalable/apps/ultimate-sudoku.svg "$out/icon.svg"
perl scripts/site.pl "$out"
echo "$out/index.html"
