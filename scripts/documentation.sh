#!/bin/sh
# Builds the documentation of the kit that was built last into .build/documentation, and fails on the first
# warning. Needs docc, which comes with the Swift toolchain.
set -eu
cd "$(dirname "$0")/.."

out=.build/documentation
swift=${SWIFT:-swift}
docc=$(command -v docc || true)
if [ -z "$docc" ]; then
  echo "documentation.sh: this toolchain has no docc, which builds the documentation" >&2
  exit 1
fi
built=$("$swift" build --show-bin-path)
kit=.build/symbolgraph-of-widgets
rm -rf "$kit" "$out"
mkdir -p "$kit"
# What the kit hands on of Console is documented with it.
sdk=
[ "$(uname -s)" != Darwin ] || sdk="-sdk $(xcrun --show-sdk-path)"
triple=$("$swift" -print-target-info | sed -n 's/^ *"triple": "\(.*\)",/\1/p')
# shellcheck disable=SC2086
"$swift" symbolgraph-extract -module-name Widgets -output-dir "$kit" -I "$built/Modules" \
  -Xcc -fmodule-map-file=Sources/CNCurses/module.modulemap \
  -Xcc -fmodule-map-file="$built/CTerminal.build/module.modulemap" \
  -minimum-access-level public -experimental-allowed-reexported-modules=Console \
  -target "$triple" $sdk
"$docc" convert Sources/Widgets/Documentation.docc --additional-symbol-graph-dir "$kit" \
  --fallback-display-name Widgets --fallback-bundle-identifier widgets \
  --warnings-as-errors --output-path "$out"
