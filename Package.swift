// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The settings of every target: a warning is an error, and the language mode is the strictest one.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// Targets whose types live on the main actor unless they say otherwise.
let userInterface = strict + [.defaultIsolation(MainActor.self)]

/// Whether ULTIMATE_SUDOKU_UNOPTIMISED asks for a debug build as compilers usually make it.
let isUnoptimised = Context.environment["ULTIMATE_SUDOKU_UNOPTIMISED"] != nil

/// Optimised in a debug build as well, with assertions: the tests run three times as fast, and on the
/// code that the optimiser makes, which once ended a released program. Either way such a module is compiled as a whole: file by
/// file, the compiler would keep files that the other kind of build has compiled.
let optimised: [SwiftSetting] = [
  .unsafeFlags(
    ["-disable-batch-mode", "-whole-module-optimization", "-num-threads", "2"]
      + (isUnoptimised ? [] : ["-O", "-cross-module-optimization", "-assert-config", "Debug"]),
    .when(configuration: .debug))
]

/// The targets of the solver's kernel: the same sources for each instruction set, and optimised in a
/// debug build as well, where vectors would be a thousand times slower. The program picks one when
/// it runs.
let kernels: [(name: String, flags: [String])] = {
  let plain = [(name: "SolverLanes", flags: [String]())]
  #if arch(x86_64)
    return plain + [
      (name: "SolverLanesAVX2", flags: ["-Xcc", "-march=x86-64-v3"]),
      (name: "SolverLanesAVX512", flags: ["-Xcc", "-march=x86-64-v4"]),
    ]
  #else
    return plain
  #endif
}()
let kernelTargets = kernels.map { kernel in
  Target.target(
    name: kernel.name,
    swiftSettings: strict + [
      .unsafeFlags(kernel.flags), .unsafeFlags(["-O"], .when(configuration: .debug)),
    ])
}
let kernelDependencies = kernels.map { Target.Dependency.target(name: $0.name) }

/// A target of the models: a folder below `Sources/Models`.
func models(_ name: String, on dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/Models/\(name)",
    swiftSettings: strict + optimised)
}

/// The modules of the kit, which is a package of its own.
let widgets = Target.Dependency.product(name: "Scutes", package: "Scutes")
let widgetsTesting = Target.Dependency.product(name: "ScutesTesting", package: "Scutes")
let json = Target.Dependency.product(name: "ScutesJSON", package: "Scutes")

/// The models from the bottom up: each depends on some before it, and on nothing of the program else.
let modelTargets = [
  models("Sudoku", on: ["CProcessor"] + kernelDependencies),
  models("Grading", on: ["Sudoku"]),
  models("Generating", on: ["Sudoku", "Grading", "CPuzzles"]),
  models("Formats", on: ["Sudoku", json]),
  models("Games", on: ["Sudoku", "Grading", "Generating", "Formats"]),
  models("Hints", on: ["Sudoku", "Grading", "Formats", "Games"]),
  models(
    "Store",
    on: [
      "Sudoku", "Formats", "Games", "Hints", "CLogIndex", json,
      .product(name: "GRDB", package: "GRDB.swift"),
      .product(name: "GRDBSQLite", package: "GRDB.swift"),
    ]),
]

/// All of them, for who uses most.
let allModels = modelTargets.map { Target.Dependency.target(name: $0.name) }

/// Links C libraries: from their archives where all of those are installed, as beside Debian's
/// headers. The program then starts as fast as without them, and runs where the shared libraries have
/// other versions. Otherwise the shared ones of `shared` are linked, which bring what they need.
func libraries(_ archives: [String], orShared shared: [String]) -> [LinkerSetting] {
  #if os(Linux)
    #if arch(x86_64)
      let folder = "/usr/lib/x86_64-linux-gnu"
    #else
      let folder = "/usr/lib/aarch64-linux-gnu"
    #endif
    if archives.allSatisfy({ FileManager.default.fileExists(atPath: "\(folder)/lib\($0).a") }) {
      return archives.map { .linkedLibrary(":lib\($0).a") }
    }
  #endif
  return shared.map { .linkedLibrary($0) }
}

