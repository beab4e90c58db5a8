#!/bin/sh
# documentation.sh [FOLDER]: builds the kit's documentation into FOLDER (.build/documentation), and
# fails on the first warning. Needs docc, which comes with the Swift toolchain.
set -eu
out=${1:-.build/documentation}
swift=${SWIFT:-swift}
docc=$(command -v docc || true)
if [ -z "$docc" ]; then
  echo "documentation.sh: this toolchain has no docc, which builds the documentation" >&2
  exit 1
fi
graphs=$("$swift" package dump-symbol-graph --minimum-access-level public </dev/null |
  sed -n 's/^Files written to //p')
kit=.build/symbolgraph-of-widgets
rm -rf "$kit" "$out"
mkdir -p "$kit"
cp "$graphs"/Widgets.symbols.json "$graphs"/Widgets@*.symbols.json "$kit"/
"$docc" convert Sources/Widgets/Documentation.docc --additional-symbol-graph-dir "$kit" \
  --fallback-display-name Widgets --fallback-bundle-identifier widgets \
  --warnings-as-errors --output-path "$out"
