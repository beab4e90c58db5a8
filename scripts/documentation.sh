#!/bin/sh
# Builds the documentation of the kit that was built last into .build/documentation, and fails on the first
# warning, or if what is made of its symbols isn't what the repository has, the public interface and the page of
# modifiers: RECORD=1 writes those.
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
perl scripts/modifiers.pl "$graphs"/Scutes/*.symbols.json >"$graphs/modifiers.md"

# compare MADE KEPT: fails if they differ, unless RECORD=1 writes what is kept anew.
compare() {
  [ "${RECORD:-}" != 1 ] || cp "$1" "$2"
  diff "$2" "$1" || {
    echo "$2 isn't what the code says now: \`make docs RECORD=1\` writes it anew." >&2
    return 1
  }
}
compare "$graphs/modifiers.md" docs/modifiers.md
compare "$graphs/Interface.txt" "$package/Interface.txt" || {
  echo "It is the kit's public interface: $package/STABILITY.md says when it may change." >&2
  exit 1
}
"$docc" convert "$package/Scutes/Documentation.docc" --additional-symbol-graph-dir "$graphs/Scutes" \
  --fallback-display-name Scutes --fallback-bundle-identifier scutes \
  --warnings-as-errors --output-path "$out"
