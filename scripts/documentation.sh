#!/bin/sh
# Builds the documentation of the kit that was built last into .build/documentation, and fails on the first
# warning, or if the kit's public interface isn't what Sources/Widgets/Interface.txt says: RECORD=1 writes that.
# Needs docc, which comes with the Swift toolchain.
set -eu
cd "$(dirname "$0")/.."

out=.build/documentation
package=Sources/Widgets
swift=${SWIFT:-swift}
docc=$(command -v docc || true)
if [ -z "$docc" ]; then
  echo "documentation.sh: this toolchain has no docc, which builds the documentation" >&2
  exit 1
fi
built=$("$swift" build --show-bin-path)
graphs=.build/symbolgraph-of-kit
rm -rf "$graphs" "$out"
sdk=
[ "$(uname -s)" != Darwin ] || sdk="-sdk $(xcrun --show-sdk-path)"
triple=$("$swift" -print-target-info | sed -n 's/^ *"triple": "\(.*\)",/\1/p')
for module in Scutes ScutesTesting ScutesJSON; do
  mkdir -p "$graphs/$module"
  # What Scutes hands on of ScutesConsole is documented with it.
  # shellcheck disable=SC2086
  "$swift" symbolgraph-extract -module-name "$module" -output-dir "$graphs/$module" -I "$built/Modules" \
    -Xcc -fmodule-map-file="$package/CScutesNCurses/module.modulemap" \
    -Xcc -fmodule-map-file="$built/CScutesTerminal.build/module.modulemap" \
    -minimum-access-level public -experimental-allowed-reexported-modules=ScutesConsole \
    -target "$triple" $sdk
done
perl scripts/interface.pl "$graphs"/*/*.symbols.json >"$graphs/Interface.txt"
[ "${RECORD:-}" != 1 ] || cp "$graphs/Interface.txt" "$package/Interface.txt"
if ! diff "$package/Interface.txt" "$graphs/Interface.txt"; then
  echo "The kit's public interface has changed: \`make docs RECORD=1\` writes $package/Interface.txt anew." >&2
  echo "$package/STABILITY.md says when it may." >&2
  exit 1
fi
"$docc" convert "$package/Scutes/Documentation.docc" --additional-symbol-graph-dir "$graphs/Scutes" \
  --fallback-display-name Scutes --fallback-bundle-identifier scutes \
  --warnings-as-errors --output-path "$out"
