import Foundation
import TerminalTesting

/// A run of the program as a command, in a folder of its own.
struct CommandRun {
  let folder: URL

  /// Creates the folder with `files` by name.
  init(files: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ultimate-sudoku-command-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
  }

  /// The path of a file in the folder.
  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// Runs the program and deletes the folder.
  func callAsFunction(_ arguments: String..., input: String = "") throws -> ProgramRun {
    defer { try? FileManager.default.removeItem(at: folder) }
    return try ProgramRun(BuiltProgram.path(), arguments, input: input)
  }
}
