import Foundation
import Sudoku
import TestSupport

/// A folder with pictures and with scripts that pass for other programs, deleted with this object.
final class PictureFolder: Sendable {
  /// A picture that shows ``puzzle``.
  static let picture = picture(of: puzzle)
  static let puzzle = Sitting.puzzle.replacing("0", with: ".")
  /// The same puzzle without its first two rows, which can be exchanged in every solution.
  static let openPuzzle = String(repeating: ".", count: 18) + puzzle.dropFirst(18)

  /// A picture of a puzzle of 81 characters.
  static func picture(of puzzle: String) -> [UInt8] {
    (try? Grid(text: puzzle)).map { DrawnPuzzle($0).file } ?? []
  }

  /// The beginning of a HEIC picture.
  static let heic = [0, 0, 0, 24] + Array("ftypheic".utf8) + [0, 0, 0, 0] + Array("mif1heic".utf8)

  let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("ultimate-sudoku-pictures-\(UUID().uuidString)").path

  /// The folder for the program's temporary files.
  var temporary: String { path + "/temporary" }

  init() throws {
    try FileManager.default.createDirectory(
      atPath: temporary, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Adds a file and returns its path.
  func add(_ name: String, _ bytes: [UInt8]) throws -> String {
    let file = "\(path)/\(name)"
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    return file
  }

  /// Adds a program that runs `script`, and returns its folder.
  func addProgram(_ name: String, _ script: String) throws -> String {
    let folder = path + "/bin"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let isWritten = FileManager.default.createFile(
      atPath: "\(folder)/\(name)", contents: Data("#!/bin/sh\n\(script)\n".utf8),
      attributes: [.posixPermissions: 0o755])
    guard isWritten else { throw CocoaError(.fileWriteUnknown) }
    return folder
  }

  /// The files that the program has left behind.
  func leftovers() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: temporary)
  }
}
