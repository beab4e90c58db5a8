// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Counter",
  dependencies: [.package(path: "../scutes")],
  targets: [
    .executableTarget(
      name: "Counter", dependencies: [.product(name: "Scutes", package: "scutes")]),
    .testTarget(
      name: "CounterTests",
      dependencies: ["Counter", .product(name: "ScutesTesting", package: "scutes")],
      exclude: ["__Snapshots__"]),
  ]
)