let package = Package(
  name: "UltimateSudoku",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "ultimate-sudoku", targets: ["App"])
  ],
  dependencies: [
    .package(
      name: "Scutes", path: "Sources/Widgets",
      traits: isUnoptimised ? [] : [.trait(name: "Optimized")]),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
  ],
  targets: [
    .target(name: "CProcessor"),
    .target(name: "CLogIndex"),
    .target(name: "CUnicodeData"),
    .target(name: "CPuzzles", exclude: ["packs.txt", "drills.txt", "rare.txt"]),
    .target(
      name: "CDigits", exclude: ["digits.weights"],
      cSettings: [.unsafeFlags(["-O2"], .when(configuration: .debug))]),
    .target(
      name: "CPictures", cSettings: [.unsafeFlags(["-O2"], .when(configuration: .debug))],
      linkerSettings: ["jpeg", "png", "z"].flatMap { libraries([$0], orShared: [$0]) }),
    .target(
      name: "CDrawing", cSettings: [.unsafeFlags(["-I/usr/include/freetype2"])],
      linkerSettings: libraries(
        [
          "cairo", "pixman-1", "fontconfig", "freetype", "png", "z", "expat", "brotlidec",
          "brotlicommon",
        ], orShared: ["cairo", "fontconfig"])),
    .target(
      name: "PictureReading", dependencies: ["CDigits", "CPictures", "Sudoku"],
      swiftSettings: strict + optimised),
    // Not optimised in a debug build: as a whole, one processor compiles it for minutes while the others
    // wait, which is more than its tests gain.
    .target(
      name: "Screens", dependencies: [widgets, "PictureReading"] + allModels,
      swiftSettings: userInterface),
    .executableTarget(
      name: "App",
      dependencies: [
        "Screens", widgets, "PictureReading", "CDrawing", "CUnicodeData",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
      ] + allModels,
      swiftSettings: strict),
    .target(
      name: "Catalogue", dependencies: [widgets, widgetsTesting], path: "Examples/Catalogue",
      swiftSettings: userInterface),
    .executableTarget(
      name: "Gallery",
      dependencies: [
        "Catalogue", widgets,
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Examples/Gallery", swiftSettings: strict),
    .target(
      name: "Scenes",
      dependencies: ["Screens", widgets, widgetsTesting, "PictureReading"] + allModels,
      path: "Examples/Scenes", swiftSettings: userInterface),
    .executableTarget(
      name: "Pictures",
      dependencies: [
        "Scenes", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Examples/Pictures", swiftSettings: userInterface),
    .target(
      name: "TerminalTesting", dependencies: [widgets], path: "Tests/TerminalTesting",
      swiftSettings: strict + optimised),
    .target(name: "CFuzzing", path: "Tests/CFuzzing"),
    .target(
      name: "Trials",
      dependencies: [
        "TerminalTesting", widgets, widgetsTesting, "Catalogue", "PictureReading",
        "CFuzzing", .product(name: "GRDB", package: "GRDB.swift"),
      ] + allModels,
      path: "Tests/Trials", exclude: ["Corpora"], swiftSettings: strict),
    .executableTarget(
      name: "Torture",
      dependencies: [
        "Trials", "TerminalTesting",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/Torture", swiftSettings: strict),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "TerminalTesting", widgets, "Sudoku", "Grading", "Generating", "Hints",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Benchmarks/Measuring", swiftSettings: strict),
    .executableTarget(
      name: "PackMaker", dependencies: ["Sudoku", "Generating", "Formats"],
      path: "Tools/PackMaker", swiftSettings: strict),
    .executableTarget(
      name: "board-scene", dependencies: [widgets], path: "Benchmarks/BoardScene",
      swiftSettings: userInterface),
    .executableTarget(
      name: "board-yardstick", path: "Benchmarks/BoardYardstick",
      linkerSettings: [.linkedLibrary("ncursesw", .when(platforms: [.linux]))]),
    .target(
      name: "TestSupport",
      dependencies: [widgets, widgetsTesting, "Sudoku", "TerminalTesting"],
      path: "Tests/TestSupport",
      swiftSettings: strict + optimised),
    .testTarget(
      name: "TestSupportTests", dependencies: ["TestSupport", "TerminalTesting", widgets],
      swiftSettings: strict),
    .testTarget(
      name: "ConsoleTests", dependencies: ["TestSupport", "TerminalTesting", json],
      swiftSettings: userInterface),
    .testTarget(
      name: "WidgetsTests", dependencies: [widgets, "TestSupport", "TerminalTesting"],
      swiftSettings: userInterface),
    .testTarget(
      name: "ExamplesTests", dependencies: ["Catalogue", widgets, "TestSupport"],
      exclude: ["__Snapshots__"], swiftSettings: strict),
    .testTarget(
      name: "ModelsTests",
      dependencies: [
        "CProcessor", "TestSupport", .product(name: "GRDB", package: "GRDB.swift"),
      ] + allModels,
      exclude: ["Corpus", "__Snapshots__"], swiftSettings: strict),
    .testTarget(
      name: "PictureReadingTests", dependencies: ["PictureReading", "Sudoku", "TestSupport"],
      exclude: ["Pictures"], swiftSettings: strict),
    .testTarget(
      name: "ScreensTests",
      dependencies: [
        "Screens", "Scenes", widgets, "PictureReading", "TestSupport",
      ] + allModels,
      exclude: ["__Snapshots__"], swiftSettings: userInterface),
    .testTarget(
      name: "ScenesTests",
      dependencies: ["Scenes", "Screens", widgets, "TestSupport"] + allModels,
      exclude: ["__Snapshots__"], swiftSettings: userInterface),
    .testTarget(
      name: "AppTests", dependencies: ["App", "TestSupport"] + allModels, swiftSettings: strict),
    .testTarget(
      name: "BenchmarksTests", dependencies: ["TerminalTesting", widgets],
      swiftSettings: strict),
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["App", "Sudoku", "TerminalTesting", "TestSupport", "Trials", widgets],
      swiftSettings: strict),
  ] + modelTargets + kernelTargets
)
