public import Foundation

/// The program that the end-to-end tests and benchmarks run.
public enum BuiltProgram {
  /// The variable that names another program to run.
  public static let variable = "ULTIMATE_SUDOKU_PROGRAM"

  /// The path of the executable: the value of the variable, or else the one built beside the
  /// running tests or benchmarks, which the command line of the running process locates.
  ///
  /// - Throws: ``BuiltProgramMissing`` if there is none.
  public static func path(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    arguments: [String] = CommandLine.arguments
  ) throws -> String {
    if let named = environment[variable] { return try firstExecutable(among: [named]) }
    return try path(named: "ultimate-sudoku", arguments: arguments)
  }

  /// The path of another executable of the package, built beside the running tests or benchmarks.
  ///
  /// - Throws: ``BuiltProgramMissing`` if there is none.
  public static func path(
    named name: String, arguments: [String] = CommandLine.arguments
  ) throws -> String {
    let programs = arguments.filter { $0.contains("/") }
    return try firstExecutable(among: programs.flatMap { places(of: name, beside: $0) })
  }

  private static func firstExecutable(among candidates: [String]) throws -> String {
    guard let path = candidates.first(where: FileManager.default.isExecutableFile) else {
      throw BuiltProgramMissing(candidates: candidates)
    }
    return path
  }

  /// The possible places of `name`: the folders that contain `executable`, from the nearest up,
  /// since on macOS the tests lie deep inside a bundle.
  private static func places(of name: String, beside executable: String) -> [String] {
    var folder = URL(fileURLWithPath: executable).resolvingSymlinksInPath()
    var places: [String] = []
    for _ in 0..<4 {
      folder.deleteLastPathComponent()
      places.append(folder.appendingPathComponent(name).path)
    }
    return places
  }
}

/// The error for a program that isn't where it should have been built.
public struct BuiltProgramMissing: Error, CustomStringConvertible {
  /// The paths that were tried.
  public let candidates: [String]

  /// The missing program, and how to build it.
  public var description: String {
    "there is no program at \(candidates.first ?? "any place"): build it with `swift build`, "
      + "or name it in \(BuiltProgram.variable)"
  }
}
