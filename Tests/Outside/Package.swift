// swift-tools-version: 6.2
import PackageDescription

/// A separate package that uses the kit as any program would. `make test` builds and tests it.
let package = Package(
  name: "Outside",
  dependencies: [.package(name: "Scutes", path: "../../Sources/Widgets")],
  targets: [
    .target(
      name: "Tally",
      dependencies: [.product(name: "Scutes", package: "Scutes")],
      swiftSettings: [.defaultIsolation(MainActor.self), .treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "Hello", dependencies: [.product(name: "Scutes", package: "Scutes")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(
      name: "TallyTests",
      dependencies: [
        "Tally", "Hello",
        .product(name: "Scutes", package: "Scutes"),
        .product(name: "ScutesTesting", package: "Scutes"),
      ],
      exclude: ["__Snapshots__"],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    // The code of the kit's pages: a test of the repository compares it with them.
    .executableTarget(
      name: "Counter", dependencies: [.product(name: "Scutes", package: "Scutes")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(
      name: "PagesTests",
      dependencies: [
        "Counter", .product(name: "Scutes", package: "Scutes"),
        .product(name: "ScutesTesting", package: "Scutes"),
      ],
      exclude: ["__Snapshots__"],
      swiftSettings: [.defaultIsolation(MainActor.self), .treatAllWarnings(as: .error)]),
  ]
)
