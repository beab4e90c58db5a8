// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

/// The settings of every target: a warning is an error, and the language mode is the strictest one.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// What the trait asks for, in a debug build: optimisation with assertions, each module as a whole.
let optimized: [SwiftSetting] = [
  .unsafeFlags(
    [
      "-disable-batch-mode", "-whole-module-optimization", "-num-threads", "2", "-O",
      "-assert-config", "Debug",
    ], .when(configuration: .debug, traits: ["Optimized"]))
]

/// The kit, which knows nothing of Sudoku and depends on no other package.
let package = Package(
  name: "Scutes",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Scutes", targets: ["Scutes"]),
    .library(name: "ScutesTesting", targets: ["ScutesTesting"]),
    .library(name: "ScutesJSON", targets: ["ScutesJSON"]),
  ],
  traits: [
    .trait(
      name: "Optimized",
      description: "Optimise in debug builds, too: keys are answered four times as fast, and the "
        + "first build takes four times as long.")
  ],
  targets: [
    .systemLibrary(
      name: "CScutesNCurses", path: "CScutesNCurses",
      providers: [.apt(["libncurses-dev"]), .brew(["ncurses"])]),
    .target(
      name: "CScutesTerminal", path: "CScutesTerminal",
      linkerSettings: [.linkedLibrary("dispatch", .when(platforms: [.linux]))]),
    .target(name: "ScutesJSON", path: "ScutesJSON", swiftSettings: strict + optimized),
    .target(
      name: "ScutesConsole", dependencies: ["CScutesNCurses", "CScutesTerminal", "ScutesJSON"],
      path: "ScutesConsole", swiftSettings: strict + optimized),
    .target(
      name: "Scutes", dependencies: ["ScutesConsole"], path: "Scutes",
      swiftSettings: strict + [.defaultIsolation(MainActor.self)] + optimized),
    .target(
      name: "ScutesTesting", dependencies: ["Scutes"], path: "ScutesTesting",
      swiftSettings: strict),
  ])
