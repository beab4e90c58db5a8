#!/bin/sh
# Depends on the kit of the last commit as a stranger would: by the address of a git repository and a version,
# with an empty cache. A test of the kit must pass in a debug build, in one with the trait Optimized and in a
# release build, and no other package may be fetched. Takes five minutes on two processors.
set -eu
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
scripts/kit.sh "$work/scutes"

# try NAME TRAITS OPTION...: builds and tests a package that depends on the kit.
try() {
  name=$1
  traits=$2
  shift 2
  folder=$work/$name
  mkdir -p "$folder/Sources/Hello" "$folder/Tests/HelloTests"
  cat >"$folder/Package.swift" <<EOF
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Hello",
  dependencies: [.package(url: "file://$work/scutes", from: "0.2.0"$traits)],
  targets: [
    .executableTarget(name: "Hello", dependencies: [.product(name: "Scutes", package: "scutes")]),
    .testTarget(
      name: "HelloTests",
      dependencies: ["Hello", .product(name: "ScutesTesting", package: "scutes")]),
  ])
EOF
  cat >"$folder/Sources/Hello/Hello.swift" <<'EOF'
import Scutes

@main
struct Hello: App {
  var body: some View { Button("Leave") {} }
}
EOF
  cat >"$folder/Tests/HelloTests/HelloTests.swift" <<'EOF'
import ScutesTesting
import Testing

@testable import Hello

@MainActor @Test func theButtonIsShown() {
  #expect(ViewDriver(width: 20, height: 3) { Hello().body }.screen.contains("Leave"))
}
EOF
  started=$(date +%s)
  swift build --package-path "$folder" --cache-path "$work/cache" "$@" >"$work/log" 2>&1 || {
    tail -n 40 "$work/log"
    exit 1
  }
  echo "$name: built after $(($(date +%s) - started)) s"
  others=$(cd "$folder/.build/checkouts" && find . -mindepth 1 -maxdepth 1 ! -name scutes)
  [ -z "$others" ] || {
    echo "✘ $name: fetched besides the kit: $others"
    exit 1
  }
}
# The guide, in a folder beside a copy of the kit.
git clone -q "$work/scutes" "$work/guide/scutes"
mkdir -p "$work/guide/Counter/Sources/Counter" "$work/guide/Counter/Tests/CounterTests"
cp Examples/Programs/Guide/Manifest.swift "$work/guide/Counter/Package.swift"
cp Examples/Programs/Sources/Counter/CounterApp.swift "$work/guide/Counter/Sources/Counter"
cp -R Examples/Programs/Tests/PagesTests/CounterTests.swift Examples/Programs/Tests/PagesTests/__Snapshots__ \
  "$work/guide/Counter/Tests/CounterTests"
swift test --package-path "$work/guide/Counter" --disable-xctest

try debug ""
swift test --package-path "$work/debug" --cache-path "$work/cache" --disable-xctest
try optimized ', traits: ["Optimized"]'
try release "" -c release
