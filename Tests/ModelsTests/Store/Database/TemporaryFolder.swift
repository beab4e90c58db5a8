import Foundation

/// A temporary folder for one test, deleted with the last reference to it.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "ultimate-sudoku-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// The names of the files in it, sorted.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: file(name)))
  }

  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: file(name))), as: UTF8.self)
  }

  /// Overwrites the first bytes of a file, so that SQLite doesn't know it any more.
  func damageHeader(of name: String) throws {
    let url = URL(fileURLWithPath: file(name))
    var data = try Data(contentsOf: url)
    data.replaceSubrange(0..<4, with: [0, 0, 0, 0])
    try data.write(to: url)
  }
}
