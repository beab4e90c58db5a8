// swift-tools-version: 6.2
import PackageDescription

/// A separate package that uses the kit as any program would. `make test` builds and tests it.
let package = Package(
  name: "Outside",
  dependencies: [.package(name: "UltimateSudoku", path: "../..")],
  targets: [
    .target(
      name: "Counter",
      dependencies: [.product(name: "Widgets", package: "UltimateSudoku")],
      swiftSettings: [.defaultIsolation(MainActor.self), .treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "Hello", dependencies: [.product(name: "Widgets", package: "UltimateSudoku")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(
      name: "CounterTests",
      dependencies: [
        "Counter", "Hello",
        .product(name: "Widgets", package: "UltimateSudoku"),
        .product(name: "WidgetsTesting", package: "UltimateSudoku"),
      ],
      exclude: ["__Snapshots__"],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ]
)
