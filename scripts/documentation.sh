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
# What the kit hands on of ScutesConsole is documented with it.
sdk=
[ "$(uname -s)" != Darwin ] || sdk="-sdk $(xcrun --show-sdk-path)"
triple=$("$swift" -print-target-info | sed -n 's/^ *"triple": "\(.*\)",/\1/p')
# shellcheck disable=SC2086
"$swift" symbolgraph-extract -module-name Scutes -output-dir "$kit" -I "$built/Modules" \
  -Xcc -fmodule-map-file=Sources/Widgets/CScutesNCurses/module.modulemap \
  -Xcc -fmodule-map-file="$built/CScutesTerminal.build/module.modulemap" \
  -minimum-access-level public -experimental-allowed-reexported-modules=ScutesConsole \
  -target "$triple" $sdk
"$docc" convert Sources/Widgets/Scutes/Documentation.docc --additional-symbol-graph-dir "$kit" \
  --fallback-display-name Scutes --fallback-bundle-identifier scutes \
  --warnings-as-errors --output-path "$out"
