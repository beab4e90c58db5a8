// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

let kit: Target.Dependency = .product(name: "Scutes", package: "Scutes")
let testing: Target.Dependency = .product(name: "ScutesTesting", package: "Scutes")
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
let onMainActor = strict + [.defaultIsolation(MainActor.self)]

/// Programs that use the kit as any other would: by its products alone. `make test` builds and
/// tests them.
let package = Package(
  name: "Programs",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Scutes", path: "../../Sources/Widgets")],
  targets: [
    .executableTarget(name: "FileBrowser", dependencies: [kit], swiftSettings: onMainActor),
    .executableTarget(name: "LogViewer", dependencies: [kit], swiftSettings: onMainActor),
    .executableTarget(
      name: "JSONExplorer",
      dependencies: [kit, .product(name: "ScutesJSON", package: "Scutes")],
      swiftSettings: onMainActor),
    .executableTarget(name: "Prompts", dependencies: [kit], swiftSettings: onMainActor),
    .testTarget(
      name: "ProgramsTests",
      dependencies: ["FileBrowser", "LogViewer", "JSONExplorer", "Prompts", kit, testing],
      swiftSettings: onMainActor),

    // Smaller ones, without default isolation and with a library of views.
    .target(name: "Tally", dependencies: [kit], swiftSettings: onMainActor),
    .executableTarget(name: "Hello", dependencies: [kit], swiftSettings: strict),
    .testTarget(
      name: "TallyTests", dependencies: ["Tally", "Hello", kit, testing],
      exclude: ["__Snapshots__"], swiftSettings: strict),

    // The code of the kit's pages: a test of the repository compares it with them.
    .executableTarget(name: "Counter", dependencies: [kit], swiftSettings: strict),
    .testTarget(
      name: "PagesTests", dependencies: ["Counter", kit, testing],
      exclude: ["__Snapshots__"], swiftSettings: onMainActor),
  ]
)
